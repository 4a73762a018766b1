import type { Schedule } from '#clinic/schedule/service.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import type { BookedService } from '#clinic/services/service.server.ts';
import { maxPauseMinutes, maxTravelMinutes } from '#clinic/services/terms.ts';
import { Refusal, refusing } from '#platform/api/refusals.ts';
import { batchWhileBusy } from '#platform/batching.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { addDays, type Day, daysBetween, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { refusals } from '../contract.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { type BusyQuery, findBusy } from '../queries.server.ts';
import { refusalTexts } from '../refusal-texts.ts';
import {
  type Busy,
  bookingWindow,
  type Consultation,
  nearestFree,
  type SlotProblem,
  slotProblem,
  slotsKey,
  slotsOf,
} from '../rules/slots.server.ts';
import { sentences } from '../sentences.ts';
import { serializeSlots } from './slots-json.server.ts';

const refuse = refusing(refusals);

/** Two months of a calendar with its edges. */
const maxDays = 62;

/** Search distance for alternatives to either side of the wished start, in days. */
const searchDays = 21;

type Alternative = { professionalId: number; startsAt: string };
/** Days in Madrid, inclusive. */
type Days = { from: Day; to: Day };
type SlotsQuery = Days & {
  professionalId: number;
  type: Kind;
  serviceId?: number | null | undefined;
};

/** Margin around a range in ms: bookings outside may overlap it by their travel times and pause, or a visit's own. */
const marginMs = 2 * (maxTravelMinutes + maxPauseMinutes) * 60_000;

function describeProblem(problem: SlotProblem): string {
  const texts = sentences();
  switch (problem) {
    case 'past':
      return texts.datePast;
    case 'no_slot':
      return texts.dateInvalid;
    case 'too_soon':
      return texts.tooSoon(clinicSettings().minimumNoticeHours);
    case 'too_far':
      return texts.tooFar(clinicSettings().bookableDaysAhead);
    case 'kind_not_offered':
      return texts.kindNotOffered;
    case 'on_request':
      return texts.onRequest(clinicContact().phone);
    case 'closed':
      return texts.closed;
  }
}

/** Reads busy times of a range of days in Madrid; concurrent reads share one query. */
function createTakenFinder(
  clock: AppointmentsDeps['clock'],
  ask: (questions: BusyQuery[]) => Promise<Busy[][]>,
) {
  const find = batchWhileBusy(ask);
  return async (professionalId: number, { from, to }: Days): Promise<{ taken: Busy[]; now: Date }> => {
    const now = clock.now();
    const taken = await find({
      professionalId,
      from: instantOf(from, '00:00').getTime() - marginMs,
      until: instantOf(addDays(to, 1), '00:00').getTime() + marginMs,
      now: now.getTime(),
    });
    return { taken, now };
  };
}

/** Free slots for the calendar, the check before a booking, and the alternatives after a refusal. */
export function createAvailability({
  db,
  reads,
  clock,
  schedule,
  services,
}: Pick<AppointmentsDeps, 'db' | 'reads' | 'clock' | 'schedule' | 'services'>) {
  const takenOf = createTakenFinder(clock, (questions) => findBusy(db, questions));
  // A calendar may be slightly out of date: the booking itself decides whether an hour is free.
  const takenAsSeen = createTakenFinder(clock, (questions) => reads((where) => findBusy(where, questions)));
  const searches = new Map<string, Promise<Alternative[]>>();

  return {
    /**
     * @returns an `Availability` as JSON
     * @throws Refusal `not_found` for an unknown professional, `invalid` if the range is reversed or too long
     */
    async list({ professionalId, from, to, ...asked }: SlotsQuery): Promise<string> {
      const length = daysBetween(from, to) + 1;
      if (length < 1 || length > maxDays) {
        throw refuse('invalid', { message: refusalTexts().daysRange(maxDays) });
      }
      if (!(await schedule()).hours.has(professionalId)) throw refuse('not_found');
      const service = serviceOf(await services(), asked);
      const { taken, now } = await takenAsSeen(professionalId, { from, to });
      const consultation = { professionalId, kind: asked.type, service };
      return serializeSlots(await schedule(), consultation, { from, to }, taken, bookingWindow(now));
    },

    /**
     * @throws Refusal `invalid` at `date`, `professionalId` or `serviceId` if the instant is not an open slot
     */
    requireSlot: async (consultation: Consultation, startsAt: Date): Promise<void> =>
      requireOpen(await schedule(), consultation, startsAt, clock.now()),

    /**
     * Adds the three nearest free slots of the professional to a refusal `slot_taken`; returns other errors
     * unchanged. Concurrent refusals share one search.
     */
    async withAlternatives(error: unknown, consultation: Consultation, wished: Date): Promise<unknown> {
      if (!(error instanceof Refusal && error.code === 'slot_taken')) return error;
      const key = `${slotsKey(await schedule(), consultation)} ${wished.getTime()}`;
      const search = searches.get(key) ?? nearest(consultation, wished).finally(() => searches.delete(key));
      searches.set(key, search);
      return refuse('slot_taken', { extra: { alternatives: await search } });
    },
  };

  async function nearest(consultation: Consultation, wished: Date): Promise<Alternative[]> {
    const { professionalId } = consultation;
    const { day } = wallTimeOf(wished);
    const around = { from: addDays(day, -searchDays), to: addDays(day, searchDays) };
    const { taken, now } = await takenOf(professionalId, around);
    const known = await schedule();
    const window = bookingWindow(now);
    const slotsOn = (on: Day) =>
      slotsOf(known, consultation, { from: on, to: on }, taken, window)[0]?.slots ?? [];
    const starts = nearestFree(slotsOn, wished, { count: 3, days: searchDays });
    return starts.map((startsAt) => ({ professionalId, startsAt }));
  }
}

function requireOpen(known: Schedule, consultation: Consultation, startsAt: Date, now: Date): void {
  if (!known.hours.has(consultation.professionalId))
    throw invalidField('professionalId', sentences().professional);
  const problem = slotProblem(known, consultation, startsAt, now);
  if (problem === null) return;
  throw invalidField(problemFields[problem] ?? 'date', describeProblem(problem));
}

/** Fields of the problems that do not concern the date. */
const problemFields: Partial<Record<SlotProblem, string>> = {
  kind_not_offered: 'professionalId',
  on_request: 'serviceId',
};

/**
 * The service with an id.
 * @returns undefined for one of the four kinds
 * @throws Refusal `invalid` if there is no such service, or not in this modality
 */
export function serviceOf(
  services: ReadonlyMap<number, BookedService>,
  { serviceId, type }: { serviceId?: number | null | undefined; type: Kind },
): Exclude<BookedService, Kind> | undefined {
  if (serviceId == null) return undefined;
  const found = services.get(serviceId);
  if (found === undefined) throw invalidField('serviceId', sentences().type);
  if (typeof found === 'string') {
    if (found !== type) throw invalidField('type', sentences().type);
    return undefined;
  }
  if (!found.modalities.some((one) => one === type)) throw invalidField('type', sentences().type);
  return found;
}

/** Status 400 with one message at one field. */
export const invalidField = (field: string, message: string) =>
  refuse('invalid', { message, fields: { [field]: message } });
