import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Availability } from '#clinic/appointments/contract.ts';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import { availabilityQuery } from '#clinic/appointments/slots/api.ts';
import { professionalsQuery } from '#clinic/professionals/api.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { routes } from '#platform/paths.ts';
import { addDays, type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { nearWord } from '#platform/time/near-days.ts';
import { formatDayOfWeek } from '#platform/time/spanish-dates.ts';
import { nextWorkday } from './madrid-days.ts';
import { offering } from './offering.ts';
import type { Wished } from './wished.ts';

const kind: Kind = 'office';

/** Few, since a phone waits for them; so many more are asked for only where nothing is free so soon. */
const soonDays = 2;
const laterDays = 12;
/** As many windows as a small phone has room for. */
const shownHours = 4;

/**
 * The next day with free hours of whoever the booking page begins with: each leads there with it chosen. Nothing at all where
 * it cannot be asked or nothing is free: the way to the booking page stands beside it anyway.
 */
export function NextHours() {
  const now = useNow();
  const next = useNextDay(now && wallTimeOf(now).day);
  const [first] = next?.slots ?? [];
  if (next === undefined || first === undefined) return null;
  const day = formatDayOfWeek(next.date);
  const near = nearWord(first.startsAt, now);
  return (
    <>
      <p className='text-balance leading-snug'>
        Próxima: <strong>{`${near ? `${near}, ${day},` : day} a las ${first.time}`}</strong>
      </p>
      <ul aria-label='Próximas horas libres' className='mt-2 flex gap-2 tiny:grid tiny:grid-cols-2'>
        {next.slots.slice(0, shownHours).map(({ time }) => (
          <li key={time} className='min-w-0 max-sm:grow max-sm:basis-0'>
            <Link
              to={routes.appointments}
              state={
                { kind, hour: { professionalId: next.professionalId, day: next.date, time } } satisfies Wished
              }
              aria-label={`Reservar el ${day} a las ${time}`}
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
  // As the booking page begins: with the next day on which the clinic works, and not with what is left of today.
  const from: Day = nextWorkday(today ?? '2000-01-01');
  const soon = useFirstFree(professionalId, from, soonDays, today !== undefined);
  const later = useFirstFree(professionalId, addDays(from, soonDays), laterDays, soon === null);
  const found = soon ?? later;
  return found && professionalId !== undefined ? { ...found, professionalId } : undefined;
}

/** @returns null where nothing is free on these days, undefined where that is not known */
function useFirstFree(professionalId: number | undefined, from: Day, days: number, isWanted: boolean) {
  const { data } = useQuery({
    ...availabilityQuery({
      professionalId: String(professionalId),
      type: kind,
      from,
      to: addDays(from, days - 1),
    }),
    enabled: isWanted && professionalId !== undefined,
  });
  if (data === undefined) return undefined;
  const free = data.days.map(({ date, slots }) => ({ date, slots: slots.filter((slot) => slot.free) }));
  return free.find(({ slots }) => slots.length > 0) ?? null;
}
