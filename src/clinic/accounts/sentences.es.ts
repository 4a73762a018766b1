export const es = {
  passwordsDiffer: 'Las contraseñas no coinciden',
  wrongCredentials: 'Credenciales incorrectas. Verifica tu usuario y contraseña.',
};
