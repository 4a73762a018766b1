import { clinic } from '#config';
import { HoursFront } from '#design/drawings/hours-front.tsx';
import { formatTime } from '#platform/time/dates.ts';

/** House front with the clinic's hours as windows, the appointment's lit; none without `startsAt` (ISO). */
export function AppointmentFront({ startsAt }: { startsAt: string | undefined }) {
  return <HoursFront hours={clinic.slots} chosen={startsAt && formatTime(startsAt)} />;
}
