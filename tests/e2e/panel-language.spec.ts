import { expect, expectAccessible, test } from './app.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

test('a staff member changes the panel to Catalan and back, on the same page with its query', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(400);
  // Requests on their way when the screen is locked.
  expectRefusal(423, 'perhaps');
  await signInAsDirector(page.request);
  await visitPanel(page, '/staff/personas?vista=familia');
  await page.getByRole('button', { name: 'Idioma del panel: Català' }).click();
  await expect(page).toHaveURL(/\/ca\/staff\/personas\?vista=familia$/);
  const pages = page.getByRole('navigation', { name: 'Panell' });
  await expect(pages.getByRole('link', { name: 'Safata' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca');
  await expectAccessible(page);

  // Links stay in it, and addresses without the prefix lead to it.
  await pages.getByRole('link', { name: 'Agenda' }).click();
  await expect(page).toHaveURL(/\/ca\/staff\/agenda/);
  await page.goto('/staff');
  await expect(page).toHaveURL(/\/ca\/staff$/);

  await page.getByRole('button', { name: 'Bloqueja la pantalla' }).click();
  const password = page.getByLabel('Contrasenya', { exact: true });
  await password.fill('otra-cosa');
  await page.keyboard.press('Enter');
  await expect(page.getByText('La contrasenya no és correcta.')).toBeVisible();
  await password.fill('river-stone-lantern');
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Idioma del panell: Castellano' }).click();
  await expect(page).toHaveURL(/[^a]\/staff$/);
  await expect(page.getByRole('navigation', { name: 'Panel', exact: true })).toBeVisible();
});
