import { useQuery } from '@tanstack/react-query';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { isDay } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Agenda, AgendaAppointment } from '../../../agenda/contract.ts';
import { useClientNow } from '../../../screens/use-now.ts';
import { agendaQuery } from '../../api.ts';
import type { PlaceDraft } from './place-fields.tsx';
import { findPlaceProblem } from './place-problem.ts';

type Wanted = {
  place: PlaceDraft;
  type: AgendaAppointment['type'];
  patientId: number | undefined;
  /** The appointment that is moved. */
  moved?: AgendaAppointment;
};

/** Says before the form is sent that the agenda shows the chosen time as taken or past. */
export function usePlaceProblem(
  { place: { day, time, minutes, professionalId }, type, patientId, moved }: Wanted,
  professionals: Agenda['professionals'],
): string | undefined {
  const now = useClientNow();
  const startsAt = instantOf(day, time);
  // Ignores years in the middle of typing, such as 0002.
  const isTyped = isDay(day) && day.startsWith('20') && !Number.isNaN(startsAt.getTime());
  const { data: agenda } = useQuery({ ...agendaQuery(day, day), enabled: isTyped });
  const professional = professionals.find(({ id }) => id === professionalId);
  if (!isTyped || agenda === undefined || professional === undefined) return undefined;
  const travelMinutes = type === 'home' ? clinicSettings().homeVisits.travelMinutes : 0;
  const place = {
    travelBeforeMinutes: travelMinutes,
    travelAfterMinutes: travelMinutes,
    pauseMinutes: 0,
    ...moved,
    patientId,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
    day,
    professional,
  };
  return findPlaceProblem(agenda, place, now);
}
