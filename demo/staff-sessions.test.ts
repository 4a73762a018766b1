import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#clinic/accounts/tables.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { productionServices } from '#tests/support/servers/production.ts';
import { guestUsername } from './guest.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

test('signs a visitor in as the director without a second factor and shows the agenda', async () => {
  const visitor = testApp.visitor();
  const offered = (await visitor.get('/api/demo/staff-sessions')).json();
  expect(offered).toEqual([{ username: 'direccion', name: 'Dirección', role: 'admin' }]);
  const reply = await visitor.post('/api/demo/staff-sessions', { username: 'direccion' });
  expect(reply.json()).toMatchObject({ username: 'direccion', role: 'admin' });
  expect((await visitor.get('/api/staff/me')).json()).toMatchObject({ secondFactor: 'proved' });
  expect((await visitor.get('/api/staff/agenda?from=2026-11-23&to=2026-11-24')).statusCode).toBe(200);
});

test('refuses sign-in as a client, a disabled user or an unknown username', async () => {
  const client = await testApp.person();
  const gone = await testApp.person();
  const disabled = { role: 'reception', disabledAt: new Date() } as const;
  await testApp.db.update(users).set(disabled).where(eq(users.id, gone.user.id));
  for (const username of [client.user.username, gone.user.username, 'nadie']) {
    const visitor = testApp.visitor();
    expect((await visitor.post('/api/demo/staff-sessions', { username })).statusCode).toBe(404);
    expect(visitor.cookies).toEqual({});
  }
});

test('signs a visitor in as the patient of the invented year, where there is one', async () => {
  await testApp.person({ username: guestUsername, fullName: 'Clara Puigfaula Riuconte' });
  const visitor = testApp.visitor();
  expect((await visitor.get('/api/demo/staff-sessions')).json()).toContainEqual({
    username: guestUsername,
    name: 'Clara Puigfaula Riuconte',
    role: 'client',
  });
  const reply = await visitor.post('/api/demo/staff-sessions', { username: guestUsername });
  expect(reply.json()).toMatchObject({ username: guestUsername, role: 'client' });
  expect((await visitor.get('/api/appointments')).statusCode).toBe(200);
  expect((await visitor.get('/api/staff/agenda?from=2026-11-23&to=2026-11-24')).statusCode).toBe(403);
});

test('does not exist in production', async () => {
  const production = await startTestApp({
    url: testApp.url,
    env: { MODE: 'production', ...productionServices },
  });
  const visitor = production.visitor();
  expect((await visitor.post('/api/demo/staff-sessions', { username: 'direccion' })).statusCode).toBe(404);
  expect((await visitor.get('/api/demo/staff-sessions')).statusCode).toBe(404);
  await production.stop();
});
