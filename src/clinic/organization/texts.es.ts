export const es = {
  tooLong: 'Es demasiado largo.',
  phone: 'Escribe el teléfono con su prefijo, como +34 y nueve cifras.',
  nameMissing: 'Escribe el nombre de la clínica.',
  addressMissing: 'Escribe la calle, el número, el código postal y la población.',
  mapAddress: 'Escribe una dirección que empiece por https://',
  addressTooLong: 'Es demasiado larga.',
  holderMissing: 'Escribe quién es titular: la sociedad, o la persona.',
  taxIdMissing: 'Escribe el NIF.',
  registerMissing: 'Escribe dónde está inscrita.',
  authorisationMissing: 'Escribe el número de autorización y quién lo dio.',
  collegeMissing: 'Escribe el colegio profesional.',
  degreeMissing: 'Escribe el título y dónde se obtuvo.',
  mailDomain: (domain: string) =>
    `Los correos de la clínica salen de @${domain}, y la web lo promete. Escribe una dirección de ahí.`,
};
