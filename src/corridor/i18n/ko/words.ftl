elsewhere-title = 다른 기기에서 이어서 하기
home-perfect = 완벽
home-perfect-is = 완벽: 절대 실수하지 않아요
table-time-none = 시간 제한 없음
table-time-per-move = 차례당 { $seconds }초
table-time-fischer = { $minutes }분 + 차례당 { $increment }초
table-time-days = 차례당 { $days }일
table-free = 빈자리
table-computer = 컴퓨터, 레벨 { $level }
table-guest = 게스트
watch-moves =
    { $moves ->
        [0] 방금 시작
       *[other] { $moves }수
    }
language-name = 한국어
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = 팩맨
side-ghosts = 유령
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = 블링키
piece-inky = 잉키
piece-pinky = 핑키
piece-clyde = 클라이드
mode-classic-2 = 2인 클래식: 벽을 놓으며 건너편까지 먼저 달려요.
mode-classic-3 = 3인 클래식: 같은 경주를 세 방향에서 시작해요.
mode-classic-4 = 4인 클래식: 같은 경주를 네 방향 모두에서 시작해요.
mode-pacman = 팩맨: 유령에게 세 번 잡히기 전에 쿠키 4개를 먹어요.
mode-pacman-advanced = 팩맨 고급: 벽과 터널, 모아 쓰는 쿠키까지 있는 추격전이에요.
layout-standard = 말은 각 변의 가운데에서 시작하고, 게임판에 벽은 없어요.
layout-recon-1 = 가로 벽 3개와 세로 벽 3개: 늘 쓰는 미로예요.
layout-recon-2 = 벽을 3개씩 다르게 놓은 미로예요.
layout-open = 벽이 하나도 없어요.
layout-gate = 대문: 벽 8개, 목숨 1개. 실력이 비슷하면 접전이에요.
layout-kite = 연: 벽 14개, 목숨 2개. 실력이 비슷하면 접전이에요.
layout-lantern = 등불: 벽 20개, 목숨 4개. 실력이 비슷하면 접전이에요.
layout-meadow = 풀밭: 벽 4개, 목숨 3개. 실력이 비슷하면 접전이에요.
layout-owl = 부엉이: 벽 18개, 목숨 2개. 실력이 비슷하면 접전이에요.
layout-tower = 탑: 벽 18개, 목숨 2개. 실력이 비슷하면 접전이에요.
layout-d4 = 유령 방이 d4, e4, d5, e5 칸에 있어요.
layout-d5 = 유령 방이 d5, e5, d6, e6 칸에 있어요.
layout-e4 = 유령 방이 e4, f4, e5, f5 칸에 있어요.
layout-e5 = 유령 방이 e5, f5, e6, f6 칸에 있어요.
character-pawn = 기본 말
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, 초보
level-2 = 2, 유망주
level-3 = 3, 실력자
level-4 = 4, 엘리트
joke-0 = 다이어트가 너무 성공했네요. 유령들도 짠했는지 딱 한 칸 동안은 봐줬대요.
joke-1 = 쿠키 한 개. 긴 낮잠 전의 가벼운 간식이었어요.
joke-2 = 메뉴의 절반을 드셨어요. 나머지 절반은 유령들이 포장해 갔답니다.
joke-3 = 4개 중 3개. 살아남은 마지막 쿠키가 이 무용담을 몇 년은 우려먹겠네요.
joke-4 = 쿠키 4개, 부스러기까지 싹싹! 유령들이 더 좁은 미로를 신청했어요.
phrase-hello = 안녕하세요!
phrase-good-luck = 행운을 빌어요!
phrase-well-played = 잘 두셨어요!
phrase-nice-fence = 멋진 벽이네요!
phrase-oops = 앗!
phrase-thinking = 생각 중이에요.
phrase-your-turn = 두실 차례예요!
phrase-back-soon = 금방 올게요.
phrase-i-am-back = 돌아왔어요.
phrase-thanks = 고마워요!
phrase-again = 한 판 더 할까요?
phrase-goodbye = 안녕히 가세요!
page-api = 프로그램용 인터페이스
page-name = 내 이름
page-guest = 게스트
page-home = 홈
page-loading = 잠깐만요…
page-missing = 여기엔 아무것도 없어요
page-missing-more = 주소를 잘못 입력했거나, 여기 있던 것이 사라졌을 수 있어요.
page-no-network = 연결이 끊겼어요
page-no-network-more = 사라진 것은 없어요. 계속 연결을 시도하고, 되면 저절로 열려요.
page-try-again = 다시 시도
page-language = 언어
page-theme = 화면 모드
page-theme-auto = 기기 설정대로
page-theme-light = 밝게
page-theme-dark = 어둡게
page-your-name = 내 이름: { $name }
page-unreachable = 지금은 서버에 연결할 수 없어요. 사라진 것은 없으니 잠시 뒤에 다시 해 보세요.
page-menu = 메뉴
page-play = 게임
page-learn = 배우기
page-rules = 규칙
page-how-to-play = 게임 방법
bot-name =
    { $level ->
        [1] 새내기
        [2] 견습생
        [3] 취미 플레이어
        [4] 단골
        [5] 동호회원
        [6] 도전자
        [7] 고수
       *[other] 달인
    }
