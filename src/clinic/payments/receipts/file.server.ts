import { access, link, open, readdir, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { errorCode } from '#platform/errors.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type Batch, exportReceipts } from './export.server.ts';
import { isExported } from './queries.server.ts';

/** What became of an export: so many receipts are in the file; `isLeftOver` where an earlier run had written them. */
export type Exported = { count: number; isLeftOver: boolean };

/**
 * Exports into a new file what has not been exported. The table is on the disk, under a name with `.part`, before the
 * database counts it as taken, and gets its own name afterwards. A crash before that leaves a part of an export that never
 * was, which the next run throws away; a crash after it leaves a whole one, which the next run gives its name. So each
 * receipt is in one file, and none is lost.
 * @param file must not exist
 * @throws Error in words where the file exists
 */
export async function exportReceiptsTo(db: Database, now: () => Date, file: string): Promise<Exported> {
  const target = resolve(file);
  let isLeftOver = false;
  const batch = await exportReceipts(db, now, {
    prepare: async (tx) => {
      isLeftOver = await settleParts(tx, target);
      if (!isLeftOver && (await exists(target))) throw new Error(`${target} ya existe: elige otro nombre.`);
      return !isLeftOver;
    },
    keep: (batch) => write(partOf(target, batch), batch.csv),
  });
  if (batch !== null) await giveName(partOf(target, batch), target);
  return { count: batch?.count ?? 0, isLeftOver };
}

const partOf = (target: string, { exportedAt }: Pick<Batch, 'exportedAt'>) =>
  `${target}.${exportedAt.getTime()}.part`;

/** Runs while no other export does: every part found here is from a run that has ended. @returns whether one was whole */
async function settleParts(tx: Database, target: string): Promise<boolean> {
  const folder = dirname(target);
  let isWhole = false;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(target)}.`)) continue;
    const [, instant] = /^\.(\d{1,15})\.part$/.exec(name.slice(basename(target).length)) ?? [];
    if (instant === undefined) continue;
    if (await isExported(tx, new Date(Number(instant)))) {
      await giveName(join(folder, name), target);
      isWhole = true;
    } else await unlink(join(folder, name));
  }
  return isWhole;
}

/** On the disk, not only on its way there: a power cut afterwards loses nothing. Holds names: for its owner alone. */
async function write(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolderOf(file);
}

/** A link instead of a renaming, because it never writes over another file. Another run may have been faster. */
async function giveName(part: string, target: string): Promise<void> {
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
  // Windows cannot; there the file's own sync has to do.
  await folder.sync().catch(() => {});
  await folder.close();
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
