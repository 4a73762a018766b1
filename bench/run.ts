import { benches } from './benches.ts';
import { isMet, table } from './report.ts';
import { writeResult } from './results.ts';
import { runAll } from './whole.ts';

/**
 * `npm run bench -- <name>`: measures, prints, writes bench/results/<name>.json, and fails where a goal is missed.
 * `npm run bench`: every bench, one after the other, each in a process of its own, and docs/performance.md of what they found.
 */
const name = process.argv[2];
if (name === undefined) process.exit((await runAll()) ? 0 : 1);

const bench = benches[name];
if (bench === undefined) {
  console.error(`npm run bench, or npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exit(2);
}
// Told to end (it has taken too long): what it has started is told likewise, and ends cleanly meanwhile.
process.once('SIGTERM', () => setTimeout(() => process.exit(1), 10_000));
const rows = await bench.measure();
console.log(table(rows));
writeResult(name, rows);
process.exit(rows.every(isMet) ? 0 : 1);
