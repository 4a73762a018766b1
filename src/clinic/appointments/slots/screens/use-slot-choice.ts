import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Slot } from '#clinic/appointments/contract.ts';
import { isLate } from '#clinic/appointments/screens/rule-note.tsx';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import { availabilityQuery } from '#clinic/appointments/slots/api.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { addDays, type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import {
  type ChosenSlot,
  changeSentence,
  findRefundable,
  goneSentence,
  pickSlot,
  type SlotPreference,
} from './free-slots.ts';
import { isWorkday, lastDayOf, type Month, monthOf, nextMonth, nextWorkday } from './madrid-days.ts';

type SlotQuery = { professionalId: number | undefined; type: Kind; serviceId?: number | null | undefined };

function useMonthSlots(
  { professionalId, type, serviceId }: SlotQuery,
  today: Day | undefined,
  month: Month,
  isWanted = true,
) {
  const query = {
    professionalId: String(professionalId),
    type,
    ...(serviceId == null ? {} : { serviceId: String(serviceId) }),
    from: today === undefined || monthOf(today) < month ? `${month}-01` : today,
    to: lastDayOf(month),
  };
  return useQuery({
    ...availabilityQuery(query),
    enabled: isWanted && today !== undefined && professionalId !== undefined,
    // Another kind rarely changes the slots: they stay visible until the response arrives.
    placeholderData: (days, former) => {
      const asked = former?.queryKey[1];
      return asked?.professionalId === query.professionalId && asked.to === query.to ? days : undefined;
    },
  });
}

/** Searches month by month for the free slot that fits a wish, from its day or the next working day on. */
function useSlotSearch(whom: SlotQuery, today: Day | undefined, lastDay: Day, wish: SlotPreference) {
  const [searched, setSearched] = useState<{ professionalId: number | undefined; month: Month }>();
  const from = today === undefined ? '2000-01-01' : pickLater(wish.day ?? nextWorkday(today), today);
  const reached = searched?.professionalId === whom.professionalId ? (searched?.month ?? '') : '';
  const month = pickLater(reached, monthOf(from));
  const slots = useMonthSlots(whom, today, month);

  const day = wish.nearest ? (wish.day ?? from) : from;
  const chosen = slots.data && pickSlot(slots.data.days, { ...wish, day });
  const nothingHere = slots.isSuccess && !slots.isPlaceholderData && chosen === undefined;
  const isLastMonth = month >= monthOf(lastDay);
  useEffect(() => {
    if (nothingHere && !isLastMonth)
      setSearched({ professionalId: whom.professionalId, month: nextMonth(month) });
  }, [nothingHere, isLastMonth, month, whom.professionalId]);
  return {
    month,
    slots,
    chosen,
    isLoading: slots.isPending || (nothingHere && !isLastMonth),
    isExhausted: nothingHere && isLastMonth,
    restart: () => setSearched(undefined),
  };
}

/**
 * The first slot that can be cancelled for free, if the chosen one cannot. Searches the month of the chosen slot, then
 * the next month.
 */
function useRefundable(
  whom: SlotQuery,
  { today, now }: { today: Day | undefined; now: Date | undefined },
  { month, slots, chosen }: ReturnType<typeof useSlotSearch>,
): ChosenSlot | undefined {
  const isTooLate = chosen !== undefined && isLate(chosen.slot.startsAt, now);
  const here = isTooLate && now && slots.data ? findRefundable(slots.data.days, now) : undefined;
  const later = useMonthSlots(whom, today, nextMonth(month), isTooLate && here === undefined);
  if (!isTooLate || now === undefined) return undefined;
  return here ?? (later.data && findRefundable(later.data.days, now));
}

/**
 * State of choosing a day and time of one professional. Starts with the first free slot; keeps the user's
 * wish and reports when it is unavailable.
 * @param isProposing false: shows a day without preselecting an hour
 */
export function useSlotChoice(whom: SlotQuery, { isProposing = true } = {}) {
  const now = useNow();
  const today = now && wallTimeOf(now).day;
  const lastDay = addDays(today ?? '2000-01-01', clinicSettings().bookableDaysAhead);
  const [wish, setWish] = useState<SlotPreference>({});
  const [turned, setTurned] = useState<Month>();
  const search = useSlotSearch(whom, today, lastDay, wish);
  const { slots, chosen } = search;
  const refundable = useRefundable(whom, { today, now }, search);
  const isPressed = chosen !== undefined && wish.day === chosen.day && wish.time === chosen.slot.time;
  const month = turned ?? search.month;
  const shown = useMonthSlots(whom, today, month);

  const wishFor = (next: SlotPreference) => {
    setWish(next);
    setTurned(next.day === undefined ? undefined : monthOf(next.day));
    search.restart();
  };
  const ofMonth = shown.data?.days;
  const ofSearch = slots.data?.days;
  const isDayOff = useCallback(
    (candidate: Day): boolean => {
      if (today === undefined || candidate < today || candidate > lastDay) return true;
      const isIt = ({ date }: { date: Day }) => date === candidate;
      const known = ofMonth?.find(isIt) ?? ofSearch?.find(isIt);
      // An extra hour may open a Saturday.
      return known === undefined ? !isWorkday(candidate) : !known.slots.some((slot) => slot.free);
    },
    [today, lastDay, ofMonth, ofSearch],
  );
  const day = chosen?.day ?? wish.day;
  const keep = () => wishFor(chosen ? { day: chosen.day, time: chosen.slot.time } : wish);
  return {
    now,
    /** In Madrid. */
    today,
    lastDay,
    type: whom.type,
    month,
    turnTo: setTurned,
    /** Past, or without a free slot; for a day not loaded yet, whether it is a weekend. */
    isDayOff,
    day,
    slot: isProposing || isPressed ? chosen?.slot : undefined,
    /** The first slot that can be cancelled for free, if the chosen one no longer can. */
    refundable: isProposing ? refundable : undefined,
    slots: slots.data?.days.find(({ date }) => date === day)?.slots ?? noSlots,
    change: chosen && (isProposing ? changeSentence : goneSentence)(wish, chosen),
    isLoading: search.isLoading,
    isTurning: shown.isPending,
    isExhausted: search.isExhausted,
    // A failed refetch keeps the known slots; the booking is checked anyway.
    isFailed: slots.isLoadingError || shown.isLoadingError,
    retry: () => Promise.all([slots.refetch(), shown.refetch()]),
    wishFor,
    chooseDay: (next: Day) =>
      wishFor(isProposing ? { day: next, time: chosen?.slot.time ?? wish.time } : { day: next }),
    chooseTime: (time: string) => wishFor({ day, time }),
    keep,
    /** `keep` before the kind or professional changes, unless the user has wished for an hour. */
    keepWish: () => (wish.time === undefined ? keep() : search.restart()),
  };
}
export type SlotChoice = ReturnType<typeof useSlotChoice>;

const noSlots: readonly Slot[] = [];
const pickLater = (one: string, other: string): string => (one > other ? one : other);
