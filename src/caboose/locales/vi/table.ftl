# Lời của bàn chơi: dòng nhắc, nhật ký, lời từ chối, cách xử hòa.

## Dòng nhắc. Trước ván đầu:

alert-seats-free = Chỗ còn trống: { $count }
alert-deal-first = Mọi người đã đủ. Hãy chia quân khi sẵn sàng.
alert-wait-host = Đang chờ { $name } chia quân
alert-no-host = Hãy ngồi vào bàn để bắt đầu

## Lượt của người đọc

alert-turn = Đến lượt bạn
alert-turn-draw = Đến lượt bạn, không quân nào khớp. Hãy rút một quân.
alert-turn-pass = Đến lượt bạn, không quân nào khớp. Hãy bỏ lượt.

alert-build = Hãy xếp tàu của bạn từ quân đầu máy
alert-build-draw = Bạn chưa thể khởi hành. Hãy rút một quân.
alert-build-pass = Bạn chưa thể khởi hành. Hãy bỏ lượt.
alert-build-more = Xếp tiếp tàu của bạn, hoặc chọn Xong
alert-build-done = Tàu của bạn không đi tiếp được. Chọn Xong hoặc Lấy lại.

alert-cover = Hãy phủ quân đôi { $tile } trên { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
   *[other] tàu của { $owner }
}
alert-cover-draw = Không quân nào phủ được { $tile } trên { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
   *[other] tàu của { $owner }
}. Hãy rút một quân.
alert-cover-pass = Không quân nào phủ được { $tile } trên { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
   *[other] tàu của { $owner }
}. Hãy bỏ lượt.
alert-cover-one-of = Hãy phủ một trong { $count } quân đôi
alert-cover-one-of-draw = Không phủ được quân nào trong { $count } quân đôi. Hãy rút một quân.
alert-cover-one-of-pass = Không phủ được quân nào trong { $count } quân đôi. Hãy bỏ lượt.
alert-cover-more = Giờ hãy phủ quân đôi { $tile } trên { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
   *[other] tàu của { $owner }
}
alert-cover-more-draw = Quân đôi { $tile } cũng không phủ được. Hãy rút một quân.
alert-cover-more-pass = Quân đôi { $tile } cũng không phủ được. Hãy bỏ lượt.
alert-cover-more-one-of = Giờ hãy phủ một trong { $count } quân đôi
alert-cover-more-one-of-draw = Không phủ được { $count } quân đôi còn lại. Hãy rút một quân.
alert-cover-more-one-of-pass = Không phủ được { $count } quân đôi còn lại. Hãy bỏ lượt.

alert-follow-up = Hãy đặt thêm một quân lên quân đôi { $tile } của bạn
alert-follow-up-draw = Không quân nào khớp với { $tile } của bạn. Hãy rút một quân.
alert-follow-up-pass = Không quân nào khớp với { $tile } của bạn. Hãy bỏ lượt.
alert-follow-up-anywhere = Bạn vừa đặt quân đôi: hãy đặt thêm một quân
alert-follow-up-anywhere-draw = Bạn vừa đặt quân đôi mà không còn quân nào khớp. Hãy rút một quân.
alert-follow-up-anywhere-pass = Bạn vừa đặt quân đôi mà không còn quân nào khớp. Hãy bỏ lượt.

## Lượt của người khác và lúc kết thúc

alert-wait = Đến lượt { $name }
alert-wait-build = { $name } đang xếp tàu
alert-wait-cover = { $name } phải phủ một quân đôi
alert-wait-follow-up = { $name } vừa đặt quân đôi và đặt thêm một quân
alert-round-over = Ván đã xong
alert-deal-next = Ván đã xong. Hãy chia ván sau khi mọi người đã xem.
alert-match-over = Trận đấu đã xong

## Nhật ký: mỗi việc một dòng

