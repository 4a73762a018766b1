import { setTimeout as delay } from 'node:timers/promises';
import { answers, type Server } from './postgres.ts';

/**
 * Asked this often, and given up after so many answers that did not come. A server that is gone refuses at once; a busy one is
 * given seconds for each answer (`answers`), or a machine with other work to do would look like one that has failed.
 */
const lookEveryMs = 300;
const mostMissed = 3;

/** Two servers, of which one writes and the other follows: who is which, and how that is changed. */
function createPair(pair: readonly [Server, Server]) {
  let primary = pair[0];
  let isSynchronous = false;
  let promotedAt = 0;
  const other = () => (primary === pair[0] ? pair[1] : pair[0]);
  const stateOfReplica = async (): Promise<{ state: string; sync: string } | undefined> => {
    const statement = 'select state, sync_state as sync from pg_stat_replication where application_name = $1';
    return (await primary.ask<{ state: string; sync: string }>(statement, [other().name]))[0];
  };

  return {
    primary: () => primary,
    replica: other,
    isSynchronous: () => isSynchronous,
    /** When the last promotion was over, by `performance.now()`. */
    promotedAt: () => promotedAt,
    /** Attaches the other one as a new copy; from then on nothing is acknowledged that it has not on its disk. */
    async attach(): Promise<void> {
      await other().copyOf(primary);
      await other().start();
      while ((await stateOfReplica())?.state !== 'streaming') await delay(100);
      await primary.waitFor(other().name);
      while ((await stateOfReplica())?.sync !== 'sync') await delay(50);
      isSynchronous = true;
    },
    /** One that is away would be waited for for ever; from here on what one server has is acknowledged. */
    async goOnAlone(): Promise<void> {
      isSynchronous = false;
      await primary.waitFor('');
    },
    async failOver(): Promise<void> {
      const former = primary;
      const next = other();
      // One that only seems to be gone would go on writing beside the new one.
      await former.kill();
      // What a replica lacks that nobody waited for was acknowledged, perhaps.
      if (!isSynchronous) throw new Error(`${next.name} was not waited for: it is not promoted`);
      isSynchronous = false;
      await next.ask('select pg_promote(true, 30)');
      primary = next;
      promotedAt = performance.now();
    },
  };
}

/**
 * What Patroni or a managed PostgreSQL does for two servers: sees that the primary is gone, makes sure that it is, and promotes
 * the replica. A replica that is gone is waited for no longer, until it is attached again.
 */
export function watchPair(servers: readonly [Server, Server]) {
  const { failOver, goOnAlone, isSynchronous, ...pair } = createPair(servers);
  const stopping = new AbortController();
  let watching: Promise<void> | undefined;

  async function look(missed: { primary: number; replica: number }): Promise<void> {
    const [isPrimaryThere, isReplicaThere] = await Promise.all([
      answers(pair.primary().urlOf()),
      answers(pair.replica().urlOf()),
    ]);
    missed.primary = isPrimaryThere ? 0 : missed.primary + 1;
    missed.replica = isReplicaThere ? 0 : missed.replica + 1;
    if (missed.primary >= mostMissed) {
      await failOver();
      missed.primary = 0;
    } else if (isPrimaryThere && isSynchronous() && missed.replica >= mostMissed) {
      await goOnAlone();
    }
  }
  async function watch(): Promise<void> {
    for (const missed = { primary: 0, replica: 0 }; !stopping.signal.aborted; ) {
      await look(missed);
      await delay(lookEveryMs);
    }
  }

  return {
    ...pair,
    begin() {
      watching = watch();
      watching.catch(() => {});
    },
    /** @throws what the watch has met */
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
