import { mkdirSync, writeFileSync } from 'node:fs';
import { isMet, type Row, table } from './report.ts';

/** `npm run bench -- <name>`: measures, prints, writes bench/results/<name>.json, and fails where a goal is missed. */
const benches: Record<string, () => Promise<Row[]>> = {
  booking: async () => (await import('./booking.ts')).booking(),
  race: async () => (await import('./race.ts')).race(),
  pages: async () => (await import('./pages.ts')).pages(),
  staff: async () => (await import('./staff/panel.ts')).staff(),
  chat: async () => (await import('./chat.ts')).chat(),
  feel: async () => (await import('./feel.ts')).feel(),
  web: async () => (await import('./web.ts')).web(),
};

const name = process.argv[2] ?? '';
const bench = benches[name];
if (bench === undefined) {
  console.error(`npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exit(2);
}
const rows = await bench();
console.log(table(rows));
const results = new URL('./results/', import.meta.url);
mkdirSync(results, { recursive: true });
writeFileSync(
  new URL(`${name}.json`, results),
  `${JSON.stringify({ measuredAt: new Date().toISOString(), rows }, null, 2)}\n`,
);
process.exit(rows.every(isMet) ? 0 : 1);
