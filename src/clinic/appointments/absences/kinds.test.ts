import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff } from '#tests/support/staff.ts';

// Opening hours limited to some kinds: the first professional makes home visits on Tuesdays only.

const clock = stoppedClock(instantOf('2026-11-23', '08:00'));
type Person = Awaited<ReturnType<TestApp['person']>>;
type Hour = { professionalId: number; weekday: number; time: string; kinds: string[] | null };
let testApp: TestApp;
let reception: Person;
let client: Person;
const monday = '2026-11-30';
const tuesday = '2026-12-01';

const opening = async () => (await reception.get('/api/staff/opening')).json();
const ofOne = async (): Promise<Omit<Hour, 'professionalId'>[]> =>
  (await opening()).weekly.flatMap(({ professionalId, ...hour }: Hour) =>
    professionalId === 1 ? [hour] : [],
  );
const weekly = (hours: object[], preview = false) =>
  reception.post('/api/staff/weekly-hours', { professionalId: 1, hours, preview });
const homesOnTuesdays = async () =>
  (await ofOne()).map((hour) => ({ ...hour, kinds: hour.weekday === 2 ? null : ['office', 'video'] }));

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await createStaff(testApp, 'reception');
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.pool.query('delete from appointments; update opening_hours set kinds = null');
  await testApp.pool.query('update content_version set version = version + 1');
  client = await testApp.person();
  // The schedule is cached for a second: wait until the previous test's change is gone.
  await vi.waitFor(async () => expect(await freeOn(monday, 'home')).toContain('10:30'), { timeout: 60_000 });
});

const freeOn = async (day: string, type: string): Promise<string[]> => {
  const url = `/api/availability?professionalId=1&type=${type}&from=${day}&to=${day}`;
  const { days } = (await client.get(url)).json();
  return days[0].slots.flatMap(({ free, time }: { free: boolean; time: string }) => (free ? [time] : []));
};
const book = (day: string, type: string) =>
  client.post('/api/appointments', {
    type,
    professionalId: 1,
    date: instantOf(day, '10:30').toISOString(),
    ...(type === 'home' ? { address: 'Carrer Major 1, Salt' } : {}),
  });
const desk = (day: string, fields: object = {}) =>
  reception.post('/api/staff/appointments', {
    person: { fullName: 'Ona Vila' },
    professionalId: 1,
    type: 'home',
    address: 'Carrer Major 1, Salt',
    startsAt: instantOf(day, '10:30').toISOString(),
    ...fields,
  });

test('offers, books and moves a kind only at hours that include it', async () => {
  expect((await weekly(await homesOnTuesdays())).json()).toEqual({ hit: [] });
  await expect.poll(() => freeOn(monday, 'home')).toEqual([]);
  expect(await freeOn(tuesday, 'home')).toContain('10:30');
  expect(await freeOn(monday, 'office')).toContain('10:30');
  expect((await book(monday, 'home')).json()).toMatchObject({ fields: { date: expect.any(String) } });
  const visit = await book(tuesday, 'home');
  expect(visit.statusCode).toBe(201);
  const move = (who: Person, path: string, body: object) =>
    who.send({
      method: 'PATCH',
      url: `${path}/${visit.json().id}`,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const date = instantOf(monday, '10:30').toISOString();
  expect((await move(client, '/api/appointments', { date })).statusCode).toBe(400);
  const atDesk = await move(reception, '/api/staff/appointments', { startsAt: date });
  expect(atDesk.json()).toMatchObject({ code: 'outside_hours' });
});

test('warns the desk with the reason, allows an override, and lists the conflicting dates of a series', async () => {
  await weekly(await homesOnTuesdays());
  await expect.poll(() => freeOn(monday, 'home')).toEqual([]);
  const warned = await desk(monday);
  expect(warned.json()).toMatchObject({
    code: 'outside_hours',
    message: expect.stringContaining('no ofrece visita a domicilio a esa hora'),
  });
  const { startsAt } = { startsAt: instantOf(monday, '10:30').toISOString() };
  const series = await reception.post('/api/staff/series', {
    person: { fullName: 'Ona Vila' },
    professionalId: 1,
    type: 'home',
    address: 'Carrer Major 1, Salt',
    startsAt,
    everyWeeks: 1,
    count: 2,
    preview: true,
  });
  expect(series.json().dates.map(({ conflict }: { conflict: string }) => conflict)).toEqual([
    'outside_hours',
    'outside_hours',
  ]);
  expect((await desk(monday, { outsideHours: true })).statusCode).toBe(201);
  expect((await desk(tuesday)).statusCode).toBe(201);
});

test('lists only the affected kind when an hour stops offering it', async () => {
  const home = (await desk(monday)).json().id;
  await desk('2026-12-14', { type: 'office', address: undefined });
  const wish = await homesOnTuesdays();
  expect((await weekly(wish, true)).json().hit).toMatchObject([{ id: home, type: 'home' }]);
  expect((await ofOne()).every(({ kinds }) => kinds === null)).toBe(true);
  expect((await weekly(wish)).json().hit).toMatchObject([{ id: home }]);
  expect((await weekly(wish)).json().hit).toEqual([]);
  expect((await ofOne()).find(({ weekday }) => weekday === 1)?.kinds).toEqual(['office', 'video']);
  const { rows } = await testApp.pool.query(
    `select detail->>'changed' as changed from audit_log where action = 'weekly-hours.changed' order by id desc limit 1`,
  );
  expect(rows[0].changed).toContain('1 10:30 office+video');
});

test.each([[[]], [['moon']], ['home']])('returns 400 for an hour with the kinds %j', async (kinds) => {
  expect((await weekly([{ weekday: 1, time: '09:00', kinds }])).statusCode).toBe(400);
});
