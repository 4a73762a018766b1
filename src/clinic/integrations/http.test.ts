import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertPatient } from '#tests/support/staff.ts';
import { agendaAppointment } from '../appointments/agenda/contract.ts';
import { scopeLabels, scopes } from './terms.ts';

const clock = stoppedClock(new Date('2026-12-11T08:00:00Z'));
const keysPath = '/api/staff/integrations/keys';
let testApp: TestApp;
let direction: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
  direction = await createStaff(testApp, 'admin');
});
afterAll(() => testApp.stop());

async function make(wish: object = { name: 'Centralita', scopes: ['agenda', 'book'] }, by = direction) {
  const reply = await by.post(keysPath, wish);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json() as { id: number; key: string };
}

/** A request from an external program, without cookie or browser headers. */
const withKey = (key: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  testApp.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  });
const agenda = '/api/staff/agenda?from=2026-12-14&to=2026-12-14';

describe('an API key', () => {
  test('is shown once and stored only as a hash', async () => {
    const { id, key } = await make();
    expect(key).toMatch(/^onyar_[\w-]{43}$/);
    const list = await direction.get(keysPath);
    expect(list.body).not.toContain(key);
    expect(list.json().keys).toContainEqual(
      expect.objectContaining({ id, name: 'Centralita', scopes: ['agenda', 'book'], lastUsedAt: null }),
    );
    const { rows } = await testApp.pool.query('select * from api_keys where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test('reads the agenda, books appointments, and records its name and last use', async () => {
    const { id, key } = await make();
    const patientId = await insertPatient(testApp, { name: 'Ona Prat', phone: '+34 600 000 007' });
    expect((await withKey(key, 'GET', agenda)).statusCode).toBe(200);
    const wish = {
      patientId,
      type: 'office',
      professionalId: 1,
      startsAt: '2026-12-14T08:00:00.000Z',
      minutes: 60,
    };
    const booked = await withKey(key, 'POST', '/api/staff/appointments', wish);
    expect(booked.statusCode, booked.body).toBe(201);
    const { rows } = await testApp.pool.query(
      "select actor_user_id, detail from audit_log where action = 'api-key.used' and subject = $1",
      [`api-key:${id}`],
    );
    expect(rows).toEqual([
      { actor_user_id: direction.user.id, detail: { call: 'POST /api/staff/appointments' } },
    ]);
    const { keys } = (await direction.get(keysPath)).json();
    expect(keys.find((one: { id: number }) => one.id === id).lastUsedAt).toBe(clock.now().toISOString());
  });

  test('warns on creation which personal data each scope exposes', () => {
    const words = { id: '', name: 'nombre', guardianName: 'nombre', phone: 'teléfono', email: 'correo' };
    const ofPerson: Record<string, string> = { ...words, birthDate: 'fecha de nacimiento' };
    expect(Object.keys(ofPerson).sort()).toEqual(Object.keys(agendaAppointment.shape.patient.shape).sort());
    for (const word of [...Object.values(ofPerson), 'dirección'])
      expect(scopeLabels().agenda.note).toContain(word);
    // Both scopes return appointments or payers.
    expect(scopeLabels().book.note).toContain('los mismos datos');
    expect(scopeLabels().money.note).toMatch(/nombre y correo/);
  });

  test('grants only the endpoints of its scopes', async () => {
    for (const scope of scopes) {
      const { key } = await make({ name: 'Prueba', scopes: [scope] });
      const answers: [string, string | undefined, number, string][] = [];
      for (const { method, path, access, scope: wanted } of testApp.endpoints) {
        if (access === 'public') continue;
        const url = path.replace(/:\w+/g, '1');
        const reply = await withKey(key, method, url, method === 'GET' ? undefined : {});
        const code = reply.statusCode >= 400 ? reply.json().code : 'ok';
        answers.push([`${method} ${path}`, wanted, reply.statusCode, code]);
      }
      const opened = answers.filter(([, , , code]) => code !== 'not_in_scope');
      expect(opened.length).toBeGreaterThan(0);
      expect(opened.filter(([, wanted]) => wanted !== scope)).toEqual([]);
      expect(answers.filter(([, wanted, , code]) => wanted === scope && code === 'not_in_scope')).toEqual([]);
    }
  });

  test('is refused once it has ended or its creator is no longer a manager', async () => {
    const ended = await make();
    expect((await direction.delete(`${keysPath}/${ended.id}`)).statusCode).toBe(204);
    const other = await createStaff(testApp, 'admin');
    const orphan = await make({ name: 'Agenda', scopes: ['agenda'] }, other);
    expect((await withKey(orphan.key, 'GET', agenda)).statusCode).toBe(200);
    await testApp.pool.query("update users set role = 'reception' where id = $1", [other.user.id]);
    // A reinstated manager creates a new key.
    await testApp.pool.query("update users set role = 'admin' where id = $1", [other.user.id]);
    for (const key of [ended.key, orphan.key, 'onyar_none', `${ended.key}x`]) {
      const reply = await withKey(key, 'GET', agenda);
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'unknown_key']);
    }
    expect((await direction.delete(`${keysPath}/${ended.id}`)).statusCode).toBe(404);
    expect((await direction.get(keysPath)).json().keys.map(({ id }: { id: number }) => id)).not.toContain(
      ended.id,
    );
  });

  test('requires a name and at least one scope', async () => {
    for (const [wish, field] of [
      [{ name: ' ', scopes: ['agenda'] }, 'name'],
      [{ name: 'x'.repeat(61), scopes: ['agenda'] }, 'name'],
      [{ name: 'Centralita', scopes: [] }, 'scopes'],
      [{ name: 'Centralita', scopes: ['everything'] }, 'scopes.0'],
    ] as const) {
      const reply = await direction.post(keysPath, wish);
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
    }
  });
});

