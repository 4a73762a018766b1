import { formatTable, isMet } from './report.ts';
import { writeResult } from './whole/results.ts';
import { type Benches, runAll } from './whole/run-all.ts';

/** Every bench by name, in the order of the full run. */
const benches: Benches = {
  pages: {
    about: 'the front page of the complete product, 16 connections of `wrk`',
    minutes: 4,
    measure: async () => (await import('./pages.ts')).pages(),
  },
  booking: {
    about: 'bookings and monthly availability over HTTP, 16 connections; pgbench sends the same statements',
    minutes: 8,
    measure: async () => (await import('./booking/booking.ts')).booking(),
  },
  race: {
    about: '50 clients per slot, 20 slots a round, two instances',
    minutes: 5,
    measure: async () => (await import('./race.ts')).race(),
  },
  login: {
    about: 'passwords at full cost, and a page at the same time',
    minutes: 4,
    measure: async () => (await import('./login.ts')).login(),
  },
  instances: {
    about: 'two web processes on one PostgreSQL compared with one; load and database share the cores',
    minutes: 4,
    measure: async () => (await import('./instances.ts')).instances(),
  },
  start: {
    about: 'the second start with everything installed, and the memory of the process (without PostgreSQL)',
    minutes: 4,
    measure: async () => (await import('./start.ts')).start(),
  },
  chat: {
    about: 'five hundred open threads on one instance',
    minutes: 3,
    measure: async () => (await import('./chat.ts')).chat(),
  },
  video: {
    about: 'a video call of two Chromium pages with invented devices',
    minutes: 6,
    measure: async () => (await import('./video.ts')).video(),
  },
  staff: {
    about: 'the panel with 10,000 people and 50,000 appointments',
    rounds: 3,
    minutes: 5,
    measure: async () => (await import('./staff/panel.ts')).staff(),
  },
  web: {
    about: 'Lighthouse’s mobile preset; page weight; response time to a press',
    rounds: 1,
    minutes: 8,
    measure: async () => (await import('./browser/web.ts')).web(),
  },
  languages: {
    about: 'weight of the home and booking pages in every language',
    rounds: 1,
    minutes: 2,
    measure: async () => (await import('./browser/languages.ts')).languages(),
  },
  feel: {
    about: 'a CPU slowed four times: blocking time during hydration, and time from a press to the next frame',
    rounds: 1,
    minutes: 6,
    measure: async () => (await import('./browser/responsiveness.ts')).responsiveness(),
  },
  failover: {
    about: 'PostgreSQL with a replica behind HAProxy, four processes; the primary is killed under load',
    rounds: 3,
    minutes: 6,
    measure: async () => (await import('./failover.ts')).failover(),
  },
};

/**
 * `npm run bench -- <name>`: measures, prints, writes bench/results/<name>.json, and fails if a goal is
 * missed. `npm run bench`: runs every bench in its own process, one after the other, and writes
 * docs/performance.md.
 */
const name = process.argv[2];
if (name === undefined) process.exit((await runAll(benches)) ? 0 : 1);

const bench = benches[name];
if (bench === undefined) {
  console.error(`npm run bench, or npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exit(2);
}
// On SIGTERM (timeout) the child processes get the signal too; the delay lets them end cleanly.
process.once('SIGTERM', () => setTimeout(() => process.exit(1), 10_000));
const rows = await bench.measure();
console.log(formatTable(rows));
writeResult(name, rows);
process.exit(rows.every(isMet) ? 0 : 1);
