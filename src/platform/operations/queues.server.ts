import type { PgBoss } from 'pg-boss';

export type WantedQueue = { name: string; retryLimit: number };

/** Jobs of a killed process are restarted after this time; none of ours takes a tenth of it. */
const expireInSeconds = 120;

const settingsOf = ({ retryLimit }: WantedQueue) => ({
  retryLimit,
  retryBackoff: true,
  retryDelay: 2,
  expireInSeconds,
});

/**
 * Creates missing queues and updates the settings of existing ones. Correct ones are left alone, because creating a
 * queue takes a lock that blocks all processes.
 * @param boss started
 */
export async function prepareQueues(boss: PgBoss, wanted: readonly WantedQueue[]): Promise<void> {
  const before = await queuesOf(boss);
  const missing = wanted.filter(({ name }) => !before.has(name));
  for (const queue of missing) await boss.createQueue(queue.name, settingsOf(queue));
  // A process of another release may have created one meanwhile.
  const there = missing.length === 0 ? before : await queuesOf(boss);
  for (const queue of wanted) {
    const settings = settingsOf(queue);
    if (!hasSettings(there.get(queue.name), settings)) await boss.updateQueue(queue.name, settings);
  }
}

const queuesOf = async (boss: PgBoss) =>
  new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));

/**
 * Schedules jobs with `cron` (five fields, UTC), once for all instances.
 * @param boss started, with the queues of these jobs
 */
export async function prepareSchedules(
  boss: PgBoss,
  wanted: readonly { job: { name: string }; cron?: string }[],
): Promise<void> {
  const there = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { job, cron } of wanted)
    if (cron !== undefined && there.get(job.name) !== cron) await boss.schedule(job.name, cron);
}

const hasSettings = (queue: object = {}, settings: object) =>
  // Cast: accesses fields by name.
  Object.entries(settings).every(([name, value]) => (queue as Record<string, unknown>)[name] === value);
