import { readFileSync } from 'node:fs';
import { folded } from './address-parts.ts';

/** Castilian spellings and abbreviations of words in Catalan place names: 'juan' is 'joan'. */
const catalanWords = new Map(
  // Cast: our own file, an object of words.
  Object.entries(
    JSON.parse(readFileSync(new URL('./place-words.json', import.meta.url), 'utf8')) as Record<
      string,
      string
    >,
  ),
);

/**
 * A coarser form in which the Castilian and the Catalan spelling of a name agree: 'San Adrián de Besós' and 'Sant Adrià de
 * Besòs', 'Cubellas' and 'Cubelles', 'Viloví de Oñar' and 'Vilobí d’Onyar'.
 */
export const foldedLoosely = (text: string): string =>
  folded(text.normalize('NFC').replace(/ç/gi, 's'))
    .split(' ')
    .map((word) => catalanWords.get(word) ?? word)
    .map((word) =>
      word
        .replace(/c$/, 's')
        .replace(/cas$/, 'ques')
        .replace(/gas$/, 'gues')
        .replace(/(?<=...)as$/, 'es')
        .replace(/ny/g, 'n')
        .replace(/ss/g, 's'),
    )
    .join(' ');

/**
 * The short names people use for a municipality: what comes before a joining word, and the saint alone.
 * 'Sant Boi de Llobregat' gives 'Sant Boi'; 'Calonge i Sant Antoni' gives 'Calonge'; 'Sant Joan Despí' gives 'Sant Joan'.
 */
export function shortNames(name: string): string[] {
  const beforeJoint = [...name.matchAll(/,| (?:de|del|dels|i|y|en) | d['’]/g)].map((joint) =>
    name.slice(0, joint.index),
  );
  const saint = /^(?:Sant|Santa|San) [^ ,]+(?= )/.exec(name)?.[0];
  const afterComma = name.includes(',') ? name.split(/, | i /).slice(1) : [];
  return [...beforeJoint, ...(saint === undefined ? [] : [saint]), ...afterComma];
}
