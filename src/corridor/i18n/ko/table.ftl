table-title = { $name } 님의 테이블
table-title-yours = 내 테이블
table-title-nobody = 테이블
table-invite = 초대하기
table-share = 링크 공유
table-share-title = Corridor 한 판
table-copy = 링크 복사
table-seat-link = 이 자리의 링크
table-link = 이 테이블의 링크
table-qr = QR 코드
table-qr-label = 이 테이블 링크의 QR 코드
table-rules = 게임과 규칙
table-own-layout = 직접 만든 게임판
table-lots-first = 첫 번째 자리
table-by-lot = 역할 무작위
table-turn =
    { $number ->
        [1] 첫 번째 차례
        [2] 두 번째 차례
        [3] 세 번째 차례
       *[other] 네 번째 차례
    }
table-seat-free = { $number }번 자리 비어 있음
table-free-race =
    { $number ->
        [1] 첫 번째 자리, 비어 있음
        [2] 두 번째 자리, 비어 있음
        [3] 세 번째 자리, 비어 있음
       *[other] 네 번째 자리, 비어 있음
    }
table-free-piece = { $piece }: 비어 있음
table-starts = { $squares }에서 시작
table-enters = 첫 차례에 들어와요
table-sit = 여기 앉기
table-sit-too = 여기도 앉기
table-name-too = 여기 앉는 사람의 이름
table-add-computer = 컴퓨터
table-stand-up = 일어나기
table-send-away = { $name } 자리 비우기
table-character = 내 모습
table-pawn = 기본 말
table-lift = { $piece } 다른 자리로 옮기기
table-put-here = { $piece } 여기로
table-share-hint = 유령을 다른 자리로 끌거나, 유령을 누르고 자리를 누르세요. 마지막 유령을 내주면 하나를 돌려받아요.
table-hands = 함께 움직이는 유령들
table-here = { $all }명 중 { $here }명 참가,
table-seats-free = { $free }자리 비었어요
table-all-here = 시작할 수 있어요
table-wait-start = 시작을 기다리는 중이에요
table-leave = 나가기
table-start = 시작
table-start-computer = 컴퓨터와 시작
table-drawing = 역할을 정하는 중…
table-begins = 선공: { $name }
table-first = 선공
table-to-board = 게임판으로
join-title = 테이블에 참가
join-invited = { $name } 님이 초대했어요
join-invited-plain = 초대받았어요
join-your-seat = 내 자리
join-sit = 앉기
join-watch = 구경만 하기
join-gone = 끝난 초대예요
join-gone-more = 이미 쓴 링크이거나 게임이 시작됐어요. 새 링크를 부탁하거나 코드를 입력하세요.
join-no-code = 이 코드의 테이블이 없어요
join-no-code-more = 코드를 확인해 다시 입력하거나, 친구에게 물어보세요.
join-failed = 잘 안 됐어요
balance-pacman = 팩맨에게 필승법 있음
balance-endless = 양쪽 다 필승법 없음
balance-ghosts = 유령에게 필승법 있음
balance-ahead-pacman = 팩맨 우세
balance-even = 팽팽
balance-ahead-ghosts = 유령 우세
balance-proved = 증명됨: 아무도 실수하지 않으면 이렇게 끝나요.
balance-measured = 증명이 아니라 측정한 값이에요. 컴퓨터끼리 둔 { $games }판 중 팩맨이 { $won }판을 이겼어요.
table-change = 바꾸기
table-change-owner = 시작 전까지 바꿀 수 있어요. 테이블의 모두에게 동의를 구해요.
table-change-title = 규칙 바꾸기
table-change-save = 이 규칙으로 하기
table-changed = { $name } 님이 규칙을 바꿨어요
table-changed-nameless = 규칙이 바뀌었어요
table-changed-more = 이대로 하려면 남고, 아니면 테이블에서 나가세요.
table-changed-line = { $was } → { $now }
table-stay = 남기
table-unsure = 고민 중
table-wait-agree = { $count }명이 새 규칙에 동의해야 해요
table-own-maze = 내 미로 { $number }
table-from = 시작 국면
table-own-position = 직접 만든 국면
table-make-maze = 나만의 미로 만들기
