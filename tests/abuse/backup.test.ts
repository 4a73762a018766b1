import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/postgres/embedded.server.ts';
import { bookOver, freeSlots, hire, insertPeople } from '#tests/support/people.ts';
import { connected, fingerprint, operate } from '#tests/support/servers/backups.ts';
import { type Product, startProduct } from '#tests/support/servers/product.ts';

const parent = mkdtempSync(join(tmpdir(), 'onyar-backup-'));
const dataDir = join(parent, 'data');
const [whileBooking, atRest] = [join(parent, 'booking.backup'), join(parent, 'rest.backup')];
const log = { info() {}, warn() {}, error() {} };
const unused = { SECRET_KEYS: `first:${Buffer.alloc(32, 7).toString('base64')}` };
let keys: { SECRET_KEYS: string };
/** Bookings the product had confirmed before the backup began, and the last one before it was asked to stop. */
let confirmedBefore: number[];
let confirmedInAll: number;
let before: Record<string, string>;
let product: Product | undefined;

const ownerUrl = (folder: string) => {
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim();
  const port = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]?.trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/onyar`;
};
async function held<Result>(folder: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
  return work(postgres.url).finally(postgres.stop);
}

/** A day at the clinic: people book without pause, and a backup is made in the middle; another one after closing time. */
beforeAll(async () => {
  product = await startProduct({ DATA_DIR: dataDir });
  const { url } = product;
  keys = { SECRET_KEYS: readFileSync(join(dataDir, 'secret-keys'), 'utf8') };
  await connected(ownerUrl(dataDir), (client) => hire(client, 20));
  const people = await insertPeople(ownerUrl(dataDir), 3_000);
  const slots: [string, number][] = [];
  for (let id = 3; id < 23; id++) for (const slot of await freeSlots(url, id)) slots.push([slot, id]);
  const confirmed: number[] = [];
  let isOpen = true;
  const book = async () => {
    while (isOpen && slots.length > 0 && people.length > 0) {
      const [slot, id] = slots.pop() as [string, number];
      const reply = await bookOver(url, people.pop() as string, slot, id);
      if (reply?.status === 201) confirmed.push(reply.body.id as number);
    }
  };
  const booking = Promise.all([book(), book(), book()]);
  while (confirmed.length < 50) await delay(20);
  confirmedBefore = [...confirmed];
  const made = await operate('backup', [whileBooking], { DATA_DIR: dataDir });
  isOpen = false;
  await booking;
  confirmedInAll = confirmed.length;
  expect(made).toEqual({ code: 0, output: expect.stringContaining('encrypted with the key “first”') });
  await product.end('SIGTERM');
  before = await held(dataDir, fingerprint);
  expect((await operate('backup', [atRest], { DATA_DIR: dataDir })).code).toBe(0);
});
afterAll(async () => {
  await product?.end('SIGTERM');
  rmSync(parent, { recursive: true, force: true, maxRetries: 10 });
});

test('a backup made while people book holds every booking confirmed before it began, and the app starts on it', async () => {
  const fresh = join(parent, 'restored-while-booking');
  const restored = await operate('restore', [whileBooking], { DATA_DIR: fresh, ...keys });
  expect(restored.output).toMatch(
    /^Restored the state of \d{4}-.* \d+ rows in \d+ tables, all of them read\.\n$/,
  );
  const product = await startProduct({ DATA_DIR: fresh, ...keys });
  try {
    const { rows } = await connected(ownerUrl(fresh), (client) =>
      client.query<{ id: number; whole: boolean }>(
        `select id, exists (select from audit_log where subject = 'appointment:' || appointments.id) as whole from appointments`,
      ),
    );
    const found = new Set(rows.map(({ id }) => id));
    expect(confirmedBefore.filter((id) => !found.has(id))).toEqual([]);
    expect(rows.filter(({ whole }) => !whole)).toEqual([]);
    // Otherwise nothing was written meanwhile, and this test looked at a database at rest.
    expect(confirmedInAll).toBeGreaterThan(confirmedBefore.length + 20);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    expect(await freeSlots(product.url)).not.toEqual([]);
  } finally {
    await product.end('SIGTERM');
  }
});

test('restored into a fresh folder, every table has the same rows, and the keys are not among them', async () => {
  const fresh = join(parent, 'restored-at-rest');
  expect((await operate('restore', [atRest], { DATA_DIR: fresh, ...keys })).code).toBe(0);
  expect(Object.keys(before).length).toBeGreaterThan(20);
  expect(await held(fresh, fingerprint)).toEqual(before);
  expect(readdirSync(fresh)).toContain('postgres-password');
  expect(readdirSync(fresh)).not.toContain('secret-keys');
});

describe('the file', () => {
  test('is readable by its owner only and tells nothing but the time, the version and the key’s name', () => {
    expect(statSync(atRest).mode & 0o777).toBe(0o600);
    const [line = ''] = readFileSync(atRest, 'latin1').split('\n');
    expect(Object.keys(JSON.parse(line.replace('onyar-backup 1 ', '')))).toEqual([
      ...['kind', 'postgres', 'madeAt', 'key', 'salt'],
    ]);
    expect(readFileSync(atRest, 'latin1')).not.toMatch(/gente-|example\.org|PGDMP|ustar/);
  });

  const changed = (change: (bytes: Buffer) => Buffer) => {
    const file = join(parent, 'changed.backup');
    writeFileSync(file, change(readFileSync(atRest)));
    return file;
  };
  const flipped = (bytes: Buffer) => {
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] as number) ^ 1;
    return bytes;
  };
  // What else can befall a file stands beside the format, in sealed-file.test.ts.
  test.each<[string, () => string, RegExp]>([
    ['shorter by a byte', () => changed((bytes) => bytes.subarray(0, -1)), /has been altered or cut short/],
    ['with one bit turned in the middle', () => changed(flipped), /has been altered or cut short/],
    ['that is not there', () => join(parent, 'nowhere.backup'), /cannot be read \(ENOENT\)/],
  ])('%s is refused and nothing changes', async (_name, file, sentence) => {
    const fresh = join(parent, 'refused');
    const { code, output } = await operate('restore', [file()], { DATA_DIR: fresh, ...keys });
    expect(code).toBe(1);
    expect(output).toMatch(/^Nothing was restored\. .*\n$/);
    expect(output).toMatch(sentence);
    expect(existsSync(join(fresh, 'postgres'))).toBe(false);
    expect(existsSync(join(fresh, 'postgres.restoring'))).toBe(false);
  });

  test.each<[string, () => Record<string, string>, RegExp]>([
    ['with another key of the same name', () => unused, /SECRET_KEYS holds another key under that name/],
    [
      'without its key',
      () => ({ SECRET_KEYS: unused.SECRET_KEYS.replace('first', 'second') }),
      /made with the key “first”, which SECRET_KEYS does not hold/,
    ],
    ['without any key', () => ({}), /There are no keys/],
  ])('%s stays closed', async (_name, given, sentence) => {
    const { code, output } = await operate('restore', [atRest], {
      DATA_DIR: join(parent, 'closed'),
      ...given(),
    });
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(sentence) });
    expect(existsSync(join(parent, 'closed/postgres'))).toBe(false);
  });

  test('is never overwritten', async () => {
    const { mtimeMs } = statSync(atRest);
    const { code, output } = await operate('backup', [atRest], { DATA_DIR: dataDir });
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('never overwrites') });
    expect(statSync(atRest).mtimeMs).toBe(mtimeMs);
  });
});

describe('where a database is already', () => {
  test('a restore is refused while it runs, even with --replace', () =>
    held(dataDir, async (url) => {
      const { code, output } = await operate('restore', [atRest, '--replace'], { DATA_DIR: dataDir });
      expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('Onyar is running') });
      expect(await fingerprint(url)).toEqual(before);
    }));

  test('a restore is refused, too, where a killed process has left PostgreSQL running', async () => {
    const killed = await startProduct({ DATA_DIR: dataDir });
    await killed.end('SIGKILL');
    const { code, output } = await operate('restore', [atRest, '--replace'], { DATA_DIR: dataDir });
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('left behind') });
    await held(dataDir, async () => {});
  });

  test('a restore is refused without --replace, and with it the former database is moved aside whole', async () => {
    await held(dataDir, (url) => connected(url, (client) => client.query('delete from appointments')));
    const emptied = await held(dataDir, fingerprint);
    const refused = await operate('restore', [atRest], { DATA_DIR: dataDir });
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('--replace moves it aside') });
    expect(await held(dataDir, fingerprint)).toEqual(emptied);

    const replaced = await operate('restore', [atRest, '--replace'], { DATA_DIR: dataDir });
    expect(replaced.code).toBe(0);
    expect(await held(dataDir, fingerprint)).toEqual(before);
    const aside = readdirSync(dataDir).filter((name) => /^postgres\.before-restore-[\dT-]+$/.test(name));
    expect(aside).toHaveLength(1);
    // The way back that the guide describes: two renames, and the same password opens it.
    const back = join(parent, 'back');
    renamed(join(dataDir, aside[0] as string), back);
    expect(await held(back, fingerprint)).toEqual(emptied);
  });

  test('nothing to back up is said so, and no database is made', async () => {
    const empty = join(parent, 'empty');
    const { code, output } = await operate('backup', [join(parent, 'x.backup')], {
      DATA_DIR: empty,
      ...keys,
    });
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('There is no database in') });
    expect(existsSync(empty)).toBe(false);
  });
});

function renamed(database: string, folder: string) {
  mkdirSync(folder, { mode: 0o700 });
  renameSync(database, join(folder, 'postgres'));
  copyFileSync(join(dataDir, 'postgres-password'), join(folder, 'postgres-password'));
}
