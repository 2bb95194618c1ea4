fault-boost-after-pellet = 부스트는 쿠키를 먹은 뒤에 와요. 쿠키가 있던, 지금은 빈 칸에 팩맨을 놓으세요.
fault-chamber-count = 유령 방의 벽이 너무 적거나 많아요. 맞게 표시하세요.
fault-chamber-fences-standing = 유령 방은 놓여 있는 벽으로 만들어요. 놓여 있지 않은 벽: { $fences }.
fault-closed-chamber = 유령 방에 틈이 있어요. 드나들 길이 없게 막으세요.
fault-eaten = 먹은 쿠키는 게임판에서 빠진 쿠키여야 해요. 맞지 않는 값: { $found }.
fault-fence = “{ $found }”: 벽이 아니에요. 벽은 e3h 같은 꼴로 적어요.
fault-fence-list = “{ $found }”: 벽 목록이 아니에요. 예: d2e3.
fault-fences-not-crossing = 엇갈리는 벽: { $fences }. 하나를 옮기세요.
fault-fences-not-overlapping = 겹친 벽: { $fences }. 하나를 옮기세요.
fault-fences-of-layout = 이 게임의 벽은 움직이지 않아서 미로의 벽과 같아야 해요. 다른 벽: { $fences }.
fault-fields = 이 게임의 국면은 빗금으로 나눈 항목이 { $detail }개예요.
fault-fitting-fence = 함께 놓을 수 없는 벽: { $fences }. 하나를 옮기세요.
fault-ghosts-apart = 유령 둘이 { $squares } 칸에 있어요. 서로 다른 칸에 놓으세요.
fault-inline-layout = “{ $found }”: 점으로 나눈 여섯 부분의 미로가 아니에요.
fault-known-name = { $found }: 없는 이름이에요. 있는 것: { $detail }.
fault-layout-key = 미로 파일의 이 자리에는 “{ $found }” 항목이 없어요.
fault-layout-number = { $found }: 범위를 벗어났어요. { $detail }에서 고르세요.
fault-layout-size = 미로라기엔 너무 길어요.
fault-layout-value = { $found }: 맞는 종류가 아니에요. 필요한 것: { $detail }.
fault-lives = 목숨 { $found }개는 처음 가진 것보다 많아요.
fault-no-pellet-on-respawn-square = { $squares } 칸은 팩맨이 돌아오는 곳이에요. 쿠키를 다른 데 놓으세요.
fault-no-pellet-under-piece = { $squares } 칸의 쿠키 위에 말이 있어요. 하나를 옮기세요.
fault-no-square-cut-off =
    { $count ->
        [1] 아무도 갈 수 없는 칸: { $squares }. 길을 여세요.
       *[other] 이 칸 { $count }개에 아무도 갈 수 없어요. 길을 여세요.
    }
fault-numbers =
    { $detail ->
        [1] “{ $found }” 자리에는 숫자가 하나 있어야 해요.
       *[other] “{ $found }” 자리에는 숫자가 { $detail }개 있어야 해요.
    }
