play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = 클래식 · 2인
play-mode-classic-3 = 클래식 · 3인
play-mode-classic-4 = 클래식 · 4인
play-mode-pacman = 팩맨
play-mode-pacman-advanced = 팩맨 고급
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] 차례당 { $seconds }초
        [days] 차례당 { $days }일
       *[none] 시간 제한 없음
    }
play-watching = 관전 중
play-board = 게임판
play-guest = 게스트
play-name-and-side = { $name } ({ $side })
play-for = { $name } 대신
play-clock = 남은 시간: { $time }
play-clock-days = { $days }일 { $hours }시간
play-fences = 가진 벽 { $count }개
play-lives = 목숨
play-lives-left = 남은 목숨 { $count }개
play-pellets = 먹은 쿠키
play-pellets-eaten = { $all }개 중 { $count }개
play-reserve = 보관 중
play-fences-label = 벽
play-team-stock = 팀의 벽
play-speed = 속도
play-level-so-far = 현재 등급
play-yours = 내 유령
play-sees =
    { $own ->
        [yes] 나를 보고 있음
       *[no] 팩맨을 보고 있음
    }
play-off-board = 게임판 밖
play-on-square = { $square } 칸
play-sees-along-file = { $name }열에서 팩맨을 보고 있음
play-sees-along-rank = { $name }행에서 팩맨을 보고 있음
play-legend-respawn = 부활 칸: 팩맨이 들어오는 곳
play-legend-tunnel = 터널 { $one } – { $other }
play-legend-sight = 시야: 이 유령은 더 멀리 가요
play-legend-ring = 고리: 지금 먹을 수 있는 유령
play-to-move = { $who } 차례
play-teammate = 팀원이 정하는 중
play-task-race =
    { $fences ->
        [yes] 점으로 이동하거나, 칸 사이에 벽을 놓으세요.
       *[no] 점으로 이동하세요. 남은 벽이 없어요.
    }
play-task-after =
    { $what ->
        [fence] 이동했어요. 벽을 놓거나 차례를 마치세요.
        [pellet] 이동했어요. 쿠키를 쓰거나 차례를 마치세요.
       *[both] 이동했어요. 벽을 놓거나, 쿠키를 쓰거나, 차례를 마치세요.
    }
play-task-ghost-place = 벽을 놓거나 아껴 두세요.
play-opening = { $turn }번째 차례
play-boost = 부스트
play-boost-eats =
    { $own ->
        [yes] 이번 차례에만, 지나는 길의 유령을 먹어요
       *[no] 이번 차례에만, 팩맨이 지나는 길의 유령을 먹어요
    }
play-typed = 내 수: { $text }
play-left-short = { $count }개 남음
play-cost = { $who }: { $count }칸
play-keys-hover = 클릭: 놓기 · R: 돌리기 · Esc: 취소
play-keys-held = Enter: 놓기 · R: 돌리기 · Esc: 취소
play-heard-move = { $who }: { $move }.
play-heard-spent = 팩맨이 쿠키를 썼어요.
play-heard-eaten = 팩맨이 먹은 유령: { $pieces }.
play-heard-pellet = 팩맨이 쿠키를 먹었어요: { $all }개 중 { $count }개.
play-heard-boost = 부스트 시작: { $count }칸.
play-heard-boost-over = 부스트가 끝났어요.
play-heard-caught =
    { $count ->
        [0] 팩맨이 잡혔어요. 남은 목숨이 없어요.
       *[other] 팩맨이 잡혔어요. 남은 목숨 { $count }개.
    }
