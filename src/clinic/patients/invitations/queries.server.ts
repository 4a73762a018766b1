import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { runNamed } from '#platform/postgres/prepared-statements.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { callbacks, patientInvitations, patients } from '../tables.server.ts';

/** All invitations to a card: a new one takes the place of the former. */
export const deleteInvitations = (tx: Database, patientId: number) =>
  tx.delete(patientInvitations).where(eq(patientInvitations.patientId, patientId));

export const insertInvitation = (tx: Database, invitation: typeof patientInvitations.$inferInsert) =>
  tx.insert(patientInvitations).values(invitation);

/** Uses a link up; undefined where it is none, is over, or somebody was faster. */
export async function takeInvitation(
  tx: Database,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const { usedAt, expiresAt, patientId } = patientInvitations;
  const [row] = await tx
    .update(patientInvitations)
    .set({ usedAt: now })
    .where(and(eq(patientInvitations.tokenHash, tokenHash), isNull(usedAt), gt(expiresAt, now)))
    .returning({ patientId });
  return row?.patientId;
}

/** One of two cards that are about to be one. */
export type Joined = {
  id: number;
  userId: number | null;
  fullName: string | null;
  birthOn: Day | null;
  blockedUntil: Day | null;
};

/** The cards as they are, held until the transaction ends, always in the same order. */
export const lockCards = (tx: Database, ids: readonly number[]): Promise<Joined[]> =>
  runNamed<Joined>(
    tx,
    `select id, user_id as "userId", full_name as "fullName", birth_on::text as "birthOn",
       blocked_until::text as "blockedUntil"
     from patients where id = any($1) order by id for update`,
    [ids],
  );

/** Whether one of them cares for the other: then they are two persons. */
export async function areFamily(tx: Database, one: number, other: number): Promise<boolean> {
  const rows = await runNamed<{ found: number }>(
    tx,
    `select 1 as found from guardianships
     where (patient_id = $1 and guardian_id = $2) or (patient_id = $2 and guardian_id = $1)`,
    [one, other],
  );
  return rows.length > 0;
}

/**
 * Carries what the cards know of families over. What both say, the card that stays says.
 * @throws 23505 where both families have a child of one birth date
 */
export async function moveFamily(tx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  for (const [mine, other] of [
    ['guardian_id', 'patient_id'],
    ['patient_id', 'guardian_id'],
  ] as const) {
    await runNamed(
      tx,
      `delete from guardianships old using guardianships stays
       where old.${mine} = $1 and stays.${mine} = $2 and stays.${other} = old.${other}`,
      [from, to],
    );
    await runNamed(tx, `update guardianships set ${mine} = $2 where ${mine} = $1`, [from, to]);
  }
  await runNamed(
    tx,
    `delete from notice_answers old using notice_answers stays
     where old.patient_id = $1 and stays.patient_id = $2 and stays.age = old.age`,
    [from, to],
  );
  await runNamed(tx, 'update notice_answers set patient_id = $2 where patient_id = $1', [from, to]);
  await tx.update(callbacks).set({ patientId: to }).where(eq(callbacks.patientId, from));
  await tx.update(patients).set({ guardianId: to }).where(eq(patients.guardianId, from));
  await runNamed(tx, 'update outbox set patient_id = $2 where patient_id = $1', [from, to]);
  await deleteInvitations(tx, from);
}

/** The account is of the clinic's card from now on; the one that it had is gone. */
export async function tie(tx: Database, own: Joined, card: Joined): Promise<void> {
  await tx.delete(patients).where(eq(patients.id, own.id));
  await tx
    .update(patients)
    .set({
      userId: own.userId,
      fullName: card.fullName ?? own.fullName,
      birthOn: card.birthOn ?? own.birthOn,
    })
    .where(eq(patients.id, card.id));
}
