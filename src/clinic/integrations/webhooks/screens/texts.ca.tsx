import { theDay, toDay } from '#platform/time/catalan-days.ts';
import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  deliveries: 'Últims avisos',
  onItsWayAgain: 'En camí un altre cop',
  soonHere: 'De seguida veuràs si arriba.',
  notSent: 'No s’ha enviat',
  sending: 'Enviant...',
  sendAgainOf: (event, time) => `Torna a enviar: ${event}, ${time}`,
  sendAgain: 'Torna a enviar',
  arrived: 'Ha arribat',
  notArrived: 'No ha arribat',
  onItsWay: 'En camí',
  answeredWith: (status) => `va contestar ${status}`,
  nextTry: (time) => `un altre intent: ${time}`,
  testOnItsWay: 'Prova en camí',
  soonArrived: 'De seguida veuràs si ha arribat.',
  sendTestTo: (host) => `Envia una prova a ${host}`,
  sendTest: 'Envia una prova',
  noNewSecret: 'No hi ha cap altre secret',
  newSecretLost: 'No sabem si hi ha un altre secret',
  changeSecretOf: (host) => `Canvia el secret de ${host}`,
  changeSecret: 'Canvia el secret',
  saveSecretNow: 'Desa el secret ara',
  changing: 'Canviant...',
  createSecret: 'Crea un altre secret',
  bothValid: (hours) =>
    `Durant ${hours} hores valen els dos secrets. Posa el nou a l’altre programa abans que s’acabin.`,
  removed: 'Retirat',
  endedFor: (host) => `Ja no avisem ${host}.`,
  notRemoved: 'No s’ha retirat',
  removalLost: 'No sabem si s’ha retirat',
  removing: 'Retirant...',
  confirmRemoval: 'Sí, deixa d’avisar',
  removeOf: (host) => `Deixa d’avisar ${host}`,
  remove: 'Deixa d’avisar',
  newEndpoint: 'Nou avís a un programa',
  address: 'Adreça del programa',
  addressHint: 'Te la dona l’altre programa. Comença per https://',
  events: 'Quan avisem',
  notDone: 'No s’ha fet',
  lost: 'No sabem si s’ha fet',
  lostAdvice: 'Mira la llista: si hi és, canvia’n el secret, perquè ja no es pot mostrar.',
  saving: 'Desant...',
  add: 'Afegeix l’avís',
  theSecret: 'el secret',
  secretCopied: 'Secret copiat',
  secretSaved: 'Ja l’he desat',
  secretShownOnce:
    'Només es mostra ara. Serveix perquè l’altre programa comprovi els avisos: no l’enviïs per correu.',
  title: 'Avisos a altres programes',
  notLoaded: 'No hem pogut veure els avisos',
  stillSent: 'Els avisos es continuen enviant. Torna-ho a provar d’aquí a un moment.',
  opening: 'Obrint els avisos…',
  none: 'No hi ha cap avís configurat.',
  addOne: 'Afegeix un avís',
  help: (link) => (
    <>
      Quan una cita es reserva, canvia, cancel·la o paga, un altre programa rep un avís. L’avís va signat i no
      conté el nom de la persona ni el motiu. Qui l’instal·la troba les instruccions a{' '}
      {link('la pàgina de l’API')}.
    </>
  ),
  addedBy: (name, day) => `El va posar ${name} ${theDay(day)}`,
  formerSecretUntil: (day, time) => `el secret d’abans val fins ${toDay(day)} a les ${time}`,
  failed: (count) =>
    `${count === 1 ? 'Un avís no ha arribat' : `${count} avisos no han arribat`} i no es tornarà a intentar. Revisa l’altre programa i torna’l a enviar.`,
};
