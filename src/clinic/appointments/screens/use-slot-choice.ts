import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Kind } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { availabilityQuery } from '../api.ts';
import type { Slot } from '../contract.ts';
import { changeSentence, settle, type Wish } from './free-slots.ts';
import {
  addDays,
  type Day,
  isWeekend,
  lastDayOf,
  type Month,
  monthOf,
  nextMonth,
  nextWorkday,
} from './madrid-days.ts';
import { useToday } from './use-now.ts';

type Whom = { professionalId: number | undefined; type: Kind };

/** The slots of a month from today on, as the professional has them now. */
function useMonthSlots({ professionalId, type }: Whom, today: Day | undefined, month: Month) {
  const query = {
    professionalId: String(professionalId),
    type,
    from: today === undefined || monthOf(today) < month ? `${month}-01` : today,
    to: lastDayOf(month),
  };
  return useQuery({
    ...availabilityQuery(query),
    enabled: today !== undefined && professionalId !== undefined,
    // Another kind of consultation rarely changes the hours: they stay in view until the answer is here.
    placeholderData: (days, former) => {
      const asked = former?.queryKey[1] as typeof query | undefined;
      return asked?.professionalId === query.professionalId && asked.to === query.to ? days : undefined;
    },
  });
}

/**
 * Choosing a day and a time of one professional. Begins at the next working day and moves on, month by month, to the
 * first free slot; keeps to what the person wished for and says so where that is not free.
 */
export function useSlotChoice(whom: Whom, firstWish: Wish = {}) {
  const today = useToday();
  const [wish, setWish] = useState<Wish>(firstWish);
  const [turned, setTurned] = useState<Month>();
  const [searched, setSearched] = useState<{ professionalId: number | undefined; month: Month }>();

  const from = today === undefined ? '2000-01-01' : laterOf(wish.day ?? nextWorkday(today), today);
  const lastDay = addDays(today ?? from, clinic.bookableDaysAhead);
  const reached = searched?.professionalId === whom.professionalId ? (searched?.month ?? '') : '';
  const month = reached > monthOf(from) ? reached : monthOf(from);
  const slots = useMonthSlots(whom, today, month);
  const shownMonth = turned ?? month;
  const shown = useMonthSlots(whom, today, shownMonth);

  const chosen =
    slots.data && settle(slots.data.days, { ...wish, day: wish.nearest ? (wish.day ?? from) : from });
  const nothingHere = slots.isSuccess && !slots.isPlaceholderData && chosen === undefined;
  const isLastMonth = month >= monthOf(lastDay);
  useEffect(() => {
    if (nothingHere && !isLastMonth)
      setSearched({ professionalId: whom.professionalId, month: nextMonth(month) });
  }, [nothingHere, isLastMonth, month, whom.professionalId]);

  const wishFor = (next: Wish) => {
    setWish(next);
    setTurned(next.day === undefined ? undefined : monthOf(next.day));
    setSearched(undefined);
  };
  const day = chosen?.day ?? wish.day;
  return {
    today,
    lastDay,
    month: shownMonth,
    turnTo: setTurned,
    /** Past, weekend, or known to be without a free slot. A day that has not been asked about yet is not off. */
    isDayOff(candidate: Day): boolean {
      if (today === undefined || candidate < today || candidate > lastDay || isWeekend(candidate))
        return true;
      const known = [...(shown.data?.days ?? []), ...(slots.data?.days ?? [])].find(
        ({ date }) => date === candidate,
      );
      return known !== undefined && !known.slots.some((slot) => slot.free);
    },
    day,
    slot: chosen?.slot,
    slots: slots.data?.days.find(({ date }) => date === day)?.slots ?? noSlots,
    change: chosen && changeSentence(wish, chosen),
    isLoading: slots.isPending || (nothingHere && !isLastMonth),
    isTurning: shown.isPending,
    isExhausted: nothingHere && isLastMonth,
    isFailed: slots.isError || shown.isError,
    retry: () => Promise.all([slots.refetch(), shown.refetch()]),
    wishFor,
    chooseDay: (next: Day) => wishFor({ day: next, time: chosen?.slot.time ?? wish.time }),
    chooseTime: (time: string) => wishFor({ day, time }),
    /** Wishes for what is chosen now, before the professional changes. */
    keep: () => wishFor(chosen ? { day: chosen.day, time: chosen.slot.time } : wish),
  };
}
export type SlotChoice = ReturnType<typeof useSlotChoice>;

const noSlots: readonly Slot[] = [];
const laterOf = (one: Day, other: Day): Day => (one > other ? one : other);
