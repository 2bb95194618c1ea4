watch-lead = Nyilvános partik, amelyek éppen folynak.
watch-none = Most nem folyik nyilvános parti.
watch-none-more = Indíts egyet te: az itt talált ellenfelekkel játszott partikat bárki nézheti.
watch-open = { $game } megnézése: { $names }
