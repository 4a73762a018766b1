// `node build/process/migrate.js`: brings the database to this release while the former one still runs. Each start does
// it, too; deploy/install.sh does it before it switches, so that a failure changes nothing.

import { readConfig } from '#platform/config.server.ts';
import { errorMessage } from '#platform/errors.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { loginUrlOf } from '#platform/postgres/login-role.server.ts';
import { migrate } from '#platform/postgres/migrate.server.ts';

try {
  const { DATABASE_URL: ownerUrl, DATABASE_APP_URL } = readConfig(process.env);
  if (ownerUrl === undefined) throw new Error('DATABASE_URL is not set.');
  const loginUrl = DATABASE_APP_URL === undefined ? loginUrlOf(ownerUrl, undefined) : undefined;
  await migrate({ ownerUrl, loginUrl, log: createLog('warn') });
  console.log('The database is up to date.');
} catch (error) {
  console.error(`The database was not changed. ${errorMessage(error)}`);
  process.exitCode = 1;
}
