import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { expect, pauseClock, test, toastBesideDialog, toastIn, visit, withMotion } from './app.ts';
import { chooseTime } from './calendar.ts';
import { bookByApi, openAccount } from './people.ts';
import { planSoonByApi, signInAsDirector, visitPanel } from './staff.ts';

test.use(withMotion);

/** Prepares a home visit without an address, which the browser refuses in a toast. */
async function prepareToast(page: Page) {
  await page.clock.install();
  await visit(page, '/appointments');
  await page.getByRole('radio', { name: 'Consulta a domicilio' }).check();
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
}

async function sendForm(page: Page) {
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(toastIn(page)).toContainText('Revisa tu reserva');
}

test('a toast stays for five seconds, and longer while it is hovered or focused', async ({ page }) => {
  await prepareToast(page);
  await test.step('five seconds', async () => {
    // Paused before the toast appears, so that a slow machine uses up none of the five seconds.
    await pauseClock(page);
    await sendForm(page);
    await page.clock.fastForward(4_000);
    await expect(toastIn(page)).toBeVisible();
    await page.clock.resume();
    await page.clock.fastForward(1_000);
    await expect(toastIn(page)).toBeHidden();
  });
  await test.step('hovered', async () => {
    await sendForm(page);
    await toastIn(page).hover();
    await page.clock.runFor(20_000);
    await expect(toastIn(page)).toBeVisible();
    await page.mouse.move(0, 500);
    await page.clock.fastForward(5_000);
    await expect(toastIn(page)).toBeHidden();
  });
  await test.step('F8 moves the focus to it', async () => {
    await sendForm(page);
    // Waits until the invalid field has the focus, which it would otherwise take from the toast later.
    await expect(page.getByRole('combobox', { name: 'Dirección' })).toBeFocused();
    await page.keyboard.press('F8');
    const close = toastIn(page).getByRole('button', { name: 'Cerrar' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    // The toast also stays when the window regains the focus.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.clock.runFor(20_000);
    await expect(toastIn(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(toastIn(page)).toBeHidden();
  });
});

test('after a toast was closed by mouse the next one disappears by itself; a new toast replaces the current one after two seconds', async ({
  page,
}) => {
  await prepareToast(page);
  await sendForm(page);
  await toastIn(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(toastIn(page)).toBeHidden();
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(toastIn(page)).toBeVisible();
  // The button's position depends on the free slots: the next toast may appear under the mouse and then
  // stays.
  await page.mouse.move(0, 500);
  // The page needs a moment to notice that the mouse has left, and only then starts the timer.
  const afterAWhile = async () => {
    await page.clock.runFor(1_000);
    return toastIn(page).isVisible();
  };
  await expect.poll(afterAWhile).toBe(false);

  await sendForm(page);
  await page.getByLabel('Dirección').fill('Carrer Major 5, Salt');
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(toastIn(page)).toHaveCount(1);
  await expect(toastIn(page)).toContainText('Inicia sesión para continuar');
});

/** Waits two frames, so that the next check runs at once, before a toast disappears by itself. */
const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Whether a click on the element's centre would hit it. */
const isFree = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('a toast on a phone never covers the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAccount(page.request, { email: 'montse@example.org' });
  await visit(page, '/verify-email');
  const field = page.getByLabel('Código de verificación');
  // Scrolls the field to where the toast will appear.
  await field.evaluate((input) => window.scrollBy(0, input.getBoundingClientRect().top - 100));
  await page.getByRole('button', { name: 'Verificar', exact: true }).click();
  await expect(toastIn(page)).toContainText('Código requerido');
  await expect(field).toBeFocused();
  await untilPainted(page);
  expect(await isFree(field)).toBe(true);
  await expect(toastIn(page)).toBeVisible();
});

test('a toast on a phone never covers the pressed button, neither below the header nor above the bottom bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Rechazar todas' }).click();
  const button = page.getByRole('button', { name: 'Solicitar información' }).first();
  for (const [where, fromTop] of [
    ['under the head', 90],
    ['above the bar at the foot', 500],
  ] as const)
    await test.step(where, async () => {
      await button.evaluate(
        (one, top) => window.scrollBy({ top: one.getBoundingClientRect().top - top, behavior: 'instant' }),
        fromTop,
      );
      await button.click();
      await expect(toastIn(page)).toBeVisible();
      await untilPainted(page);
      const { y = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.abs(y - fromTop), 'px by which the page has moved').toBeLessThan(2);
      expect(await isFree(button)).toBe(true);
      expect(await isFree(toastIn(page))).toBe(true);
      await toastIn(page).getByRole('button', { name: 'Cerrar' }).click();
      await expect(toastIn(page)).toHaveCount(0);
    });
});

test('a toast on a phone never covers the card it is about', async ({ page, freeDay }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAccount(page.request);
  await bookByApi(page.request, freeDay.startsAt('10:30'));
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Rechazar todas' }).click();
  const card = page.getByRole('region', { name: 'Próximas' }).getByRole('listitem');
  await card.evaluate((one) =>
    window.scrollBy({ top: one.getBoundingClientRect().top - 70, behavior: 'instant' }),
  );
  await card.getByRole('button', { name: 'Cambiar' }).click();
  await chooseTime(page.getByRole('dialog'), '12:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar la cita' }).click();
  await expect(toastIn(page)).toContainText('Cita cambiada');
  await untilPainted(page);
  const when = card.getByText('12:00');
  await expect(when).toBeInViewport();
  expect(await isFree(when)).toBe(true);
});

test('a toast on a phone covers neither the row it is about nor the title of an open dialog', async ({
  page,
}) => {
  const name = `Ona ${randomBytes(4).toString('hex')}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsDirector(page.request);
  const { startsAt } = await planSoonByApi(page.request, { fullName: name, professionalId: 2 });
  await visitPanel(page, `/staff/agenda?vista=lista&dia=${wallTimeOf(new Date(startsAt)).day}`);
  const opener = page.getByRole('button', { name, exact: true });
  await page.getByRole('button', { name: `Más: ${name}` }).click();
  await opener.evaluate((one) =>
    window.scrollBy({ top: one.getBoundingClientRect().top - 110, behavior: 'instant' }),
  );
  // The pressed button goes with the note, and the focus with it.
  await page.getByRole('button', { name: `Canceló tarde: ${name}` }).click();
  await expect(toastIn(page)).toContainText('Anotado: «Canceló tarde»');
  await untilPainted(page);
  expect(await isFree(opener)).toBe(true);
  expect(await isFree(toastIn(page))).toBe(true);
  await opener.click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: `Más: ${name}` }).click();
  await dialog.getByRole('button', { name: `Deshacer «Canceló tarde»: ${name}` }).click();
  await expect(toastBesideDialog(page)).toContainText('Deshecho: «Canceló tarde»');
  await untilPainted(page);
  expect(await isFree(dialog.getByRole('heading', { name }))).toBe(true);
});

test('opening a dialog closes earlier toasts', async ({ page }) => {
  await openAccount(page.request, { email: 'montse@example.org' });
  for (const [path, dialog] of [
    ['/verify-email', 'SOS, teléfonos de emergencia'],
    ['/dashboard#security', 'Eliminar mi cuenta'],
  ] as const) {
    await visit(page, path);
    await page.getByRole('button', { name: /^(Verificar|Enviar código)$/ }).click();
    await expect(toastIn(page)).toBeVisible();
    await page.getByRole('button', { name: dialog }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await untilPainted(page);
    expect(await toastIn(page).count()).toBe(0);
  }
});
