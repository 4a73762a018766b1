import { clinicContact } from '#platform/clinic-contact.ts';
import { composeFor, languageOfRecipient } from '#platform/language/request-language.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { DeliveryConfig } from './delivery/transport.server.ts';
import { type Block, greetByName } from './letters/letter.ts';
import type { Compose, Recipient } from './message.ts';
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
export type { Compose, Draft, Message, MessageCause, Recipient } from './message.ts';
export { addToWaiting, deleteSettledMessages, voidMessages, voidQueued } from './outbox-queries.server.ts';
export { eraseMessagesOfRecord } from './personal.server.ts';
export { failedMessages, findMessage, hasBeenNotified, newestMessages } from './queries.server.ts';
export { deleteUnprovedLetters } from './unproved/queries.server.ts';

/**
 * Composes a message in its recipient's language and queues it in the caller's transaction; nobody waits for a mail
 * server. Above the daily limit of an
 * unverified address it is withheld: its row is `suppressed`, and the desk may send it. Of one kind and subject
 * matter, a recipient has at most one such row a day, so that a stranger cannot fill the desk's list.
 * @returns whether it will be sent; always true for causes without the limit
 */
export async function queueMessage(
  tx: Database,
  { recipientName = null, language: stored, ...addressed }: Recipient,
  compose: Compose,
  createdAt: Date,
): Promise<boolean> {
  const language = languageOfRecipient(stored);
  const {
    cause,
    notBefore = null,
    ...letter
  } = composeFor(stored, () => greetByName(compose(), recipientName));
  const message = { ...addressed, ...letter, language };
  const whyNot = await checkDailyLimit(tx, { ...message, cause }, createdAt);
  const row = { ...defaults, ...message, createdAt, nextAttemptAt: notBefore, redactedAt: null };
  if (whyNot === null) await insert(tx, { ...row, status: 'queued', lastError: null });
  else if (!(await isSuppressedSince(tx, row, dayBefore(createdAt))))
    await insert(tx, { ...row, ...withheldContent(row), status: 'suppressed', lastError: whyNot });
  return whyNot === null;
}

/** The clinic's own mailbox as a recipient. Notes to it are in the default language. */
export const clinicMailbox = (): Recipient => ({
  channel: 'email',
  recipient: clinicContact().email,
  userId: null,
  language: null,
});

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
