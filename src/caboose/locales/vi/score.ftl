# The score keeper for games with real tiles. Its pages alone load this file.
score-title = Bảng điểm
score-about = Dành cho ván chơi bằng quân thật. Mở một lần rồi thì không cần mạng vẫn dùng được.
score-new = Trận mới
score-games = Các trận trên máy này
score-text-running = { $count ->
    [0] Trước ván đầu
    [1] Sau 1 ván
   *[other] Sau { $count } ván
}
score-text-over = { $count ->
    [1] Kết quả chung cuộc sau 1 ván
   *[other] Kết quả chung cuộc sau { $count } ván
}
score-forget = Xóa trận của { $names }
score-forget-sure = Xóa trận của { $names } khỏi máy này?
score-join = Mã của trận được chia sẻ
score-join-button = Xem
score-file-open = Mở tệp trận đấu
score-file-bad = Đây không phải tệp của bảng điểm.
score-gone = Trận này không có trên máy này
score-gone-about = Trận đã bị xóa hoặc được ghi ở trình duyệt khác.

## A new game
score-names = Ai chơi?
score-name = Người chơi { $number }
score-name-add = Thêm người chơi
score-name-remove = Bỏ người chơi { $number }
score-names-known = Tên từ các trận trước
score-names-twice = Có hai người chơi trùng tên.
score-starter = Ai đi đầu ván thứ nhất?
score-set = Bộ quân
score-set-double = Domino { $number }
score-set-usual = Theo luật: domino { $number }
score-length = Độ dài
score-length-all = Đủ { $count } ván
score-length-some = { $count ->
    [1] 1 ván
   *[other] { $count } ván
}
score-length-target = Cho đến khi có người đạt { $points } điểm
score-league-name = Giải
score-league-about = Có thể để trống. Các trận cùng tên được tính chung.
score-deal-unknown = Luật này không nói { $count } người rút mấy quân từ bộ domino { $number }: hãy tự thống nhất.
score-begin = Bắt đầu

## The round
score-engine = Đầu máy là quân đôi { $number }-{ $number }
score-draw = Mỗi người rút { $count } quân
score-leads = { $name } đi đầu
score-leads-found = Ai có đầu máy thì đi đầu; tìm bắt đầu từ { $name }
score-shuffles = { $name } xào quân
score-card-change = Thực tế chơi khác
score-card-engine = Đầu máy
score-card-lead = Đi đầu
score-hands = Bài trên tay ván này
score-total = Tổng { $points }
score-out-button = { $name } hết bài
score-hand-known = { $name }: { $points }. Sửa
score-hand-unknown = Ghi bài của { $name }
score-hand-title = { $name }, ván { $number }
score-way = Cách ghi
score-way-keypad = Nhập số
score-way-tiles = Chọn quân
score-way-photo = Ảnh chụp
# Under a way of entering that does not exist so far: very short.
score-way-not-yet = chưa có
score-points = Điểm
score-count-twice = Quân đôi tính gấp đôi.
score-erase = Xóa chữ số cuối
score-out = Hết bài: 0
score-enter = Ghi
score-clear = Để trống ô này
score-sum = Số quân: { $count }, điểm: { $points }
score-tile-remove = Bỏ quân { $tile }
score-half-first = Nửa thứ nhất của quân
score-half-second = Nửa thứ hai của quân

