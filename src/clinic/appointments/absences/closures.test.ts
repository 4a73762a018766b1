import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { insertConfirmed } from '#tests/support/reminders.ts';
import { createStaff } from '#tests/support/staff.ts';

/** A Monday at eight. */
const monday = instantOf('2026-11-30', '08:00');
const clock = stoppedClock(monday);
type Person = Awaited<ReturnType<TestApp['person']>>;

let testApp: TestApp;
let reception: Person;
/** Treats as professional 2. */
let therapist: Person;
let client: Person;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  [reception, therapist] = [
    await createStaff(testApp, 'reception'),
    await createStaff(testApp, 'professional', 2),
  ];
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.pool.query(
    `delete from pending_calls; delete from reminders; delete from appointments; delete from outbox;
     delete from absences; delete from extra_hours`,
  );
  client = await testApp.person();
});

const today = (time: string) => instantOf('2026-11-30', time);
const paidAt = (time: string, userId = client.user.id) =>
  insertConfirmed(testApp.pool, {
    userId,
    startsAt: today(time),
    createdAt: new Date(monday.getTime() - 9 * 86_400_000),
  });
const callerAt = async (time: string, fullName: string): Promise<number> =>
  (
    await reception.post('/api/staff/appointments', {
      person: { fullName, phone: '+34 600 000 001' },
      professionalId: 1,
      type: 'office',
      // `outsideHours`: the schedule is cached for a second, so an absence of another test may still apply.
      startsAt: today(time).toISOString(),
      outsideHours: true,
    })
  ).json().id;
const ill = { professionalId: 1, startsAt: monday.toISOString(), endsAt: today('22:00').toISOString() };
const close = (fields: object = {}, who = reception) =>
  who.post('/api/staff/absences', { ...ill, ...fields });
const resolve = (choices: object[], preview = false, who = reception) =>
  who.post('/api/staff/closures', { choices, preview });
const isFree = async (time: string, professionalId = 1): Promise<boolean> => {
  const url = `/api/availability?professionalId=${professionalId}&type=office&from=2026-11-30&to=2026-11-30`;
  const { days } = (await client.get(url)).json();
  return days[0].slots.find((slot: { time: string }) => slot.time === time).free;
};
const letters = async () =>
  (await testApp.pool.query('select kind, subject, text from outbox order by id')).rows;
const agendaOf = async (day: string) =>
  (await reception.get(`/api/staff/agenda?from=${day}&to=${day}`)).json().appointments;
const calls = async (who = reception) => (await who.get('/api/staff/calls')).json().calls;

