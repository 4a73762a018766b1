import { mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBackupRoom, checkBackups } from './backup.server.ts';

const megabyte = 1024 * 1024;
let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'onyar-backups-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const check = (freeMegabytes: number) =>
  checkBackupRoom(join(parent, 'data'), async (folder) => {
    expect(folder).toBe(join(parent, 'backups'));
    return freeMegabytes * megabyte;
  });

test('wants room for a first backup, also before its folder exists', async () => {
  expect(await check(64)).toBeNull();
  expect(await check(63)).toBe('63 MB are free for backups, and the next one needs 64 MB');
});

test('wants room for one and a half times the newest backup', async () => {
  const folder = join(parent, 'backups');
  mkdirSync(folder);
  const file = join(folder, 'onyar-2026-11-21T0315.dump.age');
  writeFileSync(file, '');
  truncateSync(file, 200 * megabyte);
  writeFileSync(join(folder, 'other.txt'), 'x');
  expect(await check(300)).toBeNull();
  expect(await check(299)).toBe('299 MB are free for backups, and the next one needs 300 MB');
});

test('wants a backup in the last 26 hours', async () => {
  const dataDir = join(parent, 'data');
  const inHours = (hours: number) => checkBackups(dataDir, new Date(Date.now() + hours * 3_600_000));
  expect(await inHours(1_000)).toBeNull();
  mkdirSync(dataDir);
  expect(await inHours(25)).toBeNull();
  expect(await inHours(27)).toMatch(/^no backup was ever made, and data is kept since \d{4}-/);
  mkdirSync(join(parent, 'backups'));
  const file = join(parent, 'backups/onyar-2026-11-21T0315.dump.age');
  writeFileSync(file, '');
  expect(await inHours(25)).toBeNull();
  const backup = new Date('2026-11-21T03:15:00Z');
  utimesSync(file, backup, backup);
  expect(await checkBackups(dataDir, new Date('2026-11-22T05:14:00Z'))).toBeNull();
  const missing = await checkBackups(dataDir, new Date('2026-11-22T05:16:00Z'));
  expect(missing).toBe('the last backup is of 2026-11-21T03:15:00.000Z');
});

test('measures the disk itself', async () => {
  expect(await checkBackupRoom(join(parent, 'data'))).toBeNull();
});
