# Ç’refuzon serveri vetë. Të kontrollohet nga një folës amtar.
refused-no-table = Nuk ka tryezë me këtë kod. Shihe përsëri: ka gjashtë shkronja e shifra.
refused-no-round = Ky raund nuk ka mbaruar ose nuk është shpërndarë kurrë.
refused-no-address = Në këtë adresë nuk ka asgjë.
refused-malformed = Serveri nuk e kuptoi këtë. Ngarkoje faqen përsëri.
refused-too-fast = Shumë përnjëherë. Prit pak, pastaj provo përsëri.
refused-unavailable = Tani tryeza nuk arrihet. Asgjë nuk ka humbur; provo përsëri pas pak.
