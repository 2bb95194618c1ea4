preview-invitation = { $name }からの対局の招待
preview-nameless = 対局に招待されています
preview-invitation-more = { $game }、{ $clock }。リンクを開いて着席しましょう。登録は不要です。
preview-game-now =
    { $moves ->
        [0] { $game }、始まったばかりです。リンクを開くと観戦できます。
       *[other] { $game }、{ $moves }手まで進行。リンクを開くと観戦できます。
    }
preview-game-over =
    { $moves ->
        [0] { $game }、1手めの前に終了。
       *[other] { $game }、{ $moves }手で終了。リンクを開くと手順を見られます。
    }
preview-game-move =
    { $ply ->
        [0] { $game }、1手めの前。リンクを開くと全{ $moves }手を見られます。
       *[other] { $game }、{ $moves }手中の{ $ply }手め。リンクを開くと全手順を見られます。
    }
preview-position = { $game }の局面
preview-analysis-more = リンクを開いて、手を試したりエンジンに聞いたりできます。
preview-position-more = リンクを開いて盤を見て、自分の手を試しましょう。
preview-puzzle = パズル：{ $game }
preview-puzzle-daily = 今日のパズル：{ $game }
preview-maze = { $game }の迷路
preview-maze-more = 見たり、変えたり、コンピューターや友だちと遊んだりできます。
push-turn = あなたの手番
push-turn-with = { $game }（{ $names }）があなたを待っています。
push-turn-alone = { $game }があなたを待っています。
