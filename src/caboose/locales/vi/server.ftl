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
refused-no-game = Không có bảng điểm nào với mã này. Hãy xem lại mã: mã có sáu chữ và số.
refused-wrong-key = Liên kết này chỉ xem được bảng điểm, không ghi được. Hãy xin liên kết cho phép ghi.
refused-bad-entries = Bảng điểm không nhận được mục này: { $detail }
refused-full-sheet = Bảng điểm này đã đầy. Hãy bắt đầu một trận mới.
