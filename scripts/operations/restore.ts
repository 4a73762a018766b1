// `npm run restore -- <file> [--replace]`: brings a backup back. See docs/operating.md.

import { parseArgs } from 'node:util';
import { endBySignal } from '#platform/backup/leftovers.server.ts';
import { restoreBackup } from '#platform/backup/restore.server.ts';
import { readConfig } from '#platform/config.server.ts';

endBySignal();
try {
  const { file, replace } = wishes();
  const restored = await restoreBackup(file, readConfig(process.env), replace, new Date());
  console.log(
    `Restored the state of ${restored.madeAt}: ${restored.rows} rows in ${restored.tables} tables, all of them read.`,
  );
  if (restored.movedTo !== undefined) console.log(`The former database is in ${restored.movedTo}`);
} catch (error) {
  console.error(`Nothing was restored. ${(error as Error).message}`);
  process.exitCode = 1;
}

function wishes() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new Error('npm run restore -- <file> [--replace]');
  return { file, replace: values.replace };
}
