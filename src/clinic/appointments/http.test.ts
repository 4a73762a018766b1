import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { outbox } from '#clinic/notifications/tables.server.ts';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { recordStatements } from '#tests/support/statements.ts';
import type { Appointment } from './contract.ts';
import { appointments } from './tables.server.ts';

const monday = new Date('2026-11-23T08:00:00Z');
const clock = stoppedClock(monday);
const at = (day: number, time = '08:00') => `2026-12-${String(day).padStart(2, '0')}T${time}:00.000Z`;
const office = (date: string, changes = {}) => ({ type: 'office', date, professionalId: 1, ...changes });
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set(monday);
  await testApp.pool.query('delete from appointments');
});
afterAll(() => testApp.stop());

type Person = Awaited<ReturnType<TestApp['person']>>;
const bookOk = async (person: Person, body: object) => {
  const reply = await person.post('/api/appointments', body);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json() as Appointment;
};
const freeAt = async (startsAt: string) => {
  const day = startsAt.slice(0, 10);
  const reply = await testApp
    .visitor()
    .get(`/api/availability?professionalId=1&type=office&from=${day}&to=${day}`);
  const { days } = reply.json() as { days: { slots: { startsAt: string; free: boolean }[] }[] };
  return days[0]?.slots.find((slot) => slot.startsAt === startsAt)?.free;
};

