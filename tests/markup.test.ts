import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const screens = globSync('src/**/*.tsx')
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Opening tags that a pattern finds, with the file that they stand in. An arrow in an attribute ends none. */
const tags = (opening: RegExp) =>
  screens.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`${opening.source}(?:=>|[^>])*>`, 'g'))].map(([tag]) => ({ file, tag })),
  );
const found = (all: { file: string; tag: string }[]) => all.map(({ file, tag }) => `${file}: ${tag}`);

test('a line to type in is not asked for a whole address: ‘street-address’ has several', () => {
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.filter(({ text }) => text.includes("'street-address'")).map(({ file }) => file)).toEqual([]);
});

test('what is ticked is never ‘readonly’: the word is none of a checkbox', () => {
  const boxes = tags(/<(?:input|CheckboxField)\b/).filter(({ tag }) =>
    /^<C|type='(checkbox|radio)'/.test(tag),
  );
  expect(boxes.length).toBeGreaterThan(1);
  expect(found(boxes.filter(({ tag }) => /readOnly/i.test(tag)))).toEqual([]);
});

test('what stands beside a page’s matter says what it is', () => {
  const asides = [...tags(/<aside\b/), ...tags(/<[A-Z]\w* as='aside'/)];
  expect(asides.length).toBeGreaterThan(3);
  expect(found(asides.filter(({ tag }) => !/aria-label(ledby)?=/.test(tag)))).toEqual([]);
});

test('no width hangs on a typeface that comes later: none is told in its zeros', () => {
  const inZeros = /\[\d+(\.\d+)?ch\]/;
  expect(screens.filter(({ text }) => inZeros.test(text)).map(({ file }) => file)).toEqual([]);
  expect(readFileSync('src/design/tokens.css', 'utf8')).not.toMatch(/:\s*\d+ch\b/);
});
