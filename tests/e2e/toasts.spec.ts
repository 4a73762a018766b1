import type { Page } from '@playwright/test';
import { expect, test, toastOf, visit } from './house.ts';

/** A home visit without an address: refused in the browser, in a toast. */
async function causeToast(page: Page) {
  await page.clock.install();
  await visit(page, '/appointments');
  await page.getByRole('radio', { name: 'Consulta a domicilio' }).check();
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(toastOf(page)).toContainText('Revisa tu reserva');
}

test('a toast stays for five seconds', async ({ page }) => {
  await causeToast(page);
  await page.clock.fastForward(4_000);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(toastOf(page)).toBeHidden();
});

test('a new toast waits its two seconds, then takes the place of the one before', async ({ page }) => {
  await causeToast(page);
  await page.getByLabel('Dirección').fill('Carrer Major 5, Salt');
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(toastOf(page)).toHaveCount(1);
  await expect(toastOf(page)).toContainText('Inicia sesión para continuar');
});

test('a toast waits while the mouse is over it', async ({ page }) => {
  await causeToast(page);
  await toastOf(page).hover();
  await page.clock.fastForward(20_000);
  await expect(toastOf(page)).toBeVisible();
  await page.mouse.move(0, 500);
  await page.clock.fastForward(5_000);
  await expect(toastOf(page)).toBeHidden();
});

test('after one was closed with the mouse the next one goes by itself again', async ({ page }) => {
  await causeToast(page);
  await toastOf(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(toastOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(toastOf(page)).toBeVisible();
  // One after the other: its time begins when it is seen that nobody is on it.
  await page.clock.runFor(5_500);
  await expect(toastOf(page)).toBeHidden();
});

test('F8 moves the focus to a toast, which waits and can be closed', async ({ page }) => {
  await causeToast(page);
  await page.keyboard.press('F8');
  const close = toastOf(page).getByRole('button', { name: 'Cerrar' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.clock.fastForward(20_000);
  await expect(toastOf(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toBeHidden();
});
