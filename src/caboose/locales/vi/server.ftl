# Những gì máy chủ từ chối, trước khi hỏi đến bàn.
refused-no-table = Không có bàn nào mang mã này. Hãy xem lại: mã có sáu chữ và số.
refused-no-round = Ván này chưa xong hoặc chưa từng được chia.
refused-no-address = Không có gì ở địa chỉ này.
refused-malformed = Máy chủ không hiểu điều này. Hãy tải lại trang.
refused-too-fast = Nhiều quá trong một lúc. Hãy chờ một chút rồi thử lại.
refused-unavailable = Hiện chưa tới được bàn. Không mất gì cả; lát nữa hãy thử lại.
refused-other-page = Điều này đến từ trang của một nơi khác. Hãy mở bàn ở đúng địa chỉ của nó.
refused-too-long = Dài quá đối với máy chủ: nhiều nhất là { $most } byte.
refused-too-slow = Kết nối chậm quá. Hãy thử lại.
refused-no-hints = Bàn này không có gợi ý.
refused-hint-not-your-turn = Chỉ có gợi ý khi đến lượt bạn.
