# 日本語
#
# fence = フェンス、square = マス、piece = 駒、pawn = 駒、step = マス（歩数）、walk = 移動
# PAC-MAN = パックマン、ghost = ゴースト、pellet = パワークッキー、life = ライフ
# boost = ブースト、frenzy = 発狂モード、catch = 捕まえる、round = ラウンド、goal = ゴール
# Chamber = チェンバー、tunnel = トンネル、respawn square = 復活マス、reserve = ストック
# stock, in hand = 手持ち、route = ルート、side = 陣営、seat = 席、table = テーブル、match = 対局
# race = レース、chase = チェイス、leg = 局、computer = コンピューター
# mode = モード、layout = 配置、switch = ルール設定、preset = プリセット
# move = 手、turn = 手番、opening = 序盤、position = 局面、record = 棋譜
# draw = 引き分け、resign = 投了、takeback = 待った、rematch = 再戦、bot = ボット

# What this language is called by those who speak it.
language-name = 日本語

# 並べた言葉のあいだ。
list-separator = { "、" }

unknown-language = 「{ $wanted }」という言語はありません。使える言語：{ $known }。

## Why a move cannot be played.
##
## $pieces: the pieces it is about, as names; $squares: the squares it is about.

refusal-unreadable = 手として読み取れません。
refusal-game-over = ゲームは終わっています。
refusal-not-your-turn = 今は別の駒の手番です。
refusal-wrong-phase = この手は、手番の今の段階では指せません。
refusal-piece-off-board = この駒は盤上にありません。

refusal-no-fences-left = 手持ちのフェンスがありません。
refusal-crosses-fence = ほかのフェンスと交差してしまいます。
refusal-overlaps-fence = ほかのフェンスと重なってしまいます。
refusal-closes-last-route = { $pieces }の最後のルートをふさいでしまいます。
refusal-cuts-off-squares = { $squares } が孤立してしまいます。
refusal-not-a-chamber-fence = 移せるのはチェンバーのフェンスだけです。
refusal-same-slot = そのフェンスはすでにそこにあります。

refusal-too-far = そのマスは遠すぎます。
refusal-fence-between = 間にフェンスがあります。
refusal-square-taken = そのマスには別の駒がいます。
refusal-no-jump = そこへは跳べません。
refusal-wrong-length = 進むマスの数が合いません。
refusal-must-stop = 途中で止まらなければなりません。
refusal-ghost-in-the-way = ゴーストが道をふさいでいます。
refusal-pellet-in-the-way = 途中にパワークッキーがあります。
refusal-ends-on-pellet = パワークッキーのマスでは止まれません。
refusal-ends-on-ghost = ゴーストのいるマスでは止まれません。
refusal-ends-where-it-began = 出発したマスでは止まれません。
refusal-ends-on-previous-square = 前回の移動で出発したマスでは止まれません。
refusal-not-straight = まっすぐ進まなければなりません。

refusal-must-move = パスできるのは、ほかに手がないときだけです。
refusal-not-a-respawn-square = パックマンはそこには登場できません。
refusal-respawn-square-taken = パックマンの登場するマスに駒がいます。
refusal-no-pellet-in-reserve = 使えるパワークッキーのストックがありません。

## How a game ended.
##
## $winner: the name of the side that won; "none" when it is a draw.

outcome-goal = { $winner }の勝ち：ゴールに到達しました。
outcome-pellets = { $winner }の勝ち：パワークッキーをすべて食べました。
outcome-ghosts = { $winner }の勝ち：ゴーストをすべて食べました。
outcome-catches = { $winner }の勝ち：パックマンのライフがなくなりました。
outcome-plies = 引き分け：手数の上限に達しました。
outcome-threefold = 引き分け：同じ局面が3回現れました。
outcome-no-progress = 引き分け：長い間、進展がありませんでした。

## Pictures of a board, and what they say to people who do not see them.
##
## $side, $piece: a name; $square: one square; $squares, $fences: a list of them.

draw-mode-classic-two = クラシック、2人
draw-mode-classic-three = クラシック、3人
draw-mode-classic-four = クラシック、4人
draw-mode-pacman = パックマン
draw-mode-pacman-advanced = パックマン上級
draw-none = なし
draw-title = { $mode }：{ $state }
draw-to-move-now = { $side }の手番です。
draw-sentence = { $words }。
draw-piece-on = { $piece }は { $square }
draw-piece-off = { $piece }は盤外
draw-fences-of = { $side }のフェンス：{ $fences }。
draw-fences-fixed = フェンス：{ $fences }。
draw-fences-chamber = チェンバーのフェンス：{ $fences }。
draw-pellets = パワークッキー：{ $squares }。
draw-lives =
    { $count ->
       *[other] ライフは{ $count }つ。
    }
draw-reserve-count =
    { $count ->
       *[other] パワークッキーのストックは{ $count }個。
    }
draw-sees = { $piece }からパックマンが見えています。
draw-in-hand =
    { $count ->
       *[other] { $side }：手持ちのフェンスは{ $count }枚。
    }
draw-to-move = 手番
draw-won = 勝ち
draw-to-move-steps =
    { $count ->
       *[other] 手番、{ $count }マス
    }
draw-route-steps =
    { $count ->
       *[other] { $count }マス
    }
draw-speed = 速さ{ $count }
draw-reserve = ストック
draw-chamber = チェンバー
draw-fence-of = { $side }：フェンス
draw-fence-fixed = フェンス
draw-fence-chamber = チェンバーのフェンス
draw-fence-vacated = チェンバーのフェンスの跡
draw-goal-of = { $side }：ゴール
draw-pellet = パワークッキー
draw-respawn = 復活マス
draw-tunnels = トンネル：{ $squares }
draw-last-walk = 直前の移動
draw-edible = 今なら食べられる
draw-who-sees = { $pieces }からパックマンが見えています。

## What a reader wanted to find, as it stands in "expected …": a thing, or a condition.
##
## $detail: how many there should be, or which there are; empty where nothing is to be added.

expected-boost-after-pellet = パワークッキーを食べた後だけのブースト
expected-chamber-count = ターン数に合った枚数のチェンバーのフェンス
expected-chamber-fences-standing = 盤上に立っているチェンバーのフェンス
expected-characters = レースの駒ごとに1つのキャラクター（ふつうの駒以外は重複なし）
expected-chase-move = チェイスの手（例：Me6f6、Bd9、e3h、d3h>f7v、M@e1、$、--）
expected-clock = 時間（h:mm:ss または秒数）
expected-closed-chamber = 出入り口のない部屋を閉じているチェンバーのフェンス
expected-comment = 制御文字も、前後の空白も、内側の注記もないコメント
expected-comment-end = コメントを閉じる波括弧
expected-eaten = 盤上から消えた数と同じ、食べたパワークッキーの数
expected-end-of-text = テキストの終わり
expected-evaluation = 評価値（例：0.35、#-3）、またはコンマ区切りの陣営ごとの評価値
expected-fence = フェンス（例：e3h）
expected-fence-list = 続けて書いたフェンス（例：d2e3）
expected-fences-not-crossing = 交差しないフェンス
expected-fences-not-overlapping = 重ならないフェンス
expected-fences-of-layout = 配置どおりのフェンス（このモードでは変わりません）
expected-fields = スラッシュ区切りの{ $detail }個の項目
expected-fitting-fence = ほかと交差も重なりもしないフェンス
expected-format = { $detail } 形式
expected-ghosts-apart = 別々のマスにいるゴースト
expected-glyph = ! ? !! ?? !? ?! のどれか
expected-glyph-apart = チェイスの手と評価記号の間の空白
expected-inline-layout = ドット区切りの6つの部分からなる配置
expected-json = JSON で書いた引用符つきのテキスト、リスト、または表
expected-json-key = { $detail } のどれかのキー
expected-json-key-once = 重複のないキー
expected-json-kind =
    { $detail ->
        [list] リスト
        [table] 表
       *[text] 引用符つきのテキスト
    }
expected-known-name = { $detail } のどれか
expected-layout-key = 配置ファイルのキー
expected-layout-number = { $detail } の範囲の数
expected-layout-size = 長すぎない配置
expected-layout-value =
    { $detail ->
        [table] 表
       *[text] 引用符つきのテキスト
    }
expected-legal-move = ルール上ここで指せる手
expected-lives = 開始時以下の数のライフ
expected-move = 手
expected-move-count = { $detail }手以内
expected-move-number = 番号 { $detail }
expected-nesting = { $detail }段以内の変化手順
expected-no-pellet-on-respawn-square = パワークッキーのない復活マス
expected-no-pellet-under-piece = 駒と重ならないパワークッキー
expected-no-square-cut-off = 孤立したマスのない盤面
expected-note-of-move = 手の後だけの時計と評価値
expected-note-once = 1手につき1つずつの時計と評価値
expected-numbers =
    { $detail ->
        [1] 数
       *[other] { $detail }個の数
    }
