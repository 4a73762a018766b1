import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/postgres/embedded.server.ts';
import { generatedKeys } from '#platform/secrets/secrets.server.ts';
import { connected, operate } from '#tests/support/servers/backups.ts';

const root = join(import.meta.dirname, '../..');
const parent = mkdtempSync(join(tmpdir(), 'onyar-backup-kill-'));
const [former, heir, backups] = ['former', 'heir', 'backups'].map((name) => join(parent, name)) as [
  string,
  string,
  string,
];
const log = { info() {}, warn() {}, error() {} };
const keys = { SECRET_KEYS: generatedKeys(former) };
const file = join(backups, 'clinic.backup');

const rowsIn = async (dataDir: string) => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log });
  return connected(
    url,
    async (client) => (await client.query('select count(*)::int as count from notes')).rows[0].count,
  ).finally(stop);
};

/** Some 30 MB: enough to be met in the middle. */
beforeAll(async () => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: former, log });
  await connected(url, (client) =>
    client.query(
      `create table notes as select n, md5(n::text) || md5((n + 1)::text) as words from generate_series(1, 200000) n`,
    ),
  ).finally(stop);
});
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 10 }));

/** Starts a script and ends it as soon as something is there. */
async function endedWhen(
  isThere: () => boolean,
  signal: NodeJS.Signals,
  script: 'backup' | 'restore',
  dataDir: string,
  target = file,
) {
  const child = spawn(process.execPath, [`scripts/operations/${script}.ts`, target], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...keys },
    stdio: 'ignore',
  });
  await expect.poll(isThere, { interval: 5 }).toBe(true);
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
const left = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const isUnfinished = () => left(backups).some((name) => name.includes('unfinished'));

test('a backup that is told to end leaves nothing behind', async () => {
  await endedWhen(isUnfinished, 'SIGTERM', 'backup', former);
  expect(left(backups)).toEqual([]);
});

test('what one that was killed has left, the next one removes', async () => {
  await endedWhen(isUnfinished, 'SIGKILL', 'backup', former);
  expect(left(backups)).not.toEqual([]);
  expect(await operate('backup', [file], { ...keys, DATA_DIR: former })).toMatchObject({ code: 0 });
  expect(left(backups)).toEqual(['clinic.backup']);
  expect(left(former).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a restore that was killed while its server ran is begun anew, and that server is gone', async () => {
  const pidFile = join(heir, 'postgres.restoring/postmaster.pid');
  await endedWhen(
    () => existsSync(pidFile) && readFileSync(pidFile, 'utf8').includes('ready'),
    'SIGKILL',
    'restore',
    heir,
  );
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  expect(await operate('restore', [file], { ...keys, DATA_DIR: heir })).toMatchObject({ code: 0 });
  expect(left(heir).filter((name) => name.includes('restor'))).toEqual([]);
  expect(() => readFileSync(`/proc/${pid}/cwd/PG_VERSION`)).toThrow();
  expect(await rowsIn(heir)).toBe(200_000);
});

test('one that was killed before its last step is ended by the next start: no empty database takes its place', async () => {
  renameSync(join(heir, 'postgres'), join(heir, 'postgres.restored'));
  expect(await rowsIn(heir)).toBe(200_000);
  expect(left(heir)).not.toContain('postgres.restored');
});