describe('POST /api/appointments', () => {
  test('holds the slot for thirty minutes and ignores owner, price and status of the request', async () => {
    const person = await testApp.person();
    const other = await testApp.person();
    const body = office(at(1), {
      userId: other.user.id,
      status: 'confirmed',
      price: 1,
      paid: true,
      notes: 'Me cuesta <b>dormir</b>',
    });
    expect(await bookOk(person, body)).toMatchObject({
      userId: person.user.id,
      type: 'office',
      status: 'pending',
      price: 6500,
      paid: false,
      notes: 'Me cuesta <b>dormir</b>',
      date: at(1),
      professionalName: 'Dra. Nausica Riubell',
      holdExpiresAt: '2026-11-23T08:30:00.000Z',
    });
    expect((await other.get('/api/appointments')).json()).toEqual([]);
  });

  test('queues audit entry and the jobs of the hold, and stores the notes sealed', async () => {
    const person = await testApp.person();
    const { id } = await bookOk(person, office(at(1), { notes: 'algo muy mío' }));
    expect(
      await testApp.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `appointment:${id}`)),
    ).toHaveLength(1);
    const jobs = await testApp.pool.query(
      `select name, start_after from pgboss.job where data->>'appointmentId' = $1 order by start_after`,
      [String(id)],
    );
    expect(jobs.rows.map((row) => [row.name, row.start_after.toISOString()])).toEqual([
      ['appointments.ask-for-payment', '2026-11-23T08:05:00.000Z'],
      ['appointments.expire-hold', '2026-11-23T08:31:00.000Z'],
    ]);
    const [row] = await testApp.db.select().from(appointments).where(eq(appointments.id, id));
    expect(row?.sealedNotes).not.toContain('mío');
  });

  test.each([
    ['1', 'office'],
    ['2', 'home'],
    ['3', 'video'],
  ])('reads the legacy code %s as %s', async (code, type) => {
    const person = await testApp.person();
    expect(
      await bookOk(person, { type: code, date: at(1), professionalId: 1, address: 'Carrer Nou 3, Salt' }),
    ).toMatchObject({ type });
  });

  const sunday = '2026-12-06T08:00:00.000Z';
  test.each([
    ['no kind', { type: undefined }, 'type', 'Por favor selecciona un tipo de consulta'],
    ['an unknown kind', { type: 'moon' }, 'type', 'Por favor selecciona un tipo de consulta'],
    [
      'no professional',
      { professionalId: undefined },
      'professionalId',
      'Por favor selecciona un profesional',
    ],
    [
      'a text for a professional',
      { professionalId: '1' },
      'professionalId',
      'Por favor selecciona un profesional',
    ],
    [
      'an unknown professional',
      { professionalId: 999 },
      'professionalId',
      'Por favor selecciona un profesional',
    ],
    ['no date', { date: undefined }, 'date', 'Por favor selecciona una fecha'],
    ['no real date', { date: 'mañana' }, 'date', 'Formato de fecha no válido'],
    ['a day that does not exist', { date: '2026-02-30T08:00:00Z' }, 'date', 'Formato de fecha no válido'],
    [
      'yesterday',
      { date: '2026-11-20T08:00:00.000Z' },
      'date',
      'Por favor selecciona una fecha válida que no sea anterior a hoy',
    ],
    ['a Sunday', { date: sunday }, 'date', 'Ese día no atendemos a esa hora. Elige otra, por favor.'],
    ['a holiday', { date: at(8) }, 'date', 'Ese día no atendemos a esa hora. Elige otra, por favor.'],
    ['a time between slots', { date: at(1, '08:15') }, 'date', 'La fecha seleccionada no es válida'],
    [
      'home without an address',
      { type: 'home', address: '  ' },
      'address',
      'Para consultas a domicilio, por favor proporciona una dirección válida',
    ],
    [
      'a letter hidden in an address',
      { type: 'home', address: 'Carrer Major 1.\r\n\r\nURGENTE: confirme su tarjeta\r\nSalt' },
      'address',
      'Escríbelo en una sola línea',
    ],
    [
      'home far away',
      { type: 'home', address: 'Rambla 1, Figueres' },
      'address',
      'Figueres queda fuera de nuestro radio de 25 km. Elige otra modalidad o llámanos al +34 972 000 112.',
    ],
    [
      'a child without a guardian',
      { type: 'child', professionalId: 2, childBirthDate: '2019-01-01' },
      'guardian',
      'Confirma que eres su madre, su padre o su tutor legal.',
    ],
    [
      'a child of four',
      { type: 'child', professionalId: 2, guardian: true, childBirthDate: '2022-11-01' },
      'childBirthDate',
      'La terapia infantil es a partir de 4 años y medio.',
    ],
  ])('returns 400 at the field for %s and stores or queues nothing', async (_, wrong, field, sentence) => {
    const person = await testApp.person();
    const reply = await person.post('/api/appointments', office(at(1), wrong));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toMatchObject({ [field]: sentence });
    expect((await person.get('/api/appointments')).json()).toEqual([]);
    expect(await testApp.db.select().from(outbox).where(eq(outbox.userId, person.user.id))).toEqual([]);
  });

  test('returns 400 for an unknown field', async () => {
    const person = await testApp.person();
    expect(
      (await person.post('/api/appointments', office(at(1), { holdExpiresAt: '2030-01-01' }))).statusCode,
    ).toBe(400);
  });

  test('returns 409 with the three nearest alternatives for a taken slot', async () => {
    await bookOk(await testApp.person(), office(at(2, '09:30')));
    const reply = await (await testApp.person()).post('/api/appointments', office(at(2, '09:30')));
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'slot_taken',
      alternatives: [
        { professionalId: 1, startsAt: at(2, '08:00') },
        { professionalId: 1, startsAt: at(2, '11:00') },
        { professionalId: 1, startsAt: at(2, '15:00') },
      ],
    });
  });

  test('returns 409 when the patient has another appointment at that time', async () => {
    const person = await testApp.person();
    await bookOk(person, office(at(2)));
    const reply = await person.post('/api/appointments', office(at(2), { professionalId: 2 }));
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'already_booked']);
  });

  test('allows three unpaid holds, also for concurrent requests', async () => {
    const person = await testApp.person();
    const wishes = [1, 2, 3, 4, 9, 10].map((day) => person.post('/api/appointments', office(at(day))));
    const codes = (await Promise.all(wishes)).map((reply) => reply.statusCode).sort();
    expect(codes).toEqual([201, 201, 201, 409, 409, 409]);
  });

  test('charges 60 € for a child’s first visit and 50 € afterwards, not counting a cancelled first visit', async () => {
    const person = await testApp.person();
    const child = (day: number) => ({
      type: 'child',
      date: at(day),
      professionalId: 2,
      guardian: true,
      childBirthDate: '2018-05-04',
    });
    const first = await bookOk(person, child(1));
    expect([first.price, (await bookOk(person, child(2))).price]).toEqual([6000, 5000]);
    const sibling = await bookOk(person, { ...child(3), childBirthDate: '2016-02-01' });
    expect(sibling.price).toBe(6000);
    const other = await testApp.person();
    const cancelled = await bookOk(other, child(4));
    await other.delete(`/api/appointments/${cancelled.id}`);
    expect((await bookOk(other, child(9))).price).toBe(6000);
  });
});