play-heard-clock = 내 시간이 { $seconds }초 남았어요.
play-place = 놓기
play-rotate = 돌리기
play-step-back = 한 칸 뒤로
play-end-walk = 여기까지
play-walk = 이동
play-walk-anyway = 그래도 가기
play-yes = 예
play-no = 아니요
play-accept = 수락
play-decline = 거절
play-close = 닫기
play-panel-more = 더 보기
play-resign = 기권
play-resign-sure = 이 게임을 기권할까요?
play-resign-team = 팀에 기권을 제안할까요?
play-abort = 게임 취소
play-abort-long = 이 게임 취소하기
play-abort-sure = 게임을 취소할까요?
play-takeback = 무르기
play-undo = 되돌리기
play-draw = 무승부 제안
play-routes = 경로
play-phrases = 한마디
play-flip = 게임판 돌리기
play-save = 저장
play-new = 새 게임
play-rematch = 한 판 더
play-rematch-asked = 한 판 더 제안함
play-next-leg = 다음 판
play-next-game = 다음 게임
play-ask-hint = 힌트 보기
play-suggest = 제안
play-suggest-to-team = 팀에 수 제안하기
play-suggest-how = 수를 고르면 팀원들에게 보여요.
play-suggested = 팀에 제안한 수: { $move }
play-suggests = { $who } 님의 제안: { $move }
play-play-it = 이 수 두기
play-hint-wait = 엔진이 생각하는 중…
play-hint = 엔진의 추천: { $move }
play-offered-draw = 무승부를 제안했어요.
play-offered-takeback = 한 수 물러 달라고 부탁했어요.
play-offered-rematch = 한 판 더 하자고 했어요.
play-offers-draw = { $who } 님의 무승부 제안이에요.
play-offers-takeback = { $who } 님이 한 수 무르고 싶대요.
play-offers-rematch = { $who } 님이 한 판 더 하재요.
play-declines = { $who } 쪽에서 거절했어요.
play-play-on = 계속 두기
play-give-up-asked = 기권을 제안했어요. 팀이 함께 정해요.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } 님과 함께 기권하기로 했어요. 나머지 팀원이 함께 정해요.
       *[no] { $who } 님이 기권하재요. 동의하나요?
    }
play-plays-on = { $who } 님은 계속 두고 싶대요.
play-gone-kept = { $name } 님이 자리를 비웠어요. 자리를 맡아 두는 시간:
play-gone = { $name } 님이 자리를 비웠어요.
play-wait = 기다리기
play-claim = 승리 선언
play-put-bot = 컴퓨터에 맡기기
play-bot-for-you = 컴퓨터가 대신 두고 있어요.
play-return = 내 자리 되찾기
play-line-lost = 연결이 끊겼어요. 다시 연결하는 중…
play-unsent = 연결이 끊겼어요. 내 수 { $move }: 저장해 뒀다가 연결되면 바로 보내요.
play-unsent-lost = 두지 못한 수: { $move }. 그사이 게임이 진행됐어요.
play-line-ended = 연결이 종료됐어요. 페이지를 새로고침하세요.
play-moves = 수순
play-no-moves = 아직 둔 수 없음
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] 시작 국면
       *[other] { $ply }수째
    }
play-back-to-now = 게임으로 돌아가기
play-replay-move = 다음: { $move }
play-replay-end = 이렇게 잡혔어요.
play-why-caught =
    { $own ->
        [yes] 왜 목숨을 잃었나요?
       *[no] 어떻게 잡혔나요?
    }
play-route = 목표까지
play-result-won = 이겼어요
play-result-lost = 졌어요
play-result-draw = 무승부
play-result-off = 취소됨
play-result-wins =
    { $many ->
        [yes] { $winner } 승리
       *[no] { $winner } 승리
    }
play-result-loses = { $loser } 패배, 나머지는 승리
play-reason-goal = 건너편에 먼저 도착했어요.
play-reason-pellets = 쿠키를 모두 먹었어요.
play-reason-ghosts = 유령을 모두 먹었어요.
play-reason-catches = 팩맨의 목숨이 다했어요.
play-reason-plies = 정해진 수만큼 뒀어요.
play-reason-threefold = 같은 국면이 세 번 나왔어요.
play-reason-no-progress = 너무 오래 아무 변화가 없었어요.
play-reason-resign =
    { $own ->
        [yes] 기권했어요.
        [team] { $who } 님이 팀을 대표해 기권했어요.
       *[no] { $loser } 쪽이 기권했어요.
    }
play-reason-time =
    { $own ->
        [yes] 시간이 다 됐어요.
       *[no] { $loser } 쪽의 시간이 다 됐어요.
    }
play-reason-abandoned =
    { $own ->
        [yes] 테이블을 떠났어요.
       *[no] { $loser } 쪽이 테이블을 떠났어요.
    }
