import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { createLimits } from '#platform/http/limits.server.ts';
import type { PersonalPart } from '#platform/personal.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { createActor } from '#tests/support/actors.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { withRowLocks } from '#tests/support/servers/locks.ts';
import { createStaff } from '#tests/support/staff.ts';
import { exhaustLetterLimit, listLetters } from '#tests/support/words/letters.ts';
import { users } from '../tables.server.ts';
import { createErasure } from './closing.server.ts';
import { updateUser } from './queries.server.ts';
import { createOwnAccount, createPasswordCheck } from './service.server.ts';

const password = 'casa-de-paper-7';
const clock = stoppedClock(new Date('2026-11-20T09:00:00Z'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

const rowOf = async (id: number) => (await testApp.db.select().from(users).where(eq(users.id, id)))[0];
const loggedOn = (id: number) =>
  testApp.db
    .select({ actorUserId: auditLog.actorUserId, actorRole: auditLog.actorRole, action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subject, `user:${id}`))
    .orderBy(auditLog.id);

describe('closing the own account', () => {
  test('erases the name and all other data, sends a goodbye e-mail and logs the closing and the export before it', async () => {
    const email = `${newName()}@example.org`;
    const person = await testApp.person({
      email,
      fullName: 'Ona Vila',
      phone: '+34 600 000 001',
      address: 'Rambla 5',
    });
    const { id, username } = person.user;
    const copy = await person.get('/api/me/export');
    expect(copy.headers['content-disposition']).toBe('attachment; filename="mis-datos.json"');
    const { sid } = person.cookies;
    const before = await rowOf(id);
    const reply = await person.delete('/api/me', { password });
    expect(reply.json()).toMatchObject({
      success: true,
      deleted: expect.arrayContaining([
        'tu usuario y tu contraseña',
        'tu nombre, tu correo, tu teléfono y tu dirección',
        'tus sesiones',
      ]),
    });
    expect(Object.keys(person.cookies)).toEqual(['device']);
    const after = await rowOf(id);
    expect(after).toMatchObject({
      username: `cerrada-${id}`,
      usernameKey: `CERRADA-${id}`,
      usernameLook: null,
      closedAt: clock.now(),
      fullName: null,
      email: null,
      formerEmail: null,
      phone: null,
      address: null,
      emailVerified: false,
      phoneVerified: false,
    });
    expect(after?.passwordHash).not.toBe(before?.passwordHash);
    person.cookies.sid = sid as string;
    expect((await person.get('/api/user')).statusCode).toBe(401);
    for (const name of [username, `cerrada-${id}`])
      expect((await testApp.visitor().post('/api/login', { username: name, password })).statusCode).toBe(401);
    expect(await loggedOn(id)).toEqual(
      ['account.registered', 'account.exported', 'account.closed'].map((action) => ({
        actorUserId: id,
        actorRole: 'client',
        action,
      })),
    );
    const [goodbye, ...others] = await listLetters(testApp, id);
    expect(goodbye).toMatchObject({
      kind: 'account.goodbye',
      channel: 'email',
      recipient: email,
      status: 'queued',
    });
    expect(others).toEqual([]);
  });

  test('deletes the goodbye e-mail a day after it was sent and not before', async () => {
    const person = await testApp.person();
    await person.delete('/api/me', { password });
    await testApp.pool.query(`update outbox set status = 'sent' where user_id = $1`, [person.user.id]);
    const left = async () => (await listLetters(testApp, person.user.id)).length;
    clock.advance(23 * 60);
    await runJob(testApp, 'accounts.tidy');
    expect(await left()).toBe(1);
    clock.advance(61);
    await runJob(testApp, 'accounts.tidy');
    expect(await left()).toBe(0);
  });

  test('sends the goodbye e-mail to a verified address even when strangers have used up its daily messages', async () => {
    const email = `${newName()}@example.org`;
    const stranger = await testApp.person({ email });
    const owner = await testApp.person({ email });
    await testApp.db.update(users).set({ emailVerified: true }).where(eq(users.id, owner.user.id));
    await exhaustLetterLimit(testApp.db, stranger.user.id, email, clock.now());
    for (const [person, status] of [
      [stranger, 'suppressed'],
      [owner, 'queued'],
    ] as const) {
      await person.delete('/api/me', { password });
      const last = (await listLetters(testApp, person.user.id)).filter(
        ({ kind }) => kind === 'account.goodbye',
      );
      expect(last.map((letter) => letter.status)).toEqual([status]);
    }
  });

  test('sends no goodbye e-mail to an account without an address', async () => {
    const person = await testApp.person({ email: null });
    expect((await person.delete('/api/me', { password })).statusCode).toBe(200);
    expect(await listLetters(testApp, person.user.id)).toEqual([]);
  });

  test('refuses staff accounts and a wrong password', async () => {
    const person = await testApp.person();
    const colleague = await createStaff(testApp, 'reception');
    const wrong = await person.delete('/api/me', { password: 'otra-cosa' });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      { password: 'La contraseña no es correcta.' },
    ]);
    const staff = await colleague.delete('/api/me', { password });
    expect([staff.statusCode, staff.json().code]).toEqual([409, 'staff_account']);
    for (const { user } of [person, colleague]) expect((await rowOf(user.id))?.closedAt).toBeNull();
  });
});

