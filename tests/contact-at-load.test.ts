import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { readSources } from './support/words/source.ts';

const readersOfChanges = ['clinicContact', 'clinicSettings', 'privateSettings'];

/** Number of calls of these functions while the module loads, outside every function. */
function countCallsAtLoad(path: string, text: string): number {
  let calls = 0;
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, callee, body } = node as Record<string, { type?: string; name?: string }>;
    if (String(type).includes('Function') && body !== undefined) return;
    if (readersOfChanges.includes(callee?.name ?? '')) calls += 1;
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseSync(path, text).program);
  return calls;
}

test('no module reads contact details or changeable settings while it loads', () => {
  const readers = readSources('{src,demo}/**/*.{ts,tsx}').filter(
    ({ path, text }) =>
      !/\.test\.tsx?$/.test(path) && readersOfChanges.some((name) => text.includes(`${name}()`)),
  );
  expect(readers.length).toBeGreaterThan(100);
  expect(readers.filter(({ path, text }) => countCallsAtLoad(path, text) > 0)).toEqual([]);
});

test('countCallsAtLoad counts calls outside functions only', () => {
  const text = 'export const phone = () => clinicContact().phone;';
  expect(countCallsAtLoad('a.ts', text)).toBe(0);
  expect(countCallsAtLoad('a.ts', `${text}\nconst sentence = clinicContact().phone;`)).toBe(1);
});
