import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { withRowLocks } from '#tests/support/servers/locks.ts';
import { listLetters } from '#tests/support/words/letters.ts';
import { sessions, users, verificationCodes } from '../tables.server.ts';

const password = 'casa-de-paper-7';
const next = 'tres gats al balcó';
const clock = stoppedClock(new Date('2026-11-20T09:00:00Z'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

/** The same user in another browser. */
async function inAnotherBrowser({ user }: { user: { username: string } }, userAgent = 'curl') {
  const visitor = testApp.visitor();
  await visitor.send({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    payload: JSON.stringify({ username: user.username, password }),
  });
  return visitor;
}
type Listed = { id: number; device: string; current: boolean }[];
const listOf = async (visitor: ReturnType<TestApp['visitor']>) =>
  (await visitor.get('/api/me/sessions')).json() as Listed;

describe('changing the password', () => {
  test('ends the other sessions and keeps this one under a new id', async () => {
    const person = await testApp.person();
    const other = await inAnotherBrowser(person);
    const former = person.cookies.sid;
    const reply = await person.post('/api/password', { current: password, next });
    expect(reply.statusCode).toBe(200);
    expect(person.cookies.sid).not.toBe(former);
    expect((await person.get('/api/user')).statusCode).toBe(200);
    expect((await other.get('/api/user')).statusCode).toBe(401);
    const thief = testApp.visitor();
    thief.cookies.sid = former as string;
    expect((await thief.get('/api/user')).statusCode).toBe(401);
    const { username } = person.user;
    expect((await testApp.visitor().post('/api/login', { username, password })).statusCode).toBe(401);
    expect((await testApp.visitor().post('/api/login', { username, password: next })).statusCode).toBe(200);
  });

  test('notifies the user by e-mail and logs no password', async () => {
    const person = await testApp.person();
    await person.post('/api/password', { current: password, next });
    expect((await listLetters(testApp, person.user.id)).at(-1)?.subject).toBe('Tu contraseña ha cambiado');
    const rows = await testApp.db.select().from(auditLog).where(eq(auditLog.actorUserId, person.user.id));
    expect(rows.map(({ action }) => action)).toContain('account.password-changed');
    expect(JSON.stringify(rows)).not.toContain(next);
  });

  test('refuses a wrong password at its field, and the right one after five attempts', async () => {
    const person = await testApp.person();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        person.post('/api/password', { current: `guess-${index}`, next }),
      ),
    );
    const compared = guesses.filter(({ statusCode }) => statusCode === 400);
    expect(compared).toHaveLength(5);
    expect(compared[0]?.json()).toMatchObject({
      code: 'wrong_password',
      fields: { current: 'La contraseña no es correcta.' },
    });
    const late = await person.post('/api/password', { current: password, next });
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(60);
    // The attempts are shared with closing the account.
    expect((await person.delete('/api/me', { password })).statusCode).toBe(429);
  });

  test('clears wrong attempts after a right password and allows five changes an hour', async () => {
    const person = await testApp.person();
    const wrongly = () => person.post('/api/password', { current: 'otra-cosa', next });
    let current = password;
    for (let n = 0; n < 5; n++) {
      for (let slip = 0; slip < 4; slip++) if (n < 2) expect((await wrongly()).statusCode).toBe(400);
      const reply = await person.post('/api/password', { current, next: `paraula-nova-${n}` });
      expect(reply.statusCode).toBe(200);
      current = `paraula-nova-${n}`;
    }
    const sixth = await person.post('/api/password', { current, next });
    expect([sixth.statusCode, Number(sixth.headers['retry-after']) > 3_000]).toEqual([429, true]);
  });

  test.each([
    ['123456', 'Esa contraseña es demasiado fácil de adivinar. Elige otra.'],
    ['curt', 'La contraseña debe tener al menos 6 caracteres'],
  ])('refuses %s at its field and changes nothing', async (weak, sentence) => {
    const person = await testApp.person();
    const reply = await person.post('/api/password', { current: password, next: weak });
    expect([reply.statusCode, reply.json().fields.next]).toEqual([400, sentence]);
    expect((await inAnotherBrowser(person)).cookies.sid).toBeDefined();
  });

  test('accepts one of five concurrent changes and refuses the others as signed out', async () => {
    const person = await testApp.person();
    const theirs = `select 1 from users where id = ${person.user.id} for update`;
    const replies = await withRowLocks(testApp.url, theirs, 5, () =>
      Promise.all(
        Array.from({ length: 5 }, (_, index) =>
          person.post('/api/password', { current: password, next: `paraula-nova-${index}` }),
        ),
      ),
    );
    const [done, ...refused] = replies.toSorted((one, other) => one.statusCode - other.statusCode);
    expect(done?.statusCode).toBe(200);
    expect(refused.map((reply) => reply.json().code)).toEqual(Array(4).fill('sign_in_required'));
  });
});

