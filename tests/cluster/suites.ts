import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { fillTemplate } from '#tests/support/servers/cluster.ts';
import type { Cluster } from './cluster.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The suite's race tests and the money model: they must hold on two servers as on one. */
const files = [
  'tests/abuse/one-slot.test.ts',
  'tests/abuse/money-races.test.ts',
  'tests/abuse/money-model.test.ts',
  'tests/abuse/sessions-model.test.ts',
  'src/clinic/appointments/booking/locks.test.ts',
  'src/platform/live/changes.test.ts',
];

/** Runs them on databases of this cluster, through its proxy. @returns the failures */
export async function runSuites({ databases, url }: Cluster): Promise<string[]> {
  await databases.primary().ask('create database template_of_tests');
  const template = new URL('/template_of_tests', url).href;
  await fillTemplate(template);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--no-file-parallelism', ...files];
  const env = { ...process.env, NODE_ENV: 'test', TEST_TEMPLATE_URL: template };
  const child = spawn(process.execPath, vitest, { cwd: root, stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  return code === 0 ? [] : ['the suites failed on this cluster'];
}