test('creates no child’s record when the booking is refused', async () => {
  await bookOk(await testApp.person(), office(at(1), { professionalId: 2 }));
  const person = await testApp.person();
  const child = { type: 'child', professionalId: 2, guardian: true, childBirthDate: '2018-05-04' };
  const reply = await person.post('/api/appointments', office(at(1), child));
  expect(reply.statusCode).toBe(409);
  const { rows } = await testApp.pool.query(
    'select 1 from patients where guardian_id = (select id from patients where user_id = $1)',
    [person.user.id],
  );
  expect(rows).toEqual([]);
});

test('shows the video room only after confirmation, also in messages and calendar entries', async () => {
  const person = await testApp.person();
  const { id, roomUrl } = await bookOk(person, office(at(1), { type: 'video' }));
  await runJob(testApp, 'appointments.ask-for-payment', { appointmentId: id });
  const [letter] = await testApp.db.select().from(outbox).where(eq(outbox.userId, person.user.id));
  const file = async () => (await person.get(`/api/appointments/${id}/calendar.ics`)).body;
  expect([roomUrl, letter?.text.includes('https://'), (await file()).includes('https://')]).toEqual([
    null,
    false,
    false,
  ]);
  await testApp.db
    .update(appointments)
    .set({ status: 'confirmed', paid: true })
    .where(eq(appointments.id, id));
  expect((await person.get('/api/appointments')).json()[0].roomUrl).toMatch(/^https:/);
  expect(await file()).toContain('LOCATION:https://');
});

test('books with an idempotency key in at most ten database round trips', async () => {
  const strict = await startTestApp({ url: testApp.url, clock, env: { LIMIT_FACTOR: '1' } });
  const person = await testApp.person();
  const booked = (date: string) =>
    strict.app.inject({
      method: 'POST',
      url: '/api/appointments',
      cookies: person.cookies,
      headers: { host: 'onyar.test', 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
      payload: office(date),
    });
  await booked(at(1));
  const { answer, statements, roundTrips } = await recordStatements(() => booked(at(2)));
  expect(answer.statusCode, answer.body).toBe(201);
  expect(statements.length, statements.join('\n')).toBe(13);
  expect(roundTrips).toBeLessThanOrEqual(10);
  await strict.stop();
});

describe('an expired hold', () => {
  test('is cancelled in the calendar with a new sequence and recorded in the audit log', async () => {
    const person = await testApp.person();
    const { id } = await bookOk(person, office(at(1)));
    clock.advance(31);
    const other = await testApp.person();
    await bookOk(other, office(at(1)));
    const again = testApp.visitor();
    await again.post('/api/login', { username: person.user.username, password: 'casa-de-paper-7' });
    expect((await again.get(`/api/appointments/${id}/calendar.ics`)).body).toMatch(
      /METHOD:CANCEL[\s\S]*SEQUENCE:1/,
    );
    const entries = await testApp.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `appointment:${id}`));
    expect(entries.map((entry) => entry.action)).toEqual(['appointment.booked', 'appointment.hold-expired']);
  });

  test('frees its slot at once without a job', async () => {
    const late = await testApp.person();
    const held = await bookOk(late, office(at(1)));
    expect(await freeAt(at(1))).toBe(false);
    clock.advance(30);
    expect(await freeAt(at(1))).toBe(true);
    const other = await testApp.person();
    await bookOk(other, office(at(1)));
    const [row] = await testApp.db.select().from(appointments).where(eq(appointments.id, held.id));
    expect(row?.status).toBe('cancelled');
  });

  test('reads as cancelled, cannot be moved and does not count as a hold', async () => {
    const person = await testApp.person();
    const first = await bookOk(person, office(at(1)));
    clock.advance(31);
    expect(
      (await person.get('/api/appointments'))
        .json()
        .map((row: Appointment) => [row.status, row.holdExpiresAt]),
    ).toEqual([['cancelled', null]]);
    const move = await person.patch(`/api/appointments/${first.id}`, { date: at(4) });
    expect([move.statusCode, move.json().code]).toEqual([409, 'cancelled']);
    for (const day of [2, 3, 9]) await bookOk(person, office(at(day)));
  });

  test('is cancelled by the job, which keeps live holds', async () => {
    const person = await testApp.person();
    const { id } = await bookOk(person, office(at(1)));
    const status = async () =>
      (await testApp.db.select().from(appointments).where(eq(appointments.id, id)))[0]?.status;
    await runJob(testApp, 'appointments.expire-hold', { appointmentId: id });
    expect(await status()).toBe('pending');
    clock.advance(31);
    await runJob(testApp, 'appointments.expire-hold', { appointmentId: id });
    await runJob(testApp, 'appointments.expire-hold', { appointmentId: id });
    expect(await status()).toBe('cancelled');
  });
});

