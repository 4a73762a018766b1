import { expect, test } from 'vitest';
import type { Kind } from '#clinic/services/contract.ts';
import { offering, pickProfessional } from './offering.ts';

const professional = (id: number, ...kinds: Kind[]) => ({
  id,
  kinds,
  name: '',
  title: '',
  bio: '',
  imageUrl: null,
  registrationNumber: null,
});
const all = [
  professional(1, 'office', 'home', 'video'),
  professional(2, 'office', 'child'),
  professional(3, 'child'),
];

test('offers only professionals with the kind, the director first', () => {
  expect(offering(all, 'office').map(({ id }) => id)).toEqual([1, 2]);
  expect(offering(all, 'child').map(({ id }) => id)).toEqual([2, 3]);
});

test('keeps the chosen professional if they offer the kind, else takes the first who does', () => {
  expect(pickProfessional(all, 'office', 2)).toBe(2);
  expect(pickProfessional(all, 'child', 1)).toBe(2);
  expect(pickProfessional(all, 'child', 3)).toBe(3);
  expect(pickProfessional([professional(1, 'office')], 'child', 1)).toBeUndefined();
});
