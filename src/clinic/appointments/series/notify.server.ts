import type { Letter } from '#clinic/notifications/service.server.ts';
import { notifyPatient } from '#clinic/patients/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { calendarAttachmentOfAll } from '../presentation/calendar.server.ts';
import type { AppointmentView } from '../queries.server.ts';

/**
 * One letter for all, to the patient and to whoever comes along, in the transaction of what it tells; with one calendar
 * file. Nothing where nothing was done.
 * @param write the words, for the one or for the other
 */
export async function notifyOfAll(
  tx: Database,
  { host }: Pick<AppointmentsDeps, 'host'>,
  {
    kind,
    views,
    write,
  }: { kind: string; views: AppointmentView[]; write: (isForCompanion: boolean) => Letter },
  now: Date,
): Promise<void> {
  const [first] = views;
  if (first === undefined) return;
  const attachments = calendarAttachmentOfAll(views, host, now);
  await notifyPatient(tx, first.patientId, { kind, attachments, ...write(false) }, now);
  if (first.companionId !== null)
    await notifyPatient(tx, first.companionId, { kind, attachments, ...write(true) }, now);
}
