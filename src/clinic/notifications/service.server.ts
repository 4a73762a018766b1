import type { Database } from '#platform/postgres/database.server.ts';
import type { DeliveryConfig } from './delivery/transport.server.ts';
import { type Block, greetByName } from './letters/letter.ts';
import type { Message } from './message.ts';
import { insert } from './outbox-queries.server.ts';
import { isSuppressedSince } from './queries.server.ts';
import { redact } from './redaction.ts';
import { dayBefore } from './rules.ts';
import { checkDailyLimit } from './unproved/service.server.ts';

export { createDelivery } from './delivery/delivery.server.ts';
export { createDeliveryChecks } from './delivery/delivery-checks.server.ts';
export { mailboxOf } from './delivery/mailboxes.ts';
export { outboxMetrics } from './delivery/metrics.server.ts';
export { canSendSms } from './delivery/transports.server.ts';
export { letterHtml } from './letters/html.server.ts';
export { type Block, type Letter, letter, noteToClinic } from './letters/letter.ts';
export type { Message, MessageCause } from './message.ts';
export { addToWaiting, deleteSettledMessages, voidMessages, voidQueued } from './outbox-queries.server.ts';
export { eraseMessagesOfRecord } from './personal.server.ts';
export { failedMessages, findMessage, hasBeenNotified, newestMessages } from './queries.server.ts';
export { deleteUnprovedLetters } from './unproved/queries.server.ts';

/**
 * Queues a message in the caller's transaction; nobody waits for a mail server. Above the daily limit of an
 * unverified address it is withheld: its row is `suppressed`, and the desk may send it. Of one kind and subject
 * matter, a recipient has at most one such row a day, so that a stranger cannot fill the desk's list.
 * @returns whether it will be sent; always true for causes without the limit
 */
export async function queueMessage(
  tx: Database,
  { cause, notBefore = null, recipientName = null, ...unaddressed }: Message,
  createdAt: Date,
): Promise<boolean> {
  const message = greetByName(unaddressed, recipientName);
  const whyNot = await checkDailyLimit(tx, { ...message, cause }, createdAt);
  const row = { ...defaults, ...message, createdAt, nextAttemptAt: notBefore, redactedAt: null };
  if (whyNot === null) await insert(tx, { ...row, status: 'queued', lastError: null });
  else if (!(await isSuppressedSince(tx, row, dayBefore(createdAt))))
    await insert(tx, { ...row, ...withheldContent(row), status: 'suppressed', lastError: whyNot });
  return whyNot === null;
}

const defaults = { attachments: [], blocks: [], patientId: null, about: null, expiresAt: null };

/**
 * The content of a withheld message, if the desk may send it later. A code or link that was not sent is not valid
 * either, so a message with one is emptied.
 */
function withheldContent(row: { kind: string; text: string; blocks: Block[]; createdAt: Date }) {
  if (redact(row).text === row.text) return {};
  return { text: '', attachments: [], blocks: [], redactedAt: row.createdAt };
}

/** Sends a letter past the outbox. Loads the library on demand. @throws Error with codes only */
export const sendLetterAtOnce = async (
  ways: DeliveryConfig,
  letter: { to: readonly string[]; subject: string; text: string; id: string },
): Promise<void> => (await import('./delivery/mail.server.ts')).sendAtOnce(ways, letter);

/** Connects and authenticates to check the SMTP settings. Loads the library on demand. @throws Error with codes only */
export const checkMailServer = async (ways: DeliveryConfig): Promise<void> =>
  (await import('./delivery/mail.server.ts')).checkSmtpServer(ways);
