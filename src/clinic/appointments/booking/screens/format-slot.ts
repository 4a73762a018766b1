import type { Slot } from '#clinic/appointments/contract.ts';
import { formatDateOfYear } from '#platform/time/dates.ts';
import { formatNearDate, formatNearWord } from '#platform/time/near-days.ts';

/** 'Lunes, 7 de diciembre, 09:00', or 'Mañana, martes 24, 09:00'. */
export function formatSlot({ startsAt, time }: Slot, now: Date | undefined): string {
  const day = formatNearWord(startsAt, now)
    ? formatNearDate(startsAt, now)
    : formatDateOfYear(new Date(startsAt));
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${time}`;
}
