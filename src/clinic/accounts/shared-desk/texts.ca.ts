import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    not_at_desk:
      'Aquesta persona ja no consta en aquest lloc de treball. Entra amb el teu usuari, la teva contrasenya i un codi.',
    wrong_password: 'La contrasenya no és correcta.',
  },
  passwordMissing: 'Escriu la teva contrasenya',
  passwordTooLong: 'La contrasenya és massa llarga',
};
