import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#clinic/accounts/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';

/** A Monday at eight. */
const monday = instantOf('2026-11-30', '08:00');
const clock = stoppedClock(monday);
type Person = Awaited<ReturnType<TestApp['person']>>;

let testApp: TestApp;
let reception: Person;
/** Treats as professional 1. */
let director: Person;
/** Treats as professional 2. */
let therapist: Person;

async function staff(role: 'reception' | 'professional' | 'admin', treatsAs?: number): Promise<Person> {
  const email = `${role}-${treatsAs ?? 0}@example.org`;
  const person = await testApp.person({ email });
  const isStaff = { role, emailVerified: true };
  await testApp.db.update(users).set(isStaff).where(eq(users.id, person.user.id));
  if (treatsAs !== undefined)
    await testApp.db
      .update(professionals)
      .set({ userId: person.user.id })
      .where(eq(professionals.id, treatsAs));
  return person;
}

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await staff('reception');
  director = await staff('admin', 1);
  therapist = await staff('professional', 2);
});
afterAll(() => testApp.stop());
async function itIs(now: Date): Promise<void> {
  clock.set(now);
  await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [now]);
}
beforeEach(async () => {
  await itIs(monday);
  await testApp.pool.query(
    `delete from reminders; delete from appointments; delete from outbox; delete from briefings;
     delete from calendar_feeds`,
  );
});

const plan = async (day: string, time: string, fields: object = {}, who = reception): Promise<number> => {
  const reply = await who.post('/api/staff/appointments', {
    person: { fullName: 'Montse Vila Roca', phone: '+34 600 000 001' },
    professionalId: 2,
    type: 'child',
    startsAt: instantOf(day, time).toISOString(),
    outsideHours: true,
    ...fields,
  });
  expect(reply.statusCode).toBe(201);
  return reply.json().id;
};
const mails = async (kind: string) =>
  (
    await testApp.pool.query('select recipient, subject, text from outbox where kind = $1 order by id', [
      kind,
    ])
  ).rows;
const changes = () => mails('appointment.change');
const lists = () => mails('appointment.day-list');

describe('daily list of a professional', () => {
  test('is sent once at 19:00 with hours and initials only', async () => {
    await plan('2026-12-01', '09:00');
    await plan('2026-12-01', '10:30', { person: { fullName: 'Àngel Puig' } });
    await plan('2026-12-02', '12:00', { person: { fullName: 'Zoe Tura' } });
    await plan('2026-12-01', '12:00', {
      professionalId: 1,
      type: 'office',
      person: { fullName: 'Xènia Mas' },
    });
    await itIs(instantOf('2026-11-30', '18:59'));
    await runJob(testApp, 'appointments.brief-professionals');
    expect(await lists()).toEqual([]);

    await itIs(instantOf('2026-11-30', '19:00'));
    await Promise.all([1, 2, 3].map(() => runJob(testApp, 'appointments.brief-professionals')));
    const [one, other, ...rest] = await lists();
    expect(rest).toEqual([]);
    expect(one.recipient).toBe('admin-1@example.org');
    expect(other).toMatchObject({
      recipient: 'professional-2@example.org',
      subject: 'Tu agenda del martes, 1 de diciembre de 2026',
    });
    expect(other.text).toContain('Tienes 2 citas:\n\n09:00–10:00: M. V. R.\n10:30–11:30: À. P.');
    for (const word of ['Vila', 'Puig', '600', 'nfantil', 'X. M.', 'Z. T.'])
      expect(other.text).not.toContain(word);
  });

  test('is sent to an unverified staff address without a daily limit, as are changes', async () => {
    await testApp.db.update(users).set({ emailVerified: false }).where(eq(users.id, therapist.user.id));
    for (const time of ['09:00', '10:30', '12:00', '16:00', '17:30', '19:00', '20:00'])
      await plan('2026-12-01', time, { person: { fullName: 'Montse Vila Roca' } });
    await itIs(instantOf('2026-11-30', '19:00'));
    await runJob(testApp, 'appointments.brief-professionals');
    const { rows } = await testApp.pool.query(
      `select kind, status, count(*)::int as n from outbox where recipient = 'professional-2@example.org' group by 1, 2 order by 1`,
    );
    await testApp.db.update(users).set({ emailVerified: true }).where(eq(users.id, therapist.user.id));
    expect(rows).toEqual([
      { kind: 'appointment.change', status: 'queued', n: 7 },
      { kind: 'appointment.day-list', status: 'queued', n: 1 },
    ]);
  });

  test('is sent at 19:00 in summer time and late after an outage', async () => {
    await itIs(instantOf('2027-06-14', '08:00'));
    await plan('2027-06-15', '09:00');
    await itIs(new Date('2027-06-14T17:00:00Z'));
    await runJob(testApp, 'appointments.brief-professionals');
    expect(await lists()).toHaveLength(1);
    await testApp.pool.query('delete from briefings; delete from outbox');
    await itIs(instantOf('2027-06-14', '22:45'));
    await runJob(testApp, 'appointments.brief-professionals');
    expect(await lists()).toHaveLength(1);
  });

  test('is not sent without appointments or to a disabled account', async () => {
    await plan('2026-12-01', '09:00');
    await testApp.db.update(users).set({ disabledAt: monday }).where(eq(users.id, therapist.user.id));
    await itIs(instantOf('2026-11-30', '19:00'));
    await runJob(testApp, 'appointments.brief-professionals');
    expect(await lists()).toEqual([]);
    await testApp.db.update(users).set({ disabledAt: null }).where(eq(users.id, therapist.user.id));
  });
});

