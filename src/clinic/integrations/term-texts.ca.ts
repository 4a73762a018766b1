import type { es } from './term-texts.es.ts';

export const ca: typeof es = {
  webhookTypes: {
    'appointment.booked': 'Es reserva una cita',
    'appointment.moved': 'Una cita canvia d’hora',
    'appointment.cancelled': 'Es cancel·la una cita',
    'payment.received': 'Es rep un pagament',
    'payment.returned': 'Es torna un pagament',
    'endpoint.test': 'Prova',
  },
  problems: {
    timeout: 'no ha contestat a temps',
    'unknown-host': 'aquesta adreça no existeix',
    'not-public': 'l’adreça porta a una xarxa privada',
    certificate: 'el seu certificat no val',
    unreachable: 'no hi ha ningú en aquesta adreça',
    secret: 'no podem llegir el seu secret; fes-ne un altre',
  },
  scopes: {
    agenda: {
      label: 'Llegir l’agenda',
      note: 'Veu les cites de tota la clínica, amb nom, telèfon, correu i data de naixement de cada persona, i l’adreça si és a domicili.',
    },
    book: {
      label: 'Citar',
      note: 'Reserva, canvia i cancel·la cites, i dona d’alta fitxes. De cadascuna veu les mateixes dades.',
    },
    money: {
      label: 'Cobrar',
      note: 'Veu el que falta per pagar, amb nom i correu de qui paga, i anota cobraments.',
    },
  },
};
