import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { loginUrlOf } from '#platform/postgres/login-role.server.ts';
import { acceptedUser } from '#platform/postgres/programs.server.ts';
import { freePort } from '#tests/support/servers/product.ts';
import type { Cluster } from './cluster.ts';
import { openListener } from './listener.ts';
import { isResponding, killedWithParent } from './postgres.ts';
import { formatMarkdownTable } from './report.ts';
import { type BookingSource, bookNext, isBooked } from './visitors.ts';

const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => existsSync(file));

/** Bookings per side, and the number of concurrent ones: enough that connections change clients. */
const bookings = 160;
const together = 8;

/** Checks whether a process works behind PgBouncer, in each of the two eligible pool modes. */
export async function testBehindPgBouncer(
  cluster: Cluster,
  from: BookingSource,
): Promise<{ table: string; wrong: string[] }> {
  const head = [
    '`pool_mode`',
    'bookings at the first try',
    'refused',
    'what PostgreSQL says',
    'an open screen hears',
    '`statement_timeout`',
  ];
  if (pgbouncer === undefined) return { table: 'PgBouncer is not installed.', wrong: [] };
  const rows: (string | number)[][] = [];
  const wrong: string[] = [];
  for (const mode of ['session', 'transaction']) {
    const row = await tryMode(cluster, from, mode, pgbouncer);
    rows.push([mode, ...row]);
    if (mode === 'session' && row[1] !== 0)
      wrong.push('a process does not work behind PgBouncer in session mode');
  }
  return { table: formatMarkdownTable(head, rows), wrong };
}

async function tryMode(
  cluster: Cluster,
  from: BookingSource,
  mode: string,
  program: string,
): Promise<(string | number)[]> {
  const login = new URL(loginUrlOf(cluster.url));
  const bouncer = await startPgBouncer(program, cluster.parent, { mode, login, behind: Number(login.port) });
  login.port = String(bouncer.port);
  try {
    for (let wait = 0; wait < 50 && !(await isResponding(login.href)); wait++) await delay(100);
    const before = cluster.databases.primary().words().length;
    const product = await cluster.startAside({ DATABASE_APP_URL: login.href, DATABASE_READ_URL: '' });
    const screen = await openListener(product.url);
    await from.prepare(bookings + 2);
    await delay(500);
    const replies = [];
    for (let done = 0; done < bookings; done += together)
      replies.push(
        ...(await Promise.all(Array.from({ length: together }, () => bookNext(product.url, from, 1)))),
      );
    await delay(500);
    const heard = screen.heardAt.length;
    const refused = replies.filter((one) => !isBooked(one));
    const said = /ERROR: {2}(.*)/.exec(cluster.databases.primary().words().slice(before))?.[1] ?? 'nothing';
    const timeout = await readConnectionLimit(login.href);
    await screen.stop();
    await product.end('SIGTERM');
    return [replies.length - refused.length, refused.length, said, heard > 1 ? 'yes' : 'no', timeout];
  } catch (error) {
    return [0, bookings, (error as Error).message, 'no', ''];
  } finally {
    await bouncer.stop();
  }
}

/**
 * The statement timeout that the application requests on connect and that PgBouncer would have to forward.
 */
async function readConnectionLimit(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString, options: '-c statement_timeout=5000' });
  await client.connect();
  try {
    const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout');
    return rows[0]?.statement_timeout ?? '';
  } finally {
    await client.end();
  }
}

/**
 * PgBouncer in front of the proxy, for the application's login. Like PostgreSQL, it refuses to run as root.
 */
async function startPgBouncer(
  program: string,
  parent: string,
  { mode, login, behind }: { mode: string; login: URL; behind: number },
) {
  const port = await freePort();
  const [file, users] = [join(parent, `pgbouncer-${mode}.ini`), join(parent, 'pgbouncer-users')];
  writeFileSync(users, `"${decodeURIComponent(login.username)}" "${decodeURIComponent(login.password)}"\n`);
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = 40
; Without it PgBouncer refuses the application's connections: it does not pass on what limits a statement's time.
ignore_startup_parameters = options,extra_float_digits
`,
  );
  const { wrapper } = await acceptedUser(program);
  const [first = '', ...args] = [...wrapper, ...killedWithParent, program, '-q', file];
  const log = openSync(join(parent, `pgbouncer-${mode}.log`), 'a');
  const child = spawn(first, args, { stdio: ['ignore', log, log] });
  return {
    port,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
