export const es = {
  moneyOwed: {
    credit: (credit: string) => `Tiene ${credit} de saldo a favor. Dáselo antes de suprimir.`,
    toReturn: (amount: string) => `Tiene ${amount} por devolver. Dáselo antes de suprimir.`,
    both: (credit: string, amount: string) =>
      `Tiene ${credit} de saldo a favor y ${amount} por devolver. Dáselo antes de suprimir.`,
  },
};
