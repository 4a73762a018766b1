import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#clinic/audit/contract.ts';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { withRowLocks } from '#tests/support/servers/locks.ts';
import { productionServices } from '#tests/support/servers/production.ts';
import { createStaffAccounts } from '../staff-accounts/service.server.ts';
import { sessions, users } from '../tables.server.ts';

const password = 'casa-de-paper-7';
const clock = stoppedClock(new Date('2026-11-23T07:30:00Z'));
const agenda = '/api/staff/agenda?from=2026-11-23&to=2026-11-24';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock, env: { MODE: 'production', ...productionServices } });
});
afterAll(() => testApp.stop());

type Browser = ReturnType<TestApp['visitor']>;
type Colleague = { id: number; username: string; name: string; secret: string };

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });

/** A staff member with a second factor, set up in another browser. */
async function colleague(name: string, role: Role = 'reception'): Promise<Colleague> {
  const person = await testApp.person({ fullName: name });
  await testApp.db.update(users).set({ role }).where(eq(users.id, person.user.id));
  const { secret } = (await person.post('/api/staff/second-factor/setup')).json() as { secret: string };
  expect((await person.post('/api/staff/second-factor/confirm', { code: codeOf(secret) })).statusCode).toBe(
    200,
  );
  clock.advance(1);
  return { ...person.user, name, secret };
}

async function signInFully(browser: Browser, { username, secret }: Colleague): Promise<void> {
  expect((await browser.post('/api/login', { username, password })).statusCode).toBe(200);
  const reply = await browser.post('/api/staff/second-factor/prove', { code: codeOf(secret) });
  expect(reply.statusCode).toBe(200);
  clock.advance(1);
}

type Seat = { id: number; name: string; role: string };
const waiting = async (browser: Browser) => (await browser.get('/api/staff/desk')).json() as Seat[];
const names = async (browser: Browser) => (await waiting(browser)).map(({ name }) => name);
const seatOf = async (browser: Browser, { name }: { name: string }) =>
  (await waiting(browser)).find((seat) => seat.name === name)?.id ?? -1;
const take = (browser: Browser, id: number, typed = password) =>
  browser.post('/api/staff/desk/take', { id, password: typed });
const whoIs = async (browser: Browser) => (await browser.get('/api/user')).json().username as string;

/** A desk at which both have signed in; the second is the current user. */
async function deskOf(first: Colleague, second: Colleague): Promise<Browser> {
  const browser = testApp.visitor();
  await signInFully(browser, first);
  await browser.post('/api/staff/desk/leave');
  await signInFully(browser, second);
  return browser;
}

let nuria: Colleague;
let biel: Colleague;
beforeAll(async () => {
  nuria = await colleague('Núria Soler');
  biel = await colleague('Biel Roca', 'professional');
});

