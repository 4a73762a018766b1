import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Message } from './contract.ts';
import type { MessageRow } from './queries.server.ts';

/** Where the words of a message are sealed to. */
export const bodyPlace = (id: number): string => `chat_messages.sealed_body:${id}`;

/** Where words of this feature are sealed, for `npm run reseal`. */
export const sealedColumns = [{ table: 'chat_messages', column: 'sealed_body', place: bodyPlace }] as const;

/** Stands in place of words whose key this process does not have (yet), or no longer: the rest of the thread is shown. */
const unreadable = 'No se puede leer este mensaje ahora.';

export const wordsOf = ({ id, sealedBody }: Pick<MessageRow, 'id' | 'sealedBody'>, secrets: Secrets) =>
  secrets.tryOpen(sealedBody, bodyPlace(id)) ?? unreadable;

/** A message as either side sees it. */
export const present = (row: MessageRow, secrets: Secrets): Message => ({
  id: row.id,
  key: row.clientId,
  side: row.side,
  author: row.side === 'team' ? row.author : null,
  text: wordsOf(row, secrets),
  sentAt: row.createdAt.toISOString(),
});
