import { randomBytes } from 'node:crypto';
import { expect, expectContrastInDarkMode, test, toastIn } from './app.ts';
import { expectScreenSound } from './screen-checks.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

test('a manager imports people from a spreadsheet, previews the problems, and undoes it', async ({
  page,
}) => {
  const mark = randomBytes(4).toString('hex');
  await signInAsDirector(page.request);
  await visitPanel(page, '/staff/ajustes/otros-programas');
  await page.getByRole('main').getByRole('link', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importar' })).toBeVisible();
  // Current page and sign-out stay visible, however many pages the sidebar has.
  await expect(
    page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Importar' }),
  ).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeInViewport();

  const lines = [
    'Quién;Apellidos;Móvil',
    `Núria;Inventada ${mark};600 100 200`,
    `Pau;Inventado ${mark};600 100 201`,
    `Lia;Inventada ${mark};61200`,
  ];
  const buffer = Buffer.from(lines.join('\r\n'), 'latin1');
  await page.getByLabel('Archivo').setInputFiles({ name: 'fichas.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('Di en qué columna está.')).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).selectOption({ label: 'Quién' });
  await expect(page.getByText('Se importan: 2. Ya están: 0. No se importan: 1.')).toBeVisible();
  await expect(page.getByText(`Núria Inventada ${mark}`)).toBeVisible();
  await expect(page.getByText('Por favor, introduce un número de teléfono válido')).toBeVisible();
  await expectScreenSound(page, { widths: [360, 768, 1280], lowestPx: 36 });
  await expectContrastInDarkMode(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar las que no se importan' }).click();
  expect((await download).suggestedFilename()).toBe('lineas-por-corregir.csv');
  await page.getByRole('button', { name: 'Importar 2 fichas' }).click();
  await expect(page.getByText('Hecho: 2 fichas')).toBeVisible();

  await page
    .getByRole('button', { name: /^Deshacer 2 fichas/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(toastIn(page)).toContainText('Se han quitado 2 fichas.');
  await expect(page.getByText('Hecho: 2 fichas')).toBeHidden();
  await expect(page.getByText('Deshecho', { exact: true }).first()).toBeVisible();
  await expectScreenSound(page, { widths: [360, 768, 1280], lowestPx: 36 });
});
