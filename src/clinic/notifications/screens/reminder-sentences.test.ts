import { expect, test } from 'vitest';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { formatReminderHours, formatReminderPromise } from './reminder-sentences.ts';

test('promises exactly the reminders that each channel sends', () => {
  const [first, second] = configuredSettings.reminders.map(({ hoursBefore }) => hoursBefore);
  expect(formatReminderPromise()).toBe(
    `Por correo, ${first} y ${second} horas antes; por SMS, ${second} horas antes si verificas tu móvil.`,
  );
});

test('promises other reminders when the clinic configures them', () => {
  const letter = { kind: 'free_change', hoursBefore: 72, channels: ['email'], only: null } as const;
  const room = { kind: 'room', hoursBefore: 1, channels: ['email', 'sms'], only: 'video' } as const;
  expect(formatReminderPromise([letter, room])).toBe('Por correo, 72 horas antes.');
  expect(formatReminderHours('sms', [letter, room])).toBeNull();
  const late = { ...room, hoursBefore: 0.5, only: null };
  expect(formatReminderPromise([late, letter])).toBe(
    'Por correo, 72 horas antes; por SMS, 0,5 horas antes si verificas tu móvil.',
  );
  expect(formatReminderHours('sms', [{ ...letter, hoursBefore: 1, channels: ['sms'] }])).toBe('1 hora');
});
