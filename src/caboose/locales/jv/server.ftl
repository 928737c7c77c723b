# Sing ditolak dening server dhéwé. Prelu dipriksa dening wong sing basa ibuné Jawa.
refused-no-table = Ora ana meja sing kodhené iki. Delengen manèh: ana enem aksara lan angka.
refused-no-round = Rondené durung rampung, utawa ora tau didum.
refused-no-address = Ora ana apa-apa ing alamat iki.
refused-malformed = Serveré ora ngerti iki. Bukaken manèh kacané.
refused-too-fast = Kakèhen sak wektu. Entènana sedhéla, banjur cobanen manèh.
refused-unavailable = Mejané saiki ora bisa dicapai. Ora ana sing ilang; cobanen manèh sedhéla engkas.
refused-other-page = Iki teka saka kaca situs liya. Bukaken mejané ing alamaté dhéwé.
refused-too-long = Iki kedawan kanggo serveré: paling akèh { $most } bita.
refused-too-slow = Sambungané kesuwèn. Cobanen manèh.
refused-no-game = Ora ana lembar biji nganggo kodhe iki. Delengen manèh kodhené: isiné enem aksara lan angka.
refused-wrong-key = Pranala iki mung bisa kanggo ndeleng lembar biji, ora kanggo nulis. Njaluka pranala sing bisa nulis.
refused-bad-entries = Lembar biji ora bisa nampa iki: { $detail }
refused-full-sheet = Lembar biji iki wis kebak. Wiwitana dolanan anyar.
