elsewhere-lead = Abre este link noutro navegador e lá és a mesma pessoa, com as mesmas mesas e lugares. Aqui nada muda.
elsewhere-qr = O link em código QR
elsewhere-link = O link para continuar noutro dispositivo
elsewhere-until = O link funciona uma vez, até { $date }.
elsewhere-revoke = Cancelar os meus links
elsewhere-revoked = Os teus links já não funcionam.
elsewhere-new = Criar um novo link
elsewhere-signout = Terminar sessão nos outros
elsewhere-signed-out = Terminaste a sessão em todos os outros dispositivos, e os teus links já não funcionam.
elsewhere-secret = Quem tiver este link pode jogar em teu nome. Não o partilhes.
return-title = { return-go }
return-lead = Com este link, este navegador continua como a pessoa que o criou, com as mesmas mesas e lugares.
return-loses =
    { $count ->
        [one] Há { $count } jogo a decorrer aqui. Se for de outra pessoa, este navegador vai perdê-lo.
       *[other] Há { $count } jogos a decorrer aqui. Se forem de outra pessoa, este navegador vai perdê-los.
    }
return-keep = Obter antes um link para lá voltar
return-go = Continuar aqui
return-stay = Não mudar
return-how = Para continuar aqui, cria um link no dispositivo onde jogas: está no menu com o teu nome. Depois abre-o aqui.
return-gone = Este link não funciona
return-gone-more = É demasiado antigo, ou perdeu-se uma parte pelo caminho.
return-done = Aqui agora és { $name }
return-done-plain = Aqui agora és a mesma pessoa
return-done-more = Os teus jogos estão abertos nos dois dispositivos.
return-done-none = Não tens jogos a decorrer.
