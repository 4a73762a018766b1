import type { Page } from '@playwright/test';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { expect, expectAccessible, test, visit } from './app.ts';

const part = (name: string) => ['region', { name, exact: true }] as const;

test('shows cost, benefits, countries and steps of the directory; every link opens the registration site in another tab', async ({
  page,
}) => {
  await visit(page, '/join-team');
  await expect(page).toHaveTitle(`Guía de profesionales · ${clinicContact().name}`);
  const main = page.getByRole('main');
  for (const words of [
    '9,99 € al mes, sin comisión por consulta',
    'Las 100 primeras fichas no pagan cuota de alta',
    'Solicitudes abiertas desde el 1 de junio de 2025.',
    'Comprobamos la acreditación de cada profesional',
    'Tu ficha se ve en 24–48 h',
  ])
    await expect(main).toContainText(words);
  for (const name of ['Unirme a la guía', 'Unirse', 'Unirme', 'Crear mi ficha']) {
    const link = page.getByRole('link', { name: `${name} (se abre en otra pestaña)`, exact: true });
    await expect(link).toHaveAttribute('href', clinicSettings().directory.registrationUrl);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  // The twelfth opening of the house is its door.
  await expect(page.getByRole(...part('Once ventajas')).getByRole('heading', { level: 3 })).toHaveCount(12);
  await expect(page.getByRole(...part('Hasta dónde llega')).getByRole('listitem')).toHaveText([
    'LanzamientoEspaña',
    '2025Portugal',
    '2026Francia, Reino Unido, Italia y Alemania',
    '2027México, Colombia, Argentina y Brasil',
  ]);
  await expect(
    page.getByRole(...part('Cómo entrar, en tres pasos')).getByRole('heading', { level: 3 }),
  ).toHaveText(['Registro', 'Verificación', 'Listo en 24–48 h']);
  await test.step('the example shows a search, a profile and hours, without dead ends', () =>
    expectExample(page));
});

async function expectExample(page: Page) {
  const example = page.getByRole(...part('Así te verán los pacientes'));
  await expect(example.getByRole('term')).toHaveText(['Especialidad, título o nombre', 'Ciudad o provincia']);
  await expect(example.getByRole('textbox')).toHaveCount(0);
  await expect(example).toContainText('la profesional, la dirección y las horas son inventadas');

  const booking = example.getByRole('region', { name: 'Pedir hora' });
  await expect(booking).toContainText('Consulta de 30 minutos');
  const hours = booking.getByRole('tabpanel').getByRole('listitem');
  await expect(booking.getByText('Carrer de l’Exemple, 7, Girona')).toBeVisible();
  await expect(hours).toHaveCount(4);
  await booking.getByRole('tab', { name: 'Presencial' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(booking.getByRole('tab', { name: 'En línea' })).toHaveAttribute('aria-selected', 'true');
  await expect(booking.getByText('Por videollamada, desde donde estés')).toBeVisible();
  await expect(hours).toHaveCount(4);
  await expectAccessible(page);

  await booking.getByRole('link', { name: 'Solicitar calendario' }).click();
  await expect(page).toHaveURL('/contact');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the online hours are in the HTML too', async ({ page }) => {
    await page.goto('/join-team');
    await expect(page.getByText('Carrer de l’Exemple, 7, Girona').first()).toBeVisible();
    await expect(page.getByText('Por videollamada, desde donde estés')).toBeAttached();
  });
});
