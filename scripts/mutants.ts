import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { startTestCluster } from '#tests/support/servers/cluster.ts';
import { takeSample } from './mutants/sample.ts';
import { scopes } from './mutants/scopes.ts';

/**
 * `npm run mutants`: applies every mutation that Stryker knows, and counts the mutants that no test detects.
 * Arguments choose scopes, paths choose files: `npm run mutants -- rules payments`, `npm run mutants -- rules
 * src/clinic/patients/terms.ts`. With a database a whole scope takes hours: `-- payments --sample 10` takes a
 * tenth, and `--which 3` selects another tenth. The reports in test-results open in a browser.
 */
const minKilledPercent = 85;
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '1' }, which: { type: 'string', default: '0' } },
});
const sample = Number(values.sample);
const which = Number(values.which);
if (!Number.isInteger(sample) || sample < 1 || !Number.isInteger(which) || which < 0) {
  console.error(`--sample ${values.sample} --which ${values.which}: whole numbers, from 1 and from 0 on.`);
  process.exit(1);
}
const paths = words.filter((word) => word.includes('/'));
const wanted = words.filter((word) => !word.includes('/'));
const unknown = wanted.filter((name) => !(name in scopes));
if (unknown.length > 0) {
  console.error(`There is no scope called ${unknown.join(', ')}: ${Object.keys(scopes).join(', ')}.`);
  process.exit(1);
}
const chosen = Object.entries(scopes).filter(([name]) => wanted.length === 0 || wanted.includes(name));

const stopCluster = chosen.some(([, { needsDatabase }]) => needsDatabase)
  ? await startTestCluster()
  : undefined;
// All runners share one cluster, like the test workers; pure tests use none.
if (stopCluster === undefined) process.env.TEST_TEMPLATE_URL = 'none';
const weak: string[] = [];
for (const [name, { mutate, tests, needsDatabase }] of chosen) {
  process.env.MUTANT_TESTS = JSON.stringify(tests);
  const sampled = sample > 1 ? takeSample(mutate, sample, which) : [...mutate];
  const results = await new Stryker({
    mutate: paths.length > 0 ? paths : sampled,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Processes, as in the suite: some tests change the time zone, which a thread cannot.
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: true, pool: 'forks' },
    // Stryker would rewrite the paths of tsconfig.json with a TypeScript older than version 7; nothing here
    // reads that file.
    tsconfigFile: 'none',
    coverageAnalysis: 'perTest',
    // A test with a database spends half of its time waiting.
    concurrency: needsDatabase ? 4 : 2,
    timeoutMS: needsDatabase ? 60_000 : 10_000,
    ignorePatterns: ['build', 'data', 'test-results', 'screenshots', 'bench/results', 'backups'],
    tempDirName: 'test-results/mutants',
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `test-results/mutants-${name}.html` },
    jsonReporter: { fileName: `test-results/mutants-${name}.json` },
  }).runMutationTest();
  const counted = results.filter(
    ({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status),
  );
  const found = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const percent = (100 * found) / Math.max(1, counted.length);
  console.log(`${name}: ${found} of ${counted.length} changes noticed, ${percent.toFixed(1)} %`);
  if (percent < minKilledPercent) weak.push(name);
}
await stopCluster?.();
rmSync('test-results/mutants', { recursive: true, force: true });
if (weak.length > 0) console.log(`Below ${minKilledPercent} %: ${weak.join(', ')}`);
process.exitCode = weak.length > 0 ? 1 : 0;