expected-one-chamber = チェンバー以外に閉じた部屋のない盤面
expected-one-record = 1局だけの棋譜（ここには複数あります。「corridor record check」ならすべて読めます）
expected-one-square = 1つのマス
expected-pacman-apart = 別々のマスにいるパックマンとゴースト
expected-pacman-on-board = 盤上のパックマン
expected-pellet-count = モードで決まった数のパワークッキー
expected-pellets-differ = 別々のマスにあるパワークッキー
expected-pellets-of-layout = 配置どおりのマスにあるパワークッキー
expected-phase = 局面のほかの部分と合う手番の段階
expected-piece-letter = 駒の文字（重複なし）
expected-piece-name = このモードの駒の名前
expected-piece-off-board = 盤外から始まる駒
expected-piece-on-board = 盤上から始まる駒
expected-pieces-apart = 別々のマスにいる駒
expected-plain-text = 制御文字のないテキスト
expected-played-in-turn = ここまでに動いていておかしくないゴースト
expected-position-size = 長すぎない局面
expected-previous = 盤上の駒だけの、前にいたマス
expected-race-move = レースの手（例：e2、e3h、--）
expected-record-size = { $detail }文字以内
expected-reserve = 食べた数以下のパワークッキーのストック
expected-result = 手または結果
expected-result-fits = ゲームの終わり方と合う結果
expected-result-of-board = 盤面どおりの結果 { $detail }
expected-route-to-goal = すべての駒に残るゴールへのルート
expected-same-result = 手順の最後と同じ結果 { $detail }
expected-seats = どの駒も1つの席に属する文字列（例：M BI PC）
expected-side-number = 陣営の番号
expected-square = マス（a1～i9）
expected-square-for-each-piece = 駒ごとに1つのマス
expected-square-list = 続けて書いたマス（例：a1i9）
expected-start-of-mode = モード、ルール設定、配置が同じ開始局面
expected-start-off-goal = ゴールの外の開始位置
expected-stock = 置ける場所の数以下の手持ちフェンス
expected-stock-name = フェンスを持つ陣営の名前
expected-switch = 名前=値 の形のルール設定（重複なし）
expected-tag = タグ（例：[Event "a friendly game"]）
expected-tag-name = 英字、数字、下線からなり、特別な意味を持たない名前
expected-tag-once = 重複のないタグ
expected-tag-value = 制御文字のない1行のテキスト
expected-termination = { $detail } のどれか
expected-toml = TOML 形式のファイル
expected-turn = 手番と、手番について記憶する内容
expected-variation-end = 変化手順を閉じる括弧

## What things are called.

side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = パックマン
side-ghosts = ゴースト

piece-w = W
piece-x = X
piece-y = Y
piece-z = Z
piece-pacman = パックマン
piece-blinky = ブリンキー
piece-inky = インキー
piece-pinky = ピンキー
piece-clyde = クライド

mode-classic-2 = クラシック2人用：フェンスを使って向こう側を目指すレースです。
mode-classic-3 = クラシック3人用：同じレースを3方向から行います。
mode-classic-4 = クラシック4人用：同じレースを4方向すべてから行います。
mode-pacman = パックマン：ゴーストに3回捕まる前に、パワークッキーを4つ食べましょう。
mode-pacman-advanced = パックマン上級：フェンス、トンネル、ためて使うパワークッキーが加わったチェイスです。

layout-standard = 駒は各辺の中央。盤上にフェンスはありません。
layout-recon-1 = 横3枚、縦3枚のフェンス。いつもの迷路です。
layout-recon-2 = 横3枚、縦3枚のフェンスによる別の迷路です。
layout-open = フェンスは1枚もありません。
layout-gate = 門：フェンス8枚、ライフ1つ。互角の勝負になります。
layout-kite = 凧：フェンス14枚、ライフ2つ。互角の勝負になります。
layout-lantern = ランタン：フェンス20枚、ライフ4つ。互角の勝負になります。
layout-meadow = 草原：フェンス4枚、ライフ3つ。互角の勝負になります。
layout-owl = フクロウ：フェンス18枚、ライフ2つ。互角の勝負になります。
layout-tower = 塔：フェンス18枚、ライフ2つ。互角の勝負になります。
layout-d4 = チェンバーは d4、e4、d5、e5。
layout-d5 = チェンバーは d5、e5、d6、e6。
layout-e4 = チェンバーは e4、f4、e5、f5。
layout-e5 = チェンバーは e5、f5、e6、f6。

preset-booklet = 説明書どおり。ルール設定はすべて初期値です。
preset-first-printing = ゴーストはパワークッキーの上で止まれます。初版でこれを禁じているのはフランス語だけです。
preset-strict-english = 英語版の文字どおり。ブーストは3マスです。
preset-italian = イタリア語版どおり。発狂モードのゴーストはパックマンへ突進します。
preset-danish = デンマーク語版どおり。ゴーストはパワークッキーに近づけず、ブーストは止まったマスでだけ食べます。
preset-friendly-ghosts = チームで動くゴースト。順番は自由、発狂モードは短くてもよく、動かなくてもかまいません。

## The switches: what each decides, and what each of its values means.

switch-edge-side-jump = 盤の端の駒が行く手をふさいでいるとき。
switch-edge-side-jump-true = その横へ跳べます。
switch-edge-side-jump-false = 跳べません。
switch-third-pawn-side-jump = 跳び越える駒の後ろに3つめの駒がいるとき。
switch-third-pawn-side-jump-true = 横へ跳べます。
switch-third-pawn-side-jump-false = 跳べません。
switch-draw-after-plies = 全員合わせてこの手数で引き分けになります。0：なりません。
switch-threefold = 同じ局面が3回現れたとき。
switch-threefold-true = 引き分けになります。
switch-threefold-false = ゲームは続きます。
switch-fences-each = 開始時に各陣営が持つフェンスの枚数。

switch-pac-move = パックマンの進むマスの数。
switch-pac-move-exact-2 = ちょうど2マス。
switch-pac-move-up-to-2 = 1マスか2マス。
switch-pac-into-ghost = ブーストなしでパックマンがゴーストに入るとき。
switch-pac-into-ghost-caught = 捕まります。
switch-pac-into-ghost-blocked = 入れません。ゴーストが道をふさぎます。
switch-boost = ブーストで進むマスの数。
switch-boost-up-to-3 = 3マスまで。進まなくてもかまいません。
switch-boost-exact-3 = 3マス。無理なら進めるだけ進みます。
switch-boost-eats = ブーストで食べるゴースト。
switch-boost-eats-pass = 入ったマスにいるすべて。
switch-boost-eats-end-only = 止まったマスにいる1匹だけ。
switch-frenzy = パックマンが見えているゴーストの進むマスの数。
switch-frenzy-exact-2 = 可能なら2マス。
switch-frenzy-up-to-2 = 1マスか2マス。
switch-frenzy-none = いつもどおり1マス。
switch-frenzy-path = 発狂モードのゴーストの進み方。
switch-frenzy-path-any = 自由。曲がれます。
switch-frenzy-path-straight = どの方向へでも、まっすぐ。
switch-frenzy-path-towards = パックマンへ向かってまっすぐ。
switch-ghost-on-pellet = ゴーストとパワークッキーのマス。
switch-ghost-on-pellet-cross = 通り抜けられますが、止まれません。
switch-ghost-on-pellet-no-entry = 入れません。
switch-ghost-on-pellet-free = 止まることもできます。
switch-ghost-stack = ゴーストがほかのゴーストに出会ったとき。
switch-ghost-stack-pass-no-share = 通り抜けられますが、同じマスには止まれません。
switch-ghost-stack-block = 通り抜けられません。
switch-ghost-stack-share = 同じマスに止まれます。
switch-ghost-stay = ゴーストが動きたくないとき。
switch-ghost-stay-true = 動かなくてもかまいません。
switch-ghost-stay-false = 動けないときだけ、その場にとどまります。
switch-ghost-order = ゴーストが動く順番。
switch-ghost-order-fixed = ブリンキー、インキー、ピンキー、クライド。
switch-ghost-order-free = 自由。ラウンドごとに変えられます。
switch-ghost-return = 食べられたゴーストが戻るとき。
switch-ghost-return-next-round = パックマンが捕まり、新しいラウンドが始まるとき。
switch-ghost-return-next-turn = 自分の次の手番。
switch-pellets = パックマンが捕まった後の、食べたパワークッキー。
switch-pellets-stay-eaten = 食べたままです。
switch-pellets-refill = すべて元に戻ります。1つのライフで4つ食べる必要があります。
switch-no-progress-limit = 食べる、捕まる、置くことのどれもないラウンドがこの数だけ続くと引き分けになります。0：なりません。
switch-lives = パックマンを捕まえる必要のある回数。

switch-adv-ghost-move = ゴーストの進むマスの数。
switch-adv-ghost-move-up-to = 速さと同じか、それ以下。
switch-adv-ghost-move-exact = 速さと同じ。
switch-no-return = 前回の移動で出発したマスへ戻る移動。
switch-no-return-last-square = ほかに行けるマスがあれば、できません。
switch-no-return-off = できます。
switch-respawn-free = パックマンが盤上に戻るとき。
switch-respawn-free-true = 戻ってから手番を行います。
switch-respawn-free-false = 戻ることがこの手番の移動になります。
switch-spend-steps = パワークッキーを使って進むマスの数。
switch-spend-steps-up-to-2 = 1マスか2マス。
switch-spend-steps-exact-2 = 2マス。無理なら進めるだけ進みます。
switch-tunnels-give-access = トンネルだけで行けるマス。
switch-tunnels-give-access-true = 行けるものと数えます。
switch-tunnels-give-access-false = 孤立したものと数えます。そうなるフェンスは置けません。
switch-pac-stock = 開始時にパックマンが持つフェンスの枚数。
switch-ghost-stock = ゴースト全員で持つフェンスの枚数。

## What is decided next.
##
## $steps: how many steps the walk may take; 0 where that depends on the piece.
## $pieces: the piece that walks, or several of which one may.
## $turn: the turn of the opening, 0 after it; $opening: how many turns the opening has.

phase-race = 移動するか、フェンスを置きましょう。
phase-walk =
    { $steps ->
       *[other] { $steps }マス進みましょう。
    }
phase-boost =
    { $steps ->
       *[other] ブースト！　あと{ $steps }マスまで。途中のゴーストを食べられます。
    }
