import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { languages } from '#platform/language/language.ts';
import { runInLanguage } from '#platform/language/request-language.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { formatWeekday } from '#platform/time/dates.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { insertConfirmed } from '#tests/support/reminders.ts';
import { reminderSms } from './letters.server.ts';
import { linkAddress, tokenOf } from './link-tokens.server.ts';

/** A Tuesday. */
const start = instantOf('2026-12-01', '17:30');
const left = (hours: number) => new Date(start.getTime() - hours * 3_600_000);
/** Hours before the start: the end of free changes, and the reminder of them. */
const notice = configuredSettings.cancellationHours;
const earliest = configuredSettings.reminders.find(({ kind }) => kind === 'free_change')?.hoursBefore ?? 0;
const clock = stoppedClock(left(earliest));
let testApp: TestApp;
let person: Awaited<ReturnType<TestApp['person']>>;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  clock.set(left(earliest));
  await testApp.pool.query('delete from reminders; delete from appointments; delete from outbox');
  person = await testApp.person();
  await testApp.pool.query(`update users set phone = '+34612345678', phone_verified = true where id = $1`, [
    person.user.id,
  ]);
});

const remind = async (at: Date) => {
  clock.set(at);
  await runJob(testApp, 'appointments.remind');
};
const appointment = (fields: { kind?: string; createdAt?: Date; startsAt?: Date } = {}) =>
  insertConfirmed(testApp.pool, {
    userId: person.user.id,
    startsAt: start,
    createdAt: left(200),
    ...fields,
  });
const messages = async () =>
  (await testApp.pool.query(`select * from outbox where kind = 'appointment.reminder' order by id`)).rows;
const subjects = async () => (await messages()).map(({ channel, subject }) => [channel, subject]);
type Action = { label: string; url: string };
const actionsOf = ({ blocks }: { blocks: { actions?: Action[] }[] }) =>
  blocks.flatMap(({ actions }) => actions ?? []);

const early = ['email', 'Tu cita: martes, 1 de diciembre de 2026, 17:30'];
const dayBefore = [
  ['email', 'Recordatorio: martes, 1 de diciembre de 2026, 17:30'],
  ['sms', 'Recordatorio'],
];
const door = ['email', 'Hoy a las 17:30: tu cita'];

test('sends each reminder once: before the deadline, 24 hours before, and for video an hour before', async () => {
  await appointment({ kind: 'video' });
  const twice = async (at: Date) => {
    await remind(at);
    await remind(at);
    return subjects();
  };
  expect(await twice(new Date(left(earliest).getTime() - 1))).toEqual([]);
  expect(await twice(left(earliest))).toEqual([early]);
  expect(await twice(new Date(left(24).getTime() - 1))).toEqual([early]);
  expect(await twice(left(24))).toEqual([early, ...dayBefore]);
  expect(await twice(new Date(left(1).getTime() - 1))).toEqual([early, ...dayBefore]);
  expect(await twice(left(1))).toEqual([early, ...dayBefore, door]);
  await testApp.pool.query(
    `update appointments set kind = 'office'; delete from reminders; delete from outbox`,
  );
  for (const hours of [earliest, 24, 1]) await remind(left(hours));
  expect(await subjects()).toEqual([early, ...dayBefore]);
});

describe('free_change', () => {
  test('says until when changes are free, with links that work until then', async () => {
    const id = await appointment();
    await remind(left(earliest));
    const [mail] = await messages();
    expect(mail.text).toContain(
      `Puedes cambiarla o cancelarla sin coste hasta el ${formatWeekday(left(notice))} a las 17:30.`,
    );
    // Expires with the free change it promises.
    expect(mail.expires_at).toEqual(left(notice));
    const [move, cancel, ...more] = actionsOf(mail);
    expect([move?.label, cancel?.label, more]).toEqual(['Cambiar', 'Cancelar', []]);
    const press = (what: string, url = '', body: object = {}) =>
      testApp.visitor().post(`/api/appointment-links/${what}`, { token: url.split('=')[1], ...body });
    const to = instantOf('2026-12-03', '10:30').toISOString();
    clock.set(left(notice));
    const moved = await press('move', move?.url, { date: to });
    expect([moved.statusCode, moved.json().date]).toEqual([200, to]);
    await testApp.pool.query('update appointments set starts_at = $2, ends_at = $3 where id = $1', [
      ...[id, start, left(-1)],
    ]);
    const cancelled = await press('cancel', cancel?.url);
    expect([cancelled.statusCode, cancelled.json().status]).toEqual([200, 'cancelled']);
  });

  test('mentions the return of a session credit', async () => {
    await appointment();
    await testApp.pool.query('update appointments set with_credit = true');
    await remind(left(earliest));
    expect((await messages())[0].text).toContain(
      `hasta el ${formatWeekday(left(notice))} a las 17:30, y la sesión vuelve a tu plan.`,
    );
  });

  test('is not sent within three hours of the deadline or within 24 hours of booking', async () => {
    await appointment();
    await remind(left(notice + 3));
    expect(await subjects()).toEqual([]);
    await remind(left(notice + 3.01));
    expect(await subjects()).toEqual([early]);
    await testApp.pool.query('delete from reminders; delete from outbox; delete from appointments');
    await appointment({ createdAt: left(notice + 36) });
    await remind(left(notice + 12.01));
    expect(await subjects()).toEqual([]);
    await remind(left(notice + 12));
    expect(await subjects()).toEqual([early]);
  });

  test('is omitted when booked less than a day before the deadline', async () => {
    await appointment({ createdAt: left(notice + 23) });
    for (let hours = notice + 23; hours > 0; hours -= 1) await remind(left(hours));
    expect(await subjects()).toEqual(dayBefore);
  });
});

