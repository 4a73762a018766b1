import type { es } from './texts.es.ts';

export const ca: typeof es = {
  codeMissing: 'Escriu el codi',
  codeTooLong: 'El codi és massa llarg',
  passwordMissing: 'Escriu la teva contrasenya',
  passwordTooLong: 'La contrasenya és massa llarga',
  refusals: {
    wrong_code: 'Aquest codi no és correcte o ja s’ha fet servir. Espera el següent i torna-ho a provar.',
    factor_exists: 'Ja tens un segon pas. Per canviar-lo, demana a direcció que el restableixi.',
    no_factor: 'Encara no tens un segon pas. Activa’l primer.',
    wrong_password: 'La contrasenya no és correcta.',
  },
  passwordOrCodeMissing: 'Escriu la teva contrasenya o un codi',
  factorUnreadable:
    'Ara no podem comprovar els codis de la teva aplicació. Fes servir un dels de paper o avisa direcció.',
};