phase-ghosts =
    { $steps ->
        [0] { $pieces }を動かしましょう。
        [1] { $pieces }を1マス動かしましょう。
       *[other] { $pieces }を{ $steps }マスまで動かしましょう。
    }
phase-enter = 盤上に登場しましょう。
phase-action =
    { $turn ->
        [0] { $steps ->
           *[other] { $steps }マス進みましょう。その後、フェンスを置けます。
        }
       *[other] { $steps ->
           *[other] 序盤、{ $opening }ターン中の{ $turn }ターンめ：{ $steps }マス進むか、フェンスを置きましょう。
        }
    }
phase-extra =
    { $steps ->
       *[other] ブースト！　追加で{ $steps }マス。途中のゴーストは二度と戻りません。
    }
phase-after = 移動しました。何か続けるか、-- で手番を終えましょう。
phase-relocate = 序盤、{ $opening }ターン中の{ $turn }ターンめ：チェンバーのフェンスを1枚、別の場所へ移しましょう。
phase-ghost-place = フェンスを置くか、-- で取っておきましょう。

## The command line.

cli-help-corridor = コリドールとそのパックマン版を遊び、眺め、確かめます。
cli-help-exit-codes = 終了コード：0 は成功、1 は手、局面、ファイルの拒否、2 はコマンドラインの誤り、130 は Ctrl-C による終了。
cli-help-help = このヘルプを表示します。
cli-help-version = バージョンを表示します。
cli-help-lang = 表示する言語。指定しなければロケールに従います。
cli-help-json = プログラム向けに JSON を出力します。
cli-help-json-view = 図の内容をすべて JSON で出力します。
cli-help-mode = ゲーム：classic-2、classic-3、classic-4、pacman、pacman-advanced のどれか。
cli-help-layout-option = モードの配置の名前、または .toml で終わる配置ファイル。
cli-help-preset = 名前つきのルール設定の組み合わせ。
cli-help-set = ルール設定を変えます。何度でも指定できます。一覧は「corridor modes MODE」で表示されます。
cli-help-position = モードの代わりに局面テキストから始めます。
cli-help-moves = 最初に進めておく手（例："e2 e8 e3h"）。
cli-help-modes = モードを一覧表示します。1つ選ぶと、その配置、プリセット、ルール設定を説明します。
cli-help-legal = 指せる手を一覧表示します。
cli-help-show = 盤面を端末に表示します。
cli-help-ascii = 単純な文字だけを使います。
cli-help-orientation = 手前に座る陣営。
cli-help-draw = 盤面を図に描きます。
cli-help-size = 幅（ピクセル）。
cli-help-theme = 配色。
cli-help-routes = これらの陣営の最短ルートを表示します（例："w,x"、"all"）。
cli-help-panel = 盤の横にライフ、パワークッキー、手持ちのフェンスを表示します。
cli-help-perft = 決まった長さの指せる手順を数えます。履歴が必要な制限は考えません。
cli-help-depth = 手順の手数。
cli-help-divide = 最初の手ごとに分けて数えます。
cli-help-record = ゲームの棋譜。
cli-help-record-check = ファイルの棋譜を確かめます。1局でも複数でもかまいません。.qgn か JSON のファイル、または標準入力を表す - を指定します。
cli-help-layout = 自分で作る配置。
cli-help-layout-check = 配置ファイルからゲームを始められるか確かめます。- は標準入力です。
cli-help-layout-mode = 配置の対象となるモード。ファイルに書いてあれば不要です。

cli-usage = 使い方：
cli-heading-options = オプション
cli-heading-commands = コマンド
cli-required = 必須。
cli-default-is = 初期値：{ $value }。
cli-no-option = { $name } というオプションはありません。
cli-missing = { $name } がありません。
cli-bad-value = { $name } は { $form } の形で指定してください。
cli-option-value =
    { $flag ->
        [yes] { $name } に値は指定できません。
       *[no] { $name } には値が必要です。
    }
cli-too-many-words = コマンドラインに余分な語があります。

cli-error = corridor: { $message }
cli-not-text = { $file } は UTF-8 のテキストではありません。
cli-cannot-read = { $file } を読み込めません：{ $why }。
cli-cannot-write = { $file } に書き込めません：{ $why }。
cli-output-lost = 結果を書き出せません：{ $why }。
cli-nothing = なし
cli-quoted = 「{ $text }」
cli-found = 必要なもの：{ $wanted }。実際の内容：{ $found }。
cli-found-at = { $line }行{ $column }桁。必要なもの：{ $wanted }。実際の内容：{ $found }。
cli-refused-at = { $line }行{ $column }桁：{ $move } は指せません。{ $why }
cli-move-refused = { $move } は指せません。{ $why }
cli-move-number = { $number }手め：{ $why }
cli-file-refused = { $file }：{ $why }
cli-no-such =
    { $kind ->
        [command] 「{ $name }」というコマンドはありません。
        [mode] 「{ $name }」というモードはありません。
        [layout] このモードに「{ $name }」という配置はありません。
        [preset] このモードに「{ $name }」というプリセットはありません。
        [side] ここに「{ $name }」という陣営はいません。
       *[switch] このモードに「{ $name }」というルール設定はありません。
    }使えるもの：{ $allowed }。
cli-none-of-kind =
    { $kind ->
       *[preset] このモードにプリセットはないので、「{ $name }」は使えません。
    }
cli-no-such-value = { $switch } を「{ $value }」にはできません。使えるもの：{ $allowed }。
cli-switch-form = 「{ $text }」はルール設定ではありません。SWITCH=VALUE の形で書いてください。
cli-position-is-all = モードとルール設定は局面に含まれています。--mode、--layout、--preset、--set は省いてください。
cli-which-mode = どのモードの配置ですか？　--mode で指定してください。
cli-layout-good = { $file }：「{ $name }」から { $mode } のゲームを始められます。
cli-record-good =
    { $count ->
       *[other] { $file }：{ $mode } の正しい棋譜です。{ $count }手、{ $result }。
    }
cli-records-good =
    { $count ->
       *[other] { $file }：正しい棋譜が{ $count }局あります。手数は合計{ $moves }手。
    }
cli-layouts = 配置：{ $layouts }。
cli-presets = プリセット：{ $presets }。
cli-modes-more = モードの詳しい説明：corridor modes { $mode }
cli-default = { $words }（初期値）
cli-default-number = 数。初期値は { $value }。
cli-legal-count =
    { $count ->
       *[other] { $side }の手番です。指せる手は{ $count }通り。
    }
cli-kind-walk = { $piece }の移動：
cli-kind-fence-h = 横のフェンス：
cli-kind-fence-v = 縦のフェンス：
cli-kind-relocate = チェンバーの { $fence } の移し先：
cli-kind-enter = 登場：
cli-kind-other = その他：
cli-counting = 集計中
cli-some-piece = 駒

## Playing at a terminal.

cli-help-play = ゲームを遊びます。1つの端末を囲んでも、ボットが相手でも遊べます。--mode がなければ質問します。
cli-help-play-more = ゲーム中に「help」と入力すると、使える言葉が表示されます。端末がなければ、標準入力から行を読みます。
cli-help-people = 遊ぶ人数。名前の指定がなければ1人です。
cli-help-bots = ボットの数。指定しなければ必要なだけ加わります。
cli-help-name = 遊ぶ人の名前。何度でも指定できます。
cli-help-character = 遊ぶ人の駒の姿。何度でも指定できます。
cli-help-first = 最初の人が先手になります。指定しなければ席はくじで決まります。
cli-help-side = 最初の人が受け持つ陣営：w、x、y、z、pacman、ghosts のどれか。
cli-help-resume = 保存したゲームの続きをします。
cli-help-autosave = 1手ごとにゲームをこのファイルに保存します。
cli-help-seed = 席決めとボットの手をこの数で決めます。毎回同じになります。

cli-play-welcome = Corridor へようこそ。どのゲームにしますか？
cli-play-which = ゲーム：
cli-play-how-many = 何人で遊びますか（1～{ $most }）？　1人ならボットが相手をします。
cli-play-number = { $low }から{ $high }までの数を入力してください。
cli-play-name = プレイヤー{ $number }の名前：
cli-play-characters = { $name }さんの駒：{ $characters }。
cli-play-which-character = 駒：
cli-play-start = 先手になりますか？　ならなければくじで決めます。
cli-play-person = プレイヤー{ $number }
cli-play-bot = ボット
cli-play-bots = ボット{ $number }
cli-play-seats =
    { $most ->
        [1] このゲームは1人用です。
       *[other] このゲームの席は{ $fewest }～{ $most }で、{ $count }ではありません。
    }
cli-play-too-many-names =
    { $count ->
       *[other] 名前かキャラクターの数が、遊ぶ人数の{ $count }人より多くなっています。
    }
cli-play-no-characters = キャラクターを選べるのはクラシックの駒だけです。ここでは駒そのものがキャラクターです。
cli-play-alike = 2つの駒を両方とも{ $character }にはできません。
cli-play-first-or-side = --first か --side のどちらか一方を指定してください。
cli-play-nobody-first = 人がいなければ、陣営は選べません。
cli-play-resume-is-all = モードとプレイヤーは保存したゲームに含まれています。それらを付けずに --resume を指定してください。
cli-play-was-over = { $file } のゲームは終わっています。

