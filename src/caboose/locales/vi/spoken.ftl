### Những gì bàn chơi nói cho người nghe, và bảng trợ giúp về phím. Ngắn gọn vì nghe thường xuyên.

spoken-table = Bàn: các tàu và bài trên tay
spoken-item = { $name }: { $value }

## Trả lời các phím

spoken-watching = Bạn đang xem nên không có bài.
spoken-hand-empty = Bạn không còn quân nào.
spoken-hand = Bài của bạn: { $tiles }.
spoken-hand-fits = Bạn đi được: { $tiles }.
spoken-hand-rest = Còn lại: { $tiles }.
spoken-hand-none-fits = Không quân nào của bạn đi được: { $tiles }.
spoken-ends = Mở cho bạn: { $trains }.
spoken-ends-others = Đóng: { $trains }.
spoken-cover = Cần phủ: { $doubles }.
spoken-cover-none = Không có quân đôi nào chưa phủ.
spoken-double = { $tile } trên { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
   *[other] tàu của { $owner }
}
spoken-tiles = Quân trên tay: { $list }. Nọc: { $count }.
spoken-scores = Điểm: { $list }. Số ván đã chơi: { $count }.
spoken-nothing-yet = Chưa có gì xảy ra.

## Đặt một quân

spoken-chosen = Đã chọn { $tile }.
spoken-let-go = Đã bỏ chọn quân.
spoken-fits-nowhere = Đã chọn { $tile }. Lúc này quân ấy không khớp ở đâu cả.
spoken-which-train = Đã chọn { $tile }. Các tàu: { $trains }.
spoken-no-tile = Không có quân số { $number }. Bài của bạn: từ 1 đến { $count }.
spoken-no-train = Không có tàu số { $number }. Các tàu: từ 1 đến { $count }.

## Bảng trợ giúp về phím

keys-title = Phím
keys-about = Ở bất cứ chỗ nào trên bàn, chỉ cần một phím. Trong ô nhập chữ, phím vẫn gõ chữ như thường.
keys-key = Phím bấm
keys-meaning = Việc làm
key-hand = Bài của tôi, quân đi được đọc trước
key-ends = Đuôi các tàu, tàu mở cho tôi đọc trước
key-cover = Quân đôi nào cần phủ
key-turn = Đến lượt ai
key-tiles = Mỗi người còn bao nhiêu quân
key-scores = Điểm
key-last = Nghe lại việc vừa xảy ra
key-suggest = Một gợi ý
key-draw = Rút một quân
key-pass = Bỏ lượt, hoặc kết thúc đoàn tàu đang xếp
key-undo = Lấy lại bước vừa rồi
key-number = Đến quân có số này; nếu đã chọn quân thì đến tàu
key-enter = Chọn quân, hoặc đặt quân vào tàu; bấm lần nữa sẽ đặt nếu chỉ khớp một nơi
key-escape = Bỏ chọn quân; đóng trang phụ
key-arrows = Từ quân này sang quân kia, từ tàu này sang tàu kia
key-move = Dời quân trong bài
key-train = Xem cả đoàn tàu
key-help = Bảng trợ giúp này