describe('own sessions', () => {
  test('lists them newest first with a readable browser name and marks the current one', async () => {
    const person = await testApp.person();
    const phone = await inAnotherBrowser(
      person,
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    );
    const list = await listOf(phone);
    expect(list).toEqual([
      {
        id: expect.any(Number),
        device: 'Chrome en Android',
        openedAt: clock.now().toISOString(),
        lastUsedAt: clock.now().toISOString(),
        current: true,
      },
      expect.objectContaining({ device: 'Otro dispositivo', current: false }),
    ]);
    expect((await listOf(person)).map(({ current }) => current)).toEqual([false, true]);
  });

  test('returns neither the session id nor an oversized user agent', async () => {
    const person = await testApp.person();
    await inAnotherBrowser(person, 'x'.repeat(5_000));
    const reply = await person.get('/api/me/sessions');
    expect(Object.keys(reply.json()[0]).sort()).toEqual([
      'current',
      'device',
      'id',
      'lastUsedAt',
      'openedAt',
    ]);
    const rows = await testApp.db.select().from(sessions).where(eq(sessions.userId, person.user.id));
    expect(Math.max(...rows.map(({ userAgent }) => userAgent?.length ?? 0))).toBe(300);
    for (const { idHash } of rows) expect(reply.body).not.toContain(idHash);
  });

  test('omits expired ones', async () => {
    const person = await testApp.person();
    await inAnotherBrowser(person);
    clock.advance(50);
    await person.get('/api/user');
    clock.advance(15);
    expect(await listOf(person)).toHaveLength(1);
  });

  test('ends one at once, and signs out when it is the current one', async () => {
    const person = await testApp.person();
    const other = await inAnotherBrowser(person);
    const [theirs, mine] = (await listOf(person)) as [Listed[0], Listed[0]];
    expect((await person.delete(`/api/me/sessions/${theirs.id}`)).statusCode).toBe(200);
    expect((await other.get('/api/user')).statusCode).toBe(401);
    expect((await person.delete(`/api/me/sessions/${mine.id}`)).statusCode).toBe(200);
    expect(Object.keys(person.cookies)).toEqual(['device']);
  });

  test('returns the same 404 for another user’s session as for a missing one and keeps it open', async () => {
    const victim = await testApp.person();
    const attacker = await testApp.person();
    const [session] = await listOf(victim);
    const foreign = await attacker.delete(`/api/me/sessions/${session?.id}`);
    const unknown = await attacker.delete('/api/me/sessions/2147483647');
    expect(foreign.statusCode).toBe(404);
    expect([foreign.statusCode, foreign.body]).toEqual([unknown.statusCode, unknown.body]);
    expect((await victim.get('/api/user')).statusCode).toBe(200);
  });

  test('ends all except the current one without affecting other users', async () => {
    const person = await testApp.person();
    const bystander = await testApp.person();
    const others = [await inAnotherBrowser(person), await inAnotherBrowser(person)];
    expect((await person.delete('/api/me/sessions')).statusCode).toBe(200);
    for (const other of others) expect((await other.get('/api/user')).statusCode).toBe(401);
    expect((await person.get('/api/user')).statusCode).toBe(200);
    expect((await bystander.get('/api/user')).statusCode).toBe(200);
  });
});

