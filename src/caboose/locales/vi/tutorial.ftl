### Bài học: vài lượt do người đọc tự chơi. Bea và Carl là hai người chơi kia.

learn-title = Vừa chơi vừa học
learn-you = Bạn
learn-back = Bước trước
learn-skip = Bỏ qua bước này

learn-start = Đầu máy 9-9 nằm ở giữa. Tàu của bạn đi tiếp bằng số 9: chọn quân có số 9, rồi chọn tàu của bạn.
learn-mexican = Tàu Mexico là của chung. Carl đã mở tàu này và đuôi tàu là số 3. Hãy đặt quân 3-0 vào đó.
learn-marker = Bea không đi được: đầu tàu nhỏ là dấu, và tàu của Bea mở cho mọi người. Hãy đặt quân 7-1 vào đó.
learn-draw = Lúc này không quân nào khớp: tàu của bạn có đuôi 4, tàu của Bea 1, tàu Mexico 0, còn tàu của Carl thì đóng. Hãy rút một quân.
learn-pass = Quân 8-3 cũng không khớp. Hãy bỏ lượt: khi đó tàu của bạn bị đặt dấu.
learn-own-marker = Tàu của bạn đang mở, và Bea đã đặt quân 4-5 vào đó. Bạn lại đặt vào tàu của mình thì dấu được bỏ. Hãy đặt quân đôi 5-5.
learn-double = Quân đôi nằm ngang và cần thêm một quân. Hãy đặt quân 6-5 lên đó.
learn-open-double = Carl đặt quân đôi 6-6 mà chưa phủ được. Phải phủ nó trước mọi việc khác, và để làm việc đó bạn được dùng tàu của Carl. Hãy đặt quân 6-0 vào đó.
learn-done = Chỉ có vậy thôi. Ai hết quân trước thì ván kết thúc; những người khác tính điểm các quân còn trên tay, và ai ít điểm nhất thì thắng.

learn-other-way = Đi như vậy cũng được. Nhưng ở đây hãy làm theo câu hướng dẫn.
learn-not-here = Ở đây không đi như vậy được. Hãy đọc lại câu hướng dẫn.