describe('PATCH /api/appointments/:id', () => {
  test('refuses to move onto another appointment of the same patient', async () => {
    const person = await testApp.person();
    const { id } = await bookOk(person, office(at(1)));
    await bookOk(person, office(at(2), { professionalId: 2 }));
    const reply = await person.patch(`/api/appointments/${id}`, { date: at(2) });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'already_booked']);
  });

  test('changes nothing and sends no message for the current time', async () => {
    const person = await testApp.person();
    const { id } = await bookOk(person, office(at(1)));
    expect((await person.patch(`/api/appointments/${id}`, { date: at(1) })).statusCode).toBe(200);
    expect(await testApp.db.select().from(outbox).where(eq(outbox.userId, person.user.id))).toEqual([]);
  });

  test('limits moves to 30, because each sends a message', async () => {
    const strict = await startTestApp({ url: testApp.url, clock, env: { LIMIT_FACTOR: '1' } });
    const { cookies } = await testApp.person();
    const person = strict.visitor();
    Object.assign(person.cookies, cookies);
    const booked = await person.post('/api/appointments', office(at(1)));
    const codes: number[] = [];
    for (let round = 0; round < 31; round++) {
      codes.push(
        (await person.patch(`/api/appointments/${booked.json().id}`, { date: at(2 + (round % 2)) }))
          .statusCode,
      );
    }
    expect([codes.slice(0, 30).every((code) => code === 200), codes[30]]).toEqual([true, 429]);
    await strict.stop();
  });

  test('takes the new slot, frees the old one, keeps price and payment, and sends a message', async () => {
    const person = await testApp.person();
    const { id } = await bookOk(person, office(at(1)));
    await testApp.db
      .update(appointments)
      .set({ status: 'confirmed', paid: true })
      .where(eq(appointments.id, id));
    const reply = await person.patch(`/api/appointments/${id}`, { date: at(3) });
    expect(reply.json()).toMatchObject({ id, date: at(3), paid: true, status: 'confirmed', price: 6500 });
    expect([await freeAt(at(1)), await freeAt(at(3))]).toEqual([true, false]);
    const letters = await testApp.db.select().from(outbox).where(eq(outbox.userId, person.user.id));
    expect(letters.map((letter) => letter.kind)).toEqual(['appointment.moved']);
  });

  test('returns 409 with alternatives for a taken slot and changes nothing', async () => {
    const person = await testApp.person();
    const { id } = await bookOk(person, office(at(1)));
    await bookOk(await testApp.person(), office(at(2)));
    const reply = await person.patch(`/api/appointments/${id}`, { date: at(2) });
    expect([reply.statusCode, reply.json().alternatives.length]).toEqual([409, 3]);
    expect((await person.get('/api/appointments')).json()[0].date).toBe(at(1));
  });

  test('is no longer possible within the notice before the present start', async () => {
    const person = await testApp.person();
    const { id } = await bookOk(person, office(at(1)));
    await testApp.db
      .update(appointments)
      .set({ status: 'confirmed', paid: true })
      .where(eq(appointments.id, id));
    clock.set(new Date(Date.parse(at(1)) - configuredSettings.cancellationHours * 3_600_000 + 1_000));
    const fresh = await testApp.visitor();
    await fresh.post('/api/login', { username: person.user.username, password: 'casa-de-paper-7' });
    const reply = await fresh.patch(`/api/appointments/${id}`, { date: at(9) });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'too_late']);
  });

  test('moves one of thirty concurrent requests to a slot without a deadlock, and the others stay', async () => {
    const days = [1, 2, 3, 4, 9, 10];
    const times = ['08:00', '09:30', '11:00', '15:00', '16:30'];
    const people = await Promise.all(
      days.flatMap((day) =>
        times.map(async (time) => {
          const person = await testApp.person();
          return { person, appointment: await bookOk(person, office(at(day, time))) };
        }),
      ),
    );
    const replies = await Promise.all(
      people.map(({ person, appointment }) =>
        person.patch(`/api/appointments/${appointment.id}`, { date: at(11) }),
      ),
    );
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.statusCode === 409)).toHaveLength(29);
    const [{ live } = { live: 0 }] = await testApp.db
      .select({ live: sql<number>`count(*)::int` })
      .from(appointments)
      .where(eq(appointments.status, 'pending'));
    expect(live).toBe(30);
  });
});

