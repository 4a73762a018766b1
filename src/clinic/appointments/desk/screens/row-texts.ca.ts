import type { es } from './row-texts.es.ts';

export const ca: typeof es = {
  row: {
    now: 'Ara',
    twoPeople: (first, second) => `${first} i ${second}`,
    leftNote: 'Va deixar un missatge',
    unsigned: 'Falta signatura',
    byPhone: 'Per telèfon',
    byPhoneFor: (name) => `Ha vingut, per telèfon: ${name}`,
    undo: 'Desfés',
    undoNote: (note) => `Desfés «${note}»`,
    more: 'Més',
    less: 'Menys',
    takePayment: 'Cobra',
  },
};