describe('POST /api/staff/absences', () => {
  test('lists affected appointments in the preview and then removes the slots', async () => {
    const id = await paidAt('10:30');
    const preview = (await close({ preview: true })).json();
    expect(preview).toMatchObject({ absenceId: null, hit: [{ id, status: 'confirmed' }] });
    expect(await isFree('16:00')).toBe(true);

    expect((await close()).json()).toMatchObject({ absenceId: expect.any(Number), hit: [{ id }] });
    await expect.poll(() => isFree('16:00')).toBe(false);
    expect(await isFree('16:00', 2)).toBe(true);
    await close();
    expect((await reception.get('/api/staff/opening')).json().absences).toHaveLength(1);
    // The appointment waits on the page Hoy until a decision is made, on any day.
    const waits = async () => (await reception.get('/api/staff/agenda/undecided')).json().closed;
    expect(await waits()).toMatchObject([{ id }]);
    expect((await client.get('/api/appointments')).json()).toMatchObject([{ id, status: 'confirmed' }]);
  });

  test('lets only reception and the director close and reopen the whole clinic', async () => {
    expect((await close({ professionalId: null }, therapist)).statusCode).toBe(404);
    const { absenceId } = (await close({ professionalId: null })).json();
    await expect.poll(() => isFree('16:00', 2)).toBe(false);
    expect((await therapist.delete(`/api/staff/absences/${absenceId}`)).statusCode).toBe(404);
    expect((await reception.delete(`/api/staff/absences/${absenceId}`)).statusCode).toBe(204);
    await expect.poll(() => isFree('16:00', 2)).toBe(true);
  });

  test('lets a professional close their own hours and returns 404 for a colleague’s', async () => {
    const colleague = await close({}, therapist);
    const unknown = await close({ professionalId: 99 }, therapist);
    expect([colleague.statusCode, colleague.body]).toEqual([404, unknown.body]);
    expect((await close({ professionalId: 2 }, therapist)).statusCode).toBe(200);
    const { rows } = await testApp.pool.query(
      `select actor_user_id, subject from audit_log where action = 'absence.added' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor_user_id: therapist.user.id, subject: 'professional:2' }]);
  });

  test.each([
    [{ endsAt: monday.toISOString() }],
    [{ startsAt: '2026-11-01T08:00:00Z', endsAt: '2026-11-02T08:00:00Z' }],
    [{ endsAt: '2028-11-30T08:00:00Z' }],
  ])('returns 400 at endsAt for %j', async (fields) => {
    const reply = await close(fields);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['endsAt']]);
  });
});

describe('video appointments in an absence', () => {
  const planned = async (time: string, type: string): Promise<number> =>
    (
      await reception.post('/api/staff/appointments', {
        person: { fullName: 'Marc Puig' },
        professionalId: 1,
        type,
        startsAt: today(time).toISOString(),
        outsideHours: true,
      })
    ).json().id;
  const isMovedIntoAbsence = async (id: number): Promise<boolean> =>
    (await reception.get('/api/staff/agenda?from=2026-11-30&to=2026-12-02'))
      .json()
      .appointments.find((one: { id: number }) => one.id === id).movedIntoAbsence;
  const move = (id: number, startsAt: Date) =>
    reception.patch(`/api/staff/appointments/${id}`, {
      startsAt: startsAt.toISOString(),
      outsideHours: true,
    });

  test('marks one moved into the absence as undecided, not one changed to video there', async () => {
    const decided = await planned('09:00', 'office');
    const moved = await planned('20:30', 'video');
    await close({ endsAt: today('14:00').toISOString() });
    await resolve([{ what: 'video', appointmentId: decided, isAgreed: true }]);
    await expect.poll(() => isFree('10:30')).toBe(false);
    await move(moved, today('10:30'));
    expect([await isMovedIntoAbsence(decided), await isMovedIntoAbsence(moved)]).toEqual([false, true]);
    await move(moved, instantOf('2026-12-02', '10:30'));
    expect(await isMovedIntoAbsence(moved)).toBe(false);
  });
});

describe('weekly hours and extra hours', () => {
  const weekly = (hours: object[], preview = false, who = reception) =>
    who.post('/api/staff/weekly-hours', { professionalId: 2, hours, preview });
  const opening = async () => (await reception.get('/api/staff/opening')).json();
  const ofTwo = async () =>
    (await opening()).weekly
      .filter((hour: { professionalId: number }) => hour.professionalId === 2)
      .map(({ weekday, time }: { weekday: number; time: string }) => ({ weekday, time }));

  test('lists the appointments at a removed weekly hour in any future week', async () => {
    const before = await ofTwo();
    const { id } = (
      await reception.post('/api/staff/appointments', {
        person: { fullName: 'Marc Puig' },
        professionalId: 2,
        type: 'office',
        startsAt: instantOf('2027-02-01', '09:00').toISOString(),
      })
    ).json();
    const without = before.filter(
      ({ weekday, time }: { weekday: number; time: string }) => !(weekday === 1 && time === '09:00'),
    );
    expect((await weekly(without, true)).json().hit).toMatchObject([{ id }]);
    expect(await ofTwo()).toHaveLength(before.length);
    expect((await weekly(without, false, therapist)).json().hit).toMatchObject([{ id }]);
    expect(await ofTwo()).toEqual(without);
    expect((await weekly(before)).json()).toEqual({ hit: [] });
  });

  test('returns 400 for a Sunday and for a time the clinic does not use', async () => {
    expect((await weekly([{ weekday: 7, time: '09:00' }])).statusCode).toBe(400);
    expect((await weekly([{ weekday: 1, time: '08:30' }])).statusCode).toBe(400);
  });

  test('allows booking an extra hour on a holiday and lists its appointment when removed', async () => {
    const holiday = '2026-12-08';
    const freeThen = async () => {
      const url = `/api/availability?professionalId=2&type=office&from=${holiday}&to=${holiday}`;
      const { days } = (await client.get(url)).json();
      return days[0].slots
        .filter(({ free }: { free: boolean }) => free)
        .map(({ time }: { time: string }) => time);
    };
    expect(await freeThen()).toEqual([]);
    const add = () =>
      therapist.post('/api/staff/extra-hours', { professionalId: 2, date: holiday, time: '10:30' });
    expect([(await add()).statusCode, (await add()).statusCode]).toEqual([204, 204]);
    await expect.poll(freeThen).toEqual(['10:30']);

    const { extraHours } = await opening();
    expect(extraHours).toMatchObject([{ professionalId: 2, date: holiday, time: '10:30' }]);
    const booked = await client.post('/api/appointments', {
      type: 'office',
      professionalId: 2,
      date: instantOf(holiday, '10:30').toISOString(),
    });
    expect(booked.statusCode).toBe(201);
    const url = `/api/staff/extra-hours/${extraHours[0].id}`;
    expect((await therapist.delete(`${url}?preview=true`)).json().hit).toMatchObject([
      { id: booked.json().id },
    ]);
    expect((await opening()).extraHours).toHaveLength(1);
    expect((await therapist.delete(url)).statusCode).toBe(200);
    expect((await opening()).extraHours).toEqual([]);
  });

  test('refuses changes to a colleague’s hours and to a past day', async () => {
    const extra = (professionalId: number, date: string) =>
      therapist.post('/api/staff/extra-hours', { professionalId, date, time: '09:00' });
    expect((await extra(1, '2026-12-08')).statusCode).toBe(404);
    expect((await extra(2, '2026-11-29')).statusCode).toBe(400);
    await reception.post('/api/staff/extra-hours', { professionalId: 1, date: '2026-12-08', time: '09:00' });
    const { id } = (await opening()).extraHours[0];
    expect((await therapist.delete(`/api/staff/extra-hours/${id}`)).statusCode).toBe(404);
    const own = (await therapist.get('/api/staff/opening')).json();
    expect(own.professionals.map(({ mayChange }: { mayChange: boolean }) => mayChange)).toEqual([
      false,
      true,
    ]);
    expect(own.mayCloseAll).toBe(false);
  });
});

describe('POST /api/staff/closures', () => {
  test('cancels and refunds all six appointments and lists two patients without e-mail to call', async () => {
    const withMail: number[] = [];
    for (const time of ['09:00', '10:30', '12:00', '16:00'])
      withMail.push(await paidAt(time, (await testApp.person()).user.id));
    const without = [await callerAt('17:30', 'Ona Ferrer'), await callerAt('19:00', 'Marc Puig')];
    const { hit } = (await close()).json();
    const choices = hit.map(({ id }: { id: number }) => ({ what: 'cancel', appointmentId: id }));
    expect(choices).toHaveLength(6);

    const planned = (await resolve(choices, true)).json().outcomes;
    expect(await letters()).toEqual([]);
    const { outcomes } = (await resolve(choices)).json();
    const reached = outcomes.filter(({ isReached }: { isReached: boolean }) => isReached);
    expect(reached.map(({ appointmentId }: { appointmentId: number }) => appointmentId)).toEqual(withMail);
    const shown = planned.filter(({ isReached }: { isReached: boolean }) => isReached);
    expect((await letters()).map(({ text }) => text)).toEqual(
      shown.map(({ letter }: { letter: { text: string } }) => letter.text),
    );
    expect(shown[0].letter.text).toContain('Te devolveremos el importe completo.');
    const { rows } = await testApp.pool.query(
      `select detail->>'refund' as refund, detail->>'by' as by from audit_log
       where action = 'appointment.cancelled' order by id desc limit 6`,
    );
    expect(rows.map(({ by }) => by)).toEqual(Array(6).fill('clinic'));
    expect(rows.map(({ refund }) => refund).sort()).toEqual([
      ...Array(4).fill('full'),
      ...Array(2).fill('nothing_paid'),
    ]);

    const open = await calls();
    expect(open).toMatchObject(
      without.map((id) => ({
        appointment: { id, status: 'cancelled', patient: { phone: '+34 600 000 001' } },
      })),
    );
    expect(await calls(therapist)).toEqual([]);
    expect((await therapist.post(`/api/staff/calls/${open[0].id}/done`)).statusCode).toBe(404);
    for (const { id } of open)
      expect((await reception.post(`/api/staff/calls/${id}/done`)).statusCode).toBe(204);
    expect(await calls()).toEqual([]);
  });

  test('notifies an unverified address of more cancellations than the daily limit of strangers allows', async () => {
    const person = { fullName: 'Vera Roca', phone: '+34 600 000 004', email: 'vera@example.org' };
    const ids: number[] = [];
    for (let day = 1; day <= 8; day++) {
      const startsAt = instantOf(`2026-12-0${day}`, '17:30').toISOString();
      const who = ids.length === 0 ? { person } : { patientId: (await agendaOf('2026-12-01'))[0].patient.id };
      const planned = await reception.post('/api/staff/appointments', {
        ...who,
        professionalId: 1,
        type: 'office',
        startsAt,
        outsideHours: true,
      });
      ids.push(planned.json().id);
    }
    await testApp.pool.query('delete from outbox; delete from unproved_letters');
    const { outcomes } = (
      await resolve(ids.map((appointmentId) => ({ what: 'cancel', appointmentId })))
    ).json();
    const { rows } = await testApp.pool.query('select status from outbox order by id');
    expect(rows).toEqual(ids.map(() => ({ status: 'queued' })));
    expect(outcomes.map(({ isReached }: { isReached: boolean }) => isReached)).toEqual(ids.map(() => true));
    expect(await calls()).toEqual([]);
  });

  test('requires the patient’s consent for another hour, professional or video, and records it', async () => {
    const one = await paidAt('09:00');
    const other = await paidAt('10:30');
    const third = await paidAt('12:00');
    await close();
    const tomorrow = instantOf('2026-12-01', '09:00').toISOString();
    const unasked = { what: 'move', appointmentId: one, startsAt: tomorrow };
    expect((await resolve([unasked])).statusCode).toBe(400);
    const { outcomes } = (
      await resolve([
        { ...unasked, isAgreed: true },
        {
          what: 'move',
          appointmentId: other,
          isAgreed: true,
          startsAt: today('10:30').toISOString(),
          professionalId: 2,
        },
        { what: 'video', appointmentId: third, isAgreed: true },
      ])
    ).json();
    expect(outcomes.map(({ state }: { state: string }) => state)).toEqual(['done', 'done', 'done']);
    expect((await client.get('/api/appointments')).json()).toMatchObject([
      { id: one, date: tomorrow, paid: true },
      { id: third, type: 'video', date: today('12:00').toISOString() },
      { id: other, professionalId: 2, date: today('10:30').toISOString() },
    ]);
    const { rows } = await testApp.pool.query(
      `select detail->'isAgreed' as yes, detail->>'toKind' as kind from audit_log
       where action = 'appointment.moved' order by id desc limit 3`,
    );
    expect(rows.reverse()).toEqual([
      { yes: true, kind: null },
      { yes: true, kind: null },
      { yes: true, kind: 'video' },
    ]);
  });

  test('reports a failed choice without stopping the others or leaving a call', async () => {
    const one = await callerAt('09:00', 'Ona Ferrer');
    const other = await paidAt('10:30');
    await close();
    await expect.poll(() => isFree('16:00')).toBe(false);
    const { outcomes } = (
      await resolve([
        { what: 'move', appointmentId: one, startsAt: today('16:00').toISOString(), isAgreed: true },
        { what: 'cancel', appointmentId: other },
      ])
    ).json();
    expect(outcomes).toMatchObject([
      { state: 'refused', message: expect.stringContaining('no atiende a esa hora') },
      { state: 'done' },
    ]);
    expect(await calls()).toEqual([]);
  });

  test('returns the same refusal for a colleague’s appointment as for an unknown one', async () => {
    const id = await paidAt('09:00');
    const told = async (appointmentId: number) => {
      const { outcomes } = (await resolve([{ what: 'cancel', appointmentId }], false, therapist)).json();
      return { ...outcomes[0], appointmentId: 0 };
    };
    expect(await told(id)).toEqual(await told(999_999));
  });
});
