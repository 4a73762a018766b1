import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countByKey, reseal } from '#platform/secrets/reseal.server.ts';
import { createSecrets } from '#platform/secrets/secrets.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connected } from '#tests/support/servers/backups.ts';
import { sealedColumns } from '../../scripts/operations/sealed-columns.ts';

const clock = stoppedClock(new Date('2026-12-11T08:00:00Z'));
const key = (name: string, byte: number) => `${name}:${Buffer.alloc(32, byte).toString('base64')}`;
const [former, next] = [key('former', 1), key('next', 2)];
const dates = ['2026-12-14T08:00:00Z', '2026-12-15T08:00:00Z', '2026-12-16T08:00:00Z'];

let house: TestApp;
let person: Awaited<ReturnType<TestApp['person']>>;
beforeAll(async () => {
  house = await startTestApp({ clock, env: { SECRET_KEYS: former } });
  person = await house.person();
});
afterAll(() => house.stop());

/** Another process of the same site. */
const beside = (keys: string) => startTestApp({ clock, url: house.url, env: { SECRET_KEYS: keys } });

/** The same person's browser at one of the processes. */
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
  test('in one step, the older process shows everything but what it cannot read', async () => {
    const newer = await beside(`${next},${former}`);
    await (await at(house)).book(dates[0] as string, 'me cuesta dormir');
    await (await at(newer)).book(dates[1] as string, 'y comer');
    expect(await (await at(newer)).notes()).toEqual(['y comer', 'me cuesta dormir']);
    expect(await (await at(house)).notes()).toEqual([
      'No se puede leer esta nota ahora.',
      'me cuesta dormir',
    ]);
    const copy = await person.get('/api/me/export');
    expect(copy.statusCode).toBe(200);
    expect(copy.body).toContain('No se puede leer esta nota ahora.');
    await newer.stop();
  });

  test('in two steps, every process reads everything all the time', async () => {
    const readable = `${former},${next}`;
    const front = `${next},${former}`;
    for (const pair of [
      [former, readable],
      [readable, readable],
      [readable, front],
    ] as const) {
      const [one, other] = await Promise.all(pair.map(beside));
      for (const process of [one, other] as TestApp[])
        expect((await (await at(process)).notes()).includes('me cuesta dormir')).toBe(true);
      if (pair[0] !== former)
        expect(await (await at(one as TestApp)).notes()).toEqual(await (await at(other as TestApp)).notes());
      await Promise.all([one, other].map((process) => process?.stop()));
    }
  });
});

describe('the end of a key', () => {
  const both = createSecrets(`${next},${former}`);

  test('everything is sealed anew, in pieces, and what no key opens is named and left as it is', async () => {
    await connected(house.url, async (client) => {
      const { rows } = await client.query('select id, sealed_notes from appointments order by id limit 1');
      await client.query(
        `insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, created_at, sealed_notes)
         select patient_id, booked_by, professional_id, kind, starts_at + n * interval '1 day', ends_at + n * interval '1 day', 'cancelled', 6500, now(), 'lost.a.b.c'
         from appointments, generate_series(1, 450) n where id = $1`,
        [rows[0].id],
      );
    });
    const factor = `second_factors.sealed_secret:${person.user.id}`;
    await house.pool.query(
      'insert into second_factors (user_id, sealed_secret, created_at) values ($1, $2, now())',
      [person.user.id, createSecrets(former).seal('JBSWY3DPEHPK3PXP', factor)],
    );
    const told: number[] = [];
    const wish = { secrets: both, newest: 'next', columns: sealedColumns };
    const { done, unreadable } = await reseal(house.db, wish, (count) => told.push(count));
    expect(done).toBe(2);
    expect(unreadable).toHaveLength(450);
    expect(new Set(unreadable.map((entry) => entry.key))).toEqual(new Set(['lost']));
    expect(told.length).toBeGreaterThan(2);
    expect(Object.fromEntries(await countByKey(house.db, sealedColumns))).toEqual({ next: 3, lost: 450 });
    expect(await reseal(house.db, wish)).toMatchObject({ done: 0 });
    expect(told.at(-1)).toBe(2);
    const { rows } = await house.pool.query('select sealed_secret from second_factors');
    expect(createSecrets(next).open(rows[0].sealed_secret, factor)).toBe('JBSWY3DPEHPK3PXP');
    const alone = await beside(next);
    expect((await (await at(alone)).notes()).filter((note) => !note.startsWith('No se puede'))).toEqual([
      'y comer',
      'me cuesta dormir',
    ]);
    await alone.stop();
  });

  test('no sealed column is forgotten', async () => {
    const { rows } = await house.pool.query(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and column_name like 'sealed%'`,
    );
    const known = sealedColumns.map(({ table, column }) => ({ table, column }));
    expect(known).toEqual(expect.arrayContaining(rows));
    expect(known).toHaveLength(rows.length);
  });
});
