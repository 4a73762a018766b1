import { afterAll, beforeAll, expect, test } from 'vitest';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { insertPeople } from '#tests/support/people.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';

const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
/** 09:00, 10:30 and 12:00 in Madrid: adjacent slots; a home visit needs travel time between them. */
const starts = ['08:00', '09:30', '11:00'].map((time) => `2026-12-01T${time}:00.000Z`);
const rounds = process.env.SOAK ? 60 : 12;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let instances: [TestApp, TestApp];
let people: string[];

beforeAll(async () => {
  database = await cloneDatabase();
  const start = () => startTestApp({ url: database.url, clock });
  instances = [await start(), await start()];
  people = await insertPeople(database.url, 30);
});
afterAll(async () => {
  for (const instance of instances) await instance.stop();
  await database.drop();
});

const visitor = (who: number) => {
  const browser = instances[(who % 2) as 0 | 1].visitor(`192.0.2.${who + 1}`);
  browser.cookies.sid = people[who]?.slice('sid='.length) ?? '';
  return browser;
};
const book = (who: number, type: string, date = '') =>
  retryWhileUnavailable(() =>
    visitor(who).post('/api/appointments', {
      type,
      date,
      professionalId: 1,
      ...(type === 'home' ? { address: 'Carrer Nou 3, Salt' } : {}),
    }),
  );

/** Retries while the clinic is unavailable, which a busy machine may be; nothing has been stored then. */
async function retryWhileUnavailable<Reply extends { statusCode: number }>(
  ask: () => Promise<Reply>,
): Promise<Reply> {
  const reply = await ask();
  return reply.statusCode === 503 ? retryWhileUnavailable(ask) : reply;
}

/** Pairs of appointments of the professional that overlap, travel time included. */
async function collisions(): Promise<unknown[]> {
  const { rows } = await instances[0].pool.query(
    `select one.id, other.id from appointments one join appointments other on one.id < other.id and one.professional_id = other.professional_id
     where one.status <> 'cancelled' and other.status <> 'cancelled'
       and one.starts_at - case when one.kind = 'home' then $1::interval else '0' end < other.ends_at + case when other.kind = 'home' then $1::interval else '0' end
       and other.starts_at - case when other.kind = 'home' then $1::interval else '0' end < one.ends_at + case when one.kind = 'home' then $1::interval else '0' end`,
    [`${clinicSettings().homeVisits.travelMinutes} minutes`],
  );
  return rows;
}
const reset = async () => {
  await instances[0].pool.query('delete from appointments; delete from rate_limits');
  await instances[0].pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
};

test('thirty people request three adjacent hours at home and at the office, concurrently on two instances', async () => {
  for (let round = 0; round < rounds; round++) {
    await reset();
    const replies = await Promise.all(
      people.map((_, who) => book(who, (who + round) % 3 === 0 ? 'office' : 'home', starts[who % 3])),
    );
    expect(
      replies.filter(({ statusCode }) => ![201, 409].includes(statusCode)).map(({ body }) => body),
    ).toEqual([]);
    expect(replies.some(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(await collisions()).toEqual([]);
  }
});

test('moves race with bookings and each other around a home visit, and nobody loses an appointment', async () => {
  const elsewhere = ['15:00', '16:30', '18:00'].flatMap((time) =>
    [2, 3, 4].map((day) => `2026-12-0${day}T${time}:00.000Z`),
  );
  for (let round = 0; round < rounds; round++) {
    await reset();
    const moving = await Promise.all(elsewhere.map((date, who) => book(who, 'office', date)));
    const ids = moving.map((reply) => reply.json().id as number);
    expect(moving.map(({ statusCode }) => statusCode)).toEqual(elsewhere.map(() => 201));
    const replies = await Promise.all([
      ...ids.map((id, who) =>
        retryWhileUnavailable(() =>
          visitor(who).patch(`/api/appointments/${id}`, { date: starts[(who + round) % 3] }),
        ),
      ),
      ...[10, 11, 12, 13].map((who) => book(who, 'home', starts[who % 3])),
    ]);
    expect(
      replies.filter(({ statusCode }) => ![200, 201, 409].includes(statusCode)).map(({ body }) => body),
    ).toEqual([]);
    expect(await collisions()).toEqual([]);
    const { rows } = await instances[0].pool.query(
      `select count(*)::int n from appointments where id = any($1) and status = 'pending'`,
      [ids],
    );
    expect(rows[0].n).toBe(ids.length);
  }
});
