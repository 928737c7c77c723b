# Bàn chơi trong cửa sổ dòng lệnh: trên màn hình và từng dòng một.

## Cả hai kiểu

list-and = { $items } và { $last }
list-or = { $items } hoặc { $last }
terminal-you = Bạn
terminal-train = { $where ->
    [own] tàu của bạn
    [theirs] tàu của mình
    [mexican] tàu Mexico
    [further] tàu Mexico { $place }
   *[other] tàu của { $owner }
}
terminal-double-on = { $tile } trên { $train }
terminal-watching = Máy ngồi mọi chỗ; bạn xem.
terminal-saved = Trận đấu đã được lưu trong { $path }.
terminal-not-saved = Không lưu được trận đấu trong { $path }: { $problem }.

terminal-engine = Đầu máy là { $number }-{ $number }.
terminal-engine-hunted = Đầu máy là { $number }-{ $number }; số quân đã rút để tìm: { $count }.
terminal-leads = { $you ->
    [yes] Bạn đi đầu.
   *[no] { $name } đi đầu.
}

terminal-hand-over = Đến lượt { $name }: hãy nhường bàn phím.
terminal-train-complete = Tàu của bạn đã đủ: hãy kết thúc, hoặc lấy lại một quân.
terminal-build-more = Đuôi tàu của bạn là { $number }: hãy xếp tiếp, hoặc kết thúc.

terminal-nothing-to-finish = Tàu của bạn chưa có quân nào. Nếu không muốn đặt, hãy bỏ lượt.
terminal-nothing-to-take-back = Không có gì để lấy lại: tàu của bạn chưa có quân nào.
terminal-no-taking-back = Chỉ lấy lại được quân của đoàn tàu bạn đang xếp.
terminal-nothing-more-fits = Không quân nào đặt thêm được vào tàu của bạn: hãy kết thúc, hoặc lấy lại một quân để xếp cách khác.

terminal-suggest-play = Gợi ý: { $tile } vào { $train }.
terminal-suggest-draw = Gợi ý: rút quân.
terminal-suggest-pass = Gợi ý: bỏ lượt.
terminal-suggest-finish = Gợi ý: kết thúc đoàn tàu của bạn.

terminal-tie-shared = { $names } cùng hạng: mỗi người { $points } điểm, và mọi mặt khác cũng bằng nhau.
terminal-tie-zero-rounds = { $name } và { $other } cùng có { $points } điểm; { $name } có nhiều ván 0 điểm hơn ({ $first } so với { $second }).
terminal-tie-lowest-round = { $name } và { $other } cùng có { $points } điểm và số ván 0 điểm bằng nhau; { $name } có ván thấp điểm hơn trên 0 ({ $first } so với { $second }).
terminal-tie-rounds-won = { $name } và { $other } cùng có { $points } điểm; { $name } thắng nhiều ván hơn ({ $first } so với { $second }).
terminal-tie-highest-round = { $name } và { $other } cùng có { $points } điểm và số ván thắng bằng nhau; { $name } có ván cao điểm hơn ({ $first } so với { $second }).

## Diễn biến của một lượt

told-turn = { $you ->
    [yes] Bạn { $deeds }
   *[no] { $name } { $deeds }
}
told-drew = { $you ->
    [yes] rút một quân
   *[no] rút một quân
}
told-drew-tile = rút { $tile }
told-passed = { $you ->
    [yes] bỏ lượt
   *[no] bỏ lượt
}
told-covered-it = { $you ->
    [yes] phủ luôn bằng { $tile }
   *[no] phủ luôn bằng { $tile }
}
told-covered = { $you ->
    [yes] phủ quân đôi { $double } trên { $on } bằng { $tile }
   *[no] phủ quân đôi { $double } trên { $on } bằng { $tile }
}
told-started = { $you ->
    [yes] mở đầu { $on } bằng { $tile }
   *[no] mở đầu { $on } bằng { $tile }
}
told-laid = { $you ->
    [yes] đặt { $tile } vào { $on }
   *[no] đặt { $tile } vào { $on }
}
told-whole-train = { $you ->
    [yes] khởi hành với đoàn tàu { $count } quân: { $tiles }
   *[no] khởi hành với đoàn tàu { $count } quân: { $tiles }
}
told-open-now = { $you ->
    [yes] ; giờ tàu của bạn mở
   *[no] ; giờ tàu của người ấy mở
}
told-closed-again = { $you ->
    [yes] ; tàu của bạn lại đóng
   *[no] ; tàu của người ấy lại đóng
}
told-stays-open = { $you ->
    [yes] ; tàu của bạn vẫn mở
   *[no] ; tàu của người ấy vẫn mở
}
told-last-tile = { $you ->
    [yes] , quân cuối cùng của bạn
   *[no] , quân cuối cùng
}