describe('switching users', () => {
  test('returns a colleague by password alone and locks the former session at the same desk', async () => {
    const desk = await deskOf(nuria, biel);
    expect(await waiting(desk)).toEqual([{ id: expect.any(Number), name: nuria.name, role: 'reception' }]);
    const ofBiel = { ...desk.cookies };
    const reply = await take(desk, await seatOf(desk, nuria));
    expect([reply.statusCode, reply.json().username]).toEqual([200, nuria.username]);
    expect(desk.cookies['__Host-sid']).not.toBe(ofBiel['__Host-sid']);
    expect(desk.cookies['__Host-desk']).not.toBe(ofBiel['__Host-desk']);
    expect((await desk.get('/api/staff/me')).json()).toMatchObject({
      secondFactor: 'proved',
      isLocked: false,
    });
    expect((await desk.get(agenda)).statusCode).toBe(200);
    // Biel's own session is locked until he returns.
    const left = testApp.visitor();
    Object.assign(left.cookies, { '__Host-sid': ofBiel['__Host-sid'] });
    expect((await left.get(agenda)).statusCode).toBe(423);
    expect(await names(desk)).toEqual([biel.name]);
    expect((await take(desk, await seatOf(desk, biel))).statusCode).toBe(200);
    expect((await left.get(agenda)).statusCode).toBe(401);
    expect(await whoIs(desk)).toBe(biel.username);
  });

  test('sets the desk cookie HttpOnly and SameSite=Strict after the second factor', async () => {
    const browser = testApp.visitor();
    await browser.post('/api/login', { username: nuria.username, password });
    // The password alone sets no desk cookie.
    expect(Object.keys(browser.cookies)).not.toContain('__Host-desk');
    const { cookies } = await browser.post('/api/staff/second-factor/prove', { code: codeOf(nuria.secret) });
    clock.advance(1);
    expect(cookies.find(({ name }) => name === '__Host-desk')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: 12 * 3600,
    });
    const kept = await testApp.pool.query('select * from sessions');
    expect(JSON.stringify(kept.rows)).not.toContain(browser.cookies['__Host-desk']);
  });

  test('logs who took over the desk and from whom', async () => {
    const desk = await deskOf(nuria, biel);
    await take(desk, await seatOf(desk, nuria));
    const log = await testApp.db.select().from(auditLog).where(eq(auditLog.action, 'account.desk-taken'));
    expect(log.at(-1)).toMatchObject({
      actorUserId: nuria.id,
      actorRole: 'reception',
      subject: `user:${nuria.id}`,
      detail: { formerUserId: biel.id },
    });
  });

  test('lists only the others after a sign-out', async () => {
    const desk = await deskOf(nuria, biel);
    await desk.post('/api/logout');
    expect(await names(desk)).toEqual([nuria.name]);
    expect((await take(desk, await seatOf(desk, nuria))).statusCode).toBe(200);
    expect(await names(desk)).toEqual([]);
  });

  test('lasts twelve hours with one full sign-in and requires a new one in the thirteenth', async () => {
    const desk = await deskOf(nuria, biel);
    for (let hour = 0; hour < 11; hour += 1) {
      clock.advance(60);
      const next = hour % 2 === 0 ? nuria : biel;
      expect((await take(desk, await seatOf(desk, next))).statusCode, `after ${hour} hours`).toBe(200);
      expect((await desk.get(agenda)).statusCode).toBe(200);
    }
    const seat = await seatOf(desk, biel);
    clock.advance(60);
    expect(await names(desk)).toEqual([]);
    expect((await take(desk, seat)).json().code).toBe('not_at_desk');
    expect((await desk.get('/api/staff/me')).statusCode).toBe(401);
  });
});

