### Mësimi: disa radhë që i luan lexuesi. Bea dhe Carl janë lojtarët e tjerë. Të kontrollohet nga një folës amtar.

learn-title = Mëso duke luajtur
learn-you = Ti
learn-back = Hapi i mëparshëm
learn-skip = Kapërce

learn-start = Guri i nisjes, 9-9, qëndron në mes. Treni yt vazhdon me 9: zgjidh gurin që ka 9, pastaj trenin tënd.
learn-mexican = Treni meksikan është i të gjithëve. Carl e ka nisur dhe në fund ka 3. Vëre aty gurin 3-0.
learn-marker = Bea nuk luajti dot: lokomotiva e vogël është shenja, dhe treni i saj është i hapur për të gjithë. Vëre aty gurin 7-1.
learn-draw = Tani nuk përputhet asnjë gur: treni yt ka në fund 4, i Beas 1, treni meksikan 0, kurse i Carl është i mbyllur. Tërhiq një gur.
learn-pass = As 8-3 nuk përputhet. Kalo radhën: atëherë treni yt merr shenjën.
learn-own-marker = Treni yt është i hapur dhe Bea ka vënë në të 4-5. Vër përsëri një gur në trenin tënd dhe shenja hiqet. Vër dopion tënde, 5-5.
learn-double = Dopioja vihet tërthor dhe kërkon edhe një gur. Vëre mbi të gurin 6-5.
learn-open-double = Carl vuri dopion 6-6 dhe nuk e mbuloi dot. Ajo duhet mbuluar para çdo gjëje tjetër, dhe për këtë mund ta përdorësh trenin e tij. Vëre aty gurin 6-0.
learn-done = Kjo është e gjitha. Kush mbetet pa gurë e mbyll raundin; të tjerët numërojnë pikat që u kanë mbetur në dorë, dhe fiton kush ka më pak pikë.

learn-other-way = Edhe kjo lejohet. Këtu bëj atë që thotë fjalia.
learn-not-here = Kjo nuk shkon këtu. Lexoje fjalinë përsëri.