## What has to be asked, and what cannot be right
score-question-ending = { $count ->
    [0] Không ai hết bài. Ván có bị chặn không?
   *[other] { $count } người có 0 điểm. Ván kết thúc thế nào?
}
score-question-ending-else = Nếu không phải vậy, hãy sửa lại các số.
score-question-ending-short = Ván kết thúc thế nào
score-question-engine = Quân đôi nào là đầu máy?
score-question-engine-short = Đầu máy
score-question-double-blank = Ai giữ quân 0-0? Quân này tính { $points }.
score-question-double-blank-short = Ai giữ quân 0-0
score-question-out-on-double = Quân cuối của người hết bài có phải quân đôi không?
score-question-out-on-double-short = Hết bài bằng quân đôi
score-answer-blocked = Ván bị chặn
score-answer-out = Những người đó đều hết bài
score-answer-none = Không ai
score-answer-counted = Đã tính rồi
score-answer-yes = Có
score-answer-no = Không
score-flag-tile-twice = { $names }: quân { $tile } bị ghi hai lần.
score-flag-tile-engine = { $names }: quân { $tile } là đầu máy, không thể còn trên tay.
score-flag-tile-unknown = { $names }: bộ này không có quân { $tile }.
score-flag-too-many = Nhiều điểm hơn mức có thể: mọi người cộng lại nhiều nhất { $points }. Hãy xem lại { $names }.

## Corrections
score-undo = Hoàn tác mục vừa ghi
score-changes = Mọi mục đã ghi
score-changes-about = Mục mới nhất được tính; mục cũ vẫn lưu ở đây.
score-before = Trước đó: { $value }
score-undone = Đã hoàn tác
score-undo-this = Hoàn tác: { $what }
score-change-hand = Ván { $number }, { $name }: { $value }
score-change-joined = { $value } chơi từ ván { $number }
score-change-renamed = Tên mới: { $value }
score-change-left = { $name } nghỉ trước ván { $number }
score-change-returned = { $name } chơi lại từ ván { $number }
score-change-rules = Luật: { $value }
score-change-lead = { $name } đi đầu trận
score-change-answer = Ván { $number }. { $value }
score-change-card = Ván { $number }: đã sửa thẻ ván
score-change-ended = Đã kết thúc trận
score-change-undone = Đã hoàn tác một mục

## Players and rules
score-players = Người chơi
score-rename = Tên của { $name }
score-leaves = { $name } nghỉ
score-returns = { $name } chơi lại
score-late = Có người vào từ ván { $number }
score-late-points = Bắt đầu với
score-late-zero = 0 điểm
score-late-average = điểm tổng trung bình
score-late-highest = điểm tổng cao nhất
score-late-lowest = điểm tổng thấp nhất
score-late-add = Thêm, với { $points } điểm
score-rules-about = Điều sửa ở đây được tính cho mọi ván, kể cả ván đã xong.
score-end = Kết thúc trận tại đây
score-again = Chơi lại

## Grid, places, ties
score-grid = Tất cả các ván
score-grid-round = Ván
score-cell = { $name }, ván { $number }: { $points }
score-explain-tie-shared = { $names } cùng có { $own } điểm và hòa mọi mặt: đồng hạng.
score-explain-tie-zero-rounds = { $first } và { $second } bằng tổng điểm. { $first } xếp trên vì có nhiều ván 0 điểm hơn: { $own } so với { $others }.
score-explain-tie-lowest-round = { $first } và { $second } bằng tổng điểm và số ván 0 điểm. { $first } xếp trên nhờ ván thấp nhất: { $own } so với { $others }.
score-explain-tie-rounds-won = { $first } và { $second } bằng tổng điểm. { $first } xếp trên vì thắng nhiều ván hơn: { $own } so với { $others }.
score-explain-tie-highest-round = { $first } và { $second } bằng tổng điểm và số ván thắng. { $first } xếp trên nhờ ván cao nhất: { $own } so với { $others }.