describe('concurrent changes of an account', () => {
  const changes = [
    ['has another password', `password_hash = 'another'`],
    ['is closed', 'closed_at = now()'],
  ] as const;
  const deeds: [
    string,
    (person: Awaited<ReturnType<TestApp['person']>>) => Promise<{ statusCode: number }>,
  ][] = [
    ['closes it', (person) => person.delete('/api/me', { password })],
    [
      'changes the password',
      (person) => person.post('/api/password', { current: password, next: 'tres gats al balcó' }),
    ],
    ['changes the e-mail', (person) => person.patch('/api/user', { email: 'nou@example.org', password })],
  ];
  test.each(deeds.flatMap(([name, deed]) => changes.map(([how, set]) => [name, how, deed, set] as const)))(
    'refuses a user who %s while the account %s',
    async (_, __, deed, set) => {
      const person = await testApp.person();
      const own = person.user.id;
      const before = await rowOf(own);
      const held = `select 1 from users where id = ${own} for update`;
      const answer = await withRowLocks(
        testApp.url,
        held,
        1,
        () => deed(person),
        (holder) => holder.query(`update users set ${set} where id = $1`, [own]),
      );
      expect(answer.statusCode).toBe(401);
      expect(await rowOf(own)).toMatchObject({ username: before?.username, email: before?.email });
      expect(await listLetters(testApp, own)).toEqual([]);
    },
  );

  test('refuses a new name for an account closed in the meantime', async () => {
    const person = await testApp.person({ fullName: 'Ona' });
    const { id } = person.user;
    const answer = await withRowLocks(
      testApp.url,
      `select 1 from users where id = ${id} for update`,
      1,
      () => person.patch('/api/user', { fullName: 'Ona Vila' }),
      (holder) => holder.query('update users set closed_at = now() where id = $1', [id]),
    );
    expect(answer.statusCode).toBe(401);
    expect(await rowOf(id)).toMatchObject({ fullName: 'Ona' });
  });
});

describe('a missing account', () => {
  const nobody = 2_147_483_000;
  const deps = () => ({
    db: testApp.db,
    clock,
    limits: createLimits(testApp.pool, 1),
    afterRenaming: async () => {},
  });

  test('accepts no password and no change', async () => {
    await expect(createPasswordCheck(deps())(nobody, password, 'password')).rejects.toMatchObject({
      code: 'wrong_password',
    });
    await expect(createOwnAccount(deps()).change(nobody, { fullName: 'Ona' })).rejects.toMatchObject({
      code: 'sign_in_required',
    });
  });

  test('throws when it is updated', async () => {
    await expect(updateUser(testApp.db, nobody, { fullName: 'Ona' })).rejects.toThrow(
      `there is no user ${nobody}`,
    );
  });
});

describe('closing an account on the user’s request', () => {
  const part = (name: string, objection?: string | null): PersonalPart => ({
    name,
    export: async () => ({}),
    ...(objection === undefined ? {} : { objection: async () => objection }),
    erase: async () => ({ deleted: [`${name} deleted`], kept: [{ what: name, why: 'ley', until: null }] }),
  });
  const desk = createActor('admin');
  const end = (id: number, parts: PersonalPart[]) =>
    inTransaction(testApp.db, (tx: Database) => createErasure(parts)(tx, id, desk, clock.now()));

  test('checks every feature’s objections before it erases anything', async () => {
    const { id } = (await testApp.person()).user;
    const erased: number[] = [];
    const erase = async (_: Database, userId: number) => {
      erased.push(userId);
      return { deleted: [], kept: [] };
    };
    const watched = { ...part('first'), erase };
    await expect(end(id, [watched, part('second', 'Cancela antes tu cita.')])).rejects.toMatchObject({
      code: 'open_appointments',
      message: 'Cancela antes tu cita.',
    });
    expect(erased).toEqual([]);
  });

  test('returns what each feature deleted and retained, and logs who closed the account', async () => {
    const { id } = (await testApp.person()).user;
    const before = await rowOf(id);
    expect(await end(id, [part('one'), part('two', null)])).toEqual({
      deleted: ['one deleted', 'two deleted'],
      kept: [
        { what: 'one', why: 'ley', until: null },
        { what: 'two', why: 'ley', until: null },
      ],
    });
    expect((await rowOf(id))?.passwordHash).not.toBe(before?.passwordHash);
    expect((await loggedOn(id)).at(-1)).toEqual({
      actorUserId: desk.userId,
      actorRole: 'admin',
      action: 'account.closed',
    });
  });

  test('refuses staff accounts and missing accounts', async () => {
    const { user } = await createStaff(testApp, 'professional');
    for (const id of [user.id, 2_147_483_000])
      await expect(end(id, [])).rejects.toMatchObject({ code: 'staff_account' });
    expect((await rowOf(user.id))?.closedAt).toBeNull();
  });
});
