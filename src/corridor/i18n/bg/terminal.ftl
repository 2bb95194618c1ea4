cli-play-welcome = Здравей, това е Corridor! Коя игра искаш?
cli-play-which = Игра:
cli-play-how-many = Колко души, от 1 до { $most }? Без други хора играеш срещу компютъра.
cli-play-number = Въведи число от { $low } до { $high }.
cli-play-name = Име на играч { $number }:
cli-play-characters = { $name }, твоята фигура: { $characters }.
cli-play-which-character = Фигура:
cli-play-start = Искаш ли да започнеш? Ако не, редът е случаен.
cli-play-person = Играч { $number }
cli-play-bot = Компютър
cli-play-bots = Компютър { $number }
cli-play-seats =
    { $most ->
        [one] Тази игра е за 1.
       *[other] Тази игра има от { $fewest } до { $most } места, а не { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Имената или героите са повече от хората: играе 1.
       *[other] Имената или героите са повече от хората: играят { $count }.
    }
cli-play-no-characters = Героите са за фигурите в класическите игри; тук фигурите са си самите те.
cli-play-alike = Две фигури не могат да изглеждат еднакво: { $character }.
cli-play-first-or-side = Използвай или --first, или --side, но не и двете.
cli-play-nobody-first = Без хора няма кой да си поиска страна.
cli-play-resume-is-all = Запазената игра си знае режима и играчите: дай --resume без тях.
cli-play-was-over = Играта в { $file } е свършила.
cli-play-sits = { $who }: начало на { $squares }.
cli-play-lot = Местата са случайни.
cli-play-enters = Първо на дъската влиза { $who }.
cli-play-looks = { $who } изглежда така: { $character }.
cli-play-how = Въведи ход или „help“.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = едно от { $pieces }
cli-play-example = Например: { $moves }
cli-play-several = Дотам се стига по няколко пътя. Въведи някой от тях изцяло: { $moves }.
cli-play-what = { $why } Въведи „help“, за да видиш какво можеш.
cli-play-not-yours = С тази фигура играе { $who }.
cli-play-into-ghost = Пакман ще налети на духче и ще загуби живот. Все пак ли?
cli-play-forced = { $who }: няма ход, пропуска.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Похарчена е енергийна точка.
cli-play-pellet =
    { $count ->
        [0] Пакман изяжда последната енергийна точка!
        [one] Пакман изяжда енергийна точка! Остава 1.
       *[other] Пакман изяжда енергийна точка! Остават { $count }.
    }
cli-play-caught =
    { $count ->
        [0] Хванаха Пакман за последен път!
        [one] Хванаха Пакман! Остава 1 живот.
       *[other] Хванаха Пакман! Остават { $count } живота.
    }
cli-play-eaten = Пакман изяжда { $piece }!
cli-play-help-race =
    Ходове
      e4         върви или прескочи до e4
      e3h        хоризонтална преграда над e3 и f3
      e3v        вертикална преграда вдясно от e3 и e4
cli-play-help-chase =
    Ходове
      Me6f6      върви с Пакман през e6 до f6; B, I, P, C са духчетата
      f6         същото, ако е ясно коя фигура върви и как
      --         спри тук или остани на място
      M@e1       влез на дъската на e1
      $          похарчи енергийна точка за път с приток на енергия
      e3h        хоризонтална преграда над e3 и f3
      e3v        вертикална преграда вдясно от e3 и e4
      d3h>f7v    вземи преградата на Стаята d3h и я сложи на f7v
cli-play-help =
    Думи
      moves      всички позволени ходове; „moves B“ – на една фигура
      why MOVE   защо даден ход не може да се играе
      routes     най-късите пътища
      board      покажи пак дъската
      undo       върни до последния ти ход
      save FILE  запази играта във файл
      resign     предай се
      quit       излез
cli-play-no-piece = Няма фигура „{ $name }“. Може: { $allowed }.
cli-play-no-moves = { $piece } сега не може да се движи.
cli-play-undone =
    { $count ->
        [one] 1 ход е върнат.
       *[other] { $count } хода са върнати.
    }
cli-play-no-undo = Няма ход за връщане.
cli-play-why-what = Кажи кой ход, например: why e3h
cli-play-legal = { $move } е позволен ход.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 стъпка: { $squares }
       *[other] { $piece }: { $count } стъпки: { $squares }
    }
cli-play-no-route = Сега няма пътища за показване.
cli-play-resign = Предава ли се { $who }?
cli-play-resigned = { $loser }: предаване. { $winner }: добра игра!
cli-play-taken-over = Вместо { $who } продължава компютърът.
cli-play-overwrite = { $file } вече съществува. Да се презапише ли?
cli-play-saved = Запазено в { $file }.
cli-play-save = Да се запази ли играта в { $file }?
cli-play-resume = За да продължиш: corridor play --resume { $file }
cli-play-not-saved = Играта не е запазена. Следващия път --autosave FILE ще я пази ход по ход.
cli-play-default-yes = [Д/н]
cli-play-default-no = [д/Н]
cli-play-words-yes = д да y yes
cli-play-words-no = н не n no
cli-play-yes-or-no = Въведи д или н.
cli-play-level = Ниво на Пакман: { $title }
cli-play-level-of-bots = Колко силен да е компютърът, от 1 до 8?
cli-play-level-or-perfect = Колко силен да е компютърът, от 1 до 8? 9 е безгрешен: никога не бърка.
cli-kind-walk = { $piece } може да отиде на:
cli-kind-fence-h = Хоризонтални прегради:
cli-kind-fence-v = Вертикални прегради:
cli-kind-relocate = { $fence } от Стаята може да отиде на:
cli-kind-enter = Влизане на дъската:
cli-kind-other = Освен това:
cli-legal-count =
    { $count ->
        [one] На ход: { $side }. 1 позволен ход.
       *[other] На ход: { $side }. { $count } позволени хода.
    }
cli-move-refused = { $move } не може да се изиграе. { $why }
cli-cannot-read = Файлът { $file } не може да се прочете: { $why }.
cli-cannot-write = Файлът { $file } не може да се запише: { $why }.
