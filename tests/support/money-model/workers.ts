import { runJob } from '#tests/support/jobs.ts';
import type { CommandTo } from './commands.ts';
import type { RunState } from './run-state.ts';
import { decidePending, deliverNotices } from './wallet.ts';

type Queued = { name: string; data: object };

/** Takes due jobs off the queue: those queued for at once, and those due by the model's clock. */
const takeDueJobs = async ({ house }: RunState): Promise<Queued[]> =>
  (
    await house.owner.query(
      `delete from pgboss.job
       where name in ('payments.look-at-order', 'payments.return-money', 'payments.send-receipt', 'appointments.expire-hold')
         and (start_after <= $1 or start_after <= created_on)
       returning name, data`,
      [house.clock.now()],
    )
  ).rows;

const handle = ({ house }: RunState, at: 0 | 1, { name, data }: Queued) =>
  runJob(house.instances[at], name, data);

/**
 * A worker of an instance: runs due jobs once, runs them on both instances at once, or is killed before it
 * begins (`lost`).
 */
export async function runWorker(
  course: RunState,
  { at, fate }: Omit<CommandTo<'work'>, 'do'>,
): Promise<void> {
  const jobs = await takeDueJobs(course);
  if (fate === 'lost') {
    course.hasLostJobs ||= jobs.length > 0;
    return;
  }
  const homes = fate === 'twice' ? ([0, 1] as const) : [at];
  await Promise.all(homes.flatMap((home) => jobs.map((job) => handle(course, home, job))));
}

export const resumeAt = async (course: RunState, at: 0 | 1) =>
  handle(course, at, { name: 'payments.take-up', data: {} });

/** From seconds to more than the longest hold, since workers may run late. */
const pausesMinutes = [0, 0.5, 0.5, 5, 60, 480, 480, 1500];

/** The wallet recovers and decides everything, then time passes until nothing more can happen. */
export async function settleAll(course: RunState, ending: 'yes' | 'no'): Promise<void> {
  const { house } = course;
  await house.owner.query("delete from demo.wallet_faults where call <> 'notice'");
  for (const order of course.orders) await decidePending(course, 0, order, ending === 'yes');
  await deliverLostNotices(course);
  for (const minutes of pausesMinutes) {
    await house.wait(minutes);
    await runWorker(course, { at: 0, fate: 'once' });
    if (course.hasLostJobs) await resumeAt(course, 1);
  }
}

/**
 * Lost webhooks stay lost, except where the server has no other source: orders nobody reported, and refunds
 * made by hand.
 */
async function deliverLostNotices(course: RunState): Promise<void> {
  const { rows } = await course.house.owner.query('select distinct order_id from wallet_orders');
  const known = new Set(rows.map((row) => row.order_id));
  const isNeeded = ({ id }: { id: string }) => !known.has(id) || course.returnedByHand.size > 0;
  for (const order of course.orders.filter(isNeeded))
    await deliverNotices(course, { at: 0, order, backwards: false, times: 1 });
}