cli-play-sits = { $who }は { $squares } から始めます。
cli-play-lot = 席をくじで決めました。
cli-play-enters = { $who }が最初に盤上に登場します。
cli-play-looks = { $who }の姿は{ $character }です。
cli-play-how = 手、または「help」を入力してください。
cli-play-seat = { $name }（{ $pieces }）
cli-play-side = { $side }（{ $names }）
cli-play-turn = { $who }：{ $what }
cli-play-one-of = { $pieces } のどれか
cli-play-example = 例：{ $moves }
cli-play-several = そこへ行く道はいくつかあります。どれか1つを最後まで書いてください：{ $moves }。
cli-play-what = { $why }「help」と入力すると、使えるものが表示されます。
cli-play-not-yours = その駒は{ $who }が動かします。
cli-play-into-ghost = パックマンがゴーストに入り、ライフを1つ失います。本当によいですか？
cli-play-forced = { $who }は動けないのでパスします。
cli-play-bot-moves = { $who }：{ $moves }。
cli-play-spent = パワークッキーを1つ使いました。
cli-play-pellet =
    { $count ->
        [0] パックマンが最後のパワークッキーを食べました！
       *[other] パックマンがパワークッキーを食べました！　残りは{ $count }つです。
    }
cli-play-caught =
    { $count ->
        [0] パックマンが捕まりました。これで最後です！
       *[other] パックマンが捕まりました！　残りのライフは{ $count }つです。
    }
cli-play-eaten = パックマンが{ $piece }を食べました！
cli-play-help-race =
    手
      e4         e4 へ移動する、または跳ぶ
      e3h        e3 と f3 の上に横のフェンスを置く
      e3v        e3 と e4 の右に縦のフェンスを置く
cli-play-help-chase =
    手
      Me6f6      パックマンが e6 を通って f6 へ移動する。B、I、P、C はゴースト
      f6         同上。どの駒がどう進むか明らかなとき
      --         ここで止まる、または動かない
      M@e1       e1 に登場する
      $          パワークッキーを使ってブーストする
      e3h        e3 と f3 の上に横のフェンスを置く
      e3v        e3 と e4 の右に縦のフェンスを置く
      d3h>f7v    チェンバーのフェンス d3h を f7v へ移す
cli-play-help =
    言葉
      moves      指せる手すべて。「moves B」なら1つの駒だけ
      why MOVE   その手が指せない理由
      routes     最短ルート
      board      盤面をもう一度表示する
      undo       自分の直前の手まで戻す
      save FILE  ゲームをファイルに保存する
      resign     投了する
      quit       終了する
cli-play-no-piece = 「{ $name }」という駒はありません。使えるもの：{ $allowed }。
cli-play-no-moves = { $piece }は今は動けません。
cli-play-undone =
    { $count ->
       *[other] { $count }手戻しました。
    }
cli-play-no-undo = 戻せる手がありません。
cli-play-why-what = 手を指定してください。例：why e3h
cli-play-legal = { $move } は指せます。
cli-play-route =
    { $count ->
       *[other] { $piece }：{ $count }マス：{ $squares }
    }
cli-play-no-route = 今はルートがありません。
cli-play-resign = { $who }は投了しますか？
cli-play-resigned = { $loser }：投了しました。{ $winner }：お見事！
cli-play-taken-over = ボットが{ $who }を引き継ぎます。
cli-play-overwrite = { $file } はすでにあります。上書きしますか？
cli-play-saved = { $file } に保存しました。
cli-play-save = ゲームを { $file } に保存しますか？
cli-play-resume = 続きを遊ぶには：corridor play --resume { $file }
cli-play-not-saved = ゲームは保存されていません。次回 --autosave FILE を付けると、1手ごとに保存されます。
cli-play-default-yes = [Y/n]
cli-play-default-no = [y/N]
cli-play-words-yes = y yes はい
cli-play-words-no = n no いいえ
cli-play-yes-or-no = y か n を入力してください。
cli-play-level = パックマンのレベル：{ $title }

## What a pawn of a race may look like.

character-pawn = ふつうの駒
character-pacman = パックマン
character-blinky = ブリンキー
character-inky = インキー
character-pinky = ピンキー
character-clyde = クライド

## PAC-MAN's level by the pellets he ate, and what there is to say about it.

level-0 = –
level-1 = 1、初心者
level-2 = 2、有望株
level-3 = 3、一人前
level-4 = 4、達人

joke-0 = 厳しいダイエット中だったようです。ゴーストも同情しました。1マス分だけ。
joke-1 = パワークッキー1つ。長いお休みの前の軽いおやつでした。
joke-2 = メニューの半分を完食。残りの半分はゴーストがお持ち帰りしました。
joke-3 = 4つのうち3つ。最後の1つは、この武勇伝を何年も語り継ぐことでしょう。
joke-4 = 4つ完食、食べこぼしなし。ゴーストから「もっと狭い迷路を」との要望が届いています。

## What the front ends of the engine's protocols, its players and its matches complain about.
##
## $code: a stable code of the refusal. $found: a stranger's words.

engine-unknown-word = 「{ $word }」というコマンドはありません。
engine-line-too-long = 行が { $most } バイトを超えています。
engine-illegal-move = { $move } はここでは指せません（{ $code }）。
engine-illegal-root = { $move } が見つかりましたが、ここでは指せません。
engine-unreadable = 「{ $found }」を読み取れません（{ $code }）。
engine-no-such-value =
    { $kind ->
        [mode] 「{ $name }」というモードはありません。
        [layout] このモードに「{ $name }」という配置はありません。
        [preset] このモードに「{ $name }」というプリセットはありません。
        [switch] このモードに「{ $name }」というルール設定はありません。
       *[value] { $kind } を「{ $name }」にはできません。
    }使えるもの：{ $allowed }。
engine-no-presets = このモードにプリセットはないので、「{ $name }」は使えません。
engine-no-such-option = 「{ $name }」というオプションはありません。
engine-switch-of-other-mode = { $switch } はモード { $mode } のルール設定ではありません。
engine-setoption-form = オプションの設定方法：setoption name NAME value VALUE
engine-position-form = 局面の指定方法：position startpos [moves ...]、または position pos TEXT [moves ...]
engine-go-needs-number = 「{ $word }」の後に数が必要です。
engine-thinking = エンジンの思考中はできません。先に止めてください。
engine-not-pondering = エンジンは先読み中ではありません。
engine-failed = エンジンに問題が起きました：{ $what }。
engine-bad-limit = 「{ $found }」は制限として使えません。使える制限：{ $forms }。
engine-bad-number = 「{ $found }」は { $least } から { $most } までの数ではありません。
engine-bad-command = 「{ $command }」はコマンドではありません。
engine-program-died =
    { $last ->
        [none] プログラム「{ $command }」が予期せず終了しました。
       *[other] プログラム「{ $command }」が予期せず終了しました：{ $last }
    }
engine-program-silent = プログラム「{ $command }」が時間内に応答しませんでした。
engine-program-refused = 「{ $line }」へのプログラムの応答：{ $answer }
engine-knows-one-mode = プログラム「{ $command }」はこのモードを知りません。
engine-not-of-the-seat = { $move } は別の席の駒を動かす手です。
engine-no-such-player = 「{ $found }」というプレイヤーはいません。使えるプレイヤー：{ $forms }。
engine-no-level-of-this-form = 「{ $found }」というレベルはありません。使えるレベル：{ $forms }。
engine-no-such-level = レベルは{ $least }から{ $most }までです。
engine-no-colour = 「{ $found }」は black でも white でもありません。
engine-no-qtp-move = 「{ $found }」は QTP の手（例：e8、b5 horizontal）ではありません。
engine-qtp-size = 盤は縦横とも { $size } マスです。
engine-qtp-play-form = 手は、色とマス、フェンスならさらに向きで指定します。
engine-qtp-one-word = 後に続く語はちょうど1つです。
engine-other-turn = 今は { $colour } の手番です。
engine-nothing-to-undo =
    { $count ->
        [0] 戻せる手がありません。
       *[other] 戻せる手は{ $count }手だけです。
    }
engine-game-over = ゲームは終わっています。
engine-not-json = 「{ $found }」は1行の JSON オブジェクトではありません。
engine-json-text = テキストが必要です。
engine-json-list = 正しい長さのリストが必要です。
engine-json-table = ルール設定とその値の表が必要です。
engine-json-unknown = そのような項目はありません。
engine-json-one-of = 次のどれかが必要です：{ $allowed }。
engine-json-number = { $least } から { $most } までの数が必要です。
engine-json-limit = seconds、nodes、depth のどれかを含む表が必要です。
engine-json-move = { $number }手めの「{ $move }」は指せません（{ $code }）。
engine-json-position-is-all = モードとルール設定は局面に含まれています。

## What matches complain about.

arena-needs-two = 対戦にはプレイヤーが2人以上必要です。
arena-sprt-two = 逐次検定で比べられるのは、ちょうど2人のプレイヤーです。
arena-sprt-split = 逐次検定では、席を均等に分ける必要があります。
arena-bad-openings = 「{ $found }」は序盤の指定として使えません。使えるもの：none、random:PLIES、file:PATH。
arena-no-opening =
    { $plies ->
       *[other] ランダムに{ $plies }手進めると、続けられるゲームがありません。
    }
arena-bad-opening = { $line }行めの序盤は指せません：{ $why }
arena-cannot-read = { $file } に読み取れる序盤がありません。
arena-cannot-write = { $file } に書き込めません：{ $why }
arena-workers-lost = 1つのゲームでワーカーが続けて{ $count }個失われたため、対戦を打ち切りました。
arena-needs-cluster = クラスターには Corridor の追加機能「cluster」が必要です：pip install 'corridor[cluster]'
arena-no-cluster = 「{ $address }」のクラスターが応答しません。

## The commands engine, analyse and arena.

