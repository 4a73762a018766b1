import type { Page } from '@playwright/test';
import { clinicContact } from '#platform/clinic-contact.ts';
import { expect, test, toastIn, visit } from './app.ts';
import { bookByApi, openAccount } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the home page with its menu open passes all checks', async ({ page }) => {
  await visit(page, '/');
  await expect(page).toHaveTitle(`${clinicContact().name} · Psicología en Girona y por videollamada`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un lugar tranquilo para volver a ti');
  await page.getByRole('button', { name: 'Menú' }).click();
  await expectScreenSound(page);
});

/** While slots load, the calendar is fainter than the contrast rules allow. */
const expectHoursLoaded = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

test('the booking page passes all checks for each kind', async ({ page }) => {
  await openAccount(page.request);
  await visit(page, '/appointments');
  await expect(page).toHaveTitle(`Agenda tu Consulta · ${clinicContact().name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda tu Consulta');
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await expectHoursLoaded(page);
  await expectScreenSound(page);
  await page.getByRole('radio', { name: 'Terapia infantil' }).check();
  await expectHoursLoaded(page);
  await expectScreenSound(page);
  await page.getByRole('radio', { name: 'Consulta a domicilio' }).check();
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(toastIn(page)).toBeVisible();
  await page.getByLabel('Dirección').fill('Carrer Major 5, Sal');
  await expect(page.getByRole('listbox', { name: 'Municipios' })).toBeVisible();
  await expectHoursLoaded(page);
  await expectScreenSound(page);
  await page.getByRole('option', { name: /^Salt/ }).click();
});

test('a new patient’s profile passes all checks in each tab and in the account menu, and links to the prices', async ({
  page,
}) => {
  const { username } = await openAccount(page.request, { email: 'montse@example.org' });
  await visit(page, '/dashboard');
  await expect(page).toHaveTitle(`Mi Perfil · ${clinicContact().name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi Perfil');
  await expect(page.getByText('No tienes ninguna cita próxima')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reservar Cita', exact: true })).toHaveAttribute(
    'href',
    '/appointments',
  );
  for (const [tab, heading] of [
    ['Suscripciones', 'Suscripciones'],
    ['Seguridad', 'Tu cuenta'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expectScreenSound(page);
    if (tab === 'Suscripciones')
      await expect(page.getByRole('link', { name: 'Ver Planes' })).toHaveAttribute('href', '/plans');
  }
  await page.getByRole('button', { name: `Tu cuenta, @${username}` }).click();
  await expectScreenSound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Citas' }).click();
  await page.getByRole('link', { name: 'Ver Planes' }).click();
  await expect(page).toHaveURL('/plans');
});

test('the demonstration’s messages page passes all checks', async ({ page, request, freeDay }) => {
  await openAccount(request, { email: 'montse-mensajes@example.org' });
  // Moved, because the request to pay is only sent after five minutes.
  const id = await bookByApi(request, freeDay.startsAt('10:30'));
  const data = { date: freeDay.startsAt('09:00') };
  expect((await request.patch(`/api/appointments/${id}`, { data })).ok()).toBe(true);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Demostración: los pagos y los mensajes son simulados' }).click();
  await page.getByRole('link', { name: 'Ver mensajes' }).click();
  await expect(page).toHaveURL('/demo/outbox');
  await expect(page).toHaveTitle('Mensajes de la demostración');
  const message = page.getByRole('article').filter({ hasText: freeDay.words }).first();
  await expect(message).toBeVisible();
  await expectScreenSound(page);
  // The worker polls once a second; the page does not refresh by itself.
  await expect(async () => {
    await page.reload();
    expect(await message.innerText()).toContain('Enviado');
  }).toPass();
  await message.getByRole('link', { name: 'Ver el correo con su aspecto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(freeDay.words);
  await expect(page.getByRole('row', { name: /^Cuándo/ })).toContainText('09:00');
  await expectScreenSound(page);
});
