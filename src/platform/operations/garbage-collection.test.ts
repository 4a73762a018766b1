import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const module = pathToFileURL(`${import.meta.dirname}/garbage-collection.server.ts`).href;

/**
 * Runs in its own process: repeatedly creates objects that survive into the old generation and then die. Prints the
 * maximum heap in MB.
 */
const work = `
const kept = Array.from({ length: 300_000 }, (_, index) => ({ index, word: 'a' + index }));
let most = 0;
for (let round = 0; round < 8_000_000; round += 1) {
  kept[round % kept.length] = { index: round, word: 'b' + round };
  if (round % 100_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed / 1_048_576);
}
console.log(most);`;

function peakHeap(first: string): number {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-semi-space-size=8', '--input-type=module', '-e', `${first}${work}`],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return Number(stdout);
}

test('keeps garbage in the old generation below a multiple of the live objects', () => {
  const early = peakHeap(`import { collectEarly } from '${module}';\ncollectEarly();`);
  expect(early).toBeGreaterThan(20);
  expect(early).toBeLessThan(0.8 * peakHeap(''));
});