cli-help-engine = 標準入出力を通して、UCI 風のプロトコルか QTP でプログラムと話します。
cli-help-engine-more =
    プロトコルの説明は docs/reference/protocols.md にあります。
    例：uci, position startpos moves e2 e8, go movetime 500, quit
cli-help-qtp = UCI 風のプロトコルの代わりに、2人用レース専用の QTP で話します。
cli-help-qtp-limit = QTP で1手に使う量：movetime=MILLISECONDS、nodes=N、depth=N。
cli-help-qtp-level = QTP でこのレベルで指します。
cli-help-analyse = 1行ずつの JSON で届く局面への質問に、答えが出た順に答えます。
cli-help-analyse-more = 質問と答えの説明は docs/reference/protocols.md にあります。
cli-help-analyse-workers = 同時に解析する局面の数。
cli-help-engine-threads = 局面ごとのスレッド数。
cli-help-engine-hash = 局面ごとのメモリ（MB）。
cli-help-analyse-limit = 質問に指定がないときに使う量：movetime=MILLISECONDS、nodes=N、depth=N。
cli-help-hasty = 質問が終わったら、残りの答えを待ちません。
cli-play-level-of-bots = ボットの強さはどうしますか（1～8）？
cli-help-arena = いろいろなプレイヤーを対戦させ、どちらが強いかを示します。
cli-help-arena-more =
    プレイヤー：random、greedy、perfect、level:5、engine、engine:movetime=500,threads=2、uci:COMMAND、qtp:COMMAND。
    3人以上なら総当たりになります。
cli-help-games = 2人の組ごとのゲーム数。偶数になるよう切り上げます。
cli-help-arena-limit = 使う量：movetime=MILLISECONDS、nodes=N、depth=N、clock=SECONDS+SECONDS。
cli-help-openings = ゲームの始め方：none、random:PLIES、または1行に1つの序盤を書いた file:PATH。
cli-help-arena-position = この局面から始めます。書き方は「corridor show」と同じです。--mode などではなく、この局面のゲームになります。
cli-help-seating = 陣営が3つ以上のとき：split は席を均等に分け、single は最初のプレイヤー1人を残り全員と戦わせます。
cli-help-sprt = 最初のプレイヤーの Elo の差が、1つめと2つめの数のどちらに近いか分かりしだい終えます。
cli-help-margin = 負けとせずに許す応答の遅れ（ミリ秒）。
cli-help-arena-out = 棋譜を保存します。ゲームごとのファイルを入れるフォルダー、または .qgn で終わる1つのファイルを指定します。
cli-help-processes = 同時に行うゲームの数。指定しなければプロセッサーの数になります。
cli-help-cluster = スケジューラーがこのアドレスで待ち受ける Dask クラスターで対戦します。
cli-arena-sprt-form = --sprt には、小さいほうを先にして2つの数を指定してください：0,10
cli-arena-head = { $mode }：{ $total }局中{ $games }局、{ $moves }手。
cli-arena-duel = { $one } 対 { $other }：{ $wins }勝{ $draws }分{ $losses }敗、得点率 { $share } %。
cli-arena-decided = 決着のついた組{ $count }のうち勝った割合：{ $share } %。組の総数：{ $pairs }。
cli-arena-fair = 得点の割合：均等な場合の{ $times }倍。
cli-arena-elo = Elo：{ $elo }、95 % 区間は { $low } から { $high }（{ $kind }、グループ数：{ $groups }）。
cli-arena-sides = { $player } の陣営別：{ $sides }。
cli-arena-sprt =
    { $verdict ->
        [open] LLR { $llr }、{ $low } と { $high } の間：まだ判断できません。
       *[accepted] LLR { $llr }、境界 { $low } と { $high }：{ $elo } Elo を採択しました。
    }
cli-arena-fault =
    { $fault ->
        [time] { $player }：時間切れ負け{ $count }局。
        [illegal] { $player }：反則負け{ $count }局。
       *[crash] { $player }：異常終了による負け{ $count }局。
    }
cli-arena-col-player = プレイヤー
cli-arena-col-elo = Elo
cli-arena-col-bars = 95 %
cli-arena-col-points = 得点

## solve コマンド。

verdict-pacman = パックマンの勝ち
verdict-endless = どちらも勝ちを強制できません
verdict-ghosts = ゴーストの勝ち
cli-help-solve = チェイス pacman を解きます。双方が最善を尽くしたとき、どの局面をどちらが勝つかを調べます。
cli-help-solve-more = ゴースト1体か2体なら数秒、4体なら数分と約3 GBのメモリが必要です。途中で止めても、同じコマンドで続きから進みます。
cli-help-solve-ghosts = 参加するゴースト。BIP のような文字か、その数。指定がなければ全員です。
cli-help-solve-lives = パックマンのライフ。指定がなければ配置のとおりです。
cli-help-solve-out = 表をこのファイルに書きます。指定がなければ CORRIDOR_TABLES のフォルダーか、データの通常の場所に入ります。
cli-help-solve-threads = 使うスレッドの数。
cli-help-solve-value = 双方が最善を尽くしたとき局面をどちらが勝つか、各手がどこへ導くかを示します。
cli-help-solve-position = 局面。「corridor show」が書くとおりの形です。
cli-help-solve-tables = このファイルを調べます。指定がなければ通常のフォルダーの表をすべて調べます。
cli-solve-progress = ライフ { $lives }、パワークッキー { $pellets }、ラウンド { $round }
cli-solve-rounds = 最善を尽くした場合のラウンド数：終わりまで { $end }、次にパワークッキーやゴーストを食べるか、つかまるまで { $progress }
cli-solve-taken = { $file } には別のゲームの表が入っています。--out で別の名前を選んでください。
cli-solve-stopped = 止めました。同じコマンドをもう一度実行すると、ここから続きます。
cli-solve-col-lives = ライフ
cli-solve-col-pellets = パワークッキー
cli-solve-col-start = 開始局面
cli-solve-col-pacman = パックマンの勝ち
cli-solve-col-endless = なし
cli-solve-col-ghosts = ゴーストの勝ち
cli-solve-done = { $file }：{ $megabytes } MB。今回は { $seconds } 秒、メモリ { $memory } MB でした。
solver-only-pacman = 解けるのはモード pacman だけです。{ $mode } は解けません。
solver-no-such-ghosts = 「{ $ghosts }」というゴーストはいません。数か、次の文字を使ってください：{ $allowed }
solver-cannot-write = { $file } に書き込めません：{ $why }。ここまで解いた分は残ります。空きを作って、同じコマンドをもう一度実行してください。
solver-cannot-read = { $file } を読み込めません：{ $why }
solver-broken-file = { $file } は壊れています。削除して、もう一度解いてください。
solver-foreign-file = { $file } はチェイスの表ではありません。
solver-other-version = { $file } は別の版の Corridor が書いたものです。削除して、もう一度解いてください。
solver-being-made = 別のプログラムが今 { $file } を作っています。終わるのを待つか、別の名前を選んでください。
solver-not-in-tables = { $file } にこの局面はありません。ゲーム、ゴースト、ライフのどれかが違います。
solver-no-tables = この局面の表はまだありません。「corridor solve」で作れます。
solver-too-many-ghosts-for-rounds = ラウンド数はゴースト三体まで数えられます。このゲームのゴーストは { $ghosts } 体です。

## The commands levels and bench.

cli-help-levels = レベルの強さを、1つ下のレベルとの対戦で測ります。
cli-help-levels-more = 全レベルの測定には何時間もかかります。--out を付けると表をページとして書き出します。
cli-help-levels-mode = このモードだけを測ります。何度でも指定できます。
cli-help-levels-games = 1つ下のレベルとのゲーム数。
cli-help-levels-from = 測る最低のレベル。
cli-help-levels-to = 測る最高のレベル。
cli-help-levels-out = 表を Markdown でこのファイルに書き出します。
cli-levels-order = レベル{ $first }はレベル{ $last }より上です。--from に低いほう、--to に高いほうを指定してください。
cli-levels-lowest = { $mode }、レベル{ $level }：これより下はありません。
cli-levels-rung =
    { $fits ->
        [yes] { $mode }、レベル{ $level }：{ $games }局で { $measure }。
       *[no] { $mode }、レベル{ $level }：{ $games }局で { $measure }。目標は { $low } から { $high }。
    }
cli-levels-page-head =
    # レベル

    `corridor levels` で作成：各レベルと1つ下のレベルで{ $games }局ずつ、4手のランダムな序盤、
    席を入れ替え、シード { $seed }。{ $machine }。

    レベルはノード数で制限されるので、どのマシンでも同じ手を指します。「深さ」はノードが尽きないかぎり
    何手先まで読むか、「候補」は何通りの進め方を比べるか、「ゆとり」は何マスまでの差をほとんど
    気にしないか、「うっかり」は100回の決定のうち何回、次の1手までしか読まないかを表します。* の付いたレベルは
    ほかの全員を1人の敵とみなします。大人数のレースのほかのレベルは木を育て、そのノードは最後まで
    打ち切った1局です。
cli-levels-page-columns =
    { $kind ->
        [chase] レベル | ノード | 深さ | 候補 | ゆとり | うっかり | 決着のついた組の割合 | 組
        [many] レベル | ノード | 深さ | 候補 | ゆとり | うっかり | 均等な割合の倍数 | 局数
       *[two] レベル | ノード | 深さ | 候補 | ゆとり | うっかり | 得点率 | 局数
    }
