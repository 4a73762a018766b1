import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unavailablePage } from '../../../src/short-pages/short-pages.ts';

export const guideConfiguration = readFileSync(
  join(import.meta.dirname, '../../../docs/operating/nginx.conf'),
  'utf8',
);

/** Path of nginx; undefined where it is not installed. */
export const nginx: string | undefined = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) =>
  existsSync(file),
);

/**
 * Starts nginx with the configuration of the guide, serving `https://localhost:<port>` with a certificate of its own.
 * @param folder an empty folder
 * @param upstreams ports of the two processes
 */
export function startNginx(
  program: string,
  folder: string,
  { port, upstreams }: { port: number; upstreams: readonly string[] },
): ChildProcess {
  chmodSync(folder, 0o755);
  const pair = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', ...pair],
    { stdio: 'ignore' },
  );
  const site = guideConfiguration
    .replaceAll(/^\s+listen \[::\].*$/gm, '')
    .replace('listen 80;', 'listen 127.0.0.1:0;')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replaceAll('clinica.example', 'localhost')
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, join(folder, 'cert.pem'))
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/, join(folder, 'key.pem'))
    .replace('/var/log/nginx/onyar.log', join(folder, 'access.log'))
    .replace('/opt/onyar/current/build', join(folder, 'build'))
    .replace('127.0.0.1:3001', `127.0.0.1:${upstreams[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${upstreams[1]}`);
  const http = site.replace(/server \{\s+listen 127\.0\.0\.1:0;[\s\S]*?\n\}\n/, '');
  mkdirSync(join(folder, 'build'));
  writeFileSync(join(folder, 'build/unavailable.html'), unavailablePage);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n');
  const root = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${root}daemon off;\npid ${join(folder, 'pid')};\nerror_log ${join(folder, 'error.log')};
     events {}\nhttp {\n${temporary}\n${http}\n}\n`,
  );
  return spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
}
