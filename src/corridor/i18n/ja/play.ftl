play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = クラシック・2人
play-mode-classic-3 = クラシック・3人
play-mode-classic-4 = クラシック・4人
play-mode-pacman = パックマン
play-mode-pacman-advanced = パックマン上級
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] 1手番{ $seconds }秒
        [days] 1手番{ $days }日
       *[none] 時間無制限
    }
play-watching = 観戦中
play-board = 盤
play-guest = ゲスト
play-name-and-side = { $name }（{ $side }）
play-for = { $name }の代わり
play-clock = 残り時間：{ $time }
play-clock-days = { $days }日{ $hours }時間
play-fences = 手持ちのフェンス{ $count }枚
play-lives = ライフ
play-lives-left = 残りライフ{ $count }
play-pellets = 食べたパワークッキー
play-pellets-eaten = { $all }個中{ $count }個
play-reserve = ストック
play-fences-label = フェンス
play-team-stock = チームのフェンス
play-speed = 速さ
play-level-so-far = 現在のレベル
play-yours = 自分
play-sees =
    { $own ->
        [yes] あなたが見えている
       *[no] パックマンが見えている
    }
play-off-board = 盤外
play-on-square = { $square } にいる
play-sees-along-file = { $name } の列でパックマンが見えている
play-sees-along-rank = { $name }の段でパックマンが見えている
play-legend-respawn = 復活マス：パックマンが登場する場所
play-legend-tunnel = トンネル { $one } – { $other }
play-legend-sight = 視線：このゴーストはより遠くへ進めます
play-legend-ring = 輪：このゴーストは今なら食べられます
play-to-move = { $who }の手番
play-teammate = チームメイトが決めています
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
play-boost-eats =
    { $own ->
        [yes] この手番だけ、途中のゴーストを食べられます
       *[no] この手番だけ、パックマンは途中のゴーストを食べます
    }
play-typed = あなたの手：{ $text }
play-left-short = 残り{ $count }
play-cost = { $who }：{ $count }マス
play-keys-hover = クリックで置く・R で回転・Esc でキャンセル
play-keys-held = Enter で置く・R で回転・Esc でキャンセル
play-heard-move = { $who }：{ $move }。
play-heard-spent = パックマンがパワークッキーを使いました。
play-heard-eaten = パックマンが{ $pieces }を食べました。
play-heard-pellet = パックマンがパワークッキーを食べました。{ $all }個中{ $count }個です。
play-heard-boost = ブースト開始：{ $count }マス。
play-heard-boost-over = ブースト終了。
play-heard-caught =
    { $count ->
        [0] パックマンが捕まりました。ライフはもうありません。
       *[other] パックマンが捕まりました。残りライフは{ $count }です。
    }
play-heard-clock = あなたの持ち時間は残り{ $seconds }秒です。
play-place = 置く
play-rotate = 回転
play-step-back = 1マス戻る
play-end-walk = ここで止まる
play-walk = 進む
play-walk-anyway = それでも進む
play-yes = はい
play-no = いいえ
play-accept = 応じる
play-decline = 断る
play-close = 閉じる
play-panel-more = その他
play-resign = 投了
play-resign-sure = この対局を投了しますか？
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
play-next-game = 次の対局
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
play-play-on = 続ける
play-give-up-asked = 投了を提案しました。チームで決めます。
play-give-up-asks =
    { $agreed ->
        [yes] { $who }とあなたは投了したいと考えています。チームのほかの人と決めます。
       *[no] { $who }は投了したいそうです。賛成しますか？
    }
play-plays-on = { $who }は続けたいそうです。
play-gone-kept = { $name }は離席中です。席の確保はあと：
play-gone = { $name }は離席中です。
play-wait = 待つ
play-claim = 勝ちにする
play-put-bot = コンピューターに任せる
play-bot-for-you = コンピューターがあなたの代わりに指しています。
play-return = 席に戻る
play-line-lost = 接続が切れました。再接続しています…
play-unsent = 接続がありません。あなたの手 { $move } は保存され、つながりしだい送られます。
play-unsent-lost = あなたの手 { $move } は指されませんでした。対局が先に進んでいました。
play-line-ended = 接続が終了しました。ページを再読み込みしてください。
play-moves = 手順
play-no-moves = まだ手がありません
play-move-by = { $who }：{ $move }
play-after-move =
    { $ply ->
        [0] 開始局面
       *[other] { $ply }手後
    }
