import type { Locator, Page } from '@playwright/test';
import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { closeByEscape, expect, test, visit } from './app.ts';
import { expectScreenSound } from './screen-checks.ts';

const menuEntries = [
  ['Inicio', '/'],
  ['Reservar cita', '/appointments'],
  ['Suscripciones', '/plans'],
  ['Precios sesión', '/plans?tab=prices'],
  [clinicSettings().complementaryServices.platform.name, '/external'],
  ['Bienestar', '/selfcare'],
  ['Servicios de psicología', '/psychology-services'],
  ['Enfoque multidisciplinar', '/multidisciplinary-approach'],
  ['Ponme en tu móvil', '/embedded-web'],
  ['Guía de profesionales', '/join-team'],
  [clinicSettings().groupSite.name, clinicSettings().groupSite.url],
] as const;

const information = (page: Page) =>
  page.getByRole('dialog', { name: `Qué hacemos en ${clinicContact().name}` });
const openInformation = (page: Page) =>
  page.getByRole('button', { name: 'Servicios, regiones y cómo reservar' }).click();
const emergencies = (page: Page) => page.getByRole('dialog', { name: 'Teléfonos de emergencia' });
const sos = (page: Page) => page.getByRole('button', { name: 'SOS, teléfonos de emergencia' });

async function expectFooter(page: Page) {
  const footer = page.getByRole('contentinfo');
  for (const path of ['/', '/appointments', '/plans', '/external', '/dashboard', '/aviso-legal'])
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  for (const { name } of clinic.services) await expect(footer.getByText(name, { exact: true })).toBeVisible();
  await expect(footer.getByRole('link', { name: clinicContact().phone })).toHaveAttribute(
    'href',
    'tel:+34972000112',
  );
  await expect(footer.getByRole('link', { name: clinicContact().email })).toBeVisible();
  for (const { name } of Object.values(clinicSettings().privacyPages))
    await expect(footer.getByRole('link', { name: `${name} (se abre en otra pestaña)` })).toBeVisible();
  for (const words of [clinic.registrationNumber, '11/05/2025', '32 años', 'proveedor de pago en línea'])
    await expect(footer).toContainText(words);
  // Not verified, because the configuration has no verifier.
  await expect(footer).not.toContainText('Acreditación comprobada');
  await expect(
    page.getByRole('complementary', { name: 'Aviso de transparencia contra el fraude' }),
  ).toBeVisible();
}

test('the menu links to every page; its links are in the HTML while it is closed', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  const nav = /<nav[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  for (const [, path] of menuEntries) expect(nav).toContain(`href="${path}"`);
  await visit(page, '/plans?tab=prices');
  await page.getByRole('button', { name: 'Menú' }).click();
  const links = page.getByRole('navigation').getByRole('list').getByRole('link');
  for (const [index, [label, path]] of menuEntries.slice(0, -1).entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`^${label}`));
    await expect(links.nth(index)).toHaveAttribute('href', path);
  }
  const here = page.getByRole('navigation').locator('li [aria-current=page]');
  await expect(here).toHaveText('Precios sesión');
  const group = page.getByRole('link', {
    name: `${clinicSettings().groupSite.name} (se abre en otra pestaña)`,
  });
  await expect(group).toHaveAttribute('rel', 'noopener noreferrer');
  await page.getByRole('navigation').getByRole('link', { name: 'Bienestar' }).last().click();
  await expect(page).toHaveURL('/selfcare');
  await expect(page.getByRole('button', { name: 'Menú' })).toHaveAttribute('aria-expanded', 'false');
});

