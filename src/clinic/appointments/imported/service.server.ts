import type { Person } from '#clinic/audit/contract.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { Refusal } from '#platform/api/refusals.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { preparePlanned, writePlanned } from '../desk/booking.server.ts';
import { deskRefusals } from '../desk/contract.ts';
import { requireOpenHours } from '../desk/hours.server.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';

export type ImportedVisit = {
  patientId: number;
  professionalId: number;
  kind: Kind;
  startsAt: Date;
  minutes: number;
  address: string | null;
  outsideHours: boolean;
  /** Whether the patient receives reminders and messages about changes. */
  isTold: boolean;
};

/** Drops the desk's hint that it may book anyway, which does not apply to an import. */
const importProblem = ({ code, message, detail }: Refusal): string =>
  code === 'outside_hours'
    ? message.replace(` ${staffRefusalTexts().hours.bookAnyway}`, '')
    : (Object.values(detail.fields ?? {})[0] ?? message);

/**
 * Imports an agreed appointment: confirmed, payable like one made at the desk, without a message now.
 * @returns its id, or the reason of the refusal as a sentence
 */
export async function importAppointment(
  deps: AppointmentsDeps,
  tx: Database,
  actor: Person,
  { kind, minutes, isTold, ...visit }: ImportedVisit,
  now: Date,
): Promise<number | string> {
  const { startsAt } = visit;
  if (startsAt <= now) return staffRefusalTexts().imported.isPast;
  if ((await deps.prices())[kind] === undefined) return staffRefusalTexts().imported.kindNotOffered;
  const session = { ...visit, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
  try {
    requireOpenHours(await deps.schedule(), { ...session, kind }, now);
    const planned = await preparePlanned(deps, tx, { ...session, type: kind, companionId: null }, actor, now);
    // Agreed in the other program, where the next one may follow without a pause.
    const id = await writePlanned(tx, { ...planned, pauseMinutes: 0, isQuiet: !isTold }, now);
    if (typeof id === 'number') return id;
    return id.refusal === 'slot_taken'
      ? staffRefusalTexts().imported.slotTaken
      : deskRefusals.already_booked.message;
  } catch (error) {
    if (error instanceof Refusal) return importProblem(error);
    throw error;
  }
}
