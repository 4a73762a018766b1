import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backupSettings, connected, runOperation } from '#tests/support/servers/backups.ts';
import { fillTemplate } from '#tests/support/servers/cluster.ts';
import {
  type DebianPostgres,
  debianPostgres,
  startDebianPostgres,
} from '#tests/support/servers/debian-postgres.ts';
import { type MailServer, startMailServer } from '#tests/support/servers/mail-server.ts';
import { startProduct } from '#tests/support/servers/product.ts';
import { productionServices } from '#tests/support/servers/production.ts';

const parent = mkdtempSync(join(tmpdir(), 'onyar-restore-'));
const identity = join(parent, 'clinic.key');
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 10 }));

const addMark = (name: string) => `insert into marks (name) values ('${name}')`;
const letter = `insert into outbox (channel, recipient, subject, text, kind, created_at)
  values ('email', 'laia@example.org', 'x', 'x', 'x', now())`;

if (debianPostgres !== undefined)
  describe('restore of a running installation', () => {
    const programs = debianPostgres as string;
    let server: DebianPostgres;
    let mail: MailServer;
    let settings: Record<string, string>;
    /** After the row `before` and before the row `after`. */
    let between = '';

    beforeAll(async () => {
      for (const name of ['wal', 'data', 'backups']) mkdirSync(join(parent, name), { mode: 0o777 });
      const archive = join(parent, 'wal');
      server = await startDebianPostgres(programs, parent, ['clinica'], {
        archive_mode: 'on',
        archive_command: `cp %p ${archive}/%f`,
      });
      mail = await startMailServer();
      await server.asRoot('alter role clinica createdb superuser');
      const url = server.urlOf('clinica');
      await fillTemplate(url);
      settings = {
        DATABASE_URL: url,
        DATA_DIR: join(parent, 'data'),
        ...(await backupSettings(identity)),
      };
      const options = ['--format=tar', '--gzip', '--wal-method=fetch', '--checkpoint=fast'];
      const base = join(archive, 'base-2026-11-28T0315');
      execFileSync(join(programs, 'pg_basebackup'), [
        ...options,
        `--dbname=${server.urlOf('postgres')}`,
        `--pgdata=${base}`,
      ]);
      await connected(url, async (client) => {
        await client.query('create table marks (name text)');
        await client.query(addMark('before'));
        await client.query(letter);
        const { rows } = await client.query(`select clock_timestamp() + interval '5 ms' as between`);
        between = rows[0].between.toISOString();
        await client.query(`select pg_sleep_until('${between}'::timestamptz + interval '5 ms')`);
        await client.query(addMark('after'));
      });
      expect(await runOperation('backup', [], settings)).toMatchObject({ code: 0 });
    });
    afterAll(async () => {
      await mail.stop();
      await server.stop();
    });

    const readRows = async (database: string, statement: string) =>
      connected(server.urlOf('clinica', database), async (client) => (await client.query(statement)).rows);
    const marksIn = async (database: string) =>
      (await readRows(database, 'select name from marks')).map(({ name }) => name);

    test('refuses to replace a database that a process uses', async () => {
      await connected(server.urlOf('clinica'), async () => {
        const { code, output } = await runOperation(
          'restore',
          ['latest', '--identity', identity, '--replace'],
          settings,
        );
        expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('stop every process') });
      });
    });

    test('puts a point in time in the place of the database, and keeps the former one', async () => {
      const { code, output } = await runOperation('restore', ['--at', between, '--replace'], settings);
      expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Restored the state of') });
      const [, former = ''] = /former database is (\w+)/.exec(output) ?? [];
      expect(await marksIn('clinica')).toEqual(['before']);
      expect(await marksIn(former)).toEqual(['before', 'after']);
    });

    test('gives no id of a lost row again, and does not send letters that waited', async () => {
      const [ids] = await readRows(
        'clinica',
        `select nextval(pg_get_serial_sequence('appointments', 'id'))::int as next,
         (select coalesce(max(id), 0) from appointments)::int as last`,
      );
      expect(ids.next).toBe(ids.last + 10_001);
      expect(await readRows('clinica', 'select status from outbox')).toEqual([{ status: 'void' }]);
    });

    test('names the time for which there is no base backup', async () => {
      const { code, output } = await runOperation(
        'restore',
        ['--at', '2020-01-01 10:00', '--replace'],
        settings,
      );
      expect({ code, output }).toEqual({
        code: 1,
        output: expect.stringContaining('no base backup from before'),
      });
    });

    describe('as a copy', () => {
      beforeAll(async () => {
        const args = ['latest', '--identity', identity, '--as-copy'];
        expect(await runOperation('restore', args, settings)).toMatchObject({ code: 0 });
        // A copy may be replaced by another.
        expect(await runOperation('restore', args, settings)).toMatchObject({ code: 0 });
        await connected(server.urlOf('clinica', 'clinica_copy'), (client) => client.query(letter));
      });

      const start = () =>
        startProduct({
          ...productionServices,
          ...settings,
          MODE: 'production',
          DATABASE_URL: server.urlOf('clinica', 'clinica_copy'),
          SMTP_URL: mail.url,
        });

      test('has a name of its own at the wallet, and leaves the original as it is', async () => {
        const [copy] = await readRows(
          'clinica_copy',
          'select copied_at is not null as marked from installations',
        );
        expect(copy).toEqual({ marked: true });
        expect(await marksIn('clinica_copy')).toEqual(['before', 'after']);
        expect(await marksIn('clinica')).toEqual(['before']);
      });

      test('marks its pages, and sends no letter', async () => {
        const product = await start();
        const page = await (await fetch(`${product.url}/`)).text();
        expect(page).toContain('Esto es una copia para ensayos');
        await product.end('SIGTERM');
        expect(mail.count()).toBe(0);
        expect(await readRows('clinica_copy', `select attempts from outbox where status = 'queued'`)).toEqual(
          [{ attempts: 0 }],
        );
      });

      test('an original sends the same letter, so that the mark alone prevents it', async () => {
        await readRows('clinica_copy', 'update installations set copied_at = null');
        const product = await start();
        await expect.poll(() => mail.count()).toBe(1);
        expect(await (await fetch(`${product.url}/`)).text()).not.toContain('copia para ensayos');
        await product.end('SIGTERM');
      });

      test('a database that is no copy is not replaced by one', async () => {
        const { code, output } = await runOperation(
          'restore',
          ['latest', '--identity', identity, '--as-copy'],
          settings,
        );
        expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('is no copy') });
      });
    });
  });
