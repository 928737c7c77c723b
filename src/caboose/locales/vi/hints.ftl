# Vì sao nên đi nước này. Xem en/hints.ftl.

hint-draw = Không quân nào khớp: hãy rút một quân.
hint-draw-rather = Hãy rút một quân, dù có quân khớp: giữ quân đó trên tay thì hơn.
hint-pass = Không quân nào khớp và không còn gì để rút: hãy bỏ lượt.
hint-stop = Hãy dừng ở đây: phần còn lại giữ trên tay thì hơn.
hint-last = { $tile } là quân cuối của bạn: đặt xong là hết bài.
hint-cover = { $tile } phủ được quân đôi trên { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
   *[other] tàu của { $owner }
}.
hint-only = Chỉ đặt được quân { $tile }, trên { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
   *[other] tàu của { $owner }
}.
hint-plan = { $tile } nằm trong kế hoạch cho tàu của bạn. Số quân trong kế hoạch: { $count }.
hint-close = { $tile } nằm trong kế hoạch cho tàu của bạn và gỡ được dấu. Số quân trong kế hoạch: { $count }.
hint-double = Quân đôi khó đi: hãy đặt { $tile } lên { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
   *[other] tàu của { $owner }
} khi còn đặt được.
hint-spare = { $tile } không nằm trong kế hoạch của bạn: hãy đặt lên { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
   *[other] tàu của { $owner }
} và giữ nguyên kế hoạch. Số quân trong kế hoạch: { $count }.
hint-best = Đặt { $tile } lên { $where ->
    [own] tàu của bạn
    [mexican] tàu Mexico
   *[other] tàu của { $owner }
} thì bài còn lại trên tay bạn đẹp nhất.

turn-hint = Gợi ý
hint-thinking = Đang nghĩ …
hint-plan-tiles = Kế hoạch của bạn: { $tiles }
