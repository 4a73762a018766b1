import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginUrlOf } from '#platform/postgres/login-role.server.ts';
import { migrate } from '#platform/postgres/migrate.server.ts';
import { insertPeople } from '#tests/support/people.ts';
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
import { startProduct } from '#tests/support/servers/product.ts';
import { seedDemonstration } from '../../db/seed.ts';

const parent = mkdtempSync(join(tmpdir(), 'onyar-dump-'));
const file = join(parent, 'clinic.dump.age');
const identity = join(parent, 'clinic.key');
const keys = {
  SECRET_KEYS: `first:${Buffer.alloc(32, 7).toString('base64')}`,
  DATA_DIR: join(parent, 'data'),
};
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 10 }));

test('names the missing package when the server is newer than every local pg_dump', async () => {
  const { findClientProgram } = await import('#platform/backup/client-programs.server.ts');
  await expect(findClientProgram('pg_dump', 99)).rejects.toThrow(
    /^pg_dump of PostgreSQL 99 or newer is needed.*: install the package postgresql-client-99\.$/,
  );
});

if (debianPostgres !== undefined) {
  describe('a backup of another PostgreSQL', () => {
    let server: DebianPostgres;
    let recipient: { BACKUP_RECIPIENT: string };

    beforeAll(async () => {
      server = await startDebianPostgres(debianPostgres as string, parent, ['former', 'heir']);
      recipient = await backupSettings(identity);
      const url = server.urlOf('former');
      await migrate({ ownerUrl: url });
      await seedDemonstration({ ownerUrl: url, staffPassword: 'river-stone-lantern' });
      await insertPeople(url, 500);
    });
    afterAll(() => server.stop());

    test('is restored elsewhere with the same rows and rights, and the app starts on it', async () => {
      const { urlOf, asRoot } = server;
      const before = await fingerprintTables(urlOf('former'));
      // Contents of unlogged tables stay out of backups.
      await connected(urlOf('former'), (client) =>
        client.query(
          `insert into video_signals (recipient, sender, data, created_at)
           values (gen_random_uuid(), gen_random_uuid(), 'candidate', now())`,
        ),
      );
      const made = await runOperation('backup', [file], { ...recipient, DATABASE_URL: urlOf('former') });
      expect(made).toEqual({
        code: 0,
        output: expect.stringContaining(`encrypted to ${recipient.BACKUP_RECIPIENT}`),
      });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'latin1')).not.toContain('PGDMP');

      // Nothing of the former installation remains: database, user and role.
      await asRoot('drop database former with (force)');
      await asRoot('drop role onyar_app');
      await asRoot('drop role former');
      const restored = await runOperation('restore', [file, '--identity', identity], {
        DATABASE_URL: urlOf('heir'),
      });
      expect(restored.output).toMatch(
        /^Restored the state of \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC: \d+ rows in \d+ tables, all of them read\.\n$/,
      );
      expect(await fingerprintTables(urlOf('heir'))).toEqual(before);

      const product = await startProduct({ ...keys, DATABASE_URL: urlOf('heir') });
      try {
        expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
        expect((await fetch(`${product.url}/api/services`)).status).toBe(200);
      } finally {
        await product.end('SIGTERM');
      }
      await connected(urlOf('heir'), (client) => client.query('create table later (id int)'));
      await connected(loginUrlOf(urlOf('heir')), async (client) => {
        await client.query('select from appointments');
        await client.query('select from later');
        for (const back of ['reset role', 'set role onyar_app']) {
          await client.query(back);
          await expect(client.query('delete from audit_log')).rejects.toThrow('permission denied');
        }
        await expect(client.query('set role heir')).rejects.toThrow('permission denied');
      });
    });

    test('is refused for a non-empty database, which stays unchanged', async () => {
      const url = server.urlOf('heir');
      const before = await fingerprintTables(url);
      const { code, output } = await runOperation('restore', [file, '--identity', identity], {
        DATABASE_URL: url,
      });
      expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('is not empty') });
      expect(await fingerprintTables(url)).toEqual(before);
    });

    test('reports a wrong password as such, not as an unreachable server', async () => {
      const wrong = server.urlOf('heir').replace('s%40cret', 'wrong');
      const { code, output } = await runOperation('backup', [join(parent, 'w')], {
        ...recipient,
        DATABASE_URL: wrong,
      });
      expect({ code, output }).toEqual({
        code: 1,
        output: expect.stringContaining('password authentication failed'),
      });
    });
  });
}
