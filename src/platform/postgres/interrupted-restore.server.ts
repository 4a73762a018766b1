import { access, realpath, rename, rm } from 'node:fs/promises';
import type { PostgresPrograms } from './programs.server.ts';
import { isRunning, stopServer } from './supervisor.server.ts';

/**
 * Ends what a restore that was killed has left beside the database's place. What was whole and had lost only its last step is
 * moved into place: otherwise a start would make an empty database there. Call it under the folder's lock.
 * @param place where the database is, or was
 */
export async function endInterruptedRestore(programs: PostgresPrograms, place: string): Promise<void> {
  const [unpacked, whole] = [`${place}.restoring`, `${place}.restored`];
  if (await exists(unpacked)) {
    // It may have been killed while its server looked through the rows.
    const folder = await realpath(unpacked);
    if (await isRunning(folder)) await stopServer({ programs, folder });
    await rm(unpacked, { recursive: true, force: true });
  }
  if (!(await exists(whole))) return;
  if (await exists(place)) await rm(whole, { recursive: true, force: true });
  else await rename(whole, place);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