describe('DELETE /api/appointments/:id', () => {
  test('frees the slot, keeps the appointment in the history, and is idempotent', async () => {
    const person = await testApp.person();
    const { id } = await bookOk(person, office(at(1)));
    for (let round = 0; round < 2; round++)
      expect((await person.delete(`/api/appointments/${id}`)).json()).toMatchObject({
        id,
        status: 'cancelled',
      });
    expect(await freeAt(at(1))).toBe(true);
    expect((await person.get('/api/appointments')).json()).toHaveLength(1);
    const letters = await testApp.db.select().from(outbox).where(eq(outbox.userId, person.user.id));
    expect(letters.filter((letter) => letter.kind === 'appointment.cancelled')).toHaveLength(1);
  });

  test('returns 409 for an appointment that has begun', async () => {
    const person = await testApp.person();
    const { id } = await bookOk(person, office(at(1)));
    await testApp.db
      .update(appointments)
      .set({
        status: 'confirmed',
        startsAt: new Date(monday.getTime() - 1),
        endsAt: new Date(monday.getTime() + 3_600_000),
      })
      .where(eq(appointments.id, id));
    const reply = await person.delete(`/api/appointments/${id}`);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'over']);
  });
});

test('returns the same 404 for another patient’s appointment as for an unknown one', async () => {
  const { id } = await bookOk(await testApp.person(), office(at(1)));
  const stranger = await testApp.person();
  for (const ask of [
    (target: number) => stranger.delete(`/api/appointments/${target}`),
    (target: number) => stranger.patch(`/api/appointments/${target}`, { date: at(2) }),
    (target: number) => stranger.get(`/api/appointments/${target}/calendar.ics`),
  ]) {
    const foreign = await ask(id);
    const unknown = await ask(99_999_999);
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
  }
  expect(await freeAt(at(1))).toBe(false);
});

test('keeps the calendar UID and increments the sequence with each change', async () => {
  const person = await testApp.person();
  const { id } = await bookOk(person, office(at(1)));
  const file = async () => (await person.get(`/api/appointments/${id}/calendar.ics`)).body;
  const before = await file();
  expect(before).toMatch(/DTSTART:20261201T080000Z/);
  await person.patch(`/api/appointments/${id}`, { date: at(2) });
  const moved = await file();
  await person.delete(`/api/appointments/${id}`);
  const cancelled = await file();
  const uid = (text: string) => /UID:(.*)/.exec(text)?.[1];
  expect([uid(moved), uid(cancelled)]).toEqual([uid(before), uid(before)]);
  expect([before, moved, cancelled].map((text) => /SEQUENCE:(\d)/.exec(text)?.[1])).toEqual(['0', '1', '2']);
  expect(cancelled).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
  expect(before).not.toMatch(/psic|terapia/i);
});

