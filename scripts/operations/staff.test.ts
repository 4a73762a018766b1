import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let observer: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase();
  observer = new pg.Client({ connectionString: database.url });
  await observer.connect();
});
afterAll(async () => {
  await observer.end();
  await database.drop();
});

/** Runs `npm run staff --` with these arguments. @returns its output */
const runStaff = async (...words: string[]): Promise<string> => {
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url, PUBLIC_URL: 'https://onyar.test' };
  return (await promisify(execFile)(process.execPath, ['scripts/operations/staff.ts', ...words], { env }))
    .stdout;
};
const linkIn = (said: string): string => /https:\/\/onyar\.test\/\S+token=\S+/.exec(said)?.[0] ?? '';
const refusedWith = async (...words: string[]): Promise<string> =>
  runStaff(...words).then(
    (said) => `not refused: ${said}`,
    (error: { stderr: string }) => error.stderr,
  );

test('creates a colleague with their professional, lists them, resets their access and disables them', async () => {
  const joan = ['create', 'joan', 'professional', 'Joan Vidal'];
  const made = linkIn(await runStaff(...joan, '--professional', '2', '--email', 'joan@example.org'));
  const { rows } = await observer.query(
    'select u.username from professionals p join users u on u.id = p.user_id where p.id = 2',
  );
  expect(rows).toEqual([{ username: 'joan' }]);
  const line = 'joan · professional · Joan Vidal · joan@example.org · no second factor';
  const again = linkIn(await runStaff('reset', 'joan'));
  expect(made).toContain('token=');
  expect([again !== '', again === made]).toEqual([true, false]);
  expect(await runStaff('disable', 'joan')).toContain('"joan" can no longer sign in');
  expect(await runStaff('list')).toContain(`${line} · disabled since `);
});

test('reports a refused command and creates no account', async () => {
  const tied = ['create', 'pau', 'professional', 'Pau Mas', '--professional', '99'];
  expect(await refusedWith(...tied)).toContain('There is no professional 99 without an account.');
  expect((await observer.query(`select from users where username = 'pau'`)).rowCount).toBe(0);
});
