import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookOverHttp, freeSlots, hire, insertPeople } from '#tests/support/people.ts';
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
import { type Product, startProduct } from '#tests/support/servers/product.ts';

const parent = mkdtempSync(join(tmpdir(), 'onyar-backup-'));
const [identity, foreign] = [join(parent, 'clinic.key'), join(parent, 'foreign.key')];
const file = join(parent, 'booking.dump.age');
let recipient: { BACKUP_RECIPIENT: string };
beforeAll(async () => {
  recipient = await backupSettings(identity);
  await backupSettings(foreign);
});
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 10 }));

test('refuses to back up the embedded demo database, says what is required and leaves no file', async () => {
  const place = join(parent, 'demo');
  const env = { DATA_DIR: join(place, 'data'), ...recipient };
  for (const [script, args] of [
    ['backup', []],
    ['backup', [join(place, 'x.age')]],
    ['restore', [join(place, 'x.age'), '--identity', identity]],
  ] as const) {
    const { code, output } = await runOperation(script, [...args], env);
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/DATABASE_URL is not set.* without pg_dump.* postgresql-client-18/),
    });
  }
  expect(existsSync(place)).toBe(false);
});

test('refuses to back up without a recipient, and says how to get one', async () => {
  const { code, output } = await runOperation('backup', [join(parent, 'x.age')], {
    DATABASE_URL: process.env.TEST_TEMPLATE_URL as string,
  });
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('npm run backup:key') });
});

test('restoring requires the identity', async () => {
  const { code, output } = await runOperation('restore', [file], {
    DATABASE_URL: process.env.TEST_TEMPLATE_URL as string,
  });
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('--identity <file') });
});