test('asks for confirmation 24 hours before and explains cancelling, without offering a move', async () => {
  await appointment();
  await remind(left(24));
  const [mail, sms] = await messages();
  expect(actionsOf(mail).map(({ label }) => label)).toEqual(['Confirmo que iré', 'Cancelar']);
  expect(mail.text).toContain('¿Vendrás? Dinos que sí y te esperamos.');
  expect(mail.text).toContain('Si la cancelas ahora, el importe no se devuelve.');
  expect(sms.text).toContain('¿Vienes? Si cancelas, sin devolucion: http');
});

describe('the notice agreed with an appointment', () => {
  const agree = (id: number, hours: number) =>
    testApp.pool.query('update appointments set cancellation_hours = $2 where id = $1', [id, hours]);

  test.each([4, 24, 48, 72])('of %i hours sets the time and text of free_change', async (hours) => {
    await agree(await appointment(), hours);
    // The time before the deadline is that of the configuration, whatever notice that has.
    const lead = earliest - notice;
    const ofKind = async () => (await messages()).filter(({ subject }) => subject === early[1]);
    await remind(left(hours + lead + 0.01));
    expect(await ofKind()).toEqual([]);
    await remind(left(hours + lead));
    const [mail] = await ofKind();
    expect(mail?.expires_at).toEqual(left(hours));
    expect(mail?.text).toContain(`sin coste hasta el ${formatWeekday(left(hours))} a las`);
  });

  test.each([
    [12, true],
    [36, false],
  ])('of %i hours makes changes 24 hours before free: %s', async (hours, isFree) => {
    await agree(await appointment(), hours);
    await remind(left(24));
    const [mail, sms] = (await messages()).slice(-2);
    expect(actionsOf(mail).some(({ label }) => label === 'Cambiar')).toBe(isFree);
    expect(mail.text.includes('sin coste hasta')).toBe(isFree);
    expect(sms.text.includes('sin devolucion')).toBe(!isFree);
  });
});

