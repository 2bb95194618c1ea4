fault-boost-after-pellet = ブーストはパワークッキーの後です。パックマンを、パワークッキーがあって今は空のマスに置いてください。
fault-chamber-count = チェンバーのフェンスの枚数が合いません。正しいものに印を付けてください。
fault-chamber-fences-standing = チェンバーのフェンスは盤上のものだけです。{ $fences } はありません。
fault-closed-chamber = チェンバーにすき間があります。出入りできないように閉じてください。
fault-eaten = 食べたパワークッキーは盤上にないもののことで、{ $found } とは合いません。
fault-fence = 「{ $found }」はフェンスではありません。e3h のように書きます。
fault-fence-list = 「{ $found }」は d2e3 のようなフェンスの並びではありません。
fault-fences-not-crossing = { $fences } が交差しています。どちらかを動かしてください。
fault-fences-not-overlapping = { $fences } が重なっています。どちらかを動かしてください。
fault-fences-of-layout = このゲームではフェンスは動かないので、迷路のものと同じはずです。違うもの：{ $fences }。
fault-fields = このゲームの局面は、スラッシュで区切った{ $detail }項目です。
fault-fitting-fence = { $fences } は同時に置けません。どれかを動かしてください。
fault-ghosts-apart = { $squares } にゴーストが2匹います。1匹ずつ別のマスに置いてください。
fault-inline-layout = 「{ $found }」は、点で区切った6つの部分からなる迷路ではありません。
fault-known-name = { $found } はありません。あるもの：{ $detail }。
fault-layout-key = 迷路ファイルのここに「{ $found }」は置けません。
fault-layout-number = { $found } は範囲外です。{ $detail } から選んでください。
fault-layout-size = 迷路として長すぎます。
fault-layout-value = { $found } は{ $detail }でなければなりません。
fault-lives = ライフ{ $found }は、開始時の数より多くなっています。
fault-no-pellet-on-respawn-square = パックマンは { $squares } から復活します。パワークッキーは別の場所に置いてください。
fault-no-pellet-under-piece = { $squares } のパワークッキーの上に駒がいます。どちらかを動かしてください。
fault-no-square-cut-off =
    { $count ->
        [1] { $squares } にはだれも行けません。道を開けてください。
       *[other] この{ $count }マスにはだれも行けません。道を開けてください。
    }
fault-numbers =
    { $detail ->
        [1] 「{ $found }」は数1つでなければなりません。
       *[other] 「{ $found }」は数{ $detail }つでなければなりません。
    }
