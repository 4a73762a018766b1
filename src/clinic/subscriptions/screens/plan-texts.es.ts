const sessions = (count: number) => (count === 1 ? '1 sesión' : `${count} sesiones`);

export const es = {
  /** After the price: how often it is paid. */
  billing: { landing: 'por paquete', single: 'por paquete', monthly: 'al mes', quarterly: 'al trimestre' },
  sessions,
  validity: (months: number) => (months === 1 ? 'Válido 1 mes' : `Válido ${months} meses`),
  payments: (payments: number, price: string, count: number) =>
    `${payments === 1 ? 'Un solo pago' : `${payments} pagos`} de ${price}; ${sessions(count)} en total`,
  perSession: (price: string) => `${price} por sesión`,
  onlyToday: (price: string) => `Hoy pagas ${price} y nada más.`,
  /** When later payments are due, for one and for several. */
  later: {
    landing: { one: 'más tarde', each: 'uno tras otro' },
    single: { one: 'más tarde', each: 'uno tras otro' },
    monthly: { one: 'al mes siguiente', each: 'uno al mes' },
    quarterly: { one: 'a los tres meses', each: 'uno cada tres meses' },
  },
  firstOfTwo: (price: string, later: string) =>
    `Hoy pagas ${price}. Después, otro pago de ${price}, ${later}.`,
  firstOfSeveral: (price: string, others: number, later: string) =>
    `Hoy pagas ${price}. Después, otros ${others} pagos de ${price}, ${later}.`,
  whole: (price: string, count: number) => `En total, ${price} por ${sessions(count)}.`,
};
