import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import {
  consentArrangements,
  consentExceptions,
  consentRequests,
  consentScans,
  consents,
  consentTexts,
  consentWithdrawals,
  type TextRow,
} from './tables.server.ts';
import type { ConsentKind } from './terms.ts';

/** The newest text of each kind. */
export async function currentTexts(db: Database): Promise<Map<ConsentKind, TextRow>> {
  const rows = await db
    .selectDistinctOn([consentTexts.kind])
    .from(consentTexts)
    .orderBy(consentTexts.kind, desc(consentTexts.version));
  return new Map(rows.map((row) => [row.kind, row]));
}

/** Of which kind each text is, published ones of before too. */
export async function kindsOfTexts(db: Database): Promise<Map<number, ConsentKind>> {
  const rows = await db.select({ id: consentTexts.id, kind: consentTexts.kind }).from(consentTexts);
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** How a minor's family stands; undefined where nobody has said it. */
export async function findArrangement(db: Database, patientId: number) {
  const [row] = await db
    .select()
    .from(consentArrangements)
    .where(eq(consentArrangements.patientId, patientId))
    .orderBy(desc(consentArrangements.id))
    .limit(1);
  return row;
}

/** Whether the paper of a signature is here as a file. */
export const isScanned = sql<boolean>`exists (
  select from ${consentScans} s where s.patient_id = ${consents.patientId} and ${consents.id} = any(s.consent_ids))`;

/** The files of papers that hold one of these signatures. */
export const findScans = (db: Database, consentIds: readonly number[]) =>
  db
    .select()
    .from(consentScans)
    .where(sql`${consentScans.consentIds} && ${sql.param([...consentIds])}::int[]`)
    .orderBy(asc(consentScans.id));

/** Every signature about a patient with its text, oldest first, withdrawn ones too. */
export const listSigned = (db: Database, patientId: number) =>
  db
    .select({
      consent: consents,
      text: consentTexts,
      withdrawnAt: consentWithdrawals.at,
      hasScan: isScanned,
    })
    .from(consents)
    .innerJoin(consentTexts, eq(consentTexts.id, consents.textId))
    .leftJoin(consentWithdrawals, eq(consentWithdrawals.consentId, consents.id))
    .where(eq(consents.patientId, patientId))
    .orderBy(asc(consents.id));
export type SignedRow = Awaited<ReturnType<typeof listSigned>>[number];

/** Requests that may still be answered. */
export const listOpenRequests = (db: Database, patientId: number, now: Date) =>
  db
    .select()
    .from(consentRequests)
    .where(
      and(
        eq(consentRequests.patientId, patientId),
        isNull(consentRequests.usedAt),
        gt(consentRequests.expiresAt, now),
      ),
    )
    .orderBy(asc(consentRequests.id));

export type Contact = {
  id: number;
  name: string | null;
  userId: number | null;
  email: string | null;
  phone: string | null;
};

/** Where people are written to: their account's mail and proved phone, or what the clinic has written down. */
export async function contactsOf(db: Database, ids: readonly number[]): Promise<Contact[]> {
  const rows = await db
    .select({ patient: patients, user: users })
    .from(patients)
    .leftJoin(users, and(eq(users.id, patients.userId), isNull(users.closedAt)))
    .where(and(inArray(patients.id, [...ids]), isNull(patients.blockedUntil)));
  return rows.map(({ patient, user }) => ({
    id: patient.id,
    name: patient.fullName ?? user?.fullName ?? null,
    userId: user?.id ?? null,
    email: patient.userId === null ? patient.email : (user?.email ?? null),
    phone: patient.userId === null ? patient.phone : user?.phoneVerified ? user.phone : null,
  }));
}

export type NewConsent = typeof consents.$inferInsert;

/** @returns the row's id, which its evidence is sealed to */
export async function addConsent(tx: Database, values: NewConsent): Promise<number> {
  const [row] = await tx.insert(consents).values(values).returning({ id: consents.id });
  if (row === undefined) throw new Error('a consent was not written');
  return row.id;
}

export const setEvidence = (tx: Database, id: number, sealedEvidence: string) =>
  tx.update(consents).set({ sealedEvidence }).where(eq(consents.id, id));

/** @returns false where it was withdrawn before */
export async function withdraw(
  tx: Database,
  values: typeof consentWithdrawals.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(consentWithdrawals).values(values).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Carries everything about signatures of one card over to another, those that were given for others too. */
export async function moveConsents(tx: Database, { from, to }: { from: number; to: number }) {
  for (const table of [consents, consentRequests, consentArrangements, consentExceptions, consentScans])
    await tx.update(table).set({ patientId: to }).where(eq(table.patientId, from));
  for (const table of [consents, consentRequests])
    await tx.update(table).set({ signerId: to }).where(eq(table.signerId, from));
  // What the desk counts of a card is of other features.
  return {};
}
