import {
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { whileLocked } from '#tests/support/servers/locks.ts';
import { exportReceipts } from './export.server.ts';
import { exportReceiptsTo } from './file.server.ts';
import { issueReceipt } from './service.server.ts';

const at = new Date('2026-12-11T08:00:00Z');
let house: TestApp;
let folder: string;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'onyar-export-'));
  // Whatever a former test left is taken, so that each begins with its own.
  await exportReceipts(house.db, now, { prepare: async () => true, keep: async () => {} });
});
afterEach(() => rmSync(folder, { recursive: true }));

let ticks = 0;
/** No two exports are at one instant: one waits for the other, and for the disk. */
const now = () => new Date(at.getTime() + ++ticks);
const file = (name: string) => join(folder, name);
const numbersIn = (name: string) =>
  [...readFileSync(file(name), 'utf8').matchAll(/^(2026\/\d{6});/gm)].map(([, number]) => number as string);

let count = 0;
async function issue(howMany: number): Promise<void> {
  for (let one = 0; one < howMany; one++)
    await issueReceipt(house.db, {
      issuedAt: at,
      reference: 'appointment:1',
      payerUserId: null,
      captureId: `CAPTURE-${++count}`,
      refundId: null,
      cents: 6_500,
      concept: 'Consulta',
      vat: 'exempt',
      vatPercent: 0,
    });
}
const waiting = async (): Promise<number> =>
  Number((await house.pool.query('select count(*) from receipts where exported_at is null')).rows[0].count);

test('each receipt is exported once, in order, into a file that its owner alone can read', async () => {
  await issue(3);
  expect(await exportReceiptsTo(house.db, now, file('a.csv'))).toEqual({ count: 3, isLeftOver: false });
  await issue(2);
  expect(await exportReceiptsTo(house.db, now, file('b.csv'))).toEqual({ count: 2, isLeftOver: false });
  expect(await exportReceiptsTo(house.db, now, file('c.csv'))).toEqual({ count: 0, isLeftOver: false });
  expect(readdirSync(folder).sort()).toEqual(['a.csv', 'b.csv']);
  expect(statSync(file('a.csv')).mode & 0o777).toBe(0o600);
  const all = [...numbersIn('a.csv'), ...numbersIn('b.csv')];
  expect(all).toHaveLength(5);
  expect(all).toEqual([...new Set(all)].sort());
});

test('two exports at once give files that share nothing and miss nothing', async () => {
  await issue(20);
  const names = Array.from({ length: 6 }, (_, index) => `${index}.csv`);
  const done = Promise.all(names.map((name) => exportReceiptsTo(house.db, now, file(name))));
  await issue(20);
  await done;
  await exportReceiptsTo(house.db, now, file('rest.csv'));
  const all = readdirSync(folder).flatMap(numbersIn);
  expect([all.length, new Set(all).size, await waiting()]).toEqual([40, 40, 0]);
});

test('an export waits for the one before it, before it looks at what is due', async () => {
  await issue(1);
  const { hasWaited, answer } = await whileLocked(
    house.url,
    '6, 0',
    () => exportReceiptsTo(house.db, now, file('a.csv')),
    async (other) => void (await other.query('update receipts set exported_at = $1', [now()])),
  );
  expect([hasWaited, answer, readdirSync(folder)]).toEqual([true, { count: 0, isLeftOver: false }, []]);
});

/** Holds an export where it has written its part and is about to be counted as taken. */
async function atTheEnd(look: () => void): Promise<Awaited<ReturnType<typeof exportReceiptsTo>>> {
  const owner = new pg.Client({ connectionString: house.url });
  await owner.connect();
  await owner.query(`
    create function wait_at_end() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock(99, 1); return null; end';
    create constraint trigger wait_at_end after update on receipts deferrable initially deferred for each row execute function wait_at_end()`);
  try {
    const exporting = () => exportReceiptsTo(house.db, now, file('a.csv'));
    const { hasWaited, answer } = await whileLocked(house.url, '99, 1', exporting, async () => look());
    expect(hasWaited).toBe(true);
    return answer;
  } finally {
    await owner.query('drop trigger wait_at_end on receipts; drop function wait_at_end');
    await owner.end();
  }
}
const onlyPart = () => file(readdirSync(folder).find((name) => name.endsWith('.part')) ?? '');

