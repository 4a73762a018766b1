import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from '#tests/support/words/source.ts';
import { mark } from '../../src/design/drawings/mark.ts';
import { favicon } from './favicon.ts';

test('the favicon is the mark, as icons.mjs would write it now', () => {
  expect(readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8')).toBe(favicon);
});

test('the mark is drawn in one place', () => {
  const drawn = readSources('{src,demo,scripts,tests,bench}/**/*.{ts,tsx,mjs,js}')
    .filter(({ text }) => mark.some(({ path }) => text.includes(path)))
    .map(({ path }) => path);
  expect(drawn).toEqual(['src/design/drawings/mark.ts']);
});
