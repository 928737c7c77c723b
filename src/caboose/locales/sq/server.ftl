# Ç’refuzon serveri vetë. Të kontrollohet nga një folës amtar.
refused-no-table = Nuk ka tryezë me këtë kod. Shihe përsëri: ka gjashtë shkronja e shifra.
refused-no-round = Ky raund nuk ka mbaruar ose nuk është shpërndarë kurrë.
refused-no-address = Në këtë adresë nuk ka asgjë.
refused-malformed = Serveri nuk e kuptoi këtë. Ngarkoje faqen përsëri.
refused-too-fast = Shumë përnjëherë. Prit pak, pastaj provo përsëri.
refused-unavailable = Tani tryeza nuk arrihet. Asgjë nuk ka humbur; provo përsëri pas pak.
refused-other-page = Kjo erdhi nga një faqe e një sajti tjetër. Hape tryezën në adresën e saj.
refused-too-long = Kjo është tepër e gjatë për serverin: ai merr e shumta { $most } bajt.
refused-too-slow = Lidhja ishte tepër e ngadaltë për këtë. Provo përsëri.
refused-no-hints = Në këtë tryezë nuk jepen këshilla.
refused-hint-not-your-turn = Këshilla jepet vetëm kur e ke radhën.
