import { eq } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { currentCancellationHours } from '#clinic/appointments/rules/cancellation.ts';
import { appointments } from '#clinic/appointments/tables.server.ts';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { consentArrangements } from '#clinic/consents/tables.server.ts';
import { guardianships, patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { professionalSeeds } from '#config';
import type { Database } from '#platform/postgres/database.server.ts';
import { addDays, type Day, wallTimeOf, weekdayOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';

/** Earlier than the first bookable slot, so that visitors of the demonstration find every slot free. */
const earlyTimes = ['08:00', '08:45'] as const;

const rights = { mayBook: true, pays: true, getsNotices: true, mayAskForRecord: true, hasNoContact: false };

/**
 * Two obviously invented families: a child with two parents and an appointment today, whose consent both
 * parents still have to sign; and a patient who turns 18 before the appointment and has no contact details
 * for a message.
 */
export async function seedFamilies(tx: Database): Promise<void> {
  const people = await findStaff(tx);
  if (people === undefined) return;
  await seedFamily(tx, people);
  await seedComingOfAge(tx, people);
}

type Staff = { treats: number; desk: number };

/** The professional who treats children, and the receptionist. */
async function findStaff(tx: Database): Promise<Staff | undefined> {
  const child = professionalSeeds.find(({ kinds }) => kinds.some((kind) => kind === 'child'));
  const [treats] = await tx
    .select({ id: professionals.id })
    .from(professionals)
    .where(eq(professionals.name, child?.name ?? ''));
  const [desk] = await tx.select({ id: users.id }).from(users).where(eq(users.usernameKey, 'recepcion'));
  return treats && desk && { treats: treats.id, desk: desk.id };
}

async function seedFamily(tx: Database, { treats, desk }: Staff): Promise<void> {
  const createdAt = new Date();
  const [pol, laia, jan] = await tx
    .insert(patients)
    .values([
      { fullName: 'Pol Ejemplo Inventado', birthDate: '2017-05-14', createdAt },
      { fullName: 'Laia Inventado Ejemplo', email: 'laia@example.org', createdAt },
      { fullName: 'Jan Ejemplo Ejemplo', email: 'jan@example.org', createdAt },
    ])
    .returning({ id: patients.id });
  if (pol === undefined || laia === undefined || jan === undefined) return;
  await tx
    .insert(guardianships)
    .values([laia, jan].map(({ id }) => ({ patientId: pol.id, guardianId: id, ...rights, createdAt })));
  await tx
    .insert(consentArrangements)
    .values({ patientId: pol.id, arrangement: 'both', at: createdAt, enteredBy: desk });
  const { day } = wallTimeOf(createdAt);
  await insertEarlyAppointment(
    tx,
    { treats, desk },
    { patientId: pol.id, kind: 'child', priceCents: 5000, day, createdAt },
  );
}

/**
 * Days until the birthday and until the appointment, chosen so that Hoy lists it among the appointments that
 * need a decision.
 */
const daysToBirthday = 9;
const daysToHour = 12;

async function seedComingOfAge(tx: Database, staff: Staff): Promise<void> {
  const createdAt = new Date();
  const { day: today } = wallTimeOf(createdAt);
  const birthday = addDays(today, daysToBirthday);
  // 29 February does not exist in every year.
  const birthDate = `${Number(birthday.slice(0, 4)) - 18}${birthday.slice(4).replace('-02-29', '-02-28')}`;
  const [nil, remei] = await tx
    .insert(patients)
    .values([
      { fullName: 'Nil Inventado Ejemplo', birthDate, createdAt },
      { fullName: 'Remei Ejemplo Inventada', email: 'remei@example.org', createdAt },
    ])
    .returning({ id: patients.id });
  if (nil === undefined || remei === undefined) return;
  await tx.insert(guardianships).values({ patientId: nil.id, guardianId: remei.id, ...rights, createdAt });
  let day = addDays(today, daysToHour);
  while (weekdayOf(day) > 5) day = addDays(day, 1);
  await insertEarlyAppointment(tx, staff, {
    patientId: nil.id,
    kind: 'office',
    priceCents: 6500,
    day,
    createdAt,
  });
}

type Hour = { patientId: number; kind: 'child' | 'office'; priceCents: number; day: Day; createdAt: Date };

async function insertEarlyAppointment(
  tx: Database,
  { treats, desk }: Staff,
  { day, ...hour }: Hour,
): Promise<void> {
  const startsAt = instantOf(day, earlyTimes[0]);
  const endsAt = instantOf(day, earlyTimes[1]);
  const [row] = await tx
    .insert(appointments)
    .values({
      ...hour,
      professionalId: treats,
      startsAt,
      endsAt,
      status: 'confirmed',
      cancellationHours: currentCancellationHours(),
    })
    .returning({ id: appointments.id });
  await tx.insert(auditLog).values({
    at: hour.createdAt,
    actorUserId: desk,
    actorKind: 'person',
    actorRole: 'reception',
    patientId: hour.patientId,
    action: 'appointment.planned',
    subject: `appointment:${row?.id}`,
  });
}
