import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type { Config } from '../config.server.ts';
import { keysFor } from './backup.server.ts';
import { restoreCluster } from './cluster-restore.server.ts';
import { restoreDump } from './dump.server.ts';
import { openBackup } from './sealed-file.server.ts';

type Settings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'SECRET_KEYS'>;

/**
 * Brings a backup back: into `DATA_DIR`, or into the empty database of `DATABASE_URL`.
 * @param replace whether a database in `DATA_DIR` is moved aside
 * @returns when the backup was made, what is in it, and where the former database went
 * @throws one sentence; nothing has changed then
 */
export async function restoreBackup(file: string, settings: Settings, replace: boolean, now: Date) {
  const { header, read } = await openBackup(file, keysFor(settings));
  const unpacked = () => unpackedOf(read());
  const { DATABASE_URL, DATA_DIR } = settings;
  if (header.kind === 'dump') {
    if (DATABASE_URL === undefined)
      throw new Error(`${file} is of another PostgreSQL: set DATABASE_URL to an empty database.`);
    const found = await restoreDump(DATABASE_URL, unpacked, header.postgres);
    return { ...found, madeAt: header.madeAt, movedTo: undefined };
  }
  if (DATABASE_URL !== undefined)
    throw new Error(`${file} is of the embedded PostgreSQL: it is restored without DATABASE_URL.`);
  const found = await restoreCluster({ dataDir: DATA_DIR, archive: unpacked(), replace, now });
  return { ...found, madeAt: header.madeAt };
}

async function* unpackedOf(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const plain = createZstdDecompress();
  const fed = pipeline(packed, plain);
  // It is awaited below; until then its failure reaches the reader through the stream.
  fed.catch(() => {});
  yield* plain;
  await fed;
}