describe('refused switches', () => {
  test('lists nobody for a missing or forged cookie, and treats another desk’s seat as unknown', async () => {
    const desk = await deskOf(nuria, biel);
    const seat = await seatOf(desk, nuria);
    const stranger = testApp.visitor();
    const forger = testApp.visitor();
    forger.cookies['__Host-desk'] = 'A'.repeat(43);
    const elsewhere = testApp.visitor();
    await signInFully(elsewhere, await colleague('Ona Vila'));
    const unknown = await take(desk, 999_999);
    expect(unknown.statusCode).toBe(404);
    for (const browser of [stranger, forger, elsewhere]) {
      expect(await waiting(browser)).toEqual([]);
      const reply = await take(browser, seat);
      expect([reply.statusCode, reply.body]).toEqual([unknown.statusCode, unknown.body]);
    }
    expect(await names(desk)).toEqual([nuria.name]);
  });

  test('lists nobody for a copied cookie after the next switch', async () => {
    const desk = await deskOf(nuria, biel);
    const copy = testApp.visitor();
    Object.assign(copy.cookies, { '__Host-desk': desk.cookies['__Host-desk'] });
    expect(await names(copy)).toEqual([nuria.name, biel.name].sort());
    await take(desk, await seatOf(desk, nuria));
    expect(await waiting(copy)).toEqual([]);
  });

  test('replaces a planted desk secret when a user proves the second factor', async () => {
    const planted = 'B'.repeat(43);
    const desk = testApp.visitor();
    desk.cookies['__Host-desk'] = planted;
    await signInFully(desk, nuria);
    const planter = testApp.visitor();
    planter.cookies['__Host-desk'] = planted;
    expect(await waiting(planter)).toEqual([]);
  });

  test('neither lists nor retains a session without a proved second factor', async () => {
    const desk = testApp.visitor();
    await signInFully(desk, nuria);
    await desk.post('/api/staff/desk/leave');
    await desk.post('/api/login', { username: biel.username, password });
    expect((await take(desk, await seatOf(desk, nuria))).statusCode).toBe(200);
    expect(await waiting(desk)).toEqual([]);
  });

  test('never lists a patient’s session and ends it when a colleague returns', async () => {
    const desk = testApp.visitor();
    await signInFully(desk, nuria);
    await desk.post('/api/staff/desk/leave');
    const patient = await testApp.person();
    await desk.post('/api/login', { username: patient.user.username, password });
    const ofPatient = testApp.visitor();
    Object.assign(ofPatient.cookies, { '__Host-sid': desk.cookies['__Host-sid'] });
    expect((await ofPatient.get('/api/user')).statusCode).toBe(200);
    expect((await take(desk, await seatOf(desk, nuria))).statusCode).toBe(200);
    expect(await waiting(desk)).toEqual([]);
    expect((await ofPatient.get('/api/user')).statusCode).toBe(401);
  });

  const atTheServer = () =>
    createStaffAccounts({
      db: testApp.db,
      clock,
      publicUrl: 'http://onyar.test',
      afterCreating: async () => {},
    });
  const ends: [string, (person: Colleague) => Promise<unknown>][] = [
    ['the director disables them', ({ username }) => atTheServer().disable(username)],
    ['the director resets their second factor', ({ username }) => atTheServer().reset(username)],
    [
      'they are disabled while their session is still there',
      ({ id }) => testApp.db.update(users).set({ disabledAt: clock.now() }).where(eq(users.id, id)),
    ],
    [
      'they change their password elsewhere',
      async (person) => {
        const other = testApp.visitor();
        await signInFully(other, person);
        const change = { current: password, next: 'una-altra-casa-8' };
        expect((await other.post('/api/password', change)).statusCode).toBe(200);
      },
    ],
    [
      'they end their other sessions',
      async (person) => {
        const other = testApp.visitor();
        await signInFully(other, person);
        expect((await other.delete('/api/me/sessions')).statusCode).toBe(200);
      },
    ],
    [
      'that session is no longer proved',
      ({ id }) => testApp.db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, id)),
    ],
    [
      'they are no longer of the staff',
      ({ id }) => testApp.db.update(users).set({ role: 'client' }).where(eq(users.id, id)),
    ],
  ];
  test.each(ends)('removes a colleague from the desk after this event: %s', async (_, end) => {
    const person = await colleague('Marta Bosch');
    const desk = await deskOf(person, biel);
    const seat = await seatOf(desk, person);
    expect(seat).toBeGreaterThan(0);
    await end(person);
    expect(await waiting(desk)).toEqual([]);
    expect((await take(desk, seat)).json().code).toBe('not_at_desk');
    expect(await whoIs(desk)).toBe(biel.username);
  });

  test('refuses a session that ends while the password is compared and keeps the current user', async () => {
    const person = await colleague('Laia Font');
    const desk = await deskOf(person, biel);
    const seat = await seatOf(desk, person);
    const reply = await withRowLocks(
      testApp.url,
      `select 1 from sessions where id = ${seat} for update`,
      1,
      () => take(desk, seat),
      (holder) => holder.query('delete from sessions where id = $1', [seat]),
    );
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_at_desk']);
    expect(await whoIs(desk)).toBe(biel.username);
    expect((await desk.get(agenda)).statusCode).toBe(200);
  });

  test('counts wrong passwords together with unlocking and compares five of two hundred concurrent ones', async () => {
    const person = await colleague('Jan Puig');
    const desk = await deskOf(person, biel);
    const seat = await seatOf(desk, person);
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, at) => take(desk, seat, `guess-${at}`)),
    );
    const compared = replies.filter(({ statusCode }) => statusCode === 400);
    expect(compared.length).toBe(5);
    expect(compared[0]?.json().fields).toEqual({ password: 'La contraseña no es correcta.' });
    expect(replies.filter(({ statusCode }) => statusCode === 429).length).toBe(195);
    expect((await take(desk, seat)).statusCode).toBe(429);
    const theirs = testApp.visitor();
    await signInFully(theirs, person);
    await theirs.post('/api/staff/lock');
    expect((await theirs.post('/api/staff/unlock', { password })).statusCode).toBe(429);
    expect(await whoIs(desk)).toBe(biel.username);
  });

  test('refuses requests from another site and malformed ones', async () => {
    const desk = await deskOf(nuria, biel);
    const id = await seatOf(desk, nuria);
    for (const url of ['/api/staff/desk/take', '/api/staff/desk/leave']) {
      const reply = await desk.send({
        method: 'POST',
        url,
        payload: JSON.stringify({ id, password }),
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      });
      expect(reply.statusCode, url).toBe(403);
    }
    for (const body of [{}, { id }, { id: '1', password }, { id: 0, password }, { id, password: '' }])
      expect((await desk.post('/api/staff/desk/take', body)).statusCode, JSON.stringify(body)).toBe(400);
    expect((await desk.post('/api/staff/desk/take', { id, password, userId: 1 })).statusCode).toBe(400);
    expect(await whoIs(desk)).toBe(biel.username);
  });
});

