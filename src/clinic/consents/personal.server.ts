import { and, asc, eq, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import {
  isVisibleTo,
  listRecordsRetainedUntil,
  lockRecords,
  lockRecordsEndingWith,
  retentionReason,
} from '#clinic/patients/service.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Erased, PersonalPart } from '#platform/personal.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { findScans } from './queries.server.ts';
import { recordTexts } from './record-texts.ts';
import { openEvidence, openFile } from './sealed.server.ts';
import { signedText } from './shown-text.server.ts';
import {
  consentArrangements,
  consentExceptions,
  consentRequests,
  consentScans,
  consents,
  consentTexts,
  consentWithdrawals,
} from './tables.server.ts';

const ownPatientIds = (db: Database, userId: number) =>
  db.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId));

/** Signatures are part of the clinical record of the patient they concern, for its legal retention period. */
export const consentsPersonal = ({ secrets }: { secrets: Secrets }): PersonalPart => ({
  name: 'consents',
  export: async (db, userId, now) => ({
    ...(await exportSigned(db, userId, secrets, now)),
    ...(await exportRequests(db, userId)),
  }),
  async erase(tx, userId, now) {
    const cards = await lockRecordsEndingWith(tx, userId, now);
    const own = await ownPatientIds(tx, userId);
    return eraseSigned(tx, { cards, own: own.map(({ id }) => id) }, now);
  },
});

/** Erases the signatures of a patient record without account, by the same rules. */
export const eraseConsentsOfRecord = (tx: Database, patientId: number, now: Date): Promise<Erased> =>
  eraseSigned(tx, { cards: [patientId], own: [patientId] }, now);

/**
 * Blocks records with signatures or exceptions, and deletes consent data of the others.
 * @param own the person's own records: what they signed for other patients stays with those
 */
async function eraseSigned(
  tx: Database,
  { cards, own }: { cards: readonly number[]; own: readonly number[] },
  now: Date,
): Promise<Erased> {
  const kept = await filterSignedRecords(tx, cards);
  await deleteRecordConsents(
    tx,
    cards.filter((id) => !kept.includes(id)),
  );
  await deleteOpenRequests(tx, { cards: kept, own });
  const [forOthers] = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(inArray(consents.signerId, [...own]), notInArray(consents.patientId, [...cards])))
    .limit(1);
  const why = retentionReason();
  const until = kept.length > 0 && (await lockRecords(tx, kept, wallTimeOf(now).day));
  return {
    deleted: [],
    kept: [
      ...(until ? [{ what: recordTexts().kept, why, until }] : []),
      ...(forOthers === undefined ? [] : [{ what: recordTexts().keptForOthers, why, until: null }]),
    ],
  };
}

/**
 * Signatures of the user. Scans of a patient whom the user may not see today are left out: the clinic may
 * have added to them.
 */
async function exportSigned(db: Database, userId: number, secrets: Secrets, now: Date) {
  const rows = await db
    .select({
      consent: consents,
      text: consentTexts,
      withdrawnAt: consentWithdrawals.at,
      isVisible: isVisibleTo({ patientId: consents.patientId, userId }, now),
    })
    .from(consents)
    .innerJoin(consentTexts, eq(consentTexts.id, consents.textId))
    .leftJoin(consentWithdrawals, eq(consentWithdrawals.consentId, consents.id))
    .where(inArray(consents.signerId, ownPatientIds(db, userId)))
    .orderBy(asc(consents.id));
  const scans = await findScans(
    db,
    rows.filter(({ isVisible }) => isVisible).map(({ consent }) => consent.id),
  );
  return {
    signed: rows.map(({ consent, text, withdrawnAt }) => ({
      kind: text.kind,
      title: signedText(consent, text).title,
      version: text.version,
      text: signedText(consent, text).body,
      textHash: consent.textHash,
      way: consent.way,
      language: consent.language,
      signedOn: consent.signedOn,
      at: consent.at,
      forMyself: consent.patientId === consent.signerId,
      withdrawnAt,
      name: openEvidence(consent, secrets).name,
      /** Id in `papers` below, if it was scanned. */
      paper: scans.find(({ consentIds }) => consentIds.includes(consent.id))?.id ?? null,
    })),
    papers: scans.map((scan) => ({
      paper: scan.id,
      at: scan.at,
      pdfInBase64: openFile(scan, secrets)?.toString('base64') ?? null,
    })),
  };
}