## Từng dòng một: các lệnh

command-play = đặt
command-draw = rút
command-pass = bỏ lượt
command-undo = lấy lại
command-done = xong
command-hand = bài
command-ends = đuôi
command-open = quân đôi
command-turn = lượt
command-tiles = số quân
command-scores = điểm
command-again = kể lại
command-suggest = gợi ý
command-rules = luật
command-next = ván sau
command-language = ngôn ngữ
command-help = trợ giúp
command-quit = thoát
command-all = hết
command-on = vào
command-own = mình
command-mexican = mexico

command-play-about = đặt 12-5 vào 3, 12-5@3 hoặc 12-5 vào bea: đặt quân vào tàu ấy. Tàu Mexico là M hoặc mexico, tàu của bạn là mình. Chỉ cần 12-5 nếu quân khớp với một tàu duy nhất.
command-draw-about = rút một quân
command-pass-about = bỏ lượt, hoặc kết thúc đoàn tàu bạn đang xếp
command-undo-about = lấy lại quân cuối của đoàn tàu bạn đang xếp; lấy lại hết thì lấy tất cả
command-done-about = kết thúc đoàn tàu bạn đang xếp
command-hand-about = các quân của bạn, quân đặt được kể trước
command-ends-about = đuôi của mỗi tàu, tàu bạn dùng được kể trước
command-open-about = các quân đôi chưa phủ, theo thứ tự phải phủ
command-turn-about = đến lượt ai, và phải làm gì
command-tiles-about = mỗi người còn bao nhiêu quân, và nọc
command-scores-about = điểm tới lúc này
command-again-about = kể lại những gì xảy ra trong vòng vừa rồi
command-suggest-about = máy sẽ làm gì nếu ở chỗ bạn
command-rules-about = luật của bàn này
command-next-about = sang ván sau, khi một ván đã xong
command-language-about = ngôn ngữ en: tiếng mà bàn nói; chỉ ngôn ngữ thì kể các tiếng có sẵn
command-help-about = danh sách này
command-quit-about = rời bàn

## Từng dòng một: lời nói

plain-welcome = Một bàn theo luật { $rules }: { $seats }. Gõ trợ giúp để xem các lệnh.
plain-you-are = Bạn là { $names }.
plain-hidden = Hãy nhường bàn phím, rồi bấm Enter.
plain-next-round = Gõ ván sau, hoặc bấm Enter, để sang ván sau.
plain-end-of-input = Hết dữ liệu vào: rời bàn.
plain-goodbye = Bạn đã rời bàn.
plain-help = Các lệnh; chỉ cần mấy chữ đầu nếu chúng chỉ hợp với một lệnh:
plain-unknown = { $word } không phải là lệnh. Hãy gõ một quân như 12-5, hoặc một trong các lệnh: { $commands }. Gõ trợ giúp để xem giải thích.
plain-ambiguous = { $word } có thể là { $commands }: hãy gõ thêm một chữ.
plain-takes-nothing = Sau { $command } không được có gì.
plain-no-tile = Quân nào? Hãy gõ chẳng hạn: đặt 12-5 vào 3.
plain-no-such-tile = Không có quân { $tile }: mỗi đầu có 0 đến 18 chấm.
plain-no-train = { $text } không phải là tàu ở đây: hãy gõ một số, M, mình, hoặc một tên ({ $names }).
plain-several-trains = { $text } có thể là { $names }: hãy gõ số của tàu.
plain-which-train = { $tile } khớp với { $trains }. Hãy nói tàu nào, chẳng hạn: { $tile } vào { $key }
plain-can-lay = Bạn có thể đặt { $plays }.
plain-tile-on = { $tile } vào { $trains }
plain-may-draw = Bạn cũng có thể rút quân.
plain-may-pass = Bạn cũng có thể bỏ lượt.
plain-may-draw-or-pass = Bạn cũng có thể rút quân hoặc bỏ lượt.
plain-others = Các quân khác: { $tiles }.
plain-none-fits = Bây giờ không đặt được quân nào: { $tiles }.
plain-hand = Số quân: { $count }, số chấm: { $pips }.
plain-no-hand = Không cho xem bài khi chưa có ai nhận bàn phím.
plain-open-doubles = Chưa phủ: { $doubles }.
plain-open-doubles-in-order = Chưa phủ, phải phủ theo thứ tự này: { $doubles }.
plain-no-open-double = Không có quân đôi nào chưa phủ.
plain-tiles = Quân trên tay: { $hands }. Nọc: { $count }.
plain-scores = Số ván đã chơi: { $count }. { $totals }.
plain-points = { $name }: điểm { $points }, tổng { $total }.
plain-points-and-hand = { $name }: điểm { $points }, tổng { $total }; còn trên tay: { $tiles }.
plain-nothing-happened = Chưa có gì xảy ra.
plain-no-suggestion = Bây giờ không có gợi ý: chưa đến lượt bạn.
plain-taken-back = Bạn đã lấy lại { $tiles }.
plain-language = Bàn đang nói { $language }. Muốn đổi, hãy gõ ngôn ngữ và một trong: { $languages }.
plain-no-language = Ở đây không có { $word }: hãy gõ một trong: { $languages }.

