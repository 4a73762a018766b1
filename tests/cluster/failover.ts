import { setTimeout as delay } from 'node:timers/promises';
import { isResponding, type Server } from './postgres.ts';

/**
 * Polling interval in ms; failover starts after `answers` missed responses. A dead server refuses at once; a
 * busy one gets seconds per response (`answers`), otherwise a loaded machine would look like a failed one.
 */
const checkIntervalMs = 300;
const maxMissedChecks = 3;

/** A primary and a replica: which server is which, and how their roles change. */
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
    /** End of the last promotion, in `performance.now()` time. */
    promotedAt: () => promotedAt,
    /**
     * Attaches the other server as a new copy; commits are then acknowledged only when they are on its disk.
     */
    async attach(): Promise<void> {
      await other().copyOf(primary);
      await other().start();
      while ((await stateOfReplica())?.state !== 'streaming') await delay(100);
      await primary.waitFor(other().name);
      while ((await stateOfReplica())?.sync !== 'sync') await delay(50);
      isSynchronous = true;
    },
    /**
     * Stops waiting for an unreachable replica, which would block commits forever; one server's
     * acknowledgement is enough.
     */
    async goOnAlone(): Promise<void> {
      isSynchronous = false;
      await primary.waitFor('');
    },
    async failOver(): Promise<void> {
      const former = primary;
      const next = other();
      // A primary that only seems dead would keep writing next to the new one.
      await former.kill();
      // An asynchronous replica may lack acknowledged commits.
      if (!isSynchronous) throw new Error(`${next.name} was not waited for: it is not promoted`);
      isSynchronous = false;
      await next.ask('select pg_promote(true, 30)');
      primary = next;
      promotedAt = performance.now();
    },
  };
}

/**
 * Does for two servers what Patroni or a managed PostgreSQL does: detects a dead primary, makes sure that it
 * is down, and promotes the replica. A dead replica is not waited for until it is attached again.
 */
export function watchPair(servers: readonly [Server, Server]) {
  const { failOver, goOnAlone, isSynchronous, ...pair } = createPair(servers);
  const stopping = new AbortController();
  let watching: Promise<void> | undefined;

  async function look(missed: { primary: number; replica: number }): Promise<void> {
    const [isPrimaryThere, isReplicaThere] = await Promise.all([
      isResponding(pair.primary().urlOf()),
      isResponding(pair.replica().urlOf()),
    ]);
    missed.primary = isPrimaryThere ? 0 : missed.primary + 1;
    missed.replica = isReplicaThere ? 0 : missed.replica + 1;
    if (missed.primary >= maxMissedChecks) {
      await failOver();
      missed.primary = 0;
    } else if (isPrimaryThere && isSynchronous() && missed.replica >= maxMissedChecks) {
      await goOnAlone();
    }
  }
  async function watch(): Promise<void> {
    for (const missed = { primary: 0, replica: 0 }; !stopping.signal.aborted; ) {
      await look(missed);
      await delay(checkIntervalMs);
    }
  }

  return {
    ...pair,
    begin() {
      watching = watch();
      watching.catch(() => {});
    },
    /** @throws the error the watch ended with */
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
