import type { Schedule } from '#clinic/schedule/service.server.ts';
import { clinic } from '#config';
import { addDays, type Day, daysBetween, wallTimeOf } from '#platform/calendar-days.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database.server.ts';
import { type Refusal, refusing } from '#platform/refusals.ts';
import { instantOf } from '#platform/zoned-time.ts';
import { type Availability, refusals } from './contract.ts';
import { takenFinder } from './queries.server.ts';
import { sentences } from './sentences.ts';
import { bookingWindow, nearestFree, type SlotProblem, slotProblem, slotsOf } from './slots.server.ts';

const refuse = refusing(refusals);

/** Two months of a calendar with its edges. */
const mostDays = 62;

/** How far to either side of a wished start the alternatives are looked for, in days. */
const searchDays = 21;

const problemSentences: Record<SlotProblem, string> = {
  past: sentences.datePast,
  no_slot: sentences.dateInvalid,
  too_soon: `Necesitamos al menos ${clinic.minimumNoticeHours} horas de antelación. Elige una hora posterior.`,
  too_far: `Solo se puede reservar con ${clinic.bookableDaysAhead} días de antelación como máximo.`,
  closed: 'Ese día no atendemos a esa hora. Elige otra, por favor.',
};

/** Free slots: for the calendar, for the check before a booking, for the alternatives after a refused one. */
export function createAvailability({
  db,
  clock,
  schedule,
}: {
  db: Database;
  clock: Clock;
  schedule: () => Promise<Schedule>;
}) {
  const findTaken = takenFinder(db);

  async function days(professionalId: number, from: Day, to: Day): Promise<Availability['days']> {
    const known = await schedule();
    const now = clock.now();
    const range = { from: instantOf(from, '00:00'), to: instantOf(addDays(to, 1), '00:00') };
    const taken = await findTaken.execute({ professionalId, now, ...range });
    return slotsOf(known, professionalId, { from, to }, taken, bookingWindow(now));
  }

  return {
    /** @throws Refusal `not_found` for an unknown professional, `invalid` for a reversed or too long stretch */
    async list({
      professionalId,
      from,
      to,
    }: {
      professionalId: number;
      from: Day;
      to: Day;
    }): Promise<Availability> {
      const length = daysBetween(from, to) + 1;
      if (length < 1 || length > mostDays) {
        throw refuse('invalid', { message: `Pide entre 1 y ${mostDays} días, del primero al último.` });
      }
      if (!(await schedule()).hours.has(professionalId)) throw refuse('not_found');
      return { days: await days(professionalId, from, to) };
    },

    /** @throws Refusal `invalid` with a sentence at `date` or `professionalId` where the instant is no open slot */
    async requireSlot(professionalId: number, startsAt: Date): Promise<void> {
      const known = await schedule();
      if (!known.hours.has(professionalId)) throw invalidField('professionalId', sentences.professional);
      const problem = slotProblem(known, professionalId, startsAt, clock.now());
      if (problem !== null) throw invalidField('date', problemSentences[problem]);
    },

    /** The refusal of a slot that somebody else has, with the three nearest free ones of the same professional. */
    async slotTaken(professionalId: number, wished: Date): Promise<Refusal> {
      const { day } = wallTimeOf(wished);
      const around = await days(professionalId, addDays(day, -searchDays), addDays(day, searchDays));
      const alternatives = nearestFree(around, wished, 3).map((startsAt) => ({ professionalId, startsAt }));
      return refuse('slot_taken', { extra: { alternatives } });
    },
  };
}

export type AvailabilityService = ReturnType<typeof createAvailability>;

/** 400 with one sentence at one field. */
export const invalidField = (field: string, message: string) =>
  refuse('invalid', { message, fields: { [field]: message } });
