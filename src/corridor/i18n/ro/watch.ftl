watch-lead = Partide publice care se joacă chiar acum.
watch-none = Acum nu se joacă nicio partidă publică.
watch-none-more = Începe tu una: partidele cu oameni pe care îi găsești aici pot fi privite de oricine.
watch-open = Privește { $game }: { $names }
