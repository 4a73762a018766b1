import { afterAll, beforeAll, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { insertConfirmed } from '#tests/support/reminders.ts';
import { createStaff } from '#tests/support/staff.ts';

const noon = instantOf('2026-12-01', '12:10');
const clock = stoppedClock(noon);
type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let reception: Person;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await createStaff(testApp, 'reception');
  const patient = await testApp.person();
  const at = (day: string, time: string) =>
    insertConfirmed(testApp.pool, {
      userId: patient.user.id,
      startsAt: instantOf(day, time),
      createdAt: new Date(noon.getTime() - 9 * 86_400_000),
    });
  for (const time of ['12:00', '16:00']) await at('2026-12-01', time);
  await at('2026-12-02', '09:00');
  await reception.post('/api/staff/appointments', {
    person: { fullName: 'Ona Ferrer' },
    professionalId: 1,
    type: 'office',
    startsAt: instantOf('2026-12-01', '17:30').toISOString(),
  });
});
afterAll(() => testApp.stop());

const tell = (fields: object) =>
  reception.post('/api/staff/delays', { professionalId: 1, minutes: 20, ...fields });
const letters = async () =>
  (await testApp.pool.query(`select text from outbox where kind = 'appointment.delay'`)).rows;

test('previews the text without notifying anyone', async () => {
  const { words, people } = (await tell({})).json();
  expect(words).toBe(
    'Clínica Onyar: vamos con unos 20 minutos de retraso. Tu cita de las 16:00 empezará hacia las 16:20. Sentimos la espera.',
  );
  expect(people).toMatchObject([
    { startsAt: instantOf('2026-12-01', '16:00').toISOString(), isReached: true },
    { name: 'Ona Ferrer', isReached: false },
  ]);
  expect(await letters()).toEqual([]);
});

test('notifies only patients still due today with this professional who have not arrived', async () => {
  expect((await tell({ preview: false, professionalId: 2 })).json().people).toEqual([]);
  const { people } = (await tell({ preview: false })).json();
  expect(people).toHaveLength(2);
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter.text).toContain('Tu cita de las 16:00 con la Dra. Nausica Riubell empezará hacia las 16:20.');
});

test('notifies both patients of a joint appointment and reports one without an address as not reached', async () => {
  const eva = (
    await reception.post('/api/staff/people', { fullName: 'Eva Roca', email: 'eva@example.org' })
  ).json();
  const planned = await reception.post('/api/staff/appointments', {
    person: { fullName: 'Blai Mas' },
    companion: { patientId: eva.id },
    professionalId: 1,
    type: 'office',
    startsAt: instantOf('2026-12-01', '19:00').toISOString(),
  });
  expect(planned.statusCode).toBe(201);
  const { people } = (await tell({ preview: false })).json();
  expect(people.at(-1)).toMatchObject({ name: 'Blai Mas', isReached: false });
  const { rows } = await testApp.pool.query(
    `select recipient from outbox where kind = 'appointment.delay' and recipient = 'eva@example.org'`,
  );
  expect(rows).toHaveLength(1);
});

test('does not notify patients after a break of an hour', async () => {
  for (const time of ['13:00', '14:30', '16:30']) {
    const planned = await reception.post('/api/staff/appointments', {
      person: { fullName: `Pau ${time}` },
      professionalId: 2,
      type: 'office',
      startsAt: instantOf('2026-12-01', time).toISOString(),
      outsideHours: true,
    });
    expect(planned.statusCode).toBe(201);
  }
  const { people } = (await tell({ professionalId: 2 })).json();
  expect(people.map(({ name }: { name: string }) => name)).toEqual(['Pau 13:00', 'Pau 14:30']);
});

test.each([{ minutes: 15 }, { professionalId: 999 }])('returns 400 or 404 for %j', async (fields) => {
  expect([400, 404]).toContain((await tell(fields)).statusCode);
});
