// Long rounds of the fault and race tests that `npm test` runs once: one hour, before a release.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const money = ['once', 'races', 'kill', 'notices', 'slow', 'model'].map((name) => `money-${name}`);
const suites = [
  'one-slot',
  'kill',
  'stop',
  'reminders',
  'travel',
  'first-visit',
  'messages-kill',
  'sessions-model',
  'sessions-ledger',
  ...money,
].map((name) => `tests/abuse/${name}.test.ts`);
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=verbose',
  '--no-file-parallelism',
  ...suites,
];

const child = spawn('node_modules/.bin/node', vitest, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test', SOAK: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
