import type { Database } from '#platform/postgres/database.server.ts';
import type { Ways } from './delivery/transport.server.ts';
import type { Message } from './message.ts';
import { insert } from './outbox-queries.server.ts';
import { isKeptBackSince } from './queries.server.ts';
import { dayBefore } from './rules.ts';
import { admit } from './unproved/service.server.ts';

export { createDelivery } from './delivery/delivery.server.ts';
export { outboxFigures } from './delivery/figures.server.ts';
export { mailboxOf } from './delivery/mailboxes.ts';
export { canSendSms } from './delivery/transports.server.ts';
export { wayChecks } from './delivery/way-checks.server.ts';
export { letterHtml } from './letters/html.server.ts';
export { type Block, type Letter, letter, noteToClinic } from './letters/letter.ts';
export type { Message } from './message.ts';
export { deleteSettledMessages, voidMessages, voidQueued } from './outbox-queries.server.ts';
export { eraseMessagesOfCard } from './personal.server.ts';
export { failedMessages, findMessage, hasBeenNotified, newestMessages } from './queries.server.ts';
export { forgetUnprovedLetters } from './unproved/queries.server.ts';

/**
 * Puts a message in the outbox, in the transaction of what it tells. Nobody waits for a mail server. Where the address is
 * nobody's for sure and has had its share of the day, the row says `suppressed` and holds no words: they may be secret. Whoever
 * tries again for what is `about` something adds one such row a day.
 * @returns whether it will be sent
 */
export async function queueMessage(
  tx: Database,
  { isCode = false, isProved = false, ...message }: Message,
  createdAt: Date,
): Promise<boolean> {
  const whyNot = isCode || isProved ? null : await admit(tx, message, createdAt);
  const row = { ...plain, ...message, createdAt };
  if (whyNot === null) await insert(tx, { ...row, status: 'queued', lastError: null });
  else if (!(await isKeptBackSince(tx, row, dayBefore(createdAt))))
    await insert(tx, { ...row, ...wordless, status: 'suppressed', lastError: whyNot });
  return whyNot === null;
}

const plain = { attachments: [], blocks: [], patientId: null, about: null, expiresAt: null };
const wordless = { text: '', attachments: [], blocks: [] };
/** Signs in at the mail server and goes again. Its library is loaded only where it is used. @throws Error with codes alone */
export const askMailServer = async (ways: Ways): Promise<void> =>
  (await import('./delivery/mail.server.ts')).askMailServer(ways);
