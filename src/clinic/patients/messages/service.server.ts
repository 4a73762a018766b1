import type { Actor } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { requirePatientRecord } from '../directory/service.server.ts';
import { type FailedMessage, type PersonMessage, resendRefusals } from './contract.ts';
import { lockUndelivered, messagesOfPatient, requeue, undeliveredSince } from './queries.server.ts';
import { kindInWords } from './terms.ts';

/** @throws Refusal `not_found` */
export async function listMessagesOf(
  { db, clock }: Pick<PatientsDeps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<PersonMessage[]> {
  await requirePatientRecord(db, { actor, id, now: clock.now() });
  return (await messagesOfPatient(db, id)).map(({ kind, createdAt, sentAt, ...row }) => ({
    ...row,
    about: kindInWords(kind),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}

const refuse = refusing(resendRefusals);

/** Older failures are obsolete. */
const failedShownDays = 14;

type MessageContent = { text: string; expiresAt: Date | null; redactedAt: Date | null };

/** Whether a message is not expired and still has its text. */
const mayBeSent = ({ text, expiresAt, redactedAt }: MessageContent, now: Date): boolean =>
  text !== '' && redactedAt === null && (expiresAt === null || expiresAt > now);

export async function listFailed({
  db,
  clock,
}: Pick<PatientsDeps, 'db' | 'clock'>): Promise<FailedMessage[]> {
  const now = clock.now();
  const rows = await undeliveredSince(db, new Date(now.getTime() - failedShownDays * 86_400_000), now);
  return rows.map(({ id, state, channel, kind, recipient, name, phone, createdAt, ...words }) => ({
    id,
    state: state === 'suppressed' ? state : 'failed',
    channel,
    recipient,
    name,
    phone,
    about: kindInWords(kind),
    createdAt: createdAt.toISOString(),
    mayBeSentAgain: mayBeSent(words, now),
  }));
}

/** Queues a failed or withheld message. @throws Refusal `not_found` if it is neither, `too_late` */
export const resend = (
  { db, clock }: Pick<PatientsDeps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const message = await lockUndelivered(tx, id);
    if (message === undefined) throw refuse('not_found');
    if (!mayBeSent(message, now)) throw refuse('too_late');
    await requeue(tx, id);
    const action = message.state === 'suppressed' ? 'message.released' : 'message.resent';
    await record(tx, { at: now, actor, action, subject: `message:${id}`, patientId: message.patientId });
  });
