export const es = {
  name: 'Escribe el nombre o la razón social',
  taxId: 'Escribe el NIF o el NIE',
  wrongTaxId: 'Revisa el NIF: la letra o el último número no cuadra.',
  address: 'Escribe la dirección completa',
  tooLong: 'Es demasiado largo',
};
