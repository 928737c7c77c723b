### Sinau: sawetara giliran sing dimainaké déning sing maca. Bea lan Carl pemain liyané. Kudu dipriksa penutur asli.

learn-title = Sinau karo main
learn-you = Kowé
learn-back = Langkah sadurungé
learn-skip = Liwati waé

learn-start = Balak tengah, 9-9, ana ing tengah. Sepurmu nerusaké nganggo angka 9: pilihen kertu sing ana 9-né, banjur sepurmu.
learn-mexican = Sepur Meksiko duwèké wong kabèh. Carl wis miwiti, pucuké 3. Pasangen kertumu 3-0 ing kono.
learn-marker = Bea ora bisa mlaku: lokomotip cilik kuwi tandha, lan sepuré mbukak kanggo kabèh. Pasangen kertumu 7-1 ing kono.
learn-draw = Saiki ora ana sing cocog: pucuké sepurmu 4, sepuré Bea 1, sepur Meksiko 0, lan sepuré Carl ketutup. Njupuka kertu siji.
learn-pass = Kertu 8-3 ya ora cocog. Liwat waé: sepurmu banjur diwènèhi tandha.
learn-own-marker = Sepurmu mbukak, lan Bea wis masang 4-5 ing kono. Pasangen manèh ing sepurmu, tandhané banjur dijupuk. Pasangen balakmu, 5-5.
learn-double = Balak dipasang malang lan njaluk kertu siji manèh. Pasangen 6-5 ing kono.
learn-open-double = Carl masang balak 6-6 nanging ora bisa nutup. Kudu ditutup dhisik sadurungé liya-liyané, lan kanggo iku sepuré kena dienggo. Pasangen 6-0 ing kono.
learn-done = Wis, mung kuwi. Sing kertuné entèk mungkasi ronde; liyané ngétung thothol sing isih ing tangan, lan sing bijiné paling sithik sing menang.

learn-other-way = Kuwi ya kena. Nanging ing kéné tindakna apa sing ditulis.
learn-not-here = Kuwi ora cocog ing kéné. Wacanen manèh ukarané.
