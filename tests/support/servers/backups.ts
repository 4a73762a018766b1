import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const execute = promisify(execFile);

/**
 * Runs `npm run backup`, `npm run restore` or `npm run backup:key` as an operator would.
 * @param env settings, in an environment with nothing but PATH
 * @returns exit code and both outputs
 */
export async function runOperation(
  script: 'backup' | 'restore' | 'backup-key',
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const options = { cwd: root, env: { PATH: process.env.PATH, ...env } };
  try {
    const { stdout, stderr } = await execute(
      process.execPath,
      [`scripts/operations/${script}.ts`, ...args],
      options,
    );
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

/**
 * Creates a key pair as an operator would.
 * @param identity path of the new file
 * @returns the setting for the server
 */
export async function backupSettings(identity: string): Promise<{ BACKUP_RECIPIENT: string }> {
  const { output } = await runOperation('backup-key', [identity], {});
  return { BACKUP_RECIPIENT: output.split('\n')[0] as string };
}

/** Row count and content hash (in a fixed order) of every table outside PostgreSQL's own schemas. */
export async function fingerprintTables(url: string): Promise<Record<string, string>> {
  return connected(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname <> 'information_schema' and schemaname not like 'pg\\_%' order by 1`,
    );
    const entries: [string, string][] = [];
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*) as count, md5(string_agg(md5(row::text), '' order by md5(row::text))) as hash from ${name} as row`,
      );
      entries.push([name, `${rows[0].count} ${rows[0].hash}`]);
    }
    return Object.fromEntries(entries);
  });
}

export async function connected<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