test('requires a signed-in staff member to leave the desk', async () => {
  expect((await testApp.visitor().post('/api/staff/desk/leave')).statusCode).toBe(401);
  expect((await (await testApp.person()).post('/api/staff/desk/leave')).statusCode).toBe(403);
});

test('stores one session per user at a desk', async () => {
  const desk = testApp.visitor();
  for (const _ of [1, 2]) await signInFully(desk, nuria);
  await desk.post('/api/staff/desk/leave');
  expect(await names(desk)).toEqual([nuria.name]);
  const [row] = await testApp.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, await seatOf(desk, nuria)));
  expect(row?.lockedAt).not.toBeNull();
});

describe('drafts at a shared desk', () => {
  const drafts = async (browser: Browser) => (await browser.get('/api/staff/drafts')).json();
  const keep = async (browser: Browser, words: string, place = 'booking', typedBy?: number) => {
    const { id = 0 } = (await browser.get('/api/user')).json();
    return browser.post('/api/staff/drafts', { place, words, typedBy: typedBy ?? id });
  };
  const typed = JSON.stringify({ fullName: 'Pau Serra' });

  test('stores a draft sealed for its author and shows the colleague at the desk nothing of it', async () => {
    const desk = await deskOf(nuria, biel);
    await take(desk, await seatOf(desk, nuria));
    await keep(desk, '{}');
    expect((await keep(desk, typed)).statusCode).toBe(200);
    const stored = await testApp.pool.query('select * from drafts');
    expect(stored.rowCount).toBe(1);
    expect(JSON.stringify(stored.rows)).not.toContain('Serra');
    const { id: former } = (await desk.get('/api/user')).json();
    await take(desk, await seatOf(desk, biel));
    expect(await drafts(desk)).toEqual([]);
    // Sent by a tab that does not know yet that a colleague took over the desk.
    expect((await keep(desk, typed, 'booking', former)).json().code).toBe('somebody_else');
    expect(await drafts(desk)).toEqual([]);
    await desk.send({ method: 'DELETE', url: '/api/staff/drafts/booking' });
    expect((await desk.get('/api/me/export')).body).not.toContain('Serra');
    await take(desk, await seatOf(desk, nuria));
    expect(await drafts(desk)).toEqual([{ place: 'booking', words: typed }]);
    await desk.send({ method: 'DELETE', url: '/api/staff/drafts/booking' });
    expect(await drafts(desk)).toEqual([]);
  });

  test('shows a draft in no other and no locked browser, and deletes it with the session', async () => {
    const desk = await deskOf(biel, nuria);
    await keep(desk, typed);
    const elsewhere = testApp.visitor();
    await signInFully(elsewhere, nuria);
    expect(await drafts(elsewhere)).toEqual([]);
    await desk.post('/api/staff/lock');
    expect((await desk.get('/api/staff/drafts')).statusCode).toBe(423);
    expect((await keep(desk, '{}')).statusCode).toBe(423);
    await desk.post('/api/logout');
    expect((await testApp.pool.query('select * from drafts')).rowCount).toBe(0);
  });

  test('limits the number and size of drafts and accepts only valid form names', async () => {
    const desk = await deskOf(biel, nuria);
    for (let n = 0; n < 12; n++) expect((await keep(desk, '{}', `answer-${n}`)).statusCode).toBe(200);
    expect((await keep(desk, '{}')).json().code).toBe('too_many_drafts');
    expect((await keep(desk, typed, 'answer-3')).statusCode).toBe(200);
    for (const place of ['', '../x', 'Answer', 'a'.repeat(60)])
      expect((await keep(desk, '{}', place)).statusCode).toBe(400);
    expect((await keep(desk, 'x'.repeat(20_001))).statusCode).toBe(400);
  });
});
