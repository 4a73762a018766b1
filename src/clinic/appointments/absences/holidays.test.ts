import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff } from '#tests/support/staff.ts';

const clock = stoppedClock(instantOf('2026-11-30', '08:00'));
type Person = Awaited<ReturnType<TestApp['person']>>;

/** 8 December 2026 is the holiday of the Immaculate Conception, a Tuesday; the clinic works on Wednesday. */
const workday = '2026-12-09';
const holiday = '2026-12-08';

let testApp: TestApp;
let direction: Person;
let reception: Person;
let client: Person;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  direction = await createStaff(testApp, 'admin');
  reception = await createStaff(testApp, 'reception');
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.pool.query('delete from appointments; delete from holiday_changes');
  client = await testApp.person();
});

const change = (fields: object, who = direction) =>
  who.post('/api/staff/holidays', { date: holiday, isOpen: true, reason: 'Se atiende este día', ...fields });
const freeOn = async (date: string): Promise<number> => {
  const url = `/api/availability?professionalId=2&type=office&from=${date}&to=${date}`;
  const { days } = (await client.get(url)).json();
  return days[0].slots.filter(({ free }: { free: boolean }) => free).length;
};
const book = (date: string) =>
  client.post('/api/appointments', {
    type: 'office',
    professionalId: 2,
    date: instantOf(date, '10:30').toISOString(),
  });
const opening = async () => (await direction.get('/api/staff/opening')).json();

test('allows booking an opened holiday online and at the desk, and records it in the audit log', async () => {
  await expect.poll(() => freeOn(holiday)).toBe(0);
  expect((await book(holiday)).statusCode).toBe(400);
  expect((await change({})).statusCode).toBe(200);
  await expect.poll(() => freeOn(holiday)).toBeGreaterThan(0);
  expect((await book(holiday)).statusCode).toBe(201);
  const atDesk = await reception.post('/api/staff/appointments', {
    person: { fullName: 'Ona Ferrer', phone: '+34 600 000 001' },
    professionalId: 2,
    type: 'office',
    startsAt: instantOf(holiday, '12:00').toISOString(),
  });
  expect(atDesk.statusCode).toBe(201);
  expect((await opening()).holidayChanges).toEqual([
    { date: holiday, isOpen: true, reason: 'Se atiende este día' },
  ]);
  const { rows } = await testApp.pool.query(
    `select subject, detail from audit_log where action = 'holiday.opened' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ subject: 'clinic', detail: { date: holiday, reason: 'Se atiende este día' } }]);
});

test('lists and keeps the appointments of a closed day and refuses new ones', async () => {
  await expect.poll(() => freeOn(workday)).toBeGreaterThan(0);
  const { id } = (await book(workday)).json();
  const closed = { date: workday, isOpen: false, reason: 'Obras en el edificio' };
  const preview = await change({ ...closed, preview: true });
  expect(preview.json().hit).toMatchObject([{ id }]);
  expect((await opening()).holidayChanges).toEqual([]);
  expect((await change(closed)).json().hit).toMatchObject([{ id }]);
  await expect.poll(() => freeOn(workday)).toBe(0);
  const atDesk = await reception.post('/api/staff/appointments', {
    person: { fullName: 'Ona Ferrer', phone: '+34 600 000 001' },
    professionalId: 2,
    type: 'office',
    startsAt: instantOf(workday, '12:00').toISOString(),
  });
  expect(atDesk.statusCode).not.toBe(201);
  expect((await direction.delete(`/api/staff/holidays/${workday}`)).json()).toEqual({ hit: [] });
  await expect.poll(() => freeOn(workday)).toBeGreaterThan(0);
});

test('closes a day that follows the holiday calendar again and lists its appointments', async () => {
  await change({});
  await expect.poll(() => freeOn(holiday)).toBeGreaterThan(0);
  const { id } = (await book(holiday)).json();
  expect((await direction.delete(`/api/staff/holidays/${holiday}`)).json().hit).toMatchObject([{ id }]);
  await expect.poll(() => freeOn(holiday)).toBe(0);
  expect((await direction.delete(`/api/staff/holidays/${holiday}`)).statusCode).toBe(404);
});

test.each([
  ['a day gone by', { date: '2026-11-27', isOpen: false }],
  ['a Saturday', { date: '2027-05-01' }],
  ['a holiday that is closed already', { isOpen: false }],
  ['a workday that is open already', { date: workday }],
  ['no reason', { reason: ' ' }],
])('returns 400 for %s', async (_name, fields) => {
  expect((await change(fields)).statusCode).toBe(400);
});

test('returns 403 to reception', async () => {
  expect((await change({}, reception)).statusCode).toBe(403);
});
