import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/support/servers/product.ts';

export type Rival = { name: string; url: string; end: () => Promise<void> };

/** A bare Fastify route. @param folder holds `index.html.gz` */
export async function startFastify(folder: string): Promise<Rival> {
  const port = await freePort();
  const script = fileURLToPath(new URL('./bare-page.ts', import.meta.url));
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [script, join(folder, 'index.html.gz'), String(port)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return waitForRival('bare Fastify', port, child);
}

/**
 * nginx with one worker and `gzip_static`, or null if nginx is not installed. @param folder holds
 * `index.html` and `index.html.gz`
 */
export async function startNginx(folder: string): Promise<Rival | null> {
  const program = findNginx();
  if (program === undefined) return null;
  const port = await freePort();
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, nginxSettings(folder, port));
  const child = spawn(program, ['-p', folder, '-c', settings, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return waitForRival('nginx', port, child);
}

const nginxSettings = (folder: string, port: number) => `
  daemon off; worker_processes 1; pid ${folder}/nginx.pid;
  ${process.getuid?.() === 0 ? 'user root;' : ''}
  events { worker_connections 256; }
  http {
    access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
    types { text/html html; } charset utf-8;
    open_file_cache max=16 inactive=1h; open_file_cache_valid 1h;
    client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
    server { listen 127.0.0.1:${port}; root ${folder}; index index.html; location / { gzip_static on; } }
  }
`;

function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}

/** Waits until the server responds. The child ends with this process, however it ends. */
async function waitForRival(name: string, port: number, child: ChildProcess): Promise<Rival> {
  const url = `http://127.0.0.1:${port}`;
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const end = async () => {
    process.off('exit', killWithUs);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  };
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}.`);
    if ((await fetch(url).catch(() => null))?.ok) return { name, url, end };
    await delay(50);
  }
  await end();
  throw new Error(`${name} did not answer.`);
}