## Trên màn hình

screen-lap = vòng { $number }
screen-left = còn { $count }
screen-laid = dài { $count }
screen-open = mở
screen-closed = đóng
screen-new = mới
screen-open-double = quân đôi chưa phủ
screen-to-cover = phải phủ ngay
screen-building = đã đặt: { $count } · tiếp theo cần { $number } · quân của bạn khớp: { $fitting }
screen-where = Vào đâu? { $trains }
screen-no-train = Ở đây không có tàu { $key }.
screen-exact-or-longer = Enter để đặt vào tàu { $key }, hoặc gõ thêm một chữ số.
screen-second-digit = Hãy gõ chữ số thứ hai của tàu, hoặc Esc.
screen-suggestions-on = Gợi ý đang bật: s để tắt.
screen-suggestions-off = Gợi ý đã tắt.
screen-hand-over = Hãy nhường bàn phím cho { $name }. Bài sẽ hiện khi { $name } bấm Enter.
screen-quit = Rời bàn?
screen-quit-saved = Trận đấu được lưu trong { $path }, và từ đó có thể chơi tiếp.
screen-quit-unsaved = Trận đấu không được lưu. (Nếu mở bằng --save FILE thì đã được lưu.)

press-tile = quân
press-play = đặt
press-draw = rút
press-pass = bỏ lượt
press-suggest = gợi ý
press-log = diễn biến
press-scores = điểm
press-rules = luật
press-language = ngôn ngữ
press-lay = đặt
press-take-back = lấy lại
press-all = tất cả
press-finish = xong
press-train = tàu
press-back = quay lại
press-scroll = cuộn
press-help = trợ giúp
press-quit = thoát
press-next = ván sau
press-leave = rời bàn
press-stay = ở lại
press-here = tôi đây

## Trợ giúp trên màn hình

help-title = Trợ giúp
help-building = Xếp tàu của bạn
help-any-time = Lúc nào cũng được
help-signs = Các dấu hiệu
help-choose = chọn một quân; chữ bên dưới quân cũng chọn được
help-playable-next = quân tiếp theo đặt được
help-enter = đặt quân ấy; nếu khớp với nhiều tàu thì chọn một tàu
help-train = đặt vào tàu ấy (M2 M3 …: các tàu Mexico khác)
help-draw-pass = rút, bỏ lượt
help-suggest = bật hoặc tắt gợi ý
help-take-back = lấy lại quân cuối, lấy lại tất cả
help-finish = kết thúc: đến lúc này quân mới nằm trên bàn
help-sheets = diễn biến, điểm, luật của bàn này
help-language = ngôn ngữ của bàn
help-help-quit = trợ giúp này, thoát
help-number-sign = số lớn
help-number = số đặt tiếp được vào tàu này
help-playable = bây giờ đặt được quân này
help-open = chủ tàu không đi được: ai cũng đặt vào đây được
help-closed = chỉ chủ tàu được đặt vào đây
help-open-double = quân đôi chưa phủ; có ! thì phải phủ ngay
help-counts = quân trên tay chủ tàu, quân trên tàu
help-newest = đến lượt ai; quân mới nhất nằm ở đây
help-double = một quân đôi

