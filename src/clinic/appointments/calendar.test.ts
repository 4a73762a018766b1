import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { readCalendar } from '#tests/support/reminders.ts';
import { createTestWallet } from '#tests/support/servers/wallet.ts';

const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
const room = 'https://video.clinica-onyar.example/nausica';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock, listens: true });
});
afterAll(() => testApp.stop());

async function attachedTo(kind: string) {
  const { rows } = await testApp.pool.query('select * from outbox where kind = $1 order by id desc limit 1', [
    kind,
  ]);
  const [file] = rows[0].attachments as { name: string; type: string; content: string }[];
  expect(file?.name).toBe('cita.ics');
  const entry = readCalendar(file?.content ?? '');
  expect(file?.type).toBe(`text/calendar; charset=utf-8; method=${entry.METHOD}`);
  return { entry, text: rows[0].text as string };
}

test('replaces the calendar entry with each message from booking to cancellation', async () => {
  const person = await testApp.person();
  const booked = await person.post('/api/appointments', {
    type: 'video',
    professionalId: 1,
    date: '2026-12-01T08:00:00.000Z',
  });
  const { id } = booked.json();
  const downloaded = async () =>
    readCalendar((await person.get(`/api/appointments/${id}/calendar.ics`)).body);
  const held = await downloaded();

  clock.advance(5);
  const wallet = createTestWallet(`http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`);
  const orderId = await wallet.pay({ reference: appointmentReference(id), value: '55.00' });
  const paid = { type: 'appointment', itemId: id, amount: 1, paymentDetails: { id: orderId } };
  expect((await person.post('/api/process-payment', paid)).statusCode).toBe(200);
  const confirmed = await attachedTo('appointment.confirmed');
  expect(await downloaded()).toEqual(confirmed.entry);

  clock.advance(5);
  const to = '2026-12-02T09:30:00.000Z';
  expect((await person.patch(`/api/appointments/${id}`, { date: to })).statusCode).toBe(200);
  const moved = await attachedTo('appointment.moved');
  expect(await downloaded()).toEqual(moved.entry);

  clock.set(new Date('2026-12-01T09:30:00Z'));
  await runJob(testApp, 'appointments.remind');
  const reminded = await attachedTo('appointment.reminder');

  clock.advance(5);
  await person.post('/api/login', { username: person.user.username, password: 'casa-de-paper-7' });
  expect((await person.delete(`/api/appointments/${id}`)).statusCode).toBe(200);
  const cancelled = await attachedTo('appointment.cancelled');
  expect(await downloaded()).toEqual(cancelled.entry);

  const course = [held, confirmed.entry, moved.entry, reminded.entry, cancelled.entry];
  const column = (name: string) => course.map((entry) => entry[name]);
  expect(new Set(column('UID'))).toEqual(new Set([`cita-${id}@onyar.test`]));
  expect(column('SEQUENCE')).toEqual(['0', '1', '2', '2', '3']);
  expect(column('METHOD')).toEqual(['PUBLISH', 'PUBLISH', 'PUBLISH', 'PUBLISH', 'CANCEL']);
  expect(column('STATUS')).toEqual(['TENTATIVE', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CANCELLED']);
  expect(column('DTSTART')).toEqual([
    ...['20261201T080000Z', '20261201T080000Z'],
    ...['20261202T093000Z', '20261202T093000Z', '20261202T093000Z'],
  ]);
  // RFC 5545 section 3.8.7.2: with a METHOD, DTSTAMP is when the entry was created.
  expect(column('DTSTAMP')).toEqual([
    '20261123T080000Z',
    '20261123T080500Z',
    '20261123T081000Z',
    '20261201T093000Z',
    '20261201T093500Z',
  ]);
  expect(new Set(column('CREATED'))).toEqual(new Set(['20261123T080000Z']));
  expect(new Set(column('ORGANIZER'))).toEqual(new Set(['mailto:hola@clinica-onyar.example']));
  expect(column('LOCATION')).toEqual(['Videollamada', room, room, room, 'Videollamada']);
  for (const entry of course) {
    expect(entry.DESCRIPTION).toContain('(hora peninsular)');
    expect(entry.SUMMARY).toBe('Cita en Clínica Onyar');
  }
  for (const { text } of [confirmed, moved, reminded]) {
    expect(text).toContain(room);
    expect(text).toContain('hora peninsular');
  }
});

test('cancels the entry of an expired hold with a new sequence, and keeps it when the owner cancels', async () => {
  clock.set(new Date('2026-11-23T08:00:00Z'));
  const person = await testApp.person();
  const date = instantOf('2026-12-03', '09:00').toISOString();
  const { id } = (await person.post('/api/appointments', { type: 'office', professionalId: 1, date })).json();
  const downloaded = async () => {
    const { METHOD, SEQUENCE } = readCalendar(
      (await person.get(`/api/appointments/${id}/calendar.ics`)).body,
    );
    return [METHOD, SEQUENCE];
  };
  expect(await downloaded()).toEqual(['PUBLISH', '0']);
  clock.advance(31);
  expect(await downloaded()).toEqual(['CANCEL', '1']);
  await person.delete(`/api/appointments/${id}`);
  expect(await downloaded()).toEqual(['CANCEL', '1']);
});

test('ends every line with CRLF at no more than 75 octets, also with accents (RFC 5545 section 3.1)', async () => {
  clock.set(new Date('2026-11-23T08:00:00Z'));
  const person = await testApp.person();
  const reply = await person.post('/api/appointments', {
    type: 'home',
    professionalId: 1,
    date: instantOf('2026-12-04', '09:00').toISOString(),
    address: `Passeig de l’Àngel Guimerà, número 125, escala Ñ, ${'ç'.repeat(80)}, Salt`,
  });
  expect(reply.statusCode, reply.body).toBe(201);
  const { id } = reply.json();
  const { body } = await person.get(`/api/appointments/${id}/calendar.ics`);
  expect(body).toMatch(/END:VCALENDAR\r\n$/);
  const lines = body.slice(0, -2).split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(2);
  expect(readCalendar(body).LOCATION).toContain('ç'.repeat(80));
});
