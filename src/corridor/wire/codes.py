"""Refusal codes and phrases, as stable strings; clients have the sentences in catalogues."""

from enum import StrEnum, unique


@unique
class Code(StrEnum):
    """Why a command is refused. For ``illegal`` the law's own refusal is in the arguments."""

    BAD_MESSAGE = "bad_message"
    BAD_SETUP = "bad_setup"
    BAD_SECRET = "bad_secret"  # noqa: S105  a code, no secret
    BAD_CODE = "bad_code"
    BAD_TOKEN = "bad_token"  # noqa: S105  as above
    BAD_ORIGIN = "bad_origin"
    BANNED = "banned"
    BAD_HOST = "bad_host"
    BAD_NAME = "bad_name"
    NO_SUCH_MATCH = "no_such_match"
    NO_SUCH_SEAT = "no_such_seat"
    INVITED_ONLY = "invited_only"
    SENT_AWAY = "sent_away"
    NETWORK_SENT_AWAY = "network_sent_away"
    NOT_SEATED = "not_seated"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_OWNER = "not_owner"
    NOT_CAPTAIN = "not_captain"
    NOT_STARTED = "not_started"
    NOT_FULL = "not_full"
    NOT_AGREED = "not_agreed"
    NOT_WAITING = "not_waiting"
    NOT_OVER = "not_over"
    NOT_CASUAL = "not_casual"
    NOT_GONE = "not_gone"
    NOT_THEIR_TURN = "not_their_turn"
    STARTED = "started"
    FINISHED = "finished"
    STALE = "stale"
    ILLEGAL = "illegal"
    TIME_IS_UP = "time_is_up"
    SEAT_TAKEN = "seat_taken"
    CHARACTER_TAKEN = "character_taken"
    BAD_SHARES = "bad_shares"
    NO_OFFER = "no_offer"
    OFFERED_ALREADY = "offered_already"
    BOT_DECLINES = "bot_declines"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    TOO_LATE_TO_ABORT = "too_late_to_abort"
    NO_TEAM = "no_team"
    NO_PERFECT = "no_perfect"
    TOO_MANY = "too_many"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_LARGE = "too_large"
    BUSY = "busy"
    FAILED = "failed"


@unique
class Phrase(StrEnum):
    """The twelve phrases of the chat; clients show them in the reader's language."""

    HELLO = "hello"
    GOOD_LUCK = "good_luck"
    WELL_PLAYED = "well_played"
    NICE_FENCE = "nice_fence"
    OOPS = "oops"
    THINKING = "thinking"
    YOUR_TURN = "your_turn"
    BACK_SOON = "back_soon"
    I_AM_BACK = "i_am_back"
    THANKS = "thanks"
    AGAIN = "again"
    GOODBYE = "goodbye"
