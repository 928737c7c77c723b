### Các trang quanh bàn chơi: trang đầu, mở bàn, vào bàn, chờ đủ người, thiết lập, luật chơi.

## Ở mọi nơi

title = Caboose
ok = Được
back = Quay lại
close = Đóng
copied = Đã chép
settings = Thiết lập
menu = Menu
to-front = Các bàn của tôi
your-name = Tên của bạn

## Trang đầu

front-subtitle = Domino Tàu Mexico cùng gia đình và bạn bè
front-start = Mở một bàn
front-code = Mã của bàn
front-join = Vào bàn
front-tables = Các bàn của bạn
front-score = Ghi điểm khi chơi bằng quân thật
front-rules = Luật chơi
front-forget = Bỏ bàn { $code } khỏi danh sách
front-more = Hiện thêm { $count }

## Tình hình ở một bàn

phase-gathering = Đang chờ những người khác
phase-playing = Đang chơi một ván
phase-round-over = Giữa hai ván
phase-match-over = Trận đấu đã xong
phase-turn = { $you ->
    [yes] Đến lượt bạn
   *[no] Đến lượt { $name }
}
phase-round = Ván { $number }
phase-alone = Chưa có ai khác

## Mở bàn

open-title = Mở một bàn
open-seats = Số người chơi
open-fewer = Bớt một người
open-more = Thêm một người
open-preset = Bộ luật
open-options = Đổi từng luật
open-changed = đã đổi: { $count }
open-unchange = Bỏ mọi thay đổi
open-button = Mở bàn

## Chia quân

deal = Bộ domino { $set }, mỗi người { $hand } quân
deal-sum = { $tiles } quân{ $aside ->
    [yes] , trong đó 1 quân là đầu máy
   *[no] {""}
}; { $seats } tay, mỗi tay { $hand } quân, hết { $dealt }; còn { $boneyard } quân trong nọc.
deal-scarce = Nọc có ít quân so với số người: ván có thể bị chặn.

## Các bộ luật: tên và cách chơi

preset-spruce = Gia đình cổ điển
preset-spruce-about = Lượt đầu xếp cả đoàn tàu, sau đó mỗi lượt một quân. Quân đôi trắng tính 50 điểm.
preset-wikihow = Nhiều tàu Mexico
preset-wikihow-about = Bộ 12 cho tới 10 người, bao nhiêu tàu Mexico cũng được, rút một quân để khởi hành.
preset-spruce-new = Cổ điển mới
preset-spruce-new-about = Lấy đầu máy ra trước; ít quân trên tay hơn; ai khởi hành được thì phải khởi hành.
preset-tournament = Từng quân một
preset-tournament-about = Mỗi lượt một quân ngay từ đầu; ai đặt quân đôi thì tự phủ.
preset-masters = Đi tiếp vào quân đôi
preset-masters-about = Lượt đầu xếp cả đoàn tàu; sau quân đôi, quân tiếp theo phải đặt lên quân đôi ấy.
preset-app = Lượt nhanh
preset-app-about = Mỗi người 15 quân, mỗi lượt một quân, như trong ứng dụng quen thuộc.
preset-house = Luật nhà
preset-house-about = Tàu đầu không được kết thúc bằng quân đôi; mỗi lượt rút một lần.
preset-warp = Quân đôi nghiêm ngặt
preset-warp-about = Mỗi lượt một quân và một lần rút; không ai hết bài khi quân đôi chưa phủ.

## Vào bàn

join-title = Bàn { $code }
join-sit = Ngồi vào bàn
join-kept = Bạn là ai trong số này?
join-watch = Chỉ xem
join-full = Các chỗ đều có người. Bạn có thể xem.
join-started = Trận đấu đã bắt đầu. Bạn có thể xem.

## Chờ những người khác

gathering-title = Bàn đã mở
gathering-seats = Ai chơi
gathering-read-rules = Đọc luật
gathering-change-rules = Đổi luật
gathering-free = Chỗ còn trống: { $count }. Hãy chờ thêm người, thêm máy, hoặc bớt chỗ.
gathering-start = Chia ván đầu
gathering-wait = { $name } sẽ chia quân khi mọi người đã đủ.

