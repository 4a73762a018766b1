import { asc, eq, inArray, lte, or } from 'drizzle-orm';
import { listRecordsRetainedUntil, retentionReason } from '#clinic/patients/service.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { PersonalPart } from '#platform/personal.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { openBody } from './presenter.server.ts';
import { recordTexts } from './record-texts.ts';
import { chatMessages, chatThreads } from './tables.server.ts';

/**
 * Chat messages of both sides. They are part of the clinical record of a treated patient; for everybody else
 * they are deleted.
 */
export const chatPersonal = ({ secrets }: { secrets: Secrets }): PersonalPart => ({
  name: 'chat',

  async export(db, userId) {
    const rows = await db
      .select({ message: chatMessages })
      .from(chatMessages)
      .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.threadId))
      .innerJoin(patients, eq(patients.id, chatThreads.patientId))
      .where(eq(patients.userId, userId))
      .orderBy(asc(chatMessages.id));
    return rows.map(({ message }) => ({
      from: message.side === 'person' ? 'self' : 'team',
      at: message.createdAt,
      text: openBody(message, secrets),
    }));
  },

  async erase(tx, userId) {
    const [thread] = await tx
      .select({ id: chatThreads.id, lockedUntil: patients.blockedUntil })
      .from(chatThreads)
      .innerJoin(patients, eq(patients.id, chatThreads.patientId))
      .where(eq(patients.userId, userId));
    if (thread === undefined) return { deleted: [], kept: [] };
    const { id, lockedUntil: until } = thread;
    if (until === null) {
      await deleteThreads(tx, [id]);
      return { deleted: [recordTexts().erased], kept: [] };
    }
    await tx.update(chatThreads).set({ keptUntil: until }).where(eq(chatThreads.id, id));
    const what = recordTexts().kept;
    const why = retentionReason();
    return { deleted: [], kept: [{ what, why, until }] };
  },
});

async function deleteThreads(tx: Database, ids: number[]): Promise<void> {
  await tx.delete(chatMessages).where(inArray(chatMessages.threadId, ids));
  await tx.delete(chatThreads).where(inArray(chatThreads.id, ids));
}

/**
 * Deletes threads whose retention ends on or before this day, including those of patients discharged long
 * enough ago.
 */
export async function deleteOverdue(tx: Database, day: Day): Promise<void> {
  const over = await listRecordsRetainedUntil(tx, day);
  const rows = await tx
    .select({ id: chatThreads.id })
    .from(chatThreads)
    .where(or(lte(chatThreads.keptUntil, day), inArray(chatThreads.patientId, over)));
  await deleteThreads(
    tx,
    rows.map(({ id }) => id),
  );
}
