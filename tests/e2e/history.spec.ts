import type { Page } from '@playwright/test';
import { expect, holdResponses, test, visit } from './app.ts';
import { chooseDay, chooseTime } from './calendar.ts';
import { bookOnScreen, openWalletDialog, payLater, paymentDialog, payNow, walletDialog } from './paying.ts';
import { openAccount } from './people.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

const heldPanel = (page: Page) => page.getByRole('heading', { name: /^Falta pagar: te la guardamos hasta / });
const bookButton = (page: Page) => page.getByRole('button', { name: 'Reservar Consulta' });
const emergencies = (page: Page) => page.getByRole('dialog', { name: 'Teléfonos de emergencia' });
const sos = (page: Page) => page.getByRole('button', { name: 'SOS, teléfonos de emergencia' });
const appointmentsOf = async (page: Page) => (await page.request.get('/api/appointments')).json();

/** The held hour is shown, nothing offers to book it again, and no dialog has opened by itself. */
async function expectHeld(page: Page, words: string) {
  await expect(heldPanel(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(words);
  await expect(bookButton(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('Back closes the payment dialog, then leaves; Forward shows the held hour and pays it', async ({
  page,
  freeDay,
}) => {
  await openAccount(page.request);
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Reservar cita' }).last().click();
  await chooseDay(page, freeDay);
  await chooseTime(page, '10:30');
  await bookButton(page).click();
  await paymentDialog(page).waitFor();
  const words = `${freeDay.words}, 10:30`;

  await page.goBack();
  await expect(paymentDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/appointments');
  await expectHeld(page, words);
  await page.goForward();
  await expectHeld(page, words);

  await test.step('away and back', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await page.goForward();
    await expect(page).toHaveURL('/appointments');
    await expectHeld(page, words);
    await page.getByRole('link', { name: 'Ver mis citas' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expectHeld(page, words);
    await page.reload();
    await expectHeld(page, words);
  });
  expect(await appointmentsOf(page)).toHaveLength(1);

  await page.getByRole('button', { name: 'Pagar ahora' }).click();
  await test.step('a payment under way is not interrupted', async () => {
    await openWalletDialog(page);
    await page.goBack();
    await expect(walletDialog(page)).toBeVisible();
    await expect(paymentDialog(page)).toBeAttached();
    await expect(page).toHaveURL('/appointments');
  });
  await payNow(page);
  await expect(page.getByRole('heading', { name: 'Tu cita está confirmada' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir ahora' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tu cita está confirmada' })).toBeVisible();
  await expect(page.getByText('Te llevamos a tu perfil')).toHaveCount(0);
  expect(await appointmentsOf(page)).toHaveLength(1);
});

test('after choosing to book another, the form stays also after a reload', async ({ page, freeDay }) => {
  await openAccount(page.request);
  await bookOnScreen(page, freeDay, '10:30');
  await payLater(page);
  await page.getByRole('button', { name: 'Reservar otra' }).click();
  await expect(bookButton(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await expect(bookButton(page)).toBeVisible();
});

test("another user of the browser sees the form, not the former one's hour", async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  // Requests of the profile may still be under way when the session ends.
  expectRefusal(401, 'perhaps');
  await openAccount(page.request);
  await bookOnScreen(page, freeDay, '10:30');
  await payLater(page);
  await page.getByRole('link', { name: 'Ver mis citas' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.context().clearCookies();
  await openAccount(page.request);
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await expect(heldPanel(page)).toHaveCount(0);
});

test('leaving while the booking is sent and coming back holds one hour, and shows it', async ({
  page,
  freeDay,
}) => {
  await openAccount(page.request);
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Reservar cita' }).last().click();
  await chooseDay(page, freeDay);
  await chooseTime(page, '10:30');
  const letGo = await holdResponses(page, /\/api\/appointments$/);
  await bookButton(page).click();
  await expect(page.getByRole('button', { name: 'Reservando...' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Comprobando...' })).toBeVisible();
  letGo();
  await paymentDialog(page).waitFor();
  await payLater(page);
  await expectHeld(page, `${freeDay.words}, 10:30`);
  expect(await appointmentsOf(page)).toHaveLength(1);
});

test('two presses of the booking button hold one hour', async ({ page, freeDay }) => {
  await openAccount(page.request);
  await visit(page, '/appointments');
  await chooseDay(page, freeDay);
  await chooseTime(page, '10:30');
  await bookButton(page).dblclick();
  await paymentDialog(page).waitFor();
  expect(await appointmentsOf(page)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('Back closes the emergency numbers and keeps the page; closed otherwise, they cost no press', async ({
    page,
  }) => {
    await visit(page, '/contact');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, inicio$/ })
      .click();
    await expect(page).toHaveURL('/');
    await sos(page).click();
    await expect(emergencies(page)).toBeVisible();
    await page.goBack();
    await expect(emergencies(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(sos(page)).toBeFocused();

    for (const closing of ['Cerrar', 'Escape']) {
      await sos(page).click();
      await expect(emergencies(page)).toBeVisible();
      if (closing === 'Escape') await page.keyboard.press('Escape');
      else await emergencies(page).getByRole('button', { name: closing }).click();
      await expect(emergencies(page)).toBeHidden();
    }
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  });

  test('the emergency numbers stay open when a page arrives after they were opened', async ({ page }) => {
    const release = await holdResponses(page, /\/assets\/plans-page-/);
    await visit(page, '/contact');
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Suscripciones' }).last().click();
    await sos(page).click();
    await expect(emergencies(page)).toBeVisible();
    release();
    await expect(page).toHaveURL('/plans');
    await expect(page.locator('h1')).toHaveText('Planes y precios');
    await expect(emergencies(page)).toBeVisible();
    await page.goBack();
    await expect(emergencies(page)).toBeHidden();
  });

  test('a dialog that leads to another page is closed after Back', async ({ page }) => {
    await visit(page, '/auth');
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Servicios, regiones y cómo reservar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Cómo Reservar' }).click();
    await dialog.getByRole('link', { name: 'Reservar cita' }).click();
    await expect(page).toHaveURL('/appointments');
    await page.goBack();
    await expect(page).toHaveURL('/auth');
    await expect(dialog).toHaveCount(0);
  });
});

test('Back closes the dialogs of the panel, and keeps the page', async ({ page }) => {
  await signInAsDirector(page.request);
  await visitPanel(page, '/staff');
  await page.getByRole('button', { name: 'Hoy no viene…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/staff');
});
