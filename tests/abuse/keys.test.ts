import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countByKey, reseal } from '#platform/secrets/reseal.server.ts';
import { createSecrets } from '#platform/secrets/secrets.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connected } from '#tests/support/servers/backups.ts';
import { createStaff } from '#tests/support/staff.ts';
import { sealedColumns } from '../../scripts/operations/sealed-columns.ts';

const clock = stoppedClock(new Date('2026-12-11T08:00:00Z'));
const key = (name: string, byte: number) => `${name}:${Buffer.alloc(32, byte).toString('base64')}`;
const [former, next] = [key('former', 1), key('next', 2)];
const dates = ['2026-12-14T08:00:00Z', '2026-12-15T08:00:00Z', '2026-12-16T08:00:00Z'];

let testApp: TestApp;
let person: Awaited<ReturnType<TestApp['person']>>;
beforeAll(async () => {
  testApp = await startTestApp({ clock, env: { SECRET_KEYS: former } });
  person = await testApp.person();
});
afterAll(() => testApp.stop());

const startWithKeys = (keys: string) => startTestApp({ clock, url: testApp.url, env: { SECRET_KEYS: keys } });

async function at(process: TestApp) {
  const visitor = process.visitor();
  Object.assign(visitor.cookies, person.cookies);
  const book = async (date: string, notes: string) =>
    expect(
      (await visitor.post('/api/appointments', { type: 'office', date, professionalId: 1, notes }))
        .statusCode,
    ).toBe(201);
  const notes = async () => {
    const reply = await visitor.get('/api/appointments');
    expect(reply.statusCode).toBe(200);
    return (reply.json() as { notes: string }[]).map((appointment) => appointment.notes);
  };
  return { book, notes };
}

describe('a new key over two processes', () => {
  test('in one step, the older process shows everything but what it cannot decrypt', async () => {
    const newer = await startWithKeys(`${next},${former}`);
    await (await at(testApp)).book(dates[0] as string, 'me cuesta dormir');
    await (await at(newer)).book(dates[1] as string, 'y comer');
    expect(await (await at(newer)).notes()).toEqual(['y comer', 'me cuesta dormir']);
    expect(await (await at(testApp)).notes()).toEqual([
      'No se puede leer esta nota ahora.',
      'me cuesta dormir',
    ]);
    const copy = await person.get('/api/me/export');
    expect(copy.statusCode).toBe(200);
    expect(copy.body).toContain('No se puede leer esta nota ahora.');
    await newer.stop();
  });

  test('in two steps, every process decrypts everything at all times', async () => {
    const readable = `${former},${next}`;
    const front = `${next},${former}`;
    for (const pair of [
      [former, readable],
      [readable, readable],
      [readable, front],
    ] as const) {
      const [one, other] = await Promise.all(pair.map(startWithKeys));
      for (const process of [one, other] as TestApp[])
        expect((await (await at(process)).notes()).includes('me cuesta dormir')).toBe(true);
      if (pair[0] !== former)
        expect(await (await at(one as TestApp)).notes()).toEqual(await (await at(other as TestApp)).notes());
      await Promise.all([one, other].map((process) => process?.stop()));
    }
  });
});

test('a code sent during a key change is valid at every process', async () => {
  const one = await testApp.person({ email: 'recien-llegada@example.org' });
  const { rows } = await testApp.pool.query(
    `select text from outbox where user_id = $1 and kind = 'account.verify-email'`,
    [one.user.id],
  );
  const code = /\d{6}/.exec(rows[0].text)?.[0] ?? '';
  const newer = await startWithKeys(`${next},${former}`);
  const there = newer.visitor();
  Object.assign(there.cookies, one.cookies);
  expect((await there.post('/api/verify-email', { code })).json()).toMatchObject({ success: true });
  await newer.stop();
});

