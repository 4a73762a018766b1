import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findFirefox, findWebKit } from './scripts/ready/other-browsers.mjs';

/** Tests that replace the clinic's configuration; isolated, so that other files do not see it. */
const otherClinics = [
  'tests/another-clinic.test.ts',
  'src/**/another-clinic.test.tsx',
  'src/**/{footer,site-menu}.test.tsx',
];

/** Tests of faults and attacks. They start and kill processes and databases of their own. */
const attacks = ['tests/abuse/**/*.test.ts', 'tests/browsers/*.test.ts'];

/** Tests of all built pages. */
const pages = ['tests/pages/*.test.ts'];

/** Each in its own process: they intercept its network, stop its clock or drive a browser. */
const isolated = [
  ...['wallet-calls', 'kept-pages'].map((name) => `tests/abuse/${name}.test.ts`),
  'tests/browsers/*.test.ts',
];

/** React's production build renders documents in half the time; other tests load the development build with its warnings. */
const production = { NODE_ENV: 'production' };

/** Tests of browsers that are not installed; scripts/ready.mjs tries to install them and prints a warning otherwise. */
const unavailable = [
  ...(findFirefox() ? [] : ['tests/browsers/firefox.test.ts', 'tests/browsers/video-firefox.test.ts']),
  ...(findWebKit() ? [] : ['tests/browsers/webkit.test.ts', 'tests/browsers/video-webkit.test.ts']),
];

/** Runs project after project, so that worker processes with the loaded app are reused. */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ['isolated', 'attacks-and-pages', 'other-clinics', 'shared'];
    const place = ({ project }: TestSpecification) => order.indexOf(project.name);
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/**
 * Tests use the demonstration's configuration, or that of `TEST_CLINIC_CONFIG`. Also set in this process, where the global
 * setup migrates and seeds the template database.
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
    // Limits only end a test that hangs: a machine shared with others may stand still for minutes.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 600_000 } },
    // Tests of faults and attacks start further processes.
    maxWorkers: 2,
    sequence: { sequencer: ProjectByProject },
    // The built pages run unchanged.
    server: { deps: { external: [/\/build\/server\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{src,demo,db,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', ...attacks, ...pages, ...otherClinics],
          // Loading the whole app for each file took a third of the time.
          isolate: false,
          // Last, when most browser tests have ended.
          sequence: { groupOrder: 1 },
          maxWorkers: 4,
        },
      },
      { extends: true, test: { name: 'other-clinics', include: otherClinics } },
      {
        extends: true,
        test: { name: 'isolated', include: isolated, exclude: unavailable, env: production },
      },
      {
        extends: true,
        test: {
          name: 'attacks-and-pages',
          include: [...attacks, ...pages],
          exclude: isolated,
          env: production,
          isolate: false,
        },
      },
    ],
  },
});
