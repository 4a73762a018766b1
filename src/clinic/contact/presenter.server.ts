import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { texts } from './texts.ts';

/** Context that the sealed message text is bound to. */
export const messagePlace = (id: number): string => `contact_messages.message:${id}`;
export const answerPlace = (id: number): string => `contact_answers.text:${id}`;

/** A placeholder replaces a text whose key this process does not have. */
const openOrPlaceholder = (sealed: string | null, place: string, secrets: Secrets): string =>
  (sealed === null ? undefined : secrets.tryOpen(sealed, place)) ?? texts().unreadable;

export const openMessage = (row: { id: number; sealedMessage: string | null }, secrets: Secrets): string =>
  openOrPlaceholder(row.sealedMessage, messagePlace(row.id), secrets);

export const openAnswer = (row: { id: number; sealedText: string | null }, secrets: Secrets): string =>
  openOrPlaceholder(row.sealedText, answerPlace(row.id), secrets);

export const sealedColumns = [
  { table: 'contact_answers', column: 'sealed_text', place: answerPlace },
  { table: 'contact_messages', column: 'sealed_message', place: messagePlace },
] as const;
