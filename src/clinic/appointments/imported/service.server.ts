import type { Person } from '#clinic/audit/contract.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { Refusal } from '#platform/api/refusals.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { preparePlanned, writePlanned } from '../desk/booking.server.ts';
import { deskRefusals } from '../desk/contract.ts';
import { requireOpenHours } from '../desk/hours.server.ts';

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

/** Drops the desk's hint 'Puedes citar igualmente', which does not apply to an import. */
const importProblem = ({ code, message, detail }: Refusal): string =>
  code === 'outside_hours'
    ? message.replace(/ Puedes citar igualmente.*$/, '')
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
  if (startsAt <= now) return 'Esa hora ya ha pasado.';
  if ((await deps.prices())[kind] === undefined) return 'La clínica no ofrece este tipo de consulta.';
  const session = { ...visit, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
  try {
    requireOpenHours(await deps.schedule(), { ...session, kind }, now);
    const planned = await preparePlanned(deps, tx, { ...session, type: kind, companionId: null }, actor, now);
    // Agreed in the other program, where the next one may follow without a pause.
    const id = await writePlanned(tx, { ...planned, pauseMinutes: 0, isQuiet: !isTold }, now);
    return typeof id === 'number' ? id : clashSentences[id.refusal];
  } catch (error) {
    if (error instanceof Refusal) return importProblem(error);
    throw error;
  }
}

const clashSentences = {
  already_booked: deskRefusals.already_booked.message,
  slot_taken: 'A esa hora ya hay otra cita con quien atiende.',
};
