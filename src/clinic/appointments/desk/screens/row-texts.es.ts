export const es = {
  row: {
    now: 'Ahora',
    twoPeople: (first: string, second: string) => `${first} y ${second}`,
    leftNote: 'Dejó un mensaje',
    unsigned: 'Falta firma',
    byPhone: 'Por teléfono',
    byPhoneFor: (name: string) => `Ha venido, por teléfono: ${name}`,
    undo: 'Deshacer',
    undoNote: (note: string) => `Deshacer «${note}»`,
    more: 'Más',
    less: 'Menos',
    takePayment: 'Cobrar',
  },
};
