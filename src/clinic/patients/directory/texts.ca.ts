import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    account_contact:
      'És un compte de l’equip: el correu, el telèfon i l’adreça els canvia aquesta persona al seu perfil.',
    same_child: 'La família ja té una fitxa amb aquesta data de naixement.',
  },
};
