import type { es } from './texts.es.ts';

export const ca: typeof es = {
  attention: {
    title: 'Pendent',
    inClosedHours: 'En hores tancades: què fem?',
    withoutOutcome: 'Ja han passat: com van acabar?',
    comingOfAge: 'Fan 18 anys abans de la seva cita i no tenen telèfon ni correu',
    comingOfAgeAdvice:
      'Des d’aquell dia els avisos són per a ells: apunta a la seva fitxa el telèfon o el correu.',
    unconfirmed: {
      tomorrow: 'Demà: no han dit que vindran',
      onDay: (day) => `El ${day}: no han dit que vindran`,
      untilDay: (day) => `Fins al ${day}: no han dit que vindran`,
    },
  },
  notLoaded: 'No hem pogut obrir el dia',
  appointmentsAreKept: 'Les cites continuen desades. Torna-ho a provar d’aquí a un moment.',
  loading: 'Obrint el dia…',
  appointmentNotLoaded: 'No hem pogut obrir la cita',
  dayIsKept: 'El dia continua aquí. Torna-ho a provar d’aquí a un moment.',
  day: {
    count: (count) => (count === 1 ? '1 cita' : `${count} cites`),
    next: 'Següent,',
    filters: {
      late: (count) => `${count} per anotar`,
      unpaid: (count) => `${count} per pagar`,
      unsigned: (count) => `${count} sense signatura`,
    },
    empty: 'Avui no hi ha cites',
    emptyAdvice: 'Quan algú reservi per avui, la seva cita sortirà aquí.',
    groups: {
      now: (time) => `Ara, ${time}`,
      next: 'Següents',
      late: 'Ja han passat, per anotar',
      done: 'Anotades',
    },
  },
};