log-sat = { $you ->
    [yes] Bạn đã ngồi vào bàn
   *[no] { $name } đã ngồi vào bàn
}
log-left = Chỗ { $number } lại trống
log-computer = Máy { $name } vào chơi
log-stand-in = Máy chơi thay { $you ->
    [yes] bạn
   *[no] { $name }
}
log-returned = { $you ->
    [yes] Bạn chơi lại
   *[no] { $name } chơi lại
}
log-host = { $you ->
    [yes] Bạn là chủ bàn
   *[no] { $name } là chủ bàn
}
log-settings = Chủ bàn đã đổi thiết lập
log-renamed = { $you ->
    [yes] Tên bạn giờ là { $name }
   *[no] Một người giờ có tên { $name }
}
log-dealt = Đã chia ván mới
log-played = { $you ->
    [yes] Bạn
   *[no] { $name }
}: { $tile } vào { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
   *[other] tàu của { $owner }
}
log-covered = { $you ->
    [yes] Bạn
   *[no] { $name }
}: { $tile } phủ quân đôi trên { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
   *[other] tàu của { $owner }
}
log-drew = { $you ->
    [yes] Bạn đã rút một quân
   *[no] { $name } đã rút một quân
}
log-drew-tile = Bạn đã rút { $tile }
log-passed = { $you ->
    [yes] Bạn đã bỏ lượt
   *[no] { $name } đã bỏ lượt
}
log-passed-open = { $you ->
    [yes] Bạn đã bỏ lượt: tàu của bạn mở
   *[no] { $name } đã bỏ lượt: tàu của người ấy mở
}
log-undone = { $you ->
    [yes] Bạn đã lấy lại một nước
   *[no] { $name } đã lấy lại một nước
}
log-round-over = Ván đã xong
log-match-over = Trận đấu đã xong
log-rematch = Trận mới được chơi ở bàn khác

## Lời từ chối: không có gì thay đổi, và vì sao

refused-already-dealt = Trận đấu đã bắt đầu: chỗ ngồi và luật giữ nguyên như bây giờ.
refused-bad-pace = Hãy chọn nhịp từ 0 đến { $most } giây.
refused-bad-rules = Không chơi được với luật này: { $detail }
refused-bad-earlier = { $count } ván trước đó không khớp với luật hoặc với { $seats } chỗ.
refused-bad-seats = Một bàn có từ { $fewest } đến { $most } chỗ.
refused-enough = Một ván như vậy là đủ rồi. Hãy chơi tiếp: nước đi vẫn được nhận.
refused-entered-already = Bạn đã ở bàn này rồi.
refused-match-over = Trận đấu đã xong. Hãy chơi lại để có trận mới.
refused-match-runs = Trận đấu chưa xong.
refused-no-name = Hãy cho một cái tên có ít nhất một chữ.
refused-no-person = Không ai ngồi chỗ đó.
refused-no-stand-in = Không có máy nào chơi thay bạn.
refused-no-step = Đó không phải là một nước đi.
refused-no-such-seat = Bàn có các chỗ từ 1 đến { $count }.
refused-no-such-level = Không có loại máy chơi đó.
refused-no-such-phrase = Không có câu đó.
refused-no-undo = Không lấy lại được nữa: có người đã đi hoặc đã rút quân.
refused-not-dealt-yet = Chưa chia ván nào.
refused-only-host = Chỉ chủ bàn mới làm được.
refused-only-players = Chỉ người có chỗ mới làm được.
refused-rematch-open = Trận mới đã mở rồi.
refused-round-runs = Ván chưa xong.
refused-seats-free = Còn chỗ trống ({ $count }): hãy thêm máy hoặc bớt chỗ.
refused-seat-free = Chỗ đó đang trống rồi.
refused-seat-taken = Chỗ đó có người rồi.
refused-smaller-seat-taken = { $you ->
    [yes] Chỗ { $seat } là chỗ của bạn: bàn không thể bớt chỗ thêm nữa.
   *[no] { $name } đang ngồi chỗ { $seat }: hãy để trống chỗ ấy trước, rồi mới bớt chỗ.
}
refused-table-full = Các chỗ đều có người.
refused-table-moved-on = Trong lúc đó bàn đã đi tiếp: hãy nhìn lại.
refused-train-not-done = { $name } chưa chọn Xong.
refused-train-goes-no-further = Tàu của bạn không đi tiếp được: hãy chọn Xong hoặc Lấy lại.

## Vì sao người thắng đứng đầu dù tổng điểm bằng nhau

tie-shared = Hòa về mọi mặt: { $count } người cùng đứng đầu.
tie-zero-rounds = Tổng điểm bằng nhau: { $name } có nhiều ván 0 điểm hơn.
tie-lowest-round = Tổng điểm bằng nhau: { $name } có ván thấp điểm nhất trên 0.
tie-rounds-won = Tổng điểm bằng nhau: { $name } thắng nhiều ván hơn.
tie-highest-round = Tổng điểm bằng nhau: { $name } có ván cao điểm nhất.