play-reason-agreement = 양쪽이 합의했어요.
play-reason-aborted = 승패가 없어요.
play-level = 팩맨 등급: { $level }
play-legs = 두 판 승부
play-leg = { $number }번째 판
play-points = 점수
play-leg-result =
    { $how ->
        [won] 승
        [lost] 패
        [draw] 무승부
       *[off] 취소됨
    }
play-leg-start =
    { $first ->
        [yes] 선공
       *[no] 후공
    }
play-leg-role = { $role } · 쿠키: { $pellets }
play-save-qgn = 기보 (.qgn)
play-save-json = 프로그램용 기보 (JSON)
play-save-svg = 어떤 크기든 선명한 그림 (SVG)
play-save-png = 픽셀 그림 (PNG)
play-panel-phrases = 한마디 하기
play-panel-settings = 설정
play-panel-save = 게임 저장
play-panel-help = 단축키
play-overlay-sight = 팩맨을 보는 유령 표시
play-overlay-reach = 각자 갈 수 있는 곳 표시
play-overlay-routes = 가장 짧은 경로 표시
play-set-placing = 손가락으로 벽 놓기
play-placing-confirm = 벽마다 확인
play-placing-release = 손을 떼면 놓기
play-placing-tray = 내 벽을 끌어다 놓기
play-set-confirm-walk = 이동할 때 확인
play-set-sound = 소리
play-set-vibration = 진동
play-set-turn-board = 한 화면에서 할 때 차례인 쪽으로 게임판 돌리기
play-key-arrows = 게임판에서 이동
play-key-tab = 게임판과 버튼으로
play-key-space = 칸 또는 벽
play-key-rotate = 벽 돌리기
play-key-enter = 놓기 또는 이동
play-key-escape = 취소
play-key-type = 수를 입력하고 Enter
play-key-undo = 무르기
play-key-flip = 게임판 돌리기
play-key-hint = 힌트
play-key-routes = 경로 켜기·끄기
play-key-help = 이 목록
play-since = 내 차례 이후
play-since-last = 마지막 수
play-did-walk =
    { $effect ->
        [pellet] { $square } 칸의 쿠키를 먹음
        [ghosts] { $pieces } 먹음
        [caught] { $square } 칸에서 팩맨을 잡음
        [caught-you] { $square } 칸에서 나를 잡음
        [caught-self] 유령과 부딪힘
       *[none] { $square } 칸으로
    }
play-did-fence =
    { $way ->
        [horizontal] 벽 { $slot }, 가로
       *[vertical] 벽 { $slot }, 세로
    }
play-did-relocate = 유령 방 벽을 { $slot } 자리로
play-did-enter = { $square } 칸에 들어옴
play-did-spend = 쿠키를 씀
play-did-pass =
    { $what ->
        [boost] 부스트를 끝냄
        [turn] 차례를 마침
        [keep] 벽을 아낌
        [stay] 제자리
       *[pass] 패스
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost }에게 잡혔어요. { $back ->
            [all] 모두 처음 자리로 돌아가요
           *[pacman] 부활 칸으로 돌아와요
        }. 남은 목숨 { $count }개.
       *[no] 팩맨이 { $ghost }에게 잡혔어요. { $back ->
            [all] 모두 처음 자리로 돌아가요
           *[pacman] 팩맨은 부활 칸으로 돌아와요
        }. 남은 목숨 { $count }개.
    }
play-go-on = 계속
play-sight =
    { $own ->
        [yes] { $count ->
            [1] 나를 보는 유령: { $pieces }, { $steps }칸.
           *[other] 나를 보는 유령: { $pieces }, 각각 { $steps }칸.
        }
       *[no] { $count ->
            [1] 팩맨을 보는 유령: { $pieces }, { $steps }칸.
           *[other] 팩맨을 보는 유령: { $pieces }, 각각 { $steps }칸.
        }
    }
