import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './app.ts';
import { chooseDay, type FreeDay } from './calendar.ts';

export const paymentDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Paga tu cita' });
/** The wallet's approval dialog, here the emulator's. */
export const walletDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Pagar con PayPal (simulación)' });

/** Books an office hour on the page; the payment dialog then opens by itself. */
export async function bookOnScreen(page: Page, freeDay: FreeDay, time: string): Promise<void> {
  await visit(page, '/appointments');
  await chooseDay(page, freeDay);
  // The form may have preselected it.
  await page.getByRole('radio', { name: time }).check();
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await paymentDialog(page).waitFor();
}

/** Books this hour, which no other test uses, instead of the one the form has chosen. */
export const bookInsteadOfChosen = (page: Page, startsAt: string) =>
  page.route('/api/appointments', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const data = { ...route.request().postDataJSON(), date: startsAt };
    return route.continue({ postData: JSON.stringify(data) });
  });

/** Closes the dialog that opened after booking; the slot stays held. */
export async function payLater(page: Page): Promise<void> {
  await paymentDialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('heading', { name: /^Falta pagar: te la guardamos hasta / })).toBeFocused();
}

export const pressWallet = (page: Page, dialog = paymentDialog(page)) =>
  dialog.getByRole('button', { name: 'Pagar con PayPal' }).click();

/** Opens the wallet's dialog. Returns the order's id. */
export async function openWalletDialog(page: Page, dialog = paymentDialog(page)): Promise<string> {
  const report = page.waitForRequest('/api/payments/orders');
  await pressWallet(page, dialog);
  await walletDialog(page).waitFor();
  return (await report).postDataJSON().orderId;
}

export const payNow = (page: Page) => walletDialog(page).getByRole('button', { name: 'Pagar ahora' }).click();
