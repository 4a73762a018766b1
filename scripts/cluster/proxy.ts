import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { withUs } from '#tests/support/servers/processes.ts';
import { freePort } from '#tests/support/servers/product.ts';
import { checkRole } from './postgres.ts';

export const haproxy: string | undefined = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((file) =>
  existsSync(file),
);

type Backend = { name: string; port: number };
export type Proxy = Awaited<ReturnType<typeof startProxy>>;

/** Whoever takes what is written. */
const isPrimary = 'select not pg_is_in_recovery()';

/** A replica that hears its primary and shows all that it has heard, or what is younger than a second. */
const isFreshReplica = `select pg_is_in_recovery() and exists (select from pg_stat_wal_receiver where status = 'streaming')
  and (pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() or now() - pg_last_xact_replay_timestamp() < interval '1 second')`;

/**
 * HAProxy before both: people reach a process that is well, the processes reach the server that writes, wherever it is now, and
 * reads that may be a second old reach the replica, or the other one while there is none.
 * @param program HAProxy's
 */
export async function startProxy(
  program: string,
  parent: string,
  { web, postgres }: { web: Backend[]; postgres: Backend[] },
) {
  const ports = { web: await freePort(), writes: await freePort(), reads: await freePort() };
  const socket = join(parent, 'haproxy.sock');
  const file = join(parent, 'haproxy.cfg');
  writeFileSync(file, configuration({ ports, socket, web, postgres }));
  const command = withUs(program, ['-db', '-f', file]);
  const log = openSync(join(parent, 'haproxy.log'), 'a');
  const child = spawn(command.file, command.args, { stdio: ['ignore', log, log] });

  const say = async (words: string): Promise<string> => {
    const line = connect(socket);
    line.on('error', () => {});
    await once(line, 'connect');
    line.end(`${words}\n`);
    return text(line);
  };
  for (
    let wait = 0;
    !(await say('show info').then(
      () => true,
      () => false,
    ));
    wait++
  ) {
    if (child.exitCode !== null || wait > 100) throw new Error('HAProxy does not start.');
    await delay(50);
  }
  /** What HAProxy knows of a web process, in both of its groups: its state, and how many requests it is answering. */
  const standing = async (name: string) =>
    (await say('show stat'))
      .split('\n')
      .map((line) => line.split(','))
      .filter(([, server]) => server === name)
      .map((line) => ({ underWay: Number(line[4]), state: line[17] }));
  const tell = async (name: string, state: 'drain' | 'ready') => {
    for (const backend of ['pages', 'api']) await say(`set server ${backend}/${name} state ${state}`);
  };
  return {
    origin: `http://127.0.0.1:${ports.web}`,
    writesPort: ports.writes,
    readsPort: ports.reads,
    /** Sends nobody there any more, and waits until everybody is answered who is there. */
    async drain(name: string) {
      await tell(name, 'drain');
      for (let wait = 0; wait < 200 && (await standing(name)).some(({ underWay }) => underWay > 0); wait++)
        await delay(50);
    },
    /** Sends people there again, once the proxy itself has seen that it is well: until then the next one must not go. */
    async takeBack(name: string) {
      await tell(name, 'ready');
      for (let wait = 0; wait < 600 && !(await standing(name)).every(({ state }) => state === 'UP'); wait++)
        await delay(50);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const hangs = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await gone;
      clearTimeout(hangs);
    },
  };
}

type Wish = {
  ports: { web: number; writes: number; reads: number };
  socket: string;
  web: Backend[];
  postgres: Backend[];
};

/** What docs/operating.md shows, with these ports. */
const configuration = ({ ports, socket, web, postgres }: Wish) => `
global
    stats socket ${socket} mode 600 level admin
    maxconn 4000
defaults
    timeout connect 2s
    timeout check 2s
    timeout client 10m
    timeout server 10m

frontend site
    mode http
    bind 127.0.0.1:${ports.web}
    timeout client 60s
    timeout http-request 10s
    option forwardfor
    # While the database is away nobody is ready, and everybody still has the pages and a sentence to say.
    use_backend api if { path_beg /api/ } { nbsrv(api) gt 0 }
    default_backend pages
backend api
${webBackend('/readyz', web)}
backend pages
${webBackend('/healthz', web)}

listen writes
    bind 127.0.0.1:${ports.writes}
${postgresCheck(isPrimary)}
    default-server inter 500ms fastinter 100ms fall 2 rise 1 on-marked-down shutdown-sessions
${serversOf(postgres)}

frontend reads
    mode tcp
    bind 127.0.0.1:${ports.reads}
    use_backend replicas if { nbsrv(replicas) gt 0 }
    default_backend primary
backend replicas
${postgresCheck(isFreshReplica)}
    default-server inter 500ms fastinter 100ms fall 2 rise 1 on-marked-down shutdown-sessions
${serversOf(postgres)}
backend primary
${postgresCheck(isPrimary)}
    default-server inter 500ms fastinter 100ms fall 2 rise 1 on-marked-down shutdown-sessions
${serversOf(postgres)}
`;

const serversOf = (servers: Backend[]) =>
  servers.map(({ name, port }) => `    server ${name} 127.0.0.1:${port} check`).join('\n');

/** What a process has not taken goes to the other one; what it may have done is not sent twice. */
const webBackend = (path: string, web: Backend[]) => `    mode http
    timeout server 60s
    timeout queue 5s
    option httpchk
    http-check send meth GET uri ${path}
    option redispatch 1
    retries 3
    retry-on conn-failure
    default-server inter 500ms fall 2 rise 1
${serversOf(web)}`;

/** A query in PostgreSQL's own protocol (version 3): log in, ask, and look for the one column's 't'. */
const postgresCheck = (question: string) => `    mode tcp
    # Whoever meets the server that has just gone tries the other one at once, not the same one a second later.
    option redispatch 1
    retries 1
    option tcp-check
    tcp-check connect
    tcp-check send-binary ${loginMessage}
    tcp-check expect binary 5a0000000549
    tcp-check send-binary ${messageOf('Q', `${question.replaceAll(/\s+/g, ' ')}\0`)}
    tcp-check expect min-recv 0 binary 440000000b00010000000174
    tcp-check send-binary ${messageOf('X', '')}`;

function messageOf(kind: string, body: string): string {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(body));
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(body)]).toString('hex');
}

const loginMessage = messageOf('', `\0\x03\0\0user\0${checkRole}\0database\0postgres\0\0`);
