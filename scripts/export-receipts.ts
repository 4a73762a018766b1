// Hands the receipts that have not been exported to the clinic's invoicing: `npm run receipts:export -- <file>`.

import { exportReceiptsTo } from '#clinic/payments/service.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { openDatabase } from '#platform/database.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { createLog } from '#platform/log.server.ts';
import { migrate } from '#platform/migrate.server.ts';
import { loginUrlOf } from '#platform/postgres/login-role.server.ts';

const [file] = process.argv.slice(2);
const close: (() => Promise<unknown>)[] = [];
try {
  if (file === undefined)
    throw new Error('Falta el nombre del archivo: npm run receipts:export -- <archivo.csv>');
  const config = readConfig(process.env);
  const log = createLog('warn');
  const database = await databaseOf(config, log);
  const { db, close: closeDatabase } = openDatabase({
    loginUrl: await loginOf(database, config),
    size: 2,
    log,
  });
  close.push(closeDatabase);
  const { count, isLeftOver } = await exportReceiptsTo(db, () => new Date(), file);
  if (isLeftOver) console.log(`${file}: terminada una exportación que se había interrumpido.`);
  else if (count === 0) console.log('No hay justificantes nuevos: no se ha escrito ningún archivo.');
  else console.log(`${file}: ${count} justificantes.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  for (const closeOne of close.reverse()) await closeOne();
}

/** The application's own login, made where this release has not been started yet. */
async function loginOf(ownerUrl: string, { DATABASE_APP_URL }: ReturnType<typeof readConfig>) {
  const loginUrl = loginUrlOf(ownerUrl, DATABASE_APP_URL);
  if (DATABASE_APP_URL === undefined) await migrate({ ownerUrl, loginUrl });
  return loginUrl;
}

/** The database of the settings, or the embedded one: adopted where it is running, started for the moment where not. */
async function databaseOf(config: ReturnType<typeof readConfig>, log: ReturnType<typeof createLog>) {
  if (config.DATABASE_URL !== undefined) return config.DATABASE_URL;
  const embedded = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log });
  close.push(embedded.stop);
  return embedded.url;
}
