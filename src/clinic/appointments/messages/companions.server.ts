import type { Letter } from '#clinic/notifications/service.server.ts';
import { notifyPatient } from '#clinic/patients/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type CalendarDeps, calendarAttachment } from '../calendar.server.ts';
import { roomUrlOf } from '../presenter.server.ts';
import type { AppointmentView } from '../queries.server.ts';
import {
  companionCancelledLetter,
  companionMovedLetter,
  companionPlannedLetter,
} from './companion-letters.server.ts';

type CompanionEvent = { change: 'planned' | 'cancelled' } | { change: 'moved'; from: Date };

/**
 * Notifies the companion, if any, in the transaction of the change: of the time, never of payments. Only the desk
 * books for two, so no stranger can cause it.
 */
export async function notifyCompanion(
  tx: Database,
  deps: CalendarDeps,
  view: AppointmentView,
  event: CompanionEvent,
  now: Date,
): Promise<void> {
  if (view.companionId === null) return;
  const compose = () => ({
    kind: `appointment.${event.change}`,
    cause: 'booking' as const,
    attachments: [calendarAttachment(deps, { ...view, role: 'companion' }, now)],
    ...letterOf({ ...view, roomUrl: roomUrlOf(deps, view, now, 'companion') }, event),
  });
  await notifyPatient(tx, view.companionId, compose, now);
}

function letterOf(told: AppointmentView, event: CompanionEvent): Letter {
  if (event.change === 'moved') return companionMovedLetter(told, event.from);
  return event.change === 'planned' ? companionPlannedLetter(told) : companionCancelledLetter(told);
}
