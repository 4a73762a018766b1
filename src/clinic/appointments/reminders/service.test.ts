import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { insertConfirmed, readCalendar } from '#tests/support/reminders.ts';
import { exhaustLetterLimit } from '#tests/support/words/letters.ts';

const start = instantOf('2026-12-01', '09:00');
const hours = (count: number, from = start) => new Date(from.getTime() + count * 3_600_000);
const clock = stoppedClock(hours(-24));
let testApp: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;
let person: Person;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  clock.set(hours(-24));
  await testApp.pool.query('delete from reminders; delete from appointments; delete from outbox');
  person = await testApp.person();
});

const remind = async () => {
  await runJob(testApp, 'appointments.remind');
};
const appointment = (startsAt = start, fields: { createdAt?: Date; kind?: string; userId?: number } = {}) =>
  insertConfirmed(testApp.pool, { userId: person.user.id, createdAt: hours(-200), startsAt, ...fields });
const messages = async () =>
  (await testApp.pool.query(`select * from outbox where kind = 'appointment.reminder' order by id`)).rows;
const verifyPhone = (phone = '+34612345678') =>
  testApp.pool.query('update users set phone = $2, phone_verified = true where id = $1', [
    person.user.id,
    phone,
  ]);

test('runs every minute', () => {
  const job = testApp.handlers.find((each) => each.job.name === 'appointments.remind');
  expect(job?.cron).toBe('* * * * *');
});

describe('recipients', () => {
  test('are reminded once, exactly 24 hours before', async () => {
    const id = await appointment();
    clock.set(hours(-24, new Date(start.getTime() - 1)));
    await remind();
    expect(await messages()).toEqual([]);
    clock.set(hours(-24));
    await remind();
    await remind();
    const [mail, ...more] = await messages();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      channel: 'email',
      recipient: 'persona@example.org',
      about: `appointment:${id}`,
      status: 'queued',
      expires_at: start,
    });
  });

  test('are reminded by e-mail and SMS at an unverified address beyond its daily limit', async () => {
    const email = 'sense-verificar@example.org';
    person = await testApp.person({ email });
    await verifyPhone();
    await appointment();
    await exhaustLetterLimit(testApp.db, person.user.id, email, clock.now());
    await remind();
    expect((await messages()).map(({ channel, status }) => [channel, status])).toEqual([
      ['email', 'queued'],
      ['sms', 'queued'],
    ]);
  });

  test('are reminded late after an outage, until half an hour before', async () => {
    await appointment();
    clock.set(hours(-0.5));
    await remind();
    expect(await messages()).toEqual([]);
    clock.set(hours(-0.51));
    await remind();
    expect(await messages()).toHaveLength(1);
  });

  test('exclude patients with an unpaid or cancelled appointment', async () => {
    const id = await appointment();
    const unpaid = await appointment(hours(2));
    await testApp.pool.query(`update appointments set status = 'cancelled' where id = $1`, [id]);
    await testApp.pool.query(
      `update appointments set status = 'pending', paid = false, hold_expires_at = $2 where id = $1`,
      [unpaid, hours(-23)],
    );
    clock.set(hours(-20));
    await remind();
    expect(await messages()).toEqual([]);
  });

  test('are not reminded within three hours of booking or moving', async () => {
    await appointment(start, { createdAt: hours(-10) });
    clock.set(hours(-7.01));
    await remind();
    expect(await messages()).toEqual([]);
    clock.set(hours(-7));
    await remind();
    expect(await messages()).toHaveLength(1);
  });

  test('exclude patients who booked less than three and a half hours before', async () => {
    await appointment(start, { createdAt: hours(-3.4) });
    for (let left = 3.4; left > 0; left -= 0.1) {
      clock.set(hours(-left));
      await remind();
    }
    expect(await messages()).toEqual([]);
  });

  test('are reminded at the new hour after a move, and the former reminder is voided', async () => {
    const id = await appointment(hours(48));
    await testApp.pool.query('update appointments set cancellation_hours = 24');
    clock.set(hours(24));
    await remind();
    // Exactly 24 hours before, a move is still allowed.
    const owner = testApp.visitor();
    await owner.post('/api/login', { username: person.user.username, password: 'casa-de-paper-7' });
    const to = instantOf('2026-12-04', '10:30');
    expect((await owner.patch(`/api/appointments/${id}`, { date: to.toISOString() })).statusCode).toBe(200);
    expect((await messages()).map((row) => row.status)).toEqual(['void']);
    clock.set(hours(-24, to));
    await remind();
    expect((await messages()).map((row) => [row.status, row.expires_at])).toEqual([
      ['void', hours(48)],
      ['queued', to],
    ]);
  });

  test('receive no reminder if they cancel before it is sent', async () => {
    const id = await appointment();
    await verifyPhone();
    await remind();
    expect((await messages()).map((row) => row.status)).toEqual(['queued', 'queued']);
    const owner = testApp.visitor();
    await owner.post('/api/login', { username: person.user.username, password: 'casa-de-paper-7' });
    expect((await owner.delete(`/api/appointments/${id}`)).statusCode).toBe(200);
    expect((await messages()).map((row) => row.status)).toEqual(['void', 'void']);
    const cancelled = await testApp.pool.query(
      `select status from outbox where kind = 'appointment.cancelled'`,
    );
    expect(cancelled.rows).toEqual([{ status: 'queued' }]);
  });

  test('exclude closed accounts and patients without an address', async () => {
    await appointment();
    await testApp.pool.query('update users set closed_at = now() where id = $1', [person.user.id]);
    const silent = await testApp.person({ email: undefined });
    await appointment(hours(3), { userId: silent.user.id });
    clock.set(hours(-20));
    await remind();
    expect(await messages()).toEqual([]);
  });
});

