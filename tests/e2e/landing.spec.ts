import type { Page } from '@playwright/test';
import { clinic, professionalSeeds } from '#config';
import { expect, expectAccessible, pauseClock, test, toastIn, visit, withMotion } from './app.ts';
import { withPictures } from './browser.ts';
import { openAccount } from './people.ts';

test.use({ ...withMotion, ...withPictures });

const section = (page: Page, anchor: string) => page.locator(`section#${anchor}`);

test("the front page shows its sections, today's prices, the director with years and number, and the related services", async ({
  page,
}) => {
  await page.goto('/#team');
  const team = section(page, 'team');
  await expect(team).toBeInViewport();
  const [director, ...others] = professionalSeeds;
  await expect(team.getByRole('heading', { level: 3 })).toHaveText([director.name]);
  await expect(team).toContainText('32 años');
  await expect(team).toContainText(clinic.registrationNumber);
  for (const { name } of others) await expect(page.getByText(name)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un lugar tranquilo para volver a ti');
  const services = section(page, 'services');
  for (const [name, price] of [
    ['Consulta en el despacho', '65 €'],
    ['Consulta a domicilio', '80 €'],
    ['Videollamada', '55 €'],
    ['Terapia infantil', '50 €'],
  ] as const) {
    const card = services.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card).toContainText(`${price} por sesión`);
    await expect(card.getByRole('link', { name: 'Reservar', exact: true })).toHaveAttribute(
      'href',
      '/appointments',
    );
  }
  // States first what a family pays first.
  await expect(services).toContainText(/60\s€ la primera visita.*Después, 50\s€ por sesión/);
  await expect(services.getByRole('heading', { name: /^\d\. / })).toHaveText([
    '1. Elige el servicio',
    '2. Elige con quién',
    '3. Elige la modalidad',
    '4. Paga y confirma',
  ]);
  for (const plan of ['Básico', 'Premium', 'Intensivo'])
    await expect(section(page, 'plans').getByRole('heading', { name: plan })).toBeVisible();
  await expect(section(page, 'therapies')).toContainText('Próximamente - Octubre 2025');
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Plataforma de apoyo emocional', '/external'],
    ['Revista digital', '/external?tab=sinapsy'],
    ['Guía de autocuidado', '/selfcare'],
  ] as const)
    await expect(main.getByRole('link', { name }).last()).toHaveAttribute('href', path);
});

test('‘Reservar’ on a card opens booking with its kind selected, also after a reload', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Reservar', exact: true }).nth(2).click();
  await expect(page).toHaveURL('/appointments');
  await expect(page.getByRole('radio', { name: 'Videollamada' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Videollamada' })).toBeChecked();
});

test('‘Reservar Consulta’ leads a signed-in person directly to booking', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('link', { name: 'Reservar Consulta' });
  await expect(button).toHaveAttribute('href', '/auth?redirect=appointments');
  await openAccount(page.request);
  await visit(page, '/');
  await expect(button).toHaveAttribute('href', '/appointments');
});

test('the reply about a therapy is shown for five seconds; the front page is accessible with it', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  const ask = page.getByRole('button', { name: 'Solicitar información' });
  await expect(ask).toHaveCount(2);
  for (const [index, name] of ['Neurofeedback', 'Terapia Transcraneal (tDCS)'].entries())
    await test.step(name, async () => {
      await pauseClock(page);
      await ask.nth(index).click();
      await expect(toastIn(page)).toContainText(name);
      await expect(toastIn(page)).toContainText('otros centros');
      await expect(toastIn(page)).toContainText('a partir del 1 de octubre de 2025, aún no ha empezado');
      await page.mouse.move(0, 500);
      await page.clock.fastForward(4_000);
      await expect(toastIn(page)).toBeVisible();
      await page.clock.resume();
      await page.clock.fastForward(1_000);
      await expect(toastIn(page)).toBeHidden();
    });
  await ask.first().click();
  await expect(toastIn(page)).toBeVisible();
  await expectAccessible(page);
});
