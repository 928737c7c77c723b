# Các luật tùy chọn và giá trị của chúng.

option-deal = Bảng chia quân
option-deal-meaning = Bảng chia quân: bộ nào và mỗi người bao nhiêu quân tùy số người chơi.
option-deal-spruce = bộ 9 đến bộ 18, 11 đến 15 quân, 2 đến 14 người
option-deal-double-six = bộ 6, 7 quân, 2 đến 4 người
option-deal-wikihow = bộ 12, 12, 10 hoặc 8 quân, 2 đến 10 người
option-deal-spruce-new = bộ 9 đến bộ 18, 8 đến 12 quân, 2 đến 14 người
option-deal-masters = bộ 12, 15, 12 hoặc 10 quân, 2 đến 8 người
option-deal-club = bộ 12, 2 người 16 quân, thêm mỗi người bớt một quân, tới 8 người

option-set = Bộ domino
option-set-meaning = Bộ domino dùng để chơi: quân đôi cao nhất.
option-set-table = theo bảng chia quân
option-set-6 = bộ 6, 28 quân
option-set-9 = bộ 9, 55 quân
option-set-12 = bộ 12, 91 quân
option-set-15 = bộ 15, 136 quân
option-set-18 = bộ 18, 190 quân

option-hand = Số quân mỗi người
option-hand-meaning = Mỗi người được chia bao nhiêu quân.
option-hand-table = theo bảng chia quân

option-engine = Đầu máy và người đi đầu
option-engine-meaning = Đầu máy của ván từ đâu ra và ai đi đầu.
option-engine-dealt = xào chung; ai có thì đặt ra và đi đầu
option-engine-aside = lấy ra trước khi xào; người ở chỗ đi đầu mở ván
option-engine-highest-held = quân đôi cao nhất trên tay mọi người mở ván; ai có thì đi đầu

option-hunt = Khi không ai có đầu máy
option-hunt-meaning = Khi không ai có đầu máy thì sao (với engine=dealt).
option-hunt-in-turn = lần lượt rút mỗi người một quân, từ chỗ đi đầu, cho tới khi ra
option-hunt-together = mọi người cùng rút một quân một lúc, cho tới khi ra
option-hunt-next-lower = không rút: mở bằng quân đôi cao nhất chưa dùng mà có người giữ

option-first_turn = Lượt đầu tiên
option-first_turn-meaning = Lượt đầu tiên được đặt những gì.
option-first_turn-whole-train = bao nhiêu quân tùy ý vào tàu mình, một lần
option-first_turn-one-tile = một quân

option-first_draw = Rút quân trong lượt đầu
option-first_draw-meaning = Ai chưa khởi hành được có rút quân trong lượt đầu không.
option-first_draw-none = không rút
option-first_draw-one = một quân; nếu quân đó khởi hành được thì lượt đầu tiếp tục

option-first_trains = Tàu được dùng trong lượt đầu
option-first_trains-meaning = Lượt đầu được dùng những tàu nào.
option-first_trains-own = chỉ tàu của mình
option-first_trains-own-or-mexican = tàu của mình và tàu Mexico

option-may_decline = Không đặt quân nào trong lượt đầu
option-may_decline-meaning = Ai khởi hành được có thể không đặt gì không.
option-may_decline-no = ai khởi hành được thì phải đặt
option-may_decline-yes = được không đặt gì; tàu cũng bị đánh dấu

option-first_end_double = Tàu đầu kết thúc bằng quân đôi
option-first_end_double-meaning = Tàu đầu kết thúc bằng quân đôi thì sao.
option-first_end_double-later = là quân đôi chưa phủ, phải phủ từ vòng thứ hai
option-first_end_double-now = người tiếp theo phải phủ ngay thay vì khởi hành
option-first_end_double-ordinary = quân đôi của lượt đầu cũng như mọi quân đôi khác
option-first_end_double-forbidden = tàu không được kết thúc ở đó

option-first_out = Hết bài ngay vòng đầu
option-first_out-meaning = Có người hết bài ngay vòng đầu thì sao.
option-first_out-finish-lap = mọi người vẫn đi lượt đầu của mình, rồi ván kết thúc
option-first_out-at-once = ván kết thúc ngay

option-late_start = Tàu khởi hành muộn
option-late_start-meaning = Ai không đặt gì ở vòng đầu thì sau đó khởi hành thế nào.
option-late_start-one-tile = bằng một quân
option-late_start-whole-train = bằng cả đoàn tàu, như trong lượt đầu

