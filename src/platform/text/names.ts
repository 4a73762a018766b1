import { keepTogether } from './unbreakable.ts';

/** A name within a sentence after a preposition: 'con la Dra. Ona Puig', 'con Pau Serra'. */
export function nameInSentence(name: string): string {
  if (name.startsWith('Dra. ')) return `la ${name}`;
  return name.startsWith('Dr. ') ? `el ${name}` : name;
}

/** The same for screens: the title does not stand alone at the end of a line. SMS and plain text take the plain one. */
export const nameOnScreen = (name: string): string => keepTogether(nameInSentence(name));

/** 'Dra. Ona Puig' without the title. */
export const stripTitle = (name: string): string => name.trim().replace(/^Dra?\.\s*/, '');
