watch-lead = Les parties publiques qui se jouent en ce moment.
watch-none = Aucune partie publique en ce moment.
watch-none-more = Lances-en une : les parties avec des gens trouvés ici sont visibles par tout le monde.
watch-open = Regarder { $game } : { $names }
