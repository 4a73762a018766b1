import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { Availability } from '../contract.ts';

const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
const date = '2026-12-01T08:00:00.000Z';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
beforeEach(() => testApp.pool.query('delete from appointments'));
afterAll(() => testApp.stop());

const child = { type: 'child', date, guardian: true, childBirthDate: '2018-05-04' };
const slotsOf = async (professionalId: number, type: string) => {
  const query = `professionalId=${professionalId}&type=${type}&from=2026-12-01&to=2026-12-31`;
  const reply = await testApp.visitor().get(`/api/availability?${query}`);
  expect(reply.statusCode).toBe(200);
  return (reply.json() as Availability).days.flatMap(({ slots }) => slots);
};
const childHasHours = async () => (await slotsOf(2, 'child')).some(({ free }) => free);
const offer = async (professionalId: number, kinds: string[] | null) => {
  await testApp.pool.query('update professionals set kinds = $2 where id = $1', [professionalId, kinds]);
  await testApp.pool.query('update content_version set version = version + 1');
};

test('lists the kinds of each professional, the director first', async () => {
  const professionals = (await testApp.visitor().get('/api/professionals')).json();
  expect(professionals.map(({ name, kinds }: { name: string; kinds: string[] }) => [name, kinds])).toEqual([
    ['Dra. Nausica Riubell', ['office', 'home', 'video']],
    ['Fermí Valldoreix', ['office', 'video', 'child']],
  ]);
});

test('refuses a kind the professional does not offer and shows no free slot for it', async () => {
  const person = await testApp.person();
  const reply = await person.post('/api/appointments', { ...child, professionalId: 1 });
  expect([reply.statusCode, reply.json().fields]).toEqual([
    400,
    { professionalId: 'Este profesional no ofrece esa modalidad. Elige a otro, por favor.' },
  ]);
  expect((await person.get('/api/appointments')).json()).toEqual([]);
  const slots = await slotsOf(1, 'child');
  // The days are listed with all their slots, none of them free.
  expect([slots.length > 100, slots.some(({ free }) => free)]).toEqual([true, false]);
  expect((await slotsOf(2, 'child')).some(({ free }) => free)).toBe(true);
  expect((await person.post('/api/appointments', { ...child, professionalId: 2 })).statusCode).toBe(201);
});

test('moves an appointment only if its kind is still offered; a professional without kinds offers all', async () => {
  const person = await testApp.person();
  const { id } = (await person.post('/api/appointments', { ...child, professionalId: 2 })).json();
  const move = () => person.patch(`/api/appointments/${id}`, { date: '2026-12-02T08:00:00.000Z' });
  await offer(2, ['office']);
  await expect.poll(childHasHours).toBe(false);
  const reply = await move();
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['professionalId']]);
  await offer(2, null);
  await expect.poll(childHasHours).toBe(true);
  expect((await move()).statusCode).toBe(200);
  await offer(2, ['office', 'video', 'child']);
});