describe('own data', () => {
  test('changes only the given fields and clears empty ones', async () => {
    const person = await testApp.person({
      fullName: 'Ona Vila',
      phone: '+34 600 000 001',
      address: 'Rambla 5',
    });
    const reply = await person.patch('/api/user', { fullName: 'Ona Vila Puig', address: '' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      fullName: 'Ona Vila Puig',
      email: 'persona@example.org',
      phone: '+34 600 000 001',
      address: null,
    });
    expect((await person.get('/api/user')).json()).toEqual(reply.json());
    const ofPerson = eq(patients.userId, person.user.id);
    const nameOnCard = async () => (await testApp.db.select().from(patients).where(ofPerson))[0]?.fullName;
    expect(await nameOnCard()).toBe('Ona Vila Puig');
    // The desk's version of the name in the patient record stays unless the name changes.
    await testApp.db.update(patients).set({ fullName: 'Ona Vila i Puig' }).where(ofPerson);
    await person.patch('/api/user', { address: 'Rambla 7' });
    expect(await nameOnCard()).toBe('Ona Vila i Puig');
  });

  test('logs no change for unchanged values', async () => {
    const person = await testApp.person({ address: 'Rambla 5' });
    const reply = await person.patch('/api/user', { address: 'Rambla 5' });
    expect(reply.json()).toMatchObject({ id: person.user.id, address: 'Rambla 5' });
    const rows = await testApp.db.select().from(auditLog).where(eq(auditLog.actorUserId, person.user.id));
    expect(rows.map(({ action }) => action)).toEqual(['account.registered']);
  });

  test('marks a new e-mail and phone as unverified and deletes codes for the former ones', async () => {
    const person = await testApp.person({ phone: '+34 600 000 001', email: null });
    const { id } = person.user;
    const verified = { emailVerified: true, phoneVerified: true };
    await testApp.db
      .update(users)
      .set({ ...verified, email: 'vell@example.org' })
      .where(eq(users.id, id));
    const now = clock.now();
    await testApp.db.insert(verificationCodes).values(
      (['email', 'phone'] as const).map((channel) => ({
        userId: id,
        channel,
        address: 'x',
        codeHmac: 'x',
        createdAt: now,
        expiresAt: now,
      })),
    );
    // The same number in another notation.
    const same = await person.patch('/api/user', { phone: '+34 600000001', fullName: 'Ona' });
    expect(same.json()).toMatchObject(verified);
    expect(await testApp.db.$count(verificationCodes, eq(verificationCodes.userId, id))).toBe(2);
    const changed = await person.patch('/api/user', {
      email: 'nou@example.org',
      phone: '+34 600 000 002',
      password,
    });
    expect(changed.json()).toMatchObject({ emailVerified: false, phoneVerified: false });
    const codes = await testApp.db.select().from(verificationCodes).where(eq(verificationCodes.userId, id));
    expect(codes).toEqual([]);
    const rows = await testApp.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorUserId, id))
      .orderBy(auditLog.id);
    expect(rows.at(-1)?.detail).toEqual({ fields: 'email, phone' });
  });

  test('notifies the former address without naming the new one, and logs no values', async () => {
    const person = await testApp.person({ email: 'vell@example.org' });
    await person.patch('/api/user', { email: 'nou@example.org', password });
    const letters = await listLetters(testApp, person.user.id);
    expect(letters.at(-1)).toMatchObject({
      recipient: 'vell@example.org',
      subject: 'Tu correo electrónico ha cambiado',
    });
    expect(JSON.stringify(letters)).not.toContain('nou@example.org');
    const [row] = (
      await testApp.db.select().from(auditLog).where(eq(auditLog.actorUserId, person.user.id))
    ).filter(({ action }) => action === 'account.changed');
    expect(row?.detail).toEqual({ fields: 'email' });
  });

  test('sends no notification when there was no former address', async () => {
    const person = await testApp.person({ email: null });
    expect((await person.patch('/api/user', { email: 'nou@example.org', password })).statusCode).toBe(200);
    const letters = await listLetters(testApp, person.user.id);
    expect(letters.filter(({ kind }) => kind === 'account.email-changed')).toEqual([]);
  });

  test.each([
    [{ email: 'no-es-un-correo' }, 'email', 'Escribe un correo electrónico válido'],
    [{ phone: '12' }, 'phone', 'Por favor, introduce un número de teléfono válido'],
    [{ fullName: 'Ona\r\nBcc: x@example.org' }, 'fullName', 'Escríbelo en una sola línea'],
  ])('refuses %j at its field and changes nothing', async (wrong, field, sentence) => {
    const person = await testApp.person();
    const reply = await person.patch('/api/user', { address: 'Rambla 5', ...wrong });
    expect([reply.statusCode, reply.json().fields[field]]).toEqual([400, sentence]);
    expect((await person.get('/api/user')).json()).toMatchObject({ address: null });
  });

  test.each([{ username: 'altre' }, { role: 'admin' }, { emailVerified: false }, { id: 1 }])(
    'refuses %j as not changeable by the user',
    async (wrong) => {
      const person = await testApp.person();
      expect((await person.patch('/api/user', wrong)).statusCode).toBe(400);
      expect((await person.get('/api/user')).json()).toMatchObject({
        id: person.user.id,
        username: person.user.username,
        role: 'client',
        emailVerified: true,
      });
    },
  );
});
