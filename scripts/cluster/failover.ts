import { setTimeout as delay } from 'node:timers/promises';
import { answers, type Server } from './postgres.ts';

/** Asked this often, and given up after so many answers that did not come. */
const [lookEveryMs, mostMissed] = [300, 3];

/**
 * What Patroni or a managed PostgreSQL does for two servers: sees that the primary is gone, makes sure that it is, and promotes
 * the replica. A replica that is gone is waited for no longer; one that is there again is waited for again.
 */
export function watchPair(pair: readonly [Server, Server]) {
  let primary = pair[0];
  let isSynchronous = false;
  let stopped = false;
  let promotedAt = 0;
  const other = () => (primary === pair[0] ? pair[1] : pair[0]);

  /** Attaches the other one as a replica whose disk is waited for. */
  async function attach(): Promise<void> {
    const replica = other();
    await replica.copyOf(primary);
    await replica.start();
    for (;;) {
      const [row] = await primary.ask<{ state: string }>(
        "select state from pg_stat_replication where application_name = $1 and state = 'streaming'",
        [replica.name],
      );
      if (row !== undefined) break;
      await delay(100);
    }
    await primary.waitFor(replica.name);
    for (;;) {
      const [row] = await primary.ask<{ sync: string }>('select sync_state as sync from pg_stat_replication');
      if (row?.sync === 'sync') break;
      await delay(50);
    }
    isSynchronous = true;
  }

  async function failOver(): Promise<void> {
    const [former, next] = [primary, other()];
    // One that only seems to be gone would go on writing beside the new one.
    await former.kill();
    // What a replica lacks that nobody waited for was acknowledged, perhaps.
    if (!isSynchronous) throw new Error(`${next.name} was not waited for: it is not promoted`);
    isSynchronous = false;
    await next.ask('select pg_promote(true, 30)');
    primary = next;
    promotedAt = performance.now();
  }

  /** A replica that is away would be waited for for ever; from here on nothing is acknowledged by two. */
  async function goOnAlone(): Promise<void> {
    isSynchronous = false;
    await primary.waitFor('');
  }

  async function watch(): Promise<void> {
    for (const missed = { primary: 0, replica: 0 }; !stopped; ) {
      const areThere = await Promise.all([primary, other()].map((one) => answers(one.urlOf())));
      missed.primary = areThere[0] ? 0 : missed.primary + 1;
      missed.replica = areThere[1] || !isSynchronous ? 0 : missed.replica + 1;
      if (missed.primary >= mostMissed && !stopped) {
        await failOver();
        missed.primary = 0;
      } else if (missed.replica >= mostMissed && areThere[0] && !stopped) {
        await goOnAlone();
      }
      await delay(lookEveryMs);
    }
  }
  let watching: Promise<void> = Promise.resolve();

  return {
    attach,
    begin() {
      watching = watch();
      watching.catch(() => {});
    },
    primary: () => primary,
    replica: other,
    /** When the last promotion was over, by `performance.now()`. */
    promotedAt: () => promotedAt,
    async stop() {
      stopped = true;
      await watching;
    },
  };
}
