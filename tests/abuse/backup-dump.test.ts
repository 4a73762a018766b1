import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginUrlOf } from '#platform/postgres/login-role.server.ts';
import { migrate } from '#platform/postgres/migrate.server.ts';
import { type PostgresPrograms, wrapPrograms } from '#platform/postgres/programs.server.ts';
import { insertPeople } from '#tests/support/people.ts';
import { connected, fingerprint, operate } from '#tests/support/servers/backups.ts';
import { freePort, startProduct } from '#tests/support/servers/product.ts';
import { seedDemonstration } from '../../db/seed.ts';

const parent = mkdtempSync(join(tmpdir(), 'onyar-dump-'));
const file = join(parent, 'clinic.backup');
const keys = {
  SECRET_KEYS: `first:${Buffer.alloc(32, 7).toString('base64')}`,
  DATA_DIR: join(parent, 'data'),
};
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 10 }));

/** A PostgreSQL of Debian's packages, where this machine has one: the npm package comes without pg_dump. */
const debian = globSync('/usr/lib/postgresql/*/bin/initdb').sort().map(dirname).at(-1);

test('a server newer than every pg_dump of this machine is told so, with the package that is missing', async () => {
  const { findClientProgram } = await import('#platform/backup/client-programs.server.ts');
  await expect(findClientProgram('pg_dump', 99)).rejects.toThrow(
    /^pg_dump of PostgreSQL 99 or newer is needed.*: install the package postgresql-client-99\.$/,
  );
});

if (debian !== undefined) {
  describe('another PostgreSQL', () => {
    const folder = join(parent, 'postgres');
    let programs: PostgresPrograms;
    let port: number;
    const urlOf = (user: string, database: string) =>
      `postgres://${user}:s%40cret@127.0.0.1:${port}/${database}`;
    const asRoot = (statement: string) =>
      connected(urlOf('postgres', 'postgres'), (client) => client.query(statement));

    beforeAll(async () => {
      port = await freePort();
      programs = await wrapPrograms({ initdb: join(debian, 'initdb'), pg_ctl: join(debian, 'pg_ctl') });
      const password = join(parent, 'password');
      writeFileSync(password, 's@cret');
      await programs.initdb(
        '-D',
        folder,
        '-U',
        'postgres',
        '-A',
        'scram-sha-256',
        `--pwfile=${password}`,
        '-N',
      );
      const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
      await programs.pgCtl('start', '-s', '-w', '-D', folder, '-l', join(parent, 'log'), '-o', options);
      for (const user of ['former', 'heir']) {
        await asRoot(`create role ${user} login createrole password 's@cret'`);
        await asRoot(
          `create database ${user} owner ${user} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`,
        );
      }
      await migrate({ ownerUrl: urlOf('former', 'former') });
      await seedDemonstration({ ownerUrl: urlOf('former', 'former'), staffPassword: 'river-stone-lantern' });
      await insertPeople(urlOf('former', 'former'), 500);
    });
    afterAll(() => programs.pgCtl('stop', '-s', '-D', folder, '-m', 'immediate'));

    test('its backup is restored in another house: same rows, the same rights, and the app starts on it', async () => {
      const before = await fingerprint(urlOf('former', 'former'));
      const made = await operate('backup', [file], { ...keys, DATABASE_URL: urlOf('former', 'former') });
      expect(made).toEqual({ code: 0, output: expect.stringContaining('encrypted with the key “first”') });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'latin1')).not.toContain('PGDMP');

      // Nothing of the former house is left: neither its database, nor its user, nor the role.
      await asRoot('drop database former with (force)');
      await asRoot('drop role onyar_app');
      await asRoot('drop role former');
      const restored = await operate('restore', [file], { ...keys, DATABASE_URL: urlOf('heir', 'heir') });
      expect(restored.output).toMatch(/^Restored the state of /);
      expect(await fingerprint(urlOf('heir', 'heir'))).toEqual(before);

      const product = await startProduct({ ...keys, DATABASE_URL: urlOf('heir', 'heir') });
      try {
        expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
        expect((await fetch(`${product.url}/api/services`)).status).toBe(200);
      } finally {
        await product.end('SIGTERM');
      }
      await connected(urlOf('heir', 'heir'), (client) => client.query('create table later (id int)'));
      await connected(loginUrlOf(urlOf('heir', 'heir')), async (client) => {
        await client.query('select from appointments');
        await client.query('select from later');
        for (const back of ['reset role', 'set role onyar_app']) {
          await client.query(back);
          await expect(client.query('delete from audit_log')).rejects.toThrow('permission denied');
        }
        await expect(client.query('set role heir')).rejects.toThrow('permission denied');
      });
    });

    test('a database that is not empty is refused and stays as it is', async () => {
      const before = await fingerprint(urlOf('heir', 'heir'));
      const { code, output } = await operate('restore', [file], {
        ...keys,
        DATABASE_URL: urlOf('heir', 'heir'),
      });
      expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('is not empty') });
      expect(await fingerprint(urlOf('heir', 'heir'))).toEqual(before);
    });

    test('a file cut short by a byte leaves an empty database empty', async () => {
      const cut = join(parent, 'cut.backup');
      writeFileSync(cut, readFileSync(file).subarray(0, -1));
      await asRoot('create database untouched owner heir template template0');
      const { code, output } = await operate('restore', [cut], {
        ...keys,
        DATABASE_URL: urlOf('heir', 'untouched'),
      });
      expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('cut short') });
      expect(await fingerprint(urlOf('heir', 'untouched'))).toEqual({});
    });

    test('a dump is not restored as a folder, nor a wrong password taken for a server that is away', async () => {
      expect((await operate('restore', [file], keys)).output).toContain(
        'set DATABASE_URL to an empty database',
      );
      const wrong = urlOf('heir', 'heir').replace('s%40cret', 'wrong');
      const { code, output } = await operate('backup', [join(parent, 'w')], { ...keys, DATABASE_URL: wrong });
      expect({ code, output }).toEqual({
        code: 1,
        output: expect.stringContaining('password authentication failed'),
      });
    });
  });
}
