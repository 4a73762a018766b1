import type { es } from './certificate-texts.es.ts';

export const ca: typeof es = {
  title: 'Justificant d’assistència',
  letter: 'T’enviem el justificant d’assistència que ens has demanat. Va adjunt, en PDF.',
  fileName: (number) => `assistencia-${number}.pdf`,
  number: (number) => `Núm. ${number}`,
  statement: (issuer, holder, did) => `${issuer} fa constar que ${holder} ${did}.`,
  atTheClinic: {
    patient: 'va assistir a una cita en aquest centre',
    companion: 'va assistir a una cita en aquest centre',
    accompanying: 'va acompanyar una altra persona a una cita en aquest centre',
  },
  elsewhere: {
    patient: 'va tenir una cita amb aquest centre',
    companion: 'va tenir una cita amb aquest centre',
    accompanying: 'va acompanyar una altra persona durant una cita amb aquest centre',
  },
  day: 'Dia',
  time: 'Hora',
  fromTo: (from, to) => `De ${from} a ${to}`,
  issued: 'Expedit',
  issuedBy: 'Expedit per',
  check: 'Comprova aquest justificant d’assistència',
  checkHow: (address) =>
    `En aquesta adreça es comprova que és autèntic. La pàgina només confirma el número, el dia i les inicials:\n${address}`,
};
