import type { Page } from '@playwright/test';
import { expect, test, visit } from './app.ts';

const toCatalan = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'CA: Català' }).click();
/** Contents of the tab's storage, in which a value may be left over. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('what was typed in the contact form stays when the language changes, once', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByLabel('De qué se trata').selectOption('couples');
  await page.getByLabel('Tu nombre').fill('Ona Vila');
  await page.getByLabel('Correo electrónico').fill('ona@example.org');
  await page.getByLabel('Tu mensaje').fill('Volem hora per a dos.');
  expect(await stored(page)).not.toContain('Ona Vila');
  await toCatalan(page);
  await expect(page).toHaveURL('/ca/contact');
  await expect(page.getByLabel('El teu nom')).toHaveValue('Ona Vila');
  await expect(page.getByLabel('Correu electrònic')).toHaveValue('ona@example.org');
  await expect(page.getByLabel('De què es tracta')).toHaveValue('couples');
  await expect(page.getByLabel('El teu missatge')).toHaveValue('Volem hora per a dos.');
  expect(await stored(page)).not.toContain('Ona Vila');
  await page.reload();
  await expect(page.getByLabel('El teu missatge')).toHaveValue('');
});

test('what was typed in the registration stays when the language changes, without the passwords', async ({
  page,
}) => {
  await visit(page, '/auth');
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await page.getByLabel('Nombre de usuario').fill('ona.vila');
  await page.getByLabel('Teléfono (opcional)').fill('600 111 222');
  await page.getByLabel('Contraseña', { exact: true }).fill('casa-de-paper-7');
  await toCatalan(page);
  await expect(page).toHaveURL('/ca/auth');
  await expect(page.getByLabel('Nom d’usuari')).toHaveValue('ona.vila');
  await expect(page.getByLabel('Telèfon (opcional)')).toHaveValue('600 111 222');
  await expect(page.getByLabel('Contrasenya', { exact: true })).toHaveValue('');
  expect(await stored(page)).not.toContain('ona.vila');
});

test('the notes of a booking stay when the language changes', async ({ page }) => {
  await visit(page, '/appointments');
  await page.getByRole('radio', { name: 'Videollamada' }).check();
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await page.getByLabel('Notas').fill('Trucaré des de la feina.');
  await toCatalan(page);
  await expect(page).toHaveURL('/ca/appointments');
  await expect(page.getByLabel('Notes')).toHaveValue('Trucaré des de la feina.');
  await expect(page.getByRole('radio', { name: 'Videotrucada' })).toBeChecked();
});
