import type { Config } from '#platform/config.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { openDatabase } from '#platform/postgres/database.server.ts';
import { startEmbeddedPostgres } from '#platform/postgres/embedded.server.ts';
import { loginUrlOf } from '#platform/postgres/login-role.server.ts';
import { migrate } from '#platform/postgres/migrate.server.ts';

/**
 * Opens the database for a script with the application's login, which is created if this release has not
 * started yet. Uses the embedded PostgreSQL if it is running, otherwise starts it for the script.
 * @returns `close` releases everything
 */
export async function openDatabaseForScript(config: Config) {
  const log = createLog('warn');
  const embedded =
    config.DATABASE_URL === undefined
      ? await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log })
      : undefined;
  try {
    const ownerUrl = config.DATABASE_URL ?? (embedded?.url as string);
    const loginUrl = loginUrlOf(ownerUrl, config.DATABASE_APP_URL);
    if (config.DATABASE_APP_URL === undefined) await migrate({ ownerUrl, loginUrl });
    const { db, close } = openDatabase({ loginUrl, size: 2, log });
    return {
      db,
      close: async () => {
        await close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
