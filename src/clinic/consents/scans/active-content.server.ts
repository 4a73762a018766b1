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

/** Of all object streams together, in bytes: more than those of any scan inflate to. */
const mostInflatedBytes = 20_000_000;

/** Filters and predictors that would hide names from the search; programs write object streams with Flate alone. */
const hidesNames = /^(ASCII|LZW|RunLength|A85|AHx|RL|Predictor)/;

/**
 * Whether a PDF contains scripts, launch actions, embedded files, media or forms of Adobe's XFA, also with escaped names
 * (`/J#61vaScript`) or in object streams. An object stream that is not plain Flate counts as active, whatever its dictionary says.
 */
export async function hasActiveContent(pdf: Buffer): Promise<boolean> {
  const text = pdf.toString('latin1');
  if (hasActiveName(text)) return true;
  let left = mostInflatedBytes;
  for (const { start, dictionary } of objectStreams(text)) {
    if (namesIn(dictionary).some((name) => hidesNames.test(name))) return true;
    const objects = left > 0 ? await inflated(pdf.subarray(start), left) : null;
    if (objects === null || hasActiveName(objects)) return true;
    left -= objects.length;
  }
  return false;
}

const hasActiveName = (text: string): boolean => namesIn(text).some((name) => activeNames.has(name));

/** Names of a part of a PDF, with `#61` read as the character it stands for. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\/((?:[^\s()<>[\]{}/%#\0]|#[0-9a-fA-F]{2})+)/g)].map(([, name = '']) =>
    name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );

/**
 * Where the bytes of each object stream start, with the text of its dictionary. Everything since the stream before is searched
 * for the type, since a string in the dictionary may look like its start. Some viewers need no type, only `/N` and `/First`.
 */
function* objectStreams(text: string): Generator<{ start: number; dictionary: string }> {
  let former = 0;
  for (const match of text.matchAll(/(?<!end)stream\r?\n?/g)) {
    const start = match.index + match[0].length;
    const since = text.slice(former, match.index);
    former = start;
    const dictionary = since.slice(Math.max(0, since.lastIndexOf('endobj')));
    const names = namesIn(dictionary);
    const isUntyped = names.includes('N') && names.includes('First');
    if (isUntyped || namesIn(since).includes('ObjStm')) yield { start, dictionary };
  }
}

/** @returns null where the bytes are no zlib data, or too much of it */
const inflated = (bytes: Buffer, mostBytes: number): Promise<string | null> =>
  new Promise((resolve) => {
    inflate(bytes, { maxOutputLength: mostBytes }, (error, result) =>
      resolve(error ? null : result.toString('latin1')),
    );
  });
