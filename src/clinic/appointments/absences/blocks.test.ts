import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff } from '#tests/support/staff.ts';

const clock = stoppedClock(instantOf('2026-11-25', '08:00'));
const monday = '2026-11-30';
const saturday = '2026-12-05';
type Person = Awaited<ReturnType<TestApp['person']>>;

let testApp: TestApp;
let reception: Person;
let client: Person;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await createStaff(testApp, 'reception');
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.pool.query(
    `delete from appointments; delete from working_blocks; update services set minutes = null, pause_minutes = 0 where kind is not null;
     update content_version set version = version + 1`,
  );
  client = await testApp.person();
  await vi.waitFor(async () => expect(await listStarts(monday)).toEqual(sixStarts), { timeout: 60_000 });
});

const sixStarts = ['09:00', '10:30', '12:00', '16:00', '17:30', '19:00'];
type Slot = { time: string; startsAt: string; free: boolean };
const slotsOn = async (day: string, type = 'office'): Promise<Slot[]> => {
  const url = `/api/availability?professionalId=1&type=${type}&from=${day}&to=${day}`;
  return (await client.get(url)).json().days[0].slots;
};
const listStarts = async (day: string, type?: string) => (await slotsOn(day, type)).map(({ time }) => time);
const freeOn = async (day: string, type?: string) =>
  (await slotsOn(day, type)).flatMap(({ time, free }) => (free ? [time] : []));
const book = (day: string, time: string, who = client) =>
  who.post('/api/appointments', {
    type: 'office',
    professionalId: 1,
    date: instantOf(day, time).toISOString(),
  });
const change = (blocks: object[], preview = false, professionalId = 1) =>
  reception.post('/api/staff/working-blocks', { professionalId, blocks, preview });
/** The usual sessions: fifty minutes and a pause of ten. */
async function setFiftyMinutes() {
  await testApp.pool.query(
    `update services set minutes = 50, pause_minutes = 10 where kind = 'office'; update content_version set version = version + 1`,
  );
}
const morning = { weekday: 1, opens: '09:00', closes: '12:00' };
const shows = (day: string, starts: string[], type?: string) =>
  vi.waitFor(async () => expect(await freeOn(day, type)).toEqual(starts), { timeout: 10_000 });

