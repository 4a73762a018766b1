import { clinic } from '#config';
import { HoursFront } from '#design/drawings/hours-front.tsx';
import { formatTime } from '#platform/time/spanish-dates.ts';

/** The front of an appointment's house: the hours of the clinic's day, its own lit. Without `startsAt` (ISO) none is. */
export function AppointmentFront({ startsAt }: { startsAt: string | undefined }) {
  return <HoursFront hours={clinic.slots} chosen={startsAt && formatTime(startsAt)} />;
}
