law-expected = Тук трябва да има { $wanted }, а не „{ $found }“.
law-expected-more = Текстът свършва твърде рано: тук трябва да има { $wanted }.
law-refused = { $move } не може да се играе тук. { $why }
law-some-piece = фигура
law-unknown = Няма „{ $name }“. Избери нещо от тези: { $allowed }.
analysis-title = Дъска за анализ
analysis-empty = Отвори празна дъска
analysis-to-move = На ход: { $side }
analysis-over = Тук играта е свършила.
analysis-engine = Компютър
analysis-line-count = Варианти
analysis-thinking = Мисли…
analysis-thinks =
    { $depth ->
        [one] Мисли: дълбочина 1 ход, { $nodes } позиции
       *[other] Мисли: дълбочина { $depth } хода, { $nodes } позиции
    }
analysis-thought =
    { $depth ->
        [one] Дълбочина 1 ход, { $nodes } позиции
       *[other] Дълбочина { $depth } хода, { $nodes } позиции
    }
analysis-follow = Изиграй { $moves }
analysis-no-moves = Направи ход на дъската, за която и да е страна. Върни се и направи друг: той става вариант.
analysis-mark = Оцени хода
analysis-mark-with = Отбележи с { $glyph }
analysis-promote = Премести варианта нагоре
analysis-prune = Изтрий оттук нататък
analysis-name = Име на този вариант
analysis-comment = Коментар към този ход
analysis-comment-start = Коментар преди първия ход
analysis-save = Запази като .qgn
analysis-too-long = Това е твърде дълго за адрес. Запази го като .qgn, за да не го загубиш.
analysis-begin = Друга игра
analysis-begin-choose = Избери игра…
analysis-paste = Постави запис или позиция, или пусни файл където и да е
analysis-read = Зареди
analysis-file = Отвори файл
analysis-wrong-at = Ред { $line }, колона { $column }: { $why }
