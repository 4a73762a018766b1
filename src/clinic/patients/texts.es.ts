export const es = {
  nameMissing: 'Escribe el nombre de la persona',
  nameNeedsLetter: 'Escribe el nombre con alguna letra',
  mayNotBook: (phone: string) =>
    `Para este menor no puedes reservar por la web. Llámanos al ${phone} y lo vemos contigo.`,
};
