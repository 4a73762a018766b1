import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { connected } from '#tests/support/servers/backups.ts';
import { debianPostgres, startDebianPostgres } from '#tests/support/servers/debian-postgres.ts';
import { readSetting } from '../../scripts/operations/rotate/settings-file.ts';

const parent = mkdtempSync(join(tmpdir(), 'onyar-rotate-'));
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 10 }));

const rotate = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/operations/rotate.ts', ...args], {
    env: { PATH: process.env.PATH },
  });

if (debianPostgres !== undefined)
  test('the server and the file have the new password of the database, and the former file stays', async () => {
    const server = await startDebianPostgres(debianPostgres as string, parent, ['clinica']);
    const file = join(parent, 'environment');
    const before = `DATABASE_URL='${server.urlOf('clinica')}'\n`;
    writeFileSync(file, before, { mode: 0o640 });
    await rotate(file, 'database-password');
    const url = readSetting(readFileSync(file, 'utf8'), 'DATABASE_URL') ?? '';
    await expect(connected(url, (client) => client.query('select 1'))).resolves.toMatchObject({
      rowCount: 1,
    });
    await expect(connected(server.urlOf('clinica'), async () => {})).rejects.toThrow('password');
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readFileSync(`${file}.former`, 'utf8')).toBe(before);
    await server.stop();
  });

test('a server that does not respond changes nothing', async () => {
  const file = join(parent, 'elsewhere');
  const before = "DATABASE_URL='postgres://x:y@127.0.0.1:1/x'\n";
  writeFileSync(file, before);
  await expect(rotate(file, 'database-password')).rejects.toThrow('Nothing was changed');
  expect(readFileSync(file, 'utf8')).toBe(before);
});
