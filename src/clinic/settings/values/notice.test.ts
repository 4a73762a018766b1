import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publicRule } from '#clinic/appointments/rules/cancellation.ts';
import { formatReminderPromise } from '#clinic/notifications/screens/reminder-sentences.ts';
import { applySettings, clinicSettings, configuredSettings } from '#platform/clinic-settings.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { insertConfirmed } from '#tests/support/reminders.ts';
import { connected } from '#tests/support/servers/backups.ts';
import { createStaff } from '#tests/support/staff.ts';
import type { SettingsGroup } from '../terms.ts';

/** A Tuesday. */
const start = instantOf('2026-12-15', '12:00');
const hoursBefore = (hours: number) => new Date(start.getTime() - hours * 3_600_000);
const clock = stoppedClock(hoursBefore(300));
let testApp: TestApp;
let director: Awaited<ReturnType<typeof createStaff>>;
let person: Awaited<ReturnType<TestApp['person']>>;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
  director = await createStaff(testApp, 'admin');
});
afterAll(async () => {
  await testApp.stop();
  // For other test files of this process.
  applySettings({});
});
beforeEach(async () => {
  await connected(testApp.url, (owner) => owner.query('truncate clinic_settings'));
  applySettings({});
  await setClock(hoursBefore(300));
  await testApp.pool.query('delete from reminders; delete from appointments; delete from outbox');
  person = await testApp.person();
});

async function setClock(at: Date) {
  clock.set(at);
  await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [at]);
}

const { cancellationHours, reminders } = configuredSettings;
const values = { cancellationHours, reminders };
const [freeChange, attendance, room] = reminders;
const save = async (group: SettingsGroup, changed: object) => {
  const { version } = (await director.get(`/api/staff/settings/${group}`)).json();
  return director.post('/api/staff/settings', {
    basedOn: version,
    draft: { group, values: changed },
  });
};
const saveNotice = async (changed: object) => {
  const reply = await save('reminders', { ...values, ...changed });
  expect(reply.statusCode, reply.body).toBe(200);
};
const fieldsOf = (reply: Awaited<ReturnType<typeof save>>) => {
  expect(reply.statusCode, reply.body).toBe(400);
  return reply.json().fields;
};
const book = async (at: Date) => {
  const body = { type: 'office', professionalId: 1, date: at.toISOString() };
  const reply = await person.post('/api/appointments', body);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};

describe('notice of a cancellation', () => {
  test('decides for appointments booked from now on; earlier ones keep theirs', async () => {
    const before = await book(start);
    await saveNotice({
      cancellationHours: 72,
      reminders: [{ ...freeChange, hoursBefore: 96 }, attendance, room],
    });
    const after = await book(instantOf('2026-12-15', '16:00'));
    expect([before.cancellationHours, after.cancellationHours]).toEqual([24, 72]);
    await testApp.pool.query(
      `update appointments set status = 'confirmed', paid = true, hold_expires_at = null`,
    );
    await setClock(hoursBefore(48));
    const move = ({ id }: { id: number }, date: Date) =>
      person.patch(`/api/appointments/${id}`, { date: date.toISOString() });
    expect((await move(before, instantOf('2026-12-17', '12:00'))).statusCode).toBe(200);
    const late = await move(after, instantOf('2026-12-17', '16:00'));
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'too_late', message: 'Ya no se puede cambiar: faltan menos de 72 horas.' },
    ]);
  });

  test('is in the sentences of the public pages', async () => {
    await saveNotice({ cancellationHours: 12, reminders: [{ ...attendance, hoursBefore: 36 }] });
    expect(publicRule().change).toMatch(/^Hasta 12 horas antes/);
    expect(formatReminderPromise()).toBe(
      'Por correo, 36 horas antes; por SMS, 36 horas antes si verificas tu móvil.',
    );
    expect((await testApp.visitor().get('/api/settings')).json()).toMatchObject({ cancellationHours: 12 });
  });

  test('reaches another process without a restart', async () => {
    await testApp.pool.query(
      `insert into clinic_settings ("group", "values", saved_at, saved_by) values ('reminders', $1, now(), $2)`,
      [{ cancellationHours: 6, reminders: [] }, director.user.id],
    );
    await testApp.pool.query('update content_version set version = version + 1');
    await expect.poll(() => clinicSettings().cancellationHours).toBe(6);
    expect((await book(start)).cancellationHours).toBe(6);
  });
});