describe('notice of a change within two days', () => {
  test('is sent at once for a booking, move or cancellation by reception, with initials', async () => {
    const id = await plan('2026-12-01', '09:00');
    const startsAt = instantOf('2026-12-01', '12:00').toISOString();
    await reception.patch(`/api/staff/appointments/${id}`, { startsAt });
    await reception.post(`/api/staff/appointments/${id}/cancel`, { by: 'person' });
    const told = await changes();
    expect(told.map(({ subject }) => subject)).toEqual([
      'Cita nueva: martes, 1 de diciembre de 2026',
      'Cita cambiada: martes, 1 de diciembre de 2026',
      'Cita cancelada: martes, 1 de diciembre de 2026',
    ]);
    expect(told[1].text).toContain(
      'La cita de M. V. R. del martes, 1 de diciembre de 2026, a las 09:00 pasa al martes, 1 de diciembre de 2026, a las 12:00.',
    );
    for (const { recipient, text } of told) {
      expect(recipient).toBe('professional-2@example.org');
      expect(text).not.toContain('Vila');
    }
  });

  test('reports a cancellation to the former professional and a booking to the new one', async () => {
    const id = await plan('2026-12-01', '09:00', { type: 'office' });
    const startsAt = instantOf('2026-12-01', '09:00').toISOString();
    await reception.patch(`/api/staff/appointments/${id}`, { startsAt, professionalId: 1 });
    const told = (await changes()).map(({ recipient, subject }) => [recipient, subject.split(':')[0]]);
    expect(told.slice(1).sort()).toEqual([
      ['admin-1@example.org', 'Cita nueva'],
      ['professional-2@example.org', 'Cita cancelada'],
    ]);
  });

  test('is not sent for later appointments, holds or the professional’s own changes', async () => {
    await plan('2026-12-03', '09:00');
    await plan('2026-12-01', '10:30', {}, therapist);
    const client = await testApp.person();
    const held = await client.post('/api/appointments', {
      type: 'office',
      professionalId: 2,
      date: instantOf('2026-12-01', '16:00').toISOString(),
    });
    await client.delete(`/api/appointments/${held.json().id}`);
    expect(await changes()).toEqual([]);
  });
});

describe('GET /api/feeds/:file', () => {
  const pathOf = (address: string) => new URL(address).pathname;
  const renew = async (who = therapist) => pathOf((await who.post('/api/staff/feed')).json().address);

  test('shows hours and initials of one professional', async () => {
    await plan('2026-12-01', '09:00');
    await plan('2026-12-01', '12:00', {
      professionalId: 1,
      type: 'office',
      person: { fullName: 'Xènia Mas' },
    });
    const reply = await testApp.visitor().get(await renew());
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(reply.body).toContain('SUMMARY:M. V. R.\r\n');
    expect(reply.body).toContain('DTSTART:20261201T080000Z\r\n');
    for (const word of ['Vila', 'X. M.', 'nfantil', 'LOCATION']) expect(reply.body).not.toContain(word);
  });

  test('revokes the former address when renewed and stores only the hash', async () => {
    const former = await renew();
    const next = await renew();
    expect((await testApp.visitor().get(former)).statusCode).toBe(404);
    expect((await testApp.visitor().get(next)).statusCode).toBe(200);
    const { rows } = await testApp.pool.query('select token_hash from calendar_feeds');
    expect(rows).toHaveLength(1);
    expect(next).not.toContain(rows[0].token_hash);
  });

  test('refuses staff who are not therapists, and the address of a disabled account', async () => {
    const admin = await staff('admin');
    expect((await admin.post('/api/staff/feed')).statusCode).toBe(404);
    expect((await reception.post('/api/staff/feed')).statusCode).toBe(403);
    const address = await renew(director);
    await testApp.db.update(users).set({ disabledAt: monday }).where(eq(users.id, director.user.id));
    expect((await testApp.visitor().get(address)).statusCode).toBe(404);
    await testApp.db.update(users).set({ disabledAt: null }).where(eq(users.id, director.user.id));
  });
});
