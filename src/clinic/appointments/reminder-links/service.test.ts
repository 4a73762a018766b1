import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { insertConfirmed } from '#tests/support/reminders.ts';
import { tokenOf } from '../reminders/link-tokens.server.ts';

const start = instantOf('2026-12-01', '09:00');
const hours = (count: number, from = start) => new Date(from.getTime() + count * 3_600_000);
const clock = stoppedClock(hours(-configuredSettings.cancellationHours - 6));
const free = instantOf('2026-12-03', '10:30').toISOString();
let testApp: TestApp;
let userId: number;
let id: number;
let token: string;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  clock.set(hours(-configuredSettings.cancellationHours - 6));
  await testApp.pool.query('delete from reminders; delete from appointments; delete from outbox');
  userId = (await testApp.person()).user.id;
  id = await insertConfirmed(testApp.pool, { userId, startsAt: start, createdAt: hours(-200) });
  token = tokenFor(id);
});

const tokenFor = (appointmentId: number, startsAt = start) =>
  tokenOf(testApp.secrets, { appointmentId, startsAt });
const press = (what: string, body: object = { token }) =>
  testApp.visitor().post(`/api/appointment-links/${what}`, body);
const presses = ['read', 'confirm', 'cancel', 'move'] as const;
const bodyOf = (what: string, text = token) =>
  what === 'move' ? { token: text, date: free } : { token: text };
const row = async () => (await testApp.pool.query('select * from appointments where id = $1', [id])).rows[0];
const letters = async () =>
  (await testApp.pool.query(`select kind from outbox where kind like 'appointment.%' order by id`)).rows.map(
    (each) => each.kind,
  );
const log = async () =>
  (await testApp.pool.query(`select * from audit_log where subject = $1 order by id`, [`appointment:${id}`]))
    .rows;

