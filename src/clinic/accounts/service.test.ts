import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legalNotice } from '#config';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff } from '#tests/support/staff.ts';
import { accountPersonal } from './personal.server.ts';
import { fillLookalikeKeys, lockOpenAccount, staffNames } from './queries.server.ts';
import { findColleague, isAccountOpen, listColleagues } from './service.server.ts';
import { passkeys, recoveryLinks, sessions, users, verificationCodes } from './tables.server.ts';

const clock = stoppedClock(new Date('2026-11-20T09:00:00Z'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

const set = (id: number, fields: Partial<typeof users.$inferInsert>) =>
  testApp.db.update(users).set(fields).where(eq(users.id, id));

describe('listColleagues', () => {
  test('lists staff by account age and display name, without closed and disabled accounts and clients', async () => {
    await testApp.db.update(users).set({ closedAt: clock.now() });
    const first = await createStaff(testApp, 'reception');
    const second = await createStaff(testApp, 'admin');
    const disabled = await createStaff(testApp, 'admin');
    const closed = await createStaff(testApp, 'admin');
    const client = await testApp.person({ fullName: 'Pau Serra' });
    await set(second.user.id, { fullName: 'Ona Vila' });
    await set(disabled.user.id, { disabledAt: clock.now(), fullName: 'Jan Puig' });
    await set(closed.user.id, { closedAt: clock.now(), fullName: 'Mar Roca' });
    const one = first.user.username;
    const two = second.user.username;
    expect(await listColleagues(testApp.db)).toEqual([
      { username: one, name: one, role: 'reception' },
      { username: two, name: 'Ona Vila', role: 'admin' },
    ]);
    expect(await findColleague(testApp.db, two.toUpperCase())).toMatchObject({
      id: second.user.id,
      role: 'admin',
    });
    for (const { user } of [disabled, closed, client])
      expect(await findColleague(testApp.db, user.username)).toBeUndefined();
    expect(await findColleague(testApp.db, newName())).toBeUndefined();
    // No other account has one of these names, disabled or not, and empty names are left out.
    expect((await staffNames(testApp.db)).toSorted()).toEqual(
      [one, two, disabled.user.username, 'Ona Vila', 'Jan Puig'].toSorted(),
    );
  });

  test('reports an account as open until it is closed, and a missing account as not open', async () => {
    const { id } = (await testApp.person()).user;
    const asked = async (userId: number) => [
      await isAccountOpen(testApp.db, userId),
      await lockOpenAccount(testApp.db, userId),
    ];
    expect(await asked(id)).toEqual([true, true]);
    await set(id, { closedAt: clock.now() });
    expect(await asked(id)).toEqual([false, false]);
    expect(await asked(2_147_483_000)).toEqual([false, false]);
  });
});

test('sets looks in batches and skips closed accounts', async () => {
  const people = [await testApp.person(), await testApp.person(), await testApp.person()];
  await testApp.db.update(users).set({ usernameLook: 'full' });
  for (const { user } of people) await set(user.id, { usernameLook: null });
  await set(people[0]?.user.id ?? 0, { closedAt: clock.now() });
  const left = () => testApp.pool.query('select id from users where username_look is null order by id');
  await fillLookalikeKeys(testApp.db, 1);
  expect((await left()).rowCount).toBe(2);
  await fillLookalikeKeys(testApp.db);
  expect((await left()).rows).toEqual([{ id: people[0]?.user.id }]);
});

describe('personal data of the account', () => {
  const at = clock.now();
  const later = new Date(at.getTime() + 60_000);

  test('exports the identity, consents, sessions and sent codes', async () => {
    const own = {
      fullName: 'Ona Vila',
      email: 'ona@example.org',
      phone: '+34 600 000 001',
      address: 'Rambla 5',
    };
    const { id, username } = (await testApp.person(own)).user;
    const codeHmac = 'x';
    await testApp.db.update(sessions).set({ userAgent: 'curl' }).where(eq(sessions.userId, id));
    await testApp.db.delete(verificationCodes).where(eq(verificationCodes.userId, id));
    await testApp.db.insert(verificationCodes).values({
      userId: id,
      channel: 'email',
      address: own.email,
      codeHmac,
      createdAt: at,
      expiresAt: later,
      usedAt: at,
    });
    await testApp.db.insert(passkeys).values({
      userId: id,
      name: 'llave',
      credentialId: `id-${id}`,
      publicKey: 'x',
      counter: 0,
      transports: [],
      createdAt: at,
      lastUsedAt: later,
    });
    await testApp.db
      .insert(recoveryLinks)
      .values({ tokenHash: `h${id}`, userId: id, createdAt: at, expiresAt: later });
    expect(await accountPersonal.export(testApp.db, id, at)).toEqual({
      id,
      username,
      role: 'client',
      ...own,
      emailVerified: false,
      formerEmail: null,
      phoneVerified: false,
      language: 'es',
      createdAt: at,
      consents: [
        {
          at,
          statement: `Tengo ${legalNotice.ownAccountFromAge} años o más, o soy la madre, el padre o el tutor legal de quien recibirá la atención.`,
        },
      ],
      sessions: [{ openedAt: at, lastSeenAt: at, userAgent: 'curl', device: 'Otro dispositivo' }],
      verificationCodes: [{ channel: 'email', sentTo: own.email, sentAt: at, usedAt: at }],
      passkeys: [{ name: 'llave', addedAt: at, lastUsedAt: later }],
      recoveryLinks: [{ askedAt: at, expiresAt: later }],
    });
    expect(accountPersonal.name).toBe('account');
    await accountPersonal.erase(testApp.db, id, at);
    for (const table of [sessions, verificationCodes, passkeys, recoveryLinks])
      expect(await testApp.db.$count(table, eq(table.userId, id))).toBe(0);
  });

  test('throws for a missing account', async () => {
    await expect(accountPersonal.export(testApp.db, 2_147_483_000, at)).rejects.toThrow(
      'there is no user 2147483000',
    );
  });
});

test('schedules the clean-up every hour', () => {
  const tidy = testApp.handlers.find(({ job }) => job.name === 'accounts.tidy');
  expect(tidy?.cron).toMatch(/^\d+ \* \* \* \*$/);
});
