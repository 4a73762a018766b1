import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { killedWithParent } from '#tests/support/servers/processes.ts';
import { freePort } from '#tests/support/servers/product.ts';

export const haproxy: string | undefined = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((file) =>
  existsSync(file),
);

type Backend = { name: string; port: number };

/** The configuration shown in docs/operating.md, so that the tested file is the one operators copy. */
const guide = fileURLToPath(new URL('../../docs/operating/haproxy.cfg', import.meta.url));

/**
 * HAProxy in front of both: users reach a healthy process, the processes reach the writable server wherever
 * it is, and reads that may be a second old reach the replica, or the primary while there is none.
 * @param program path of HAProxy
 */
export async function startProxy(
  program: string,
  parent: string,
  { web, postgres }: { web: Backend[]; postgres: Backend[] },
) {
  const ports = { web: await freePort(), writes: await freePort(), reads: await freePort() };
  const socket = join(parent, 'haproxy.sock');
  const file = join(parent, 'haproxy.cfg');
  writeFileSync(file, buildConfiguration({ ports, socket, web, postgres }));
  const command = killedWithParent(program, ['-db', '-f', file]);
  const log = openSync(join(parent, 'haproxy.log'), 'a');
  const child = spawn(command.file, command.args, { stdio: ['ignore', log, log] });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);

  const { isThere, ...commands } = createCommands(socket);
  for (let wait = 0; !(await isThere()); wait++) {
    if (child.exitCode !== null || wait > 100) throw new Error('HAProxy does not start.');
    await delay(50);
  }
  return {
    ...commands,
    origin: `http://127.0.0.1:${ports.web}`,
    writesPort: ports.writes,
    readsPort: ports.reads,
    async stop() {
      process.off('exit', killWithUs);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const hangs = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await gone;
      clearTimeout(hangs);
    },
  };
}

/** HAProxy's runtime commands. @param socket its admin socket */
function createCommands(socket: string) {
  const say = async (words: string): Promise<string> => {
    const line = connect(socket);
    line.on('error', () => {});
    await once(line, 'connect');
    line.end(`${words}\n`);
    return text(line);
  };
  /** HAProxy's state of a web process in both backends, and the number of its open requests. */
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
    isThere: (): Promise<boolean> => say('show info').then(Boolean, () => false),
    /** Stops new requests to this process and waits until the open ones have finished. */
    async drain(name: string) {
      await tell(name, 'drain');
      for (let wait = 0; wait < 200 && (await standing(name)).some(({ underWay }) => underWay > 0); wait++)
        await delay(50);
    },
    /**
     * Enables the process again and waits until the proxy's own check reports it as up; only then may the
     * next one restart.
     */
    async takeBack(name: string) {
      await tell(name, 'ready');
      for (let wait = 0; wait < 600 && !(await standing(name)).every(({ state }) => state === 'UP'); wait++)
        await delay(50);
    },
  };
}

type ProxySettings = {
  ports: { web: number; writes: number; reads: number };
  socket: string;
  web: Backend[];
  postgres: Backend[];
};

/** The guide's configuration with both machines replaced by this one. */
function buildConfiguration({ ports, socket, web, postgres }: ProxySettings): string {
  const places = Object.fromEntries([...web, ...postgres].map(({ name, port }) => [name, port]));
  return readFileSync(guide, 'utf8')
    .replace('/run/haproxy/admin.sock', socket)
    .replace('bind 127.0.0.1:8080', `bind 127.0.0.1:${ports.web}`)
    .replace('bind 127.0.0.1:6432', `bind 127.0.0.1:${ports.writes}`)
    .replace('bind 127.0.0.1:6433', `bind 127.0.0.1:${ports.reads}`)
    .replaceAll(
      /server ([\w-]+) \S+ check/g,
      (_, name: string) => `server ${name} 127.0.0.1:${places[name]} check`,
    );
}
