import { expect, test } from 'vitest';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { formatDateAndTime } from '#platform/time/dates.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import {
  bookedLetter,
  cancelledLetter,
  confirmedLetter,
  contactMovedLetter,
  movedLetter,
  plannedLetter,
} from './letters.server.ts';
import { companionMovedLetter } from './messages/companion-letters.server.ts';
import { reminderLetter } from './reminders/letters.server.ts';
import { seriesMovedLetter } from './series/letters.server.ts';

const startsAt = instantOf('2026-12-01', '17:30');
const hours = configuredSettings.cancellationHours;
const told = {
  startsAt,
  endsAt: new Date(startsAt.getTime() + 3_600_000),
  kind: 'office' as const,
  professionalName: 'Dra. Nausica Riubell',
  address: null,
  roomUrl: null,
  withCredit: false,
  paid: true,
  holdExpiresAt: instantOf('2026-11-23', '21:10'),
  cancellationHours: hours,
};
const inTime = new Date(startsAt.getTime() - hours * 3_600_000);
const late = new Date(inTime.getTime() + 1);

test('states the end of the hold and links to the payment', () => {
  const { subject, text, blocks } = bookedLetter(told, 'https://onyar.test/dashboard', inTime);
  expect(subject).toBe('Falta pagar tu cita del martes, 1 de diciembre de 2026');
  expect(text.split('\n\n')[1]).toBe(
    'Falta pagar: te guardamos la hora hasta las 21:10 del lunes, 23 de noviembre de 2026. Si no, vuelve a estar libre.',
  );
  expect(text).not.toMatch(/confirmada:|está reservada|Hemos guardado/);
  expect(blocks).toContainEqual({
    actions: [{ label: 'Pagar la cita', url: 'https://onyar.test/dashboard' }],
  });
  expect(text).not.toContain('no se devuelve');
});

test('mentions no refund for an unpaid appointment', () => {
  const planned = { ...told, priceCents: 6500 };
  for (const now of [inTime, late]) expect(plannedLetter(planned, now).text).not.toMatch(/devol|devuelve/);
  expect(plannedLetter(planned, inTime).text).toContain(`cancelarla hasta ${hours} horas antes`);
  expect(plannedLetter(planned, late).text).toContain('Si no puedes venir, llámanos');
  const owed = { ...told, paid: false };
  for (const now of [inTime, late])
    expect(movedLetter(owed, inTime, now).text).not.toMatch(/devol|devuelve|con devolución/);
  expect(movedLetter(owed, inTime, inTime).text).toContain(`cancelarla hasta ${hours} horas antes`);
  const links = { confirm: 'https://a.test', move: 'https://b.test', cancel: 'https://c.test' };
  expect(reminderLetter('attendance', owed, links, late)?.text).not.toMatch(/devol|devuelve/);
  expect(reminderLetter('attendance', owed, links, late)?.text).toContain('Si no puedes venir');
  expect(reminderLetter('attendance', told, links, late)?.text).toContain('el importe no se devuelve');
});

test('does not call a change of professional, length or modality a change of hour', () => {
  const lettersOf = (from: Date) => [
    movedLetter(told, from, inTime),
    contactMovedLetter(told, from),
    companionMovedLetter(told, from),
    seriesMovedLetter({ all: [{ view: told, from }], to: 'payer' }, []),
  ];
  for (const { subject, text } of lettersOf(startsAt)) {
    expect(`${subject} ${text}`).not.toMatch(/cambi\w+ de hora/i);
    expect(subject).toMatch(/^Cambio en las? citas?\b.*1 de diciembre de 2026$/);
    expect(text).toContain('Dra. Nausica Riubell');
  }
  for (const { subject, text } of lettersOf(inTime)) {
    expect(subject).toMatch(/^Cambio de hora\b.*1 de diciembre de 2026$/);
    expect(text).toMatch(/cambiado de hora/);
    expect(text).toContain(formatDateAndTime(inTime));
  }
});

test('says that the patient has cancelled', () => {
  const { text } = cancelledLetter(told, 'full');
  expect(text).toContain('Has cancelado tu cita del martes, 1 de diciembre de 2026, a las 17:30.');
  expect(text).not.toContain('Hemos cancelado');
});

test('within the notice, offers no change and states that cancelling refunds nothing', () => {
  const lost = `Faltan menos de ${hours} horas: ya no se puede cambiar, y si la cancelas el importe no se devuelve.`;
  expect(confirmedLetter(told, late).text).toContain(lost);
  expect(movedLetter(told, inTime, late).text).toContain(lost);
  expect(confirmedLetter({ ...told, withCredit: true }, late).text).toContain(
    'si la cancelas la sesión no vuelve a tu plan',
  );
  expect(bookedLetter(told, 'https://onyar.test', late).text).toContain(
    'una vez pagada ya no se puede cambiar',
  );
  for (const { text } of [confirmedLetter(told, late), movedLetter(told, inTime, late)])
    expect(text).not.toContain('Puedes');
  expect(confirmedLetter(told, inTime).text).toContain(`con devolución, hasta ${hours} horas antes`);
  expect(movedLetter(told, inTime, inTime).text).not.toContain('no se devuelve');
});

test('states the time zone for a video appointment', () => {
  const { text } = bookedLetter({ ...told, kind: 'video' }, 'https://onyar.test', inTime);
  expect(text).toContain('de 2026 (hora peninsular). Si no');
});

test('calls only paid or free appointments confirmed', () => {
  expect(confirmedLetter(told, inTime).text).toContain('pagada y confirmada');
  expect(confirmedLetter({ ...told, withCredit: true }, inTime).text).not.toContain('pagada y');
});
