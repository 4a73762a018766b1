import { useQuery } from '@tanstack/react-query';
import type { Kind } from '#clinic/services/contract.ts';
import { addDays, type Day, isDay, type TimeOfDay, wallTimeOf } from '#platform/time/calendar-days.ts';
import { useClientNow } from '../../../screens/use-now.ts';
import { availabilityQuery } from '../../../slots/api.ts';
import { agendaQuery } from '../../api.ts';
import { freeTimes } from './free-times.ts';

/** How far to look for the next free hour, in days. */
const searchDays = 42;

export type ConsultationPlace = {
  day: Day;
  professionalId: number | undefined;
  type: Kind;
  serviceId?: number | null | undefined;
};

/**
 * Free hours of a day, undefined while loading. If today or a later day has none, also the professional's next free
 * hour for that kind or service from the public calendar.
 */
export function useFreeHours({ day, professionalId, type, serviceId }: ConsultationPlace): {
  times: TimeOfDay[] | undefined;
  next: { day: Day; time: TimeOfDay } | undefined;
} {
  const now = useClientNow();
  // Ignores years in the middle of typing, such as 0002.
  const isTyped = isDay(day) && day.startsWith('20');
  const agenda = useQuery({ ...agendaQuery(day, day), enabled: isTyped });
  const isKnown = isTyped && professionalId !== undefined && agenda.data && !agenda.isPlaceholderData;
  const times = isKnown ? freeTimes(agenda.data, { day, professionalId }, now) : undefined;
  const isFull = times?.length === 0 && day >= wallTimeOf(now).day;
  const later = useQuery({
    ...availabilityQuery({
      professionalId: String(professionalId ?? ''),
      type,
      ...(serviceId == null ? {} : { serviceId: String(serviceId) }),
      from: isTyped ? addDays(day, 1) : day,
      to: isTyped ? addDays(day, searchDays) : day,
    }),
    enabled: isFull,
  });
  return { times, next: isFull ? findFirstFree(later.data?.days ?? []) : undefined };
}

type DayOfSlots = { date: Day; slots: { time: TimeOfDay; free: boolean }[] };

function findFirstFree(days: readonly DayOfSlots[]): { day: Day; time: TimeOfDay } | undefined {
  for (const { date, slots } of days) {
    const slot = slots.find(({ free }) => free);
    if (slot) return { day: date, time: slot.time };
  }
  return undefined;
}
