import { expect, test } from 'vitest';
import { bookedLetter, confirmedLetter } from './letters.server.ts';

const told = {
  startsAt: new Date('2026-12-01T11:00:00Z'),
  professionalName: 'Dra. Nausica Riubell',
  address: null,
  roomUrl: null,
  holdExpiresAt: new Date('2026-11-30T23:10:00Z'),
};

test('the letter of a held hour says first what is missing, until when, and on which day', () => {
  const { subject, text } = bookedLetter({ ...told, kind: 'office' });
  expect(subject).toBe('Falta pagar tu cita del martes, 1 de diciembre de 2026');
  const [, first] = text.split('\n\n');
  expect(first).toBe(
    'Falta pagar: te guardamos la hora hasta las 00:10 del martes, 1 de diciembre de 2026. Si no, vuelve a estar libre.',
  );
  expect(text).not.toMatch(/confirmada:|está reservada|Hemos guardado/);
});

test('for a video call it says whose clock that is', () => {
  expect(bookedLetter({ ...told, kind: 'video' }).text).toContain('de 2026 (hora peninsular). Si no');
});

test('only what is paid, or needs no money, is called confirmed', () => {
  const confirmed = { ...told, kind: 'office' as const, holdExpiresAt: null };
  const now = new Date('2026-11-20T10:00:00Z');
  expect(bookedLetter({ ...told, kind: 'office' }).subject).not.toContain('confirmada');
  expect(confirmedLetter({ ...confirmed, withCredit: false }, now).text).toContain('pagada y confirmada');
  expect(confirmedLetter({ ...confirmed, withCredit: true }, now).text).not.toContain('pagada y');
});
