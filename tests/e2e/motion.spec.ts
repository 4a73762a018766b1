import type { Page } from '@playwright/test';
import { expect, test, withMotion } from './app.ts';
import { listAnimations } from './screen-checks.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

test.use(withMotion);

/** Opens the list of people while it loads: three dots wait beside 'Buscando…'. */
async function waitForPeople(page: Page) {
  await signInAsDirector(page.request);
  await page.route('/api/staff/people?*', () => {});
  await visitPanel(page, '/staff/personas');
  await expect(page.getByText('Buscando…')).toBeVisible();
}

test('dots move while a list loads', async ({ page }) => {
  await waitForPeople(page);
  await expect.poll(() => listAnimations(page)).toHaveLength(3);
});

test('nothing moves with prefers-reduced-motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitForPeople(page);
  expect(await listAnimations(page)).toEqual([]);
});
