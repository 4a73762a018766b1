// `npm run backup:key -- <file>`: creates a key pair for backups. Run it on another machine than the server.
// See docs/operating.md.

import { makeKeyPair } from '#platform/backup/key-pair.server.ts';

try {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0 || file.startsWith('-'))
    throw new Error('npm run backup:key -- <file for the identity>');
  console.log(await makeKeyPair(file, new Date()));
  console.error(
    `That is the recipient: BACKUP_RECIPIENT on the server. ${file} holds the identity, which alone opens backups: keep two copies, none of them on the server.`,
  );
} catch (error) {
  console.error(`No key was made. ${(error as Error).message}`);
  process.exitCode = 1;
}
