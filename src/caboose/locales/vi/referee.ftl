# Vì sao trọng tài từ chối một nước đi.

refusal-round-over = Ván đã xong.
refusal-not-your-turn = { $you ->
    [yes] Đang là lượt của bạn.
    [no] Đang là lượt của { $name }.
   *[numbered] Đang là lượt của chỗ { $seat }.
}
refusal-not-in-hand = Quân { $tile } không có trên tay.
refusal-no-seat = Bàn này không có chỗ { $number }.

refusal-being-built = Đang xếp tàu, như trong lượt đầu.
refusal-first-turn-others = Trong lượt đầu không ai đặt vào tàu của người khác.
refusal-first-turn-own = Trong lượt đầu chỉ được dùng tàu của mình.
refusal-mexican-from = Tàu Mexico được mở từ vòng { $from }; đây là vòng { $number }.

refusal-own-not-started = Tàu của mình chưa khởi hành, nên chưa được làm điều này.
refusal-own-fits = Trên tay có quân khớp với tàu của mình, nên không được dùng tàu khác.

refusal-owes-cover = Phải phủ quân đôi trên { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
    [other] tàu của { $owner }
   *[numbered] tàu { $train }
} trước; không được đi nước khác.
refusal-owes-cover-one-of = Phải phủ một trong { $count } quân đôi chưa phủ trước; không được đi nước khác.
refusal-owes-follow-up = Quân tiếp theo phải đặt lên quân đôi trên { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
    [other] tàu của { $owner }
   *[numbered] tàu { $train }
}.

refusal-train-closed = { $where ->
    [other] Tàu của { $owner }
   *[numbered] Tàu của chỗ { $train }
} đang đóng: không có dấu.
refusal-next-mexican = Tàu Mexico tiếp theo là { $train }.
refusal-one-mexican = Chỉ có một tàu Mexico, M.
refusal-no-mexican = Không có tàu Mexico.
refusal-no-match = { $tile } không khớp với { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
    [other] tàu của { $owner }
   *[numbered] tàu { $train }
}, đuôi là { $number }.

refusal-double-while-open = Khi còn quân đôi chưa phủ thì không được đặt quân đôi khác.
refusal-double-already = Lượt này đã đặt một quân đôi rồi.
refusal-cannot-go-on = Trên tay không có số { $number } nào khác để đặt lên { $tile }, mà tàu đầu không được kết thúc bằng quân đôi.
refusal-ends-on-double = { $where ->
    [own] Tàu của bạn
    [mexican] Tàu Mexico
    [other] Tàu của { $owner }
   *[numbered] Tàu { $train }
} đang kết thúc bằng quân đôi: hãy đi tiếp ở đó, tàu đầu không được dừng như vậy.

refusal-draw-can-play = Trên tay có quân đặt được, nên không rút.
refusal-already-drew = Lượt này không được rút thêm quân nào.
refusal-boneyard-empty = Nọc đã hết.
refusal-must-draw = Không quân nào khớp: hãy rút trước, trong nọc còn { $count } quân.
refusal-pass-can-play = Trên tay có quân đặt được, nên lượt còn tiếp.
