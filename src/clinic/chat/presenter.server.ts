import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Message } from './contract.ts';
import type { MessageRow } from './queries.server.ts';
import { texts } from './texts.ts';

/** Context to which a message text is sealed. */
export const bodyPlace = (id: number): string => `chat_messages.sealed_body:${id}`;

/** Sealed columns of this feature, for `npm run reseal`. */
export const sealedColumns = [{ table: 'chat_messages', column: 'sealed_body', place: bodyPlace }] as const;

/**
 * Shown for a message whose key this process does not have (yet or any more), so that the rest of the thread
 * still works.
 */
const unreadable = () => texts().unreadable;

export const openBody = ({ id, sealedBody }: Pick<MessageRow, 'id' | 'sealedBody'>, secrets: Secrets) =>
  secrets.tryOpen(sealedBody, bodyPlace(id)) ?? unreadable();

export const present = (row: MessageRow, secrets: Secrets): Message => ({
  id: row.id,
  key: row.clientId,
  side: row.side,
  author: row.side === 'team' ? row.author : null,
  text: openBody(row, secrets),
  sentAt: row.createdAt.toISOString(),
});
