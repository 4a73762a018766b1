import { inflate } from 'node:zlib';

/**
 * Names of PDF features that run, open or embed something besides the pages (ISO 32000-1, 7.11.4, 12.6.4,
 * 12.7.8 and Adobe's extension for rich media). Each is long enough not to occur in image data by chance.
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

/** Total for all object streams, in bytes: more than any scan needs. */
const maxInflatedBytes = 20_000_000;

/**
 * Filters and predictors that would hide names from the search; usual software writes object streams with
 * Flate only.
 */
const obscuringFilter = /^(ASCII|LZW|RunLength|A85|AHx|RL|Predictor)/;

/**
 * Whether a PDF contains scripts, launch actions, embedded files, media or XFA forms, also with escaped names
 * (`/J#61vaScript`) or in object streams. An object stream that is not plain Flate counts as active.
 */
export async function hasActiveContent(pdf: Buffer): Promise<boolean> {
  const text = pdf.toString('latin1');
  if (hasActiveName(text)) return true;
  let left = maxInflatedBytes;
  for (const { start, dictionary } of objectStreams(text)) {
    if (findNames(dictionary).some((name) => obscuringFilter.test(name))) return true;
    const objects = left > 0 ? await inflateToText(pdf.subarray(start), left) : null;
    if (objects === null || hasActiveName(objects)) return true;
    left -= objects.length;
  }
  return false;
}

const hasActiveName = (text: string): boolean => findNames(text).some((name) => activeNames.has(name));

/** Names in a part of a PDF, with escapes such as `#61` decoded. */
const findNames = (text: string): string[] =>
  [...text.matchAll(/\/((?:[^\s()<>[\]{}/%#\0]|#[0-9a-fA-F]{2})+)/g)].map(([, name = '']) =>
    name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );

/**
 * Start offset and dictionary text of each object stream. The type is searched in all text since the previous
 * stream, because a string in a dictionary may look like the dictionary's start. Some viewers accept a stream
 * without type, with `/N` and `/First` only.
 */
function* objectStreams(text: string): Generator<{ start: number; dictionary: string }> {
  let former = 0;
  for (const match of text.matchAll(/(?<!end)stream\r?\n?/g)) {
    const start = match.index + match[0].length;
    const since = text.slice(former, match.index);
    former = start;
    const dictionary = since.slice(Math.max(0, since.lastIndexOf('endobj')));
    const names = findNames(dictionary);
    const isUntyped = names.includes('N') && names.includes('First');
    if (isUntyped || findNames(since).includes('ObjStm')) yield { start, dictionary };
  }
}

/** @returns null if the bytes are not zlib data or exceed the limit */
const inflateToText = (bytes: Buffer, mostBytes: number): Promise<string | null> =>
  new Promise((resolve) => {
    inflate(bytes, { maxOutputLength: mostBytes }, (error, result) =>
      resolve(error ? null : result.toString('latin1')),
    );
  });
