import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kinds } from '#clinic/services/api.ts';
import { innovativeTherapies, referrals } from '../services/multidisciplinary.ts';
import { psychologyServices } from '../services/psychology-services.ts';
import { type DrawingName, sizeOf } from './drawings.ts';

const folder = new URL('../../../../../public/drawings/', import.meta.url);
const drawn = readdirSync(folder).map((file) => file.replace('.svg', '') as DrawingName);

test('every picture that the pages name has been drawn', () => {
  const named = [...psychologyServices, ...referrals, ...innovativeTherapies].map(({ drawing }) => drawing);
  const fronts = kinds.map((kind) => `service-${kind}` as const);
  expect(drawn).toEqual(expect.arrayContaining([...named, ...fronts]));
});

test.each(drawn)('%s is as large as the page expects', (name) => {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(read(name)) ?? [];
  expect([Number(width), Number(height)]).toEqual(sizeOf(name));
});

test('all of them together weigh less than one photograph', () => {
  expect(drawn.map((name) => read(name).length).reduce((sum, one) => sum + one, 0)).toBeLessThan(75_000);
});

const read = (name: string) => readFileSync(new URL(`${name}.svg`, folder), 'utf8');
