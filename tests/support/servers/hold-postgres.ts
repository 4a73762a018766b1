import { startEmbeddedPostgres } from '#platform/postgres/embedded.server.ts';
import { fastSettings } from '#tests/support/servers/postgres-folder.ts';

// A separate process that runs an embedded PostgreSQL, for tests that kill it: `node hold-postgres.ts
// <dataDir>`.
const silent = { info() {}, warn() {}, error() {} };
const postgres = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: silent,
  settings: fastSettings,
});
process.on('SIGINT', stop).on('SIGTERM', stop);
console.log(postgres.url);

async function stop() {
  await postgres.stop();
  process.exit();
}
