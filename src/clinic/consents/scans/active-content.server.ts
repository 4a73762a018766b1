import { inflate } from 'node:zlib';

/**
 * Names of what a PDF can run, open or carry besides its pages (ISO 32000-1, 7.11.4, 12.6.4, 12.7.8 and Adobe's extension for
 * rich media). Each is long enough that image data does not contain it by chance.
 */
const activeNames = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'XFA',
]);

/** In bytes: more than any scan's object streams inflate to. */
const mostInflatedBytes = 20_000_000;

/**
 * Whether a PDF contains scripts, launch actions, embedded files, media or forms of Adobe's XFA, also with escaped names
 * (`/J#61vaScript`) or in object streams. An object stream that cannot be read counts as active.
 */
export async function hasActiveContent(pdf: Buffer): Promise<boolean> {
  const text = pdf.toString('latin1');
  if (namesIn(text).some((name) => activeNames.has(name))) return true;
  for (const [start, dictionary] of objectStreams(text)) {
    // Filters and predictors that would hide names from the search; programs write object streams with Flate alone.
    const filters = namesIn(dictionary).filter((name) =>
      /^(ASCII|LZW|RunLength|A85|AHx|RL|Predictor)/.test(name),
    );
    if (filters.length > 0) return true;
    if (!namesIn(dictionary).some((name) => name === 'FlateDecode' || name === 'Fl')) continue;
    const objects = await inflated(pdf.subarray(start));
    if (objects === null || namesIn(objects).some((name) => activeNames.has(name))) return true;
  }
  return false;
}

/** Names of a part of a PDF, with `#61` read as the character it stands for. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\/((?:[^\s()<>[\]{}/%#\0]|#[0-9a-fA-F]{2})+)/g)].map(([, name = '']) =>
    name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );

/** Where the bytes of each object stream start, with the text of its dictionary. */
function* objectStreams(text: string): Generator<[number, string]> {
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const object = text.lastIndexOf('obj', match.index - 4);
    const dictionary = text.slice(Math.max(0, object, match.index - 2_000), match.index);
    if (namesIn(dictionary).includes('ObjStm')) yield [match.index + match[0].length, dictionary];
  }
}

/** @returns null where the bytes are no zlib data, or too much of it */
const inflated = (bytes: Buffer): Promise<string | null> =>
  new Promise((resolve) => {
    inflate(bytes, { maxOutputLength: mostInflatedBytes }, (error, result) =>
      resolve(error ? null : result.toString('latin1')),
    );
  });