play-back-to-now = 対局に戻る
play-replay-move = 次の手：{ $move }
play-replay-end = ここで捕まりました。
play-why-caught =
    { $own ->
        [yes] なぜライフを失った？
       *[no] どう捕まった？
    }
play-route = ゴールまでの道
play-result-won = あなたの勝ち
play-result-lost = あなたの負け
play-result-draw = 引き分け
play-result-off = 中止
play-result-wins =
    { $many ->
        [yes] { $winner }の勝ち
       *[no] { $winner }の勝ち
    }
play-result-loses = { $loser }の負け、ほかの全員の勝ち
play-reason-goal = 先に向こう側へ着きました。
play-reason-pellets = パワークッキーをすべて食べました。
play-reason-ghosts = ゴーストをすべて食べました。
play-reason-catches = パックマンのライフがなくなりました。
play-reason-plies = 手数の上限に達しました。
play-reason-threefold = 同じ局面が3回現れました。
play-reason-no-progress = 長い間、何も変わりませんでした。
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
        [yes] あなたがテーブルを離れました。
       *[no] { $loser }がテーブルを離れました。
    }
play-reason-agreement = 双方が合意しました。
play-reason-aborted = 勝ち負けはありません。
play-level = パックマンのレベル：{ $level }
play-legs = 2局勝負
play-leg = 第{ $number }局
play-points = 得点
play-leg-result =
    { $how ->
        [won] 勝ち
        [lost] 負け
        [draw] 引き分け
       *[off] 中止
    }
play-leg-start =
    { $first ->
        [yes] 先手
       *[no] 後手
    }
play-leg-role = { $role }・パワークッキー：{ $pellets }
play-save-qgn = 棋譜（.qgn）
play-save-json = プログラム用の棋譜（JSON）
play-save-svg = 拡大しても鮮明な図（SVG）
play-save-png = ピクセル画像（PNG）
play-panel-phrases = ひとこと伝える
play-panel-settings = 設定
play-panel-save = 対局を保存
play-panel-help = キー操作
play-overlay-sight = パックマンが見えている駒を表示
play-overlay-reach = 各陣営の行ける範囲を表示
play-overlay-routes = 最短ルートを表示
play-set-placing = 指でのフェンスの置き方
play-placing-confirm = フェンスごとに確認
play-placing-release = 指を離したら置く
play-placing-tray = バーからドラッグ
play-set-confirm-walk = 移動を確認
play-set-sound = 音
play-set-vibration = 振動
play-set-turn-board = 1つの画面では、盤を手番の人に向ける
play-key-arrows = 盤上を移動
play-key-tab = 盤とボタンへ移動
play-key-space = マスとフェンスを切り替え
play-key-rotate = フェンスを回転
play-key-enter = 置く、または進む
play-key-escape = キャンセル
play-key-type = 手を入力して Enter
play-key-undo = 待った
play-key-flip = 盤を回す
play-key-hint = ヒント
play-key-routes = ルートの表示を切り替え
play-key-help = この一覧
play-since = 前の手番から
play-since-last = 直前の手
play-did-walk =
    { $effect ->
        [pellet] { $square } のパワークッキーを食べた
        [ghosts] { $pieces }を食べた
        [caught] { $square } でパックマンを捕まえた
        [caught-you] { $square } であなたを捕まえた
        [caught-self] ゴーストにぶつかった
       *[none] { $square } へ
    }
play-did-fence =
    { $way ->
        [horizontal] フェンス { $slot }、横
       *[vertical] フェンス { $slot }、縦
    }
play-did-relocate = チェンバーのフェンスを { $slot } へ
play-did-enter = { $square } に登場
play-did-spend = パワークッキーを使った
play-did-pass =
    { $what ->
        [boost] ブーストを終えた
        [turn] 手番を終えた
        [keep] フェンスを取っておいた
        [stay] 動かなかった
       *[pass] パス
    }
play-did = { $who }：{ $did }
play-caught =
    { $own ->
        [yes] { $ghost }に捕まりました。{ $back ->
            [all] 全員が最初の位置に戻ります
           *[pacman] あなたは復活マスから戻ります
        }。残りライフは{ $count }です。
       *[no] { $ghost }がパックマンを捕まえました。{ $back ->
            [all] 全員が最初の位置に戻ります
           *[pacman] パックマンは復活マスから戻ります
        }。残りライフは{ $count }です。
    }
