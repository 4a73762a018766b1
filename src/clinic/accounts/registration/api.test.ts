import { afterEach, expect, test, vi } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { registerOrSignIn } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose network handles each request in turn as specified; later requests succeed. */
async function browser(...fates: ('answer lost' | 'never arrives' | 500 | 503)[]) {
  const house = await startTestApp();
  const visitor = house.visitor();
  const requests: string[] = [];
  let lost = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const fate = fates.shift();
    requests.push(url);
    if (fate === 'never arrives') throw new TypeError('Failed to fetch');
    if (typeof fate === 'number')
      return new Response(JSON.stringify({ message: `Fallo ${fate}` }), { status: fate });
    const reply = await visitor.post(url, JSON.parse(body));
    if (fate === 'answer lost') throw new TypeError('Failed to fetch');
    return new Response(reply.body, { status: reply.statusCode });
  });
  const register = (body: { username: string; password: string; email?: string }) =>
    registerOrSignIn(
      body,
      () => void lost++,
      async () => {},
    ).catch((error) => error);
  const accounts = async (username: string) =>
    (await house.pool.query('select 1 from users where username = $1', [username])).rows.length;
  return { house, visitor, register, accounts, requests, lost: () => lost };
}
const ona = { username: 'ona-vila', password: 'casa-de-paper-7', email: 'ona@example.org' };

test('finds the account by its password after a lost response instead of reporting a taken username', async () => {
  const { house, visitor, register, accounts, lost } = await browser('answer lost');
  expect(await register(ona)).toMatchObject({
    user: { username: 'ona-vila', requiresEmailVerification: true },
    isFound: true,
  });
  expect([await accounts('ona-vila'), lost()]).toEqual([1, 1]);
  expect((await visitor.get('/api/user')).json()).toMatchObject({ username: 'ona-vila' });
  await house.stop();
});

test('sends a registration again when it never arrived', async () => {
  const { house, register, accounts } = await browser('never arrives', 'never arrives');
  expect(await register(ona)).toMatchObject({
    user: { username: 'ona-vila', requiresEmailVerification: true },
    isFound: false,
  });
  expect(await accounts('ona-vila')).toBe(1);
  await house.stop();
});

test('reports another user’s username as taken, also after a lost response', async () => {
  const { house, register } = await browser('never arrives');
  await house.person({ username: 'ona-vila', password: 'una-altra-clau-9' });
  expect(await register(ona)).toMatchObject({ status: 409, problem: { code: 'username_taken' } });
  await house.stop();
});

test.each([500, 503] as const)('sends a registration once when the server answers %i', async (status) => {
  const { house, register, requests, lost } = await browser(status);
  expect(await register(ona)).toMatchObject({ status, problem: { message: `Fallo ${status}` } });
  expect([requests, lost()]).toEqual([['/api/register'], 0]);
  await house.stop();
});
