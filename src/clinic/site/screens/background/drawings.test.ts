import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kinds } from '#clinic/services/api.ts';
import { innovativeTherapies, referrals } from '../services/multidisciplinary.ts';
import { psychologyServices } from '../services/psychology-services.ts';
import { type DrawingName, sizeOf } from './drawings.ts';

const folder = new URL('../../../../../public/drawings/', import.meta.url);
const drawn = readdirSync(folder).map((file) => file.replace('.svg', '') as DrawingName);

test('has a file for every drawing named in pages', () => {
  const named = [...psychologyServices, ...referrals, ...innovativeTherapies].map(({ drawing }) => drawing);
  const fronts = kinds.map((kind) => `service-${kind}` as const);
  expect(drawn).toEqual(expect.arrayContaining([...named, ...fronts]));
});

test.each(drawn)('%s has the size the page expects', (name) => {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(read(name)) ?? [];
  expect([Number(width), Number(height)]).toEqual(sizeOf(name));
});

test('those of the pages weigh less than one photograph together, and those of the guide two thirds of that', () => {
  const weightOf = (names: DrawingName[]) => names.reduce((sum, name) => sum + read(name).length, 0);
  const isOfGuide = (name: DrawingName) => name.startsWith('activity-');
  expect(weightOf(drawn.filter((name) => !isOfGuide(name)))).toBeLessThan(55_000);
  expect(weightOf(drawn.filter(isOfGuide))).toBeLessThan(34_000);
});

const read = (name: string) => readFileSync(new URL(`${name}.svg`, folder), 'utf8');
