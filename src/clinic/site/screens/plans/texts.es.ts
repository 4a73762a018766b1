export const es = {
  title: 'Planes y precios',
  description: (clinic: string) =>
    `Planes de suscripción y lo que cuesta una sesión de psicología en ${clinic}: en el despacho, a domicilio, por videollamada y terapia infantil.`,
  lead: 'Planes o sesiones sueltas. Lo que ves es lo que se cobra.',
  plans: 'Planes de suscripción',
  prices: 'Precios por sesión',
  pricesLead: (lengths: string) => `Cada sesión dura ${lengths} y se paga al reservarla.`,
  perSession: 'por sesión',
  firstVisit: 'la primera visita',
  afterwards: (price: string) => `Después, ${price} por sesión`,
  book: 'Reservar',
};
