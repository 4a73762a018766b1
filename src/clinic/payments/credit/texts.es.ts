export const es = {
  refusals: { too_much: 'No le queda tanto saldo.' },
  noCash: (limit: string) => `En efectivo no puede ser: son ${limit} o más (Ley 7/2012, art. 7).`,
  chooseMethod: 'Elige cómo se lo das.',
};
