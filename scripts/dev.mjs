// `npm run dev`: the server, restarted on changes, and the pages with hot reloading. Both end together.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectNode, root } from './ready/run.mjs';

const bin = join(root, 'node_modules/.bin');
const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, NODE_ENV: 'development', PORT: '3000' };
const start = (...args) => spawn(projectNode(), args, { cwd: root, env, stdio: 'inherit' });

const processes = [
  start('--watch', '--watch-preserve-output', 'src/server.ts'),
  start('node_modules/@react-router/dev/bin.cjs', 'dev'),
];

// Only once: a second SIGTERM would cut short the server's orderly stop.
let isEnding = false;
function endAll() {
  if (isEnding) return;
  isEnding = true;
  for (const child of processes) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endAll);
for (const child of processes) child.once('exit', endAll);
