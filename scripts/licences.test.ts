import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judge } from './licences/rules.mjs';

test('allows the redistribution of every shipped package and lists each one', () => {
  const list = execFileSync(process.execPath, [join(import.meta.dirname, 'licences.mjs')], {
    encoding: 'utf8',
  });
  expect(list).toMatch(/^fastify \S+: MIT$/m);
  expect(list).toMatch(/^date-holidays \S+: \(ISC AND CC-BY-3\.0\)$/m);
  expect(list).not.toMatch(/^vitest /m);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['(MIT AND LGPL-3.0-only)', false],
  ['SEE LICENSE IN LICENSE.md', false],
  [undefined, false],
])('reports whether %s may be redistributed: %s', (license, isAllowed) => {
  expect(judge({ name: 'some-package', license }, '').problem === undefined).toBe(isAllowed);
});

test('requires a credit for data whose licence asks for one', () => {
  const item = { name: 'date-holidays', license: '(ISC AND CC-BY-3.0)' };
  expect(judge(item, 'Public holidays: date-holidays').problem).toBeUndefined();
  expect(judge(item, '').problem).toContain('asks to be credited');
});