option-cover_duty = Ai phủ quân đôi
option-cover_duty-meaning = Ai phải phủ quân đôi còn bỏ ngỏ.
option-cover_duty-next-player = người tiếp theo, dù nó ở tàu nào
option-cover_duty-none = không ai: nó là một đuôi như mọi đuôi khác

option-cover_order = Phủ quân đôi nào trước
option-cover_order-meaning = Trong nhiều quân đôi chưa phủ, phủ quân nào trước.
option-cover_order-oldest = quân lâu nhất
option-cover_order-newest = quân mới nhất
option-cover_order-any = quân nào cũng được

option-covers = Số lần phủ trong một lượt
option-covers-meaning = Một lượt phủ bao nhiêu quân đôi.
option-covers-one = phủ một quân là hết lượt
option-covers-all = phủ tiếp khi còn phủ được

option-mexican_from = Mở tàu Mexico
option-mexican_from-meaning = Từ vòng thứ mấy được mở tàu Mexico.

option-mexican_trains = Số tàu Mexico
option-mexican_trains-meaning = Có thể có bao nhiêu tàu Mexico.
option-mexican_trains-one = một
option-mexican_trains-many = mỗi quân có số của đầu máy mở được một tàu mới
option-mexican_trains-none = không có

option-own_first = Trước khi tàu mình khởi hành
option-own_first-meaning = Ai chưa khởi hành tàu mình thì bị cấm gì.
option-own_first-no = không cấm gì
option-own_first-before-mexican = mở tàu Mexico
option-own_first-before-others = điều đó, và đặt vào tàu của người khác
option-own_first-before-anything = mọi thứ trừ khởi hành tàu mình, kể cả phủ quân đôi

option-prefer_own = Ưu tiên tàu của mình
option-prefer_own-meaning = Tàu của mình có phải đi trước mọi tàu khác không.
option-prefer_own-no = được đặt vào bất cứ tàu nào được phép
option-prefer_own-yes = chỉ đặt vào tàu khác khi không đặt được vào tàu mình

option-draws = Rút quân
option-draws-meaning = Ai không đi được thì rút bao nhiêu quân.
option-draws-one = một
option-draws-two = tới hai, từng quân một
option-draws-until-playable = cho tới khi có quân khớp hoặc nọc hết

option-drawn_tile = Quân vừa rút mà khớp
option-drawn_tile-meaning = Quân vừa rút mà khớp thì có phải đặt không.
option-drawn_tile-may = được giữ lại
option-drawn_tile-must = phải đặt

option-must_play = Bắt buộc phải đi
option-must_play-meaning = Ai đi được có phải đi không.
option-must_play-no = được rút hoặc bỏ lượt dù đi được
option-must_play-yes = ai đi được thì phải đi

option-marker_on = Đặt dấu
option-marker_on-meaning = Khi nào đặt dấu lên tàu của người chơi.
option-marker_on-cannot-play = hết lượt mà không đặt quân nào, hoặc còn nợ phủ quân đôi
option-marker_on-not-on-own = cả khi trong lượt có rút mà không đặt gì vào tàu mình
option-marker_on-failed-cover = chỉ khi phải phủ quân đôi mà không phủ

option-marker_off = Bỏ dấu
option-marker_off-meaning = Khi nào bỏ dấu.
option-marker_off-own-play = khi chủ tàu đặt vào tàu mình
option-marker_off-any-play = khi chủ tàu đặt vào bất cứ đâu
option-marker_off-own-play-covered = khi chủ tàu đặt vào tàu mình, nhưng không phải bằng quân đôi bỏ ngỏ

option-follow_up = Đi tiếp sau quân đôi
option-follow_up-meaning = Quân đi tiếp sau quân đôi trong cùng lượt phải đặt ở đâu.
option-follow_up-anywhere = bất cứ đâu được phép
option-follow_up-on-double = lên quân đôi
option-follow_up-none = không phải đi tiếp

option-doubles_per_turn = Số quân đôi trong một lượt
option-doubles_per_turn-meaning = Một lượt được đặt bao nhiêu quân đôi.
option-doubles_per_turn-any = bao nhiêu cũng được
option-doubles_per_turn-one = một

option-follow_up_draw = Rút quân để đi tiếp
option-follow_up_draw-meaning = Ai không đi tiếp được sau quân đôi có rút không.
option-follow_up_draw-one = một quân
option-follow_up_draw-none = không rút

option-draws_per_turn = Số lần rút trong một lượt
option-draws_per_turn-meaning = Quân đã rút trước trong lượt có tính cho việc đi tiếp không.
option-draws_per_turn-each-time = mỗi lần không đi được thì rút một lần
option-draws_per_turn-one = một lượt không rút lần thứ hai

