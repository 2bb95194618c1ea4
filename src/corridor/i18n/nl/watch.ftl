watch-lead = Openbare partijen die nu gespeeld worden.
watch-none = Er wordt nu geen openbare partij gespeeld.
watch-none-more = Begin er zelf een: bij partijen met spelers die je hier vindt, mag iedereen meekijken.
watch-open = Kijk naar { $game }: { $names }
