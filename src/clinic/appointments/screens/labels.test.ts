import { expect, test } from 'vitest';
import { fallbackServices } from '#clinic/services/api.ts';
import { legacyKinds, statuses } from '../contract.ts';
import { kindName, kindOf, kindTone, statusName, statusOf } from './labels.ts';

test('a status reads the same, whether it was stored in Spanish or in English', () => {
  expect(['pending', 'pendiente', 'Pendiente'].map(statusName)).toEqual(Array(3).fill('Pendiente'));
  expect(['confirmed', 'confirmada'].map(statusName)).toEqual(Array(2).fill('Confirmada'));
  expect(['cancelled', 'cancelada', 'CANCELADA'].map(statusName)).toEqual(Array(3).fill('Cancelada'));
  expect(statuses.map(statusOf)).toEqual([...statuses]);
});

test('the codes of the former system are shown as office, home and video', () => {
  for (const [code, kind] of Object.entries(legacyKinds)) {
    expect(kindOf(code)).toBe(kind);
    expect(kindName(code, fallbackServices)).toBe(kindName(kind, fallbackServices));
    expect(kindTone(code)).toBe(kindTone(kind));
  }
});

test('a kind that the services do not name is still a consultation', () => {
  expect(kindName('office', [])).toBe('Consulta');
  expect(kindTone('9')).toBe('river');
});
