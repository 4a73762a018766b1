import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';
import type { MonthlyStatement } from '../monthly-statements/contract.ts';
import type { MonthReport, ReportRow } from './contract.ts';

const now = instantOf('2026-11-23', '20:00');
type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
/** A second instance on the same database. */
let other: TestApp;
let [reception, otherReception, director, nausica, fermi] = [] as unknown as Person[];
let patientId: number;

beforeAll(async () => {
  testApp = await startTestApp({ clock: stoppedClock(now) });
  other = await startTestApp({ clock: stoppedClock(now), url: testApp.url });
  [reception, otherReception] = [
    await createStaff(testApp, 'reception'),
    await createStaff(other, 'reception'),
  ];
  director = await createStaff(testApp, 'admin');
  [nausica, fermi] = [
    await createStaff(testApp, 'professional', 1),
    await createStaff(testApp, 'professional', 2),
  ];
  patientId = await insertPatient(testApp, { name: 'Rosa Soler' });
  await prepareNovember();
});
afterAll(async () => {
  await other.stop();
  await testApp.stop();
});

const asPerson = (one: Person | undefined): Person => one as Person;
const insertVisit = (professionalId: number, day: string, time: string, status = 'confirmed') =>
  insertAppointment(testApp, { patientId, professionalId, startsAt: instantOf(day, time), status });
const note = (id: number, status: string) =>
  asPerson(reception).post(`/api/staff/appointments/${id}/attendance`, { status });
const take = (by: Person | undefined, itemId: number) =>
  asPerson(by).post('/api/staff/payments', { type: 'appointment', itemId, method: 'card', cents: 6_500 });
const agreeShare = (id: number, fromOn: string, basisPoints: number) =>
  asPerson(director).post(`/api/staff/professionals/${id}/shares`, { fromOn, basisPoints });

