import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    own_account: 'El teu propi compte el restableix una altra persona de direcció.',
    no_mail: 'Aquest compte no té correu: qui porta el servidor li pot donar un enllaç nou.',
    wrong_password: 'La contrasenya no és correcta.',
    wrong_code: 'El codi no és correcte o ja s’ha fet servir.',
  },
  passwordMissing: 'Escriu la teva contrasenya',
};
