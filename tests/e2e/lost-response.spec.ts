import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { createTestWallet } from '#tests/support/servers/wallet.ts';
import { expect, expectAccessible, test, toastIn, visit } from './app.ts';
import { chooseDay, chooseTime } from './calendar.ts';
import { bookOnScreen, openWalletDialog, paymentDialog, payNow } from './paying.ts';
import { bookByApi, openAccount } from './people.ts';
import { planByApi, signInAsDirector, visitPanel } from './staff.ts';

const appointments = async (request: APIRequestContext): Promise<Appointment[]> =>
  (await request.get('/api/appointments')).json();

/** The server performs the request, but its response is lost. */
const loseResponses = (page: Page, address: string, method: string, times: number) => {
  let left = times;
  return page.route(address, async (route) => {
    if (route.request().method() !== method || left === 0) return route.fallback();
    left -= 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
};

/** Loses one response and delays the next until released, so that the screen can be checked meanwhile. */
async function loseOneResponse(page: Page, address: string, method: string) {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await mayCome;
    await route.continue();
  });
  await loseResponses(page, address, method, 1);
  return letCome;
}

async function watchFor(page: Page, words: string) {
  await page.addInitScript((text) => {
    new MutationObserver(() => {
      if (document.body?.innerText.includes(text)) sessionStorage.setItem('said', text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, words);
  return () => page.evaluate(() => sessionStorage.getItem('said'));
}

const untilShown = (page: Page, what: Locator) =>
  expect
    .poll(
      async () => {
        await page.clock.fastForward(6_000);
        return what.isVisible();
      },
      { intervals: [200] },
    )
    .toBe(true);

const doubtNotice = (where: Page | Locator) =>
  where.getByRole('alert').filter({ hasText: 'No sabemos si ha llegado' });
const retryButton = (where: Page | Locator) => where.getByRole('button', { name: 'Comprobar otra vez' });

test('a booking with a lost response is resolved automatically and booked once', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal('ERR_CONNECTION_RESET');
  const wasSaid = await watchFor(page, 'No se ha reservado nada');
  await openAccount(page.request);
  await visit(page, '/appointments');
  await chooseDay(page, freeDay);
  await chooseTime(page, '12:00');
  const letCome = await loseOneResponse(page, '/api/appointments', 'POST');
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(doubtNotice(page)).toContainText(`Has pedido la cita del ${freeDay.words}, 12:00.`);
  letCome();
  await expect(paymentDialog(page)).toBeVisible();
  expect(await appointments(page.request)).toMatchObject([{ date: freeDay.startsAt('12:00') }]);
  expect(await wasSaid()).toBeNull();
});

test('no other hour is offered while the outcome is unknown; a reload resumes the booking and keeps later input', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal('ERR_CONNECTION_RESET');
  const wasSaid = await watchFor(page, 'No se ha reservado nada');
  await page.clock.install();
  await openAccount(page.request);
  await visit(page, '/appointments');
  await chooseDay(page, freeDay);
  await chooseTime(page, '16:00');
  await page.getByLabel('Notas').fill('Lo que escribí.');
  await loseResponses(page, '/api/appointments', 'POST', 50);
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(doubtNotice(page)).toContainText('Lo comprobamos…');
  await expect(page.getByRole('button', { name: 'Comprobando...' })).toBeDisabled();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await untilShown(page, retryButton(page));
  await expect(page.getByRole('button', { name: /^Reserva/ })).toHaveCount(0);
  await expectAccessible(page);
  await retryButton(page).click();
  await expect(doubtNotice(page)).toContainText('Lo comprobamos…');

  // Responses arrive only after the reload; an earlier one would resolve the doubt.
  const whoIsThere = Promise.withResolvers<void>();
  await page.route('/api/user', (route) => whoIsThere.promise.then(() => route.continue()));
  await page.reload();
  await page.getByLabel('Notas').fill('Lo de ahora.');
  whoIsThere.resolve();
  await expect(doubtNotice(page)).toContainText('Lo comprobamos…');
  await expect(page.getByLabel('Notas')).toHaveValue('Lo de ahora.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(paymentDialog(page)).toBeVisible();
  expect(await appointments(page.request)).toMatchObject([
    { date: freeDay.startsAt('16:00'), notes: 'Lo que escribí.' },
  ]);
  expect(await wasSaid()).toBeNull();
});

test('a refusal is shown as such, and everything can be selected again', async ({
  page,
  request,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal('ERR_CONNECTION_RESET');
  expectRefusal(409);
  await openAccount(page.request);
  await visit(page, '/appointments');
  await chooseDay(page, freeDay);
  await chooseTime(page, '17:30');
  await openAccount(request);
  await bookByApi(request, freeDay.startsAt('17:30'));
  await loseResponses(page, '/api/appointments', 'POST', 1);
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(page.getByRole('complementary', { name: 'Resumen' })).toContainText('No se ha reservado nada');
  await expect(page.getByRole('radio', { name: '17:30 ocupada' })).toBeDisabled();
  await expect(doubtNotice(page)).toHaveCount(0);
});

test('a move and a cancellation with lost responses are completed', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal('ERR_CONNECTION_RESET');
  const wasSaid = await watchFor(page, 'No se ha cambiado nada');
  await openAccount(page.request);
  const id = await bookByApi(page.request, freeDay.startsAt('09:00'));
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Cambiar' }).click();
  const moving = page.getByRole('dialog', { name: 'Cambiar la cita' });
  await chooseTime(moving, '19:00');
  const letMove = await loseOneResponse(page, `/api/appointments/${id}`, 'PATCH');
  await moving.getByRole('button', { name: 'Cambiar la cita' }).click();
  await expect(doubtNotice(moving)).toBeVisible();
  letMove();
  await expect(toastIn(page)).toContainText('Cita cambiada');
  const letCancel = await loseOneResponse(page, `/api/appointments/${id}`, 'DELETE');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  const cancelling = page.getByRole('dialog', { name: '¿Cancelar esta cita?' });
  await cancelling.getByRole('button', { name: 'Cancelar la cita' }).click();
  await expect(doubtNotice(cancelling)).toBeVisible();
  letCancel();
  await expect(toastIn(page)).toContainText('Cita cancelada');
  expect(await appointments(page.request)).toMatchObject([
    { id, date: freeDay.startsAt('19:00'), status: 'cancelled' },
  ]);
  expect(await wasSaid()).toBeNull();
});

test('a payment with lost responses of wallet and server is never reported as failed', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal('ERR_CONNECTION_RESET');
  const wasSaid = await watchFor(page, 'Error');
  await openAccount(page.request);
  await bookOnScreen(page, freeDay, '10:30');
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(paymentDialog(page).getByText('65,00 €'), 'on its side').toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 640 });
  await loseResponses(page, '**/capture', 'POST', 1);
  const letCome = await loseOneResponse(page, '/api/process-payment', 'POST');
  await openWalletDialog(page);
  await payNow(page);
  // A small phone shows progress in the button's place, which otherwise looks pressable again.
  const finishing = page
    .getByRole('status')
    .filter({ hasText: 'Terminando el pago. No cierres esta página.' });
  await expect(finishing).toBeInViewport({ ratio: 1 });
  const atItsPlace = await finishing.evaluate((words) => {
    const { left, top, width, height } = words.getBoundingClientRect();
    return words.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(atItsPlace, 'what a finger meets there').toBe(true);
  letCome();
  await expect(toastIn(page)).toContainText('¡Pago procesado correctamente!');
  await expect(page).toHaveURL('/dashboard');
  expect(await appointments(page.request)).toMatchObject([{ status: 'confirmed', paid: true }]);
  expect(await wasSaid()).toBeNull();
});

test('a payment without any response is neither reported done nor failed, and can be looked up', async ({
  page,
  baseURL,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal('ERR_FAILED');
  await page.clock.install();
  await openAccount(page.request);
  await bookOnScreen(page, freeDay, '10:30');
  await page.route('/api/process-payment', (route) => route.abort());
  const orderId = await openWalletDialog(page);
  // The wallet's notices are lost too, or the page would find out by itself.
  await createTestWallet(baseURL ?? '').fault({ call: 'notice', fault: 'lost', orderId, times: 100 });
  await payNow(page);
  await untilShown(page, retryButton(page));
  const main = page.getByRole('main');
  await expect(main).toContainText('No sabemos si ha llegado');
  await expect(main).toContainText('No pagues otra vez');
  await expect(main).not.toContainText('Error');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await retryButton(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test("a manager's refund at the desk with a lost response is made once, and is never called not done", async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal('ERR_CONNECTION_RESET');
  const wasSaid = await watchFor(page, 'No se ha');
  await signInAsDirector(page.request);
  const { id, patient } = await planByApi(page.request, {
    fullName: `Ona ${randomBytes(4).toString('hex')}`,
    startsAt: freeDay.startsAt('12:00'),
  });
  const taken = await page.request.post('/api/staff/payments', {
    headers: { 'Idempotency-Key': randomBytes(16).toString('hex') },
    data: { type: 'appointment', itemId: id, method: 'card', cents: 6_500 },
  });
  expect(taken.status()).toBe(201);

  await visitPanel(page, `/staff/personas?persona=${patient.id}&apartado=dinero`);
  const money = page.getByRole('region', { name: 'Dinero' });
  await loseResponses(page, '/api/staff/receipts/*/return', 'POST', 1);
  await money.getByRole('button', { name: /^Devolver/ }).click();
  await money.getByLabel('Cuánto se devuelve, en euros').fill('20');
  await money.getByLabel('Por qué').fill('Un arreglo');
  await money.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(toastIn(page)).toContainText('Devueltos 20');
  expect(await centsLeftOf(page, patient.id)).toBe(4_500);

  // What cannot be retried automatically asks the person to check, and claims nothing else.
  const other = await planByApi(page.request, {
    fullName: `Ona ${randomBytes(4).toString('hex')}`,
    startsAt: freeDay.startsAt('16:00'),
  });
  const second = await page.request.post('/api/staff/payments', {
    headers: { 'Idempotency-Key': randomBytes(16).toString('hex') },
    data: { type: 'appointment', itemId: other.id, method: 'card', cents: 6_500 },
  });
  expect(second.status()).toBe(201);
  await visitPanel(page, `/staff/personas?persona=${other.patient.id}&apartado=dinero`);
  await loseResponses(page, '/api/staff/receipts/*/undo', 'POST', 1);
  await money.getByRole('button', { name: /^Anular/ }).click();
  await money.getByLabel('Por qué se anula').fill('Era otra persona');
  await money.getByRole('button', { name: 'Anular el cobro', exact: true }).click();
  await expect(toastIn(page)).toContainText('No sabemos si ha llegado');
  await expect(money.getByRole('button', { name: /^Anular/ })).toHaveCount(0);
  expect(await wasSaid()).toBeNull();
});

async function centsLeftOf(page: Page, patientId: number): Promise<number> {
  const balance = await (await page.request.get(`/api/staff/people/${patientId}/balance`)).json();
  return balance.receipts.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0);
}
