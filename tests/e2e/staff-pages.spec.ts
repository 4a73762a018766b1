import type { Browser, Page } from '@playwright/test';
import { routes } from '#platform/paths.ts';
import { expect, expectContrastInDarkMode, test } from './app.ts';
import { expectScreenSound } from './screen-checks.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

/** Pages of the director that no other e2e test opens; their actions are tested over HTTP. */
const pages = {
  'staff-invoices': 'Facturas',
  'staff-sheets': 'Hojas del mes',
  'staff-protocol': /Protocolo/,
  'staff-audit': 'Quién hizo qué',
  'staff-figures': 'Cifras',
} as const;

/**
 * Another staff member in a separate browser context, so that no open page sends requests as the former user.
 */
const signInAs = async (browser: Browser, username: string): Promise<Page> => {
  const context = await browser.newContext();
  const reply = await context.request.post('/api/demo/staff-sessions', { data: { username } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return context.newPage();
};

test('the director’s pages pass all checks at three sizes, a figure of the reports shows its details, and each role sees its own pages', async ({
  page,
  browser,
}) => {
  await signInAsDirector(page.request);
  for (const [name, title] of Object.entries(pages))
    await test.step(name, async () => {
      await visitPanel(page, routes[name as keyof typeof pages]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectScreenSound(page, { widths: [390, 768, 1280], lowestPx: 36 });
      await expectContrastInDarkMode(page);
    });
  await expect(page.getByText(/^En \S+ (no )?(hubo|hay) .*citas?.*\.$/)).toBeVisible();
  const chart = page.getByRole('slider', { name: 'Citas: elige un mes' });
  const shown = chart.getAttribute('aria-valuetext');
  await chart.press('ArrowLeft');
  // In a clinic's first month there is no month before.
  if ((await chart.getAttribute('max')) !== '0')
    await expect(chart).not.toHaveAttribute('aria-valuetext', (await shown) ?? '');
  await page.getByText('Todos los meses: Citas').click();
  // The demonstration has appointments in past weeks: on any day one of these months has some.
  await page
    .getByRole('row')
    .getByRole('button', { name: /^Citas de / })
    .first()
    .click();
  const behind = page.getByRole('dialog', { name: /^Citas, / });
  await expect(behind.getByRole('listitem').first()).toBeVisible();
  await expectScreenSound(page, { widths: [390, 768, 1280], lowestPx: 36 });
  await expectContrastInDarkMode(page);

  const therapist = await signInAs(browser, 'nausica');
  await visitPanel(therapist, routes['staff-sheets']);
  await expect(therapist.getByRole('heading', { level: 1 })).toHaveText('Mi mes');
  await expect(therapist.getByRole('link', { name: 'Imprimir la hoja (PDF)' })).toBeVisible();
  await expect(therapist.getByRole('heading', { name: 'Parte acordada' })).toHaveCount(0);
  await visitPanel(therapist, routes['staff-figures']);
  await expect(therapist.getByText('Esta página es de dirección.')).toBeVisible();
  await therapist.context().close();

  const desk = await signInAs(browser, 'recepcion');
  await visitPanel(desk, routes['staff-till']);
  await expect(desk.getByRole('link', { name: 'Números de factura' })).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Para la gestoría' })).toHaveCount(0);
  await desk.context().close();
});
