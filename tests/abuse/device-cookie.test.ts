import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';

const password = 'casa-de-paper-7';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

const guess = (visitor: ReturnType<TestApp['visitor']>, username: string, tried = 'not-this-one') =>
  visitor.post('/api/login', { username, password: tried });
const codesOf = async (visitor: ReturnType<TestApp['visitor']>, username: string, count: number) => {
  const codes = [];
  for (let n = 0; n < count; n++) codes.push((await guess(visitor, username, `guess-${n}`)).statusCode);
  return codes;
};
/** Five failures, then a delay. */
const throttledCodes = [401, 401, 401, 401, 401, 429, 429];

async function createKnownDevice(name: string) {
  const visitor = testApp.visitor();
  const first = newName();
  expect((await visitor.post('/api/register', { username: first, password })).statusCode).toBe(201);
  // Names from before may contain anything, so set it in the database instead of registering.
  await testApp.pool.query('update users set username = $1, username_key = $1 where username = $2', [
    name,
    first,
  ]);
  expect((await guess(visitor, name, password)).statusCode).toBe(200);
  return visitor;
}

describe('the cookie of a known browser', () => {
  test('gives its account attempts of its own that strangers cannot use up', async () => {
    const owner = newName();
    const known = await createKnownDevice(owner);
    expect(await codesOf(testApp.visitor(), owner, 7)).toEqual(throttledCodes);
    expect((await guess(known, owner, password)).statusCode).toBe(200);
  });

  test('is rate-limited too, and reset by a success', async () => {
    const owner = newName();
    const known = await createKnownDevice(owner);
    expect(await codesOf(known, owner, 4)).toEqual([401, 401, 401, 401]);
    expect((await guess(known, owner, password)).statusCode).toBe(200);
    expect(await codesOf(known, owner, 7)).toEqual(throttledCodes);
  });

  test.each([
    ['a blank', (device: string, signature: string) => `${device} zz.${signature}`],
    ['a blank that is escaped', (device: string, signature: string) => `${device}%20zz.${signature}`],
    ['a JSON fence', (device: string, signature: string) => `${device}","zz.${signature}`],
  ])('moved to another account by %s has no effect', async (_, forge) => {
    const victim = newName();
    await createKnownDevice(victim);
    expect(await codesOf(testApp.visitor(), victim, 6)).toEqual(throttledCodes.slice(0, 6));
    for (const mine of [`zz ${victim}`, `zz","${victim}`]) {
      const attacker = await createKnownDevice(mine);
      const [device = '', signature = ''] = (attacker.cookies.device ?? '').split('.');
      attacker.cookies.device = forge(device, signature);
      expect((await guess(attacker, victim)).statusCode).toBe(429);
    }
  });

  test('altered by a byte, truncated or empty has no effect', async () => {
    const victim = newName();
    const cookie = (await createKnownDevice(victim)).cookies.device as string;
    expect(await codesOf(testApp.visitor(), victim, 6)).toEqual(throttledCodes.slice(0, 6));
    for (const forged of [`x${cookie}`, cookie.slice(0, -1), cookie.split('.')[0], '.', '']) {
      const attacker = testApp.visitor();
      attacker.cookies.device = forged as string;
      expect((await guess(attacker, victim)).statusCode).toBe(429);
    }
  });
});
