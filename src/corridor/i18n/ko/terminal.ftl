cli-play-welcome = Corridor에 오신 것을 환영해요! 어떤 게임을 할까요?
cli-play-which = 게임:
cli-play-how-many = 몇 명이 하나요(1~{ $most })? 혼자면 컴퓨터와 겨뤄요.
cli-play-number = { $low }~{ $high } 사이의 수를 입력하세요.
cli-play-name = 플레이어 { $number }의 이름:
cli-play-characters = { $name } 님의 말: { $characters }.
cli-play-which-character = 말:
cli-play-start = 먼저 두고 싶나요? 아니면 무작위로 정해요.
cli-play-person = 플레이어 { $number }
cli-play-bot = 컴퓨터
cli-play-bots = 컴퓨터 { $number }
cli-play-seats =
    { $most ->
        [1] 이 게임은 1명이 해요.
       *[other] 이 게임은 { $fewest }~{ $most }명이 해요. { $count }명은 안 돼요.
    }
cli-play-too-many-names = 이름이나 모습이 사람보다 많아요. 플레이어는 { $count }명이에요.
cli-play-no-characters = 모습은 클래식 게임의 말에만 쓸 수 있어요. 여기서는 말의 모습이 정해져 있어요.
cli-play-alike = 두 말의 모습이 같을 수 없어요: { $character }.
cli-play-first-or-side = --first 또는 --side 중 하나만 쓰세요.
cli-play-nobody-first = 사람이 없으면 편을 고를 수 없어요.
cli-play-resume-is-all = 저장된 게임에는 종류와 플레이어가 들어 있어요. --resume 하나만 쓰세요.
cli-play-was-over = { $file }: 이미 끝난 게임이에요.
cli-play-sits = { $who }: { $squares } 칸에서 시작해요.
cli-play-lot = 자리는 무작위예요.
cli-play-enters = { $who }: 먼저 들어와요.
cli-play-looks = { $who } 님의 모습: { $character }.
cli-play-how = 수를 입력하세요. 도움말은 “help”.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = 다음 중 하나 – { $pieces }
cli-play-example = 예: { $moves }
cli-play-several = 가는 길이 여러 가지예요. 하나를 끝까지 입력하세요: { $moves }.
cli-play-what = { $why } 할 수 있는 것을 보려면 “help”를 입력하세요.
cli-play-not-yours = 그 말은 다른 플레이어의 것이에요: { $who }.
cli-play-into-ghost = 팩맨이 유령과 부딪혀 목숨을 잃어요. 그래도 할까요?
cli-play-forced = { $who }: 움직일 수 없어 패스해요.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = 쿠키를 하나 썼어요.
cli-play-pellet =
    { $count ->
        [0] 팩맨이 마지막 쿠키를 먹었어요!
       *[other] 팩맨이 쿠키를 먹었어요! { $count }개 남았어요.
    }
cli-play-caught =
    { $count ->
        [0] 팩맨이 마지막으로 잡혔어요!
       *[other] 팩맨이 잡혔어요! 남은 목숨 { $count }개.
    }
cli-play-eaten = 팩맨이 유령을 먹었어요: { $piece }!
cli-play-help-race =
    수
      e4         e4 칸으로 이동하거나 뛰어넘기
      e3h        e3, f3 칸 위의 가로 벽
      e3v        e3, e4 칸 오른쪽의 세로 벽
cli-play-help-chase =
    수
      Me6f6      팩맨이 e6 거쳐 f6 칸으로; B 블링키, I 잉키, P 핑키, C 클라이드
      f6         어느 말이 어떻게 가는지 분명하면 이렇게만
      --         여기서 멈추기, 또는 제자리
      M@e1       e1 칸으로 들어가기
      $          쿠키를 쓰고 부스트로 이동
      e3h        e3, f3 칸 위의 가로 벽
      e3v        e3, e4 칸 오른쪽의 세로 벽
      d3h>f7v    유령 방의 벽 d3h 들어서 f7v 자리로 옮기기
cli-play-help =
    명령
      moves      둘 수 있는 모든 수; “moves B”는 그 말의 수만
      why MOVE   그 수를 왜 둘 수 없는지
      routes     가장 짧은 경로
      board      게임판 다시 보기
      undo       내 마지막 수까지 무르기
      save FILE  게임을 파일에 저장
      resign     기권
      quit       나가기
cli-play-no-piece = “{ $name }”: 그런 말은 없어요. 쓸 수 있는 글자: { $allowed }.
cli-play-no-moves = { $piece }: 지금은 움직일 수 없어요.
cli-play-undone = { $count }수를 물렀어요.
cli-play-no-undo = 무를 수 있는 수가 없어요.
cli-play-why-what = 어떤 수인지 알려 주세요. 예: why e3h
cli-play-legal = { $move }: 둘 수 있는 수예요.
cli-play-route = { $piece }: { $count }칸: { $squares }
cli-play-no-route = 지금 보여 줄 경로가 없어요.
cli-play-resign = { $who }: 기권할까요?
cli-play-resigned = { $loser }: 기권. { $winner }: 잘 두셨어요!
cli-play-taken-over = { $who }: 이제 컴퓨터가 대신 둬요.
cli-play-overwrite = { $file }: 이미 있는 파일이에요. 덮어쓸까요?
cli-play-saved = 저장했어요: { $file }.
cli-play-save = 게임을 저장할까요? ({ $file })
cli-play-resume = 이어서 하려면: corridor play --resume { $file }
cli-play-not-saved = 게임을 저장하지 않았어요. 다음에 --autosave FILE 옵션을 쓰면 수마다 저장돼요.
cli-play-default-yes = [Y/n]
cli-play-default-no = [y/N]
cli-play-words-yes = 예 네 ㅇ y yes
cli-play-words-no = 아니요 아니오 ㄴ n no
cli-play-yes-or-no = y(예) 또는 n(아니요) 중 하나를 입력하세요.
cli-play-level = 팩맨 등급: { $title }
cli-play-level-of-bots = 컴퓨터는 얼마나 세면 좋을까요(1~8)?
cli-play-level-or-perfect = 컴퓨터는 얼마나 세면 좋을까요(1~8)? 9는 완벽: 절대 실수하지 않아요.
cli-kind-walk = { $piece } 이동:
cli-kind-fence-h = 가로 벽:
cli-kind-fence-v = 세로 벽:
cli-kind-relocate = 유령 방의 { $fence } 벽을 옮길 자리:
cli-kind-enter = 들어갈 곳:
cli-kind-other = 그 밖의 수:
cli-legal-count = { $side } 차례: 둘 수 있는 수 { $count }개.
cli-move-refused = { $move }: 둘 수 없는 수예요. { $why }
cli-cannot-read = { $file }: 읽을 수 없어요({ $why }).
cli-cannot-write = { $file }: 쓸 수 없어요({ $why }).