describe('reminderText', () => {
  const startsAt = instantOf('2026-12-30', '17:30');
  const visit = {
    startsAt,
    paid: true,
    withCredit: false,
    roomUrl: null,
    cancellationHours: 24,
  };
  const room = 'https://video.clinica-onyar.example/nausica';
  const video = { ...visit, kind: 'video', roomUrl: room } as const;
  const longestLink = () =>
    linkAddress(
      'http://onyar.test',
      tokenOf(testApp.secrets, { appointmentId: 2 ** 31 - 1, startsAt, guardianId: 2 ** 31 - 1 }),
    );
  const kinds = ['free_change', 'attendance', 'room'] as const;
  const modalities = ['office', 'home', 'video', 'child'] as const;
  const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
  const times = { free_change: hoursBefore(48), attendance: hoursBefore(24), room: hoursBefore(1) };
  const textOf = (
    kind: (typeof kinds)[number],
    told: Parameters<typeof reminderSms>[1],
    link: string | null,
  ) => reminderSms(kind, told, link, times[kind]).text;

  test('states the purpose of each reminder by kind and modality', () => {
    const textsOf = (kind: (typeof kinds)[number]) =>
      modalities.map((modality) => {
        const told = { ...visit, kind: modality, roomUrl: modality === 'video' ? room : null };
        return textOf(kind, told, 'LINK').replace('Clinica Onyar: ', '');
      });
    expect(textsOf('free_change')).toEqual([
      'cita el 30/12 a las 17:30. Cambia o anula gratis hasta 29/12 17:30: LINK',
      'cita en casa el 30/12 a las 17:30. Cambia o anula gratis hasta 29/12 17:30: LINK',
      'videollamada 30/12, 17:30 (hora peninsular). Cambia o anula gratis hasta 29/12 17:30: LINK',
      'visita el 30/12 a las 17:30. Cambia o anula gratis hasta 29/12 17:30: LINK',
    ]);
    expect(textsOf('attendance')).toEqual([
      'cita el 30/12 a las 17:30. ¿Vienes? Si cancelas, sin devolucion: LINK',
      'cita en casa el 30/12 a las 17:30. ¿Nos esperas? Si cancelas, sin devolucion: LINK',
      'videollamada 30/12, 17:30 (hora peninsular). ¿Te unes? Si cancelas, sin devolucion: LINK',
      'visita el 30/12 a las 17:30. ¿Vendréis? Si cancelas, sin devolucion: LINK',
    ]);
    expect(textsOf('room')).toEqual([
      'cita el 30/12 a las 17:30. Te esperamos.',
      'cita en casa el 30/12 a las 17:30. Vamos hacia tu casa.',
      `videollamada 30/12, 17:30 (hora peninsular). Entra: ${room}`,
      'visita el 30/12 a las 17:30. Os esperamos.',
    ]);
  });

  test('contains the room link also for a contact without the right to change', () => {
    expect(textOf('room', video, null)).toContain(room);
    expect(textOf('room', { ...video, roomUrl: null }, 'LINK')).toContain('LINK');
  });

  test('mentions money only if cancelling costs some', () => {
    for (const modality of modalities) {
      const told = { ...visit, kind: modality };
      for (const kind of ['free_change', 'room'] as const)
        expect(textOf(kind, told, 'LINK')).not.toMatch(/devol/);
      expect(textOf('attendance', { ...told, paid: false }, 'LINK')).not.toMatch(/devol/);
      expect(textOf('attendance', { ...told, cancellationHours: 12 }, 'LINK')).not.toMatch(/devol/);
      expect(textOf('attendance', told, null)).not.toMatch(/devol|cancel/);
    }
  });

  test.each(languages)('fits one SMS in the GSM alphabet in %s', (language) => {
    for (const kind of kinds)
      for (const modality of modalities)
        for (const paid of [true, false]) {
          const told = { ...visit, kind: modality, paid, roomUrl: modality === 'video' ? room : null };
          const text = runInLanguage(language, () => textOf(kind, told, longestLink()));
          expect(text).toMatch(/^[\wñéèàùìòüÑÇÜ .,:'/#¿?()-]+$/);
          expect([text, text.length <= 160]).toEqual([text, true]);
        }
  });

  test('writes Catalan without the middle dot and the accents that the GSM alphabet lacks', () => {
    const text = runInLanguage('ca', () => textOf('attendance', { ...visit, kind: 'office' }, 'LINK'));
    expect(text).toBe('Clinica Onyar: cita el 30/12 a les 17:30. Vens? Si anul.les, no es torna: LINK');
  });
});

test('contains only the link to the video room one hour before', async () => {
  await appointment({ kind: 'video' });
  await remind(left(1));
  const mail = (await messages()).at(-1);
  expect(actionsOf(mail)).toEqual([
    { label: 'Entrar en la videollamada', url: 'https://video.clinica-onyar.example/nausica' },
  ]);
  expect(mail.text).toContain('Tu cita empieza a las 17:30 (hora peninsular), con la Dra. Nausica Riubell.');
});

test('starts again after a move and voids unsent reminders after a cancellation', async () => {
  const id = await appointment();
  await remind(left(earliest));
  const owner = testApp.visitor();
  await owner.post('/api/login', { username: person.user.username, password: 'casa-de-paper-7' });
  const later = instantOf('2026-12-09', '17:30');
  const reply = await owner.patch(`/api/appointments/${id}`, { date: later.toISOString() });
  expect(reply.statusCode, reply.body).toBe(200);
  await remind(new Date(later.getTime() - earliest * 3_600_000));
  expect((await messages()).map(({ status, expires_at }) => [status, expires_at])).toEqual([
    ['void', left(notice)],
    ['queued', new Date(later.getTime() - notice * 3_600_000)],
  ]);
  await owner.post('/api/login', { username: person.user.username, password: 'casa-de-paper-7' });
  expect((await owner.delete(`/api/appointments/${id}`)).statusCode).toBe(200);
  expect((await messages()).map(({ status }) => status)).toEqual(['void', 'void']);
});

test('counts a reminder written by an older instance as the one of 24 hours', async () => {
  const id = await appointment();
  await remind(left(earliest));
  // The older instance's statement: one row per appointment and start, for any kind.
  const insert = () =>
    testApp.pool.query(
      `insert into reminders (appointment_id, starts_at, queued_at)
       select id, starts_at, $2::timestamptz from appointments where id = $1 for share on conflict do nothing returning 1`,
      [id, left(24)],
    );
  expect((await insert()).rows).toHaveLength(1);
  expect((await insert()).rows).toHaveLength(0);
  await remind(left(24));
  expect(await subjects()).toEqual([early]);
});
