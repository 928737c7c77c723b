# Sing ditolak dening server dhéwé. Prelu dipriksa dening wong sing basa ibuné Jawa.
refused-no-table = Ora ana meja sing kodhené iki. Delengen manèh: ana enem aksara lan angka.
refused-no-round = Rondené durung rampung, utawa ora tau didum.
refused-no-address = Ora ana apa-apa ing alamat iki.
refused-malformed = Serveré ora ngerti iki. Bukaken manèh kacané.
refused-too-fast = Kakèhen sak wektu. Entènana sedhéla, banjur cobanen manèh.
refused-unavailable = Mejané saiki durung bisa dibukak. Ora ana sing ilang; cobanen manèh sedhéla engkas.
refused-other-page = Iki teka saka kaca situs liya. Bukaken mejané ing alamaté dhéwé.
refused-too-long = Iki kedawan kanggo serveré: paling akèh { $most } bita.
refused-too-slow = Sambungané kesuwèn. Cobanen manèh.
refused-no-hints = Ing meja iki ora ana saran.
refused-hint-not-your-turn = Saran mung ana yèn giliranmu.
