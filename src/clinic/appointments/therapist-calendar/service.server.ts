import type { Actor } from '#clinic/audit/contract.ts';
import { type Letter, queueMessage } from '#clinic/notifications/service.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type AgendaRow, findRow, listBetween } from '../agenda/queries.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import type { AppointmentView } from '../queries.server.ts';
import { type BriefedAppointment, type Change, changeLetter, dayLetter } from './letters.server.ts';
import { claimDay, findReaders } from './queries.server.ts';
import { initialsOf, isSoon } from './rules.ts';

type Reader = Awaited<ReturnType<typeof findReaders>>[number];

/** Time in Madrid from which the next day's list is sent. */
const dayListTime = '19:00';

/**
 * Every 15 minutes from then on. The cron runs in UTC, one or two hours behind Madrid; later runs send what
 * an outage delayed.
 */
export const dayListCron = `*/15 ${Number.parseInt(dayListTime, 10) - 2}-21 * * *`;

const toBriefed = ({ appointment, name, guardianName }: AgendaRow): BriefedAppointment => ({
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  initials: initialsOf(name ?? guardianName),
});

/**
 * Queues in the transaction of the event.
 * @param expiresAt when the message becomes pointless
 */
const queueNotice = (
  tx: Database,
  { userId, email, language }: Reader,
  { kind, expiresAt }: { kind: string; expiresAt: Date },
  compose: () => Letter,
  now: Date,
) =>
  email === null
    ? Promise.resolve(false)
    : queueMessage(
        tx,
        { channel: 'email', recipient: email, userId, language },
        () => ({ cause: 'verified', kind, expiresAt, ...compose() }),
        now,
      );

/**
 * Sends tomorrow's list once to every professional with an appointment, also with concurrent callers, and
 * late after an outage, until midnight.
 */
export async function sendDayLists({
  db,
  clock,
  publicUrl,
}: Pick<AppointmentsDeps, 'db' | 'clock' | 'publicUrl'>): Promise<void> {
  const now = clock.now();
  const { day: today, time } = wallTimeOf(now);
  if (time < dayListTime) return;
  const day = addDays(today, 1);
  const startsAt = instantOf(day, '00:00');
  const endsAt = instantOf(addDays(day, 1), '00:00');
  const rows = await listBetween(db, { startsAt, endsAt }, now);
  for (const reader of await findReaders(db)) {
    const own = rows.filter(
      ({ appointment }) =>
        appointment.professionalId === reader.professionalId && appointment.status === 'confirmed',
    );
    if (own.length === 0) continue;
    await inTransaction(db, async (tx) => {
      if (!(await claimDay(tx, reader.professionalId, day, now))) return;
      const compose = () => dayLetter(startsAt, own.map(toBriefed), publicUrl);
      await queueNotice(tx, reader, { kind: 'appointment.day-list', expiresAt: endsAt }, compose, now);
    });
  }
}

/**
 * Notifies the professional of a change within the next two days, in the transaction of the change, unless
 * they made it.
 * @param event view: after the change; before: its former professional is told that it is gone
 */
export async function notifyProfessional(
  tx: Database,
  { publicUrl }: Pick<AppointmentsDeps, 'publicUrl'>,
  event: { change: Change; view: AppointmentView; before?: AppointmentView; actor: Actor | null },
  now: Date,
): Promise<void> {
  const { change, view, before = view, actor } = event;
  if (!isSoon(view.startsAt, now) && !isSoon(before.startsAt, now)) return;
  const hasGone = before.professionalId !== view.professionalId;
  const readers = (await findReaders(tx)).filter(
    ({ userId }) => actor?.kind !== 'person' || actor.userId !== userId,
  );
  const concerned = readers.filter(({ professionalId }) =>
    [view.professionalId, before.professionalId].includes(professionalId),
  );
  const row = concerned.length === 0 ? undefined : await findRow(tx, view.id, now);
  if (row === undefined) return;
  for (const reader of concerned) {
    const isFormer = hasGone && reader.professionalId === before.professionalId;
    const ownChange = hasGone ? 'booked' : change;
    const news = isFormer ? 'cancelled' : ownChange;
    const compose = () => changeLetter(news, toBriefed(row), before.startsAt, publicUrl);
    const expiresAt = new Date(Math.max(view.startsAt.getTime(), before.startsAt.getTime()));
    await queueNotice(tx, reader, { kind: 'appointment.change', expiresAt }, compose, now);
  }
}
