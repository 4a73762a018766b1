import { expect, test } from 'vitest';
import { clinic } from '#config';
import { formatReminderHours, formatReminderPromise } from './reminder-sentences.ts';

test('promises exactly the reminders that each channel sends', () => {
  const [first, second] = clinic.reminders.map(({ hoursBefore }) => hoursBefore);
  expect(formatReminderPromise()).toBe(
    `Por correo, ${first} y ${second} horas antes; por SMS, ${second} horas antes si verificas tu móvil.`,
  );
});

test('promises other reminders when the clinic configures them', () => {
  const letter = { hoursBefore: 72, channels: ['email'], only: null } as const;
  const room = { hoursBefore: 1, channels: ['email', 'sms'], only: 'video' } as const;
  expect(formatReminderPromise([letter, room])).toBe('Por correo, 72 horas antes.');
  expect(formatReminderHours('sms', [letter, room])).toBeNull();
  expect(formatReminderHours('sms', [{ ...letter, hoursBefore: 1, channels: ['sms'] }])).toBe('1 hora');
});