describe('concurrency', () => {
  test('writes one reminder per appointment from ten concurrent runs', async () => {
    const others = await Promise.all([1, 2, 3].map(() => testApp.person()));
    for (const [place, { user }] of others.entries())
      await appointment(hours(place * 2), { userId: user.id });
    clock.set(hours(-18));
    await Promise.all(Array.from({ length: 10 }, remind));
    expect((await messages()).map((row) => row.user_id).sort()).toEqual(
      others.map(({ user }) => user.id).sort(),
    );
  });

  test('leaves no queued reminder for an appointment cancelled at the same moment', async () => {
    for (let round = 0; round < 15; round++) {
      const owner = await testApp.person();
      const id = await appointment(start, { userId: owner.user.id });
      const [reply] = await Promise.all([owner.delete(`/api/appointments/${id}`), remind()]);
      expect(reply.statusCode).toBe(200);
      const queued = (await messages()).filter((row) => row.status === 'queued');
      expect(queued).toEqual([]);
    }
  });

  test('writes the other reminders when one fails, and reports the failure', async () => {
    const others = await Promise.all([1, 2].map(() => testApp.person()));
    const broken = await appointment(start, { userId: others[0]?.user.id as number });
    await appointment(hours(2), { userId: others[1]?.user.id as number });
    const owner = new pg.Client({ connectionString: testApp.url });
    await owner.connect();
    await owner.query(
      `create function refuse_one() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create trigger refuse_one before insert on outbox for each row when (new.about = 'appointment:${broken}') execute function refuse_one()`,
    );
    clock.set(hours(-20));
    await expect(remind()).rejects.toThrow('some reminders could not be written');
    expect((await messages()).map((row) => row.user_id)).toEqual([others[1]?.user.id]);
    await owner.query('drop trigger refuse_one on outbox');
    await owner.end();
    await remind();
    expect(await messages()).toHaveLength(2);
  });
});

