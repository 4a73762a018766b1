import type { es } from './texts.es.ts';

export const ca: typeof es = {
  moneyOwed: {
    credit: (credit) => `Té ${credit} de saldo a favor. Dona-l’hi abans de suprimir.`,
    toReturn: (amount) => `Té ${amount} per tornar. Dona’ls-hi abans de suprimir.`,
    both: (credit, amount) =>
      `Té ${credit} de saldo a favor i ${amount} per tornar. Dona’ls-hi abans de suprimir.`,
  },
};
