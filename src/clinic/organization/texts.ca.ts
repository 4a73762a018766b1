import type { es } from './texts.es.ts';

export const ca: typeof es = {
  tooLong: 'És massa llarg.',
  phone: 'Escriu el telèfon amb el prefix, com ara +34 i nou xifres.',
  nameMissing: 'Escriu el nom de la clínica.',
  addressMissing: 'Escriu el carrer, el número, el codi postal i la població.',
  mapAddress: 'Escriu una adreça que comenci per https://',
  addressTooLong: 'És massa llarga.',
  holderMissing: 'Escriu qui n’és titular: la societat, o la persona.',
  taxIdMissing: 'Escriu el NIF.',
  registerMissing: 'Escriu on està inscrita.',
  authorisationMissing: 'Escriu el número d’autorització i qui el va donar.',
  collegeMissing: 'Escriu el col·legi professional.',
  degreeMissing: 'Escriu el títol i on es va obtenir.',
  mailDomain: (domain) =>
    `Els correus de la clínica surten de @${domain}, i el web ho promet. Escriu una adreça d’allà.`,
  details: {
    name: 'Nom',
    holder: 'Titular',
    taxId: 'NIF',
    address: 'Adreça',
    phone: 'Telèfon',
    email: 'Correu',
    register: 'Inscripció',
    centreAuthorisation: 'Centre sanitari',
    college: 'Col·legi',
    degree: 'Títol',
    mapUrl: 'Mapa',
  },
};
