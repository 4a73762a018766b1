import type { es } from './texts.es.ts';

export const ca: typeof es = {
  appointment: {
    move: 'Canvia la cita',
    cancel: 'Anul·la la cita',
    moveFollowing: 'Canvia aquesta i les següents',
    endSeries: 'Acaba la sèrie',
    certificate: 'Justificant d’assistència',
    certificateLater: (time) => `La sessió encara no s’ha acabat: ho podràs fer a les ${time}.`,
    companionWithoutName: 'qui ve',
    facts: {
      companion: 'Ve amb',
      consultation: 'Consulta',
      professional: 'Professional',
      state: 'Estat',
      payment: 'Pagament',
      address: 'Adreça',
      guardian: 'Acompanyant',
      phone: 'Telèfon',
      email: 'Correu',
      record: 'Fitxa',
      notifications: 'Avisos',
    },
    notGiven: 'No l’ha donat',
    openRecord: 'Obre la fitxa',
    importedQuietly: 'Cap: cita importada sense avisos',
  },
  booking: {
    title: 'Cita nova',
    draftIsKept: 'El que has escrit continua aquí.',
    refused: 'No s’ha programat',
    anyway: 'Programa-la igualment',
    previewing: 'Mirant...',
    busy: 'Programant...',
    preview: 'Mira les dates',
    submit: 'Programa la cita',
    done: (name) => `Cita amb ${name}`,
    when: (date, time, professional) =>
      `${date}, ${time}${professional === undefined ? '' : `, amb ${professional}`}`,
    nextFree: (fullDay) => `És la següent hora lliure: el ${fullDay} no en queda cap.`,
  },
  freeHours: {
    title: 'Hores lliures',
    none: 'No en queda cap.',
    hour: (time, professional) => `Lliure ${time}, ${professional}`,
  },
};
