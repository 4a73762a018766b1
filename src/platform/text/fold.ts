/** Characters that nobody sees: soft hyphens, zero-width and bidirectional marks. Read alike by JavaScript and PostgreSQL. */
const invisible = '\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff';

/**
 * The parts of `fold`, as regular expressions that JavaScript and PostgreSQL read alike. The database's `search_name` is folded
 * by the same ones (`searchable`), so that a name has one spelling in the search, in imports and in comparisons.
 */
export const folding = {
  /** Removed before normalization, which would turn '´' into a space: apostrophes of all kinds and invisible characters. */
  removedFirst: `['\\u0060\\u00b4\\u02b9\\u02bb\\u02bc\\u2018\\u2019\\u201b\\u2032\\uff07${invisible}]`,
  /** Marks of letters and the dot of 'Gal·la', after normalization. */
  removedMarks: '[\\u0300-\\u036f\\u00b7]',
  /** Letters that no normalization takes apart. */
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
  /** Hyphens and dots separate words, as spaces do. */
  separators: '[\\s.\\u002d\\u2010-\\u2015\\u2212]+',
} as const;

const letters: Record<string, string> = folding.letters;
const anyLetter = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
const removedFirst = new RegExp(folding.removedFirst, 'g');
const removedMarks = new RegExp(folding.removedMarks, 'g');
const separators = new RegExp(folding.separators, 'g');

/** A name as it is compared: 'O’Neill' and 'o´neill', 'Łukasz' and 'lukasz', 'Puig-Peña' and 'PUIG PENA' are the same. */
export const fold = (text: string): string =>
  text
    .replace(removedFirst, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(removedMarks, '')
    .replace(anyLetter, (letter) => letters[letter] ?? letter)
    .replace(separators, ' ')
    .trim();