/**
 * Requests, arrangements and sessions without signature. A professional's written reasons are released on
 * request only.
 */
async function exportRequests(db: Database, userId: number) {
  const family = await db
    .select({ arrangement: consentArrangements.arrangement, at: consentArrangements.at })
    .from(consentArrangements)
    .where(inArray(consentArrangements.patientId, ownPatientIds(db, userId)))
    .orderBy(asc(consentArrangements.id));
  const asked = await db
    .select({ at: consentRequests.createdAt, until: consentRequests.expiresAt, way: consentRequests.way })
    .from(consentRequests)
    .where(inArray(consentRequests.signerId, ownPatientIds(db, userId)))
    .orderBy(asc(consentRequests.id));
  const sessionsWithoutSignature = await db
    .select({ at: consentExceptions.at, missing: consentExceptions.missing })
    .from(consentExceptions)
    .where(inArray(consentExceptions.patientId, ownPatientIds(db, userId)))
    .orderBy(asc(consentExceptions.id));
  return { family, asked, sessionsWithoutSignature };
}

/** Records that must be kept: those with a signature, or with treatment without one. */
async function filterSignedRecords(tx: Database, cards: readonly number[]): Promise<number[]> {
  const signed = await tx
    .selectDistinct({ id: consents.patientId })
    .from(consents)
    .where(inArray(consents.patientId, [...cards]));
  const without = await tx
    .selectDistinct({ id: consentExceptions.patientId })
    .from(consentExceptions)
    .where(inArray(consentExceptions.patientId, [...cards]));
  return [...new Set([...signed, ...without].map(({ id }) => id))];
}

/** Deletes all consent data of the records. Consent texts belong to nobody and stay. */
async function deleteRecordConsents(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(consentScans).where(inArray(consentScans.patientId, [...ids]));
  for (const table of [consents, consentRequests, consentArrangements, consentExceptions])
    await tx.delete(table).where(inArray(table.patientId, [...ids]));
}

/** Deletes unused links: they are invalid now and contain an address. */
async function deleteOpenRequests(
  tx: Database,
  { cards, own }: { cards: readonly number[]; own: readonly number[] },
): Promise<void> {
  const about = or(
    inArray(consentRequests.patientId, [...cards]),
    inArray(consentRequests.signerId, [...own]),
  );
  const answered = tx.select({ id: consents.requestId }).from(consents).where(isNotNull(consents.requestId));
  await tx.delete(consentRequests).where(and(about, notInArray(consentRequests.id, answered)));
}

/**
 * Deletes consent data after its retention: of blocked records, and of patients discharged by everybody long
 * enough ago.
 * @param yesterday records are kept up to and including their last day
 */
export async function deleteExpiredConsents(tx: Database, yesterday: Day): Promise<void> {
  const over = await listRecordsRetainedUntil(tx, yesterday);
  const emptied = await tx
    .select({ id: patients.id })
    .from(patients)
    .leftJoin(users, eq(users.id, patients.userId))
    // Records that were emptied on a night on which this job did not run.
    .where(
      and(
        isNull(patients.blockedUntil),
        isNull(patients.fullName),
        or(isNotNull(users.closedAt), and(isNull(patients.userId), isNull(patients.birthDate))),
      ),
    );
  await deleteRecordConsents(tx, [...over, ...emptied.map(({ id }) => id)]);
}
