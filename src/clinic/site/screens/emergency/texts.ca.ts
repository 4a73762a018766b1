import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Telèfons d’emergència',
  advice: 'Si tu o una altra persona corre perill, truca ara.',
  notHere: (clinic) =>
    `No cal tenir-ho clar per trucar. A ${clinic} no atenem urgències pel web ni per missatge: en aquests telèfons et responen de seguida.`,
  call: (name, phone) => `Truca a ${name}, ${phone}`,
};
