# Xem xét lại các nước đã đi. Xem en/review.ftl.

review-rounds = ván
review-decisions = Lựa chọn
review-lost = Điểm mất
review-gave = Do chia bài
review-made = Do cách đánh
review-margin = Tổng cộng
review-about-lost = Điểm mất: các lựa chọn tốn bao nhiêu điểm so với lựa chọn tốt nhất, tính trung bình trên mọi cách các quân úp có thể nằm, theo những gì người chơi biết. ± đúng với độ tin cậy 95 %.
review-about-deal = Do chia bài, do cách đánh: số điểm hơn (+) hoặc kém (−) trung bình của những người khác. Phần do chia bài là kết quả của chính lần chia đó khi mọi chỗ đều do máy Tính xa chơi.
review-turning-points = Các bước ngoặt:
review-no-turning-point = Không có bước ngoặt: không lựa chọn nào chắc chắn mất điểm.
review-turning-point = Ván { $round }, vòng { $lap }: { $name } chọn { $played }. Tốt hơn: { $better }. Số điểm mất: { $lost } ± { $error }.
review-lay = đặt { $tile } lên { $where ->
    [own] tàu riêng
    [mexican] { $place ->
        [1] tàu Mexico
       *[other] tàu Mexico { $place }
    }
   *[other] tàu của { $owner }
}
review-draw = rút một quân
review-pass = bỏ lượt
review-nothing = không có gì để xem xét: trong biên bản chưa có ván nào xong
review-nothing-damaged = không có gì để xem xét: trong biên bản không có ván nào trọn vẹn. { $damage }
review-no-seat = biên bản này không có chỗ { $number }: hãy ghi số từ 1 đến { $most }
review-no-round = biên bản này không có ván { $number } đã xong: hãy ghi số từ 1 đến { $most }
review-damaged = Biên bản bị hỏng: { $damage }. Các ván trước đó đã được xem xét.
review-worker-lost = một tiến trình đang xem xét đã bị dừng từ bên ngoài: hãy thử lại, thêm --workers 1 nếu thiếu bộ nhớ

review-title = Xem xét lại
review-ask = Xem xét ván này
review-ask-about = Cao thủ đánh giá từng lựa chọn theo những gì người chơi biết, và tách phần may rủi khỏi phần tài đánh.
review-waiting = Đang đợi tới lượt xem xét …
review-progress = Đã đánh giá { $number } trên { $count } lựa chọn
review-rated = Số điểm mất: { $lost } ± { $error }. Tốt hơn: { $better }.
review-reason = Gợi ý lúc đó sẽ là: { $reason }
review-rated-best = Lựa chọn tốt nhất.
review-no-choice = Ở đây không có gì để chọn.