## Những điều không thể yêu cầu khi mở

play-bad-pace = nhịp là { $pace }: hãy cho từ 0 đến 60 giây
play-no-folder = không lưu được vào { $path }: không ghi được vào thư mục ấy
play-file-there = đã có tệp { $path }: hãy chơi tiếp bằng --resume { $path }, hoặc đặt tên khác
play-name-of-train = { $name } không dùng làm tên ở đây được: các tàu được gọi như vậy
play-fixed-by-record = trận chơi tiếp giữ nguyên như biên bản: hãy bỏ { $options }
play-damaged = không chơi tiếp được { $path }: { $damage }. Xem: replay { $path }
play-over = trận đấu trong { $path } đã xong. Xem: replay { $path }
play-no-such-player = { $word } không phải là máy chơi nào: có các máy { $names }
play-no-such-player-near = { $word } không phải là máy chơi nào: có phải { $near } không? có các máy { $names }

## caboose score: what is wrong. Each is put behind "caboose:" and has no full stop. NAME, out, --round, --force, scoring=winner-takes are technical and stay.

sheet-few-names = một trận có ít nhất hai người chơi: hãy ghi tên tất cả
sheet-names-twice = hai người chơi trùng tên: bảng điểm không phân biệt được
sheet-no-hand = { $text } không phải bài trên tay: hãy ghi NAME=45, NAME=out hoặc NAME="12-5 5-3"
sheet-points = { $text } điểm: bài trên tay có nhiều nhất { $most } điểm
sheet-no-player = không có ai tên { $name }: người chơi là { $names }
sheet-no-question = không ván nào hỏi { $question }: hãy chọn ván bằng --round
sheet-no-engine = quân đầu máy là một số như 9, không phải { $text }
sheet-no-answer = { $text } không phải câu trả lời cho { $question }: hãy chọn trong { $answers }
sheet-nothing-to-undo = không có gì để hoàn tác
sheet-file-there = đã có tệp { $file }: dùng --force để thay
sheet-many-games = { $file } có { $count } trận: hãy chọn tệp chỉ có một trận
sheet-file-long = tệp có { $count } ký tự; chỉ đọc nhiều nhất { $most }
# $format: technical, as the file has to name it.

sheet-file-none = đây không phải tệp bảng điểm: tệp phải là JSON theo định dạng “{ $format }”
sheet-file-format = định dạng của tệp là { $given }: phải là “{ $format }”
## Files of all commands

file-none = không có tệp { $file }
file-folder = { $file } là thư mục: hãy chọn một tệp
file-large = { $file } quá lớn, không đọc được
file-no-text = { $file } không phải văn bản UTF-8
## caboose score import and export: tables of rounds and points

csv-winner-takes = điểm theo scoring=winner-takes không cho biết bài trên tay: hãy ghi bài trên tay
csv-total = tổng của { $name } là { $given }, nhưng các ván cộng lại là { $sum }
csv-none = đây không phải bảng giá trị cách nhau bằng dấu phẩy
csv-small = bảng điểm có một dòng tên và ít nhất một ván của hai người chơi
csv-head = bảng bắt đầu bằng { $text }: ô đầu tiên phải ghi ván hoặc người chơi
csv-names-twice = hai người chơi trong bảng trùng tên
csv-players = { $count } người chơi: bảng điểm có từ 2 đến { $most }
csv-cell = ở dòng { $row } có { $text }: hãy ghi điểm là số nguyên
# $rules: a technical line.

csv-other-rules = ván { $number } của bảng không thể theo luật này, { $rules }: hãy chọn luật đã chơi
csv-other-players = ván { $number } của trận { $game } có người chơi khác: bảng của phòng thí nghiệm có cùng { $count } người trong mọi ván
