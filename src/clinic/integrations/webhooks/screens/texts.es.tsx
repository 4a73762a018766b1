import type { ReactNode } from 'react';

export const es = {
  deliveries: 'Últimos avisos',
  onItsWayAgain: 'En camino otra vez',
  soonHere: 'Enseguida verás si llega.',
  notSent: 'No se ha enviado',
  sending: 'Enviando...',
  sendAgainOf: (event: string, time: string) => `Enviar otra vez: ${event}, ${time}`,
  sendAgain: 'Enviar otra vez',
  arrived: 'Ha llegado',
  notArrived: 'No ha llegado',
  onItsWay: 'En camino',
  answeredWith: (status: number) => `contestó ${status}`,
  nextTry: (time: string) => `otro intento: ${time}`,
  testOnItsWay: 'Prueba en camino',
  soonArrived: 'Enseguida verás si ha llegado.',
  sendTestTo: (host: string) => `Enviar una prueba a ${host}`,
  sendTest: 'Enviar una prueba',
  noNewSecret: 'No hay otro secreto',
  newSecretLost: 'No sabemos si hay otro secreto',
  changeSecretOf: (host: string) => `Cambiar el secreto de ${host}`,
  changeSecret: 'Cambiar el secreto',
  saveSecretNow: 'Guarda el secreto ahora',
  changing: 'Cambiando...',
  createSecret: 'Crear otro secreto',
  bothValid: (hours: number) =>
    `Durante ${hours} horas valen los dos secretos. Pon el nuevo en el otro programa antes de que acaben.`,
  removed: 'Retirado',
  endedFor: (host: string) => `Ya no avisamos a ${host}.`,
  notRemoved: 'No se ha retirado',
  removalLost: 'No sabemos si se ha retirado',
  removing: 'Retirando...',
  confirmRemoval: 'Sí, dejar de avisar',
  removeOf: (host: string) => `Dejar de avisar a ${host}`,
  remove: 'Dejar de avisar',
  newEndpoint: 'Nuevo aviso a un programa',
  address: 'Dirección del programa',
  addressHint: 'Te la da el otro programa. Empieza por https://',
  events: 'Cuándo avisamos',
  notDone: 'No se ha hecho',
  lost: 'No sabemos si se ha hecho',
  lostAdvice: 'Mira la lista: si está, cambia su secreto, porque ya no se puede mostrar.',
  saving: 'Guardando...',
  add: 'Añadir el aviso',
  theSecret: 'el secreto',
  secretCopied: 'Secreto copiado',
  secretSaved: 'Ya lo he guardado',
  secretShownOnce:
    'Solo se muestra ahora. Sirve para que el otro programa compruebe los avisos: no lo envíes por correo.',
  title: 'Avisos a otros programas',
  notLoaded: 'No hemos podido ver los avisos',
  stillSent: 'Los avisos se siguen enviando. Vuelve a intentarlo en un momento.',
  opening: 'Abriendo los avisos…',
  none: 'No hay ningún aviso configurado.',
  addOne: 'Añadir un aviso',
  help: (link: (page: string) => ReactNode) => (
    <>
      Cuando una cita se reserva, cambia, cancela o paga, otro programa recibe un aviso. El aviso va firmado y
      no contiene el nombre de la persona ni el motivo. Quien lo instala encuentra las instrucciones en{' '}
      {link('la página de la API')}.
    </>
  ),
  addedBy: (name: string, day: string) => `Lo puso ${name} el ${day}`,
  formerSecretUntil: (day: string, time: string) => `el secreto de antes vale hasta el ${day} a las ${time}`,
  failed: (count: number) =>
    `${count === 1 ? 'Un aviso no ha llegado' : `${count} avisos no han llegado`} y no se va a volver a intentar. Revisa el otro programa y envíalo otra vez.`,
};
