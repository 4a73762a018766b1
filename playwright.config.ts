import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/e2e/browser.ts';
import { appUrl } from './tests/e2e/worker-app.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results/browser',
  workers: 2,
  // Files differ in length.
  fullyParallel: true,
  // Limits only end a test that hangs: a machine shared with others may stand still for minutes.
  timeout: 900_000,
  expect: { timeout: 300_000 },
  // A flaky test is a defect.
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: appUrl(),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'off',
    // Shorter than the test's limit, so that the failure names the missing element or page.
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    // Animations take a sixth of the time; `withMotion` enables them.
    contextOptions: { reducedMotion: 'reduce' },
    // Pictures are not loaded; `withPictures` enables them.
    launchOptions,
  },
});