play-mate-moves = { $name } 님이 움직이는 말: { $piece }
play-why = 규칙
play-why-length = 정확히 { $steps }칸 이동하세요.
play-why-most = { $steps }칸까지 갈 수 있어요.
play-round = { $number }라운드
play-rules-booklet = 설명서 규칙
play-rules-first-printing = 초판 규칙
play-rules-strict-english = 영어판 그대로
play-rules-italian = 이탈리아 규칙
play-rules-danish = 덴마크 규칙
play-rules-friendly-ghosts = 사이좋은 유령
play-rules-usual = 기본 규칙
play-rules-changed = { $count }개 변경
play-term-boost = 부스트: 쿠키를 먹으면 몇 칸 더 가요. 지나는 길의 유령을 먹어요.
play-term-frenzy = 폭주: 팩맨을 본 유령은 1칸 대신 2칸 움직여요.
play-term-chamber = 유령 방: 한가운데에 있는 방이에요. 초반에 유령들이 그 벽을 다른 곳으로 옮겨요.
play-term-spend = 쓰기: 보관한 쿠키를 내고, 유령을 없애는 추가 이동을 해요.
play-term-reserve = 보관: 팩맨이 먹고 모아 둔 쿠키예요. 자기 차례에 쓸 수 있어요.
play-term-sight = 시야: 벽에 가리지 않고 팩맨까지 곧게 이어진 선이에요. 다른 유령은 가리지 않아요.
play-term-tunnel = 터널: 여기로 나가면 한 칸 만에 반대쪽 끝으로 들어와요.
play-term-respawn = 부활 칸: 비어 있으면 팩맨이 여기로 들어와요.
play-word-frenzy = 폭주
play-word-sight = 시야
play-word-spend = 쓰기
play-hint-done = 알겠어요
play-hint-goal-race =
    { $way ->
        [up] 위쪽
        [down] 아래쪽
        [left] 왼쪽
       *[right] 오른쪽
    } { $side ->
        [0] 파란
        [1] 주황
        [2] 초록
       *[3] 보라
    } 줄에 누구보다 먼저 도착하세요. 점을 누르면 한 칸 가요.
play-hint-goal-pacman = 유령에게 잡히기 전에 쿠키 { $count }개를 모두 먹으세요. 점을 누르면 그리로 가요.
play-hint-goal-ghosts = 팩맨이 쿠키를 다 먹기 전에 { $count }번 잡으세요. 유령을 누르고 점을 누르세요.
play-hint-fence = 벽을 놓으려면 틈을 따라 밀거나 길게 누르세요. 손가락 그림을 따라 한 다음 ‘놓기’를 누르세요.
play-hint-boost = 부스트! { $steps }칸까지 더 가요. 지나는 길의 유령을 먹어요. ‘여기까지’를 누르면 일찍 멈춰요.
play-hint-frenzy =
    { $own ->
        [yes] 일직선에서 나를 본 유령이 있어요. 그러면 { $steps }칸 움직여요. 사이에 벽이나 모퉁이를 두세요.
       *[no] 일직선에서 팩맨을 본 유령은 폭주해서 { $steps }칸 움직여요.
    }
play-hint-catch = 잡히면 팩맨은 목숨 하나를 잃고, 다 잃으면 유령이 이겨요. 먹은 쿠키는 그대로예요.
play-hint-chamber = 유령 방의 벽을 꺼내세요. 분홍 벽을 누르고 새 자리로 미세요.
play-hint-spend = 보관한 쿠키가 있어요. 지금 하나 쓰면 더 움직이고, 만난 유령을 영영 없애요.
play-hint-boxed = 갇혔어요. 이동도 벽 놓기도 안 돼요. ‘패스’를 누르면 다음 사람 차례예요.
play-set-pace = 상대의 수 보여 주기
play-pace-fast = 빠르게
play-pace-normal = 보통
play-pace-slow = 느리게
play-pace-tap = 누르면 다음
play-set-hints = 초보자 도움말
play-set-notation = 수를 기호로 표시 (e3h)
table-your-figure = 내 모습
play-review = 복기
play-save-gif = 모든 수를 영상으로 (GIF)
play-save-animated-svg = 모든 수를 어떤 크기든 선명하게 (움직이는 SVG)
play-set-notify = 내 차례가 되면 알림
play-notify-denied = 브라우저가 알림을 막고 있어요. 브라우저의 사이트 설정에서 바꿀 수 있어요.
play-watchers = { $count }명 관전 중
play-level-up =
    { $wins ->
        [1] 레벨 { $level }에서 이겼어요. 레벨 { $next }에 도전할까요?
       *[other] 레벨 { $level }에서 { $wins }연승이에요. 레벨 { $next }에 도전할까요?
    }
