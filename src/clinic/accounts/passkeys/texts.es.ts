import { maxPasskeys } from './terms.ts';
export const es = {
  refusals: {
    too_many_passkeys: `Ya tienes ${maxPasskeys} llaves. Quita una que no uses.`,
    wrong_passkey: 'Esa llave no nos ha servido. Vuelve a probar, o escribe un código de tu móvil.',
    wrong_password: 'La contraseña no es correcta.',
    passkey_known: 'Esa llave ya está en tu lista.',
  },
  passwordMissing: 'Escribe tu contraseña',
  passwordTooLong: 'La contraseña es demasiado larga',
  nameMissing: 'Escribe un nombre para reconocerla',
  nameTooLong: 'El nombre es demasiado largo',
};
