// `npm run backup -- [file]`: writes an encrypted backup of the database while the app keeps running. See
// docs/operating.md.

import { defaultBackupFile, writeBackup } from '#platform/backup/backup.server.ts';
import { exitOnSignals } from '#platform/backup/temporary-files.server.ts';
import { readConfig } from '#platform/config.server.ts';

exitOnSignals();
try {
  const [given, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || given?.startsWith('-')) throw new Error('npm run backup -- [file]');
  const config = readConfig(process.env);
  const file = given ?? defaultBackupFile(config.DATA_DIR, new Date());
  const { bytes, recipient } = await writeBackup(file, config);
  console.log(
    `${file}: ${(bytes / 1e6).toLocaleString('en', { maximumSignificantDigits: 2 })} MB, encrypted to ${recipient}`,
  );
} catch (error) {
  console.error(`No backup was made. ${(error as Error).message}`);
  process.exitCode = 1;
}
