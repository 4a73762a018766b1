import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { texts } from './texts.ts';

export type CallbackText = { name: string; phone: string | null; note: string | null };

const place = (id: number): string => `callbacks.words:${id}`;
export const sealedColumns = [{ table: 'callbacks', column: 'sealed_words', place }] as const;

export const sealCallback = (id: number, words: CallbackText, secrets: Secrets): string =>
  secrets.seal(JSON.stringify(words), place(id));

/** Decrypts a callback, with placeholders on failure: it must stay on the list, because somebody expects a call. */
export function openCallback(row: { id: number; sealedWords: string }, secrets: Secrets): CallbackText {
  const opened = secrets.tryOpen(row.sealedWords, place(row.id));
  if (opened === undefined) return { name: texts().unreadable, phone: null, note: null };
  // Cast: only `sealWords` writes this text.
  return JSON.parse(opened) as CallbackText;
}
