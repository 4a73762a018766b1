import type { Locator, Page } from '@playwright/test';
import { expect, test, toastOf, visit } from './house.ts';
import { paymentDialog, sheetOf } from './paying.ts';
import { openAccount, somebody } from './people.ts';

// No mouse in this file: not a click, a hover or a check.

/** Whether an outline shows where the focus is; a radio hidden in its card shows it around the card. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return false;
    const isHidden = getComputedStyle(focused).opacity === '0';
    const { outlineStyle, outlineWidth } = getComputedStyle(
      (isHidden && focused.closest('label')) || focused,
    );
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });

/** Presses Tab until something has the focus, which must be seen at every stop. */
async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    expect(await isFocusSeen(page), 'the focus is seen').toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there.');
}

async function write(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('by keyboard alone a person registers, books and cancels', async ({ page }) => {
  const person = somebody();
  await visit(page, '/auth?redirect=appointments');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  // Who comes to book begins on it; arrows move between the two.
  await tabTo(page, page.getByRole('tab', { name: 'Registrarse' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Iniciar Sesión' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Registrarse' })).toBeFocused();
  await write(page, 'Nombre de usuario', person.username);
  await write(page, 'Contraseña', person.password);
  await write(page, 'Confirmar contraseña', person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/appointments');

  const office = page.getByRole('radio', { name: 'Consulta en el despacho' });
  // The address changes before the page does.
  await expect(office).toBeVisible();
  await tabTo(page, office);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Consulta a domicilio' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Videollamada' })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'Dra. Nausica Riubell' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Fermí Valldoreix' })).toBeChecked();

  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  const former = await page.getByRole('button', { name: ', seleccionado' }).textContent();
  await tabTo(page, page.getByRole('button', { name: ', seleccionado' }));
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
  expect(await isFocusSeen(page)).toBe(true);
  const day = page.getByRole('gridcell').getByRole('button').and(page.locator(':focus'));
  const words = (await day.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `${words}, seleccionado` })).toBeFocused();
  expect(await page.getByRole('button', { name: ', seleccionado' }).textContent()).not.toBe(former);

  await tabTo(page, page.getByRole('radio', { name: 'elegida' }));
  const time = await page.getByRole('radio', { name: 'elegida' }).getAttribute('value');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeFocused();
  expect(await page.getByRole('radio', { name: 'elegida' }).getAttribute('value')).not.toBe(time);
  await write(page, 'Notas (opcional)', 'Sin ratón.');
  await tabTo(page, page.getByRole('button', { name: 'Reservar Consulta' }));
  await page.keyboard.press('Enter');

  await expect(paymentDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^Falta pagar: te la guardamos hasta / })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Ver mis citas' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await cancel(page);
});

async function cancel(page: Page) {
  const opener = page.getByRole('button', { name: 'Cancelar' });
  const dialog = page.getByRole('dialog', { name: '¿Cancelar esta cita?' });
  await expect(opener).toBeVisible();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('No has pagado nada');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Cancelar la cita' }));
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Cita cancelada');
  await expect(page.getByRole('heading', { name: 'Próximas' })).toBeFocused();
}

test('by keyboard alone a person cancels the wallet’s sheet, and then pays', async ({ page }) => {
  await openAccount(page.request);
  await visit(page, '/appointments');
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Reservar Consulta' }));
  await page.keyboard.press('Enter');
  const dialog = paymentDialog(page);
  const wallet = dialog.getByRole('button', { name: 'Pagar con PayPal' });
  await expect(wallet).toBeVisible();
  await tabTo(page, wallet);
  await page.keyboard.press('Enter');
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toBeHidden();
  await expect(dialog).toContainText('No se ha cobrado nada.');
  await expect(wallet).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, sheetOf(page).getByRole('button', { name: 'Pagar ahora' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await tabTo(page, page.getByRole('link', { name: 'Ir ahora' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('region', { name: 'Próximas' }).getByRole('listitem')).toContainText('Pagada');
});

test('menus open, lead on and close by keyboard', async ({ page }) => {
  await visit(page, '/');
  const menu = page.getByRole('button', { name: 'Menú' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Space');
  const links = page.getByRole('navigation').getByRole('link', { name: 'Reservar cita' });
  await tabTo(page, links.last());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/appointments');
  await expect(page.getByRole('main')).toBeFocused();
});
