watch-lead = Javne partije, ki se igrajo prav zdaj.
watch-none = Trenutno se ne igra nobena javna partija.
watch-none-more = Začni eno: partije z ljudmi, ki jih najdeš tu, lahko gleda kdor koli.
watch-open = Gledaj: { $game }, { $names }