test('where the next run was faster to give a table its name, both know how it went', async () => {
  await issue(2);
  const exported = await atTheEnd(() => {
    linkSync(onlyPart(), file('a.csv'));
    unlinkSync(onlyPart());
  });
  expect(exported).toEqual({ count: 2, isLeftOver: false });
  expect([readdirSync(folder), numbersIn('a.csv').length]).toEqual([['a.csv'], 2]);
});

test('a part that is gone, or a file of somebody else’s in its place, is told, and nothing is written over', async () => {
  await issue(1);
  await expect(atTheEnd(() => unlinkSync(onlyPart()))).rejects.toThrow(/ENOENT/);
  await issue(1);
  await expect(atTheEnd(() => writeFileSync(file('a.csv'), 'theirs'))).rejects.toThrow(/EEXIST/);
  expect(readFileSync(file('a.csv'), 'utf8')).toBe('theirs');
  // The table is still there, whole, under its other name.
  expect(readFileSync(onlyPart(), 'utf8')).toMatch(/^2026\/\d{6};/m);
});

test('a file that exists is not written over, and nothing counts as exported', async () => {
  await issue(1);
  writeFileSync(file('a.csv'), 'mine');
  await expect(exportReceiptsTo(house.db, now, file('a.csv'))).rejects.toThrow(/ya existe/);
  expect([readFileSync(file('a.csv'), 'utf8'), await waiting()]).toEqual(['mine', 1]);
});

test('where the disk fails, nothing counts as exported', async () => {
  await issue(1);
  await expect(exportReceiptsTo(house.db, now, file('no-such-folder/a.csv'))).rejects.toThrow(/ENOENT/);
  const keep = async () => {
    throw new Error('disk full');
  };
  await expect(exportReceipts(house.db, now, { prepare: async () => true, keep })).rejects.toThrow(
    'disk full',
  );
  expect(await waiting()).toBe(1);
});

test('a crash before the database has counted it leaves a part that the next run throws away', async () => {
  await issue(2);
  writeFileSync(file(`a.csv.${now().getTime()}.part`), 'half of a tab');
  expect(await exportReceiptsTo(house.db, now, file('a.csv'))).toEqual({ count: 2, isLeftOver: false });
  expect(readdirSync(folder)).toEqual(['a.csv']);
  expect(numbersIn('a.csv')).toHaveLength(2);
});

test('a crash after that leaves a whole table, which the next run gives its name, and repeats nothing', async () => {
  await issue(2);
  await exportReceipts(house.db, now, {
    prepare: async () => true,
    keep: async ({ csv, exportedAt }) => writeFileSync(file(`a.csv.${exportedAt.getTime()}.part`), csv),
  });
  await issue(1);
  expect(await exportReceiptsTo(house.db, now, file('a.csv'))).toEqual({ count: 0, isLeftOver: true });
  expect([readdirSync(folder), numbersIn('a.csv').length, await waiting()]).toEqual([['a.csv'], 2, 1]);
  await exportReceiptsTo(house.db, now, file('b.csv'));
  expect(new Set([...numbersIn('a.csv'), ...numbersIn('b.csv')]).size).toBe(3);
});

test('parts of files with similar names are left alone', async () => {
  await issue(1);
  const others = ['a.csv.2.part.bak', 'a.csv.x.part', 'b.csv.1.part', 'a.csv.part', 'a.csv.old.3.part'];
  for (const name of others) writeFileSync(file(name), 'theirs');
  await exportReceiptsTo(house.db, now, file('a.csv'));
  expect(readdirSync(folder).sort()).toEqual([...others, 'a.csv'].sort());
});

test('what is too much for one export is left for the next', async () => {
  await issue(3);
  const taken: number[] = [];
  const keeper = {
    prepare: async () => true,
    keep: async ({ count: howMany }: { count: number }) => void taken.push(howMany),
  };
  while ((await exportReceipts(house.db, now, keeper, 2)) !== null);
  expect(taken).toEqual([2, 1]);
});
