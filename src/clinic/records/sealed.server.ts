import { refuse } from '#platform/api/refusals.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';

const textPlace = (id: number) => `clinical_notes.sealed_text:${id}`;
const wordsPlace = (id: number) => `record_requests.sealed_words:${id}`;

/** Where clinical text of this feature is sealed, for `npm run reseal`. */
export const sealedColumns = [
  { table: 'clinical_notes', column: 'sealed_text', place: textPlace },
  { table: 'record_requests', column: 'sealed_words', place: wordsPlace },
] as const;

export const sealText = (id: number, text: string, secrets: Secrets): string =>
  secrets.seal(text, textPlace(id));

/** Undefined where no key opens it: half a record would be a wrong one. */
export const textOf = (row: { id: number; sealedText: string }, secrets: Secrets): string | undefined =>
  secrets.tryOpen(row.sealedText, textPlace(row.id));

/** What is sealed of a request: of whom, who asks, what for, and what was said to it. */
export type RequestWords = {
  person: string;
  /** The guardian who asks. */
  asker: string | null;
  wish: string | null;
  extension: string | null;
  /** Why it was refused, or what was corrected. */
  answer: string | null;
  deliveredTo: string | null;
};

export const sealWords = (id: number, words: RequestWords, secrets: Secrets): string =>
  secrets.seal(JSON.stringify(words), wordsPlace(id));

const unreadable = 'No se puede leer ahora';
type Sealed = { id: number; sealedWords: string };

function openedOf(row: Sealed, secrets: Secrets): RequestWords | undefined {
  const opened = secrets.tryOpen(row.sealedWords, wordsPlace(row.id));
  // Cast: nobody but `sealWords` makes such a text.
  return opened === undefined ? undefined : (JSON.parse(opened) as RequestWords);
}

/** One that no key opens is still on the list: its term runs. */
export const wordsOf = (row: Sealed, secrets: Secrets): RequestWords =>
  openedOf(row, secrets) ?? {
    person: unreadable,
    asker: null,
    wish: null,
    extension: null,
    answer: null,
    deliveredTo: null,
  };

/** The same, for what is written with them. @throws Refusal `unavailable` where no key opens them: nothing may take their place */
export function requireWords(row: Sealed, secrets: Secrets): RequestWords {
  const words = openedOf(row, secrets);
  if (words !== undefined) return words;
  const message =
    'Ahora no podemos leer esta solicitud, y sin leerla no la cambiamos. Vuelve a probar más tarde o avisa a dirección.';
  throw refuse('unavailable', { message, retryAfterSeconds: 60 });
}
