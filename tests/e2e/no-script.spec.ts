import { clinic, professionalSeeds } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { expect, test } from './app.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the home page shows the price and links to booking', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un lugar tranquilo para volver a ti');
  await expect(page.getByText(`65 €, ${clinic.sessionMinutes} minutos`)).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: clinicContact().phone }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Reservar Consulta' }).click();
  await expect(page).toHaveURL('/auth?redirect=appointments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta');
});

test('without JavaScript the booking page shows kinds, prices, professionals and the phone number', async ({
  page,
}) => {
  await page.goto('/appointments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda tu Consulta');
  for (const name of ['Reservar Consulta', 'Tipo de consulta', 'Profesional', 'Día', 'Hora'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const price of ['65 €', '80 €', '55 €', 'Primera visita 60 €, después 50 €'])
    await expect(
      page.getByRole('main').getByText(price, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
  for (const { name } of professionalSeeds) await expect(page.getByRole('radio', { name })).toBeAttached();
  await expect(page.getByRole('main').getByRole('link', { name: clinicContact().phone })).toHaveAttribute(
    'href',
    'tel:+34972000112',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inicio' }).click();
  await expect(page).toHaveURL('/');
});

test('without JavaScript the services link leads to services, regions and how to book', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Servicios, regiones y cómo reservar' }).click();
  await expect(page).toHaveURL('/psychology-services#todo');
  for (const group of ['Terapéuticos', 'Especializados', 'Modalidades', 'Digitales'])
    await expect(page.getByRole('heading', { name: group })).toBeVisible();
  for (const text of ['Consultas exprés', 'Latinoamérica', 'Paga y recibe la confirmación'])
    await expect(page.getByText(text)).toBeVisible();
});

test('without JavaScript the chat leads to the sign-in page with a redirect back', async ({ page }) => {
  await page.goto('/chat');
  await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL('/auth?redirect=chat');
});

test('without JavaScript the profile shows no spinner, says that it needs JavaScript and shows the phone number', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText('Esta parte necesita JavaScript')).toBeVisible();
  await expect(main.getByText('Abriendo tu perfil')).toBeHidden();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: clinicContact().phone }),
  ).toBeVisible();
});
