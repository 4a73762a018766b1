import { type Actor, asClient, asSystem } from '#clinic/audit/contract.ts';
import { clinic } from '#config';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { formatDate } from '#platform/time/dates.ts';
import type { Context } from './context.ts';
import type { DeskMethod, Money, Paid, Payer } from './money.ts';
import { streets } from './names.ts';
import type { Patient } from './people.ts';
import { numberByTime, type RowCollector, type Rows } from './rows.ts';
import { plus, type Visit } from './visits.ts';

/** The account in whose list the patient's hours appear: the own one, else a guardian's. */
export const holderOf = ({ person, guardians }: Patient): number | null =>
  person.userId ?? guardians.find(({ person: one }) => one.userId !== null)?.person.userId ?? null;

/** Who pays, as a payment at the desk and its receipt name them. */
export const payerOf = (patient: Patient): Payer => {
  const payerUserId = holderOf(patient);
  return { payerUserId, payerPatientId: payerUserId === null ? patient.person.id : null };
};

const referenceOf = ({ id }: { id: number }): string => `appointment:${id}`;

export const therapistActor = ({ therapist }: Patient): Actor | null =>
  therapist.userId === null
    ? null
    : {
        kind: 'person',
        userId: therapist.userId,
        role: 'professional',
        professionalId: therapist.professionalId,
      };

const deskHabits: readonly DeskMethod[] = ['card', 'card', 'bizum', 'cash'];
/** Rare cases: at most this many of each. */
const most = { undone: 3, credits: 4 };