describe('reminders', () => {
  const remind = async (at: Date) => {
    await setClock(at);
    await runJob(testApp, 'appointments.remind');
  };
  const remindedIds = async () =>
    (
      await testApp.pool.query(
        `select appointment_id as id from reminders where kind = 'attendance' order by queued_at`,
      )
    ).rows.map(({ id }) => id);
  const insert = (startsAt: Date) =>
    insertConfirmed(testApp.pool, { userId: person.user.id, startsAt, createdAt: hoursBefore(300) });

  test('moved earlier, reach each appointment once', async () => {
    const first = await insert(start);
    const second = await insert(instantOf('2026-12-15', '17:30'));
    await remind(hoursBefore(24));
    expect(await remindedIds()).toEqual([first]);
    await saveNotice({ reminders: [freeChange, { ...attendance, hoursBefore: 30 }, room] });
    await remind(hoursBefore(24));
    expect(await remindedIds()).toEqual([first, second]);
    await remind(hoursBefore(23));
    expect(await remindedIds()).toEqual([first, second]);
    const { rows } = await testApp.pool.query(
      `select about, count(*)::int from outbox where subject like 'Recordatorio%' group by about order by about`,
    );
    expect(rows.map(({ count }) => count)).toEqual([1, 1]);
  });

  test('removed, are not sent', async () => {
    await insert(start);
    await saveNotice({ reminders: [] });
    await remind(hoursBefore(24));
    expect(await remindedIds()).toEqual([]);
  });
});

describe('a combination that does not fit', () => {
  const wrongOnes: [object, Record<string, string>][] = [
    [
      { cancellationHours: 48 },
      {
        'draft.values.reminders.0.hoursBefore':
          'Escribe más de 51: el plazo acaba 48 horas antes, y este aviso tiene que llegar con 3 horas de margen.',
      },
    ],
    [{ cancellationHours: 1 }, { 'draft.values.cancellationHours': 'Como mínimo, 2.' }],
    [{ cancellationHours: null }, { 'draft.values.cancellationHours': 'Escribe un número sin decimales.' }],
    [
      { reminders: [{ ...attendance, hoursBefore: 0.5 }] },
      { 'draft.values.reminders.0.hoursBefore': 'Escribe más de 0,5: más tarde ya no se envía.' },
    ],
    [
      { reminders: [{ ...attendance, hoursBefore: 1.1 }] },
      {
        'draft.values.reminders.0.hoursBefore':
          'Escribe las horas; se puede con medias y cuartos, como 0,5 o 1,25.',
      },
    ],
    [
      { reminders: [{ ...attendance, channels: [] }] },
      { 'draft.values.reminders.0.channels': 'Elige correo, SMS o los dos.' },
    ],
    [
      { reminders: [attendance, { ...attendance, hoursBefore: 12 }] },
      { 'draft.values.reminders.1.kind': 'Ya hay un recordatorio para esto.' },
    ],
    [
      { reminders: [{ ...attendance, kind: null }] },
      { 'draft.values.reminders.0.kind': 'Elige para qué es.' },
    ],
  ];
  test.each(wrongOnes)('%j is refused beside its field, and nothing is stored', async (wrong, fields) => {
    expect(fieldsOf(await save('reminders', { ...values, ...wrong }))).toEqual(fields);
    expect((await testApp.visitor().get('/api/settings')).json()).toEqual({});
  });

  const booking = {
    minimumNoticeHours: 2,
    bookableDaysAhead: 10,
    holdMinutes: 30,
    maximumUnpaidHolds: 3,
    maximumHoldsPerNetwork: 6,
    holdsRunOutBeforePause: 2,
  };
  const longNotice = { cancellationHours: 240, reminders: [] };

  test('is also found across the booking rules, from either side and in the preview', async () => {
    expect((await save('booking', booking)).statusCode).toBe(200);
    const tooLong = {
      'draft.values.cancellationHours':
        'Como máximo, 239: ahora se reserva con 10 días de antelación como mucho.',
    };
    expect(fieldsOf(await save('reminders', longNotice))).toEqual(tooLong);
    const draft = { group: 'reminders', values: longNotice };
    expect(fieldsOf(await director.post('/api/staff/settings/preview', { draft }))).toEqual(tooLong);
    await save('booking', { ...booking, bookableDaysAhead: 11 });
    expect((await save('reminders', longNotice)).statusCode).toBe(200);
    const tooShort = {
      'draft.values.bookableDaysAhead': 'Como mínimo, 11: se cancela sin coste hasta 240 horas antes.',
    };
    expect(fieldsOf(await save('booking', booking))).toEqual(tooShort);
    expect(clinicSettings()).toMatchObject({ cancellationHours: 240, bookableDaysAhead: 11 });
  });

  test('cannot be stored by two changes at the same time', async () => {
    const replies = await Promise.all([save('booking', booking), save('reminders', longNotice)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});
