import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { behindBouncer } from './bouncer.ts';
import { type House, openHouse } from './cluster.ts';
import { type Kill, killPrimary } from './kills.ts';
import { killReplica, shareOfReads, staleReplica } from './replica.ts';
import { lineOf, machine, tableOfKills } from './report.ts';
import { runSuites } from './suites.ts';
import { assertMigrated, nextRelease, underLoad } from './upgrade.ts';
import { type Book, openBook } from './visitors.ts';

/**
 * `npm run cluster`: simulates two machines on loopback: PostgreSQL with a synchronous replica, HAProxy, two
 * web processes and two workers; then injects failures. All child processes end with it.
 * Example: `npm run cluster -- --kills 10 --seconds 60 --only kills,load`
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
const bounded = (given: string, most: number) => Math.min(most, Math.max(1, Math.floor(Number(given)) || 1));
const say = (words: string) => console.log(words);
const wrong: string[] = [];

const steps: Record<string, (house: House, from: Book) => Promise<void>> = {
  async suites(house) {
    wrong.push(...(await runSuites(house)));
  },
  async load(house, from) {
    const found = await underLoad(house, from, () => delay(bounded(values.seconds, 600) * 1_000));
    report('mixed load', found);
  },
  async restart(house, from) {
    report('rolling restart', await underLoad(house, from, () => house.restart()));
  },
  async upgrade(house, from) {
    const folder = nextRelease(house.parent);
    const found = await underLoad(house, from, async () => {
      await house.restart(folder);
      await assertMigrated(house);
    });
    report('rolling upgrade with a migration', found);
  },
  async replica(house, from) {
    say(await shareOfReads(house));
    for (const happen of [staleReplica, killReplica]) {
      const found = await happen(house, from);
      wrong.push(...found.wrong);
      say(found.line);
    }
  },
  async bouncer(house, from) {
    const found = await behindBouncer(house, from);
    wrong.push(...found.wrong);
    say(found.table);
  },
  async kills(house, from) {
    const kills: Kill[] = [];
    for (let round = 1; round <= bounded(values.kills, 50); round++) {
      const kill = await killPrimary(house, from);
      wrong.push(...kill.wrong.map((words) => `kill ${round}: ${words}`));
      say(
        `kill ${round}: written again after ${Math.round(kill.times.writes)} ms, ${kill.wrong.length} wrong`,
      );
      kills.push(kill);
    }
    say(tableOfKills(kills));
  },
};

function report(what: string, found: Parameters<typeof lineOf>[1]): void {
  wrong.push(...found.wrong.map((words) => `${what}: ${words}`));
  say(lineOf(what, found));
}

function tellWrong(): void {
  for (const words of wrong.slice(0, 40)) console.error(words);
}

async function main(): Promise<void> {
  // Lower priority than other work on this machine.
  setPriority(10);
  const wanted = values.only.split(',');
  const unknown = wanted.filter((name) => !(name in steps));
  if (unknown.length > 0)
    throw new Error(`there is no ${unknown.join(', ')}: ${Object.keys(steps).join(', ')}`);
  const house = await openHouse();
  const stop = () =>
    void house.close().then(() => {
      tellWrong();
      process.exit(1);
    });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    const from = await openBook(house);
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
tellWrong();
if (wrong.length > 0) process.exitCode = 1;