describe('POST /api/appointment-links/read', () => {
  test('returns only what the reminder said', async () => {
    await testApp.pool.query(`update appointments set sealed_notes = 'x', kind = 'child' where id = $1`, [
      id,
    ]);
    const reply = await press('read');
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        date: start.toISOString(),
        minutes: 60,
        place: 'office',
        serviceId: null,
        professionalId: 1,
        professionalName: 'Dra. Nausica Riubell',
        address: null,
        roomUrl: null,
        status: 'confirmed',
        cancellationHours: configuredSettings.cancellationHours,
        mayMove: true,
        mayCancel: true,
        refund: 'full',
        attendanceConfirmed: false,
      },
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('returns the service, so that only slots of its length are offered', async () => {
    const { rows } = await testApp.pool.query(
      `with sold as (
         insert into services (name, description, price_cents, minutes, modalities, offered_by)
         values ('Sesión familiar', 'Con tiempo.', 9500, 120, '{office}', '{1}') returning id
       ) update appointments set service_id = sold.id, service_name = 'Sesión familiar', ends_at = starts_at + interval '2 hours'
         from sold where appointments.id = $1 returning service_id`,
      [id],
    );
    expect((await press('read')).json()).toMatchObject({ minutes: 120, serviceId: rows[0].service_id });
  });

  test('changes nothing, however often it is called', async () => {
    const before = await row();
    for (let round = 0; round < 5; round++) await press('read');
    expect([await row(), await letters(), (await log()).length]).toEqual([before, [], 0]);
  });

  test('changes nothing for a program that only opens the links', async () => {
    const before = await row();
    for (const what of presses) {
      const reply = await testApp.visitor().get(`/api/appointment-links/${what}?token=${token}`);
      expect(reply.statusCode).toBe(405);
    }
    expect([await row(), await letters()]).toEqual([before, []]);
  });

  test('returns the current rule: no move and no refund within 24 hours', async () => {
    clock.set(hours(-configuredSettings.cancellationHours + 1));
    expect((await press('read')).json()).toMatchObject({ mayMove: false, mayCancel: true, refund: 'none' });
  });
});

describe('invalid links', () => {
  const wrong: [string, () => string][] = [
    ['forged by a byte', () => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['of an appointment that does not exist', () => tokenFor(2_000_000)],
    ['made up', () => 'hola'],
    [
      'of another appointment, with this one’s signature',
      () => `${(id + 1).toString(36)}${token.slice(token.indexOf('.'))}`,
    ],
  ];
  test.each(presses)(
    '%s returns the same 404 for forged, unknown, malformed and expired tokens',
    async (what) => {
      const before = await row();
      const replies = [];
      for (const [, make] of wrong) replies.push(await press(what, bodyOf(what, make())));
      clock.set(start);
      replies.push(await press(what, bodyOf(what)));
      const [first] = replies;
      expect(first?.json()).toMatchObject({
        code: 'link_invalid',
        message: expect.stringMatching(/^Este enlace no es válido/),
      });
      for (const reply of replies) expect([reply.statusCode, reply.body]).toEqual([404, first?.body]);
      expect([await row(), await letters()]).toEqual([before, []]);
    },
  );

  test.each(presses)('%s returns 403 to a cross-site request', async (what) => {
    const reply = await testApp.visitor().send({
      method: 'POST',
      url: `/api/appointment-links/${what}`,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.test',
      },
      payload: JSON.stringify(bodyOf(what)),
    });
    expect([reply.statusCode, (await row()).status]).toEqual([403, 'confirmed']);
  });

  test('limits attempts by network', async () => {
    const strict = await startTestApp({ url: testApp.url, clock, env: { LIMIT_FACTOR: '1' } });
    const ask = (address: string) =>
      strict.visitor(address).post('/api/appointment-links/read', { token: 'hola' });
    const codes = [];
    for (let round = 0; round < 301; round++) codes.push((await ask('198.51.100.7')).statusCode);
    expect([new Set(codes.slice(0, 300)), codes[300]]).toEqual([new Set([404]), 429]);
    expect((await ask('198.51.100.8')).statusCode).toBe(404);
    await strict.stop();
  });
});

const byLink = { actor_user_id: null, actor_kind: 'link' };

describe('POST /api/appointment-links/confirm', () => {
  test('records the confirmation once, with actor and channel, and shows it in the profile', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => press('confirm')));
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
    expect(replies[0]?.json()).toMatchObject({ attendanceConfirmed: true, status: 'confirmed' });
    expect(await log()).toMatchObject([
      { action: 'appointment.attendance-confirmed', ...byLink, detail: { via: 'reminder-link' } },
    ]);
    const { rows } = await testApp.pool.query('select username from users where id = $1', [userId]);
    const owner = testApp.visitor();
    await owner.post('/api/login', { username: rows[0].username, password: 'casa-de-paper-7' });
    expect((await owner.get('/api/appointments')).json()[0].attendanceConfirmed).toBe(true);
  });

  test('returns 409 after a cancellation', async () => {
    await press('cancel');
    const reply = await press('confirm');
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'cancelled']);
    expect((await row()).attendance_confirmed_at).toBeNull();
  });
});

describe('POST /api/appointment-links/cancel', () => {
  test('cancels once with one message and one audit entry for fifty concurrent requests', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => press('cancel')));
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
    expect(await letters()).toEqual(['appointment.cancelled']);
    expect(await log()).toMatchObject([
      {
        action: 'appointment.cancelled',
        ...byLink,
        detail: { refund: 'full', via: 'reminder-link' },
      },
    ]);
    expect((await press('read')).json()).toMatchObject({
      status: 'cancelled',
      mayMove: false,
      mayCancel: false,
    });
  });

  test('cancels within 24 hours without a refund and says so in the message', async () => {
    clock.set(hours(-3));
    expect((await press('cancel')).json()).toMatchObject({ status: 'cancelled' });
    const { rows } = await testApp.pool.query('select text from outbox');
    expect(rows[0].text).toContain('el importe no se devuelve');
  });
});

