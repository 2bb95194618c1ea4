home-title-way = 내 길은 달리고,
home-title-fence = 상대 길엔 벽을.
home-lead = Quoridor와 팩맨(PAC-MAN) 게임을 브라우저에서: 컴퓨터와, 친구와, 온라인의 누구와도.
home-modes = 어떤 게임을 할까요?
home-kind-classic-2 = 클래식
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = 추격전
home-kind-pacman-advanced = 벽 놓는 추격전
home-computer = 컴퓨터와 하기
home-level = 레벨
home-role = 내 역할
home-role-first = 선공
home-role-second = 후공
home-role-any = 무작위
home-time = 시간
home-friend = 친구와 하기
home-friend-more = 링크나 코드로, 가입 없이
home-find = 상대 찾기
home-find-more = 이 게임을 원하는 누구와든
home-find-start = 상대 찾기 시작
home-find-many = 3인, 4인 게임은 공개 테이블에서 시작해요. 하나 열면 다른 사람이 앉을 수 있어요.
home-find-waiting = 상대를 찾는 중…
home-find-cancel = 그만 찾기
home-found = 상대를 찾았어요! 게임을 시작해요.
home-running = 진행 중인 내 게임
home-running-alone = 모두 이 화면에서
home-running-yours = 내 차례
home-running-theirs = 상대 차례
home-running-open = 시작 전
home-running-more = { $count }개 더
home-open = 공개 테이블
home-open-none = 지금 테이블에서 기다리는 사람이 없어요.
home-open-new = 테이블 열기
home-open-take = { $game }: 이 자리에 앉기
home-code = 코드가 있나요?
home-code-join = 참가
home-demo = 컴퓨터끼리 두는 게임
home-demo-move =
    { $number ->
        [0] 컴퓨터끼리 두고 있어요
       *[other] 컴퓨터끼리 두고 있어요, { $number }수째
    }
home-offline = 서버에 연결할 수 없어요. 계속 시도하고 있고, 사라진 것은 없어요.
home-unofficial = 비공식이며 제휴 관계가 없어요. Quoridor와 PAC-MAN은 각 소유자의 상표예요.
home-new = 새 테이블
home-new-lead = 게임을 고르고 링크를 보내세요. 시작하기 전에 모두가 이 규칙을 볼 수 있어요.
home-new-seats = 자리
home-new-seats-ghosts = { $count ->
        [1] 한 명은 팩맨, 한 명은 유령 넷을 모두 맡아요.
       *[other] 한 명은 팩맨, { $count }명은 유령 넷을 나눠 맡아요.
    }
home-new-layout = 게임판
home-new-rules = 규칙
home-new-more = 규칙 하나하나 정하기
home-new-changed =
    { $count ->
        [0] 위 규칙 그대로
       *[other] 다른 규칙 { $count }개
    }
home-new-who = 참가할 수 있는 사람
home-new-link = 링크 받은 사람
home-new-public = 누구나
home-new-lots = 역할 배정
home-new-lots-race = 먼저 두는 사람
home-new-lots-seats = 앉은 대로
home-new-lots-me = 내가 먼저
home-new-legs = 게임 수
home-new-legs-1 = 한 판
home-new-legs-2 = 두 판, 역할 바꿔서
home-new-team = 유령 팀의 벽과 제안을 결정할 사람
home-new-team-anyone = 팀원 누구나
home-new-team-captain = 팀 주장
home-new-casual = 무르기와 힌트
home-new-casual-yes = 가능
home-new-casual-no = 불가
home-new-open = 테이블 열기
home-new-name = 내 이름 (선택)
home-here =
    { $count ->
        [2] 한 화면에서 둘이
        [3] 한 화면에서 셋이
       *[other] 한 화면에서 넷이
    }
home-here-more = 이 기기에서 번갈아 하기
home-waiting = 상대를 기다리는 사람
home-waiting-play = 대결
home-waiting-meet = { $name } 님과 대결: { $game }, { $clock }
home-find-near = 비슷한 시간으로 기다리는 사람이 있으면 그 사람의 시간에 맞춰요. 누구나 관전할 수 있어요.
clock-own = 직접 정하기
clock-kind = 시간 방식
clock-kind-fischer = 게임 전체 시간
clock-kind-per-move = 차례당 시간
clock-kind-days = 차례당 일수
clock-minutes = 분
clock-increment = 추가 시간(초)
clock-seconds = 초
clock-days = 일
home-puzzle-more = 정답은 한 수. 찾을 수 있나요?
