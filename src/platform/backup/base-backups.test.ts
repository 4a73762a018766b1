import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findFirstWalFile, walFileOf } from './base-backups.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'onyar-base-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const writeManifest = (text: string) => writeFileSync(join(folder, 'backup_manifest'), text);

test.each([
  [1, '0/2000028', '000000010000000000000002'],
  [1, '0/FFFFFFFF', '0000000100000000000000FF'],
  [1, '1/0', '000000010000000100000000'],
  [18, 'AB/C4000028', '00000012000000AB000000C4'],
])('walFileOf: timeline %i, position %s is in %s', (timeline, lsn, name) => {
  expect(walFileOf(timeline, lsn)).toBe(name);
});

describe('findFirstWalFile', () => {
  test('reads the start of the manifest’s first range', async () => {
    writeManifest(
      '{"PostgreSQL-Backup-Manifest-Version": 2, "Files": [], "WAL-Ranges": [{ "Timeline": 1, "Start-LSN": "0/5000028", "End-LSN": "0/5000158" }]}',
    );
    expect(await findFirstWalFile(folder)).toBe('000000010000000000000005');
  });

  test.each(['', '{}', '{"WAL-Ranges": []}', '{"WAL-Ranges": [{ "Timeline": 1, "Start-LSN": "x" }]}'])(
    'refuses the manifest %j',
    async (text) => {
      writeManifest(text);
      await expect(findFirstWalFile(folder)).rejects.toThrow();
    },
  );
});
