import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackServices } from '#clinic/services/api.ts';
import { type Appointment, booking } from '../contract.ts';
import { checkoutOf, explainNotPayable } from '../held/screens/appointment-checkout.ts';
import { isCancelled } from '../rules/appointment-rules.ts';
import { legacyCodes, statuses, statusOf } from '../terms.ts';
import { kindOf, kindTone } from './kind-tone.ts';
import { formatTimeZone, kindName, localHoursNote, statusName } from './labels.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Madrid');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('reads a status in Spanish and English alike', () => {
  expect(['pending', 'pendiente', 'Pendiente'].map(statusName)).toEqual(Array(3).fill('Pendiente'));
  expect(['confirmed', 'confirmada'].map(statusName)).toEqual(Array(2).fill('Confirmada'));
  expect(['cancelled', 'cancelada', 'CANCELADA'].map(statusName)).toEqual(Array(3).fill('Cancelada'));
  expect(statuses.map(statusOf)).toEqual([...statuses]);
  for (const status of ['cancelled', 'cancelada', 'CANCELADA']) expect(isCancelled(status)).toBe(true);
});

test('shows the codes of the former system as office, home and video', () => {
  for (const [code, kind] of Object.entries(legacyCodes)) {
    expect(kindOf(code)).toBe(kind);
    expect(kindName(code, fallbackServices)).toBe(kindName(kind, fallbackServices));
    expect(kindTone(code)).toBe(kindTone(kind));
    expect(booking.shape.type.parse(code)).toBe(kind);
  }
});

test('names a kind missing from the services as Consulta', () => {
  expect(kindName('office', [])).toBe('Consulta');
  expect(kindTone('9')).toBe('river');
});

test('adds the time zone to the hours of a video consultation, also in the payment dialog', () => {
  expect(['video', '3', 'office', 'home', 'child'].map((type) => formatTimeZone(type))).toEqual([
    ...[' (hora peninsular)', ' (hora peninsular)'],
    ...['', '', ''],
  ]);
  const now = new Date('2026-12-01T09:00:00Z');
  const held = { id: 1, type: 'video', date: '2026-12-02T11:00:00Z', professionalName: 'X', price: 5500 };
  const checkout = checkoutOf(
    { ...held, holdExpiresAt: '2026-12-01T09:30:00Z' } as Appointment,
    fallbackServices,
    now,
  );
  expect(checkout.description[0]).toBe('miércoles, 2 de diciembre de 2026, 12:00 (hora peninsular)');
  expect(checkout.deadline).toBe('Te guardamos la hora hasta las 10:30 (hora peninsular).');
});

// 12:00 in Madrid, in winter and in summer, and 00:30 on 2 December.
const winter = '2026-12-02T11:00:00Z';
const summer = '2027-07-01T10:00:00Z';
const night = '2026-12-01T23:30:00Z';

test.each([
  ['Europe/Madrid', winter, ' (hora peninsular)'],
  // Another zone whose clocks show the same.
  ['Europe/Paris', summer, ' (hora peninsular)'],
  ['Atlantic/Canary', winter, ' (hora peninsular; 11:00 en tu hora local)'],
  ['Atlantic/Canary', summer, ' (hora peninsular; 11:00 en tu hora local)'],
  ['America/Mexico_City', winter, ' (hora peninsular; 05:00 en tu hora local)'],
  ['America/Mexico_City', summer, ' (hora peninsular; 04:00 en tu hora local)'],
  ['Atlantic/Canary', night, ' (hora peninsular; 23:30 del martes 1 en tu hora local)'],
  ['Pacific/Auckland', winter, ' (hora peninsular; 00:00 del jueves 3 en tu hora local)'],
] as const)('in %s, a video call at %s is followed by%s', (zone, at, words) => {
  vi.stubEnv('TZ', zone);
  expect(formatTimeZone('video', at)).toBe(words);
  expect(formatTimeZone('office', at)).toBe('');
});

test('names only the zone for a video call without a valid date', () => {
  vi.stubEnv('TZ', 'Atlantic/Canary');
  for (const at of [undefined, null, '', 'ayer'])
    expect(formatTimeZone('video', at)).toBe(' (hora peninsular)');
});

test.each([
  ['Europe/Madrid', winter, undefined],
  ['Atlantic/Canary', winter, 'En tu hora local, 1 hora menos que en la península.'],
  ['America/Mexico_City', summer, 'En tu hora local, 8 horas menos que en la península.'],
  ['Asia/Kolkata', winter, 'En tu hora local, 4 horas y 30 minutos más que en la península.'],
] as const)("in %s, a day's video hours at %s have the note %s", (zone, at, words) => {
  vi.stubEnv('TZ', zone);
  expect(localHoursNote('video', new Date(at))).toBe(words);
  expect(localHoursNote('office', new Date(at))).toBeUndefined();
});

test('does not call a hold expired before the server does', () => {
  expect(explainNotPayable({ status: 'pending', payment: 'none' })).not.toMatch(/caducado|cancelada/);
  expect(explainNotPayable({ status: 'cancelled', payment: 'none' })).toMatch(/ha caducado o está cancelada/);
});

test('shows sums in the payment dialog with two decimals', () => {
  const child = { type: 'child', price: 5000, firstVisitPrice: 6000 } as (typeof fallbackServices)[number];
  const visit = {
    id: 1,
    type: 'child',
    date: '2026-12-02T11:00:00Z',
    holdExpiresAt: null,
    professionalName: 'Dra. Nausica Riubell',
  } as Appointment;
  expect(checkoutOf(visit, [child], new Date()).description.at(-1)).toMatch(
    /^La primera visita pagada cuesta 60,00\s€ y las siguientes 50,00\s€\./,
  );
});
