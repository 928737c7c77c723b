# Những gì caboose explain nói về một thế cờ.

explain-rule = ({ $option }={ $value }, luật { $section })

## Phải làm gì

explain-over-out = Ván đã xong: có người hết bài.
explain-over-blocked = Ván đã xong: ván bị chặn.
explain-cover = Chỗ { $number } phải phủ { $rule } quân đôi trên tàu { $train } { $order }.
explain-cover-one-of = Chỗ { $number } phải phủ { $rule } một trong các quân đôi trên các tàu { $trains } { $order }.
explain-go-on = Chỗ { $number } phải đi tiếp từ quân đôi trên tàu { $train } { $rule }.
explain-follow-up = Chỗ { $number } phải đặt thêm một quân sau quân đôi của mình { $rule }.
explain-building = Chỗ { $number } đang xếp tàu, có thể xếp tiếp hoặc dừng { $rule }.
explain-first-turn = Chỗ { $number } đi lượt đầu { $rule }.
explain-to-play = Đến lượt chỗ { $number } { $rule }.

## Vì sao một nước đi được phép

legal-draw = rút quân { $rule }
legal-end-train = kết thúc đoàn tàu đang xếp { $rule }
legal-nothing-fits = không quân nào khớp
legal-end-turn = kết thúc lượt { $rule }
legal-cover = phủ quân đôi đang nợ { $rule }
legal-own-train = tàu của mình
legal-mexican-train = tàu Mexico mở cho mọi người
legal-mexican-start = mở một tàu Mexico { $rule }
legal-marked-train = tàu của chỗ { $train } đang mở: có dấu

## Bộ luật khác xử thế cờ này ra sao

differs-cannot-arise = không thể có thế này: { $detail }
differs-legal = được phép
differs-refused = không được: { $reason }
differs-refused-by = không được: { $reason } ({ $option })
differs-also-legal = được thêm: { $steps }
differs-not-legal = không được: { $steps }

cannot-run-so-many = có { $count } tàu Mexico, nhưng luật là mexican_trains={ $value }
cannot-go-on-after-cover = lượt kết thúc sau khi phủ { $step }
cannot-go-on-after = lượt kết thúc sau { $step }: không phải đặt thêm và cũng không được đặt thêm
