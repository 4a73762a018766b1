import { and, asc, eq, gt, inArray, isNotNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { asClient } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { lockRecords, lockRecordsEndingWith, retentionReason } from '#clinic/patients/service.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { readPayments } from '#clinic/payments/service.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Erased, PersonalPart } from '#platform/personal.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { notesOf, statusAt } from './presenter.server.ts';
import { isOfVisiblePatient, lockAndCountHolds } from './queries.server.ts';
import { refusalTexts } from './refusal-texts.ts';
import { openSafetyAnswer } from './safety-answers/service.server.ts';
import {
  type AppointmentRow,
  appointments,
  attendance,
  attendanceCertificates,
  debtWaivers,
  patientHours,
  pendingCalls,
  reminders,
  videoParticipants,
  videoSafetyAnswers,
} from './tables.server.ts';

/**
 * Personal data of appointments: upcoming ones block closing the account, past visits are clinical records,
 * the rest is erased.
 */
export const appointmentsPersonal = ({ secrets }: { secrets: Secrets }): PersonalPart => ({
  name: 'appointments',
  export: (db, userId, now) => exportAll(db, secrets, userId, now),

  async objection(tx, userId, now) {
    await lockAndCountHolds(tx, userId, now);
    // Appointments of a child the user may no longer see neither block the closing nor are mentioned.
    const coming = await tx
      .select({ id: appointments.id, status: appointments.status })
      .from(appointments)
      .innerJoin(patients, eq(patients.id, appointments.patientId))
      .where(and(eq(appointments.bookedBy, userId), gt(appointments.startsAt, now), isOfVisiblePatient(now)));
    if (coming.some(({ status }) => status === 'confirmed')) return refusalTexts().closing.confirmed;
    const moneyOf = await readPayments(
      tx,
      coming.map(({ id }) => appointmentReference(id)),
    );
    if (coming.some(({ id }) => moneyOf(appointmentReference(id)).payment === 'checking'))
      return refusalTexts().closing.underReview;
    return null;
  },

  async erase(tx, userId, now) {
    await releaseHolds(tx, userId, now);
    const ending = await lockRecordsEndingWith(tx, userId, now);
    const isTheirs = or(inArray(appointments.patientId, ending), inArray(appointments.companionId, ending));
    const tookPlace = and(eq(appointments.status, 'confirmed'), lte(appointments.startsAt, now));
    const visits = await tx
      .select({ patientId: appointments.patientId, companionId: appointments.companionId })
      .from(appointments)
      .where(and(isTheirs, tookPlace));
    const treated = visits.flatMap(({ patientId, companionId }) => [patientId, companionId]);
    // These rows prevent overlapping appointments; past ones are not needed.
    await tx
      .delete(patientHours)
      .where(and(inArray(patientHours.patientId, ownPatientIds(tx, userId)), lte(patientHours.endsAt, now)));
    // An upcoming confirmed appointment belongs to another patient's record and needs its address.
    await tx
      .update(appointments)
      .set(clearedTexts)
      .where(and(eq(appointments.bookedBy, userId), ne(appointments.status, 'confirmed')));
    await deleteRemindersAndCalls(tx, { userId, ending, now });
    await eraseCertificates(tx, isOfAccompanying(inArray(appointments.patientId, ending)));
    // The law asks for the visit, not for the minutes in the room.
    await deleteRoomData(tx, isTheirs);
    return lockRecordsOfVisited(
      tx,
      ending.filter((id) => treated.includes(id)),
      now,
    );
  },
});

/** Name and code of certificates; the row stays, because numbers have no gaps. */
async function eraseCertificates(tx: Database, where: SQL | undefined): Promise<void> {
  const ids = tx
    .select({ id: attendanceCertificates.id })
    .from(attendanceCertificates)
    .innerJoin(appointments, eq(appointments.id, attendanceCertificates.appointmentId))
    .where(where);
  await tx
    .update(attendanceCertificates)
    .set({ holderName: null, code: null })
    .where(inArray(attendanceCertificates.id, ids));
}

async function deleteRoomData(tx: Database, isTheirs: SQL | undefined): Promise<void> {
  const ids = tx.select({ id: appointments.id }).from(appointments).where(isTheirs);
  await tx.delete(videoParticipants).where(inArray(videoParticipants.appointmentId, ids));
  await tx.delete(videoSafetyAnswers).where(inArray(videoSafetyAnswers.appointmentId, ids));
}

/** Names of people who accompanied a patient are not part of the record that the clinic must keep. */
const isOfAccompanying = (isTheirs: SQL) => and(isTheirs, eq(attendanceCertificates.holder, 'accompanying'));

/** A home visit requires an address; the empty string holds no data. */
const clearedAddress = { address: sql`case when ${appointments.kind} = 'home' then '' end` };
const clearedTexts = { sealedNotes: null, ...clearedAddress };

async function exportAll(db: Database, secrets: Secrets, userId: number, now: Date) {
  const rows = await db
    .select({
      appointment: appointments,
      professional: professionals.name,
      birthDate: patients.birthDate,
      isVisible: isOfVisiblePatient(now),
    })
    .from(appointments)
    .innerJoin(professionals, eq(professionals.id, appointments.professionalId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(eq(appointments.bookedBy, userId))
    .orderBy(asc(appointments.id));
  const reminded = await db
    .select({ appointmentId: reminders.appointmentId, queuedAt: reminders.queuedAt })
    .from(reminders)
    .innerJoin(appointments, eq(appointments.id, reminders.appointmentId))
    .where(eq(appointments.bookedBy, userId));
  const noted = await db
    .select({
      appointmentId: attendance.appointmentId,
      status: attendance.status,
      isByPhone: attendance.isByPhone,
      at: attendance.at,
      waivedCents: debtWaivers.cents,
    })
    .from(attendance)
    .leftJoin(debtWaivers, eq(debtWaivers.attendanceId, attendance.id))
    .innerJoin(appointments, eq(appointments.id, attendance.appointmentId))
    .where(eq(appointments.bookedBy, userId))
    .orderBy(asc(attendance.id));
  const certified = await certificatesFor(
    db,
    and(eq(appointments.bookedBy, userId), ne(attendanceCertificates.holder, 'companion')),
  );
  const inRooms = await presenceFor(
    db,
    and(eq(appointments.bookedBy, userId), ne(videoParticipants.role, 'companion')),
  );
  const safetyAnswers = await safetyAnswersFor(
    db,
    secrets,
    and(eq(appointments.bookedBy, userId), ne(videoSafetyAnswers.role, 'companion')),
  );
  const own = rows.flatMap(({ appointment, professional, birthDate, isVisible }) => {
    if (!isVisible) return exportInvisible(appointment, secrets);
    const { id, kind, startsAt, endsAt, priceCents, paid, withCredit, address, sealedNotes, createdAt } =
      appointment;
    return {
      id,
      type: kind,
      service: appointment.serviceName,
      startsAt,
      endsAt,
      professional,
      status: statusAt(appointment, now),
      cancelledBy: appointment.cancellation,
      price: priceCents,
      discount: appointment.discountCents,
      discountReason: appointment.discountReason,
      paid,
      withCredit,
      // Hours before the start until which moving and cancelling were free.
      cancellationHours: appointment.cancellationHours,
      address,
      // Part of the price paid by a cancelled first visit.
      supplementFromCancelled: appointment.supplementCents,
      notes: notesOf({ id, sealedNotes }, secrets),
      childBirthDate: kind === 'child' ? birthDate : null,
      createdAt,
      attendanceConfirmedAt: appointment.attendanceConfirmedAt,
      // An entry without a status undoes the previous one.
      attendance: noted.flatMap(({ appointmentId, ...note }) => (appointmentId === id ? [note] : [])),
      certificates: certified.get(id) ?? [],
      videoRoom: inRooms.get(id) ?? [],
      videoSafetyAnswers: safetyAnswers.get(id) ?? [],
      remindersWrittenAt: reminded.flatMap((row) => (row.appointmentId === id ? [row.queuedAt] : [])),
    };
  });
  return [...own, ...(await exportAccompanied(db, secrets, userId))];
}

/**
 * Export for a patient the booker may not see today: what they wrote and paid when booking, without the time
 * or the outcome. Entries by the desk are not theirs.
 */
function exportInvisible(appointment: AppointmentRow, secrets: Secrets) {
  const { id, kind, serviceName, createdAt, priceCents, paid, enteredBy, sealedNotes } = appointment;
  if (enteredBy !== null) return [];
  const notes = notesOf({ id, sealedNotes }, secrets);
  return [{ id, type: kind, service: serviceName, createdAt, price: priceCents, paid, notes }];
}

const ownPatientIds = (db: Database, userId: number) =>
  db.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId));

/** Appointments as companion: only the time, since the rest belongs to the other patient. */
async function exportAccompanied(db: Database, secrets: Secrets, userId: number) {
  const rows = await db
    .select({
      id: appointments.id,
      startsAt: patientHours.startsAt,
      endsAt: patientHours.endsAt,
      professional: professionals.name,
    })
    .from(patientHours)
    .innerJoin(appointments, eq(appointments.id, patientHours.appointmentId))
    .innerJoin(professionals, eq(professionals.id, appointments.professionalId))
    .where(
      and(
        inArray(patientHours.patientId, ownPatientIds(db, userId)),
        eq(appointments.companionId, patientHours.patientId),
      ),
    )
    .orderBy(asc(appointments.id));
  const certified = await certificatesFor(
    db,
    and(
      inArray(appointments.companionId, ownPatientIds(db, userId)),
      eq(attendanceCertificates.holder, 'companion'),
    ),
  );
  const inRooms = await presenceFor(
    db,
    and(
      inArray(appointments.companionId, ownPatientIds(db, userId)),
      eq(videoParticipants.role, 'companion'),
    ),
  );
  const safetyAnswers = await safetyAnswersFor(
    db,
    secrets,
    and(
      inArray(appointments.companionId, ownPatientIds(db, userId)),
      eq(videoSafetyAnswers.role, 'companion'),
    ),
  );
  return rows.map((row) => ({
    ...row,
    as: 'companion',
    certificates: certified.get(row.id) ?? [],
    videoRoom: inRooms.get(row.id) ?? [],
    videoSafetyAnswers: safetyAnswers.get(row.id) ?? [],
  }));
}

/** Times in the video room by appointment. */
async function presenceFor(db: Database, where: SQL | undefined) {
  const rows = await db
    .select({
      appointmentId: videoParticipants.appointmentId,
      role: videoParticipants.role,
      joinedAt: videoParticipants.joinedAt,
      leftAt: videoParticipants.leftAt,
    })
    .from(videoParticipants)
    .innerJoin(appointments, eq(appointments.id, videoParticipants.appointmentId))
    .where(where)
    .orderBy(asc(videoParticipants.joinedAt));
  return Map.groupBy(rows, ({ appointmentId }) => appointmentId);
}

/** Where people are during a video call, by appointment. */
async function safetyAnswersFor(db: Database, secrets: Secrets, where: SQL | undefined) {
  const rows = await db
    .select({ answer: videoSafetyAnswers })
    .from(videoSafetyAnswers)
    .innerJoin(appointments, eq(appointments.id, videoSafetyAnswers.appointmentId))
    .where(where);
  const answers = rows.flatMap(({ answer }) =>
    openSafetyAnswer(secrets, answer).map((open) => ({ ...open, appointmentId: answer.appointmentId })),
  );
  return Map.groupBy(answers, ({ appointmentId }) => appointmentId);
}

/** Certificates by appointment, without the name of a person who accompanied the patient: it is theirs. */
async function certificatesFor(db: Database, where: SQL | undefined) {
  const rows = await db
    .select({
      appointmentId: attendanceCertificates.appointmentId,
      series: attendanceCertificates.series,
      number: attendanceCertificates.number,
      holder: attendanceCertificates.holder,
      language: attendanceCertificates.language,
      issuedAt: attendanceCertificates.issuedAt,
    })
    .from(attendanceCertificates)
    .innerJoin(appointments, eq(appointments.id, attendanceCertificates.appointmentId))
    .where(where)
    .orderBy(asc(attendanceCertificates.id));
  return Map.groupBy(rows, ({ appointmentId }) => appointmentId);
}

async function releaseHolds(tx: Database, userId: number, at: Date): Promise<void> {
  const rows = await tx
    .update(appointments)
    .set({
      status: 'cancelled',
      cancellation: 'person',
      holdExpiresAt: null,
      revision: sql`${appointments.revision} + 1`,
    })
    .where(and(eq(appointments.bookedBy, userId), eq(appointments.status, 'pending')))
    .returning({ id: appointments.id });
  for (const { id } of rows) {
    const subject = `appointment:${id}`;
    await record(tx, { at, actor: asClient(userId), action: 'appointment.cancelled', subject });
  }
}

/** Keeps reminders of upcoming appointments and calls about records that stay: they concern other people. */
async function deleteRemindersAndCalls(
  tx: Database,
  { userId, ending, now }: { userId: number; ending: number[]; now: Date },
): Promise<void> {
  const toCome = and(eq(appointments.status, 'confirmed'), gt(appointments.startsAt, now));
  const past = tx
    .select({ id: appointments.id })
    .from(appointments)
    // Cast: Drizzle types `and` as possibly undefined; this call has two conditions.
    .where(and(eq(appointments.bookedBy, userId), not(toCome as NonNullable<typeof toCome>)));
  await tx.delete(reminders).where(inArray(reminders.appointmentId, past));
  const ended = tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(inArray(appointments.patientId, ending));
  // The clinic must not call a patient who has left.
  await tx.delete(pendingCalls).where(inArray(pendingCalls.appointmentId, ended));
}

/** Patients with visits have a clinical record, which the clinic must keep. */
async function lockRecordsOfVisited(tx: Database, patientIds: number[], now: Date): Promise<Erased> {
  const { erasure } = refusalTexts();
  const deleted = [erasure.deletedNotes];
  if (patientIds.length === 0) return { deleted, kept: [] };
  const until = await lockRecords(tx, patientIds, wallTimeOf(now).day);
  const why = retentionReason();
  return { deleted, kept: [{ what: erasure.keptRecord, why, until }] };
}

/**
 * Erases the visits of a patient record without an account, as for one with an account. There are no upcoming
 * visits.
 */
export async function eraseVisitsOfRecord(tx: Database, patientId: number, now: Date): Promise<Erased> {
  const isTheirs = or(eq(appointments.patientId, patientId), eq(appointments.companionId, patientId));
  const [visit] = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(isTheirs, eq(appointments.status, 'confirmed')))
    .limit(1);
  const own = eq(appointments.patientId, patientId);
  const wiped = await tx
    .update(appointments)
    .set(clearedTexts)
    .where(and(own, ne(appointments.status, 'confirmed'), isNotNull(appointments.sealedNotes)))
    .returning({ id: appointments.id });
  await tx
    .update(appointments)
    .set(clearedAddress)
    .where(and(own, ne(appointments.status, 'confirmed')));
  const ids = tx.select({ id: appointments.id }).from(appointments).where(own);
  await tx.delete(reminders).where(inArray(reminders.appointmentId, ids));
  await tx.delete(pendingCalls).where(inArray(pendingCalls.appointmentId, ids));
  await tx
    .delete(patientHours)
    .where(and(eq(patientHours.patientId, patientId), lte(patientHours.endsAt, now)));
  await eraseCertificates(tx, isOfAccompanying(own));
  await deleteRoomData(tx, isTheirs);
  const locked = await lockRecordsOfVisited(tx, visit === undefined ? [] : [patientId], now);
  return wiped.length > 0 ? locked : { ...locked, deleted: [] };
}

/**
 * Deletes data of blocked records after the legal period: addresses after 5 years, everything after 15.
 * @param patientIds `over`: everything; `othersOver`: only what is not essential to a clinical record
 */
export async function deleteExpiredVisits(
  tx: Database,
  { over, othersOver }: { over: number[]; othersOver: number[] },
): Promise<void> {
  await tx.update(appointments).set(clearedTexts).where(inArray(appointments.patientId, over));
  const isCompanions = eq(attendanceCertificates.holder, 'companion');
  await eraseCertificates(
    tx,
    or(
      and(inArray(appointments.patientId, over), not(isCompanions)),
      and(inArray(appointments.companionId, over), isCompanions),
    ),
  );
  await tx.update(appointments).set(clearedAddress).where(inArray(appointments.patientId, othersOver));
}

/** Erases a booking that was in progress while its account was closed. */
export async function clearLateBookings(tx: Database): Promise<void> {
  const closed = tx.select({ id: users.id }).from(users).where(isNotNull(users.closedAt));
  await tx
    .update(appointments)
    .set(clearedTexts)
    .where(and(inArray(appointments.bookedBy, closed), ne(appointments.status, 'confirmed')));
}