cli-help-bench = 探索を測り、動作を表す1つの数と速さを示します。
cli-help-bench-more = この数は探索の動作が変わったときだけ変わります。変えるコミットにはこの数を書きます。
cli-help-bench-full = 決まった時間で届く深さと、探索が止まるまでの時間も測ります。
cli-help-bench-seconds = --full での局面ごとの秒数。
cli-bench-machine = { $model }、コア数：{ $cores }
cli-bench-speed = 毎秒のノード数：{ $speed }
cli-bench-number = Bench: { $nodes }
cli-bench-fixed = 決まった深さまで、1スレッド
cli-bench-timed = 局面ごとに{ $seconds }秒、1スレッド
cli-bench-mode = モード
cli-bench-depth = 深さ
cli-bench-nodes = ノード
cli-bench-speed-col = ノード/秒
cli-bench-start = 開始時の深さ
cli-bench-inside = 途中の深さ：最小、中央、最大
cli-bench-stop = stop から bestmove まで（ミリ秒）：中央、最大

## The table: why a command is declined, and what can be said.

declined-bad-message = このメッセージは読み取れません。
declined-bad-setup = この内容ではテーブルを作れません。
declined-bad-secret = このリンクは使用済みか、発行されていません。
declined-bad-code = このコードのテーブルはありません。確かめて、もう一度入力してください。
declined-bad-token = どなたか確認できません。
declined-bad-origin = このページからは操作できません。
declined-banned = このサーバーの管理者により、利用が禁止されています。間違いだと思う場合は、管理者に連絡してください。
declined-bad-host = このアドレスではつながりません。教わったアドレスを使ってください。
declined-bad-name = この名前はだれにも見えません。別の名前にしてください。
declined-no-such-match = そのテーブルはありません。
declined-no-such-seat = その席はありません。
declined-invited-only = このテーブルは非公開です。座るにはリンクかコードが必要です。
declined-sent-away = このテーブルから離れるように言われました。別のテーブルに入るか、自分で作ってください。
declined-not-seated = このテーブルに着席していません。
declined-not-your-seat = この席はあなたの席ではありません。
declined-not-your-turn = あなたの手番ではありません。
declined-not-owner = テーブルを作った人だけができます。
declined-not-captain = これはキャプテンが決めます。
declined-not-started = 対局はまだ始まっていません。
declined-not-full = 空いている席があります。
declined-not-over = 対局はまだ終わっていません。
declined-not-casual = カジュアル対局でだけ使えます。
declined-not-gone = 相手が離れてからまだ間もないので、もう少しお待ちください。
declined-not-their-turn = 相手の手番ではないので、誰も待たされていません。そのまま続けましょう。
declined-started = 対局はもう始まっています。
declined-finished = 対局は終わっています。
declined-stale = その間に動きがありました。もう一度ご確認ください。
declined-illegal = この手は指せません。
declined-time-is-up = 時間切れです。
declined-seat-taken = この席は埋まっています。
declined-character-taken = このキャラクターは選ばれています。
declined-bad-shares = どのゴーストにも席が1つ、どの席にもゴーストが必要です。
declined-no-offer = 返事をする申し出がありません。
declined-offered-already = すでに申し出ています。
declined-bot-declines = ボットに断られました。
declined-nothing-to-take-back = 戻せる手がありません。
declined-too-late-to-abort = 対局を取りやめるには遅すぎます。
declined-no-team = チームメイトがいません。
declined-too-many = 操作が多すぎます。少しお待ちください。
declined-too-many-tables = 開いているテーブルが多すぎます。先にどれかを離れてください。
declined-too-large = 大きすぎます。
declined-busy = サーバーが混み合っています。もう一度お試しください。
declined-failed = サーバーで問題が起きました。もう一度お試しください。
phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-well-played = ナイスプレイ！
phrase-nice-fence = ナイスフェンス！
phrase-oops = おっと！
phrase-thinking = 考え中です。
phrase-your-turn = あなたの番です。
phrase-back-soon = すぐ戻ります。
phrase-i-am-back = 戻りました。
phrase-thanks = ありがとう！
phrase-again = もう一局どうですか？
phrase-goodbye = またね！

## The plain page, and the command serve.

page-api = プログラム用インターフェース
page-name = あなたの名前
page-guest = ゲスト
cli-help-serve = 離れた人どうしのテーブルを、ページ、WebSocket、HTTP 上の JSON で提供します。
cli-help-serve-more = 大勢向けの運用方法は docs/guides/deploy.md にあります。複数のワーカーで共有する鍵は CORRIDOR_KEY に入れます。
cli-help-host = 待ち受けるアドレス。0.0.0.0 ならすべてのネットワーク。
cli-help-port = 待ち受けるポート。指定しなければ 8080、または次の空きポート。
cli-help-database = PostgreSQL のアドレス。指定しなければデータフォルダーの SQLite。
cli-help-valkey = 複数のワーカーが互いに知らせ合うための Valkey または Redis のアドレス。
cli-help-data = データベースと鍵のフォルダー。
cli-help-workers = サーバーのプロセス数。2つ以上には PostgreSQL と Valkey が必要です。
cli-help-durable = SQLite がディスクへの書き込み完了を待ち、停電でも何も失わないようにします。
cli-help-origin = このサーバーとの通信を許す別のページのアドレス。
cli-help-proxies = 手前にあって、クライアントのアドレスを伝えるプロキシの数。
cli-help-https = 手前のプロキシが https で通信します。Cookie はほかの方法では送られません。
cli-help-allowed-host = サーバーを呼べる名前。何度でも指定できます。なければ、どの名前でも。
cli-help-open = ページをブラウザーで開きます。
cli-serving = Corridor を提供中：{ $address }
cli-serve-needs-extra = サーバーには Corridor の追加機能「server」が必要です：pip install 'corridor[server]'
cli-no-port = ポート { $port } は使えません。別のプログラムが使用中か、権限が足りません。
cli-workers-need-postgresql = 複数のワーカーには PostgreSQL（--database）が必要です。SQLite では1プロセスだけです。
cli-workers-need-valkey = 複数のワーカーが互いに知らせ合うには、Valkey または Redis（--valkey）が必要です。
cli-workers-need-key = 複数のワーカーには共通の鍵が必要です。CORRIDOR_KEY に64桁の16進数を入れてください。`openssl rand -hex 32` で作れます。
cli-bad-key = { $where } に32バイト以上の鍵がありません。`openssl rand -hex 32` が出す64桁の16進数を入れるか、取り除いてください。
cli-database-damaged = データベース { $where } は壊れています。バックアップから戻してください。
cli-database-newer = データベース { $where } は新しいバージョンのものです。そのバージョンを入れるか、以前のバックアップを戻してください。
cli-database-absent = データベース { $where } に接続できません（{ $fault }）。動いているか、名前とパスワードを確かめてください。
cli-database-failed = { $where } は使えません（{ $fault }）。

## The page: what all its screens share

page-home = 最初の画面へ
page-loading = 少々お待ちください…
page-missing = ここには何もありません
page-missing-more = アドレスが間違っているか、ここにあったものがなくなりました。
page-no-network = 接続がありません
page-no-network-more = 何も失われません。接続を試み続け、つながりしだい自動的に開きます。
page-try-again = 今すぐ試す
page-language = 言語
page-theme = 画面の明るさ
page-theme-auto = システムに合わせる
page-theme-light = ライト
page-theme-dark = ダーク
page-your-name = あなたの名前：{ $name }
page-unreachable = 今はサーバーに接続できません。何も失われていないので、少し後でもう一度お試しください。

## The page: its start, and the form of a new table
##
## $level: how strong the computer is; $game: the name of a game; $number: how many moves were made.

home-title-way = 自分の道を駆け抜け、
home-title-fence = 相手の道をふさごう。
home-lead = コリドールとそのパックマン版をブラウザーで。コンピューターとも、友だちとも、今いるだれかとも遊べます。
home-modes = どのゲームにしますか？
home-tile-classic-2 = 2人用
home-tile-classic-3 = 3人用
home-tile-classic-4 = 4人用
home-tile-pacman = パックマン
home-tile-pacman-advanced = 上級
home-kind-classic-2 = クラシック
home-kind-classic-3 = クラシック
home-kind-classic-4 = クラシック
home-kind-pacman = チェイス
home-kind-pacman-advanced = フェンスあり
home-name-classic-2 = クラシック2人用
home-name-classic-3 = クラシック3人用
home-name-classic-4 = クラシック4人用
home-name-pacman = パックマン
home-name-pacman-advanced = パックマン上級
home-computer = コンピューターと対局
home-level = レベル
home-level-is =
    { $level ->
        [1] レベル1：はじめての方に
        [8] レベル8：最強
       *[other] レベル{ $level }
    }
home-role = あなたの順番
home-role-first = 先手
home-role-second = 後手
home-role-any = くじ
home-time = 時計
home-friend = 友だちと対局
home-friend-more = リンクかコードで。登録不要
home-find = 相手を探す
home-find-more = 同じゲームをしたい人と
home-find-start = 相手を探す
home-find-many = 3人用と4人用は、開いているテーブルから始まります。テーブルを開いて、だれかの着席を待ちましょう。
home-find-waiting = 相手を探しています…
home-find-cancel = 探すのをやめる
home-found = 相手が見つかりました。対局を始めます。
home-running = あなたの対局
home-running-alone = 全員この画面で
home-running-yours = あなたの手番
home-running-theirs = 相手の手番
home-running-open = 開始前
home-running-more =
    { $count ->
       *[other] ほか{ $count }局
    }
home-open = 開いているテーブル
home-open-none = 今テーブルで待っている人はいません。
home-open-new = テーブルを開く
home-open-take = { $game }：この席に着く
home-code = コードをお持ちですか？
home-code-join = 参加
home-demo = コンピューターどうしの対局
home-demo-move =
    { $number ->
        [0] コンピューターどうしの対局
       *[other] コンピューターどうしの対局、{ $number }手め
    }
