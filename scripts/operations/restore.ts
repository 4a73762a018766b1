// `npm run restore -- <file> --identity <file>`: restores a backup. See docs/operating.md.

import { parseArgs } from 'node:util';
import { restoreBackup } from '#platform/backup/restore.server.ts';
import { exitOnSignals } from '#platform/backup/temporary-files.server.ts';
import { readConfig } from '#platform/config.server.ts';

exitOnSignals();
try {
  const { file, identity } = readArguments();
  const { madeAt, rows, tables } = await restoreBackup(file, identity, readConfig(process.env));
  console.log(`Restored the state of ${madeAt}: ${rows} rows in ${tables} tables, all of them read.`);
} catch (error) {
  console.error(`Nothing was restored. ${(error as Error).message}`);
  process.exitCode = 1;
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { identity: { type: 'string' } },
  });
  const [file, ...rest] = positionals;
  if (file === undefined || values.identity === undefined || rest.length > 0)
    throw new Error('npm run restore -- <file> --identity <file, or - for standard input>');
  return { file, identity: values.identity };
}
