elsewhere-lead = Abre este enlace en otro navegador y allí serás la misma persona, con las mismas mesas y asientos. Aquí no cambia nada.
elsewhere-qr = El enlace como código QR
elsewhere-link = El enlace para seguir en otro dispositivo
elsewhere-until = El enlace vale una vez, hasta el { $date }.
elsewhere-revoke = Anular mis enlaces
elsewhere-revoked = Tus enlaces ya no valen.
elsewhere-new = Crear otro enlace
elsewhere-signout = Cerrar las demás sesiones
elsewhere-signed-out = Has cerrado sesión en los demás dispositivos y tus enlaces ya no valen.
elsewhere-secret = Quien tenga este enlace puede jugar como si fueras tú. No lo compartas.
return-title = { return-go }
return-lead = Con este enlace, este navegador sigue como la persona que lo creó, con las mismas mesas y asientos.
return-loses =
    { $count ->
        [one] Aquí hay 1 partida en curso. Si la juega otra persona, este navegador la perderá.
       *[other] Aquí hay { $count } partidas en curso. Si las juega otra persona, este navegador las perderá.
    }
return-keep = Guardar antes un enlace para volver
return-go = Seguir aquí
return-stay = No cambiar
return-how = Para seguir aquí, crea un enlace en el dispositivo donde juegas: está en el menú con tu nombre. Luego ábrelo aquí.
return-gone = Este enlace no funciona
return-gone-more = Es demasiado antiguo o se perdió una parte por el camino.
return-done = Ahora aquí eres { $name }
return-done-plain = Ahora aquí eres la misma persona
return-done-more = Tus partidas están abiertas en los dos dispositivos.
return-done-none = No tienes partidas en curso.
