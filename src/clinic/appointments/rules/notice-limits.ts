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

/** Combinations of settings that cannot work, one sentence each; empty if there are none. */
export function noticeProblems({ cancellationHours, bookableDaysAhead, reminders }: Configured): string[] {
  const { least, most } = noticeHours;
  if (!Number.isInteger(cancellationHours) || cancellationHours < least || cancellationHours > most)
    return [
      `clinic.cancellationHours is ${cancellationHours}: it must be a whole number of hours from ${least} to ${most}`,
    ];
  const problems: string[] = [];
  if (cancellationHours >= bookableDaysAhead * 24)
    problems.push(
      `clinic.cancellationHours is ${cancellationHours}: with clinic.bookableDaysAhead ${bookableDaysAhead} no booking could ever be cancelled free of charge`,
    );
  for (const [index, { kind, hoursBefore, channels }] of reminders.entries()) {
    const name = `clinic.reminders.${index} (${kind})`;
    const isBeforeDeadline = kind === 'free_change';
    const limit = silentMinutes[kind] / 60 + (isBeforeDeadline ? cancellationHours : 0);
    if (!(hoursBefore > limit))
      problems.push(
        `${name} has hoursBefore ${hoursBefore}: it must be more than ${Number(limit.toFixed(2))}${isBeforeDeadline ? `, because clinic.cancellationHours is ${cancellationHours} and the reminder needs time before free cancellation ends` : ''}, or it would never be sent`,
      );
    if (channels.length === 0) problems.push(`${name} has no channels, so it would never be sent`);
  }
  return problems;
}
