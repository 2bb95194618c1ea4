elsewhere-title = 別の端末で続ける
home-perfect = 完璧
home-perfect-is = 完璧：絶対に間違えません
table-time-none = 時間無制限
table-time-per-move = 1手番{ $seconds }秒
table-time-fischer = { $minutes }分＋1手番ごとに{ $increment }秒
table-time-days = 1手番{ $days }日
table-free = 空席
table-computer = コンピューター、レベル{ $level }
table-guest = ゲスト
watch-moves =
    { $moves ->
        [0] 始まったばかり
       *[other] { $moves }手
    }
language-name = 日本語
list-separator = { "、" }
sentence-separator = { "" }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = パックマン
side-ghosts = ゴースト
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = ブリンキー
piece-inky = インキー
piece-pinky = ピンキー
piece-clyde = クライド
mode-classic-2 = クラシック2人用：フェンスを使いながら、向こう側を目指すレースです。
mode-classic-3 = クラシック3人用：同じレースを、3方向から。
mode-classic-4 = クラシック4人用：同じレースを、4方向すべてから。
mode-pacman = パックマン：ゴーストに3回捕まる前に、パワークッキーを4つ食べましょう。
mode-pacman-advanced = パックマン上級：フェンスとトンネル、ためて使えるパワークッキーが加わったチェイスです。
layout-standard = 駒は各辺の中央。盤上にフェンスはありません。
layout-recon-1 = 横3枚、縦3枚のフェンス。いつもの迷路です。
layout-recon-2 = 横3枚、縦3枚のフェンスで作った別の迷路です。
layout-open = フェンスは1枚もありません。
layout-gate = 門：フェンス8枚、ライフ1つ。実力が同じなら接戦になります。
layout-kite = 凧：フェンス14枚、ライフ2つ。実力が同じなら接戦になります。
layout-lantern = ランタン：フェンス20枚、ライフ4つ。実力が同じなら接戦になります。
layout-meadow = 草原：フェンス4枚、ライフ3つ。実力が同じなら接戦になります。
layout-owl = フクロウ：フェンス18枚、ライフ2つ。実力が同じなら接戦になります。
layout-tower = 塔：フェンス18枚、ライフ2つ。実力が同じなら接戦になります。
layout-d4 = チェンバーは d4、e4、d5、e5。
layout-d5 = チェンバーは d5、e5、d6、e6。
layout-e4 = チェンバーは e4、f4、e5、f5。
layout-e5 = チェンバーは e5、f5、e6、f6。
character-pawn = ふつうの駒
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1、初心者
level-2 = 2、有望株
level-3 = 3、一人前
level-4 = 4、達人
joke-0 = 厳しいダイエット中だったようです。ゴーストも同情しました。1マス分だけ。
joke-1 = パワークッキー1つ。長いお休みの前の、軽いおやつでした。
joke-2 = メニューの半分を完食。残りの半分はゴーストがお持ち帰りしました。
joke-3 = 4つのうち3つ。最後のパワークッキーは、この武勇伝を何年も語り継ぐことでしょう。
joke-4 = パワークッキー4つを完食、食べこぼしなし。ゴーストから「もっと狭い迷路を」との要望が届いています。
phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-well-played = ナイスプレイ！
phrase-nice-fence = ナイスフェンス！
phrase-oops = しまった！
phrase-thinking = 考え中です。
phrase-your-turn = あなたの番ですよ！
phrase-back-soon = すぐ戻ります。
phrase-i-am-back = 戻りました。
phrase-thanks = ありがとう！
phrase-again = もう一局どうですか？
phrase-goodbye = またね！
page-api = プログラム用インターフェース
page-name = あなたの名前
page-guest = ゲスト
page-home = ホーム
page-loading = 少々お待ちください…
page-missing = ここには何もありません
page-missing-more = アドレスが間違っているか、ここにあったものがなくなったようです。
page-no-network = 接続がありません
page-no-network-more = データは無事です。つながりしだい、このページは自動で開きます。
page-try-again = 今すぐ試す
page-language = 言語
page-theme = ライト／ダーク
page-theme-auto = 端末に合わせる
page-theme-light = ライト
page-theme-dark = ダーク
page-your-name = あなたの名前：{ $name }
page-unreachable = 今はサーバーに接続できません。データは無事です。少したってからもう一度お試しください。
page-menu = メニュー
page-play = 遊ぶ
page-learn = 学ぶ
page-rules = ルール
page-how-to-play = 遊び方
bot-name =
    { $level ->
        [1] 入門者
        [2] 見習い
        [3] 愛好家
        [4] 常連
        [5] クラブ級
        [6] 挑戦者
        [7] 熟練者
       *[other] 名人
    }
bot-is = レベル{ $level }：{ $name }
bot-sees =
    { $sight ->
        [own] 自分の次の手しか読みません。
        [answer] 自分の手と、それへの返事まで読みます。
        [few] 少し先まで読みます。
        [several] 何手か先まで読みます。
       *[far] ずっと先まで読みます。
    }
page-watch = 観戦
page-analyse = 検討
editor-title-maze = 迷路を作る
editor-title-position = 局面を作る
page-games = 自分の対局
page-puzzles = パズル
page-spoken = スクリーンリーダーモード
table-perfect = コンピューター、完璧
page-stop = 止める
page-puzzle-daily = 今日のパズル
page-again = もう一度
page-game = ゲーム
page-all-games = すべてのゲーム
page-hint = ヒント
page-hint-more = 次のヒント
page-you = あなた
page-away = 離席中
page-copied = コピーしました
page-cancel = キャンセル
bot-style =
    { $style ->
        [runner] ゴールへまっしぐら。フェンスはめったに置きません。
        [builder] フェンスが大好きで、早くから置きます。
        [saver] だれかがゴールに近づくまで、フェンスをとっておきます。
        [all-round] リードしていれば走り、遅れていればフェンスを置きます。
        [hungry] 一番近いパワークッキーをねらいます。
        [wary] まずゴーストから離れ、安全なときに食べます。
        [hunter] 安全なときに食べ、ブースト中はゴーストを追いかけます。
        [loners] ゴーストはそれぞれ単独で追ってきます。
       *[pack] ゴーストは協力して追い、逃げ道をふさぎます。
    }
bot-misses =
    { $what ->
        [jump] ジャンプを見落とします。
        [own-way] ときどき自分のフェンスで遠回りします。
        [second-ghost] 一度に見るゴーストは1匹だけです。
        [boost] パワークッキーを食べたパックマンの怖さを忘れがちです。
       *[nothing] 見落としはほとんどありません。
    }
home-tile-classic-2 = 2人用
home-tile-classic-3 = 3人用
home-tile-classic-4 = 4人用
home-tile-pacman = パックマン
home-tile-pacman-advanced = 上級
home-name-classic-2 = クラシック2人用
home-name-classic-3 = クラシック3人用
home-name-classic-4 = クラシック4人用
home-name-pacman = パックマン
home-name-pacman-advanced = パックマン上級
home-ended = このページはサーバーより古くなっています。再読み込みしてください。
play-bot = コンピューター{ $level }
play-notify-turn = Corridor の対局があなたを待っています。
play-your-turn = あなたの手番
home-expect = このレベルどうしの対局では、パックマンの勝率は{ $share }％です。
home-here-player = プレイヤー{ $number }
