import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindInWords } from './terms.ts';

const clinic = new URL('../../', import.meta.url);
const sources = globSync('**/*.server.ts', { cwd: clinic }).map((path) => ({
  path,
  text: readFileSync(new URL(path, clinic), 'utf8'),
}));

/** Kinds as literals: `kind: 'consent.asked'`, `goodbyeKind = 'account.goodbye'`. Kinds of other things have no dot. */
const literal = /\b(?:kind:|\w*[kK]ind =)[^,;]*?'([a-z-]+\.[a-z-]+)'/gu;
/** Kinds in a call: `queueMail(tx, view, 'appointment.change', …)`. */
const argument = /\b(?:notify|queue)\w*\([^;]*?'([a-z-]+\.[a-z-]+)'/gu;
/** Kinds of which a part is computed: `kind: `appointment.${event.change}``. */
const computed = /\bkind: `([a-z-]+\.[a-z-]*)\$\{/gu;

const found = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, kind = '']) => kind))),
];

test('has a label for every kind of message that the server sends', () => {
  const kinds = [...found(literal), ...found(argument)];
  expect(kinds).toEqual(expect.arrayContaining(['consent.asked', 'account.goodbye', 'payment.receipt']));
  expect(kinds.filter((kind) => kindInWords(kind) === kindInWords('unknown'))).toEqual([]);
});

test('has labels for kinds of which a part is computed', () => {
  const labels = readFileSync(new URL('texts.es.ts', import.meta.url), 'utf8');
  const prefixes = found(computed);
  expect(prefixes).toContain('appointment.');
  expect(prefixes.filter((prefix) => !labels.includes(`'${prefix}`))).toEqual([]);
});
