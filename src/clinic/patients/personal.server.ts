import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Erased, PersonalPart } from '#platform/personal.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { openCallback } from './callbacks/sealed.server.ts';
import { lockRecordsEndingWith } from './ending.server.ts';
import {
  fieldDefinitions,
  fieldsToErase,
  mapFields,
  type PatientField,
  patientFields,
  pickFields,
} from './fields.ts';
import { personalTexts } from './personal-texts.ts';
import { emptyFields } from './queries.server.ts';
import { recordYears } from './rules.ts';
import {
  callbacks,
  discharges,
  guardianships,
  noticeAnswers,
  patientInvitations,
  patients,
} from './tables.server.ts';
import { patientsVisibleTo, type VisiblePatient } from './visibility/queries.server.ts';

const ownPatientIds = (db: Database, userId: number) =>
  db.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId));

/** Patients whose record is locked keep it; of the others no identifying data remains. */
export const patientsPersonal = ({ secrets }: { secrets: Secrets }): PersonalPart => ({
  name: 'patients',

  async export(db, userId, now) {
    const visible = await patientsVisibleTo(db, userId, now);
    return Promise.all(
      visible.map(async (patient) =>
        patient.isOwn ? exportOwn(db, patient, secrets) : exportChild(patient),
      ),
    );
  },

  async erase(tx, userId, now) {
    const ids = await lockRecordsEndingWith(tx, userId, now);
    const free = await tx
      .select({ id: patients.id })
      .from(patients)
      .where(and(inArray(patients.id, ids), isNull(patients.blockedUntil)));
    const freeIds = free.map(({ id }) => id);
    await tx.delete(patientInvitations).where(inArray(patientInvitations.patientId, ids));
    await tx.delete(callbacks).where(inArray(callbacks.patientId, ids));
    await tx.delete(noticeAnswers).where(inArray(noticeAnswers.patientId, freeIds));
    await tx.delete(discharges).where(inArray(discharges.patientId, freeIds));
    const ties = await tx
      .delete(guardianships)
      .where(
        or(
          inArray(guardianships.guardianId, ownPatientIds(tx, userId)),
          inArray(guardianships.patientId, freeIds),
        ),
      )
      .returning({ guardianId: guardianships.guardianId });
    await tx
      .update(patients)
      .set({ guardianId: null })
      .where(and(inArray(patients.guardianId, ownPatientIds(tx, userId)), notInArray(patients.id, ids)));
    await tx.update(patients).set(emptyFields(false)).where(inArray(patients.id, freeIds));
    await tx.update(patients).set(emptyFields(true)).where(inArray(patients.id, ids));
    const deleted = [
      freeIds.length === ids.length && personalTexts().record,
      ties.length > 0 && personalTexts().ties,
    ];
    return { deleted: deleted.filter((what) => typeof what === 'string'), kept: [] };
  },
});

async function exportOwn(db: Database, patient: VisiblePatient, secrets: Secrets) {
  const { id, createdAt } = patient;
  const answers = await db.select().from(noticeAnswers).where(eq(noticeAnswers.patientId, id));
  const calls = await db.select().from(callbacks).where(eq(callbacks.patientId, id)).orderBy(callbacks.id);
  const ended = await db
    .select({ dischargedOn: discharges.dischargedOn })
    .from(discharges)
    .where(and(eq(discharges.patientId, id), isNull(discharges.undoneAt)))
    .orderBy(discharges.id);
  return {
    who: 'self',
    ...pickFields(patient),
    createdAt,
    hearsOfOwnHours: answers.map(({ age, tellsPatient, at }) => ({ askedAt: age, tellsPatient, at })),
    discharges: ended.map(({ dischargedOn }) => dischargedOn),
    askedToBeCalled: calls.map((call) => ({
      at: call.at,
      reason: call.reason,
      ...openCallback(call, secrets),
    })),
  };
}

/** Fields of a child that a guardian sees without the right to ask for the record. */
const alwaysForGuardians: readonly PatientField[] = ['fullName', 'birthDate'];

/**
 * What a guardian may export about a child today. Contact details need the right to ask for the record, and are the
 * child's own once the child has an account. What may tell one parent how to reach the other is left out: the clinic
 * hands it over after reading it. Clinical notes and calls come with the record, not here.
 */
function exportChild(patient: VisiblePatient) {
  const { mayBook, pays, getsNotices, mayAskForRecord, hasAccount } = patient;
  const fields = patientFields.filter(
    (field) =>
      alwaysForGuardians.includes(field) ||
      (mayAskForRecord && !hasAccount && fieldDefinitions[field].mayNameOthers !== true),
  );
  const known = mapFields((field) => patient[field], fields);
  return { who: 'child', ...known, mayBook, pays, getsNotices, mayAskForRecord };
}

/**
 * Erases what a record without an account holds besides the clinical record: everything if nothing is locked, else
 * the contact details.
 */
export async function eraseRecord(tx: Database, patientId: number): Promise<Erased> {
  const [card] = await tx.select().from(patients).where(eq(patients.id, patientId));
  await tx.delete(patientInvitations).where(eq(patientInvitations.patientId, patientId));
  await tx.delete(callbacks).where(eq(callbacks.patientId, patientId));
  await tx.delete(noticeAnswers).where(eq(noticeAnswers.patientId, patientId));
  const isTheirs = or(eq(guardianships.patientId, patientId), eq(guardianships.guardianId, patientId));
  const family = await tx.delete(guardianships).where(isTheirs).returning({ of: guardianships.patientId });
  const isFree = card?.blockedUntil === null;
  if (isFree) await tx.delete(discharges).where(eq(discharges.patientId, patientId));
  await tx.update(patients).set(emptyFields(!isFree)).where(eq(patients.id, patientId));
  const said = personalTexts();
  const fields: Partial<Record<PatientField, string>> = said.fields;
  const erased = fieldsToErase(true).filter((field) => card?.[field] != null);
  const deleted = [
    ...(isFree ? [said.record] : erased.map((field) => fields[field])),
    family.length > 0 && said.companions,
  ];
  return { deleted: deleted.filter((what) => typeof what === 'string'), kept: [] };
}

/** Why the clinical record of a patient is kept, for that person. */
export const retentionReason = (): string => personalTexts().retentionLaw(recordYears.clinical);
