import type { Page } from '@playwright/test';
import { routes } from '#platform/paths.ts';
import { expect, expectContrastInDarkMode, test, toastIn } from './app.ts';
import { expectScreenSound } from './screen-checks.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

// One server serves all tests of a worker: these restore what they change.
test.describe.configure({ mode: 'serial' });

const lastContact = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Teléfono 5' });

for (const width of [360, 1280])
  test(`the director changes an emergency number at ${width} px, sees it before and after, and restores it`, async ({
    page,
    expectRefusal,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAsDirector(page.request);
    await visitPanel(page, routes['staff-settings-emergency']);
    const description = lastContact(page).getByLabel('Cuándo llamar');
    const before = await description.inputValue();
    const after = `Gratuito y a cualquier hora, también en ${width} idiomas.`;

    await test.step('a wrong value keeps what is typed and names its field', async () => {
      const phone = lastContact(page).getByLabel('Teléfono', { exact: true });
      expectRefusal(400);
      await description.fill(after);
      await phone.fill('cero dieciséis');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(phone).toHaveAccessibleDescription(/^Escribe el teléfono solo con cifras/);
      await expect(phone).toBeFocused();
      await expect(description).toHaveValue(after);
      // With the error and the history on screen, before the preview adds a frame.
      await expectScreenSound(page, { lowestPx: 36 });
      await expectContrastInDarkMode(page);
      await phone.fill('016');
    });
    await test.step('the preview shows the public page before it is saved', async () => {
      await page.getByRole('button', { name: 'Ver cómo queda' }).click();
      const preview = page.frameLocator('iframe[title="Vista previa de la página"]');
      await expect(preview.locator('main').getByText(after)).toBeVisible();
      const reply = await page.request.get('/api/settings');
      expect(await reply.text()).not.toContain(after);
    });
    await test.step('the public page shows it once saved', async () => {
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(toastIn(page).filter({ hasText: 'Guardado' })).toBeVisible();
      await expect.poll(async () => (await page.request.get(routes.contact)).text()).toContain(after);
    });
    await test.step('the history names who and what, and brings the earlier value back', async () => {
      const newest = page.getByRole('region', { name: 'Historial' }).getByRole('listitem').first();
      await expect(newest).toContainText(before);
      await expect(newest).toContainText(after);
      await newest.getByRole('button', { name: /^Recuperar lo de antes/ }).click();
      await expect(description).toHaveValue(before);
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect.poll(async () => (await page.request.get(routes.contact)).text()).not.toContain(after);
    });
  });

for (const width of [360, 1280])
  test(`the director changes the notice of a cancellation at ${width} px, and a reminder that does not fit is refused`, async ({
    page,
    expectRefusal,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAsDirector(page.request);
    await visitPanel(page, routes['staff-settings-reminders']);
    const notice = page.getByLabel('Cambiar o cancelar gratis, hasta cuántas horas antes');
    const first = page.getByRole('listitem').filter({ hasText: 'Recordatorio 1' });
    const hours = first.getByLabel('Horas antes de la cita');
    const before = { notice: await notice.inputValue(), hours: await hours.inputValue() };
    const publicTexts = async () =>
      (await (await page.request.get(routes['aviso-legal'])).text()) +
      (await (await page.request.get(routes.home)).text());

    await test.step('the refused form keeps what is typed and names the reminder', async () => {
      expectRefusal(400);
      await notice.fill('60');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(hours).toHaveAccessibleDescription(/^Escribe más de 63: el plazo acaba 60 horas antes/);
      await expect(notice).toHaveValue('60');
      await expectScreenSound(page, { lowestPx: 36 });
      await expectContrastInDarkMode(page);
    });
    await test.step('the public pages name the saved hours', async () => {
      await hours.fill('90');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(toastIn(page).filter({ hasText: 'Guardado' })).toBeVisible();
      await expect.poll(publicTexts).toContain('Menos de 60 horas antes');
      expect(await publicTexts()).toContain('Por correo, 90 y 24 horas antes');
    });
    await test.step('a booking names the new notice', async () => {
      const visitor = await page.context().newPage();
      // A busy server answers with the older document for a moment.
      await expect(async () => {
        await visitor.goto(routes.appointments);
        await expect(visitor.getByText(/hasta 60 horas antes/).first()).toBeAttached({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
      await visitor.close();
    });
    await test.step('the earlier values come back from the history', async () => {
      const newest = page.getByRole('region', { name: 'Historial' }).getByRole('listitem').first();
      await newest.getByRole('button', { name: /^Recuperar lo de antes/ }).click();
      await expect(notice).toHaveValue(before.notice);
      await expect(hours).toHaveValue(before.hours);
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect.poll(publicTexts).toContain(`Menos de ${before.notice} horas antes`);
    });
  });

test('the director adds a municipality of home visits by its name, and the public page names it', async ({
  page,
  expectRefusal,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAsDirector(page.request);
  await visitPanel(page, routes['staff-settings-home-visits']);
  await page.getByRole('button', { name: 'Añadir un municipio' }).click();
  const added = page.getByLabel('Nombre', { exact: true }).last();
  const publicText = async () => (await page.request.get(routes['psychology-services'])).text();

  await test.step('an unknown name is refused and stays', async () => {
    expectRefusal(400);
    await added.fill('Villa Inventada');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(added).toHaveAccessibleDescription(/^No conocemos este municipio/);
    await expect(added).toHaveValue('Villa Inventada');
    await expectScreenSound(page, { widths: [360, 768, 1280], lowestPx: 36 });
    await expectContrastInDarkMode(page);
  });
  await test.step('a name is suggested while it is typed', async () => {
    await added.fill('Figuer');
    await expect(page.locator('datalist option[value="Figueres"]')).toBeAttached();
    await added.fill('Figueres');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(toastIn(page).filter({ hasText: 'Guardado' })).toBeVisible();
    await expect.poll(publicText).toContain('Figueres');
  });
  await test.step('the earlier area comes back from the history', async () => {
    const newest = page.getByRole('region', { name: 'Historial' }).getByRole('listitem').first();
    await newest.getByRole('button', { name: /^Recuperar lo de antes/ }).click();
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(publicText).not.toContain('Figueres');
  });
});