home-offline = サーバーに接続できません。このまま接続を試み続けます。何も失われません。
home-ended = このページはサーバーより古くなっています。再読み込みしてください。
home-unofficial = 非公式であり、権利者とは関係ありません。コリドールとパックマンは各権利者の商標です。
home-new = 新しいテーブル
home-new-lead = 遊ぶ内容を決めて、リンクを送りましょう。このルールは開始前に全員に表示されます。
home-new-seats = 席
home-new-seats-ghosts =
    { $count ->
        [1] 1人がパックマン、1人がゴースト4匹すべてを受け持ちます。
       *[other] 1人がパックマン、{ $count }人がゴースト4匹を分担します。
    }
home-new-layout = 盤
home-new-rules = ルール
home-new-more = ルールを1つずつ決める
home-new-changed =
    { $count ->
        [0] 上のルールどおり
       *[other] 変更したルール：{ $count }
    }
home-new-who = 着席できる人
home-new-link = リンクを知っている人
home-new-public = だれでも
home-new-lots = 役割の決め方
home-new-lots-race = 先手
home-new-lots-draw = くじで決める
home-new-lots-seats = 席のとおり
home-new-lots-me = 自分が先手
home-new-legs = 局数
home-new-legs-1 = 1局
home-new-legs-2 = 2局、役割を交代
home-new-team = ゴーストのフェンスと申し出を決める人
home-new-team-anyone = チームのだれでも
home-new-team-captain = キャプテン
home-new-casual = 待ったとヒント
home-new-casual-yes = あり
home-new-casual-no = なし
home-new-open = テーブルを開く
home-new-name = あなたの名前（任意）

## The page: a table before the start, and an invitation to one
##
## $name: who; $level: how strong the computer is; $piece: a piece.

table-time-none = 時計なし
table-time-per-move =
    { $seconds ->
       *[other] 1手番{ $seconds }秒
    }
table-time-fischer = { $minutes }分＋1手番ごとに{ $increment }秒
table-time-days =
    { $days ->
       *[other] 1手番{ $days }日
    }
table-free = 空席
table-computer = コンピューター、レベル{ $level }
table-you = あなた
table-guest = ゲスト
table-away = 離席中
table-title = { $name }のテーブル
table-title-yours = あなたのテーブル
table-title-nobody = テーブル
table-invite = 招待する
table-share = リンクを共有
table-share-title = Corridor の対局
table-copy = リンクをコピー
table-seat-link = この席のリンク
table-copied = コピーしました
table-link = このテーブルへのリンク
table-qr = QR コード
table-qr-label = このテーブルへのリンクの二次元コード
table-rules = 遊ぶ内容
table-own-layout = 自作の盤
table-lots-first = 1番めの席の人
table-by-lot = 陣営はくじで決定
table-turn =
    { $number ->
        [1] 1番め
        [2] 2番め
        [3] 3番め
       *[other] 4番め
    }
table-seat-free = { $number }番の席は空いています
table-free-race =
    { $number ->
        [1] 1番めの席、空席
        [2] 2番めの席、空席
        [3] 3番めの席、空席
       *[other] 4番めの席、空席
    }
table-free-piece = { $piece }：空席
table-starts = { $squares } から開始
table-enters = 最初の手番で盤上に登場
table-sit = ここに着席
table-sit-too = ここにも着席
table-name-too = ここに座る人の名前
table-cancel = キャンセル
table-add-computer = コンピューター
table-stand-up = 席を立つ
table-send-away = { $name }の席を空ける
table-character = あなたの姿
table-pawn = ふつうの駒
table-lift = { $piece }を別の席へ移す
table-put-here = { $piece }をここへ
table-share-hint = ゴーストを別の席へドラッグするか、ゴースト、席の順にタップしてください。最後の1匹を渡すと、代わりに1匹戻ってきます。
table-hands = いっしょに動かすゴースト
table-here = { $all }席中{ $here }席着席、
table-seats-free =
    { $free ->
       *[other] 空席{ $free }
    }
table-all-here = だれでも開始できます
table-wait-start = 開始待ち
table-leave = 退席
table-start = 開始
table-start-computer = コンピューターを入れて開始
table-drawing = くじ引き中…
table-begins = { $name }が先手です。
table-first = 先手
table-to-board = 盤へ

join-title = テーブルに参加
join-invited = { $name }からの招待
join-invited-plain = 招待が届いています
join-your-seat = あなたの席
join-sit = 着席
join-watch = 観戦だけする
join-gone = この招待は終了しました
join-gone-more = リンクが使用済みか、対局が始まっています。新しいリンクをもらうか、聞いたコードを入力してください。
join-no-code = このコードのテーブルはありません
join-no-code-more = コードを確かめて、もう一度入力してください。わからないときは、もう一度聞いてみてください。
join-failed = うまくいきませんでした

## ページ：別の端末で続ける

elsewhere-title = 別の端末で続ける
elsewhere-lead = 別のブラウザーでこのリンクを開くと、同じ人として同じテーブルの同じ席で続けられます。この端末では何も変わりません。
elsewhere-qr = リンクの二次元コード
elsewhere-link = 別の端末で続けるためのリンク
elsewhere-until = リンクは{ $date }まで、1回だけ使えます。
elsewhere-revoke = リンクを取り消す
elsewhere-revoked = リンクは使えなくなりました。
elsewhere-new = 新しいリンクを作る
elsewhere-signout = ほかの端末からすべてログアウト
elsewhere-signed-out = ほかのすべての端末からログアウトしました。リンクも使えなくなりました。
elsewhere-secret = このリンクを持つ人は、あなたの代わりに対局できます。他の人には渡さないでください。
elsewhere-again = もう一度試す

return-title = ここで続ける
return-lead = このリンクを使うと、リンクを作った人として、このブラウザーで同じテーブルの同じ席から続けられます。
return-loses =
    { $count ->
       *[other] このブラウザーでは{ $count }局が進行中です。
    }同じ人の対局でなければ、このブラウザーでは続けられなくなります。
return-keep = 先に、戻るためのリンクを作る
return-go = ここで続ける
return-stay = 今のままでいる
return-how = ここで続けるには、対局している端末で、名前のメニューからリンクを作り、ここで開いてください。
return-gone = このリンクは使えません
return-gone-more = 古すぎるか、途中で一部が欠けています。
return-done = ここでも{ $name }になりました
return-done-plain = ここでも同じ人になりました
return-done-more = 対局は両方の端末で開いています。
return-done-none = 進行中の対局はありません。

## The play screen
##
## $who, $name, $winner, $loser: the name of a person, a bot or a side; $move: a move as players write it.

play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = クラシック・2人
play-mode-classic-3 = クラシック・3人
play-mode-classic-4 = クラシック・4人
play-mode-pacman = パックマン
play-mode-pacman-advanced = パックマン上級
# $kind: how time is kept. 5 + 3: minutes for the match and seconds added for each move.
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] 1手{ $seconds }秒
        [days]
            { $days ->
               *[other] 1手{ $days }日
            }
       *[none] 時計なし
    }
play-watching = 観戦中
play-board = 盤

play-guest = ゲスト
play-you = あなた
play-bot = ボット{ $level }
play-name-and-side = { $name } ({ $side })
play-for = { $name }の代わり
play-away = 離席中
play-clock = 残り時間：{ $time }
play-clock-days = { $days }日{ $hours }時間
play-fences =
    { $count ->
       *[other] 手持ちのフェンス{ $count }枚
    }
play-steps =
    { $count ->
       *[other] { $count }マス
    }

play-lives = ライフ
play-lives-left =
    { $count ->
       *[other] 残りライフ{ $count }
    }
play-pellets = 食べたパワークッキー
play-pellets-eaten = { $all }個中{ $count }個
play-reserve = ストック
play-fences-label = フェンス
play-team-stock = チームのフェンス
play-chamber = チェンバー
play-speed = 速さ
play-level-so-far = 現在のレベル
play-yours = あなたの駒
play-sees =
    { $own ->
        [yes] あなたが見えている
       *[no] パックマンが見えている
    }
play-off-board = 盤外
play-on-square = { $square } にいる
play-sees-along-file = { $name } の列でパックマンが見えている
play-sees-along-rank = { $name } の段でパックマンが見えている
play-legend-respawn = 復活マス：パックマンがここに登場します
play-legend-tunnel = トンネル { $one } – { $other }
play-legend-sight = 視線：このゴーストはより遠くへ進めます
play-legend-ring = 輪：このゴーストは今なら食べられます

play-your-turn = あなたの手番
play-to-move = { $who }の手番
play-teammate = チームメイトが決めています
# $fences: yes, if there are fences in hand.
play-task-race =
    { $fences ->
        [yes] 点のマスへ進むか、マスの間にフェンスを置きましょう。
       *[no] 点のマスへ進みましょう。フェンスはもうありません。
    }
play-task-after =
    { $what ->
        [fence] 移動しました。フェンスを置くか、手番を終えましょう。
        [pellet] 移動しました。パワークッキーを使うか、手番を終えましょう。
       *[both] 移動しました。フェンスを置くか、パワークッキーを使うか、手番を終えましょう。
    }
play-task-ghost-place = フェンスを置くか、取っておきましょう。
play-opening = { $turn }ターンめ
play-boost = ブースト
play-boost-left =
    { $all ->
       *[other] { $all }マス中、残り{ $left }マス
    }
play-boost-eats =
    { $own ->
        [yes] この手番だけ、途中のゴーストを食べられます
       *[no] この手番だけ、パックマンは途中のゴーストを食べます
    }
