export const es = {
  title: 'No sabemos si ha llegado',
  checking: 'Comprobando...',
  checkAgain: 'Comprobar otra vez',
  asking: 'Se ha perdido la respuesta. Lo comprobamos…',
  waiting: 'Seguimos sin respuesta. Mira si tienes conexión y compruébalo otra vez: no se repetirá nada.',
  heldOff: 'Ahora mismo nos piden esperar un poco. Compruébalo otra vez en un minuto: no se repetirá nada.',
};
