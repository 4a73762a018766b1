/** Consents in copies of the record, and in what an erasure did. */
export const es = {
  title: 'Consentimientos',
  signed: (method: string, day: string, name: string) => `Firmado ${method} el ${day} como ${name}`,
  withdrawn: (day: string) => `; retirado el ${day}`,
  unreadable: 'No se puede leer este texto ahora.',
  kept: 'los consentimientos firmados, bloqueados, como parte de la historia clínica',
  keptForOthers: 'los consentimientos que firmaste por alguien a tu cargo, mientras se conserve su historia',
};
