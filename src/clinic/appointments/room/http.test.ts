import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertPatient } from '#tests/support/staff.ts';
import { exhaustLetterLimit } from '#tests/support/words/letters.ts';

const monday = instantOf('2026-11-30', '09:00');
const clock = stoppedClock(monday);
type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let reception: Person;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await createStaff(testApp, 'reception');
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  clock.set(monday);
  await testApp.pool.query('delete from appointments; delete from outbox');
});

async function plan(patientId: number, fields: object = {}): Promise<number> {
  const startsAt = instantOf('2026-12-01', '10:30').toISOString();
  const body = { patientId, professionalId: 1, type: 'video', startsAt, ...fields };
  const reply = await reception.post('/api/staff/appointments', body);
  expect(reply.statusCode, reply.body).toBe(201);
  await testApp.pool.query('delete from outbox');
  return reply.json().id;
}
const patientOf = async ({ user }: Person): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;
const send = (id: number) => reception.post(`/api/staff/appointments/${id}/room-link`);
const read = (id: number) => reception.get(`/api/staff/appointments/${id}/room`);
const room = 'https://video.clinica-onyar.example/nausica';

describe('POST /api/staff/appointments/:id/room-link', () => {
  test('sends the link to an unverified address beyond its daily limit, and logs it', async () => {
    const email = 'sense-verificar@example.org';
    const person = await testApp.person({ email });
    const id = await plan(await patientOf(person));
    await exhaustLetterLimit(testApp.db, person.user.id, email, clock.now());
    expect((await read(id)).json()).toMatchObject({ url: room, recipients: [email] });
    expect((await send(id)).json()).toEqual({ recipients: [email] });
    const { rows } = await testApp.pool.query(
      "select recipient, status, text, subject from outbox where kind = 'appointment.room-link'",
    );
    expect(rows).toEqual([
      {
        recipient: email,
        status: 'queued',
        text: expect.stringContaining(room),
        subject: expect.any(String),
      },
    ]);
    expect(rows[0].subject).not.toMatch(/v[ií]deo/i);
    const log = await testApp.pool.query(
      "select actor_user_id as actor from audit_log where action = 'appointment.room-link-sent' and subject = $1",
      [`appointment:${id}`],
    );
    expect(log.rows).toEqual([{ actor: reception.user.id }]);
  });

  test('sends an SMS to a patient without an e-mail address', async () => {
    const id = await plan(await insertPatient(testApp, { name: 'Pere Mas', phone: '+34600000017' }));
    expect((await send(id)).json()).toEqual({ recipients: ['+34600000017'] });
    const { rows } = await testApp.pool.query('select channel, text from outbox');
    expect(rows).toEqual([{ channel: 'sms', text: expect.stringContaining(room) }]);
  });

  test('refuses other appointments, ended ones, and patients without contact details', async () => {
    const patientId = await insertPatient(testApp, { name: 'Joan Pla' });
    const silent = await plan(patientId);
    const office = await plan(await patientOf(await testApp.person()), {
      type: 'office',
      startsAt: instantOf('2026-12-01', '16:00').toISOString(),
    });
    const codes = [(await send(silent)).json().code, (await send(office)).json().code];
    expect(codes).toEqual(['no_address', 'no_room']);
    expect((await read(office)).json().code).toBe('no_room');
    clock.set(instantOf('2026-12-01', '11:30'));
    await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
    expect((await send(silent)).json().code).toBe('over');
    expect((await testApp.pool.query('select from outbox')).rows).toEqual([]);
  });
});