fault-one-chamber = 閉じた部屋が2つ以上あります。閉じてよいのはチェンバーだけです。
fault-one-square = 駒は1つのマスから始めます：{ $found }。
fault-pacman-apart = { $squares } にパックマンとゴーストがいます。どちらかを動かしてください。
fault-pacman-on-board = パックマンがいません。盤に置いてください。
fault-pellets-differ = { $squares } にパワークッキーが2つあります。1つを動かしてください。
fault-pellets-of-layout = この迷路では { $squares } にパワークッキーはありません。取り除くか、迷路を変えてください。
fault-pellet-count = このゲームのパワークッキーは{ $detail }個ですが、ここには{ $found }個あります。
fault-phase = 手番のこの段階（「{ $found }」）は、盤のほかの部分と合いません。
fault-pieces-apart = { $squares } に駒が2つあります。どちらかを動かしてください。
fault-piece-letter = 「{ $found }」は駒ではないか、同じ駒が2回出ています。
fault-piece-name = このゲームに「{ $found }」という駒はありません。
fault-piece-off-board = ここでは{ $pieces }は盤外から始まり、後で登場します。駒を取り除いてください。
fault-piece-on-board = { $pieces }がありません。盤に置いてください。
fault-played-in-turn = この段階では、そのゴーストはまだ動いていないはずです。
fault-position-size = 局面として長すぎます。
fault-previous = { $pieces }は盤外なので、前にいたマスはありません。
fault-reserve = ストック{ $found }個は、パックマンが食べた数より多くなっています。
fault-route-to-goal = { $squares } の駒がゴールに行けません。道を開けてください。
fault-side-number = このゲームに陣営{ $found }はありません。
fault-square = 「{ $found }」はマスではありません。マスは a1 から i9 までです。
fault-square-for-each-piece = どの駒にもマスが必要です。盤外なら「-」と書きます：{ $found }。
fault-square-list = 「{ $found }」は a1i9 のようなマスの並びではありません。
fault-start-off-goal = { $squares } の駒はもうゴールにいます。動かしてください。
fault-stock = 手持ちのフェンスが盤に置ける数を超えています：{ $found }。
fault-stock-name = フェンスを持てるのはこのゲームの陣営だけです：{ $found }。
fault-switch = 「{ $found }」は値の付いたルールではないか、2回出ています。
fault-toml = { $line }行{ $column }文字めを読み取れません。
fault-turn = 「{ $found }」では、どの手番かわかりません。
editor-lead-maze = フェンスを引き、駒とパワークッキーを置いて、遊びましょう。ルールに合わないところにはその場で印が付きます。
editor-lead-position = どのゲームのどの場面でも作れます。ルールに合わないところにはその場で印が付きます。
editor-board = 編集中の盤
editor-tools = タップですること
editor-tool-fence = フェンス
editor-tool-erase = 取り除く
editor-tool-chamber = チェンバーのフェンス
editor-tool-pellet = パワークッキー
editor-hint-fence = なぞるとフェンスを置き、タップで取り除きます。駒はドラッグで動かせます。
editor-hint-erase = フェンス、駒、パワークッキーをタップすると取り除けます。
editor-hint-chamber = チェンバーを閉じるフェンスをタップしてください。
editor-hint-pellet = マスをタップすると、パワークッキーを置いたり取り除いたりできます。
editor-hint-piece = マスをタップすると{ $piece }を置きます。もう一度タップすると盤から取り除きます。
editor-fence = フェンス { $fence }
editor-on-fence = ここにフェンス { $fence } があります。Enter で取り除きます。
editor-symmetry = 対称に描く
editor-symmetry-none = オフ
editor-symmetry-mirror = 左右
editor-symmetry-flip = 上下
editor-symmetry-turn = 180度回転
editor-redo = やり直す
editor-clear = フェンスを全部消す
editor-good = このまま遊べます。
editor-faults = 直すところ
editor-more-faults = ほか{ $count }件
editor-bad-link = このリンクの盤は表示できません。新しい盤を用意しました。
editor-try = 試す
editor-use = テーブルで使う
editor-not-yet = 印がすべて消えたら、共有して遊べます。
editor-stock = フェンス：{ $side }
editor-side = 手番
editor-phase = 手番の段階
editor-phase-walk = パックマンが進む
editor-phase-boost = ブースト
editor-phase-ghosts = ゴーストが進む
editor-phase-enter = パックマンの登場
editor-phase-action = パックマンの手
editor-phase-extra = 追加の移動
editor-phase-after = 移動の後
editor-phase-relocate = チェンバーのフェンス
editor-phase-ghost-place = ゴーストのフェンス
editor-played = 移動済みのゴースト
editor-reserve = ストックのパワークッキー
editor-turn = ターン
editor-memory = この手番の記録
editor-previous = 前にいたマス
editor-from = もとにする盤
editor-from-none = 盤を選ぶ
editor-forget = この迷路を削除
editor-fences = フェンス{ $count }枚
editor-take-away = { $fence } を取り除く
editor-fair = どれくらい公平？
editor-fair-lead = コンピューターが自分を相手に早指しで対局します。できる場合は、ゴーストが3匹までのときの迷路の完全解析もします。
editor-fair-ask = 調べる
editor-fair-making = 早指しで対局中
editor-fair-ahead = 先に{ $ahead }件の盤を調べています
editor-fair-failed = うまくいきませんでした。もう一度調べられます。
editor-fair-done = 早指しの対局が終わりました。
editor-fair-share = 勝率{ $share }％（おそらく{ $low }～{ $high }％）
editor-fair-games =
    { $drawn ->
        [0] レベル{ $level }どうしで{ $games }局、引き分けなし。本当の割合は、20回に19回は薄い色の範囲に入ります。
       *[other] レベル{ $level }どうしで{ $games }局、引き分け{ $drawn }局。本当の割合は、20回に19回は薄い色の範囲に入ります。
    }
editor-fair-exact = 完全解析、ゴースト{ $ghosts }匹
editor-fair-pacman = パックマンの勝ち
editor-fair-endless = どちらも必勝ではない
editor-fair-ghosts = ゴーストの勝ち