share-title = Mời những người khác
share-watch = Mời người khác xem
share-text = Vào chơi Tàu Mexico với tôi nhé:
share-send = Gửi liên kết
share-copy = Chép liên kết
share-qr = Mã QR của liên kết vào bàn này
share-code = Mã:

## Một chỗ ngồi

seat-empty = Chỗ trống
seat-kept = Giữ cho { $name }
seat-free = Đang chờ người
seat-computer = Máy: { $level }
seat-stand-in = Máy đang chơi thay
seat-host = Chủ bàn
seat-away = Vắng
seat-you = bạn
seat-rename = Đổi tên
seat-return = Tôi chơi lại
seat-add-computer = Thêm máy
seat-seat-stand-in = Cho máy chơi thay
seat-level = Máy cho chỗ { $seat }
seat-more = Thêm về { $name }
seat-make-host = Để { $name } làm chủ bàn
seat-leave = { $you ->
    [yes] Rời bàn
   *[no] Mời { $name } rời bàn
}

## Người máy, mạnh nhất trước

level-expert = Cao thủ
level-expert-about = Đoán quân của người khác; mạnh nhất
level-planner = Tính xa
level-planner-about = Nghĩ cả đoàn tàu
level-casual = Chơi vui
level-casual-about = Đặt quân khớp nhiều chấm nhất, thỉnh thoảng nhầm
level-beginner = Mới chơi
level-beginner-about = Đặt bất kỳ quân nào khớp và phủ quân đôi
level-greedy = Nhanh
level-greedy-about = Đặt quân khớp nhiều chấm nhất
level-random = Ngẫu nhiên
level-random-about = Làm bất cứ điều gì được phép
level-better = Hơn máy { $level } khoảng { $points } điểm mỗi ván
level-worse = Kém máy { $level } khoảng { $points } điểm mỗi ván
levels-title = Các máy mạnh đến đâu
levels-measured = Đo qua các ván có bốn máy, hai cấp ngồi cùng bàn.

## Menu ở bàn

menu-tv = Chiếu lên tivi
menu-rounds = Xem lại một ván
menu-paper = Chơi tiếp bằng quân thật
menu-record = Lưu biên bản
menu-table = Cho cả bàn
menu-own = Chỉ cho riêng bạn
menu-pace = Nhịp của máy
menu-pace-about = Số giây máy chờ trước khi đi
menu-pace-seconds = { $count } giây
menu-hints = Cho phép trợ giúp nước đi
menu-hints-about = Ai chơi ở đây cũng có thể thấy quân khớp được làm sáng và xin gợi ý
menu-comments = Thỉnh thoảng máy nói một câu
menu-comments-about = Một câu ngắn hợp với nước máy vừa đi
menu-move = Chơi tiếp trên thiết bị khác
menu-move-about = Ai có liên kết này sẽ chơi ở chỗ của bạn. Hãy giữ riêng.
menu-move-copy = Chép liên kết riêng của tôi
replay-title = Xem lại ván { $number }
replay-to-table = Về bàn
replay-first = Về đầu
replay-back = Lùi một bước
replay-next = Tới một bước
replay-play = Tự chạy
replay-pause = Dừng
replay-step = Bước { $number } trên { $count }
replay-dealt = Đã chia quân
replay-hands = Bài các tay
replay-fair = Quân được xào đúng như đã định trước ván.
replay-unfair = Quân không được xào đúng như đã định trước ván!

## Thiết lập của thiết bị này

