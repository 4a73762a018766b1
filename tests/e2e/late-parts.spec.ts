import type { Locator, Page } from '@playwright/test';
import { chooseDay } from './calendar.ts';
import { escapeFrom, expect, hold, test, visit } from './house.ts';
import { paymentDialog } from './paying.ts';
import { openAccount, somebody } from './people.ts';
import { planDirectly, signInAsDirector, visitPanel } from './staff.ts';

/** Blocks a build file, as on a train. @returns a function that unblocks it */
async function keepAway(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}-*.js`;
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Volver a intentar' }).click();

/** Moving towards 'Volver a intentar' must not reload and remove it. */
async function comeNear(page: Page, name: string) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { x = 0, y = 0 } = (await page.getByRole('alert').boundingBox()) ?? {};
  await page.mouse.move(x + 1, y + 1);
  // Effects of a movement begin after the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(asked.filter((url) => url.includes(`/${name}-`))).toEqual([]);
}

test('a booked hour that cannot be shown is said to be kept, and is shown on retry', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal('ERR_FAILED');
  await openAccount(page.request, somebody());
  const letCome = await keepAway(page, 'held-appointment');
  await visit(page, '/appointments');
  await chooseDay(page, freeDay);
  await page.getByRole('radio', { name: '12:00' }).check();
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(page.getByRole('alert')).toContainText('Tu hora está guardada');
  await letCome();
  await tryAgain(page);
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
  const { patient } = await planDirectly(page.request, { fullName: 'Quim Tren', startsAt });
  const letCard = await keepAway(page, 'person-view');
  await page.goto(`/staff/personas?persona=${patient.id}`);
  await expect(page.getByRole('alert')).toContainText('No hemos podido abrir la ficha');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ficha');
  await letCard();
  await comeNear(page, 'person-view');
  await tryAgain(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quim Tren');

  const letWindow = await keepAway(page, 'payment-window');
  await visitPanel(page, '/staff/agenda');
  await page.getByRole('button', { name: 'Lista' }).click();
  await page.getByLabel('Ir a un día').fill(freeDay.day);
  const take = page.getByRole('button', { name: 'Cobrar: Quim Tren' });
  await take.click();
  await expect(page.getByRole('alert')).toContainText('No se ha podido abrir');
  await letWindow();
  await expectBackAtItsButton(page, take, 'payment-window');
  await expectBackAtItsButton(
    page,
    page.getByRole('button', { name: 'Tus llaves de acceso' }),
    'passkeys-dialog',
  );
});

/** A dialog whose code loads after the focus has moved returns it to the pressed button. */
async function expectBackAtItsButton(page: Page, button: Locator, file: string) {
  const letCome = await hold(page, new RegExp(`/${file}-[^/]+\\.js$`));
  await button.click();
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  letCome();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await escapeFrom(dialog);
  await expect(button).toBeFocused();
}
