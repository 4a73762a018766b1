import { copyFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** No tab stays open longer without a reload. */
const keptDays = 60;
const dayMs = 86_400_000;

/**
 * Copies the files of a build, whose names contain a hash of their content, into a folder beside those of other builds.
 * Removes files that no release has published for a while.
 * @param own folder of the build's files
 */
export async function publishAssets(
  own: URL,
  folder: string,
  now: Date,
): Promise<{ copied: number; removed: number }> {
  const source = fileURLToPath(own);
  const names = await readdir(source);
  for (const name of names) {
    const unfinished = join(folder, `${name}.part`);
    await copyFile(join(source, name), unfinished);
    await utimes(unfinished, now, now);
    await rename(unfinished, join(folder, name));
  }
  return { copied: names.length, removed: await removeOld(folder, now) };
}

async function removeOld(folder: string, now: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs < keptDays * dayMs) continue;
    await rm(join(folder, name));
    removed += 1;
  }
  return removed;
}