describe('content', () => {
  test('states time, professional and place with two links and a neutral subject', async () => {
    await appointment(start, { kind: 'child' });
    await remind();
    const [{ subject, text, blocks, attachments }] = await messages();
    expect(subject).toBe('Recordatorio: martes, 1 de diciembre de 2026, 09:00');
    expect(text).toContain('Cuándo: martes, 1 de diciembre de 2026, a las 09:00 (60 minutos)');
    expect(text).toContain('Con: Dra. Nausica Riubell');
    expect(text).toContain('Dónde: En nuestro despacho: Carrer de les Finestres');
    expect(`${subject}${text}`).not.toMatch(/psic|terapia|infantil|niñ/i);
    const { actions } = blocks.find((block: { actions?: object }) => block.actions !== undefined);
    expect(actions.map(({ label }: { label: string }) => label)).toEqual(['Confirmo que iré', 'Cancelar']);
    expect(text).toContain(
      'Ya no se puede cambiar por aquí: para eso, llámanos. Si la cancelas ahora, el importe no se devuelve.',
    );
    for (const { url } of actions)
      expect(url).toMatch(/^http:\/\/onyar\.test\/cita#[a-z]+=[0-9a-z]+\.[0-9a-z]{6}\.[\w-]{22}$/);
    expect(attachments[0].type).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(readCalendar(attachments[0].content)).toMatchObject({
      STATUS: 'CONFIRMED',
      DTSTART: '20261201T080000Z',
      DTSTAMP: '20261130T080000Z',
    });
  });

  test('includes the room and the time zone of a video appointment', async () => {
    await appointment(start, { kind: 'video' });
    await verifyPhone();
    await remind();
    const [mail, sms] = await messages();
    expect(mail.text).toContain('Por videollamada (hora peninsular)');
    expect(mail.text).toContain('https://video.clinica-onyar.example/nausica');
    expect(readCalendar(mail.attachments[0].content)).toMatchObject({
      LOCATION: 'https://video.clinica-onyar.example/nausica',
      DESCRIPTION: expect.stringContaining('a las 09:00 (hora peninsular)'),
    });
    expect(sms.text).toContain('(hora peninsular)');
  });

  test('sends an SMS only to a verified phone, in one part of plain letters', async () => {
    await appointment();
    await testApp.pool.query(`update users set phone = '+34612345678' where id = $1`, [person.user.id]);
    await remind();
    expect((await messages()).map((row) => row.channel)).toEqual(['email']);
    await testApp.pool.query('delete from reminders; delete from outbox');
    await verifyPhone();
    await remind();
    const [, sms] = await messages();
    expect(sms).toMatchObject({ channel: 'sms', recipient: '+34612345678', expires_at: start });
    expect(sms.text).toMatch(
      /^Clinica Onyar: cita el 1\/12 a las 09:00\. ¿Vienes\? Si cancelas, sin devolucion: http:\/\/onyar\.test\/cita#[\w.-]+$/,
    );
    expect(sms.text.length).toBeLessThanOrEqual(160);
    expect(sms.text).toMatch(/^[\w .,:/#¿?-]+$/);
  });

  test('sends no SMS at night, only the e-mail', async () => {
    await verifyPhone();
    await appointment();
    clock.set(instantOf('2026-12-01', '03:00'));
    await remind();
    expect((await messages()).map((row) => row.channel)).toEqual(['email']);
  });
});

describe.each(['UTC', 'Europe/Madrid', 'America/Mexico_City'])(
  'around clock changes on a server in %s',
  (zone) => {
    const former = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = zone;
    });
    afterAll(() => {
      if (former === undefined) delete process.env.TZ;
      else process.env.TZ = former;
    });

    // 24 elapsed hours: across the change, the wall-clock hour differs.
    test.each([
      ['2026-10-26', '09:00', '2026-10-25T08:00:00Z', 'lunes, 26 de octubre de 2026, a las 09:00'],
      ['2026-10-25', '12:00', '2026-10-24T11:00:00Z', 'domingo, 25 de octubre de 2026, a las 12:00'],
      ['2027-03-29', '09:00', '2027-03-28T07:00:00Z', 'lunes, 29 de marzo de 2027, a las 09:00'],
      ['2027-03-28', '12:00', '2027-03-27T10:00:00Z', 'domingo, 28 de marzo de 2027, a las 12:00'],
    ])('reminds of %s at %s exactly at %s', async (day, time, due, words) => {
      await appointment(instantOf(day, time), { createdAt: new Date('2026-10-01T08:00:00Z') });
      clock.set(new Date(Date.parse(due) - 1));
      await remind();
      expect(await messages()).toEqual([]);
      clock.set(new Date(due));
      await remind();
      expect((await messages())[0].text).toContain(`Cuándo: ${words} (60 minutos)`);
    });
  },
);

test('reminds of a thousand appointments in one run', async () => {
  await testApp.pool.query(
    `with made as (insert into users (username, username_key, password_hash, email, email_verified, created_at)
       select 'mil-' || n, 'mil-' || n, 'x', n || '@example.org', true, now() from generate_series(1, 1000) n returning id),
     cared as (insert into patients (user_id, created_at) select id, now() from made returning id, user_id),
     hired as (insert into professionals (name, title, bio, position) select 'P' || n, '', '', n + 100 from generate_series(1, 1000) n returning id)
     insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, paid, created_at)
     select cared.id, cared.user_id, hired.id, 'office', $1, $1::timestamptz + interval '1 hour', 'confirmed', 6500, true, $2
     from (select *, row_number() over () n from cared) cared join (select *, row_number() over () n from hired) hired using (n)`,
    [start, hours(-200)],
  );
  await remind();
  const { rows } = await testApp.pool.query(
    `select count(*)::int as all, count(distinct user_id)::int as people from outbox where kind = 'appointment.reminder'`,
  );
  expect(rows).toEqual([{ all: 1_000, people: 1_000 }]);
});
