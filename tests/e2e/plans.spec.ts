import type { Page } from '@playwright/test';
import { clinicContact } from '#platform/clinic-contact.ts';
import { formatEuros } from '#platform/money.ts';
import { planPrices } from '#tests/support/plans/plan-prices.ts';
import { expect, test, visit } from './app.ts';
import { expectScreenSound } from './screen-checks.ts';

const intervals = [
  ['single', 'Pago único', 'por paquete'],
  ['monthly', 'Mensual', 'al mes'],
  ['quarterly', 'Trimestral', 'al trimestre'],
] as const;

const planCard = (page: Page, plan: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) });

/** A plan without a price for this interval offers an inquiry by e-mail. */
async function expectContactInstead(page: Page) {
  await page.getByRole('tab', { name: 'Mensual' }).click();
  const card = planCard(page, 'Enuresis');
  await expect(card.getByRole('button')).toHaveCount(0);
  const href =
    (await card.getByRole('link', { name: 'Consultar el plan Enuresis' }).getAttribute('href')) ?? '';
  expect(href).toMatch(new RegExp(`^mailto:${clinicContact().email}\\?subject=`));
  expect(decodeURIComponent(href)).toContain('Me interesa el plan Enuresis.');
}

async function expectFeatures(page: Page) {
  const card = planCard(page, 'Intensivo');
  for (const [feature, path] of [
    ['Plataforma de apoyo emocional', '/external'],
    ['Revista digital', '/external?tab=sinapsy'],
    ['Chat: escríbenos 24/7', '/chat'],
    ['Evaluación psicométrica', '/evaluacion'],
  ] as const)
    await expect(card.getByRole('link', { name: feature })).toHaveAttribute('href', path);
  await card.getByRole('link', { name: 'Evaluación psicométrica' }).click();
  await expect(page).toHaveURL('/evaluacion');
}

test('the plans pass all checks and show the price per interval; plans without a price offer an e-mail, and features link to their pages', async ({
  page,
}) => {
  await visit(page, '/plans');
  await expect(page).toHaveTitle(`Planes y precios · ${clinicContact().name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planes y precios');
  for (const [interval, tab, label] of intervals) {
    await page.getByRole('tab', { name: tab }).click();
    for (const section of ['Planes para Adultos', 'Planes para Terapia Infantil'])
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
    for (const line of planPrices.filter((one) => one.interval === interval)) {
      const card = planCard(page, line.plan);
      await expect(card).toContainText(`${formatEuros(line.cents)} ${label}`);
      await expect(card).toContainText(`${line.sessions} sesiones`);
      await expect(card).toContainText(`Válido ${line.months} meses`);
      if (line.payments > 1)
        await expect(card).toContainText(`Hoy pagas ${formatEuros(line.cents)}. Después,`);
    }
  }
  for (const plan of ['Enuresis', 'TDAH', 'Trastornos de Conducta'])
    await expect(planCard(page, plan)).toContainText('Consultar');
  await expect(page.getByText('Hasta un 20 % de descuento')).toBeVisible();
  await expect(page.getByText('Entre 6 y 12 meses para usarlas')).toBeVisible();
  const letter = page.getByRole('region', { name: '¿Por qué suscribirte?' }).getByRole('link');
  await expect(letter).toHaveAttribute('href', new RegExp(`^mailto:${clinicContact().email}\\?subject=`));
  await expectContactInstead(page);
  await expect(planCard(page, 'Básico')).toContainText('En total, 522 € por 8 sesiones.');
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await expectScreenSound(page);
  await page.setViewportSize(desk);
  // The tab shown on opening.
  await page.getByRole('tab', { name: 'Pago único' }).click();
  await expectFeatures(page);
});

test.describe('at every width', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the second tab shows the price per session and leads to booking', async ({ page }) => {
    await visit(page, '/plans?tab=prices');
    const prices = page.getByRole('tabpanel', { name: 'Precios por sesión' });
    for (const [name, ...words] of [
      ['Consulta en el despacho', '65 €'],
      ['Consulta a domicilio', '80 €'],
      ['Videollamada', '55 €'],
      ['Terapia infantil', '60 € la primera visita', 'Después, 50 € por sesión'],
    ])
      for (const word of words)
        await expect(prices.getByRole('listitem').filter({ hasText: name })).toContainText(word);
    await expectScreenSound(page);
    // The booking form preselects the kind whose price was read.
    await prices.getByRole('link', { name: 'Reservar Videollamada' }).click();
    await expect(page).toHaveURL('/appointments');
    await expect(page.getByRole('radio', { name: 'Videollamada' })).toBeChecked();
    await page.goBack();
    // On a phone the bottom bar offers booking, once the cookie question is gone.
    await page.getByRole('button', { name: 'Rechazar todas' }).click();
    const foot = page.getByRole('complementary', { name: 'Cookies y emergencias' });
    const book = foot.getByRole('link', { name: 'Reservar cita' });
    await expect(book).toBeInViewport({ ratio: 1 });
    await book.click();
    await expect(page).toHaveURL('/appointments');
  });
});

test('the URL follows the tabs, and one step back leaves the page', async ({ page }) => {
  await visit(page, '/contact');
  await visit(page, '/plans');
  await page.getByRole('tab', { name: 'Precios por sesión' }).click();
  await expect(page).toHaveURL('/plans?tab=prices');
  await expect(page.getByRole('heading', { name: 'Precios por sesión' })).toBeVisible();
  await page.getByRole('tab', { name: 'Precios por sesión' }).press('ArrowLeft');
  await expect(page).toHaveURL('/plans');
  await expect(page.getByRole('tab', { name: 'Planes de suscripción' })).toBeFocused();
  await page.getByRole('tab', { name: 'Precios por sesión' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every price is on the page, and every plan can be requested by e-mail', async ({ page }) => {
    await page.goto('/plans');
    for (const { cents, interval } of planPrices.filter((line) => line.interval !== 'landing')) {
      const label = intervals.find(([name]) => name === interval)?.[2];
      await expect(page.getByText(`${formatEuros(cents)} ${label}`).first()).toBeVisible();
    }
    await expect(page.getByRole('listitem').filter({ hasText: 'Videollamada' }).first()).toContainText(
      '55 €',
    );
    await expect(page.getByRole('link', { name: 'Pedir por correo el plan Premium' })).toHaveCount(3);
    await expect(page.getByRole('button', { name: /Suscribirme/ })).toHaveCount(0);
    // Printing without hydration gives the same result as with it.
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('font-size', '14px');
  });
});
