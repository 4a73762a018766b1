export const es = {
  refusals: {
    not_at_desk: 'Esa persona ya no figura en este puesto. Entra con tu usuario, tu contraseña y un código.',
    wrong_password: 'La contraseña no es correcta.',
  },
  passwordMissing: 'Escribe tu contraseña',
  passwordTooLong: 'La contraseña es demasiado larga',
};
