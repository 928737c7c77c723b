# Bàn chơi: các tàu, bài trên tay, thanh lượt chơi, lúc hết ván và hết trận.

## Dòng trên cùng và dòng nhắc

board-engine = Đầu máy { $number }-{ $number }
board-round = Ván { $number }
board-round-of = Ván { $number } trên { $count }
board-boneyard = Nọc: { $count }
board-rules = Luật
board-menu = Menu
board-say = Nói một câu
board-offline = Đang nối lại …
board-rule-of = Luật: { $option }

board-must-cover = { $name } phải phủ quân đôi { $tile } trên { $where ->
    [mexican] tàu Mexico
   *[other] tàu của { $owner }
}

## Các tàu

board-trains = Các tàu
board-mexican = { $place ->
    [1] Mexico
   *[other] Mexico { $place }
}
board-train-name = { $where ->
    [own] Tàu của bạn
    [mexican] { $place ->
        [1] Tàu Mexico
       *[other] Tàu Mexico { $place }
    }
   *[other] Tàu của { $owner }
}
board-train-end = đuôi { $number }
board-train-turn = đến lượt
board-train-away = vắng
board-train-not-started = chưa khởi hành
board-train-open = mở cho mọi người
board-train-open-double = quân đôi chưa phủ
board-train-fits = khớp
board-train-tiles-left = quân trên tay: { $count }
board-train-length = dài: { $count }
build-name = Tàu của bạn, số quân: { $count }, đuôi { $number }

## Bài trên tay

hand-name = Bài của bạn, số quân: { $count }
hand-tile = { $first }-{ $second }
hand-tile-fits = khớp
hand-tile-planned = trong kế hoạch của bạn

## Thanh lượt chơi

turn-bar = Lượt của bạn
turn-draw = Rút
turn-pass = Bỏ lượt
turn-done = Xong
turn-undo = Lấy lại
turn-sort = Xếp
turn-sort-number = Xếp theo số
turn-sort-train = Xếp thành tàu

## Điểm và nhật ký

scores-name = Điểm
scores-place = Hạng
scores-player = Người chơi
scores-this-round = Ván này
scores-total = Tổng
log-name = Diễn biến

## Lúc hết ván

round-end-out = Hết bài: { $names }
round-end-blocked = Không ai đi được nữa: ván bị chặn
round-end-pips = Điểm trên tay: { $pips }
round-end-double-blank = Điểm trên tay: { $pips }; quân 0-0 tính riêng
round-end-no-tiles = Không còn quân nào
round-end-next = Ván sau
round-end-look = Xem bàn
round-end-back = Điểm

## Lúc hết trận

match-end-winner = { $count ->
    [1] { $names } thắng!
   *[other] Cùng đứng đầu: { $names }
}
match-end-you = Bạn thắng!
match-end-rematch = Chơi lại
match-end-go-on = Sang bàn mới
match-end-record = Biên bản trận đấu

## Màn hình lớn

tv-gathering = Ai cùng chơi nào?
tv-qr = Mã QR của liên kết vào bàn này
tv-join = Vào chơi tại

## Những câu nói nhanh

phrase-hello = Xin chào!
phrase-well-played = Chơi hay lắm!
phrase-good-luck = Chúc may mắn!
phrase-oops = Ôi!
phrase-hurry = Đến lượt bạn đấy …
phrase-thanks = Cảm ơn!
phrase-one-left = Còn một quân!
phrase-good-game = Ván hay lắm!
phrase-wait-please = Chờ một chút nhé
phrase-goodbye = Tạm biệt!
