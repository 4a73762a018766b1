import { asc, eq } from 'drizzle-orm';
import type { Erased, PersonalPart } from '#platform/personal.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { MayReceive } from './delivery/deliver.server.ts';
import { personalTexts } from './personal-texts.ts';
import { outbox } from './tables.server.ts';

/**
 * Messages to a person. They are deleted with the account, whether sent or not; the goodbye message is queued
 * afterwards. The export omits queued messages that may no longer be sent.
 */
export const notificationsPersonal = ({ mayReceive }: { mayReceive: MayReceive }): PersonalPart => ({
  name: 'messages',

  async export(db, userId, now) {
    const all = await db.select().from(outbox).where(eq(outbox.userId, userId)).orderBy(asc(outbox.id));
    const rows: typeof all = [];
    for (const row of all) if (row.status === 'sent' || (await mayReceive(db, row, now))) rows.push(row);
    return rows.map(
      ({ createdAt, channel, recipient, subject, text, attachments, status, sentAt, expiresAt }) => {
        // A valid code or link in an export would give access to the account.
        const isSecret = expiresAt !== null && expiresAt > now;
        return {
          createdAt,
          channel,
          recipient,
          subject,
          status,
          sentAt,
          text: isSecret ? null : text,
          attachments: isSecret ? [] : attachments,
        };
      },
    );
  },

  async erase(tx, userId) {
    await tx.delete(outbox).where(eq(outbox.userId, userId));
    return { deleted: [personalTexts().erased], kept: [] };
  },
});

export async function eraseMessagesOfRecord(tx: Database, patientId: number): Promise<Erased> {
  const gone = await tx.delete(outbox).where(eq(outbox.patientId, patientId)).returning({ id: outbox.id });
  return { deleted: gone.length > 0 ? [personalTexts().erased] : [], kept: [] };
}
