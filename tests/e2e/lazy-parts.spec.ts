import type { Locator, Page } from '@playwright/test';
import { closeByEscape, expect, holdResponses, test, visit } from './app.ts';
import { chooseDay } from './calendar.ts';
import { fillDay } from './date-fields.ts';
import { paymentDialog } from './paying.ts';
import { newPerson, openAccount } from './people.ts';
import { planByApi, signInAsDirector, visitPanel } from './staff.ts';

/** Blocks a build file, as on a train. @returns a function that unblocks it */
async function blockFile(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}-*.js`;
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Volver a intentar' }).click();

/** Moving towards 'Volver a intentar' must not reload and remove it. */
async function hoverRetry(page: Page, name: string) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { x = 0, y = 0 } = (await page.getByRole('alert').boundingBox()) ?? {};
  await page.mouse.move(x + 1, y + 1);
  // Effects of a movement begin after the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(asked.filter((url) => url.includes(`/${name}-`))).toEqual([]);
}

test('when the panel of a booked hour fails to load, the page says that the hour is held and shows it on retry', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal('ERR_FAILED');
  await openAccount(page.request, newPerson());
  const unblock = await blockFile(page, 'held-appointment');
  await visit(page, '/appointments');
  await chooseDay(page, freeDay);
  await page.getByRole('radio', { name: '12:00' }).check();
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(page.getByRole('alert')).toContainText('Tu hora está guardada');
  await unblock();
  await tryAgain(page);
  await expect(paymentDialog(page)).toContainText('12:00');
});

test('a phone loads the calendar after the first view; if that fails, the page says so and a retry shows it', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal('ERR_FAILED');
  await page.setViewportSize({ width: 360, height: 740 });
  const unblock = await blockFile(page, 'calendar');
  const asked = page.waitForRequest(/\/assets\/calendar-/);
  await visit(page, '/appointments');
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await asked;
  const failed = page.getByRole('alert').filter({ hasText: 'No hemos podido abrir el calendario' });
  await expect(failed).toBeVisible();
  await unblock();
  await tryAgain(page);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('a failed preload of that panel is not shown as a failure while it loads again', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal('ERR_FAILED');
  await openAccount(page.request, newPerson());
  const files = '**/assets/held-appointment-*.js';
  await page.route(files, (route) => route.abort());
  await visit(page, '/appointments');
  const preload = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/held-appointment-'),
  );
  await chooseDay(page, freeDay);
  await page.getByRole('radio', { name: '12:00' }).check();
  await preload;
  await page.unroute(files);
  const release = await holdResponses(page, /\/assets\/held-appointment-/);
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(page.getByText('Abriendo tu reserva…')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  release();
  await expect(paymentDialog(page)).toContainText('12:00');
});

test('a record or payment dialog that fails to load says so; a late dialog returns the focus to its button', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal('ERR_FAILED');
  await signInAsDirector(page.request);
  const startsAt = freeDay.startsAt('12:00');
  const { patient } = await planByApi(page.request, { fullName: 'Quim Tren', startsAt });
  const unblockPersonView = await blockFile(page, 'person-view');
  await page.goto(`/staff/personas?persona=${patient.id}`);
  await expect(page.getByRole('alert')).toContainText('No hemos podido abrir la ficha');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ficha');
  await unblockPersonView();
  await hoverRetry(page, 'person-view');
  await tryAgain(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quim Tren');

  const unblockDialog = await blockFile(page, 'take-payment-dialog');
  await visitPanel(page, '/staff/agenda');
  await page.getByRole('button', { name: 'Lista' }).click();
  await fillDay(page.getByLabel('Ir a un día'), freeDay.day);
  const take = page.getByRole('button', { name: 'Cobrar: Quim Tren' });
  await take.click();
  await expect(page.getByRole('alert')).toContainText('No se ha podido abrir');
  await unblockDialog();
  await expectFocusReturned(page, take, 'take-payment-dialog');
  await expectFocusReturned(
    page,
    page.getByRole('button', { name: 'Tus llaves de acceso' }),
    'passkeys-dialog',
  );
});

/** A dialog whose code loads after the focus has moved returns it to the pressed button. */
async function expectFocusReturned(page: Page, button: Locator, file: string) {
  const unblock = await holdResponses(page, new RegExp(`/${file}-[^/]+\\.js$`));
  await button.click();
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  unblock();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await closeByEscape(dialog);
  await expect(button).toBeFocused();
}