describe('staff data that an older process cannot decrypt', () => {
  let colleague: Awaited<ReturnType<TestApp['person']>>;
  beforeAll(async () => {
    colleague = await createStaff(testApp, 'reception');
  });
  afterAll(() => testApp.pool.query('delete from drafts; delete from second_factors'));

  test('hides no other drafts', async () => {
    const newer = await startWithKeys(`${next},${former}`);
    const there = newer.visitor();
    Object.assign(there.cookies, colleague.cookies);
    const keep = (at: typeof there, place: string) =>
      at.post('/api/staff/drafts', { place, words: '{"a":1}', typedBy: colleague.user.id });
    for (const reply of [await keep(there, 'booking'), await keep(colleague, 'answer-1')])
      expect(reply.statusCode, reply.body).toBe(200);
    const placesAt = async (at: typeof there) => {
      const reply = await at.get('/api/staff/drafts');
      expect(reply.statusCode, reply.body).toBe(200);
      return (reply.json() as { place: string }[]).map(({ place }) => place);
    };
    expect(await placesAt(there)).toEqual(['booking', 'answer-1']);
    expect(await placesAt(colleague)).toEqual(['answer-1']);
    await newer.stop();
  });

  test('is no server error when comparing a code: the response says what to do', async () => {
    const { id } = colleague.user;
    const sealed = createSecrets(next).seal('JBSWY3DPEHPK3PXP', `second_factors.sealed_secret:${id}`);
    await testApp.pool.query(
      'insert into second_factors (user_id, sealed_secret, created_at, confirmed_at) values ($1, $2, now(), now())',
      [id, sealed],
    );
    const reply = await colleague.post('/api/staff/second-factor/prove', { code: '123456' });
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      expect.objectContaining({
        code: 'unavailable',
        message: expect.stringContaining('Usa uno de los de papel'),
      }),
    ]);
  });
});

describe('removing a key', () => {
  const both = createSecrets(`${next},${former}`);

  test('reseals everything in batches, and reports undecryptable text without changing it', async () => {
    await connected(testApp.url, async (client) => {
      const { rows } = await client.query('select id, sealed_notes from appointments order by id limit 1');
      await client.query(
        `insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, created_at, sealed_notes)
         select patient_id, booked_by, professional_id, kind, starts_at + n * interval '1 day', ends_at + n * interval '1 day', 'cancelled', 6500, now(), 'lost.a.b.c'
         from appointments, generate_series(1, 450) n where id = $1`,
        [rows[0].id],
      );
    });
    const factor = `second_factors.sealed_secret:${person.user.id}`;
    await testApp.pool.query(
      'insert into second_factors (user_id, sealed_secret, created_at) values ($1, $2, now())',
      [person.user.id, createSecrets(former).seal('JBSWY3DPEHPK3PXP', factor)],
    );
    const told: number[] = [];
    const wish = { secrets: both, newest: 'next', columns: sealedColumns };
    const { done, unreadable } = await reseal(testApp.db, wish, (count) => told.push(count));
    expect(done).toBe(2);
    expect(unreadable).toHaveLength(450);
    expect(new Set(unreadable.map((entry) => entry.key))).toEqual(new Set(['lost']));
    expect(told.length).toBeGreaterThan(2);
    expect(Object.fromEntries(await countByKey(testApp.db, sealedColumns))).toEqual({ next: 3, lost: 450 });
    expect(await reseal(testApp.db, wish)).toMatchObject({ done: 0 });
    expect(told.at(-1)).toBe(2);
    const { rows } = await testApp.pool.query('select sealed_secret from second_factors');
    expect(createSecrets(next).open(rows[0].sealed_secret, factor)).toBe('JBSWY3DPEHPK3PXP');
    const alone = await startWithKeys(next);
    expect((await (await at(alone)).notes()).filter((note) => !note.startsWith('No se puede'))).toEqual([
      'y comer',
      'me cuesta dormir',
    ]);
    await alone.stop();
  });

  test('covers every sealed column', async () => {
    const { rows } = await testApp.pool.query(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and column_name like 'sealed%'`,
    );
    const known = sealedColumns.map(({ table, column }) => ({ table, column }));
    expect(known).toEqual(expect.arrayContaining(rows));
    expect(known).toHaveLength(rows.length);
  });
});