/** Appointments with everything that follows from them: attendance, payments, refunds and debts. */
export function writeVisits(
  context: Context,
  collector: RowCollector,
  money: Money,
  visits: readonly Visit[],
): void {
  const { rows, audit, reception, director, hasHappened } = collector;
  const payments = new Map<Visit, Paid>();
  const debts = new Map<Patient, Visit[]>();
  const waivers: { waiver: Rows['debtWaivers'][number]; note: Rows['attendance'][number] }[] = [];
  const counts = { undone: 0, credits: 0 };

  const conceptOf = ({ patient, startsAt }: Visit) =>
    `${patient.companion === null ? 'Consulta de psicología' : context.family.name}, ${formatDate(startsAt)}`;
  const itemOf = (visit: Visit) => ({
    reference: referenceOf(visit),
    concept: conceptOf(visit),
    cents: visit.priceCents,
  });

  function writeBooking(visit: Visit): void {
    const { patient, createdAt, series } = visit;
    const holder = holderOf(patient);
    const reference = referenceOf(visit);
    const ofPatient = { patientId: patient.person.id };
    if (series !== null && !rows.appointmentSeries.some(({ id }) => id === series.id))
      rows.appointmentSeries.push({
        id: series.id,
        everyWeeks: series.everyWeeks,
        everyMonths: 0,
        createdAt,
      });
    if (!visit.isOnline || holder === null) {
      audit(createdAt, reception, 'appointment.planned', reference, ofPatient);
      return;
    }
    const actor = asClient(holder);
    audit(createdAt, actor, 'appointment.booked', reference, ofPatient);
    if (visit.withCredit) {
      audit(createdAt, actor, 'appointment.confirmed', reference, {
        ...ofPatient,
        detail: { with: 'session' },
      });
      return;
    }
    const paidAt = plus(createdAt, 3);
    if (!hasHappened(paidAt)) throw new Error(`appointment ${visit.id} is being paid at the first start`);
    const paid = money.payOnline(itemOf(visit), holder, paidAt, () =>
      audit(paidAt, asSystem('payments'), 'appointment.confirmed', reference, ofPatient),
    );
    payments.set(visit, paid);
  }

  function writeCancellation(visit: Visit, at: Date): void {
    const { patient, outcome, withCredit } = visit;
    const payment = payments.get(visit);
    const holder = holderOf(patient);
    const isByClinic = outcome === 'clinic_cancelled';
    const isOwn = !isByClinic && visit.isOnline && holder !== null;
    const ofMoney = payment === undefined ? 'nothing_paid' : 'full';
    const refund = withCredit ? 'session' : ofMoney;
    const desk = { noticeAt: at.toISOString(), by: isByClinic ? 'clinic' : 'person_by_phone' };
    if (payment !== undefined) money.refundOnline(payment, at);
    audit(at, isOwn ? asClient(holder) : reception, 'appointment.cancelled', referenceOf(visit), {
      patientId: patient.person.id,
      detail: { refund, ...(isOwn ? {} : desk) },
    });
  }

  function note(visit: Visit, status: NonNullable<Rows['attendance'][number]['status']>, at: Date) {
    const actor = (status === 'fulfilled' ? therapistActor(visit.patient) : null) ?? reception;
    const enteredBy = 'userId' in actor ? actor.userId : reception.userId;
    const row = {
      id: 0,
      appointmentId: visit.id,
      startsAt: visit.startsAt,
      status,
      isByPhone: false,
      undoes: null,
      at,
      enteredBy,
    };
    rows.attendance.push(row);
    const ofPatient = { patientId: visit.patient.person.id };
    audit(at, actor, `appointment.${status}`, referenceOf(visit), ofPatient);
    return row;
  }

  function pay(visit: Visit, at: Date, method: DeskMethod): void {
    const { patient, priceCents } = visit;
    if (!hasHappened(plus(at, 3))) return;
    const payer = payerOf(patient);
    const random = patient.random.fork(`case/${visit.day}`);
    const first = money.payAtDesk(itemOf(visit), payer, { at, method });
    payments.set(visit, first);
    if (counts.undone < most.undone && random.chance(0.004)) {
      counts.undone++;
      money.undo(first, plus(at, 2), 'Se tecleó otra forma de pago.');
      const again = { at: plus(at, 3), method: method === 'card' ? ('bizum' as const) : ('card' as const) };
      payments.set(visit, money.payAtDesk(itemOf(visit), payer, { ...again, occurrence: 2 }));
    } else if (counts.credits < most.credits && priceCents > 4_000 && random.chance(0.004)) {
      counts.credits++;
      const wish = {
        patientId: patient.person.id,
        cents: 1_500,
        at: plus(at, 2),
        why: 'La sesión fue más corta.',
      };
      money.refundToCredit(first, wish);
    }
  }

  /** Collects at the desk: usually after the session, sometimes at the next one, sometimes not at all. */
  function collect(visit: Visit): void {
    const { patient, outcome } = visit;
    const random = patient.random.fork(`money/${visit.day}`);
    const method = patient.random.fork('method').pick(deskHabits);
    const at = plus(visit.endsAt, 4);
    const open = debts.get(patient) ?? [];
    const lot = random.next();
    if (outcome === 'fulfilled') {
      for (const [index, debt] of open.entries()) pay(debt, plus(at, 4 * (index + 1)), method);
      debts.set(patient, []);
      const later = plus(visit.startsAt, 5 * 24 * 60);
      if (lot < 0.965) pay(visit, at, method);
      else if (lot < 0.985) pay(visit, later, 'transfer');
      else debts.set(patient, [visit]);
      return;
    }
    const row = rows.attendance.at(-1);
    const waivedAt = plus(visit.startsAt, 3 * 24 * 60 + 130);
    if (lot >= 0.45 || row === undefined || !hasHappened(waivedAt)) {
      debts.set(patient, [...open, visit]);
      return;
    }
    const reason = random.pick(['first_time', 'unforeseen', 'goodwill'] as const);
    const cents = visit.priceCents;
    const waiver = { attendanceId: 0, cents, reason, at: waivedAt, enteredBy: director.userId };
    waivers.push({ waiver, note: row });
    audit(waivedAt, director, 'debt.waived', referenceOf(visit), {
      patientId: patient.person.id,
      detail: { cents, reason },
    });
  }

  function writeOutcome(visit: Visit): void {
    const { outcome, startsAt, cancelledAt } = visit;
    if (cancelledAt !== null) writeCancellation(visit, cancelledAt);
    if (cancelledAt !== null || outcome === 'planned' || outcome === 'unnoted') return;
    if (outcome === 'arrived' || outcome === 'fulfilled') note(visit, 'arrived', plus(startsAt, -6));
    if (outcome === 'arrived') return;
    if (outcome === 'fulfilled') note(visit, outcome, plus(visit.endsAt, 1));
    if (outcome === 'no_show') note(visit, outcome, plus(startsAt, 18));
    if (outcome === 'cancelled_late') note(visit, outcome, plus(startsAt, -150));
    if (!visit.withCredit && !payments.has(visit)) collect(visit);
  }

  for (const visit of visits) writeBooking(visit);
  const inOrder = [...visits].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  for (const visit of inOrder) writeOutcome(visit);
  for (const visit of visits) {
    rows.appointments.push(rowOf(context, collector, visit, payments.has(visit)));
    writeReminders(context, collector, visit);
  }
  numberByTime(rows.attendance, context.firstId('attendance'), ({ at }) => at);
  for (const { waiver, note: row } of waivers) rows.debtWaivers.push({ ...waiver, attendanceId: row.id });
}