if (debianPostgres !== undefined) {
  describe('a day at the clinic', () => {
    let server: DebianPostgres;
    let product: Product | undefined;
    /** Bookings confirmed before the backup began, and in total. */
    let confirmedBefore: number[];
    let confirmedInAll: number;

    /** People book continuously while a backup is made. */
    beforeAll(async () => {
      server = await startDebianPostgres(debianPostgres as string, parent, ['clinica']);
      const ownerUrl = server.urlOf('clinica');
      // This process serves no pages.
      const data = join(parent, 'data');
      product = await startProduct({ DATABASE_URL: ownerUrl, DATA_DIR: data, ROLE: 'worker' });
      const { url } = product;
      await connected(ownerUrl, (client) => hire(client, 20));
      const people = await insertPeople(ownerUrl, 3_000);
      const slots: [string, number][] = [];
      for (let id = 3; id < 23; id++) for (const slot of await freeSlots(url, id)) slots.push([slot, id]);
      const confirmed: number[] = [];
      let isOpen = true;
      const book = async () => {
        while (isOpen && slots.length > 0 && people.length > 0) {
          const [slot, id] = slots.pop() as [string, number];
          const reply = await bookOverHttp(url, people.pop() as string, slot, id);
          if (reply?.status === 201) confirmed.push(reply.body.id as number);
        }
      };
      const booking = Promise.all([book(), book(), book()]);
      while (confirmed.length < 50) await delay(20);
      confirmedBefore = [...confirmed];
      const made = await runOperation('backup', [file], { DATABASE_URL: ownerUrl, ...recipient });
      isOpen = false;
      await booking;
      confirmedInAll = confirmed.length;
      expect(made).toMatchObject({ code: 0 });
      await product.end('SIGTERM');
    });
    afterAll(async () => {
      await product?.end('SIGTERM');
      await server.stop();
    });

    const restore = (given: string, key: string, database: string) =>
      runOperation('restore', [given, '--identity', key], {
        DATABASE_URL: server.urlOf('clinica', database),
      });

    test('a backup made during bookings contains all confirmed before it began, and the app starts on it', async () => {
      await server.createDatabase('heir', 'clinica');
      expect(await restore(file, identity, 'heir')).toMatchObject({ code: 0 });
      const url = server.urlOf('clinica', 'heir');
      const product = await startProduct({ DATABASE_URL: url, DATA_DIR: join(parent, 'data') });
      try {
        const { rows } = await connected(url, (client) =>
          client.query<{ id: number; whole: boolean }>(
            `select id, exists (select from audit_log where subject = 'appointment:' || appointments.id) as whole from appointments`,
          ),
        );
        const found = new Set(rows.map(({ id }) => id));
        expect(confirmedBefore.filter((id) => !found.has(id))).toEqual([]);
        expect(rows.filter(({ whole }) => !whole)).toEqual([]);
        // Otherwise nothing was written meanwhile, and the database was idle.
        expect(confirmedInAll).toBeGreaterThan(confirmedBefore.length + 20);
        expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
        expect(await freeSlots(product.url)).not.toEqual([]);
      } finally {
        await product.end('SIGTERM');
      }
    });

    test('the file is readable by its owner only and reveals nothing', () => {
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'latin1')).not.toMatch(/gente-|example\.org|PGDMP|appointments/);
    });

    if (isInstalled('age'))
      test('the age program decrypts it for pg_restore without our code', async () => {
        await server.createDatabase('by_hand', 'clinica');
        const programs = debianPostgres as string;
        const command = 'age --decrypt --identity "$1" "$2" | "$3" --no-owner --exit-on-error --dbname="$4"';
        const url = server.urlOf('clinica', 'by_hand');
        execFileSync('sh', ['-c', command, 'sh', identity, file, join(programs, 'pg_restore'), url]);
        const count = 'select count(*) from appointments';
        const [heir, byHand] = await Promise.all(
          ['heir', 'by_hand'].map((database) =>
            connected(server.urlOf('clinica', database), async (client) => (await client.query(count)).rows),
          ),
        );
        expect(byHand).toEqual(heir);
      });

    describe('into an empty database', () => {
      beforeAll(() => server.createDatabase('untouched', 'clinica'));

      const changed = (change: (bytes: Buffer) => Buffer) => {
        const other = join(parent, 'changed.dump.age');
        writeFileSync(other, change(readFileSync(file)));
        return other;
      };
      const flipped = (bytes: Buffer) => {
        const middle = bytes.length >> 1;
        bytes[middle] = (bytes[middle] as number) ^ 1;
        return bytes;
      };
      // Other corruptions are tested with the format in age-file.test.ts.
      test.each<[string, () => string, string, RegExp]>([
        ['shorter by a byte', () => changed((bytes) => bytes.subarray(0, -1)), identity, /or cut short/],
        ['with one bit turned in the middle', () => changed(flipped), identity, /has been altered/],
        ['that is not there', () => join(parent, 'nowhere.age'), identity, /cannot be read \(ENOENT\)/],
        ['for another key', () => file, foreign, /does not open with this identity/],
        ['with something else for a key', () => file, file, /is not an identity file/],
      ])('a file %s is refused and nothing changes', async (_name, given, key, sentence) => {
        const { code, output } = await restore(given(), key, 'untouched');
        expect(code).toBe(1);
        expect(output).toMatch(/^Nothing was restored\. .*\n$/);
        expect(output).toMatch(sentence);
        expect(await fingerprintTables(server.urlOf('clinica', 'untouched'))).toEqual({});
      });
    });

    test('a backup is never overwritten', async () => {
      const { mtimeMs } = statSync(file);
      const { code, output } = await runOperation('backup', [file], {
        DATABASE_URL: server.urlOf('clinica'),
        ...recipient,
      });
      expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('never overwrites') });
      expect(statSync(file).mtimeMs).toBe(mtimeMs);
      expect(readdirSync(parent).filter((name) => name.includes('unfinished'))).toEqual([]);
    });
  });
}

function isInstalled(program: string): boolean {
  try {
    return execFileSync(program, ['--version']).length > 0;
  } catch {
    return false;
  }
}
