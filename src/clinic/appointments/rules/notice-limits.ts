/**
 * Limits of notice and reminders, and the check of a clinic's configuration against them. Imports nothing: `clinic.ts` runs the
 * check while the configuration is being read.
 */

/** Smallest and largest notice of a cancellation, in hours. The database limits the largest, too (`appointments_cancellation_hours`). */
export const noticeHours = { least: 2, most: 720 };

/**
 * Minutes during which a reminder is no longer sent: before the free cancellation ends for `free_change`, before the start for
 * the others.
 */
export const silentMinutes = { free_change: 180, attendance: 30, room: 5 };

type Configured = {
  cancellationHours: number;
  bookableDaysAhead: number;
  reminders: readonly {
    kind: keyof typeof silentMinutes;
    hoursBefore: number;
    channels: readonly string[];
  }[];
};

type Reminder = Configured['reminders'][number];

/** Days ahead that bookings need, so that one with this notice can ever be cancelled free of charge. */
export const leastDaysAhead = (cancellationHours: number): number => Math.floor(cancellationHours / 24) + 1;

/** Hours before the start that `hoursBefore` of a reminder has to exceed; otherwise it is never sent. */
export const latestHoursBefore = ({ kind }: Pick<Reminder, 'kind'>, cancellationHours: number): number =>
  silentMinutes[kind] / 60 + (kind === 'free_change' ? cancellationHours : 0);

/** Combinations of settings that cannot work, one sentence each; empty if there are none. */
export function noticeProblems({ cancellationHours, bookableDaysAhead, reminders }: Configured): string[] {
  const { least, most } = noticeHours;
  if (!Number.isInteger(cancellationHours) || cancellationHours < least || cancellationHours > most)
    return [
      `clinic.cancellationHours is ${cancellationHours}: it must be a whole number of hours from ${least} to ${most}`,
    ];
  const problems: string[] = [];
  if (bookableDaysAhead < leastDaysAhead(cancellationHours))
    problems.push(
      `clinic.cancellationHours is ${cancellationHours}: with clinic.bookableDaysAhead ${bookableDaysAhead} no booking could ever be cancelled free of charge`,
    );
  for (const [index, reminder] of reminders.entries()) {
    const { kind, hoursBefore, channels } = reminder;
    const name = `clinic.reminders.${index} (${kind})`;
    const limit = latestHoursBefore(reminder, cancellationHours);
    const why =
      kind === 'free_change'
        ? `, because clinic.cancellationHours is ${cancellationHours} and the reminder needs time before free cancellation ends`
        : '';
    if (!(hoursBefore > limit))
      problems.push(
        `${name} has hoursBefore ${hoursBefore}: it must be more than ${Number(limit.toFixed(2))}${why}, or it would never be sent`,
      );
    if (channels.length === 0) problems.push(`${name} has no channels, so it would never be sent`);
  }
  return problems;
}
