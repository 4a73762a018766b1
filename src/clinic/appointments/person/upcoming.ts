import type { AgendaAppointment } from '../agenda/contract.ts';
import { isOutcome } from '../attendance/rules.ts';

/** Whether the appointment is still to come or in progress: not cancelled and without an outcome. */
export const isUpcoming = ({ status, endsAt, attendance }: AgendaAppointment, now: Date): boolean =>
  status !== 'cancelled' && now < new Date(endsAt) && !(attendance && isOutcome(attendance.status));
