export const es = {
  refusals: {
    first_admin_link_over: 'Esta dirección no sirve o ya se ha usado. Pide otra en el servidor.',
  },
  nameMissing: 'Escribe tu nombre',
  nameTooLong: 'El nombre es demasiado largo',
};
