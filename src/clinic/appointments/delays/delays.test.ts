import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  for (const time of ['09:00', '16:00']) await at('2026-12-01', time);
  await at('2026-12-02', '09:00');
  await plan('Ona Ferrer', '17:00');
});
afterAll(() => testApp.stop());

const plan = async (fullName: string, time: string, more: object = {}): Promise<number> => {
  const planned = await reception.post('/api/staff/appointments', {
    person: { fullName },
    professionalId: 1,
    type: 'office',
    startsAt: instantOf('2026-12-01', time).toISOString(),
    outsideHours: true,
    ...more,
  });
  expect(planned.statusCode).toBe(201);
  return planned.json().id;
};

const announce = (fields: object) =>
  reception.post('/api/staff/delays', { professionalId: 1, minutes: 20, ...fields });
const letters = async () =>
  (await testApp.pool.query(`select text from outbox where kind = 'appointment.delay'`)).rows;

test('previews the text without notifying anyone', async () => {
  const { words, people } = (await announce({})).json();
  expect(words).toBe(
    'Clínica Onyar: vamos con unos 20 minutos de retraso. Tu cita de las 16:00 empezará hacia las 16:20. Sentimos la espera.',
  );
  expect(people).toMatchObject([
    { startsAt: instantOf('2026-12-01', '16:00').toISOString(), isReached: true },
    { name: 'Ona Ferrer', isReached: false, minutes: 20 },
  ]);
  expect(await letters()).toEqual([]);
});

test('notifies only the patients of this professional who are still to come today', async () => {
  expect((await announce({ preview: false, professionalId: 2 })).json().people).toEqual([]);
  const { people } = (await announce({ preview: false })).json();
  expect(people).toHaveLength(2);
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter.text).toContain('Tu cita de las 16:00 con la Dra. Nausica Riubell empezará hacia las 16:20.');
});

test('notifies both patients of a joint appointment and reports one without an address as not reached', async () => {
  const eva = (
    await reception.post('/api/staff/people', { fullName: 'Eva Roca', email: 'eva@example.org' })
  ).json();
  await plan('Blai Mas', '18:00', { companion: { patientId: eva.id } });
  const { people } = (await announce({ preview: false })).json();
  expect(people.at(-1)).toMatchObject({ name: 'Blai Mas', isReached: false });
  const { rows } = await testApp.pool.query(
    `select recipient from outbox where kind = 'appointment.delay' and recipient = 'eva@example.org'`,
  );
  expect(rows).toHaveLength(1);
});

describe('a day with breaks', () => {
  const other = { professionalId: 2 };
  const namesAndMinutes = async (minutes: number) => {
    const { people, ...rest } = (await announce({ professionalId: 2, minutes })).json();
    const delayed = people.map((one: { name: string; minutes: number }) => [one.name, one.minutes]);
    return { delayed, ...rest };
  };

  test('subtracts the breaks from the delay of each patient and leaves out those who start on time', async () => {
    await plan('Pau', '13:00', other);
    await plan('Iris', '14:10', other);
    await plan('Biel', '15:30', other);
    await plan('Nil', '16:40', other);
    expect(await namesAndMinutes(30)).toMatchObject({
      delayed: [
        ['Pau', 30],
        ['Iris', 20],
      ],
      onTime: 2,
      currentUntil: null,
    });
    expect(await namesAndMinutes(10)).toMatchObject({ delayed: [['Pau', 10]], onTime: 3 });
  });

  test('counts from the appointment in progress', async () => {
    await plan('Jan', '12:00', other);
    expect(await namesAndMinutes(20)).toMatchObject({
      delayed: [
        ['Pau', 20],
        ['Iris', 10],
      ],
      currentUntil: instantOf('2026-12-01', '13:20').toISOString(),
    });
  });

  test('ignores patients who cancelled late and counts their hour as a break', async () => {
    const [pau] = (await announce({ professionalId: 2 })).json().people;
    const path = `/api/staff/appointments/${pau.appointmentId}/attendance`;
    expect((await reception.post(path, { status: 'cancelled_late' })).statusCode).toBe(200);
    expect(await namesAndMinutes(30)).toMatchObject({ delayed: [], words: null, onTime: 3 });
  });
});

test.each([
  [400, { minutes: 15 }],
  [404, { professionalId: 999 }],
])('returns %i for %j', async (status, fields) => {
  expect((await announce(fields)).statusCode).toBe(status);
});

test('previews the text in the language of the patient, not of the panel', async () => {
  const { user } = await testApp.person({}, 'ca');
  await insertConfirmed(testApp.pool, {
    userId: user.id,
    startsAt: instantOf('2026-12-01', '14:00'),
    createdAt: new Date(noon.getTime() - 9 * 86_400_000),
  });
  expect((await announce({})).json().words).toMatch(/^Clínica Onyar: anem amb uns 20 minuts de retard\./);
});
