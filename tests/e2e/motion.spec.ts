import type { Page } from '@playwright/test';
import { expect, test, visit, withMotion } from './house.ts';
import { movements } from './soundness.ts';

test.use(withMotion);

/** The booking page while its hours are asked for: the waiting windows glow in turn. */
async function waitForHours(page: Page) {
  await page.route('/api/availability?*', () => {});
  await visit(page, '/appointments');
  await expect(page.getByText('Cargando las horas libres…')).toBeAttached();
  await page.getByRole('button', { name: 'Menú' }).click();
}

test('windows glow while the hours are asked for', async ({ page }) => {
  await waitForHours(page);
  // They glow one after the other: on a busy machine the first may not have begun.
  await expect.poll(() => movements(page)).not.toEqual([]);
});

test('nothing moves for somebody who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitForHours(page);
  expect(await movements(page)).toEqual([]);
});