/** November: of four hours of the first professional three were held; the second's one was missed and is owed. */
async function prepareNovember() {
  const came = [
    await insertVisit(1, '2026-11-02', '09:00'),
    await insertVisit(1, '2026-11-03', '09:00'),
    await insertVisit(1, '2026-11-04', '09:00'),
  ];
  const missed = [await insertVisit(1, '2026-11-05', '09:00'), await insertVisit(2, '2026-11-06', '09:00')];
  await insertVisit(2, '2026-11-09', '09:00', 'cancelled');
  // In October, so not part of November.
  await insertVisit(1, '2026-10-30', '09:00');
  for (const id of came) expect((await note(id, 'fulfilled')).statusCode).toBeLessThan(300);
  for (const id of missed) await note(id, 'no_show');
  // Two instances take the same payment concurrently; it counts once.
  const both = await Promise.all([take(reception, came[0] ?? 0), take(otherReception, came[0] ?? 0)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const paid = (await take(reception, came[1] ?? 0)).json();
  await asPerson(director).post(`/api/staff/receipts/${paid.receiptId}/return`, {
    cents: 1_000,
    reason: 'Llegamos tarde',
  });
}

describe('the monthly statement of a professional', () => {
  const readStatement = (by: Person | undefined, more = '') =>
    asPerson(by).get(`/api/staff/sheets?month=2026-11${more}`);
  const read = async (by: Person | undefined, more = ''): Promise<MonthlyStatement> =>
    (await readStatement(by, more)).json().sheet;

  test('contains hours held, payments, and the share in force when the money moved', async () => {
    expect(await read(nausica)).toMatchObject({
      missed: 1,
      collectedCents: 12_000,
      shareCents: 0,
      parts: [{ basisPoints: null, collectedCents: 12_000, shareCents: null }],
    });
    expect((await agreeShare(1, '2026-01-01', 6_000)).statusCode).toBe(204);
    expect((await agreeShare(1, '2026-12-01', 7_000)).statusCode).toBe(204);
    const sheet = await read(nausica);
    expect(sheet.attended).toHaveLength(3);
    expect(sheet.collected.map(({ cents }) => cents)).toEqual([6_500, 6_500, -1_000]);
    expect(sheet.parts).toEqual([{ basisPoints: 6_000, collectedCents: 12_000, shareCents: 7_200 }]);
    expect(sheet.shareCents).toBe(7_200);
    // Agreed shares are immutable.
    await expect(testApp.pool.query('update professional_shares set basis_points = 1')).rejects.toThrow(
      'permission denied',
    );
  });

  test('is visible to the professional and managers; others get 404', async () => {
    const foreign = await readStatement(fermi, '&professionalId=1');
    const unknown = await readStatement(fermi, '&professionalId=9999');
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
    expect(await read(fermi)).toMatchObject({
      professional: { id: 2 },
      attended: [],
      missed: 1,
      collectedCents: 0,
    });
    expect((await readStatement(fermi)).json().professionals).toHaveLength(1);
    expect(await read(director, '&professionalId=1')).toEqual(await read(nausica));
    const file = (by: Person | undefined, id: number) =>
      asPerson(by).get(`/api/staff/sheets/pdf?month=2026-11&professionalId=${id}`);
    expect((await file(fermi, 1)).statusCode).toBe(404);
    const pdf = await file(nausica, 1);
    expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    for (const by of [reception]) expect((await readStatement(by)).statusCode).toBe(403);
  });

  test.each([
    ['an invalid month', '/api/staff/sheets?month=2026-13'],
    ['an invalid professional', '/api/staff/sheets?month=2026-11&professionalId=x'],
  ])('refuses %s', async (_, path) => {
    expect((await asPerson(director).get(path)).statusCode).toBe(400);
  });

  test.each([
    ['a share above 100 %', { fromOn: '2026-11-01', basisPoints: 10_001 }],
    ['a negative share', { fromOn: '2026-11-01', basisPoints: -1 }],
    ['an invalid day', { fromOn: '2026-11-31', basisPoints: 1 }],
  ])('refuses %s', async (_, body) => {
    expect((await asPerson(director).post('/api/staff/professionals/1/shares', body)).statusCode).toBe(400);
    expect((await agreeShare(9_999, '2026-11-01', 1)).statusCode).toBe(404);
  });
});

describe('monthly reports', () => {
  const readMonths = async (): Promise<MonthReport[]> =>
    (await asPerson(director).get('/api/staff/figures?from=2026-10&to=2026-11')).json();
  const readRows = async (figure: string): Promise<{ rows: ReportRow[]; count: number; sum: number }> =>
    (await asPerson(director).get(`/api/staff/figures/rows?figure=${figure}&month=2026-11`)).json();

  test('count what was recorded, paid and owed', async () => {
    await testApp.pool.query(
      `with bought as (
         insert into user_subscriptions (user_id, patient_id, plan_id, kind, audience, plan_name, price_cents, payments,
           sessions_per_payment, validity_months, starts_at, ends_at, billing_from, sessions_left, created_at)
         values ($1, $2, 1, 'single', 'adult', 'Básico', 52000, 1, '{8}', 6, $3, $3::timestamptz + interval '6 months', '2026-11-01', 7, $3) returning id
       ) insert into session_credits (at, subscription_id, step, sessions, payment, appointment_id)
       select $3::timestamptz, id, 'grant'::credit_step, 8, 1, null from bought union all select $3, id, 'use', -1, null, 999 from bought`,
      [asPerson(reception).user.id, patientId, now],
    );
    // Moved, recorded there and moved back: the record at its own start counts.
    await testApp.pool.query(
      `insert into attendance (appointment_id, starts_at, status, at, entered_by)
       select id, starts_at + interval '8 days', 'fulfilled', $1, $2 from appointments where starts_at = $3`,
      [now, asPerson(reception).user.id, instantOf('2026-11-04', '09:00')],
    );
    const [october, november] = await readMonths();
    expect(october).toMatchObject({ given: 1, incomeCents: 0 });
    expect(november).toMatchObject({
      month: '2026-11',
      given: 5,
      cancelled: 1,
      cancelledLate: 0,
      noShow: 2,
      incomeCents: 12_000,
      income: [{ kind: 'office', cents: 12_000 }],
      sessionsSold: 8,
      sessionsUsed: 1,
      debtCents: 3 * 6_500,
    });
    expect(november?.offered).toBeGreaterThan(100);
  });

  test('equal the sum of the rows behind them', async () => {
    const november = (await readMonths()).at(-1);
    const of = async (figure: string) => {
      const { rows, count, sum } = await readRows(figure);
      expect([rows.length, rows.reduce((all, { value }) => all + value, 0)]).toEqual([count, sum]);
      return sum;
    };
    expect(await of('occupancy')).toBe(november?.given);
    expect(await of('missed')).toBe(3);
    expect(await of('income')).toBe(november?.incomeCents);
    expect(await of('debts')).toBe(november?.debtCents);
    expect(await of('sessions')).toBe(8 - 1);
    expect((await readRows('debts')).rows[0]).toMatchObject({
      person: { id: patientId, name: 'Rosa Soler' },
    });
  });

  test('name services beside the four kinds, in the statement too', async () => {
    const startsAt = instantOf('2026-11-02', '09:00').toISOString();
    await testApp.pool.query(
      `with sold as (
         insert into services (name, description, price_cents, minutes, modalities, offered_by)
         values ('Sesión familiar', 'Con tiempo.', 9500, 75, '{office}', '{1}') returning id
       ) update appointments set service_id = sold.id, service_name = 'Sesión familiar' from sold where starts_at = $1`,
      [startsAt],
    );
    for (const figure of ['occupancy', 'income'])
      expect((await readRows(figure)).rows.map(({ what }) => what)).toContain('Sesión familiar');
    const { sheet } = (await asPerson(nausica).get('/api/staff/sheets?month=2026-11')).json();
    expect(sheet.attended[0]).toMatchObject({ startsAt, serviceName: 'Sesión familiar' });
  });

  test('offer no hours before the site was opened or the first appointment took place', async () => {
    const readOffered = async () =>
      (await asPerson(director).get('/api/staff/figures?from=2026-09&to=2026-11'))
        .json()
        .map(({ offered }: MonthReport) => offered);
    const openOn = (day: string) =>
      testApp.pool.query(
        `update launch set opened_at = '${day} 09:00+01'; update content_version set version = version + 1`,
      );
    await openOn('2026-11-20');
    // The first appointment was on Friday, 30 October: two professionals with six hours each.
    await expect.poll(async () => (await readOffered()).slice(0, 2)).toEqual([0, 12]);
    await openOn('2026-10-29');
    // 29 October is a holiday of the town.
    await expect.poll(readOffered).toEqual([0, 12, expect.any(Number)]);
    await openOn('2026-10-28');
    await expect.poll(async () => (await readOffered())[1]).toBe(24);
  });

  test('show hours, absences and income by professional and by service', async () => {
    const { professionals, services } = (
      await asPerson(director).get('/api/staff/figures/breakdown?from=2026-11&to=2026-11')
    ).json();
    const [month] = (await asPerson(director).get('/api/staff/figures?from=2026-11&to=2026-11')).json();
    const sum = (rows: Record<string, number>[], field: string) =>
      rows.reduce((all, one) => all + (one[field] ?? 0), 0);
    expect(professionals).toMatchObject([
      { id: 1, given: 4, missed: 1, incomeCents: 12_000 },
      { id: 2, given: 1, missed: 1, incomeCents: 0 },
    ]);
    expect(sum(professionals, 'offered')).toBe(month.offered);
    for (const rows of [professionals, services]) {
      expect(sum(rows, 'given')).toBe(month.given);
      expect(sum(rows, 'incomeCents')).toBe(month.incomeCents);
    }
    expect(services.map(({ name }: { name: string }) => name)).toContain('Sesión familiar');
  });

  test('count new people by their first month, and who came a second and a fifth time', async () => {
    const came = async (name: string, days: string[], status?: string) => {
      const id = await insertPatient(testApp, { name });
      for (const day of days) {
        const startsAt = instantOf(day, '20:00');
        const visit = await insertAppointment(testApp, { patientId: id, professionalId: 2, startsAt });
        if (status !== undefined && day === days.at(-1)) await note(visit, status);
      }
    };
    const before = (await readMonths()).at(-1);
    await came('Cinco Veces', ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-10']);
    await came('Dos Veces', ['2026-11-11', '2026-11-12', '2026-11-13'], 'no_show');
    const returned = await came('Vino Aunque', ['2026-11-18'], 'no_show');
    await asPerson(reception).post(`/api/staff/attendance/${returned}/undo`);
    await came('Nunca Vino', ['2026-11-16'], 'no_show');
    await came('Por Venir', ['2026-11-30']);
    await came('Desde Octubre', ['2026-10-28', '2026-11-17']);
    const [october, november] = await readMonths();
    expect(november).toMatchObject({
      newPeople: (before?.newPeople ?? 0) + 2,
      cameTwice: (before?.cameTwice ?? 0) + 2,
      cameFiveTimes: (before?.cameFiveTimes ?? 0) + 1,
    });
    expect(october).toMatchObject({ newPeople: 2 });
    const { rows, count } = await readRows('retention');
    expect(count).toBe(november?.newPeople);
    expect(rows.find(({ person }) => person?.name === 'Cinco Veces')?.what).toBe('5 sesiones');
  });

  test.each([
    ['thirteen months', '/api/staff/figures?from=2025-11&to=2026-11'],
    ['a stretch that ends before it begins', '/api/staff/figures?from=2026-11&to=2026-10'],
    ['a figure that is none', '/api/staff/figures/rows?figure=profit&month=2026-11'],
  ])('refuse %s', async (_, path) => {
    expect((await asPerson(director).get(path)).statusCode).toBe(400);
  });

  // Last, because its attendance cannot be removed.
  test('count the hours held in the clinic’s own video room, which both entered, unless they ended by telephone', async () => {
    const insertVideo = async (day: string, roles: string) => {
      const startsAt = instantOf(day, '18:00');
      const id = await insertAppointment(testApp, { patientId, professionalId: 2, startsAt });
      await testApp.pool.query("update appointments set kind = 'video' where id = $1", [id]);
      await testApp.pool.query(
        `insert into video_participants (appointment_id, starts_at, role, peer, joined_at, seen_at, admitted_at)
         select $1, $2, split_part(one, ':', 1), gen_random_uuid(), $2, $2, case when one like '%:in' then $2::timestamptz end
         from unnest(string_to_array($3, ' ')) one`,
        [id, startsAt, roles],
      );
      return id;
    };
    const ids = [
      await insertVideo('2026-09-01', 'therapist:in patient:in companion:in'),
      await insertVideo('2026-09-02', 'therapist:in patient:in'),
      await insertVideo('2026-09-03', 'therapist:in patient:waits'),
      await insertVideo('2026-09-04', 'therapist:in'),
      await insertVideo('2026-09-07', 'therapist:in patient:in'),
    ];
    // The last one ended by telephone.
    await testApp.pool.query(
      `insert into attendance (appointment_id, starts_at, status, by_phone, at, entered_by)
       select id, starts_at, 'fulfilled', true, starts_at, $2 from appointments where id = $1`,
      [ids.at(-1), asPerson(reception).user.id],
    );
    const [september] = (await asPerson(director).get('/api/staff/figures?from=2026-09&to=2026-09')).json();
    expect(september).toMatchObject({ given: 5, heldByVideo: 2 });
  });
});
