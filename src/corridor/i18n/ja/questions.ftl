ask-last = { $who }の手は { $move } でした。
ask-last-none = まだ手がありません。
ask-no-clock = この対局は時間無制限です。
ask-clock = { $who }：{ $time }。
ask-fences =
    { $count ->
        [0] 盤上にフェンスはありません。
       *[other] 盤上のフェンスは{ $count }枚：{ $fences }。
    }
ask-edible = パックマンは今、{ $pieces }を食べられます。
ask-route = { $piece }：{ $square } まで{ $count }マス。
ask-route-to-pacman = { $piece }：パックマンまで{ $count }マス。
ask-no-route = { $piece }：道がありません。
ask-no-distances = パックマンはまだ盤上にいません。
ask-ways = { $square } から：{ $ways }。
ask-ways-closed = 行けない方向：{ $ways }。
ask-way = { $way }は { $square }
ask-way-piece = { $way }は { $square }、{ $pieces }がいます
ask-tunnel = トンネル
ask-which-square = マスを付けてください。例：w e4
ask-along =
    { $count ->
        [0] { $line } の{ $kind ->
            [file] 列
           *[row] 段
        }の隣にフェンスはありません。
       *[other] { $line } の{ $kind ->
            [file] 列
           *[row] 段
        }の隣：{ $fences }。
    }
ask-separator = { "；" }
ask-fence-bars = { $fence } が { $steps } をふさぐ
ask-which-line = 列か段を付けてください。例：s e、または s 4
ask-goal-row = { $side }のゴールは{ $row }の段です。
ask-goal-file = { $side }のゴールは { $file } の列です。
ask-goal-any = { $side }のゴールは { $squares } のどれかです。
ask-goal-pacman =
    { $count ->
        [0] パックマンはパワークッキーをすべて食べました。
        [1] パックマンは { $squares } の最後のパワークッキーを食べれば勝ちです。
       *[other] パックマンは{ $count }個のパワークッキーを食べれば勝ちです：{ $squares }。
    }
ask-goal-ghosts =
    { $lives ->
        [0] パックマンのライフはもうありません。
        [1] ゴーストはあと1回捕まえれば勝ちです。
       *[other] ゴーストはあと{ $lives }回捕まえれば勝ちです。
    }
ask-help =
    質問：l は直前の手。c は残り時間。f はフェンス。p は駒。d は全員の残りの距離。
    w e4 は e4 から行ける方向。s e は e の列、s 4 は4の段の隣のフェンス。g は勝ち方。? はこの説明。
