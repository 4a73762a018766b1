import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as appointmentLetters from '#clinic/appointments/letters.server.ts';
import { reminderLetter } from '#clinic/appointments/reminders/letters.server.ts';
import { createDelivery, type Letter } from '#clinic/notifications/service.server.ts';
import * as paymentLetters from '#clinic/payments/letters.server.ts';
import { payableKinds } from '#clinic/payments/references.ts';
import { clinic, planSeeds } from '#config';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { readConfig } from '#platform/config.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { type MailServer, startMailServer } from '#tests/support/servers/mail-server.ts';

const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
let testApp: TestApp;
let server: MailServer;

beforeAll(async () => {
  testApp = await startTestApp({ clock, env: { PUBLIC_URL: 'https://onyar.test' } });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  server = await startMailServer();
  return () => server.stop();
});

/** Empties the outbox and returns the worker's log. */
async function deliverAll(): Promise<string> {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const config = {
    ...readConfig({ PUBLIC_URL: 'https://onyar.test' }),
    MODE: 'production' as const,
    SMTP_URL: server.url,
    MAIL_FROM: 'avisos@onyar.test',
  };
  const delivery = await createDelivery({ db: testApp.db, clock, log, config });
  await delivery.runOnce();
  await delivery.stop();
  return lines.join('');
}

/** Books, and asks for the payment as after five minutes. */
async function book(person: Awaited<ReturnType<TestApp['person']>>, changes: object = {}) {
  const reply = await person.post('/api/appointments', {
    type: 'office',
    date: '2026-12-01T08:00:00.000Z',
    professionalId: 1,
    ...changes,
  });
  await runJob(testApp, 'appointments.ask-for-payment', { appointmentId: reply.json().id });
  return reply;
}

test('a booking succeeds while the mail server refuses everything, and its letter is sent later', async () => {
  const person = await testApp.person({ email: 'vera@example.org' });
  server.be({ kind: 'refuses', code: 421, words: 'Not now', at: 'rcpt' });
  expect((await book(person)).statusCode).toBe(201);
  await deliverAll();
  expect(server.count()).toBe(0);
  server.be({ kind: 'takes' });
  clock.advance(1);
  await deliverAll();
  // Her code is sent at the same time, in either order.
  const mail = (await server.mails()).find(
    ({ to, subject }) => to?.[0]?.address === 'vera@example.org' && !subject?.includes('código'),
  );
  expect(mail?.subject).toBe('Falta pagar tu cita del martes, 1 de diciembre de 2026');
  // No-break spaces keep a date on one line of the HTML part.
  for (const part of [mail?.text, mail?.html?.replaceAll('\u00a0', ' ')])
    expect(part).toContain('martes, 1 de diciembre de 2026, a las 09:00 (60 minutos)');
});

test('user input is escaped in e-mails', async () => {
  const person = await testApp.person();
  const address = '<img src=x onerror=alert(1)> "calle" 1, Salt';
  expect((await book(person, { type: 'home', address, date: '2026-12-02T08:00:00.000Z' })).statusCode).toBe(
    201,
  );
  await deliverAll();
  const mail = (await server.mails()).find(({ subject }) => subject?.includes('2 de diciembre'));
  expect(mail?.text).toContain(address);
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;calle&quot; 1, Salt');
  expect(mail?.html).not.toContain('<img');
});

test('the log contains neither recipient nor text of a failed message', async () => {
  const person = await testApp.person({ email: 'secreta@example.org' });
  expect((await book(person, { date: '2026-12-03T08:00:00.000Z' })).statusCode).toBe(201);
  server.be({ kind: 'refuses', code: 550, words: 'secreta@example.org is unknown', at: 'rcpt' });
  const log = await deliverAll();
  expect(log).toContain('"kind":"appointment.booked"');
  expect(log).toContain('a message cannot be sent');
  expect(log).not.toMatch(/secreta|diciembre|Riubell/);
});

const room = 'https://video.example/sala';
const appointmentFacts = {
  paid: true,
  startsAt: new Date('2026-12-01T08:00:00Z'),
  endsAt: new Date('2026-12-01T09:00:00Z'),
  professionalName: 'Dra. Nausica Riubell',
  address: 'Salt',
  roomUrl: room,
  holdExpiresAt: null,
  cancellationHours: configuredSettings.cancellationHours,
};
const reminderLinks = { confirm: room, move: room, cancel: room };
const money = { cents: 6500, currency: 'EUR', reason: 'gone', reference: 'appointment:1', captureId: 'X' };

test('no subject reveals the kind of help', () => {
  const letters: Letter[] = [
    ...clinic.services.flatMap(({ kind }) => [
      appointmentLetters.bookedLetter(
        { ...appointmentFacts, kind, holdExpiresAt: appointmentFacts.startsAt },
        room,
        appointmentFacts.startsAt,
      ),
      ...[true, false].map((withCredit) =>
        appointmentLetters.confirmedLetter(
          { ...appointmentFacts, kind, withCredit },
          appointmentFacts.startsAt,
        ),
      ),
      appointmentLetters.movedLetter(
        { ...appointmentFacts, kind, withCredit: false },
        appointmentFacts.startsAt,
        appointmentFacts.startsAt,
      ),
      ...configuredSettings.reminders.flatMap(
        (reminder) =>
          reminderLetter(
            reminder.kind,
            { ...appointmentFacts, kind, withCredit: false },
            reminderLinks,
            appointmentFacts.startsAt,
          ) ?? [],
      ),
      appointmentLetters.cancelledLetter({ ...appointmentFacts, kind }, 'full'),
    ]),
    ...payableKinds.flatMap((kind) => [
      paymentLetters.boughtNothingLetter(money, kind),
      paymentLetters.underReviewLetter(money, kind),
      paymentLetters.declinedLetter(kind),
    ]),
    paymentLetters.refundedLetter(money),
    paymentLetters.receiptLetter({ receipts: [{ ...money, number: '2026/000001' }], hasProfile: true }),
    paymentLetters.refundByHandLetter(money, 'x'),
  ];
  const names = [...clinic.services.map(({ name }) => name), ...planSeeds.map(({ name }) => name)];
  const telling = new RegExp(
    `psic|terap|salud|mental|infantil|ni[ñn]o|v[ií]deo|domicilio|${names.join('|')}`,
    'i',
  );
  expect(letters.filter(({ subject }) => telling.test(subject))).toEqual([]);
  expect(telling.test('Tu terapia infantil')).toBe(true);
});