test('the footer shows identity, contact and fraud warning; the information dialog shows services, places and booking', async ({
  page,
}) => {
  await visit(page, '/auth');
  await test.step('the footer', () => expectFooter(page));
  await openInformation(page);
  const dialog = information(page);
  await expect(dialog.getByRole('tab', { name: 'Servicios' })).toHaveAttribute('aria-selected', 'true');
  for (const group of ['Terapéuticos', 'Especializados', 'Modalidades', 'Digitales'])
    await expect(dialog.getByRole('heading', { name: group })).toBeVisible();
  for (const entry of ['Niños desde 4 años y medio', 'Informes periciales', 'Consultas exprés', 'nflow'])
    await expect(dialog.getByRole('listitem').filter({ hasText: entry }).last()).toBeVisible();

  await dialog.getByRole('tab', { name: 'Regiones' }).click();
  for (const region of ['Girona', 'Barcelona', 'España', 'Andorra', 'Portugal', 'Francia', 'Latinoamérica'])
    await expect(dialog.getByRole('listitem').filter({ hasText: region })).toBeVisible();

  await dialog.getByRole('tab', { name: 'Cómo Reservar' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await expect(dialog.getByRole('heading', { name: '4. Paga y recibe la confirmación' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Reservar cita' }).click();
  await expect(page).toHaveURL('/appointments');
  await expect(dialog).toBeHidden();
  await openInformation(page);
  await expect(dialog.getByRole('tab', { name: 'Servicios' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/auth');
  await expect(dialog).toBeHidden();
});

test("links to equivalent pages when the dialog's content cannot load", async ({ page, expectRefusal }) => {
  expectRefusal('ERR_FAILED');
  await visit(page, '/auth');
  await page.route(/information-tabs/, (route) => route.abort());
  await openInformation(page);
  await information(page).getByRole('link', { name: 'Precios por sesión' }).click();
  await expect(page).toHaveURL('/plans?tab=prices');
});

test('emergency numbers open offline, danger first', async ({ page, context }) => {
  // A page without requests of its own.
  await visit(page, '/aviso-legal');
  await context.setOffline(true);
  await sos(page).click();
  const calls = emergencies(page).getByRole('link', { name: /^Llamar a/ });
  await expect(calls).toHaveCount(5);
  for (const [index, number] of ['112', '024', '+34934144848', '+34900202010', '016'].entries())
    await expect(calls.nth(index)).toHaveAttribute('href', `tel:${number}`);
  await page.keyboard.press('Escape');
  await expect(emergencies(page)).toBeHidden();
  await expect(sos(page)).toBeFocused();
});

test('all emergency numbers are visible at once on the smallest phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  for (const [width, height, inSight] of [
    [360, 640, 5],
    [320, 568, 5],
    // In landscape at least the two urgent ones and the suicide helpline.
    [740, 360, 3],
  ] as const) {
    await page.setViewportSize({ width, height });
    await sos(page).click();
    const calls = emergencies(page).getByRole('link', { name: /^Llamar a/ });
    await expect(calls).toHaveCount(5);
    for (const call of (await calls.all()).slice(0, inSight)) {
      await expect(call, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      // Subpixel positions give 43.99999.
      expect(Math.round((await call.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press('Escape');
    await expect(emergencies(page)).toBeHidden();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('emergency numbers open and information is a page; the bottom bar asks nothing and has its action', async ({
    page,
  }) => {
    await page.goto('/');
    await sos(page).click();
    await expect(emergencies(page).getByRole('link', { name: /112/ })).toBeVisible();
    await closeByEscape(emergencies(page));
    await page.getByRole('link', { name: 'Servicios, regiones y cómo reservar' }).click();
    await expect(page.getByRole('heading', { name: 'Todo lo que hacemos' })).toBeVisible();

    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/plans');
    const foot = page.getByRole('complementary', { name: 'Cookies y emergencias' });
    await expect(foot.getByRole('button', { name: 'Aceptar todas' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Servicios, regiones y cómo reservar' })).toBeVisible();
    await sos(page).click();
    await expect(emergencies(page).getByRole('link', { name: /112/ })).toBeVisible();
    await closeByEscape(emergencies(page));
    await foot.getByRole('link', { name: 'Reservar cita' }).click();
    await expect(page).toHaveURL('/appointments');
  });
});

test('every layout dialog opens and closes by keyboard', async ({ page }) => {
  await visit(page, '/');
  for (const [opener, dialog] of [
    [page.getByRole('button', { name: 'Servicios, regiones y cómo reservar' }), information(page)],
    [
      page.getByRole('button', { name: 'Cookies', exact: true }),
      page.getByRole('dialog', { name: 'Preferencias de cookies' }),
    ],
    [sos(page), emergencies(page)],
  ] as const) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Cerrar' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

async function overlap(one: Locator, other: Locator): Promise<number> {
  const a = await one.boundingBox();
  const b = await other.boundingBox();
  if (a === null || b === null) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  // Browsers scroll by whole pixels; fractions are rounding.
  return Math.max(0, Math.floor(width)) * Math.max(0, Math.floor(height));
}

for (const [path, name] of [
  ['/auth', 'Iniciar Sesión'],
  ['/appointments', 'Reservar Consulta'],
] as const) {
  test(`floating buttons never cover the submit button of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1250, height: 640 });
    await visit(page, path);
    const submit = page.getByRole('main').getByRole('button', { name, exact: true });
    const corners = [sos(page), page.getByRole('button', { name: 'Cookies', exact: true })];
    const { y: place = 0 } = (await submit.boundingBox()) ?? {};
    // From just below the window to above its corners.
    for (let step = 0; step < 12; step++) {
      await page.evaluate((top) => scrollTo(0, top), place + scrollOf(step));
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      for (const corner of corners) expect(await overlap(submit, corner), `step ${step}`).toBe(0);
      await expect(sos(page)).toBeInViewport({ ratio: 1 });
    }
  });
}
const scrollOf = (step: number) => step * 15 - 650;

test.describe('the bottom bar of a small screen', () => {
  test.use({ viewport: { width: 320, height: 568 } });
  const foot = (page: Page) => page.getByRole('complementary', { name: 'Cookies y emergencias' });

  test("asks about cookies beside SOS, then shows the page's own action", async ({ page }) => {
    await visit(page, '/plans');
    await expect(foot(page).getByRole('link', { name: 'Reservar cita' })).toBeHidden();
    await expect(sos(page)).toBeInViewport({ ratio: 1 });
    await foot(page).getByRole('button', { name: 'Rechazar todas' }).click();
    for (const part of [
      foot(page).getByRole('button', { name: 'Cookies', exact: true }),
      foot(page).getByRole('link', { name: 'Reservar cita' }),
      sos(page),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    // At the end of the page it is below the content and covers nothing.
    const atTheEnd = async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return overlap(page.getByRole('contentinfo'), foot(page));
    };
    await expect.poll(atTheEnd).toBe(0);
    await foot(page).getByRole('link', { name: 'Reservar cita' }).click();
    await expect(page).toHaveURL('/appointments');
  });

  test('shows the information banner after the cookie choice, and opens its dialog from the menu before', async ({
    page,
  }) => {
    await visit(page, '/plans');
    const banner = page.getByRole('region', { name: 'Información' }).getByRole('button');
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Servicios, regiones y cómo reservar' }).click();
    await closeByEscape(information(page));
    await foot(page).getByRole('button', { name: 'Rechazar todas' }).click();
    await banner.click();
    await expect(information(page)).toBeVisible();
  });

  test('sells nothing beside emergency numbers', async ({ page }) => {
    for (const path of ['/chat', '/selfcare']) {
      await visit(page, path);
      const decline = foot(page).getByRole('button', { name: 'Rechazar todas' });
      if (await decline.isVisible()) await decline.click();
      await expect(
        foot(page).getByRole('link', {
          name: `Llamar a la clínica, ${clinicContact().phone} Respondemos ${answeringHours()}`,
        }),
      ).toBeVisible();
      await expect(foot(page).getByRole('link', { name: 'Reservar cita' })).toBeHidden();
    }
  });

  test('emergency numbers are the second tab stop; the menu opens the information dialog', async ({
    page,
  }) => {
    await visit(page, '/auth');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Teléfonos de emergencia', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(emergencies(page)).toBeVisible();
    await closeByEscape(emergencies(page));
    await expect(emergencies(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menú' }).click();
    await openInformation(page);
    await expect(information(page).getByRole('tab', { name: 'Servicios' })).toBeVisible();
  });
});

test.describe('at every width', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const widths = [320, 360, 768, 1280];

  test('cookies, emergency numbers and information are accessible', async ({ page }) => {
    await visit(page, '/auth');
    await page.getByRole('button', { name: 'Configurar' }).click();
    await expectScreenSound(page, { widths });
    await page.keyboard.press('Escape');
    await sos(page).click();
    await expectScreenSound(page, { widths });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menú' }).click();
    await openInformation(page);
    for (const tab of ['Servicios', 'Regiones', 'Cómo Reservar']) {
      await information(page).getByRole('tab', { name: tab }).click();
      await expectScreenSound(page, { widths });
    }
  });
});