fault-one-chamber = 막힌 방이 하나보다 많아요. 유령 방만 막혀 있을 수 있어요.
fault-one-square = 말은 한 칸에서 시작해요: { $found }.
fault-pacman-apart = { $squares } 칸에 유령과 팩맨이 함께 있어요. 하나를 옮기세요.
fault-pacman-on-board = 팩맨이 없어요. 게임판에 놓으세요.
fault-pellets-differ = { $squares } 칸에 쿠키가 두 개 있어요. 하나를 옮기세요.
fault-pellets-of-layout = 미로에는 { $squares } 칸에 쿠키가 없어요. 치우거나 미로를 바꾸세요.
fault-pellet-count = 이 게임의 쿠키는 { $detail }개인데 여기에는 { $found }개 있어요.
fault-phase = 차례의 이 순간(“{ $found }”)은 게임판과 맞지 않아요.
fault-pieces-apart = { $squares } 칸에 말이 두 개 있어요. 하나를 옮기세요.
fault-piece-letter = “{ $found }”: 말이 아니거나 두 번 나왔어요.
fault-piece-name = “{ $found }”: 이 게임에 없는 말이에요.
fault-piece-off-board = { $pieces }: 게임판 밖에서 시작해 나중에 들어와요. 말을 치우세요.
fault-piece-on-board = { $pieces }: 게임판에 없어요. 말을 놓으세요.
fault-played-in-turn = 그 유령들은 이 순간에 이미 움직였을 수 없어요.
fault-position-size = 국면이라기엔 너무 길어요.
fault-previous = { $pieces }: 게임판 밖이라서 이전 칸이 있을 수 없어요.
fault-reserve = 보관한 쿠키 { $found }개는 팩맨이 먹은 것보다 많아요.
fault-route-to-goal = { $squares } 칸의 말이 목표에 갈 수 없어요. 길을 여세요.
fault-side-number = 이 게임에 { $found }번 편은 없어요.
fault-square = “{ $found }”: 칸이 아니에요. 칸은 a1 ~ i9 중 하나예요.
fault-square-for-each-piece = 말마다 칸이 필요해요. 게임판 밖이면 줄표(-)를 쓰세요: { $found }.
fault-square-list = “{ $found }”: 칸 목록이 아니에요. 예: a1i9.
fault-start-off-goal = { $squares } 칸의 말이 이미 목표에 있어요. 옮기세요.
fault-stock = 가진 벽이 게임판에 놓을 수 있는 것보다 많아요: { $found }.
fault-stock-name = 가진 벽은 이 게임의 편에만 줄 수 있어요: { $found }.
fault-switch = “{ $found }”: 규칙과 값이 아니거나 두 번 나왔어요.
fault-toml = { $line }번째 줄, { $column }번째 글자를 읽을 수 없어요.
fault-turn = “{ $found }”: 어느 차례인지 알 수 없어요.
editor-lead-maze = 벽을 그리고 말과 쿠키를 놓은 다음 바로 해 보세요. 규칙에 어긋나면 그때그때 표시돼요.
editor-lead-position = 어떤 게임의 어떤 순간이든 만드세요. 규칙에 어긋나면 그때그때 표시돼요.
editor-board = 편집 중인 게임판
editor-tools = 누르면 하는 일
editor-tool-fence = 벽
editor-tool-erase = 치우기
editor-tool-chamber = 유령 방의 벽
editor-tool-pellet = 쿠키
editor-hint-fence = 밀어서 벽을 놓고, 누르면 치워요. 말은 원하는 곳으로 끌어다 놓으세요.
editor-hint-erase = 벽, 말, 쿠키를 누르면 치워요.
editor-hint-chamber = 유령 방을 막는 벽을 누르세요.
editor-hint-pellet = 칸을 누르면 쿠키를 놓거나 치워요.
editor-hint-piece = 칸을 누르면 말을 놓고, 다시 누르면 치워요: { $piece }.
editor-fence = 벽 { $fence }
editor-on-fence = 벽 { $fence } 있음. Enter를 누르면 치워요.
editor-symmetry = 대칭으로 그리기
editor-symmetry-none = 끔
editor-symmetry-mirror = 좌우
editor-symmetry-flip = 상하
editor-symmetry-turn = 반 바퀴
editor-redo = 다시 실행
editor-clear = 벽 모두 치우기
editor-good = 이대로 할 수 있어요.
editor-faults = 잘못된 점
editor-more-faults = { $count }개 더
editor-bad-link = 이 링크의 게임판은 보여 줄 수 없어요. 새 게임판을 열었어요.
editor-try = 해 보기
editor-use = 테이블에서 쓰기
editor-not-yet = 표시된 문제가 없어지면 공유하고 게임할 수 있어요.
editor-stock = 벽: { $side }
editor-side = 차례인 쪽
editor-phase = 차례의 단계
editor-phase-walk = 팩맨 이동
editor-phase-boost = 부스트
editor-phase-ghosts = 유령 이동
editor-phase-enter = 팩맨 들어오기
editor-phase-action = 팩맨의 수
editor-phase-extra = 추가 이동
editor-phase-after = 팩맨 이동 후
editor-phase-relocate = 유령 방 벽
editor-phase-ghost-place = 유령의 벽
editor-played = 이미 움직인 유령
editor-reserve = 보관한 쿠키
editor-turn = 차례
editor-memory = 차례에서 기억할 것
editor-previous = 이전 칸
editor-from = 바탕 게임판
editor-from-none = 게임판을 고르세요
editor-forget = 이 미로 지우기
editor-fences = 벽 { $count }개
editor-take-away = { $fence } 치우기
editor-fair = 얼마나 공평할까요?
editor-fair-lead = 컴퓨터끼리 빠른 게임을 여러 판 해 봐요. 가능하면 유령이 셋 이하일 때의 미로를 완전히 분석해요.
editor-fair-ask = 알아보기
editor-fair-making = 빠른 게임 진행 중
editor-fair-ahead = 앞에 게임판 { $ahead }개가 기다리고 있어요
editor-fair-failed = 잘 안 됐어요. 다시 해 볼 수 있어요.
editor-fair-done = 빠른 게임이 끝났어요.
editor-fair-share = { $share }% 승리 (예상 { $low }~{ $high }%)
editor-fair-games =
    { $drawn ->
        [0] 레벨 { $level }끼리 { $games }판, 무승부 없음. 스무 번 중 열아홉 번은 실제 비율이 옅은 부분 안에 있어요.
       *[other] 레벨 { $level }끼리 { $games }판, 무승부 { $drawn }판. 스무 번 중 열아홉 번은 실제 비율이 옅은 부분 안에 있어요.
    }
editor-fair-exact = 완전 분석, 유령 { $ghosts }마리
editor-fair-pacman = 팩맨 승
editor-fair-endless = 필승법 없음
editor-fair-ghosts = 유령 승
