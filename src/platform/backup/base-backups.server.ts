import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Size of PostgreSQL's WAL files unless `initdb` was told otherwise. */
const walFileBytes = 16n * 1024n * 1024n;

const manifest = z.object({
  'WAL-Ranges': z
    .array(z.object({ Timeline: z.int(), 'Start-LSN': z.string().regex(/^[0-9A-F]+\/[0-9A-F]+$/i) }))
    .min(1),
});

/**
 * Name of the first WAL file that restoring a base backup needs.
 * @param folder written by `pg_basebackup`, with its `backup_manifest`
 *   (https://www.postgresql.org/docs/18/backup-manifest-format.html)
 * @throws Error if the manifest is missing or malformed
 */
export async function findFirstWalFile(folder: string): Promise<string> {
  const [range] = manifest.parse(JSON.parse(await readFile(join(folder, 'backup_manifest'), 'utf8')))[
    'WAL-Ranges'
  ];
  if (range === undefined) throw new Error(`${folder} has no WAL range`);
  return walFileOf(range.Timeline, range['Start-LSN']);
}

/**
 * Name of the WAL file that contains a position.
 * @param lsn position as PostgreSQL prints it, `0/2000028`
 */
export function walFileOf(timeline: number, lsn: string): string {
  const [high = '', low = ''] = lsn.split('/');
  const file = BigInt(`0x${low}`) / walFileBytes;
  const parts = [timeline.toString(16), high, file.toString(16)];
  return parts
    .map((part) => part.padStart(8, '0'))
    .join('')
    .toUpperCase();
}