play-typed = あなたの手：{ $text }
play-left =
    { $count ->
       *[other] 置くと残り{ $count }枚
    }
play-left-short =
    { $count ->
       *[other] 残り{ $count }
    }
play-cost =
    { $count ->
       *[other] { $who }：{ $count }マス
    }
play-keys-hover = クリックで置く・R で回転・Esc で取り消し
play-keys-held = Enter で置く・R で回転・Esc で取り消し
play-heard-move = { $who }：{ $move }。
play-heard-spent = パックマンがパワークッキーを使いました。
play-heard-eaten = パックマンが{ $pieces }を食べました。
play-heard-pellet = パックマンがパワークッキーを食べました。{ $all }個中{ $count }個です。
play-heard-boost =
    { $count ->
       *[other] ブースト開始：{ $count }マス。
    }
play-heard-boost-over = ブースト終了。
play-heard-caught =
    { $count ->
        [0] パックマンが捕まりました。ライフはもうありません。
       *[other] パックマンが捕まりました。ライフは残り{ $count }です。
    }
play-heard-clock =
    { $seconds ->
       *[other] あなたの持ち時間は残り{ $seconds }秒です。
    }

play-place = 置く
play-rotate = 回転
play-cancel = 取り消し
play-step-back = 1マス戻る
play-end-walk = ここで止まる
play-walk = 進む
play-walk-anyway = それでも進む
play-yes = はい
play-no = いいえ
play-accept = 応じる
play-decline = 断る
play-close = 閉じる
play-more = その他
play-resign = 投了
play-resign-sure = 投了しますか？
play-resign-team = チームに投了を提案しますか？
play-abort = 中止
play-abort-long = 対局を中止
play-abort-sure = 対局を中止しますか？
play-takeback = 待った
play-undo = 元に戻す
play-draw = 引き分けを提案
play-routes = ルート
play-phrases = ひとこと
play-flip = 盤を回す
play-save = 保存
play-new = 新規
play-rematch = 再戦
play-rematch-asked = 再戦を申し込み済み
play-next-leg = 次の局
play-next-game = 次のゲーム
play-ask-hint = ヒントをもらう
play-suggest = 提案
play-suggest-to-team = チームに手を提案
play-suggest-how = 手を選ぶと、チームに表示されます。
play-suggested = チームに提案中：{ $move }
play-suggests = { $who }の提案：{ $move }
play-play-it = この手を指す
play-hint-wait = エンジンが考えています…
play-hint = エンジンのおすすめ：{ $move }

play-offered-draw = 引き分けを提案しました。
play-offered-takeback = 待ったを申し出ました。
play-offered-rematch = 再戦を申し込みました。
play-offers-draw = { $who }から引き分けの提案です。
play-offers-takeback = { $who }から待ったの申し出です。
play-offers-rematch = { $who }から再戦の申し込みです。
play-declines = { $who }に断られました。
play-give-up = 投了する
play-play-on = 続ける
play-give-up-asked = 投了を提案しました。チームで決めます。
play-give-up-asks =
    { $agreed ->
        [yes] { $who }とあなたが投了に賛成です。チームのほかの人の返事を待っています。
       *[no] { $who }が投了したいそうです。賛成しますか？
    }
play-plays-on = { $who }は続けたいそうです。
play-gone-kept = { $name }は離席中です。席の確保はあと
play-gone = { $name }は離席中です。
play-wait = 待つ
play-claim = 勝ちを宣言
play-put-bot = ボットを入れる
play-bot-for-you = ボットがあなたの代わりをしています。
play-return = 席に戻る
play-line-lost = 接続が切れました。再接続しています…
play-unsent = 接続がありません。{ $move }は保存され、つながりしだい送られます。
play-unsent-lost = { $move }は指されませんでした。その間に対局が変わりました。
play-line-ended = 接続が終了しました。ページを再読み込みしてください。

play-moves = 手順
play-no-moves = まだ手がありません
play-move-by = { $who }：{ $move }
play-after-move =
    { $ply ->
        [0] 開始局面
       *[other] { $ply }手後
    }
play-back-to-now = 現在に戻る
play-replay-move = 次の手：{ $move }
play-replay-end = ここで捕まりました。
# $own: yes, if whoever reads this plays PAC-MAN.
play-why-caught =
    { $own ->
        [yes] なぜライフを失った？
       *[no] どう捕まった？
    }
play-route = ゴールまで

play-result-won = あなたの勝ち
play-result-lost = あなたの負け
play-result-draw = 引き分け
play-result-off = 中止
# $many: yes, if the winner is a team.
play-result-wins =
    { $many ->
        [yes] { $winner }の勝ち
       *[no] { $winner }の勝ち
    }
play-result-loses = { $loser }が脱落、ほかの全員の勝ち
play-reason-goal = ゴールに到達しました。
play-reason-pellets = パワークッキーをすべて食べました。
play-reason-ghosts = ゴーストをすべて食べました。
play-reason-catches = パックマンのライフがなくなりました。
play-reason-plies = 手数の上限に達しました。
play-reason-threefold = 同じ局面が3回現れました。
play-reason-no-progress = 長い間、進展がありませんでした。
play-reason-resign =
    { $own ->
        [yes] あなたが投了しました。
        [team] { $who }がチームとして投了しました。
       *[no] { $loser }が投了しました。
    }
play-reason-time =
    { $own ->
        [yes] あなたの時間切れです。
       *[no] { $loser }の時間切れです。
    }
play-reason-abandoned =
    { $own ->
        [yes] あなたが退席しました。
       *[no] { $loser }が退席しました。
    }
play-reason-agreement = 双方が合意しました。
play-reason-aborted = 勝ち負けはありません。
play-level = パックマンのレベル：{ $level }
play-legs = 2局勝負
play-leg = 第{ $number }局
play-points = 得点
# $how: how this seat ended the leg.
play-leg-result =
    { $how ->
        [won] 勝ち
        [lost] 負け
        [draw] 引き分け
       *[off] 中止
    }
# $first: yes, if this seat made the first move of a race.
play-leg-start =
    { $first ->
        [yes] 先手
       *[no] 後手
    }
play-leg-role = { $role }・パワークッキー：{ $pellets }
play-save-qgn = 棋譜（.qgn）
play-save-json = プログラム用の棋譜（JSON）
play-save-svg = 拡大しても鮮明な図（SVG）
play-save-png = 画像（PNG）

play-panel-more = その他
play-panel-phrases = ひとこと伝える
play-panel-settings = 設定
play-panel-save = ゲームを保存
play-panel-help = キー操作
play-overlay-sight = パックマンが見えている駒を表示
play-overlay-reach = 各陣営の行ける範囲を表示
play-overlay-routes = 最短ルートを表示
play-set-placing = 指でのフェンスの置き方
play-placing-confirm = 1枚ずつ確認
play-placing-release = 指を離したら置く
play-placing-tray = バーからドラッグ
play-set-confirm-walk = 移動を確認
play-set-sound = 音
play-set-vibration = 振動
play-set-turn-board = 1つの画面では、盤を手番の人に向ける
play-key-arrows = 盤上を動く
play-key-tab = マス、フェンス、ボタンを切り替え
play-key-space = 選択、またはフェンスを回転
play-key-rotate = フェンスを回転
play-key-enter = 置く、または進む
play-key-escape = 取り消し
play-key-type = 手を入力して Enter
play-key-undo = 待った
play-key-flip = 盤を回す
play-key-hint = ヒント
play-key-routes = ルートの表示を切り替え
play-key-help = この一覧

## The board of the page: what a screen reader hears, and buttons of moves that are no square.
##
## $piece, $side: a name; $square, $squares, $slot, $fence: as players write them; "none" where
## there is nothing; $way: horizontal or vertical; $steps: with its sign.

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
board-cost =
    { $count ->
       *[other] { $side } { $count }マス
    }
board-left =
    { $count ->
       *[other] 置くと残り{ $count }枚
    }
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
        [horizontal] { $slot } に横のフェンスは置けません。
       *[vertical] { $slot } に縦のフェンスは置けません。
    }
board-can-walk = ここへ進めます
board-can-enter = ここに登場できます
board-out-of-reach = { $square } へは行けません。
board-within-reach = 進めるマス：{ $squares }。
board-no-walk = 今動ける駒はありません。
board-action-spend = パワークッキーを使う
board-action-end-turn = 手番を終える
board-action-no-boost = これ以上進まない
board-action-pass = パス
board-action-stay = { $piece }は動かない
board-action-enter = { $square } に登場

page-menu = メニュー
page-play = プレイ
page-learn = 学ぶ
page-rules = ルール
page-how-to-play = 遊び方
learn-title = 遊び方を学ぶ
learn-lead = 本物の盤で学ぶ短いレッスンです。手を指すと、その結果がすぐにわかります。
learn-count = { $all }のうち{ $done }を修了
learn-finished = 修了
learn-all = レッスン一覧
learn-task = 課題{ $number }／{ $all }
learn-rule = ルールを読む
learn-next = 次へ
learn-again = もう一度
learn-hint = ヒント
learn-hint-more = 次のヒント
learn-next-lesson = 次のレッスン
learn-play = レベル1で対戦する
rules-title = ルールブック
rules-lead = どのゲームも3分ほどで読めます。図の上で実際に動かせます。
rules-print = 印刷
rules-try = 試す
rules-try-named = 試す：{ $rule }
rules-try-end = 図に戻る
rules-try-idle = 好きな手を指してみましょう。できない手には理由が出ます。
rules-show = 手を見る
rules-forbidden = できない手
rules-made = これがその手です。
rules-points = 印刷されたルールにない点
rules-switch = 変更できます：{ $name }
