/** A name within a sentence after a preposition: 'con la Dra. Ona Puig', 'con Pau Serra'. */
export const nameInSentence = (name: string): string =>
  name.startsWith('Dra. ') ? `la ${name}` : name.startsWith('Dr. ') ? `el ${name}` : name;