/** The appointment's row in the state it has reached. */
function rowOf(
  { prices, travelMinutes, cancellationHours, family }: Context,
  { reception, audit, hasHappened }: RowCollector,
  visit: Visit,
  isPaid: boolean,
): Rows['appointments'][number] {
  const { patient, id, isOnline, withCredit, outcome, cancelledAt } = visit;
  const { kind, companion, person, therapist } = patient;
  const random = patient.random.fork(`row/${visit.day}`);
  const isCancelled = cancelledAt !== null;
  const list = prices[kind];
  const hasTwoPrices = companion === null && list.firstVisitCents !== null;
  const cancelledBy = outcome === 'clinic_cancelled' ? 'clinic' : 'person';
  const travel = kind === 'home' ? travelMinutes : 0;
  const comes = plus(visit.startsAt, -random.int(20, 23) * 60);
  const isConfirming = random.chance(0.5) && comes > visit.createdAt && hasHappened(comes) && !isCancelled;
  if (isConfirming)
    audit(
      comes,
      { kind: 'link', appointmentId: id },
      'appointment.attendance-confirmed',
      referenceOf(visit),
      {
        patientId: person.id,
        detail: { via: 'reminder-link' },
      },
    );
  return {
    id,
    patientId: person.id,
    companionId: companion?.id ?? null,
    seriesId: visit.series?.id ?? null,
    bookedBy: holderOf(patient),
    enteredBy: isOnline ? null : reception.userId,
    professionalId: therapist.professionalId,
    kind,
    serviceId: companion === null ? null : family.id,
    serviceName: companion === null ? null : family.name,
    vat: 'exempt',
    cancellationHours,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    status: isCancelled ? 'cancelled' : 'confirmed',
    cancellation: isCancelled ? cancelledBy : null,
    holdExpiresAt: null,
    travelBeforeMinutes: travel,
    travelAfterMinutes: travel,
    pauseMinutes: 0,
    priceCents: withCredit ? 0 : visit.priceCents,
    discountCents: 0,
    discountReason: null,
    firstVisitCents: hasTwoPrices ? list.firstVisitCents : null,
    laterVisitCents: hasTwoPrices ? list.priceCents : null,
    holdNetwork: null,
    supplementCents: 0,
    supplementFromId: null,
    paid: withCredit ? !isCancelled : isPaid,
    withCredit,
    address:
      kind === 'home'
        ? `${patient.random.fork('home').pick(streets)}, ${patient.person.id}, 17001 ${clinic.city}`
        : null,
    sealedNotes: null,
    // Confirming a paid hold and cancelling each count one.
    revision: (isOnline && !withCredit ? 1 : 0) + (isCancelled ? 1 : 0),
    createdAt: visit.createdAt,
    attendanceConfirmedAt: isConfirming ? comes : null,
    movedAt: null,
    movedIntoAbsence: false,
    isQuiet: false,
  };
}

const hourMs = 3_600_000;

/** Reminders whose time has passed count as sent, so that the first start does not send them all. */
function writeReminders({ now }: Context, { rows, hasHappened }: RowCollector, visit: Visit): void {
  if (visit.startsAt <= now || visit.cancelledAt !== null) return;
  for (const { kind, hoursBefore, only } of clinicSettings().reminders) {
    const dueAt = new Date(visit.startsAt.getTime() - hoursBefore * hourMs);
    if (!hasHappened(dueAt) || (only !== null && only !== visit.patient.kind)) continue;
    const queuedAt = new Date(
      Math.min(now.getTime(), Math.max(dueAt.getTime(), visit.createdAt.getTime()) + 20_000),
    );
    rows.reminders.push({ appointmentId: visit.id, startsAt: visit.startsAt, kind, queuedAt });
  }
}
