watch-lead = Avalikud mängud, mida praegu mängitakse.
watch-none = Praegu ei mängita ühtki avalikku mängu.
watch-none-more = Alusta ise: mänge nendega, kelle siit leiad, võib vaadata igaüks.
watch-open = Vaata mängu: { $game }, { $names }
