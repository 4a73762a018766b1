import type { Page } from '@playwright/test';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { expect, test, visit } from './app.ts';
import { withPictures } from './browser.ts';
import { expectScreenSound } from './screen-checks.ts';

test.use(withPictures);

const guides = ['Chrome', 'Internet de Samsung', 'Firefox', 'Safari'];

/** Simulates Chromium's install event, which headless browsers never fire. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset.asked = 'yes';
      return { outcome: 'accepted' };
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

test('offers the install steps, or a button in reserved space if the browser can install; all guides are accessible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/embedded-web');
  await expect(page).toHaveTitle(`Ponme en tu móvil · ${clinicContact().name}`);
  await expect(page.getByRole('heading', { name: 'Lo que funciona sin conexión' })).toBeVisible();
  await test.step('without an install event it links to the steps', async () => {
    await page.getByRole('link', { name: 'Ver los pasos' }).click();
    await expect(page.getByRole('heading', { name: 'Cómo ponerla, paso a paso' })).toBeFocused();
    await page.getByRole('heading', { name: 'Safari' }).click();
    await expect(page.getByText('Desliza la lista y elige «Añadir a pantalla de inicio».')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cómo quitarla' })).toBeVisible();
  });
  for (const name of guides.filter((one) => one !== 'Safari'))
    await page.getByRole('heading', { name, exact: false }).click();
  await expectScreenSound(page);
  await page.getByRole('tab', { name: 'Compatibilidad' }).click();
  await expectScreenSound(page);
  await page.getByRole('tab', { name: 'Resumen' }).click();
  await test.step('with an install event a button appears in reserved space', () => expectInstallable(page));
});

async function expectInstallable(page: Page) {
  const steps = page.getByRole('link', { name: 'Ver los pasos' });
  const install = page.getByRole('button', { name: 'Instalar' });
  await expect(install).toBeHidden();
  const before = await steps.boundingBox();
  await offerInstallation(page);
  expect(await install.boundingBox()).toEqual(before);
  await expect(steps).toBeHidden();
  await install.click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(steps).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(page.getByText('Ya la tienes puesta')).toBeVisible();
}

test('an install event on another page is kept', async ({ page }) => {
  await visit(page, '/selfcare');
  await offerInstallation(page);
  await page.getByRole('tab', { name: 'Recursos' }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Ponme en tu móvil' }).click();
  await expect(page.getByRole('button', { name: 'Instalar' })).toBeVisible();
});

test('the site is installable and shows emergency numbers offline', async ({ page, context }) => {
  await visit(page, '/embedded-web');
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Incognito contexts cannot install; that is no fault of the site.
  const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(faults).toEqual([]);

  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
  await context.setOffline(true);
  await page.goto('/plans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay conexión');
  for (const { phone, name } of clinicSettings().emergencyContacts)
    await expect(page.getByRole('link', { name: `Llamar al ${phone}, ${name}` })).toHaveAttribute(
      'href',
      phoneUrl(phone),
    );
  await expectScreenSound(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Volver a probar' }).click();
  await expect(page).toHaveURL('/plans');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No hay conexión');
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('its own guide is expanded', async ({ page }) => {
    await visit(page, '/embedded-web#implementation');
    await expect(page.getByText('Desliza la lista y elige «Añadir a pantalla de inicio».')).toBeVisible();
    await expect(page.getByText('Tu navegador', { exact: true })).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three parts are readable', async ({ page }) => {
    await page.goto('/embedded-web');
    for (const title of ['La misma web, más a mano', 'Cómo ponerla, paso a paso', 'Dónde funciona'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
});
