export const es = {
  missing: 'Por favor, introduce el código de verificación',
  tooLong: 'El código tiene 6 dígitos',
};
