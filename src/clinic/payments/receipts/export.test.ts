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
import { lockNumbers, withAdvisoryLock } from '#tests/support/servers/locks.ts';
import { exportReceipts } from './export.server.ts';
import { exportReceiptsToFile } from './export-file.server.ts';
import { issueReceipt } from './service.server.ts';

const at = new Date('2026-12-11T08:00:00Z');
let testApp: TestApp;
let folder: string;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'onyar-export-'));
  // Exports leftovers of earlier tests.
  await exportReceipts(testApp.db, now, { prepare: async () => true, keep: async () => {} });
});
afterEach(() => rmSync(folder, { recursive: true }));

let ticks = 0;
/** Exports are serialized, so no two have the same instant. */
const now = () => new Date(at.getTime() + ++ticks);
const file = (name: string) => join(folder, name);
const numbersIn = (name: string) =>
  [...readFileSync(file(name), 'utf8').matchAll(/^(2026\/\d{6});/gm)].map(([, number]) => number as string);

let count = 0;
async function issue(howMany: number): Promise<void> {
  for (let one = 0; one < howMany; one++)
    await issueReceipt(testApp.db, {
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
  Number((await testApp.pool.query('select count(*) from receipts where exported_at is null')).rows[0].count);

test('exports each receipt once, in order, into a file readable only by its owner', async () => {
  await issue(3);
  expect(await exportReceiptsToFile(testApp.db, now, file('a.csv'))).toEqual({ count: 3, isLeftOver: false });
  await issue(2);
  expect(await exportReceiptsToFile(testApp.db, now, file('b.csv'))).toEqual({ count: 2, isLeftOver: false });
  expect(await exportReceiptsToFile(testApp.db, now, file('c.csv'))).toEqual({ count: 0, isLeftOver: false });
  expect(readdirSync(folder).sort()).toEqual(['a.csv', 'b.csv']);
  expect(statSync(file('a.csv')).mode & 0o777).toBe(0o600);
  const all = [...numbersIn('a.csv'), ...numbersIn('b.csv')];
  expect(all).toHaveLength(5);
  expect(all).toEqual([...new Set(all)].sort());
});

test('produces disjoint and complete files for two concurrent exports', async () => {
  await issue(20);
  const names = Array.from({ length: 6 }, (_, index) => `${index}.csv`);
  const done = Promise.all(names.map((name) => exportReceiptsToFile(testApp.db, now, file(name))));
  await issue(20);
  await done;
  await exportReceiptsToFile(testApp.db, now, file('rest.csv'));
  const all = readdirSync(folder).flatMap(numbersIn);
  expect([all.length, new Set(all).size, await waiting()]).toEqual([40, 40, 0]);
});

test('waits for the previous export before selecting receipts', async () => {
  await issue(1);
  const { hasWaited, answer } = await withAdvisoryLock(
    testApp.url,
    'receiptExport',
    () => exportReceiptsToFile(testApp.db, now, file('a.csv')),
    async (other) => void (await other.query('update receipts set exported_at = $1', [now()])),
  );
  expect([hasWaited, answer, readdirSync(folder)]).toEqual([true, { count: 0, isLeftOver: false }, []]);
});

/** Holds an export after its part file is written and before it is marked as exported. */
async function pauseBeforeCommit(
  look: () => void,
): Promise<Awaited<ReturnType<typeof exportReceiptsToFile>>> {
  const owner = new pg.Client({ connectionString: testApp.url });
  await owner.connect();
  await owner.query(`
    create function wait_at_end() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock(${lockNumbers(['receiptExport', 1])}); return null; end';
    create constraint trigger wait_at_end after update on receipts deferrable initially deferred for each row execute function wait_at_end()`);
  try {
    const exporting = () => exportReceiptsToFile(testApp.db, now, file('a.csv'));
    const { hasWaited, answer } = await withAdvisoryLock(
      testApp.url,
      ['receiptExport', 1],
      exporting,
      async () => look(),
    );
    expect(hasWaited).toBe(true);
    return answer;
  } finally {
    await owner.query('drop trigger wait_at_end on receipts; drop function wait_at_end');
    await owner.end();
  }
}
const partFile = () => file(readdirSync(folder).find((name) => name.endsWith('.part')) ?? '');

test('reports the result to both runs when another run names the file first', async () => {
  await issue(2);
  const exported = await pauseBeforeCommit(() => {
    linkSync(partFile(), file('a.csv'));
    unlinkSync(partFile());
  });
  expect(exported).toEqual({ count: 2, isLeftOver: false });
  expect([readdirSync(folder), numbersIn('a.csv').length]).toEqual([['a.csv'], 2]);
});

test('reports a missing part or a foreign file in its place, and overwrites nothing', async () => {
  await issue(1);
  await expect(pauseBeforeCommit(() => unlinkSync(partFile()))).rejects.toThrow(/ENOENT/);
  await issue(1);
  await expect(pauseBeforeCommit(() => writeFileSync(file('a.csv'), 'theirs'))).rejects.toThrow(/EEXIST/);
  expect(readFileSync(file('a.csv'), 'utf8')).toBe('theirs');
  expect(readFileSync(partFile(), 'utf8')).toMatch(/^2026\/\d{6};/m);
});

test('does not overwrite an existing file, and marks nothing as exported', async () => {
  await issue(1);
  writeFileSync(file('a.csv'), 'mine');
  await expect(exportReceiptsToFile(testApp.db, now, file('a.csv'))).rejects.toThrow(/exists already/);
  expect([readFileSync(file('a.csv'), 'utf8'), await waiting()]).toEqual(['mine', 1]);
});

test('marks nothing as exported when the disk fails', async () => {
  await issue(1);
  await expect(exportReceiptsToFile(testApp.db, now, file('no-such-folder/a.csv'))).rejects.toThrow(/ENOENT/);
  const keep = async () => {
    throw new Error('disk full');
  };
  await expect(exportReceipts(testApp.db, now, { prepare: async () => true, keep })).rejects.toThrow(
    'disk full',
  );
  expect(await waiting()).toBe(1);
});

test('discards the part of a crash before the database commit', async () => {
  await issue(2);
  writeFileSync(file(`a.csv.${now().getTime()}.part`), 'half of a tab');
  expect(await exportReceiptsToFile(testApp.db, now, file('a.csv'))).toEqual({ count: 2, isLeftOver: false });
  expect(readdirSync(folder)).toEqual(['a.csv']);
  expect(numbersIn('a.csv')).toHaveLength(2);
});

test('names the complete table of a crash after the database commit, and repeats nothing', async () => {
  await issue(2);
  await exportReceipts(testApp.db, now, {
    prepare: async () => true,
    keep: async ({ csv, exportedAt }) => writeFileSync(file(`a.csv.${exportedAt.getTime()}.part`), csv),
  });
  await issue(1);
  expect(await exportReceiptsToFile(testApp.db, now, file('a.csv'))).toEqual({ count: 0, isLeftOver: true });
  expect([readdirSync(folder), numbersIn('a.csv').length, await waiting()]).toEqual([['a.csv'], 2, 1]);
  await exportReceiptsToFile(testApp.db, now, file('b.csv'));
  expect(new Set([...numbersIn('a.csv'), ...numbersIn('b.csv')]).size).toBe(3);
});

test('leaves parts of similarly named files alone', async () => {
  await issue(1);
  const others = ['a.csv.2.part.bak', 'a.csv.x.part', 'b.csv.1.part', 'a.csv.part', 'a.csv.old.3.part'];
  for (const name of others) writeFileSync(file(name), 'theirs');
  await exportReceiptsToFile(testApp.db, now, file('a.csv'));
  expect(readdirSync(folder).sort()).toEqual([...others, 'a.csv'].sort());
});

test('leaves what exceeds one export for the next', async () => {
  await issue(3);
  const taken: number[] = [];
  const target = {
    prepare: async () => true,
    keep: async ({ count: howMany }: { count: number }) => void taken.push(howMany),
  };
  while ((await exportReceipts(testApp.db, now, target, 2)) !== null);
  expect(taken).toEqual([2, 1]);
});
