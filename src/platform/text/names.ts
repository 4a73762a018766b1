/** A name within a sentence after a preposition: 'con la Dra. Ona Puig', 'con Pau Serra'. */
export function nameInSentence(name: string): string {
  if (name.startsWith('Dra. ')) return `la ${name}`;
  return name.startsWith('Dr. ') ? `el ${name}` : name;
}
