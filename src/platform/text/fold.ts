/** Invisible characters: soft hyphens, zero-width and bidirectional marks. Valid in JavaScript and PostgreSQL. */
const invisible = '\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff';

/**
 * Parts of `fold` as regular expressions valid in JavaScript and PostgreSQL. The database's `search_name` uses the
 * same (`searchable`), so that search, imports and comparisons agree.
 */
export const folding = {
  /** Apostrophes and invisible characters, removed before normalization, which would turn '´' into a space. */
  removedFirst: `['\\u0060\\u00b4\\u02b9\\u02bb\\u02bc\\u2018\\u2019\\u201b\\u2032\\uff07${invisible}]`,
  /** Diacritics and the dot of 'Gal·la', after normalization. */
  removedMarks: '[\\u0300-\\u036f\\u00b7]',
  /** Letters that normalization does not decompose. */
  letters: {
    đ: 'd',
    ð: 'd',
    ł: 'l',
    ø: 'o',
    ħ: 'h',
    ı: 'i',
    ŧ: 't',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
  },
  /** Hyphens and dots separate words like spaces. */
  separators: '[\\s.\\u002d\\u2010-\\u2015\\u2212]+',
} as const;

const letters: Record<string, string> = folding.letters;
const anyLetter = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
const removedFirst = new RegExp(folding.removedFirst, 'g');
const removedMarks = new RegExp(folding.removedMarks, 'g');
const separators = new RegExp(folding.separators, 'g');

/** Normalizes a name for comparison: 'O’Neill' equals 'o´neill', 'Łukasz' 'lukasz', 'Puig-Peña' 'PUIG PENA'. */
export const fold = (text: string): string =>
  text
    .replace(removedFirst, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(removedMarks, '')
    .replace(anyLetter, (letter) => letters[letter] ?? letter)
    .replace(separators, ' ')
    .trim();
