cli-play-welcome = Corridor へようこそ！どのゲームにしますか？
cli-play-which = ゲーム：
cli-play-how-many = 何人で遊びますか（1～{ $most }）？1人ならコンピューターが相手をします。
cli-play-number = { $low }から{ $high }までの数を入力してください。
cli-play-name = プレイヤー{ $number }の名前：
cli-play-characters = { $name }の駒：{ $characters }。
cli-play-which-character = 駒：
cli-play-start = 先手になりますか？「いいえ」ならランダムです。
cli-play-person = プレイヤー{ $number }
cli-play-bot = コンピューター
cli-play-bots = コンピューター{ $number }
cli-play-seats =
    { $most ->
        [1] このゲームは1人用です。
       *[other] このゲームの席は{ $fewest }～{ $most }で、{ $count }ではありません。
    }
cli-play-too-many-names = 名前かキャラクターの数が、遊ぶ人数（{ $count }人）より多くなっています。
cli-play-no-characters = キャラクターを選べるのはクラシックの駒だけです。ここでは駒そのものがキャラクターです。
cli-play-alike = 2つの駒を両方とも{ $character }にはできません。
cli-play-first-or-side = --first か --side のどちらか一方だけを指定してください。
cli-play-nobody-first = 人がいなければ、陣営は選べません。
cli-play-resume-is-all = モードとプレイヤーは保存した対局に含まれています。それらを付けずに --resume を指定してください。
cli-play-was-over = { $file } の対局は終わっています。
cli-play-sits = { $who }は { $squares } から始めます。
cli-play-lot = 席はランダムに決めました。
cli-play-enters = { $who }が最初に登場します。
cli-play-looks = { $who }の見た目は{ $character }です。
cli-play-how = 手か「help」を入力してください。
cli-play-seat = { $name }（{ $pieces }）
cli-play-side = { $side }（{ $names }）
cli-play-turn = { $who }：{ $what }
cli-play-one-of = { $pieces }のどれか
cli-play-example = 例：{ $moves }
cli-play-several = そこへ行く道はいくつかあります。どれか1つを最後まで入力してください：{ $moves }。
cli-play-what = { $why }「help」と入力すると、できることが表示されます。
cli-play-not-yours = その駒は{ $who }が動かします。
cli-play-into-ghost = パックマンがゴーストにぶつかり、ライフを1つ失います。それでも進みますか？
cli-play-forced = { $who }は動けないのでパスします。
cli-play-bot-moves = { $who }：{ $moves }。
cli-play-spent = パワークッキーを1つ使いました。
cli-play-pellet =
    { $count ->
        [0] パックマンが最後のパワークッキーを食べました！
       *[other] パックマンがパワークッキーを食べました！残りは{ $count }個です。
    }
cli-play-caught =
    { $count ->
        [0] パックマンが捕まりました。これで最後です！
       *[other] パックマンが捕まりました！残りライフは{ $count }です。
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
    コマンド
      moves      指せる手すべて。「moves B」なら1つの駒だけ
      why MOVE   その手が指せない理由
      routes     最短ルート
      board      盤面をもう一度表示する
      undo       自分の直前の手まで戻す
      save FILE  対局をファイルに保存する
      resign     投了する
      quit       終了する
cli-play-no-piece = 「{ $name }」という駒はありません。使えるもの：{ $allowed }。
cli-play-no-moves = { $piece }は今は動けません。
cli-play-undone = { $count }手戻しました。
cli-play-no-undo = 戻せる手がありません。
cli-play-why-what = 手を指定してください。例：why e3h
cli-play-legal = { $move } は指せる手です。
cli-play-route = { $piece }：{ $count }マス：{ $squares }
cli-play-no-route = 今表示できるルートはありません。
cli-play-resign = { $who }は投了しますか？
cli-play-resigned = { $loser }：投了しました。{ $winner }：お見事！
cli-play-taken-over = コンピューターが{ $who }を引き継ぎます。
cli-play-overwrite = { $file } はすでにあります。上書きしますか？
cli-play-saved = { $file } に保存しました。
cli-play-save = 対局を { $file } に保存しますか？
cli-play-resume = 続きを遊ぶには：corridor play --resume { $file }
cli-play-not-saved = 対局は保存されていません。次回 --autosave FILE を付けると、1手ごとに保存されます。
cli-play-default-yes = [Y/n]
cli-play-default-no = [y/N]
cli-play-words-yes = はい y yes
cli-play-words-no = いいえ n no
cli-play-yes-or-no = y か n を入力してください。
cli-play-level = パックマンのレベル：{ $title }
cli-play-level-of-bots = コンピューターの強さはどうしますか（1～8）？
cli-play-level-or-perfect = コンピューターの強さはどうしますか（1～8）？9は完璧で、絶対に間違えません。
cli-kind-walk = { $piece }の移動：
cli-kind-fence-h = 横のフェンス：
cli-kind-fence-v = 縦のフェンス：
cli-kind-relocate = チェンバーの { $fence } の移動先：
cli-kind-enter = 登場：
cli-kind-other = その他：
cli-legal-count = { $side }の手番：指せる手は{ $count }通りです。
cli-move-refused = { $move } は指せません。{ $why }
cli-cannot-read = { $file } を読み込めません：{ $why }。
cli-cannot-write = { $file } に書き込めません：{ $why }。
