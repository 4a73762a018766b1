import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { hire, insertPeople } from '#tests/support/people.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';

const monday = new Date('2026-11-23T08:00:00Z');
const clock = stoppedClock(monday);
const tuesday = (hour: number, day = 1) =>
  `2026-12-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let testApp: TestApp;
/** Two instances on one database with production limits. */
let strict: [TestApp, TestApp];
let people: string[];

beforeAll(async () => {
  database = await cloneDatabase();
  people = await insertPeople(database.url, 40);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await hire(client, 60);
  await client.end();
  const start = (env = {}) => startTestApp({ url: database.url, clock, env });
  testApp = await start();
  strict = [await start({ LIMIT_FACTOR: '1' }), await start({ LIMIT_FACTOR: '1' })];
});
beforeEach(async () => {
  clock.set(monday);
  await testApp.pool.query('delete from appointments');
  await keepSignedIn();
  await testApp.pool.query('delete from rate_limits');
});
afterAll(async () => {
  for (const app of [...strict, testApp]) await app.stop();
  await database.drop();
});

/** Sessions expire after an idle hour, so keep them alive. */
const keepSignedIn = () =>
  testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);

function at(address: string, who: number, instance = who % 2) {
  const visitor = strict[instance as 0 | 1].visitor(address);
  visitor.cookies.sid = people[who]?.slice('sid='.length) ?? '';
  return visitor;
}
/** A slot with a different professional each, so that only limits can refuse. */
const bookingBody = (place: number, changes: object = {}) => ({
  type: 'office',
  date: tuesday(8, 1 + Math.floor(place / 19)),
  professionalId: 3 + place,
  ...changes,
});
const book = (address: string, who: number, place: number, instance?: number) =>
  at(address, who, instance).post('/api/appointments', bookingBody(place));
const codes = (replies: { statusCode: number; json(): { code?: string } }[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, (reply) => reply.json().code ?? 'booked')].map(([code, all]) => [
      code,
      all.length,
    ]),
  );
const listLiveHolds = async () =>
  (
    await testApp.pool.query(
      `select hold_network from appointments where status = 'pending' and hold_expires_at > $1`,
      [clock.now()],
    )
  ).rows;

describe('hold limits per network', () => {
  test('hold six slots for 19 people who request three each, concurrently on two instances', async () => {
    const replies = await Promise.all(
      Array.from({ length: 57 }, (_, place) => book('203.0.113.7', place % 19, place, place % 2)),
    );
    expect(codes(replies)).toMatchObject({ booked: clinicSettings().maximumHoldsPerNetwork });
    expect(await listLiveHolds()).toHaveLength(clinicSettings().maximumHoldsPerNetwork);
    for (const refused of replies.filter(({ statusCode }) => statusCode !== 201))
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'network_holds']);
    // Refused bookings leave no job and no row.
    const jobs = await testApp.pool.query(
      `select count(*)::int n from pgboss.job where name = 'appointments.ask-for-payment'`,
    );
    expect(jobs.rows[0].n).toBe(clinicSettings().maximumHoldsPerNetwork);
    // Other networks are not affected.
    expect((await book('198.51.100.4', 20, 58)).statusCode).toBe(201);
  });

  test('count all addresses of an IPv6 customer as one network', async () => {
    const replies = await Promise.all(
      Array.from({ length: 9 }, (_, place) => book(`2001:db8:0:1::${place + 1}`, place, place)),
    );
    expect(codes(replies)).toEqual({ booked: 6, network_holds: 3 });
    expect((await book('2001:db8:0:2::1', 10, 10)).statusCode).toBe(201);
  });

  test('state a waiting time of minutes to a family on one address', async () => {
    for (let place = 0; place < 6; place++) {
      expect((await book('203.0.113.7', place, place)).statusCode).toBe(201);
      clock.advance(2);
    }
    const refused = await book('203.0.113.7', 30, 30);
    expect(refused.json().message).toBe(
      'Desde tu conexión hay ya 6 reservas pendientes de pago. Podrás reservar cuando se pague una, o a las 09:30 como muy tarde; si la necesitas ahora, llámanos al +34 972 000 112.',
    );
    expect(Number(refused.headers['retry-after'])).toBe(18 * 60);
    clock.set(new Date(monday.getTime() + 30 * 60_000 - 1));
    expect((await book('203.0.113.7', 30, 30)).statusCode).toBe(429);
    clock.advance(1 / 60_000);
    expect((await book('203.0.113.7', 30, 30)).statusCode).toBe(201);
  });

  test.each([
    ['is cancelled', `update appointments set status = 'cancelled', cancellation = 'person' where id = $1`],
    [
      'is paid',
      `update appointments set status = 'confirmed', paid = true, hold_expires_at = null where id = $1`,
    ],
  ])('free a slot of the network as soon as one hold %s', async (_, ending) => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, place) => book('203.0.113.7', place, place)),
    );
    expect(codes(replies)).toEqual({ booked: 6 });
    expect((await book('203.0.113.7', 7, 7)).statusCode).toBe(429);
    await testApp.pool.query(ending, [replies[2]?.json().id]);
    expect((await book('203.0.113.7', 7, 7)).statusCode).toBe(201);
  });

  test('are raised by LIMIT_FACTOR for load tests, unlike the three holds per person', async () => {
    const visitor = testApp.visitor('203.0.113.7');
    visitor.cookies.sid = people[0]?.slice('sid='.length) ?? '';
    const own = await Promise.all(
      [0, 1, 2, 3].map((place) =>
        visitor.post('/api/appointments', bookingBody(place, { date: tuesday(8, place + 1) })),
      ),
    );
    expect(codes(own)).toEqual({ booked: 3, too_many_holds: 1 });
    for (let who = 1; who < 8; who++) {
      const next = testApp.visitor('203.0.113.7');
      next.cookies.sid = people[who]?.slice('sid='.length) ?? '';
      expect((await next.post('/api/appointments', bookingBody(10 + who))).statusCode).toBe(201);
    }
  });
});

describe('the network of a booking', () => {
  test('is stored only as a keyed hash, and only during the hold', async () => {
    const { id } = (await book('203.0.113.7', 0, 0)).json();
    const [{ hold_network: stored }] = await listLiveHolds();
    expect(stored).toMatch(/^[\w-]{43}$/);
    const network = async () =>
      (await testApp.pool.query('select hold_network from appointments where id = $1', [id])).rows[0]
        .hold_network;
    clock.advance(31);
    await runJob(testApp, 'appointments.expire-hold', { appointmentId: id });
    expect(await network()).toBeNull();
    const next = (await book('203.0.113.7', 1, 1)).json();
    await at('203.0.113.7', 1).delete(`/api/appointments/${next.id}`);
    const { rows } = await testApp.pool.query('select 1 from appointments where hold_network is not null');
    expect(rows).toEqual([]);
  });
});

describe('a user with two expired unpaid holds within a day', () => {
  const runOut = async (who: number, count: number) => {
    for (let place = 0; place < count; place++)
      expect((await book('198.51.100.9', who, place)).statusCode).toBe(201);
    clock.advance(31);
  };

  test('must wait for the end of the day, and the refusal says until when', async () => {
    const who = at('198.51.100.9', 0);
    const first = await who.post('/api/appointments', bookingBody(0));
    expect(first.statusCode).toBe(201);
    clock.advance(60);
    await keepSignedIn();
    expect((await who.post('/api/appointments', bookingBody(1, { date: tuesday(8, 2) }))).statusCode).toBe(
      201,
    );
    clock.advance(31);
    await keepSignedIn();
    const refused = await who.post('/api/appointments', bookingBody(2, { date: tuesday(8, 3) }));
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'holds_ran_out']);
    expect(refused.json().message).toBe(
      'Han caducado 2 reservas tuyas sin pagar. Podrás reservar otra vez el martes, 24 de noviembre de 2026, a las 09:30; si la necesitas antes, llámanos al +34 972 000 112.',
    );
    const until = new Date('2026-11-24T08:30:00.000Z');
    expect(Number(refused.headers['retry-after'])).toBe((until.getTime() - clock.now().getTime()) / 1_000);
    // Cancelling an expired hold does not change that.
    await who.delete(`/api/appointments/${first.json().id}`);
    expect((await who.post('/api/appointments', bookingBody(2, { date: tuesday(8, 3) }))).statusCode).toBe(
      429,
    );
    clock.set(until);
    await keepSignedIn();
    expect((await who.post('/api/appointments', bookingBody(2, { date: tuesday(8, 3) }))).statusCode).toBe(
      201,
    );
  });

  test('is not limited for a single one, or one released in time', async () => {
    await runOut(3, 1);
    const who = at('198.51.100.9', 3);
    for (const day of [2, 3]) {
      const { id } = (await who.post('/api/appointments', bookingBody(1, { date: tuesday(8, day) }))).json();
      expect((await who.delete(`/api/appointments/${id}`)).statusCode).toBe(200);
    }
    clock.advance(40);
    await keepSignedIn();
    expect((await who.post('/api/appointments', bookingBody(1, { date: tuesday(8, 2) }))).statusCode).toBe(
      201,
    );
  });
});
