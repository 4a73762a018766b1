import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  backupSettings,
  connected,
  fingerprintTables,
  runOperation,
} from '#tests/support/servers/backups.ts';
import {
  type DebianPostgres,
  debianPostgres,
  startDebianPostgres,
} from '#tests/support/servers/debian-postgres.ts';

const root = join(import.meta.dirname, '../..');
const parent = mkdtempSync(join(tmpdir(), 'onyar-backup-kill-'));
const [backups, aside] = [join(parent, 'backups'), join(parent, 'tmp')];
const identity = join(parent, 'clinic.key');
const file = join(backups, 'clinic.dump.age');
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 10 }));

if (debianPostgres !== undefined) {
  describe('killed', () => {
    let server: DebianPostgres;
    let recipient: { BACKUP_RECIPIENT: string };

    /** About 40 MB, enough to interrupt in the middle. */
    beforeAll(async () => {
      for (const folder of [backups, aside]) mkdirSync(folder);
      server = await startDebianPostgres(debianPostgres as string, parent, ['former', 'heir']);
      recipient = await backupSettings(identity);
      await connected(server.urlOf('former'), (client) =>
        client.query(
          `create table notes as select n, md5(n::text) || md5((n + 1)::text) as words from generate_series(1, 400000) n`,
        ),
      );
    });
    afterAll(() => server.stop());

    const settings = (database: string) => ({
      DATABASE_URL: server.urlOf(database),
      TMPDIR: aside,
      ...recipient,
    });
    const backup = { script: 'backup', args: [file], database: 'former' };
    const restore = { script: 'restore', args: [file, '--identity', identity], database: 'heir' };

    async function endedWhen(
      isThere: () => boolean | Promise<boolean>,
      signal: NodeJS.Signals,
      { script, args, database }: typeof backup,
    ) {
      const child = spawn(process.execPath, [`scripts/operations/${script}.ts`, ...args], {
        cwd: root,
        env: { PATH: process.env.PATH, ...settings(database) },
        stdio: 'ignore',
      });
      await expect.poll(isThere, { interval: 5 }).toBe(true);
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
      // Their child programs end too; otherwise a dump would keep its locks, and a restore could go on writing.
      await expect.poll(connections).toEqual([]);
    }
    const connections = () =>
      server.asRoot(`select query from pg_stat_activity where application_name = 'onyar-backup'`);
    const isUnfinished = () => readdirSync(backups).some((name) => name.includes('unfinished'));
    const isCopying = async () => (await connections()).some(({ query }) => query.startsWith('COPY'));

    test('a terminated backup leaves nothing behind', async () => {
      await endedWhen(isUnfinished, 'SIGTERM', backup);
      expect(readdirSync(backups)).toEqual([]);
    });

    test('leftovers of a killed backup are removed by the next one', async () => {
      await endedWhen(isUnfinished, 'SIGKILL', backup);
      expect(readdirSync(backups)).not.toEqual([]);
      expect(await runOperation('backup', [file], settings('former'))).toMatchObject({ code: 0 });
      expect(readdirSync(backups)).toEqual(['clinic.dump.age']);
    });

    test('a restore terminated while writing leaves the database empty and no files', async () => {
      await endedWhen(isCopying, 'SIGTERM', restore);
      expect(await fingerprintTables(server.urlOf('heir'))).toEqual({});
      expect(readdirSync(aside)).toEqual([]);
    });

    test('a killed restore does too, and the next one restores everything', async () => {
      await endedWhen(isCopying, 'SIGKILL', restore);
      expect(await fingerprintTables(server.urlOf('heir'))).toEqual({});
      expect(readdirSync(aside)).not.toEqual([]);
      expect(await runOperation('restore', restore.args, settings('heir'))).toMatchObject({ code: 0 });
      expect(readdirSync(aside)).toEqual([]);
      expect(await fingerprintTables(server.urlOf('heir'))).toEqual(
        await fingerprintTables(server.urlOf('former')),
      );
    });
  });
}
