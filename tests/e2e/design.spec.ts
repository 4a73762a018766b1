import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, expectAccessible, test, toastIn, visit } from './app.ts';
import { withPictures } from './browser.ts';

test.use(withPictures);

// Loading components are animated; reduced motion keeps them still here.

const components = readdirSync(join(import.meta.dirname, '../../src/design'), { recursive: true })
  .map((path) => basename(String(path)))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  // Replaces a whole page; failing-pages.spec.ts shows it.
  .filter((file) => file !== 'page-failure.tsx');

test('every design component is on the page; overlays open and are accessible', async ({ page }) => {
  expect(components.length).toBeGreaterThan(20);
  await visit(page, '/demo/design');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .locator('code')
    .allTextContents();
  expect(components.filter((file) => headings.filter((heading) => heading === file).length !== 1)).toEqual(
    [],
  );

  await page.getByRole('button', { name: 'Enviar el ejemplo' }).click();
  await expect(page.getByLabel('Motivo')).toBeFocused();
  await page.getByRole('button', { name: 'Ayuda: Planes de sesiones' }).click();
  await expect(page.getByText('Un plan son varias sesiones pagadas a la vez.')).toBeVisible();

  await page.getByRole('button', { name: 'Mostrar danger' }).click();
  await expect(toastIn(page)).toContainText('No se ha podido guardar');
  await page.getByRole('button', { name: 'Servicios', exact: true }).last().click();
  await expect(page.getByRole('link', { name: 'Otra página' })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir diálogo normal' }).click();
  await expect(page.getByRole('dialog', { name: '¿Cancelar esta cita?' })).toBeVisible();
  await expectAccessible(page);
});
