import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Missatges',
  theMessages: 'els missatges',
  none: 'Encara no se li ha enviat res.',
  email: 'Correu:',
  undelivered: 'Missatges que no han arribat',
  undeliveredUnknown: 'No sabem si algun missatge no ha arribat',
  onItsWay: 'En camí',
  onItsWayAgain: 'En camí un altre cop',
  notSent: 'No s’ha enviat',
  sendingLost: 'No sabem si s’ha enviat',
  withheld: 'Retingut: ningú no ha verificat aquesta adreça i aquell dia ja havia rebut uns quants missatges',
  sending: 'Enviant...',
  sendNow: 'Envia’l ara',
  sendAgain: 'Torna a enviar',
  tooLate: 'Ja no té sentit enviar-lo. Truca si cal.',
  states: {
    queued: 'En camí',
    sent: 'Enviat',
    failed: 'No ha arribat',
    void: 'Anul·lat abans de sortir',
    suppressed: 'Retingut: no s’ha enviat',
  },
};
