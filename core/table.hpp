// The numbers and switches of a game, received as a flat list of integers: the core itself holds no
// number of any game. Every field has a fixed place; a field that a family does not use is 0, a
// missing square is -1. Python builds the list from the names in `kTableFields`.
//
// Squares are y*9+x. A set of squares takes 3 words of 27 bits (three ranks each, rank 1
// first); a set of fences of one orientation takes 2 words of 32 bits (four rows of slots
// each), bit y*8+x.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "board.hpp"

namespace corridor {

enum class Family : u8 { Classic, Pacman, Advanced };

inline constexpr int kMostSides = 4;
inline constexpr int kPieces = 5;  // chases: PAC-MAN, Blinky, Inky, Pinky, Clyde
inline constexpr int kMostPellets = 8;
inline constexpr int kMostChamberFences = 7;

enum class PacInto : u8 { Caught, Blocked };
enum class Steps : u8 { Exact, UpTo };
enum class BoostEats : u8 { Pass, EndOnly };
enum class Frenzy : u8 { Exact, UpTo, None };
enum class FrenzyPath : u8 { Any, Straight, Towards };
enum class OnPellet : u8 { Cross, NoEntry, Free };
enum class Stack : u8 { PassNoShare, Block, Share };
enum class Order : u8 { Fixed, Free };
enum class Return : u8 { NextRound, NextTurn };

struct Table {
  Family family = Family::Classic;
  int sides = 0;
  int draw_after_plies = 0;   // 0 = never
  bool threefold = false;     // draw when a position occurs for the third time
  int no_progress_limit = 0;  // chases: rounds without progress; 0 = never
  std::array<u8, kPieces> start{};  // kOff: no such piece, or it enters later
  std::array<Squares, kMostSides> goal{};
  std::array<u8, kMostSides> stock{};
  FenceSet fences;            // on the board at the start, Chamber fences included
  std::vector<u8> pellets;    // squares
  int lives = 0;
  Squares respawn = 0;
  Tunnels tunnels;
  std::vector<u8> chamber;    // fences that the ghosts move in the opening turns
  int opening_turns = 0;
  int pac_steps = 0;          // PAC-MAN's walk
  int boost_steps = 0;        // pacman: his walk after a pellet
  int ghost_steps = 0;        // pacman: a ghost's walk
  int frenzy_steps = 0;       // pacman: a ghost's walk with PAC-MAN in sight
  int extra_steps = 0;        // advanced: the walk for a spent pellet
  std::array<u8, kMostPellets> ghost_speed{};  // advanced: by pellets eaten
  bool edge_side_jump = false;
  bool third_pawn_side_jump = false;
  Steps pac_move = Steps::Exact;
  PacInto pac_into_ghost = PacInto::Caught;
  Steps boost = Steps::Exact;
  BoostEats boost_eats = BoostEats::Pass;
  Frenzy frenzy = Frenzy::Exact;
  FrenzyPath frenzy_path = FrenzyPath::Any;
  OnPellet ghost_on_pellet = OnPellet::Cross;
  Stack ghost_stack = Stack::PassNoShare;
  bool ghost_stay = false;
  Order ghost_order = Order::Fixed;
  Return ghost_return = Return::NextRound;
  bool refill = false;        // pellets=refill
  Steps adv_ghost_move = Steps::Exact;
  bool bar_previous = false;  // no_return=last_square
  bool respawn_free = false;
  Steps spend_steps = Steps::Exact;
  bool tunnels_give_access = false;

  int pellet_at(int square) const;   // index in `pellets`, or -1
  int chamber_index(int fence) const;  // index in `chamber`, or -1
};

// Throws std::invalid_argument with the reason if the numbers are not a valid game.
Table read_table(const std::vector<std::int64_t>& numbers);

// Names of the numbers in order. Values of the switches:
//   family 0 classic, 1 pacman, 2 advanced
//   pac_move, boost, adv_ghost_move, spend_steps 0 exact, 1 up to
//   pac_into_ghost 0 caught, 1 blocked          boost_eats 0 pass, 1 end_only
//   frenzy 0 exact_2, 1 up_to_2, 2 none         frenzy_path 0 any, 1 straight, 2 towards
//   ghost_on_pellet 0 cross, 1 no_entry, 2 free
//   ghost_stack 0 pass_no_share, 1 block, 2 share
//   ghost_order 0 fixed, 1 free                 ghost_return 0 next_round, 1 next_turn
//   refill 0 stay_eaten, 1 refill               bar_previous 0 no_return=off, 1 last_square
//   all others 0 false, 1 true
inline constexpr std::string_view kTableFields[] = {
    "family", "sides", "draw_after_plies", "threefold", "no_progress_limit",
    "start_0", "start_1", "start_2", "start_3", "start_4",
    "goal_0_0", "goal_0_1", "goal_0_2", "goal_1_0", "goal_1_1", "goal_1_2",
    "goal_2_0", "goal_2_1", "goal_2_2", "goal_3_0", "goal_3_1", "goal_3_2",
    "stock_0", "stock_1", "stock_2", "stock_3",
    "fences_h_0", "fences_h_1", "fences_v_0", "fences_v_1",
    "pellets_0", "pellets_1", "pellets_2", "lives",
    "respawn_0", "respawn_1", "respawn_2",
    "tunnel_0_a", "tunnel_0_b", "tunnel_1_a", "tunnel_1_b",
    "chamber_h_0", "chamber_h_1", "chamber_v_0", "chamber_v_1",
    "opening_turns", "pac_steps", "boost_steps", "ghost_steps", "frenzy_steps", "extra_steps",
    "ghost_speed_0", "ghost_speed_1", "ghost_speed_2", "ghost_speed_3",
    "ghost_speed_4", "ghost_speed_5", "ghost_speed_6", "ghost_speed_7",
    "edge_side_jump", "third_pawn_side_jump",
    "pac_move", "pac_into_ghost", "boost", "boost_eats", "frenzy", "frenzy_path",
    "ghost_on_pellet", "ghost_stack", "ghost_stay", "ghost_order", "ghost_return", "refill",
    "adv_ghost_move", "bar_previous", "respawn_free", "spend_steps", "tunnels_give_access"};

}  // namespace corridor