describe('POST /api/staff/working-blocks', () => {
  test('shows the starts of a block in place of the six starts of its weekday, for its kinds only', async () => {
    await setFiftyMinutes();
    expect((await change([{ ...morning, kinds: ['office'] }])).statusCode).toBe(200);
    await shows(monday, ['09:00', '10:00', '11:00']);
    expect(await listStarts(monday, 'video')).toEqual([]);
    expect(await freeOn('2026-12-01')).toEqual(sixStarts);
    const { blocks } = (await reception.get('/api/staff/opening')).json();
    expect(blocks).toEqual([{ ...morning, professionalId: 1, kinds: ['office'] }]);
    expect((await change([])).statusCode).toBe(200);
    await shows(monday, sixStarts);
  });

  test('opens a Saturday for who works then, bookable online and at the desk', async () => {
    await change([{ weekday: 6, opens: '10:00', closes: '13:00' }]);
    await shows(saturday, ['10:00', '11:00', '12:00']);
    expect((await book(saturday, '10:00')).statusCode).toBe(201);
    const atDesk = await reception.post('/api/staff/appointments', {
      person: { fullName: 'Ona Ferrer' },
      professionalId: 1,
      type: 'office',
      // Any start inside the block, not only those of the web.
      startsAt: instantOf(saturday, '11:20').toISOString(),
    });
    expect(atDesk.statusCode).toBe(201);
    expect(await freeOn(saturday)).toEqual([]);
    const agenda = (await reception.get(`/api/staff/agenda?from=${saturday}&to=${saturday}`)).json();
    expect(agenda.hours).toEqual([
      { professionalId: 1, date: saturday, times: ['10:00', '11:00', '12:00'], minutes: 60 },
    ]);
  });

  test('lists the appointments outside the new blocks, first as a preview', async () => {
    await book(monday, '16:00');
    await book(monday, '10:30', await testApp.person());
    const preview = (await change([morning], true)).json();
    expect(preview.hit.map(({ startsAt }: Slot) => startsAt)).toEqual([
      instantOf(monday, '16:00').toISOString(),
    ]);
    expect(await freeOn(monday)).toContain('17:30');
    expect((await change([morning])).json().hit).toHaveLength(1);
    const { rows } = await testApp.pool.query(
      `select detail->>'to' as to from audit_log where action = 'working-blocks.changed' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ to: '1 09:00-12:00' }]);
  });

  test('counts as hours of the week, in place of the hours of its weekdays', async () => {
    const direction = await createStaff(testApp, 'admin');
    const hours = async () => {
      const { steps } = (await direction.get('/api/staff/launch')).json();
      return Number.parseInt(steps.find(({ name }: { name: string }) => name === 'hours').why, 10);
    };
    const before = await hours();
    await change([
      { weekday: 1, opens: '09:00', closes: '13:30' },
      { weekday: 6, opens: '10:00', closes: '13:30' },
    ]);
    // Eight hours of blocks, less the six starts of the Monday.
    expect((await hours()) - before).toBe(8 - 6);
  });

  test.each([
    ['a reversed block', [{ ...morning, closes: '08:00' }]],
    ['a block shorter than half an hour', [{ ...morning, closes: '09:25' }]],
    ['a start off the five minutes', [{ ...morning, opens: '09:03' }]],
    ['overlapping blocks', [morning, { ...morning, opens: '11:00', closes: '13:00' }]],
    ['an eighth weekday', [{ ...morning, weekday: 8 }]],
    ['no kind', [{ ...morning, kinds: [] }]],
  ])('returns 400 for %s', async (_, blocks) => {
    expect((await change(blocks)).statusCode).toBe(400);
  });

  test('keeps one of two blocks changed at the same time', async () => {
    await Promise.all([change([morning]), change([{ ...morning, closes: '13:00' }])]);
    const { rows } = await testApp.pool.query('select closes from working_blocks');
    expect(rows).toHaveLength(1);
  });
});

describe('POST /api/staff/catalogue/services/:kind', () => {
  test('sets length and pause: public, in the starts of blocks, and for appointments from then on', async () => {
    const direction = await createStaff(testApp, 'admin');
    const offer = (fields: object) =>
      direction.post('/api/staff/catalogue/services/office', {
        name: 'Consulta',
        description: 'En el despacho, con calma.',
        priceCents: 6500,
        firstVisitPriceCents: null,
        ...fields,
      });
    expect((await offer({ minutes: 52 })).statusCode).toBe(400);
    expect((await offer({ pauseMinutes: 90 })).statusCode).toBe(400);
    expect((await offer({ minutes: 50, pauseMinutes: 10 })).statusCode).toBe(200);
    // Without a length it stays.
    const { services } = (await offer({})).json();
    expect(services.find(({ kind }: { kind: string }) => kind === 'office')).toMatchObject({
      minutes: 50,
      pauseMinutes: 10,
    });
    await change([morning]);
    await shows(monday, ['09:00', '10:00', '11:00']);
    const shown = (await client.get('/api/services')).json();
    expect(shown.find(({ type }: { type: string }) => type === 'office').minutes).toBe(50);
    const planned = await reception.post('/api/staff/appointments', {
      person: { fullName: 'Ona Ferrer' },
      professionalId: 1,
      type: 'office',
      startsAt: instantOf(monday, '09:00').toISOString(),
    });
    expect(planned.json()).toMatchObject({
      endsAt: instantOf(monday, '09:50').toISOString(),
      pauseMinutes: 10,
    });
  });
});

describe('the pause after a session', () => {
  const startsAt = (time: string) => instantOf(monday, time).toISOString();
  const plan = (time: string, minutes: number, fullName: string) =>
    reception.post('/api/staff/appointments', {
      person: { fullName },
      professionalId: 1,
      type: 'office',
      startsAt: startsAt(time),
      minutes,
    });

  test('keeps the next start free of the former session and its pause, by the database', async () => {
    await setFiftyMinutes();
    await change([morning]);
    await shows(monday, ['09:00', '10:00', '11:00']);
    expect((await plan('09:05', 50, 'Ona Ferrer')).statusCode).toBe(201);
    expect(await freeOn(monday)).toEqual(['11:00']);
    expect((await plan('09:55', 50, 'Mar Pou')).statusCode).toBe(409);
    expect((await plan('10:05', 50, 'Mar Pou')).statusCode).toBe(201);
    expect(await freeOn(monday)).toEqual([]);
  });

  test('lets one of many bookings through that overlap by their pauses only', async () => {
    await setFiftyMinutes();
    await change([morning]);
    await shows(monday, ['09:00', '10:00', '11:00']);
    const planned = await Promise.all(
      ['09:00', '09:55', '10:50', '09:05', '09:50'].map((time, index) =>
        plan(time, 50, `Persona ${index} X`),
      ),
    );
    const { rows } = await testApp.pool.query<{ from: Date; until: Date }>(
      `select starts_at as from, ends_at + make_interval(mins => pause_minutes) as until from appointments order by starts_at`,
    );
    expect(planned.filter(({ statusCode }) => statusCode === 201)).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThan(0);
    for (const [index, { until }] of rows.slice(0, -1).entries())
      expect(rows[index + 1]?.from.getTime()).toBeGreaterThanOrEqual(until.getTime());
  });

  test('keeps the agreed length and pause when the service changes and the appointment moves', async () => {
    await setFiftyMinutes();
    await change([morning]);
    await shows(monday, ['09:00', '10:00', '11:00']);
    const { id } = (await book(monday, '09:00')).json();
    await testApp.pool.query(
      `update services set minutes = 60, pause_minutes = 0 where kind = 'office'; update content_version set version = version + 1`,
    );
    await vi.waitFor(async () => expect(await listStarts(monday)).toEqual(['09:00', '10:00', '11:00']));
    const moved = await reception.patch(`/api/staff/appointments/${id}`, { startsAt: startsAt('10:00') });
    expect(moved.statusCode).toBe(200);
    expect(moved.json()).toMatchObject({ endsAt: startsAt('10:50'), pauseMinutes: 10 });
  });
});
