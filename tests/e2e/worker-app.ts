/**
 * Each worker has its own server and database, so that parallel tests share neither days nor lists. The global setup
 * announces them before the workers start.
 */
const names = { url: 'E2E_URL', databaseUrl: 'E2E_DATABASE_URL' } as const;

export function announceApp(worker: number, app: { url: string; databaseUrl: string }): void {
  process.env[`${names.url}_${worker}`] = app.url;
  process.env[`${names.databaseUrl}_${worker}`] = app.databaseUrl;
}

const readOwn = (name: string) => process.env[`${name}_${process.env.TEST_PARALLEL_INDEX}`];

/** The worker's server; undefined in the main process. */
export const appUrl = (): string | undefined => readOwn(names.url);

/** For states no screen can create: an appointment tomorrow that was booked long ago. */
export const appDatabaseUrl = (): string | undefined => readOwn(names.databaseUrl);
