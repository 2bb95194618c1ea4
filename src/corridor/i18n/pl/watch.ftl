watch-lead = Publiczne partie, które właśnie trwają.
watch-none = Nie trwa teraz żadna publiczna partia.
watch-none-more = Zacznij własną: partie z osobami, które tu znajdziesz, może oglądać każdy.
watch-open = Oglądaj: { $game }, { $names }