bot-is = 레벨 { $level }: { $name }
bot-sees =
    { $sight ->
        [own] 자기 다음 수만 봐요.
        [answer] 자기 수와 상대의 응수까지 봐요.
        [few] 두세 수 앞을 봐요.
        [several] 여러 수 앞을 봐요.
       *[far] 아주 멀리 내다봐요.
    }
page-watch = 관전
page-analyse = 분석
editor-title-maze = 미로 만들기
editor-title-position = 국면 만들기
page-games = 내 게임
page-puzzles = 퍼즐
page-spoken = 화면 낭독기 모드
table-perfect = 완벽한 컴퓨터
page-stop = 멈추기
page-puzzle-daily = 오늘의 퍼즐
page-again = 다시 하기
page-game = 게임
page-all-games = 모든 게임
page-hint = 힌트
page-hint-more = 힌트 더 보기
page-you = 나
page-away = 자리 비움
page-copied = 복사됨
page-cancel = 취소
bot-style =
    { $style ->
        [runner] 목표로 곧장 달리고 벽은 거의 놓지 않아요.
        [builder] 벽을 좋아해서 일찍부터 놓아요.
        [saver] 상대가 목표에 가까워질 때까지 벽을 아껴요.
        [all-round] 앞서면 달리고, 뒤처지면 벽을 놓아요.
        [hungry] 가장 가까운 쿠키로 가요.
        [wary] 먼저 유령을 피하고, 안전할 때 먹어요.
        [hunter] 안전할 때 먹고, 부스트 중에는 유령을 쫓아요.
        [loners] 유령마다 따로따로 사냥해요.
       *[pack] 유령들이 함께 사냥하며 달아날 길을 막아요.
    }
bot-misses =
    { $what ->
        [jump] 뛰어넘기를 미리 보지 못해요.
        [own-way] 가끔 자기 벽에 스스로 막혀요.
        [second-ghost] 한 번에 유령 하나만 살펴요.
        [boost] 쿠키를 먹은 팩맨이 위험하다는 걸 잊어요.
       *[nothing] 놓치는 것이 거의 없어요.
    }
home-tile-classic-2 = 2인
home-tile-classic-3 = 3인
home-tile-classic-4 = 4인
home-tile-pacman = 팩맨
home-tile-pacman-advanced = 고급
home-name-classic-2 = 2인 클래식
home-name-classic-3 = 3인 클래식
home-name-classic-4 = 4인 클래식
home-name-pacman = 팩맨
home-name-pacman-advanced = 팩맨 고급
home-ended = 이 페이지는 서버보다 오래됐어요. 새로고침하세요.
play-bot = 컴퓨터 { $level }
play-notify-turn = Corridor 게임이 기다리고 있어요.
play-your-turn = 내 차례
home-expect = 이 레벨끼리 겨루면 팩맨의 승률은 { $share }%예요.
home-here-player = 플레이어 { $number }
