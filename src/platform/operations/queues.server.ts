import type { PgBoss } from 'pg-boss';

/** A queue as a job asks for it. */
export type WantedQueue = { name: string; retryLimit: number };

/** A job that a killed process left half done is begun anew after this long. None of ours takes a tenth of it. */
const expireInSeconds = 120;

/** pg-boss's names for how a queue's jobs are retried; the delay in seconds, doubling. */
const settingsOf = ({ retryLimit }: WantedQueue) => ({
  retryLimit,
  retryBackoff: true,
  retryDelay: 2,
  expireInSeconds,
});

/**
 * Makes the queues that are missing, and gives those that an older version has made the settings of today. Whatever is as it should be is
 * left alone: to make a queue takes a lock that every process of the clinic waits for.
 * @param boss started
 */
export async function prepareQueues(boss: PgBoss, wanted: readonly WantedQueue[]): Promise<void> {
  const before = await queuesOf(boss);
  const missing = wanted.filter(({ name }) => !before.has(name));
  for (const queue of missing) await boss.createQueue(queue.name, settingsOf(queue));
  // A process of another version may have made one meanwhile.
  const there = missing.length === 0 ? before : await queuesOf(boss);
  for (const queue of wanted) {
    const settings = settingsOf(queue);
    if (!hasSettings(there.get(queue.name), settings)) await boss.updateQueue(queue.name, settings);
  }
}

const queuesOf = async (boss: PgBoss) =>
  new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));

/**
 * Has jobs started by the clock, once for all instances, where they say when (`cron`: five fields, UTC).
 * @param boss started, with the queues of all these jobs
 */
export async function prepareClock(
  boss: PgBoss,
  wanted: readonly { job: { name: string }; cron?: string }[],
): Promise<void> {
  const there = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { job, cron } of wanted)
    if (cron !== undefined && there.get(job.name) !== cron) await boss.schedule(job.name, cron);
}

const hasSettings = (queue: object = {}, settings: object) =>
  // Cast: an object whose fields are asked for by name.
  Object.entries(settings).every(([name, value]) => (queue as Record<string, unknown>)[name] === value);
