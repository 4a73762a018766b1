import type { Actor } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { guardiansWhoMayAct } from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { type Linked, linkRefusals } from '../links.contract.ts';
import { findCarriedSupplements, withPricesDue } from '../payment/first-visit.server.ts';
import { roomUrlOf, statusAt, toRuleInput } from '../presenter.server.ts';
import * as queries from '../queries.server.ts';
import { isSameStart, type Link, readAppointmentId, readToken } from '../reminders/link-tokens.server.ts';
import { setAttendanceConfirmed } from '../reminders/queries.server.ts';
import { mayCancel, mayMove } from '../rules/appointment-rules.ts';
import { refundOnCancellation } from '../rules/cancellation.ts';
import { minutesOf } from '../rules/slots.server.ts';
import type { Appointments } from '../service.server.ts';

const refuse = refusing(linkRefusals);

/** Per network and hour: many users share a mobile carrier's address, while one person opens few links. */
const perHour = 300;

/**
 * Use cases of reminder links, without sign-in. The token alone identifies the appointment; a guardian's
 * token ends with their right to act. All throw Refusal `link_invalid` (forged, begun, unknown or revoked:
 * one message for all), `link_moved`, 429.
 * @param appointments the signed-in use cases: moving and cancelling follow the same rules
 */
export function createAppointmentLinks(deps: AppointmentsDeps, appointments: Appointments) {
  const { db, clock, limits } = deps;
  const uses = limits({ name: 'appointment-link', points: perHour, seconds: 3600 });

  /** @param network of the request (`networkOf`) */
  async function open(token: string, network: string) {
    await uses.spend(network);
    const { link, view } = await openToken(deps, token);
    const actor: Actor = { kind: 'link', appointmentId: view.id };
    return { link, change: { actor, id: view.id, linkedStart: link.startsAt } };
  }

  async function show({ appointmentId }: Link): Promise<Linked> {
    const view = await queries.findById(db, appointmentId);
    if (view === undefined) throw refuse('link_invalid');
    const supplementKeptOf = await findCarriedSupplements(deps, db, [view]);
    // Cast: one appointment in, one out.
    const [due] = (await withPricesDue(deps, db, [view])) as [queries.AppointmentView];
    return presentLinked(deps, due, supplementKeptOf(view.id), clock.now());
  }

  return {
    async read(token: string, network: string): Promise<Linked> {
      const { link } = await open(token, network);
      const shown = await show(link);
      if (!isSameStart(new Date(shown.date), link.startsAt)) throw refuse('link_moved');
      return shown;
    },

    /**
     * Idempotent.
     * @throws Refusal `cancelled`
     */
    async confirm(token: string, network: string): Promise<Linked> {
      const { link, change } = await open(token, network);
      await confirmAttendance(deps, change);
      return show(link);
    },

    /** Same rule, refund and message as cancelling in the profile. */
    async cancel(token: string, network: string): Promise<Linked> {
      const { link, change } = await open(token, network);
      await appointments.cancel(change);
      return show(link);
    },

    /** Same rules as moving in the profile. The link refers to the former hour, so it ends here. */
    async move({ token, date }: { token: string; date: Date }, network: string): Promise<Linked> {
      const { link, change } = await open(token, network);
      await appointments.move(change, date);
      return show(link);
    },
  };
}

/** The appointment of a valid token whose holder may still act. */
async function openToken({ db, clock, secrets }: AppointmentsDeps, token: string) {
  const id = readAppointmentId(token);
  const view = id === undefined ? undefined : await queries.findById(db, id);
  if (view === undefined) throw refuse('link_invalid');
  const now = clock.now();
  const link = readToken(secrets, token, now, await guardiansWhoMayAct(db, view.patientId, now));
  if (link === undefined) throw refuse('link_invalid');
  return { link, view };
}

async function confirmAttendance(
  { db, clock }: AppointmentsDeps,
  { actor, id, linkedStart }: queries.ScopedId & { linkedStart: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    // Waits for a concurrent move or cancellation.
    const seen = await queries.findById(tx, id);
    if (seen === undefined) throw refuse('link_invalid');
    await queries.lockAppointmentsOf(tx, seen, now);
    const view = (await queries.findById(tx, id)) ?? seen;
    if (statusAt(view, now) !== 'confirmed') throw refuse('cancelled');
    if (!isSameStart(view.startsAt, linkedStart)) throw refuse('link_moved');
    if (!(await setAttendanceConfirmed(tx, id, now))) return;
    await record(tx, {
      at: now,
      actor,
      action: 'appointment.attendance-confirmed',
      subject: appointmentReference(id),
      patientId: view.patientId,
      detail: { via: 'reminder-link' },
    });
  });
}

function presentLinked(
  deps: AppointmentsDeps,
  view: queries.AppointmentView,
  supplementKept: number,
  now: Date,
): Linked {
  const facts = { ...toRuleInput(view, now), supplementKept };
  return {
    date: facts.date,
    minutes: minutesOf(view),
    place: view.kind === 'child' ? 'office' : view.kind,
    serviceId: view.serviceId,
    professionalId: view.professionalId,
    professionalName: view.professionalName,
    address: view.address,
    roomUrl: roomUrlOf(deps, view, now),
    status: statusAt(view, now),
    cancellationHours: facts.cancellationHours,
    mayMove: mayMove(facts, now),
    mayCancel: mayCancel(facts, now),
    refund: refundOnCancellation(facts, now),
    attendanceConfirmed: view.attendanceConfirmedAt !== null,
  };
}
