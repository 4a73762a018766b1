export const es = {
  refusals: {
    own_account: 'Tu propia cuenta la restablece otra persona de la dirección.',
    no_mail: 'Esta cuenta no tiene correo: quien lleva el servidor puede darle un enlace nuevo.',
    wrong_password: 'La contraseña no es correcta.',
    wrong_code: 'El código no es correcto o ya se ha usado.',
  },
  passwordMissing: 'Escribe tu contraseña',
};