describe('POST /api/appointment-links/move', () => {
  test('keeps the payment, resets the confirmation, sends one message and ends the link', async () => {
    await press('confirm');
    const replies = await Promise.all(Array.from({ length: 50 }, () => press('move', bodyOf('move'))));
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
    expect(replies[0]?.json()).toMatchObject({ date: free, status: 'confirmed', attendanceConfirmed: false });
    expect(await row()).toMatchObject({ paid: true, revision: 1, attendance_confirmed_at: null });
    expect(await letters()).toEqual(['appointment.moved']);
    for (const what of ['read', 'confirm', 'cancel'] as const) {
      const reply = await press(what);
      expect([reply.statusCode, reply.json()]).toEqual([
        409,
        {
          code: 'link_moved',
          message:
            'Esta cita ha cambiado de hora después de enviarte este enlace. La nueva está en tu perfil.',
        },
      ]);
    }
    const elsewhere = { token, date: instantOf('2026-12-04', '10:30').toISOString() };
    expect((await press('move', elsewhere)).json().code).toBe('link_moved');
    expect((await row()).status).toBe('confirmed');
    expect((await press('read', { token: tokenFor(id, new Date(free)) })).statusCode).toBe(200);
  });

  test('keeps and returns the length of a longer appointment', async () => {
    await testApp.pool.query(
      "update appointments set ends_at = starts_at + interval '90 minutes' where id = $1",
      [id],
    );
    expect((await press('move', bodyOf('move'))).json()).toMatchObject({ date: free, minutes: 90 });
    const { starts_at: startsAt, ends_at: endsAt } = await row();
    expect([startsAt, endsAt]).toEqual([new Date(free), new Date(Date.parse(free) + 90 * 60_000)]);
  });

  test('returns 409 when a longer appointment would overlap the next one', async () => {
    await testApp.pool.query(
      "update appointments set ends_at = starts_at + interval '2 hours' where id = $1",
      [id],
    );
    const other = await testApp.person();
    const next = new Date(Date.parse(free) + 90 * 60_000);
    await insertConfirmed(testApp.pool, { userId: other.user.id, startsAt: next, createdAt: hours(-99) });
    const reply = await press('move', bodyOf('move'));
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'slot_taken']);
    expect((await row()).starts_at).toEqual(start);
  });

  test('moves once for concurrent requests with different hours', async () => {
    const dates = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-09', '2026-12-10'].flatMap((day) =>
      ['09:00', '10:30', '12:00', '16:00'].map((time) => instantOf(day, time).toISOString()),
    );
    const replies = await Promise.all(dates.map((date) => press('move', { token, date })));
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
    expect(new Set(replies.map((reply) => reply.json().code))).toEqual(new Set([undefined, 'link_moved']));
    expect(await letters()).toEqual(['appointment.moved']);
  });

  test.each([
    ['a weekend', '2026-12-05', '09:00', 400],
    ['the past', '2026-11-20', '09:00', 400],
    ['no hour of ours', '2026-12-03', '09:15', 400],
  ])('returns 400 for a move to %s', async (_, day, time, status) => {
    const reply = await press('move', { token, date: instantOf(day, time).toISOString() });
    expect([reply.statusCode, (await row()).starts_at]).toEqual([status, start]);
  });

  test('returns 409 with alternatives for a taken slot', async () => {
    const other = await testApp.person();
    await insertConfirmed(testApp.pool, {
      userId: other.user.id,
      startsAt: new Date(free),
      createdAt: hours(-99),
    });
    const reply = await press('move', bodyOf('move'));
    expect([reply.statusCode, reply.json().code, reply.json().alternatives.length]).toEqual([
      409,
      'slot_taken',
      3,
    ]);
    expect((await row()).starts_at).toEqual(start);
  });

  test('is no longer possible within the notice', async () => {
    clock.set(hours(-configuredSettings.cancellationHours + 0.1));
    const reply = await press('move', bodyOf('move'));
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'too_late']);
  });

  test('returns 409 for a cancelled appointment', async () => {
    await press('cancel');
    const reply = await press('move', bodyOf('move'));
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'cancelled']);
  });
});
