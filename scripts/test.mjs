// Runs everything of `npm test`. A failing step does not stop the others; the last line counts.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { projectNode, root } from './ready/run.mjs';
import { countPlaywright, countVitest, failuresOfPlaywright, failuresOfVitest } from './test-counts.mjs';

const bin = join(root, 'node_modules/.bin');
const env = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  NODE_ENV: 'test',
  CLINIC_CONFIG: '',
  // A run starts dozens of processes from the same files.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
};
const reports = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' };

// TypeScript uses four checkers by default, and each repeats shared work: on two processors, one of which
// runs the linter, that adds a third.
const checkers = ['--checkers', String(Math.min(4, Math.ceil(availableParallelism() / 2)))];

const steps = [
  {
    // Lint and type checks need the generated route types.
    name: 'route types',
    commands: [['@react-router/dev/bin.cjs', 'typegen']],
    count: () => ({ passed: 0, failed: 0 }),
  },
  {
    name: 'lint',
    commands: [
      ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
      ['knip/bin/knip.js', '--no-progress', '--no-config-hints'],
    ],
  },
  {
    name: 'types',
    commands: [
      ['typescript/bin/tsc', '--noEmit', ...checkers],
      ['typescript/bin/tsc', '--noEmit', '-p', 'src/offline-worker'],
    ],
  },
  {
    name: 'unit and HTTP tests',
    commands: [
      [
        'vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reports.vitest}`,
      ],
    ],
    count: () => countVitest(read(reports.vitest)),
  },
  {
    name: 'browser tests',
    commands: [['@playwright/test/cli.js', 'test']],
    count: () => countPlaywright(read(reports.playwright)),
  },
];

const running = new Set();
/**
 * Steps that failed without a failing test: listed at the end, or they would be lost among thousands of
 * lines.
 */
const failedAlone = [];
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isInterrupted = true;
    // The tools clean up after SIGINT; a terminal's Ctrl-C has reached them already.
    if (signal !== 'SIGINT') for (const child of running) child.kill('SIGINT');
  });
}

for (const file of Object.values(reports)) rmSync(join(root, file), { force: true });
const total = { passed: 0, failed: 0 };
const [routeTypes, lint, types, unit, browser] = steps;
await run(routeTypes);
// In parallel: each step waits for files, timers, jobs or pages while the others use the processors.
await Promise.all([types, lint, unit].map((step) => run({ ...step, isQuiet: true })).concat(run(browser)));
const failures = [
  ...failedAlone.map((name) => `✗ ${name}: see its output above`),
  ...failuresOfVitest(read(reports.vitest)),
  ...failuresOfPlaywright(read(reports.playwright)),
];
if (failures.length > 0) process.stdout.write(`\n── what failed\n${failures.join('\n')}\n\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = isInterrupted || total.failed > 0 || total.passed === 0 ? 1 : 0;

async function run(step) {
  if (isInterrupted) return;
  const { passed, failed } = await runStep(step);
  total.passed += passed;
  total.failed += failed;
}

/** A quiet step prints its whole output at its end. */
async function runStep({ name, commands, count, isQuiet = false }) {
  const title = `\n── ${name}\n`;
  const said = [];
  if (!isQuiet) process.stdout.write(title);
  let isGood = true;
  for (const command of commands)
    isGood = isGood && (await succeeds(command, isQuiet ? (words) => said.push(words) : undefined));
  if (isQuiet) process.stdout.write(Buffer.concat([Buffer.from(title), ...said]));
  const counted = count?.() ?? { passed: isGood ? 1 : 0, failed: 0 };
  if (!isGood && counted.failed === 0) failedAlone.push(name);
  // A step that failed without a failing test (a crash, no tests found) counts as one failure.
  return { ...counted, failed: isGood ? counted.failed : Math.max(1, counted.failed) };
}

function succeeds([script, ...args], hear) {
  return new Promise((resolve) => {
    const child = spawn(projectNode(), [join(root, 'node_modules', script), ...args], {
      cwd: root,
      env,
      stdio: hear ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    running.add(child);
    if (hear) for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
    const end = (isGood) => {
      running.delete(child);
      resolve(isGood);
    };
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });
}

function read(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}
