import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { expect, expectAccessible, expectContrastInDarkMode, test } from './app.ts';
import { fillDay } from './date-fields.ts';
import { newMark, newPerson } from './people.ts';
import { appDatabaseUrl } from './worker-app.ts';

/** Signs in as reception. The role is set in the database: no page creates staff accounts. */
async function signInAsReception(page: Page, baseURL: string | undefined) {
  const { username, password, fullName } = newPerson();
  const headers = { origin: baseURL ?? '' };
  const reply = await page.request.post('/api/register', { data: { username, password, fullName }, headers });
  expect(reply.status()).toBe(201);
  const client = new pg.Client({ connectionString: appDatabaseUrl() });
  await client.connect();
  await client.query(`update users set role = 'reception' where username = $1`, [username]);
  await client.end();
}

test('reception creates a patient record, finds it by phone and adds a mother to a child, by keyboard only', async ({
  page,
  baseURL,
}) => {
  await signInAsReception(page, baseURL);
  const mark = newMark();
  const number = String(600_000_000 + (randomBytes(4).readUInt32BE() % 99_999_999));
  await page.goto('/staff/personas');
  await expect(page.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible();
  await expectAccessible(page);
  await expectContrastInDarkMode(page);

  await page.getByRole('button', { name: 'Persona nueva' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Persona nueva' });
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(dialog.getByText('Escribe el nombre de la persona')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Nombre y apellidos').fill(`Núria Peña ${mark}`);
  await dialog.getByLabel('Teléfono').fill(`+34 ${number}`);
  await dialog.getByLabel('Nombre y apellidos').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Núria Peña ${mark}` })).toBeFocused();
  await expect(page.getByText('No ha tenido ninguna cita.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Personas' }).press('Enter');
  const search = page.getByLabel('Buscar por nombre, teléfono o correo');
  await search.fill(number.slice(-7));
  await expect(page.getByRole('list', { name: 'Personas' }).getByRole('link', { name: mark })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'persona' })).toHaveText('1 persona');
  await search.fill('nadie se llama así');
  await expect(page.getByRole('heading', { name: 'No encontramos a nadie' })).toBeVisible();

  await page.getByRole('button', { name: 'Persona nueva' }).press('Enter');
  await dialog.getByLabel('Nombre y apellidos').fill(`Pol ${mark}`);
  await fillDay(dialog.getByLabel('Fecha de nacimiento'), '2019-05-06');
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page.getByText('Menor', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Añadir' }).press('Enter');
  const guardian = page.getByRole('dialog', { name: 'Madre, padre o tutor' });
  await guardian.getByLabel('Nombre y apellidos').fill(`nuria pena ${mark}`);
  await guardian.getByRole('button', { name: `Núria Peña ${mark}` }).press('Enter');
  await guardian.getByLabel('Puede pedir la historia').press('Space');
  await expectAccessible(page);
  await guardian.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page.getByText('Reserva · Paga · Recibe avisos', { exact: true })).toBeVisible();

  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(width);
  }
});

test('an unknown patient record says so and leads back', async ({ page, baseURL, expectRefusal }) => {
  expectRefusal(404);
  await signInAsReception(page, baseURL);
  await page.goto('/staff/personas?persona=99999999');
  await expect(page.getByRole('heading', { name: 'No encontramos esta ficha' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Personas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible();
});