play-go-on = 次へ
play-sight =
    { $own ->
        [yes]
            { $count ->
                [1] { $pieces }があなたを見ています：{ $steps }マス進みます。
               *[other] { $pieces }があなたを見ています：各{ $steps }マス進みます。
            }
       *[no]
            { $count ->
                [1] { $pieces }がパックマンを見ています：{ $steps }マス進みます。
               *[other] { $pieces }がパックマンを見ています：各{ $steps }マス進みます。
            }
    }
play-mate-moves = { $name }が{ $piece }を動かしています
play-why = ルール
play-why-length = ちょうど{ $steps }マス進みましょう。
play-why-most = 進めるのは{ $steps }マスまでです。
play-round = 第{ $number }ラウンド
play-rules-booklet = 説明書のルール
play-rules-first-printing = 初版
play-rules-strict-english = 英語版に忠実
play-rules-italian = イタリア語版
play-rules-danish = デンマーク語版
play-rules-friendly-ghosts = 仲よしゴースト
play-rules-usual = いつものルール
play-rules-changed = 変更{ $count }
play-term-boost = ブースト：パワークッキーの後の追加の移動です。通ったマスのゴーストを食べられます。
play-term-frenzy = 発狂モード：パックマンが見えるゴーストは、1マスではなく2マス進みます。
play-term-chamber = チェンバー：中央の部屋です。序盤に、ゴーストがそのフェンスを別の場所へ運びます。
play-term-spend = 使う：ストックのパワークッキーを1つ出して追加で進み、ゴーストを取り除きます。
play-term-reserve = ストック：パックマンが食べて取っておいたパワークッキーです。自分の手番に使えます。
play-term-sight = 視界：フェンスにさえぎられず、パックマンまで一直線に見える状態です。ほかのゴーストはさえぎりません。
play-term-tunnel = トンネル：ここから出ると、1マス分で反対側に出られます。
play-term-respawn = 復活マス：空いていれば、パックマンはここから盤上に出ます。
play-word-frenzy = 発狂モード
play-word-sight = 視界
play-word-spend = 使う
play-hint-done = わかった
play-hint-goal-race =
    だれよりも先に、{ $way ->
        [up] 上
        [down] 下
        [left] 左
       *[right] 右
    }にある{ $side ->
        [0] 青
        [1] オレンジ
        [2] 緑
       *[3] 紫
    }のゴールに着きましょう。点をタップすると進みます。
play-hint-goal-pacman = ゴーストに捕まる前に、{ $count }個のパワークッキーを全部食べましょう。点をタップすると進みます。
play-hint-goal-ghosts =
    { $count ->
        [1] パワークッキーを全部食べられる前に、パックマンを捕まえましょう。ゴースト、点の順にタップします。
       *[other] パワークッキーを全部食べられる前に、パックマンを{ $count }回捕まえましょう。ゴースト、点の順にタップします。
    }
play-hint-fence = フェンスを置くには、すき間を指でなぞるか、長押しします。指の動きをまねて、「置く」を押しましょう。
play-hint-boost = ブースト！あと{ $steps }マスまで進めて、途中のゴーストを食べられます。「ここで止まる」で早めに終えられます。
play-hint-frenzy =
    { $own ->
        [yes] ゴーストから一直線に見られています。{ $steps }マス進んできます。フェンスか曲がり角で隠れましょう。
       *[no] 一直線にパックマンが見えるゴーストは発狂モードになり、{ $steps }マス進みます。
    }
play-hint-catch = 捕まると、パックマンはライフを1つ失います。なくなればゴーストの勝ちです。食べたパワークッキーはそのままです。
play-hint-chamber = チェンバーのフェンスを1枚外します。ピンクのフェンスをタップして、新しい場所へ動かしましょう。
play-hint-spend = パワークッキーのストックがあります。今使うと追加で進め、ゴーストを完全に取り除けます。
play-hint-boxed = 囲まれました。進むこともフェンスを置くこともできません。「パス」を押すと、次の人の番になります。
play-set-pace = ほかの人の手の速さ
play-pace-fast = 速い
play-pace-normal = ふつう
play-pace-slow = ゆっくり
play-pace-tap = タップで進む
play-set-hints = 初心者向けヒント
play-set-notation = 手を記号で表示（e3h）
table-your-figure = あなたのキャラクター
play-review = 振り返る
play-save-gif = 全手順の動画（GIF）
play-save-animated-svg = 全手順、拡大しても鮮明（動くSVG）
play-set-notify = 自分の手番を知らせる
play-notify-denied = ブラウザーがここでの通知を許可していません。ブラウザーのサイト設定で変更できます。
play-watchers = { $count }人が観戦中
play-level-up =
    { $wins ->
        [1] レベル{ $level }に勝ちました。レベル{ $next }に挑戦しますか？
       *[other] レベル{ $level }に{ $wins }連勝しました。レベル{ $next }に挑戦しますか？
    }
