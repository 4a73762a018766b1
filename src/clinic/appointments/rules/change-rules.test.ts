import { expect, test } from 'vitest';
import { confirmedLetter } from '../letters.server.ts';
import { mayMove } from './appointment-rules.ts';
import { changeRule } from './change-rules.ts';

const startsAt = new Date('2026-11-24T16:30:00Z');
const dayBefore = new Date('2026-11-23T16:30:00Z');
const later = new Date(dayBefore.getTime() + 1);

test('what is said of changing is what the rule does, to the millisecond', () => {
  const dated = { date: startsAt.toISOString(), status: 'confirmed', paid: true, withCredit: false };
  for (const now of [dayBefore, later])
    expect(/^Puedes cambiarla/.test(changeRule({ startsAt, withCredit: false }, now))).toBe(
      mayMove(dated, now),
    );
  expect(changeRule({ startsAt, withCredit: true }, later)).toContain('la sesión no vuelve a tu plan');
  expect(changeRule({ startsAt, withCredit: false }, undefined)).toContain('hasta 24 horas antes');
});

test('whoever booked for the same day reads no promise in the letter that is over already', () => {
  const told = {
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
    kind: 'office' as const,
    professionalName: 'Dra. Nausica Riubell',
    address: null,
    roomUrl: null,
    holdExpiresAt: null,
    withCredit: false,
  };
  expect(confirmedLetter(told, dayBefore).text).toContain(
    'Puedes cambiarla, o cancelarla con devolución, hasta 24',
  );
  expect(confirmedLetter(told, later).text).not.toContain('Puedes cambiarla');
  expect(confirmedLetter(told, later).text).toContain('el importe no se devuelve');
});
