import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/e2e/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results/browser',
  workers: 2,
  // Files of different lengths would leave one of them with nothing to do at the end.
  fullyParallel: true,
  // Limits are for what hangs, not for what is slow: a machine with other work to do takes ten times as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A test that needs a second try is a defect.
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env.BASE_URL,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'off',
    // What waits in vain for a button or a page says for which, before the whole test is over.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // What moves behind a journey costs a sixth of its time and tells nothing; `withMotion` brings it back where it counts.
    contextOptions: { reducedMotion: 'reduce' },
    // Nor are there pictures; `withPictures` brings them back.
    launchOptions,
  },
});
