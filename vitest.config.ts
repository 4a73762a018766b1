import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findFirefox, findWebKit } from './scripts/ready/other-browsers.mjs';

/**
 * What puts another clinic or another configuration in the place of ours shares nothing with other files, or which of them
 * came first would count.
 */
const anothers = ['tests/another-clinic.test.ts', 'src/**/another-clinic.test.tsx', 'src/**/footer.test.tsx'];

/** Tests of faults and attacks: what they start, kill and starve are processes and databases of their own. */
const attacks = ['tests/abuse/**/*.test.ts', 'tests/browsers/*.test.ts'];

/** Questions to all pages as they are built, of which each is made in every file. */
const pages = ['tests/pages/*.test.ts'];

/**
 * Each in a process of its own: they listen to its network, hold its clock or drive a browser, and what another file has left
 * under way would be heard, held or waited for with them.
 */
const alone = [
  ...['wallet-calls', 'kept-pages'].map((name) => `tests/abuse/${name}.test.ts`),
  'tests/browsers/*.test.ts',
];

/**
 * Where documents are made by the hundred: React for development, which Node loads everywhere else, makes each at twice the cost.
 * What it warns of, the tests of single documents and components still hear.
 */
const asServed = { NODE_ENV: 'production' };

/** Journeys in browsers that this machine has not; scripts/ready.mjs has tried to install them, and said so. */
const impossible = [
  ...(findFirefox() ? [] : ['tests/browsers/firefox.test.ts']),
  ...(findWebKit() ? [] : ['tests/browsers/webkit.test.ts']),
];

/**
 * One project after the other, the largest file first: a process is kept for the next file only where that is of its own project, and
 * in the order of their sizes nearly every one was given up, and the whole app read anew.
 */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ['alone', 'attacks and pages', 'anothers', 'together'];
    const place = ({ project }: TestSpecification) => order.indexOf(project.name);
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/**
 * The demonstration's clinic, whatever this machine serves; `TEST_CLINIC_CONFIG` names another configuration to test with. Set
 * here too, because the global setup migrates and seeds the template database in this process.
 */
const testedClinic = process.env.TEST_CLINIC_CONFIG ?? '';
process.env.CLINIC_CONFIG = testedClinic;

export default defineConfig({
  test: {
    exclude: ['tests/e2e/**'],
    globalSetup: 'tests/support/setup/global-setup.ts',
    setupFiles: ['no-console', 'quick-hashing', 'documented-answers'].map(
      (name) => `tests/support/setup/${name}.ts`,
    ),
    env: { CLINIC_CONFIG: testedClinic },
    // Limits are for what hangs, not for what is slow: a machine with other work to do takes ten times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    // A small machine: of attacks, which start processes of their own, more would wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: ProjectByProject },
    // The built pages run as Node runs them, not read and changed once more.
    server: { deps: { external: [/\/build\/server\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{src,demo,db,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', ...attacks, ...pages, ...anothers],
          // Reading the whole app anew for each file took a third of the time.
          isolate: false,
          // Last, when the journeys in browsers are over or nearly: what is tested over HTTP waits half of its time.
          sequence: { groupOrder: 1 },
          maxWorkers: 4,
        },
      },
      { extends: true, test: { name: 'anothers', include: anothers } },
      {
        extends: true,
        // A whole journey in one test, in a browser that is driven from outside.
        test: { name: 'alone', include: alone, exclude: impossible, env: asServed, testTimeout: 900_000 },
      },
      {
        extends: true,
        // As above: to read the app anew for each costs three to four seconds of the processor (docs/decisions/0019).
        test: {
          name: 'attacks and pages',
          include: [...attacks, ...pages],
          exclude: alone,
          env: asServed,
          isolate: false,
        },
      },
    ],
  },
});