play-level-down =
    { $losses ->
        [1] レベル{ $level }は手ごわかったですね。レベル{ $next }を試しますか？
       *[other] レベル{ $level }に{ $losses }連敗しました。レベル{ $next }を試しますか？
    }
play-level-go = レベル{ $level }と対局
hint-wins = すぐに勝てます。
hint-fence = { $who }の道が{ $count }マス長くなり、あなたの道は変わりません。
hint-fence-both = { $who }の道が{ $count }マス、あなたの道が{ $own }マス長くなります。
hint-fence-keeps = { $who }にそこをふさがれるのを防ぎます。
hint-route = 最短ルート上の手です。ゴールまで残り{ $count }マスになります。
hint-jump = { $who }を跳び越えて、ゴールまで残り{ $count }マスになります。
hint-aside = 道を2つ残せるので、{ $who }は1枚のフェンスで両方をふさげません。
hint-exposed-less = フェンス1枚による遠回りが、最大{ $before }マスから{ $count }マスに減ります。
hint-pellet-safe = { $square } のパワークッキーは安全です。次の手番、どのゴーストもあなたに届きません。
hint-pellet = { $square } のパワークッキーを食べられます。
hint-eats = { $pieces }を食べられます。
hint-hides = そこなら{ $pieces }から見えません。
hint-safe = そこなら次の手番、どのゴーストもあなたに届きません。
hint-towards-pellet = { $square } のパワークッキーまで{ $count }マスになります。
hint-away = いちばん近いゴーストとの距離が、{ $before }マスから{ $count }マスに広がります。
hint-fence-ghost = { $piece }があなたのところへ来る道が{ $count }マス長くなります。
hint-no-fence = 今は相手の道を長くできるフェンスがないので、取っておきましょう。
hint-spends = パワークッキーを使いましょう。さらに進み、出会ったゴーストを食べられます。
hint-shuts-in =
    { $count ->
        [0] 今{ $before }マスあるパックマンの安全なマスが、なくなります。
       *[other] パックマンの安全なマスが、{ $before }マスから{ $count }マスに減ります。
    }
hint-covers = { $piece }が、パックマンよりも { $square } のパワークッキーに近くなります。
hint-fence-pellet = パックマンから { $square } までの道が{ $count }マス長くなります。
hint-catches = パックマンを捕まえられます。
hint-sees = そこなら{ $piece }からパックマンが見えます。
hint-closes-in = { $piece }がパックマンまで{ $count }マスに近づきます。
hint-guards = { $square } のパワークッキーを守れます。
hint-best = エンジンには、これよりよい手が見つかりません。
key-tab = Tab
key-space = スペース
key-enter = Enter
key-escape = Esc
phase-race = 移動するか、フェンスを置きましょう。
phase-walk = { $steps }マス進みましょう。
phase-boost = ブースト！あと{ $steps }マスまで。途中のゴーストを食べられます。
phase-ghosts =
    { $steps ->
        [0] ゴーストを1匹動かしましょう：{ $pieces }。
        [1] { $pieces }を1マス動かしましょう。
       *[other] { $pieces }を{ $steps }マスまで動かしましょう。
    }
phase-enter = どこから登場するか選びましょう。
phase-action =
    { $turn ->
        [0] { $steps }マス進みましょう。その後、フェンスを置けます。
       *[other] 序盤、{ $opening }ターン中の{ $turn }ターンめ：{ $steps }マス進むか、フェンスを置きましょう。
    }
phase-extra = ブースト！追加で{ $steps }マス。途中のゴーストは二度と戻りません。
phase-after = 移動しました。何か続けるか、-- で手番を終えましょう。
phase-relocate = 序盤、{ $opening }ターン中の{ $turn }ターンめ：チェンバーのフェンスを1枚移しましょう。
phase-ghost-place = フェンスを置くか、-- で取っておきましょう。
