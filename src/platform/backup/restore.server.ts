import type { Config } from '../config.server.ts';
import { decryptFile } from './age-file.server.ts';
import { requireExternalServer, restoreDump } from './dump.server.ts';
import { readIdentities } from './key-pair.server.ts';

/**
 * Restores a backup into the empty database of `DATABASE_URL`.
 * @param identityFile key that decrypts it; `-` is standard input
 * @returns when the backup was made, and its contents
 * @throws Error with a readable message; nothing has changed then
 */
export async function restoreBackup(
  file: string,
  identityFile: string,
  settings: Pick<Config, 'DATABASE_URL'>,
): Promise<{ madeAt: string; tables: number; rows: number }> {
  const url = requireExternalServer(settings.DATABASE_URL);
  const identities = await readIdentities(identityFile);
  return restoreDump(url, () => decryptFile(file, identities));
}
