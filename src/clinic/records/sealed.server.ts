import { refuse } from '#platform/api/refusals.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { texts } from './sealed-texts.ts';

const noteSealContext = (id: number) => `clinical_notes.sealed_text:${id}`;
const requestSealContext = (id: number) => `record_requests.sealed_words:${id}`;

/** Sealed columns of this feature, for `npm run reseal`. */
export const sealedColumns = [
  { table: 'clinical_notes', column: 'sealed_text', place: noteSealContext },
  { table: 'record_requests', column: 'sealed_words', place: requestSealContext },
] as const;

export const sealNote = (id: number, text: string, secrets: Secrets): string =>
  secrets.seal(text, noteSealContext(id));

/** Undefined if it cannot be decrypted: a partial record would be wrong. */
export const openNote = (row: { id: number; sealedText: string }, secrets: Secrets): string | undefined =>
  secrets.tryOpen(row.sealedText, noteSealContext(row.id));

export type RequestTexts = {
  person: string;
  asker: string | null;
  wish: string | null;
  extension: string | null;
  answer: string | null;
  deliveredTo: string | null;
};

export const sealTexts = (id: number, words: RequestTexts, secrets: Secrets): string =>
  secrets.seal(JSON.stringify(words), requestSealContext(id));

type Sealed = { id: number; sealedWords: string };

function tryOpenTexts(row: Sealed, secrets: Secrets): RequestTexts | undefined {
  const opened = secrets.tryOpen(row.sealedWords, requestSealContext(row.id));
  // Cast: only `sealWords` writes this text.
  return opened === undefined ? undefined : (JSON.parse(opened) as RequestTexts);
}

/** Falls back to placeholders: an undecryptable request stays listed, because its term runs. */
export const openTexts = (row: Sealed, secrets: Secrets): RequestTexts =>
  tryOpenTexts(row, secrets) ?? {
    person: texts().unreadable,
    asker: null,
    wish: null,
    extension: null,
    answer: null,
    deliveredTo: null,
  };

/** Same, for writing. @throws Refusal `unavailable` if it cannot be decrypted, so that the text is not overwritten */
export function requireTexts(row: Sealed, secrets: Secrets): RequestTexts {
  const words = tryOpenTexts(row, secrets);
  if (words !== undefined) return words;
  throw refuse('unavailable', { message: texts().unreadableRequest, retryAfterSeconds: 60 });
}