option-max_open_doubles = Số quân đôi chưa phủ cùng lúc
option-max_open_doubles-meaning = Cùng lúc được có bao nhiêu quân đôi chưa phủ.
option-max_open_doubles-any = bao nhiêu cũng được
option-max_open_doubles-one = khi còn một quân chưa phủ thì không được đặt quân đôi khác

option-dead_double = Quân đôi hết số
option-dead_double-meaning = Quân đôi chưa phủ mà số của nó đã hết thì sao.
option-dead_double-waived = không phải phủ nữa
option-dead_double-owed = vẫn phải phủ; không ai phủ được

option-final_double = Quân cuối là quân đôi
option-final_double-meaning = Quân cuối là quân đôi thì đã hết bài chưa.
option-final_double-out = hết bài ngay
option-final_double-must-follow = chưa, phải đi tiếp một quân

option-out_bonus = Điểm khi hết bài
option-out_bonus-meaning = Điểm của người hết bài.

option-double_blank = Điểm của quân đôi trắng
option-double_blank-meaning = Quân đôi trắng trên tay tính bao nhiêu.

option-double_tiles = Điểm của các quân đôi khác
option-double_tiles-meaning = Các quân đôi khác trên tay tính bao nhiêu.
option-double_tiles-face = đúng số chấm
option-double_tiles-twice = gấp đôi số chấm

option-blocked = Điểm của ván bị chặn
option-blocked-meaning = Ván bị chặn thì ai bị tính điểm.
option-blocked-all-count = mọi người tính điểm trên tay
option-blocked-lowest-zero = tay thấp nhất, một hay nhiều, được 0

option-scoring = Cách tính điểm
option-scoring-meaning = Điểm là gì.
option-scoring-penalty = quân còn trên tay là điểm phạt; tổng thấp nhất thắng
option-scoring-winner-takes = ai hết bài được cộng điểm của mọi tay khác; tổng cao nhất thắng

option-out_on_double = Hết bài bằng quân đôi
option-out_on_double-meaning = Hết bài bằng quân đôi thì sao.
option-out_on_double-plain = không có gì đặc biệt
option-out_on_double-doubled = các tay khác tính gấp đôi

option-rounds = Số ván
option-rounds-meaning = Chơi bao nhiêu ván.
option-rounds-all = mỗi đầu máy một ván

option-first_engine = Đầu máy đầu tiên
option-first_engine-meaning = Đầu máy của ván đầu.
option-first_engine-highest = quân đôi cao nhất của bộ

option-target = Điểm đích
option-target-meaning = Trận đấu kết thúc sau ván mà có người đạt tổng điểm này.
option-target-none = không giới hạn

rules-no-preset = { $name } không phải là bộ luật nào: các bộ luật là { $presets }
rules-no-preset-near = { $name } không phải là bộ luật nào: có phải { $near } không? các bộ luật là { $presets }
rules-no-option = { $name } không phải là luật đổi được: các luật đổi được là { $options }
rules-no-option-near = { $name } không phải là luật đổi được: có phải { $near } không?
rules-no-value = { $value } không dùng được cho { $option }: hãy cho { $kind ->
    [names] { $names }
    [numbers] một số nguyên từ { $least } đến { $most }
   *[both] { $names }, hoặc một số nguyên từ { $least } đến { $most }
} (luật { $section })
rules-no-word = { $word } không hợp ở đó: sau bộ luật là những luật như draws=two
rules-twice = luật { $name } được cho hai lần
rules-too-long = văn bản dài hơn { $most } ký tự
rules-first-engine = first_engine={ $number }: bộ domino { $set } có các đầu máy từ { $set } xuống 0
deal-no-players = { $players } người không chơi được: một bàn có từ 2 đến { $most } người
deal-no-row = bảng chia quân { $table } dành cho { $fewest } đến { $most } người, không phải { $players }: hãy chọn bảng khác bằng deal=…, hoặc cho cả set=… và hand=…
deal-impossible = không chia được như vậy: bộ domino { $set } có { $tiles } quân{ $aside ->
    [yes] , trong đó 1 quân là đầu máy
   *[no] {""}
}; { $seats } tay, mỗi tay { $hand } quân, hết { $dealt }; thiếu { $lacking }. Hãy dùng bộ lớn hơn, chia ít quân hơn hoặc bớt người

# Tiles and sets that there are not. $text, $tile: what was given; $sets: the highest doubles of all sets.

tile-none = { $text } không phải quân domino: hãy ghi hai số như 12-5
tile-no-end = { $tile } không phải quân domino: trong bộ lớn nhất mỗi đầu có từ 0 đến { $most } chấm
set-none = không có bộ đôi { $set }: các bộ là đôi { $sets }
