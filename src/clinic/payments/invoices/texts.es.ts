export const es = {
  name: 'Escribe el nombre o la razón social',
  taxId: 'Escribe el NIF o el NIE',
  wrongTaxId: 'Revisa el NIF: la letra o el último número no cuadra.',
  address: 'Escribe la dirección completa',
  tooLong: 'Es demasiado largo',
  refusals: {
    number_taken: 'Ese número ya es de otro cobro. Míralo en el programa de facturas.',
    reason_needed: 'Ya tenía otro número: escribe por qué se cambia.',
    no_invoice: 'Este cobro se anuló: no lleva factura.',
  },
  invalidCharacters: 'Solo letras, números, guiones, puntos y barras',
  numberMissing: 'Escribe el número',
  sayWhy: 'Di por qué',
  atMost500: 'Como mucho 500 a la vez.',
};
