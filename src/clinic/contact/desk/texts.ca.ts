import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    somebody_elses: 'Ara ho porta una altra persona de l’equip. Passa-t’ho abans.',
    is_settled: 'Aquest missatge ja està resolt. Torna’l a obrir abans.',
    too_late: 'Ja no es pot enviar: el que deia ja ha passat. Truca, si cal.',
    no_email: 'No va deixar cap correu. Truca i apunta-ho aquí.',
    no_phone: 'No va deixar cap telèfon. Contesta per correu.',
  },
  empty: 'Escriu alguna cosa',
  tooLong: (most) => `És massa llarg: hi caben ${most} caràcters`,
  badCharacters: 'Hi ha caràcters que no podem acceptar',
};
