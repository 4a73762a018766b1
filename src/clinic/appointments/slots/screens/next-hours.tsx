import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Availability } from '#clinic/appointments/contract.ts';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import { availabilityQuery } from '#clinic/appointments/slots/api.ts';
import { professionalsQuery } from '#clinic/professionals/api.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { routes } from '#platform/paths.ts';
import { addDays, type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDayOfWeek } from '#platform/time/dates.ts';
import { formatNearWord } from '#platform/time/near-days.ts';
import { nextWorkday } from './madrid-days.ts';
import { texts } from './next-hours-texts.ts';
import { offering } from './offering.ts';
import type { BookingLinkState } from './use-booking-link-state.ts';

const kind: Kind = 'office';

/** Requested only if nothing is free until the next working day: a phone waits for the response. */
const laterDays = 12;
/** Maximum that fits on a small phone. */
const shownHours = 4;

/**
 * The next free hours, today's included, for the professional the booking page starts with; each links there preselected.
 * Renders nothing on failure or without free hours: the booking link is beside it.
 */
export function NextHours() {
  const now = useNow();
  const next = useNextDay(now && wallTimeOf(now).day);
  const [first] = next?.slots ?? [];
  if (next === undefined || first === undefined) return null;
  const day = formatDayOfWeek(next.date);
  const near = formatNearWord(first.startsAt, now);
  return (
    <>
      <p className='text-balance leading-snug'>
        {texts().next} <strong>{texts().nextHour(day, near, first.time)}</strong>
      </p>
      <ul aria-label={texts().nextFreeHours} className='mt-2 flex gap-2 tiny:grid tiny:grid-cols-2'>
        {next.slots.slice(0, shownHours).map(({ time }) => (
          <li key={time} className='min-w-0 max-sm:grow max-sm:basis-0'>
            <Link
              to={routes.appointments}
              state={
                {
                  kind,
                  hour: { professionalId: next.professionalId, day: next.date, time },
                } satisfies BookingLinkState
              }
              aria-label={texts().bookHour(day, time)}
              className='flex min-h-12 items-end justify-center rounded-t-[1.5rem] rounded-b-md bg-card px-3 pb-2 font-[650] text-ink tabular-nums no-underline forced-colors:border shadow-[inset_0_0_0_2px_var(--color-river-600)] transition-colors hover:bg-glow-soft'
            >
              {time}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

type DayOfSlots = Availability['days'][number];

function useNextDay(today: Day | undefined): (DayOfSlots & { professionalId: number }) | undefined {
  const { data: professionals } = useSuspenseQuery(professionalsQuery());
  const professionalId = offering(professionals, kind)[0]?.id;
  const from: Day = today ?? '2000-01-01';
  const to = nextWorkday(from);
  const soon = useFirstFree(professionalId, { from, to }, today !== undefined);
  const laterRange = { from: addDays(to, 1), to: addDays(to, laterDays) };
  const later = useFirstFree(professionalId, laterRange, soon === null);
  const found = soon ?? later;
  return found && professionalId !== undefined ? { ...found, professionalId } : undefined;
}

/** @returns null if nothing is free on these days, undefined while unknown */
function useFirstFree(professionalId: number | undefined, range: { from: Day; to: Day }, isWanted: boolean) {
  const { data } = useQuery({
    ...availabilityQuery({
      professionalId: String(professionalId),
      type: kind,
      ...range,
    }),
    enabled: isWanted && professionalId !== undefined,
  });
  if (data === undefined) return undefined;
  const free = data.days.map(({ date, slots }) => ({ date, slots: slots.filter((slot) => slot.free) }));
  return free.find(({ slots }) => slots.length > 0) ?? null;
}
