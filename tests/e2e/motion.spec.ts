import type { Page } from '@playwright/test';
import { expect, test, withMotion } from './app.ts';
import { listAnimations } from './screen-checks.ts';

test.use(withMotion);

/** Opens the video room while its data loads: three dots wait beside a sentence. */
async function waitForRoom(page: Page) {
  await page.route('/api/video-room/read', () => {});
  await page.goto('/video#p1.abcdef.0123456789012345678901');
  await expect(page.getByText('Abriendo la sala…')).toBeVisible();
}

test('dots move while a page loads', async ({ page }) => {
  await waitForRoom(page);
  await expect.poll(() => listAnimations(page)).toHaveLength(3);
});

test('nothing moves with prefers-reduced-motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitForRoom(page);
  expect(await listAnimations(page)).toEqual([]);
});