describe('Idempotency keys of programs', () => {
  const named = 'pedido-0000000000000001';
  const booking = async (name: string, startsAt: string) => ({
    patientId: await insertPatient(testApp, { name }),
    type: 'office',
    professionalId: 1,
    minutes: 30,
    startsAt,
    outsideHours: true,
  });
  const bookWith = async (authorization: string | undefined, payload: object) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': named };
    const call = {
      method: 'POST',
      url: '/api/staff/appointments',
      payload: JSON.stringify(payload),
    } as const;
    return authorization === undefined
      ? direction.send({ ...call, headers })
      : testApp.app.inject({ ...call, headers: { ...headers, authorization: `Bearer ${authorization}` } });
  };

  test('are separate for each program and for the user who created the API key', async () => {
    const one = await make();
    const other = await make();
    const wishes = [
      await booking('Ona Prat', '2026-12-15T06:00:00.000Z'),
      await booking('Pau Prat', '2026-12-15T07:00:00.000Z'),
      await booking('Nil Prat', '2026-12-15T12:00:00.000Z'),
    ] as const;
    const askers = [one.key, other.key, undefined];
    for (const [index, asker] of askers.entries()) {
      const first = await bookWith(asker, wishes[index] ?? {});
      expect(first.statusCode, first.body).toBe(201);
      const again = await bookWith(asker, wishes[index] ?? {});
      expect([again.headers['idempotent-replayed'], again.json().id]).toEqual(['true', first.json().id]);
    }
    expect((await bookWith(one.key, wishes[1])).json().code).toBe('key_reused');
  });

  test('are limited per program, without blocking managers', async () => {
    const { id, key } = await make();
    await testApp.pool.query(
      `insert into idempotency_keys (user_id, key, fingerprint, expires_at)
       select $1, $2 || ':loop-' || n, 'x', $3 from generate_series(1, 2000) n`,
      [direction.user.id, `api-key:${id}`, new Date(clock.now().getTime() + 3_600_000)],
    );
    const wish = await booking('Mar Prat', '2026-12-16T06:00:00.000Z');
    expect((await bookWith(key, wish)).json().code).toBe('too_many');
    expect((await bookWith((await make()).key, wish)).statusCode).toBe(201);
    const own = await direction.send({
      method: 'POST',
      url: '/api/staff/people',
      payload: JSON.stringify({ fullName: 'Lia Prat' }),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'propia-00000000000001' },
    });
    expect(own.statusCode, own.body).toBe(201);
  });
});

test('returns 429 with Retry-After when a program exceeds its rate limit', async () => {
  const strict = await startTestApp({ url: testApp.url, clock, env: { LIMIT_FACTOR: '1' } });
  const { key } = await make({ name: 'Deprisa', scopes: ['agenda'] });
  const ask = () => strict.app.inject({ url: agenda, headers: { authorization: `Bearer ${key}` } });
  const answers = [];
  for (let call = 0; call < 121; call++) answers.push((await ask()).statusCode);
  expect(answers.slice(0, 120).every((status) => status === 200)).toBe(true);
  const last = await ask();
  expect(last.statusCode).toBe(429);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  await strict.stop();
});