settings-language = Ngôn ngữ
settings-theme = Màu
settings-theme-auto = Theo thiết bị
settings-theme-light = Sáng
settings-theme-dark = Tối
settings-view = Các tàu
settings-view-auto = Tùy chỗ
settings-view-cells = Bảng
settings-view-lanes = Đường ray
settings-view-ring = Vòng tròn
settings-text-size = Cỡ chữ
settings-big-tiles = Quân lớn
settings-big-tiles-about = Mỗi hàng ít quân hơn và lớn hơn
settings-sounds = Âm thanh
settings-sounds-about = Tiếng còi khi đến lượt bạn
settings-characters = Tính cách của máy
settings-characters-about = Tên và câu nói của máy; nếu tắt thì gọi máy theo cấp độ
settings-hints = Chỉ cho tôi quân khớp
settings-hints-about = Làm sáng những quân và tàu dùng được, nếu bàn cho phép
settings-quick-play = Đi bằng một chạm
settings-quick-play-about = Nếu quân chỉ khớp một nơi, một chạm là đi
settings-left-handed = Thuận tay trái
settings-left-handed-about = Các nút ở bên trái
settings-still = Không chuyển động
settings-still-about = Quân hiện ngay tại chỗ
settings-keys = Phím
settings-keys-about = Một chữ cái hay con số để hỏi hoặc làm gì đó ở bàn

## Luật

rules-title = Luật chơi
rules-of-table = Luật của bàn này
rules-options = Toàn bộ luật chi tiết
rules-changed = đã đổi
option-number = Một số từ { $least } đến { $most }
chapter-2-1 = Chia quân
chapter-2-2 = Đầu máy
chapter-2-3 = Lượt đầu tiên
chapter-2-4 = Các lượt sau
chapter-2-6 = Tính điểm
chapter-2-7 = Kết thúc trận

how-aim-title = Mục tiêu
how-aim = Hãy đặt hết quân của bạn vào các tàu. Quân còn trên tay tính thành điểm phạt; sau mọi ván, ai ít điểm nhất thì thắng.
how-start-title = Mở đầu
how-start = Quân đôi của ván, gọi là đầu máy, nằm ở giữa. Tàu riêng của mỗi người bắt đầu từ đó. Theo hầu hết các luật, trong lượt đầu bạn được xếp cả đoàn tàu, mỗi quân nối với quân trước bằng cùng một số.
how-turn-title = Một lượt
how-turn = Đặt một quân: vào tàu của bạn, vào tàu Mexico, hoặc vào một tàu đang mở. Nếu không quân nào khớp, hãy rút một quân. Nếu quân đó cũng không khớp, lượt của bạn kết thúc.
how-mexican-title = Tàu Mexico
how-mexican = Tàu này là của chung. Nó bắt đầu bằng một quân có số của đầu máy, và lúc nào ai cũng đặt vào được.
how-marker-title = Dấu
how-marker = Ai không đi được thì đặt dấu lên tàu của mình: tàu ấy mở, ai cũng dùng được. Bỏ dấu khi chủ tàu lại đặt quân vào tàu của mình.
how-double-title = Quân đôi
how-double = Quân đôi nằm ngang và cần thêm một quân. Nếu chưa được phủ, người tiếp theo phải phủ nó trước mọi việc khác.
how-end-title = Kết thúc
how-end = Ván kết thúc khi có người đặt quân cuối cùng hoặc khi không ai đi được nữa. Khi đó tính điểm, rồi ván sau bắt đầu với quân đôi thấp hơn kế tiếp.

## Kết nối và lỗi

line-connecting = Đang vào bàn …
line-waiting = Mất kết nối. Sẽ tự nối lại; chỗ của bạn vẫn được giữ.
gone = Không có bàn này
gone-table = Không có bàn { $code }. Hãy xem lại mã hoặc xin liên kết.
gone-seat = Chỗ của bạn ở bàn { $code } không còn nữa.
gone-broken = Bàn { $code } bị hỏng và không chơi tiếp được. Biên bản vẫn được giữ; hãy báo cho người quản lý máy chủ.
gone-join = Vào lại
missing = Không có trang đó
missing-about = Có thể địa chỉ bị cắt mất. Hãy xin lại liên kết.
connection-gone = Bàn này không còn nữa.
error-offline = Không tới được máy chủ. Hãy xem lại kết nối rồi thử lại.
error-failed = Không được (lỗi { $number }). Hãy thử lại sau ít phút.
