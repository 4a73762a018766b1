import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { configuredContact } from '#clinic/organization/terms.ts';
import { readSources } from './support/words/source.ts';

const heldFields = Object.keys(configuredContact);

/** Fields of `clinic` read while the module loads, outside every function. */
function readsAtLoad(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, object, property, body } = node as Record<string, { type?: string; name?: string }>;
    if (String(type).includes('Function') && body !== undefined) return;
    if (object?.name === 'clinic' && heldFields.includes(property?.name ?? ''))
      found.push(`${path}: clinic.${property?.name}`);
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(parseSync(path, text).program);
  return found;
}

test('no module reads editable clinic fields while it loads', () => {
  const readers = readSources('src/**/*.{ts,tsx}').filter(
    ({ path, text }) => !/\.test\.tsx?$/.test(path) && text.includes("'#config'"),
  );
  expect(readers.length).toBeGreaterThan(100);
  expect(readers.flatMap(({ path, text }) => readsAtLoad(path, text))).toEqual([]);
});

test('readsAtLoad finds a read at load', () => {
  const text = readFileSync(new URL('../src/clinic/contact/letters.server.ts', import.meta.url), 'utf8');
  expect(readsAtLoad('a.ts', text)).toEqual([]);
  expect(readsAtLoad('a.ts', `${text}\nconst sentence = \`\${clinic.phone}\`;`)).toEqual([
    'a.ts: clinic.phone',
  ]);
});
