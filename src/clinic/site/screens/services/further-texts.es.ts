export const es = {
  title: 'Otras consultas',
  minutes: (count: number) => `${count}\u00a0minutos`,
  book: 'Reservar',
  ask: 'Preguntar',
  /** Read aloud after the label. */
  about: (service: string) => ` por ${service}`,
};
