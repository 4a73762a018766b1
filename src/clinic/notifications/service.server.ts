import type { Database } from '#platform/postgres/database.server.ts';
import type { DeliveryConfig } from './delivery/transport.server.ts';
import type { Message } from './message.ts';
import { insert } from './outbox-queries.server.ts';
import { isSuppressedSince } from './queries.server.ts';
import { dayBefore } from './rules.ts';
import { checkDailyLimit } from './unproved/service.server.ts';

export { createDelivery } from './delivery/delivery.server.ts';
export { createDeliveryChecks } from './delivery/delivery-checks.server.ts';
export { mailboxOf } from './delivery/mailboxes.ts';
export { outboxMetrics } from './delivery/metrics.server.ts';
export { canSendSms } from './delivery/transports.server.ts';
export { letterHtml } from './letters/html.server.ts';
export { type Block, type Letter, letter, noteToClinic } from './letters/letter.ts';
export type { Message } from './message.ts';
export { deleteSettledMessages, voidMessages, voidQueued } from './outbox-queries.server.ts';
export { eraseMessagesOfRecord } from './personal.server.ts';
export { failedMessages, findMessage, hasBeenNotified, newestMessages } from './queries.server.ts';
export { deleteUnprovedLetters } from './unproved/queries.server.ts';

/**
 * Queues a message in the caller's transaction; nobody waits for a mail server. Above the daily limit of an
 * unverified address the row is `suppressed` and stores no text, which may be secret; with `about`, retries add at
 * most one such row a day.
 * @returns whether it will be sent
 */
export async function queueMessage(
  tx: Database,
  { isCode = false, isProved = false, ...message }: Message,
  createdAt: Date,
): Promise<boolean> {
  const whyNot = isCode || isProved ? null : await checkDailyLimit(tx, message, createdAt);
  const row = { ...defaults, ...message, createdAt };
  if (whyNot === null) await insert(tx, { ...row, status: 'queued', lastError: null });
  else if (!(await isSuppressedSince(tx, row, dayBefore(createdAt))))
    await insert(tx, { ...row, ...emptyContent, status: 'suppressed', lastError: whyNot });
  return whyNot === null;
}

const defaults = { attachments: [], blocks: [], patientId: null, about: null, expiresAt: null };
const emptyContent = { text: '', attachments: [], blocks: [] };
/** Connects and authenticates to check the SMTP settings. Loads the library on demand. @throws Error with codes only */
export const checkMailServer = async (ways: DeliveryConfig): Promise<void> =>
  (await import('./delivery/mail.server.ts')).checkSmtpServer(ways);