## From and to a table of the server
score-to-table = Chơi tiếp ở một bàn trên mạng
score-to-table-about = Mở một bàn với điểm đến lúc này và giữ chỗ cho từng người: { $names }.
score-to-table-missed = { $count ->
    [1] { $name } vắng 1 ván: bàn tính đó là ván 0 điểm, cả khi phân định hòa.
   *[other] { $name } vắng { $count } ván: bàn tính đó là các ván 0 điểm, cả khi phân định hòa.
}
score-to-table-brought = { $name } bắt đầu với { $points } điểm: bàn tính vào ván đầu.
score-to-table-gone = Không sang bàn vì đã nghỉ: { $names }.
score-to-table-asked = Bảng này còn câu hỏi chưa trả lời: điểm được chuyển như hiện giờ.
score-to-table-open = Mở bàn
score-from-table = Đang mở bảng điểm …
score-from-table-summed = { $count ->
    [1] Ván đầu chơi trên giấy, và theo luật này điểm không cho biết bài trên tay. Mọi người bắt đầu với số điểm đó, bảng bắt đầu từ ván tiếp theo; khi hòa thì các ván trên bảng phân định.
   *[other] { $count } ván đầu chơi trên giấy, và theo luật này điểm không cho biết bài trên tay. Mọi người bắt đầu với tổng số điểm đó, bảng bắt đầu từ ván tiếp theo; khi hòa thì các ván trên bảng phân định.
}
score-from-table-open = Mở bảng điểm

## Sharing
score-live = Trực tiếp
score-offline = Mất mạng; mọi thứ vẫn được giữ
score-who = Điện thoại này của ai?
score-who-all = Tôi ghi điểm cho mọi người
score-share = Chia sẻ
score-share-live = Trực tiếp, với điện thoại khác
score-share-live-about = Mỗi người có thể tự ghi bằng điện thoại của mình, và ai cũng xem được.
score-share-start = Chia sẻ trận này
score-share-write = Để ghi
score-share-watch = Để xem
score-share-write-about = Ai có liên kết hoặc mã QR này đều ghi và sửa được.
score-share-watch-about = Ai có liên kết hoặc mã này đều xem được.
score-share-now = Như hiện giờ
score-share-text = Chép dạng chữ
score-share-text-send = Gửi dạng chữ
score-share-picture = Dạng ảnh
score-share-csv = Dạng bảng (CSV)
score-share-file = Dạng tệp đầy đủ
score-print = In ra

## League and club
score-league = Giải đấu
score-league-all = Mọi trận
score-league-none = Không thuộc giải
score-league-wins = Thắng
score-league-games = Trận
score-league-average = Điểm mỗi ván
score-league-out = Lần hết bài
score-league-empty = Chưa có trận nào xong.
score-plot = Điểm mỗi ván, qua từng trận
score-plot-games = { $count ->
    [1] 1 trận
   *[other] { $count } trận
}
score-club = Buổi chơi câu lạc bộ
score-club-about = Nhiều bàn: ai ngồi đâu, phiếu để in và mọi trận trên một màn hình.
score-club-name = Tên buổi chơi
score-club-people = Tên mọi người, mỗi dòng một tên
score-club-count = Số tên: { $count }
score-club-tables = Số bàn
score-club-fewer = Bớt một bàn
score-club-more = Thêm một bàn
score-club-draw = Rút thăm chỗ ngồi
score-club-begin = Bắt đầu các trận này
score-club-standing = Buổi chơi đến lúc này
score-club-table = Bàn { $number }

## What the server refuses
refused-no-game = Không có bảng điểm nào với mã này. Hãy xem lại mã: mã có sáu chữ và số.
refused-wrong-key = Liên kết này chỉ xem được bảng điểm, không ghi được. Hãy xin liên kết cho phép ghi.
refused-bad-entries = Bảng điểm không nhận được mục này: { $detail }
refused-full-sheet = Bảng điểm này đã đầy. Hãy bắt đầu một trận mới.

# Each of these fits behind the colon of refused-bad-entries. $number: which entry; $field: a technical name.

score-entries-none = đây không phải danh sách mục ghi
score-entry-bad = ở mục { $number }, { $field } không đúng như quy định
score-entries-many = { $count } mục: một trận có nhiều nhất { $most } mục
score-name-needed = người chơi phải có tên
score-hand-both = bài trên tay được ghi bằng số hoặc bằng quân, không ghi cả hai
score-tile-written = { $text } phải ghi là { $tile }
