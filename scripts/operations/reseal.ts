// `npm run reseal`: seals all sealed columns (sealed-columns.ts) again with the newest key, so that an old
// one can be removed. See docs/operating.md.

import { readConfig } from '#platform/config.server.ts';
import { countByKey, reseal } from '#platform/secrets/reseal.server.ts';
import { createKeyRing, createSecrets, readConfiguredKeys } from '#platform/secrets/secrets.server.ts';
import { openDatabaseForScript } from './open-database.ts';
import { sealedColumns as columns } from './sealed-columns.ts';

let close = async () => {};
try {
  if (process.argv.length > 2) throw new Error('npm run reseal');
  const config = readConfig(process.env);
  const keys = readConfiguredKeys(config);
  const { newest } = createKeyRing(keys);
  const opened = await openDatabaseForScript(config);
  close = opened.close;
  const secrets = createSecrets(keys);
  const { done, unreadable } = await reseal(opened.db, { secrets, newest, columns });
  console.log(`${done} sealed anew with the key “${newest}”.`);
  for (const [key, count] of await countByKey(opened.db, columns)) console.log(`${key}: ${count}`);
  for (const { row, key } of unreadable) console.error(`${row} needs the key “${key}” and stays as it is.`);
  if (unreadable.length > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await close();
}
