import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Cluster, openCluster } from './cluster.ts';
import { type Kill, killPrimary } from './kills.ts';
import { testBehindPgBouncer } from './pgbouncer.ts';
import { killReplica, measureReadShare, testStaleReplica } from './replica.ts';
import { formatKills, lineOf, machine } from './report.ts';
import { runSuites } from './suites.ts';
import { assertMigrated, createNextRelease, testUnderLoad } from './upgrade.ts';
import { type BookingSource, prepareBookings } from './visitors.ts';

/**
 * `npm run cluster`: simulates two machines on loopback: PostgreSQL with a synchronous replica, HAProxy, two
 * web processes and two workers; then injects failures. All child processes end with it. Example: `npm run
 * cluster -- --kills 10 --seconds 60 --only kills,load`
 */
const { values } = parseArgs({
  options: {
    /** Number of primary kills; at most 50. */
    kills: { type: 'string', default: '3' },
    /** Duration of the mixed load in seconds; at most 600. */
    seconds: { type: 'string', default: '60' },
    only: { type: 'string', default: 'suites,load,replica,bouncer,restart,upgrade,kills' },
  },
});
const parseCount = (given: string, most: number) =>
  Math.min(most, Math.max(1, Math.floor(Number(given)) || 1));
const say = (words: string) => console.log(words);
const wrong: string[] = [];

const steps: Record<string, (openedCluster: Cluster, from: BookingSource) => Promise<void>> = {
  async suites(openedCluster) {
    wrong.push(...(await runSuites(openedCluster)));
  },
  async load(openedCluster, from) {
    const found = await testUnderLoad(openedCluster, from, () =>
      delay(parseCount(values.seconds, 600) * 1_000),
    );
    report('mixed load', found);
  },
  async restart(openedCluster, from) {
    report('rolling restart', await testUnderLoad(openedCluster, from, () => openedCluster.restart()));
  },
  async upgrade(openedCluster, from) {
    const folder = createNextRelease(openedCluster.parent);
    const found = await testUnderLoad(openedCluster, from, async () => {
      await openedCluster.restart(folder);
      await assertMigrated(openedCluster);
    });
    report('rolling upgrade with a migration', found);
  },
  async replica(openedCluster, from) {
    say(await measureReadShare(openedCluster));
    for (const happen of [testStaleReplica, killReplica]) {
      const found = await happen(openedCluster, from);
      wrong.push(...found.wrong);
      say(found.line);
    }
  },
  async bouncer(openedCluster, from) {
    const found = await testBehindPgBouncer(openedCluster, from);
    wrong.push(...found.wrong);
    say(found.table);
  },
  async kills(openedCluster, from) {
    const kills: Kill[] = [];
    for (let round = 1; round <= parseCount(values.kills, 50); round++) {
      const kill = await killPrimary(openedCluster, from);
      wrong.push(...kill.wrong.map((words) => `kill ${round}: ${words}`));
      say(
        `kill ${round}: written again after ${Math.round(kill.times.writes)} ms, ${kill.wrong.length} wrong`,
      );
      kills.push(kill);
    }
    say(formatKills(kills));
  },
};

function report(what: string, found: Parameters<typeof lineOf>[1]): void {
  wrong.push(...found.wrong.map((words) => `${what}: ${words}`));
  say(lineOf(what, found));
}

function printProblems(): void {
  for (const words of wrong.slice(0, 40)) console.error(words);
}

async function main(): Promise<void> {
  // Lower priority than other work on this machine.
  setPriority(10);
  const wanted = values.only.split(',');
  const unknown = wanted.filter((name) => !(name in steps));
  if (unknown.length > 0)
    throw new Error(`there is no ${unknown.join(', ')}: ${Object.keys(steps).join(', ')}`);
  const house = await openCluster();
  const stop = () =>
    void house.close().then(() => {
      printProblems();
      process.exit(1);
    });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    const from = await prepareBookings(house);
    say(`The cluster stands; ${machine()}.`);
    for (const name of wanted) await steps[name]?.(house, from);
    say(`${machine()}.`);
  } finally {
    await house.close();
  }
}

await main().catch((error: Error) => {
  wrong.push(error.stack ?? error.message);
});
printProblems();
if (wrong.length > 0) process.exitCode = 1;
