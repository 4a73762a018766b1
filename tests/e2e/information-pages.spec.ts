import type { Locator, Page } from '@playwright/test';
import { clinic, legalNotice as legal } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { expect, test, visit } from './app.ts';

const call = (place: Page | Locator, phone: string) =>
  place
    .locator(`a[href="${phoneUrl(phone)}"]`)
    .filter({ visible: true })
    .first();

async function expectOtherTab(link: Locator, url: string) {
  await expect(link).toHaveAttribute('href', url);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toContainText('(se abre en otra pestaña)');
}

test('the legal notice names the holder and states the rules in numbers', async ({ page }) => {
  await visit(page, '/aviso-legal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso legal');

  const plate = page.getByRole('region', { name: 'Quién está detrás' });
  for (const fact of [
    legal.holder,
    legal.taxId,
    legal.register,
    legal.college,
    legal.centreAuthorisation,
    legal.degree,
    clinic.registrationNumber,
    clinicContact().address,
    clinicContact().email,
    clinicContact().phone,
  ])
    await expect(plate).toContainText(fact);
  const main = page.getByRole('main');
  for (const words of [
    `Última revisión: ${legal.revisedOn}`,
    'exento de IVA (art. 20.Uno.3.º LIVA)',
    'llevan un 21 % de IVA',
    '24 horas antes, o más',
    'Menos de 24 horas antes',
    'Para abrir una cuenta hay que tener 16 años o más',
    'a partir de 4 años y medio',
    'WCAG 2.2, nivel AA',
  ])
    await expect(main).toContainText(words);
  for (const { name, url } of Object.values(clinicSettings().privacyPages))
    await expectOtherTab(main.getByRole('link', { name: `${name} (se abre en otra pestaña)` }), url);
  await page
    .getByRole('navigation', { name: 'En esta página' })
    .getByRole('link', { name: 'Accesibilidad' })
    .click();
  await expect(page).toHaveURL('/aviso-legal#accesibilidad');
  await expect(page.getByRole('heading', { name: 'Accesibilidad' })).toBeInViewport();
});

test('the contact page shows place, hours, and whom to call in an emergency', async ({ page }) => {
  await visit(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: clinicContact().phone, exact: true })).toHaveAttribute(
    'href',
    'tel:+34972000112',
  );
  await expect(main.getByRole('link', { name: clinicContact().email }).first()).toHaveAttribute(
    'href',
    `mailto:${clinicContact().email}`,
  );
  await expect(main).toContainText('de lunes a viernes, de 9:00 a 13:00 y de 16:00 a 20:00.');
  await expectOtherTab(main.getByRole('link', { name: 'Ver en el mapa' }), clinicContact().mapUrl);
  const hours = main.getByRole('region', { name: 'Cuándo estamos' });
  await expect(hours.getByRole('listitem')).toHaveText([...clinic.slots]);
  const urgent = main.getByRole('region', { name: 'Si no puede esperar' });
  for (const { phone } of clinicSettings().emergencyContacts) await expect(call(urgent, phone)).toBeVisible();
  await page.goto('/contact#derivacion');
  await expect(main.getByRole('heading', { name: 'Pedir una derivación' })).toBeInViewport();
});

test('the chat page shows who may use it, when it is answered, and whom to call at once', async ({
  page,
}) => {
  await visit(page, '/chat');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Escríbenos 24/7; respondemos de lunes a viernes, de 9:00 a 13:00 y de 16:00 a 20:00.',
  );
  await expect(main).toContainText('Quien tiene activo el plan Intensivo');
  for (const phone of ['112', '024']) await expect(call(main, phone)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
    'href',
    '/auth?redirect=chat',
  );
  await main.getByRole('link', { name: 'Ver los planes' }).click();
  await expect(page).toHaveURL('/plans');
});

test('the evaluation page says what it is, what it is not, and how to request it', async ({ page }) => {
  await visit(page, '/evaluacion');
  const main = page.getByRole('main');
  await expect(main).toContainText('Incluida en el plan Intensivo');
  await expect(main.getByRole('region', { name: 'Cómo va' }).getByRole('listitem')).toHaveCount(4);
  for (const phone of ['112', '024']) await expect(call(main, phone)).toBeVisible();
  await expect(main.getByRole('link', { name: 'planes y precios' })).toHaveAttribute('href', '/plans');
  await main.getByRole('link', { name: 'Reservar cita' }).click();
  await expect(page).toHaveURL('/appointments');
});

test('an unknown page has the specified English title, help in Spanish, and a link home', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(404);
  const path = '/no-existe/en/ninguna-parte';
  expect((await page.request.get(path)).status()).toBe(404);
  await visit(page, path);
  await expect(page).toHaveTitle(`Página no encontrada · ${clinicContact().name}`);
  const heading = page.getByRole('heading', { level: 1, name: 'Page Not Found' });
  await expect(heading).toHaveAttribute('lang', 'en');
  await expect(heading).toHaveText('Page Not Found');
  await expect(page.getByRole('main')).toContainText('Esta página no existe o ha cambiado de sitio');
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL('/');
});
