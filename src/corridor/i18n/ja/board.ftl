board-left = 置くと残り{ $count }枚
board-your-piece = あなたの{ $piece }
board-piece = { $piece }
board-pellet = パワークッキー
board-gate = 復活マス
board-tunnel = { $square } へのトンネル
board-goal = { $side }のゴール
board-fences = フェンス：{ $ways }
board-north = 北
board-east = 東
board-south = 南
board-west = 西
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] フェンス { $slot }、横
               *[vertical] フェンス { $slot }、縦
            }
       *[other]
            { $way ->
                [horizontal] { $old } を { $slot } へ移す、横
               *[vertical] { $old } を { $slot } へ移す、縦
            }
    }
board-fence-refused = { $fence }：{ $why }
board-cost = { $side } { $count }マス
board-walk =
    { $squares ->
        [none] { $piece }：行き先を選んでください。次：{ $next }。
       *[other]
            { $end ->
                [yes] { $piece }：{ $squares }。ここで止まれます。次：{ $next }。
               *[no] { $piece }：{ $squares }。次：{ $next }。
            }
    }
board-which = { $square } へ進む駒はどれですか：{ $pieces }
board-ask-enter-ghost = そこにはゴーストがいて、パックマンは捕まります。それでも { $square } へ進みますか？
board-ask-confirm-walk = { $square } へ進みますか？
board-lift =
    { $fence ->
        [none] 移すチェンバーのフェンスを選んでください。
       *[other] フェンス { $fence } を持ち上げました。どこへ置きますか？
    }
board-no-fences = 今はフェンスを置けません。
board-no-fence-here =
    { $way ->
        [horizontal] { $slot } に横向きのフェンスは置けません。
       *[vertical] { $slot } に縦向きのフェンスは置けません。
    }
board-can-walk = ここへ進めます
board-can-enter = ここに登場できます
board-out-of-reach = この手番では { $square } へ行けません。
board-within-reach = 進めるマス：{ $squares }。
board-no-walk = 今動ける駒はありません。
board-action-spend = パワークッキーを使う
board-action-end-turn = 手番を終える
board-action-no-boost = もう進まない
board-action-pass = パス
board-action-stay = { $piece }は動かない
board-action-enter = { $square } に登場
board-link = この盤へのリンク
play-boost-left = { $all }マス中、残り{ $left }マス
play-chamber = チェンバー
play-steps = { $count }マス
