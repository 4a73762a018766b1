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

/** 500 rows of another program: every tenth telephone is too short, every 25th birth date impossible. */
const fiveHundredPeople = (mark: string): string[] =>
  Array.from({ length: 500 }, (_, index) => {
    const phone = index % 10 === 3 ? '612' : `6${String(10_000_000 + index * 13_477).padStart(8, '0')}`;
    const birthDate = index % 25 === 7 ? '31/02/1990' : '03/05/1990';
    return `Persona ${index};Inventada ${mark};${phone};p${index}@example.org;${birthDate};Girona;nota larga`;
  });

test('a file of 500 lines on a phone: reasons, pages of lines, and a result in sight', async ({ page }) => {
  const mark = randomBytes(4).toString('hex');
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAsDirector(page.request);
  await visitPanel(page, '/staff/importar');
  const lines = ['Nombre;Apellidos;Móvil;Correo;Nacimiento;Ciudad;Notas', ...fiveHundredPeople(mark)];
  const file = { name: 'fichas.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  await page.getByLabel('Archivo').setInputFiles(file);
  await expect(page.getByText('Se importan: 430. Ya están: 0. No se importan: 70.')).toBeVisible();
  await expect(page.getByText('Columnas que no se usan: Ciudad, Notas.')).toBeVisible();
  const section = page.getByRole('region', { name: 'Qué pasará con cada línea' });
  const reasons = section.getByRole('list').first();
  await expect(reasons.getByRole('listitem')).toHaveText([
    /^50Móvil: Por favor, introduce un número de teléfono válido/,
    /^20Nacimiento: «31\/02\/1990» no es un día/,
  ]);

  const list = section.getByRole('list', { name: 'Líneas del archivo' });
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await section.getByRole('button', { name: 'Siguientes' }).click();
  await expect(section.getByText('21 a 40 de 500')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await expect(list.getByRole('listitem').first()).toBeInViewport();
  await section.getByLabel('Líneas que ves').selectOption({ label: 'Se importa (430)' });
  await expect(section.getByText('1 a 20 de 430')).toBeVisible();
  await expectScreenSound(page, { widths: [360, 1280], lowestPx: 36 });
  await page.setViewportSize({ width: 360, height: 640 });

  await test.step('an answer keeps focus and position', async () => {
    const nickname = page.getByLabel('Nota para recepción');
    await nickname.focus();
    await nickname.selectOption({ label: 'Notas' });
    await expect(page.getByText('Columnas que no se usan: Ciudad.')).toBeVisible();
    await expect(nickname).toBeFocused();
    await expect(nickname).toBeInViewport();
  });

  await page.getByRole('button', { name: 'Importar 430 fichas' }).click();
  await expect(page.getByText('Hecho: 430 fichas')).toBeInViewport();
  await page
    .getByRole('button', { name: /^Deshacer 430 fichas/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(toastIn(page)).toContainText('Se han quitado 430 fichas.');
});
