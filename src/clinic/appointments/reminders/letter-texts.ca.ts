import type { es } from './letter-texts.es.ts';

export const ca: typeof es = {
  subjects: {
    appointment: (date, time) => `La teva cita: ${date}, ${time}`,
    reminder: (date, time) => `Recordatori: ${date}, ${time}`,
    room: (time) => `Avui a les ${time}: la teva cita`,
  },
  toldOf: 'Et recordem la cita de la qual reps avisos.',
  toldHowToChange: 'Per canviar-la o anul·lar-la, parla amb qui l’ha reservada o amb la clínica.',
  yours: 'Et recordem la teva cita.',
  noSignIn: 'No cal iniciar la sessió. Si vens, ara no has de fer res.',
  willYouCome: 'Vindràs? Digue’ns que sí i t’esperem. No cal iniciar la sessió.',
  starts: (time, professional) =>
    `La teva cita comença a les ${time} (hora peninsular), amb ${professional}.`,
  byVideo: 'Per videotrucada (hora peninsular)',
  confirm: 'Confirmo que hi seré',
  move: 'Canvia-la',
  cancel: 'Anul·la-la',
  freeChange: (weekday, time, withCredit) =>
    `La pots canviar o anul·lar sense cost fins ${weekday} a les ${time}${withCredit ? ', i la sessió torna al teu pla' : ''}.`,
  tooLate: {
    unpaid:
      'Ja no es pot canviar per aquí: per a això, truca’ns. Si no pots venir, digue’ns-ho com més aviat millor.',
    withCredit:
      'Ja no es pot canviar per aquí: per a això, truca’ns. Si l’anul·les ara, la sessió del teu pla no es torna.',
    paid: 'Ja no es pot canviar per aquí: per a això, truca’ns. Si l’anul·les ara, l’import no es torna.',
  },
  linksEnd: 'Aquests enllaços són només per a tu i deixen de funcionar quan comença la cita.',
  sms: {
    subject: 'Recordatori',
    facts: {
      office: (date, time) => `cita el ${date} a les ${time}`,
      child: (date, time) => `visita el ${date} a les ${time}`,
      home: (date, time) => `cita a casa el ${date} a les ${time}`,
      video: (date, time) => `videotrucada ${date}, ${time} (hora peninsular)`,
    },
    questions: { office: 'Vens?', child: 'Vindreu?', home: 'Ens esperes?', video: 'Hi seràs?' },
    farewells: {
      office: 'T’esperem.',
      child: 'Us esperem.',
      home: 'Anem cap a casa teva.',
      video: 'T’esperem.',
    },
    freeChange: (date, time) => `Canvis gratis fins ${date} ${time}`,
    anyChange: 'Confirma, canvia o anul·la',
    noRefund: 'Si anul·les, no es torna',
    confirmOrCancel: 'Confirma o anul·la',
    enter: 'Entra',
  },
};
