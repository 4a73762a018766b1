import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clinic } from '#config';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { Appointment, Availability } from '../contract.ts';

const monday = new Date('2026-11-23T08:00:00Z');
const clock = stoppedClock(monday);
const day = '2026-12-01';
/** A time in Madrid on that Tuesday, one hour ahead of UTC. */
const at = (time: string) =>
  `${day}T${String(Number(time.slice(0, 2)) - 1).padStart(2, '0')}${time.slice(2)}:00.000Z`;
const address = 'Carrer Nou 3, Salt';
type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let person: Person;
let other: Person;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set(monday);
  await testApp.pool.query('delete from appointments; delete from absences');
  [person, other] = [await testApp.person(), await testApp.person()];
});
afterAll(() => testApp.stop());

const ask = (who: Person, type: string, time: string, professionalId = 1) =>
  who.post('/api/appointments', {
    type,
    date: at(time),
    professionalId,
    ...(type === 'home' ? { address } : {}),
  });
const book = async (who: Person, type: string, time: string, professionalId = 1) => {
  const reply = await ask(who, type, time, professionalId);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json() as Appointment;
};
const freeTimes = async (type: string) => {
  const query = `professionalId=1&type=${type}&from=${day}&to=${day}`;
  const { days } = (await testApp.visitor().get(`/api/availability?${query}`)).json() as Availability;
  return days[0]?.slots.filter(({ free }) => free).map(({ time }) => time);
};
const refusalOf = (reply: { statusCode: number; json(): { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];

describe('travel times of a home visit', () => {
  test('block slots before and after a home visit and offer alternatives with enough travel time', async () => {
    await book(person, 'office', '10:30');
    expect(await freeTimes('home')).toEqual(['16:00', '17:30', '19:00']);
    expect(await freeTimes('office')).toEqual(['09:00', '12:00', '16:00', '17:30', '19:00']);
    const refused = await ask(other, 'home', '12:00');
    expect(refusalOf(refused)).toEqual([409, 'slot_taken']);
    const [first] = refused.json().alternatives;
    const again = await other.post('/api/appointments', {
      type: 'home',
      address,
      date: first.startsAt,
      professionalId: 1,
    });
    expect(again.statusCode, again.body).toBe(201);
  });

  test('refuse only the home visit when both kinds are booked at once', async () => {
    await book(person, 'office', '10:30');
    const third = await testApp.person();
    const [home, office] = await Promise.all([ask(other, 'home', '12:00'), ask(third, 'office', '12:00')]);
    expect(refusalOf(home)).toEqual([409, 'slot_taken']);
    expect(office.statusCode, office.body).toBe(201);
  });

  test('block office slots around a home visit, whose own times exclude the travel', async () => {
    const visit = await book(person, 'home', '12:00');
    expect(visit.date).toBe(at('12:00'));
    expect(await freeTimes('office')).toEqual(['09:00', '16:00', '17:30', '19:00']);
    expect(refusalOf(await ask(other, 'office', '10:30'))).toEqual([409, 'slot_taken']);
    await book(other, 'office', '09:00');
    const file = (await person.get(`/api/appointments/${visit.id}/calendar.ics`)).body;
    expect(file).toMatch(/DTSTART:20261201T110000Z[\s\S]*DTEND:20261201T120000Z/);
  });

  test('do not count for the patient’s other appointments', async () => {
    await book(person, 'home', '12:00');
    await book(person, 'video', '10:30', 2);
    expect(refusalOf(await ask(person, 'video', '12:00', 2))).toEqual([409, 'already_booked']);
  });

  test('make an absence block only the visits whose travel it overlaps', async () => {
    await testApp.pool.query(
      `insert into absences (professional_id, starts_at, ends_at) values (1, $1, $2)`,
      [new Date(Date.parse(at('10:00')) + 44 * 60_000), at('11:00')],
    );
    await testApp.pool.query('update content_version set version = version + 1');
    await expect.poll(() => freeTimes('home')).not.toContain('09:00');
    expect(await freeTimes('office')).toContain('09:00');
    expect((await ask(person, 'home', '09:00')).statusCode).toBe(400);
    await testApp.pool.query('delete from absences; update content_version set version = version + 1');
    await expect.poll(() => freeTimes('home')).toContain('09:00');
  });

  test('end with an expired hold', async () => {
    await book(person, 'home', '12:00');
    clock.advance(30);
    expect(await freeTimes('office')).toContain('10:30');
    await book(other, 'office', '10:30');
  });
});

describe('moving with travel times', () => {
  test('applies travel times to office and home visits', async () => {
    const office = await book(person, 'office', '09:00');
    const home = await book(other, 'home', '16:00');
    const move = (who: Person, { id }: Appointment, time: string) =>
      who.patch(`/api/appointments/${id}`, { date: at(time) });
    expect(refusalOf(await move(person, office, '17:30'))).toEqual([409, 'slot_taken']);
    expect(refusalOf(await move(other, home, '10:30'))).toEqual([409, 'slot_taken']);
    expect((await move(other, home, '12:00')).statusCode).toBe(200);
    expect(await freeTimes('office')).toEqual(['16:00', '17:30', '19:00']);
  });

  test('restores travel times that were shortened by hand for the former hour', async () => {
    const { id } = await book(other, 'home', '12:00');
    await testApp.pool.query('update appointments set travel_before_minutes = 0 where id = $1', [id]);
    expect(await freeTimes('office')).toEqual(['09:00', '10:30', '16:00', '17:30', '19:00']);
    await book(person, 'office', '10:30');
    expect((await other.patch(`/api/appointments/${id}`, { date: at('17:30') })).statusCode).toBe(200);
    expect(await freeTimes('office')).toEqual(['09:00', '12:00']);
  });
});

test('books exactly the slots shown as free, for every combination of kinds', async () => {
  // Video behaves like office: no travel time.
  const kinds = ['office', 'home'] as const;
  for (const [booked, time] of kinds.flatMap((kind) => [
    [kind, '10:30'] as const,
    [kind, '16:00'] as const,
  ])) {
    await testApp.pool.query('delete from appointments');
    await book(person, booked, time);
    for (const kind of kinds) {
      const shown = await freeTimes(kind);
      const bookable: string[] = [];
      for (const slot of clinic.slots) {
        const reply = await ask(other, kind, slot);
        if (reply.statusCode !== 201) continue;
        bookable.push(slot);
        await testApp.pool.query('delete from appointments where id = $1', [reply.json().id]);
      }
      expect(shown, `${kind} beside ${booked} at ${time}`).toEqual(bookable);
    }
  }
});

test('accepts inserts of an older instance without travel times', async () => {
  const { rows } = await testApp.pool.query(
    `insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, price_cents, address, hold_expires_at, created_at)
     select id, user_id, 1, 'home', $2, $2::timestamptz + interval '1 hour', 8000, $3, now(), now() from patients where user_id = $1
     on conflict do nothing returning travel_before_minutes, travel_after_minutes`,
    [person.user.id, at('12:00'), address],
  );
  expect(rows).toEqual([{ travel_before_minutes: 0, travel_after_minutes: 0 }]);
});
