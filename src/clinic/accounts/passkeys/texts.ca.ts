import { maxPasskeys } from './terms.ts';
import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    too_many_passkeys: `Ja tens ${maxPasskeys} claus. Treu-ne una que no facis servir.`,
    wrong_passkey: 'Aquesta clau no ens ha servit. Torna-ho a provar o escriu un codi del mòbil.',
    wrong_password: 'La contrasenya no és correcta.',
    passkey_known: 'Aquesta clau ja és a la teva llista.',
  },
  passwordMissing: 'Escriu la teva contrasenya',
  passwordTooLong: 'La contrasenya és massa llarga',
  nameMissing: 'Escriu un nom per reconèixer-la',
  nameTooLong: 'El nom és massa llarg',
};
