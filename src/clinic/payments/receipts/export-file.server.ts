import { access, link, open, readdir, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { errorCode } from '#platform/errors.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type Batch, exportReceipts } from './export.server.ts';
import { isExported } from './queries.server.ts';

export type ExportResult = { count: number; isLeftOver: boolean };

/**
 * Exports new receipts into a file, crash-safe: writes a `.part` file durably, commits, then renames it. The next run
 * discards a part that was not committed and names one that was, so every receipt is in exactly one file.
 * @param file must not exist
 * @throws Error with a readable message if the file exists
 */
export async function exportReceiptsToFile(
  db: Database,
  now: () => Date,
  file: string,
): Promise<ExportResult> {
  const target = resolve(file);
  let isLeftOver = false;
  const batch = await exportReceipts(db, now, {
    prepare: async (tx) => {
      isLeftOver = await settleParts(tx, target);
      if (!isLeftOver && (await exists(target)))
        throw new Error(`${target} exists already: choose another name.`);
      return !isLeftOver;
    },
    keep: (batch) => writeDurably(partOf(target, batch), batch.csv),
  });
  if (batch !== null) await publishPart(partOf(target, batch), target);
  return { count: batch?.count ?? 0, isLeftOver };
}

const partOf = (target: string, { exportedAt }: Pick<Batch, 'exportedAt'>) =>
  `${target}.${exportedAt.getTime()}.part`;

/** Handles parts of ended runs; the export lock guarantees that none is active. @returns whether one was complete */
async function settleParts(tx: Database, target: string): Promise<boolean> {
  const folder = dirname(target);
  let isWhole = false;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(target)}.`)) continue;
    const [, instant] = /^\.(\d{1,15})\.part$/.exec(name.slice(basename(target).length)) ?? [];
    if (instant === undefined) continue;
    if (await isExported(tx, new Date(Number(instant)))) {
      await publishPart(join(folder, name), target);
      isWhole = true;
    } else await unlink(join(folder, name));
  }
  return isWhole;
}

/** Syncs to disk, so that a power failure loses nothing. Owner-only, because the file contains names. */
async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolderOf(file);
}

/** Links instead of renaming, because a link never overwrites. Another run may have been faster. */
async function publishPart(part: string, target: string): Promise<void> {
  try {
    await link(part, target);
    await unlink(part);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || !(await exists(target))) throw error;
  }
  await syncFolderOf(target);
}

async function syncFolderOf(file: string): Promise<void> {
  const folder = await open(dirname(file), 'r');
  // Windows cannot sync a folder; the file's own sync has to suffice.
  await folder.sync().catch(() => {});
  await folder.close();
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