describe('GET /api/availability', () => {
  const ask = (query: string) => testApp.visitor().get(`/api/availability?${query}`);
  test.each([
    ['professionalId=1&type=office&from=2026-12-04&to=2026-12-01', 'reversed'],
    ['professionalId=1&type=office&from=2026-12-01&to=2027-02-01', '63 days'],
    ['professionalId=1&type=office&from=2026-12-01', 'one is missing'],
    ['professionalId=1&type=moon&from=2026-12-01&to=2026-12-02', 'no such kind'],
    ['professionalId=x&type=office&from=2026-12-01&to=2026-12-02', 'no number'],
    ['professionalId=1&type=office&from=9999-12-31&to=9999-12-31', 'another millennium'],
    ['professionalId=1&type=office&from=0000-01-01&to=0000-01-02', 'no year at all'],
    ['professionalId=1&type=office&from=2026-02-30&to=2026-03-02', 'no such day'],
    ['professionalId=1&type=office&from=2026-12-01&to=2026-12-02&x=1', 'an unknown parameter'],
  ])('returns 400 for %s: %s', async (query) => {
    expect((await ask(query)).statusCode).toBe(400);
  });
  test('accepts 62 days and returns 404 for an unknown professional', async () => {
    const reply = await ask('professionalId=1&type=office&from=2026-12-01&to=2027-01-31');
    expect([reply.statusCode, reply.json().days.length]).toEqual([200, 62]);
    expect((await ask('professionalId=77&type=office&from=2026-12-01&to=2026-12-02')).statusCode).toBe(404);
  });
  test('gives each concurrent request its own response', async () => {
    const person = await testApp.person();
    await bookOk(person, office(at(1)));
    await bookOk(person, office(at(2), { professionalId: 2 }));
    const questions = [1, 2, 1, 2].flatMap((id) => [
      `professionalId=${id}&type=office&from=2026-12-01&to=2026-12-01`,
      `professionalId=${id}&type=office&from=2026-12-01&to=2026-12-02`,
      `professionalId=${id}&type=video&from=2026-12-02&to=2026-12-31`,
    ]);
    const alone: string[] = [];
    for (const question of questions) alone.push((await ask(question)).body);
    expect(new Set(alone).size).toBe(6);
    const together = await Promise.all(questions.map(ask));
    expect(together.map(({ body }) => body)).toEqual(alone);
  });
  test('returns 304 for an unchanged ETag and 200 after another booking', async () => {
    const url = '/api/availability?professionalId=1&type=office&from=2026-12-01&to=2026-12-31';
    const askAgain = async (etag: string) => {
      const { statusCode, body } = await testApp.app.inject({ url, headers: { 'if-none-match': etag } });
      return statusCode === 304 ? `304${body}` : statusCode;
    };
    const { headers } = await testApp.visitor().get(url);
    const etag = String(headers.etag);
    expect(headers['cache-control']).toBe('no-cache');
    expect([await askAgain(etag), await askAgain(`"other", W/${etag}`), await askAgain('"other"')]).toEqual([
      '304',
      '304',
      200,
    ]);
    await bookOk(await testApp.person(), office(at(1)));
    expect(await askAgain(etag)).toBe(200);
    clock.set(new Date(monday.getTime() + 31 * 60_000));
    expect(await askAgain(etag), 'the hold has run out by the clock alone').toBe('304');
  });
});

test('suggests municipalities, the nearest first', async () => {
  const reply = await testApp.visitor().get('/api/municipalities?name=sal');
  expect(reply.json()[0]).toEqual({
    name: 'Salt',
    distanceKm: expect.any(Number),
    inReach: true,
    match: 'completion',
  });
});

test.each(['Cornellá', '17462'])(
  'booking a home visit in %s is refused with the towns to choose from',
  async (end) => {
    const person = await testApp.person();
    const reply = await person.post('/api/appointments', {
      type: 'home',
      professionalId: 1,
      date: at(1),
      address: `Carrer Nou 1, ${end}`,
    });
    expect(reply.statusCode, reply.body).toBe(400);
    expect(reply.json().fields.address).toMatch(/^Hay más de un municipio .*: .+, .+\. Elige uno\.$/);
  },
);
