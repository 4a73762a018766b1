import type { Page } from '@playwright/test';
import { expect, test, visit, withMotion } from './app.ts';
import { listAnimations } from './screen-checks.ts';

test.use(withMotion);

/** Opens the booking page while its hours load: the placeholder windows glow in turn. */
async function waitForHours(page: Page) {
  await page.route('/api/availability?*', () => {});
  await visit(page, '/appointments');
  await expect(page.getByText('Cargando las horas libres…')).toBeAttached();
  await page.getByRole('button', { name: 'Menú' }).click();
}

test('windows glow while hours load', async ({ page }) => {
  await waitForHours(page);
  // They glow one after the other: on a busy machine the first may not have begun.
  await expect.poll(() => listAnimations(page)).not.toEqual([]);
});

test('nothing moves with prefers-reduced-motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitForHours(page);
  expect(await listAnimations(page)).toEqual([]);
});
