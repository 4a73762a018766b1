import type { Actor } from '#clinic/audit/contract.ts';
import { type Letter, queueMessage } from '#clinic/notifications/service.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type AgendaRow, findRow, listBetween } from '../agenda/queries.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import type { AppointmentView } from '../queries.server.ts';
import { type BriefedHour, type Change, changeLetter, dayLetter } from './letters.server.ts';
import { claimDay, findReaders } from './queries.server.ts';
import { initialsOf, isSoon } from './rules.ts';

type Reader = Awaited<ReturnType<typeof findReaders>>[number];

/** From then on, in Madrid, the next day's list is written. */
const listTime = '19:00';

/** Every quarter of an hour from then on, in UTC, which is an hour or two behind Madrid; later looks write what an outage kept back. */
export const listCron = `*/15 ${Number.parseInt(listTime, 10) - 2}-21 * * *`;

const told = ({ appointment, name, guardianName }: AgendaRow): BriefedHour => ({
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  initials: initialsOf(name ?? guardianName),
});

/**
 * In the transaction of what it tells. The clinic's own people: their addresses are known, and no day's share keeps this back.
 * @param expiresAt after which it would tell nothing any more
 */
const write = (
  tx: Database,
  { userId, email }: Reader,
  kind: string,
  { expiresAt, ...letter }: Letter & { expiresAt: Date },
  now: Date,
) =>
  email === null
    ? Promise.resolve(false)
    : queueMessage(
        tx,
        { channel: 'email', recipient: email, userId, isProved: true, kind, expiresAt, ...letter },
        now,
      );

/**
 * Writes tomorrow's list to every professional who has any appointment then, once each, whoever else is doing the same. What
 * an outage has kept back is written late, until midnight.
 */
export async function briefAll({
  db,
  clock,
  publicUrl,
}: Pick<AppointmentsDeps, 'db' | 'clock' | 'publicUrl'>): Promise<void> {
  const now = clock.now();
  const { day: today, time } = wallTimeOf(now);
  if (time < listTime) return;
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
      const letter = dayLetter(startsAt, own.map(told), publicUrl);
      await write(tx, reader, 'appointment.day-list', { ...letter, expiresAt: endsAt }, now);
    });
  }
}

/**
 * Tells the professional of a change in the next two days, in the transaction of the change; whoever has made it knows.
 * @param view as it is now. @param before as it was: who had it then is told that it is gone
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
    const news = isFormer ? 'cancelled' : hasGone ? 'booked' : change;
    const letter = changeLetter(news, told(row), before.startsAt, publicUrl);
    const expiresAt = new Date(Math.max(view.startsAt.getTime(), before.startsAt.getTime()));
    await write(tx, reader, 'appointment.change', { ...letter, expiresAt }, now);
  }
}