play-level-down =
    { $losses ->
        [1] 레벨 { $level }, 만만치 않았죠. 레벨 { $next } 어때요?
       *[other] 레벨 { $level }에 { $losses }연패예요. 레벨 { $next } 어때요?
    }
play-level-go = 레벨 { $level } 하기
hint-wins = 바로 이겨요.
hint-fence = { $who }의 길만 { $count }칸 길어지고, 내 길은 그대로예요.
hint-fence-both = { $who }의 길은 { $count }칸, 내 길은 { $own }칸 길어져요.
hint-fence-keeps = { $who } 쪽이 거기서 내 길을 막지 못하게 해요.
hint-route = 가장 짧은 길이에요. 두고 나면 { $count }칸 남아요.
hint-jump = { $who } 말을 뛰어넘어요. 두고 나면 { $count }칸 남아요.
hint-aside = 길이 두 갈래로 남아서, { $who } 쪽이 벽 하나로 다 막을 수 없어요.
hint-exposed-less = 두고 나면 벽 하나에 내 길이 최대 { $count }칸 길어져요. 지금은 { $before }칸이에요.
hint-pellet-safe = { $square } 칸의 쿠키는 안전해요. 다음 차례에 어떤 유령도 못 와요.
hint-pellet = { $square } 칸의 쿠키를 먹어요.
hint-eats = 먹는 유령: { $pieces }.
hint-hides = 거기서는 { $pieces }의 눈에 띄지 않아요.
hint-safe = 다음 차례에 거기까지 올 수 있는 유령이 없어요.
hint-towards-pellet = { $square } 칸의 쿠키까지 { $count }칸 남아요.
hint-away = 가장 가까운 유령과의 거리가 { $before }칸에서 { $count }칸으로 늘어요.
hint-fence-ghost = { $piece }: 나에게 오는 길이 { $count }칸 길어져요.
hint-no-fence = 지금은 상대의 길을 늘릴 수 있는 벽이 없으니 아껴 두세요.
hint-spends = 쿠키를 쓰세요. 더 움직이면서 만나는 유령을 먹어요.
hint-shuts-in =
    { $count ->
        [0] 지금 { $before }칸인 팩맨의 안전한 칸이 하나도 남지 않아요.
       *[other] 팩맨의 안전한 칸이 { $before }칸에서 { $count }칸으로 줄어요.
    }
hint-covers = { $piece }: 팩맨보다 { $square } 칸의 쿠키에 가까워져요.
hint-fence-pellet = 팩맨이 { $square } 칸까지 가는 길이 { $count }칸 길어져요.
hint-catches = 팩맨을 잡아요.
hint-sees = { $piece }: 거기서 팩맨이 보여요.
hint-closes-in = { $piece }: 팩맨까지 { $count }칸 남아요.
hint-guards = { $square } 칸의 쿠키를 지켜요.
hint-best = 엔진이 보기엔 더 좋은 수가 없어요.
key-tab = Tab
key-space = 스페이스
key-enter = Enter
key-escape = Esc
phase-race = 이동하거나 벽을 놓으세요.
phase-walk = { $steps }칸 이동하세요.
phase-boost = 부스트! { $steps }칸까지 더 가요. 지나는 길의 유령을 먹어요.
phase-ghosts =
    { $steps ->
        [0] 유령 하나를 움직이세요: { $pieces }.
        [1] 1칸 움직이세요: { $pieces }.
       *[other] { $steps }칸까지 움직이세요: { $pieces }.
    }
phase-enter = 들어갈 곳을 고르세요.
phase-action =
    { $turn ->
        [0] { $steps }칸 이동하세요. 그다음 벽을 놓아도 돼요.
       *[other] 초반 { $opening }번 중 { $turn }번째 차례: { $steps }칸 이동하거나 벽을 놓으세요.
    }
phase-extra = 부스트! { $steps }칸 더 가요. 지나는 길의 유령은 영영 빠져요.
phase-after = 이동했어요. 더 하거나, -- 입력으로 차례를 마치세요.
phase-relocate = 초반 { $opening }번 중 { $turn }번째 차례: 유령 방의 벽 하나를 옮기세요.
phase-ghost-place = 벽을 놓거나, -- 입력으로 아껴 두세요.
