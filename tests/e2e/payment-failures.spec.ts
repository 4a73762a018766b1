import type { APIRequestContext, Page } from '@playwright/test';
import pg from 'pg';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { createTestWallet } from '#tests/support/servers/wallet.ts';
import { expect, expectAccessible, test, toastIn, visit } from './app.ts';
import {
  bookOnScreen,
  openWalletDialog,
  paymentDialog,
  payNow,
  pressWallet,
  walletDialog,
} from './paying.ts';
import { bookByApi, newPerson, openAccount } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';
import { appDatabaseUrl } from './worker-app.ts';

const onlyAppointment = async (request: APIRequestContext): Promise<Appointment> => {
  const [appointment] = (await (await request.get('/api/appointments')).json()) as Appointment[];
  if (appointment === undefined) throw new Error('Nothing is booked.');
  return appointment;
};

const subjectsTo = async (request: APIRequestContext, email: string): Promise<string[]> => {
  const outbox: { to: string; subject: string }[] = await (await request.get('/api/demo/outbox')).json();
  return outbox.filter(({ to }) => to === email).map(({ subject }) => subject);
};

/** The report of the payment is lost; the browser retries after a pause. */
const untilRequestFails = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/process-payment'));

/** Moves the due times of this order back by a minute; `tests/abuse` checks that the poll takes no longer. */
async function advanceOrderPoll(pool: pg.Pool, orderId: string) {
  const { rows } = await pool.query(
    `update wallet_orders set next_look_at = next_look_at - interval '1 minute',
       approved_seen_at = approved_seen_at - interval '1 minute' where order_id = $1 returning id`,
    [orderId],
  );
  await pool.query(
    `update pgboss.job set start_after = now()
     where name = 'payments.look-at-order' and state = 'created' and (data->>'claimId')::int = any($1)`,
    [rows.map(({ id }) => id)],
  );
}

/** Expects the server to find the payment without any browser. */
async function expectFoundByServer(request: APIRequestContext, orderId: string) {
  const pool = new pg.Pool({ connectionString: appDatabaseUrl(), max: 1 });
  const standing = async () => {
    await advanceOrderPoll(pool, orderId);
    const { status, paid, payment } = await onlyAppointment(request);
    return { status, paid, payment };
  };
  await expect
    .poll(standing, { intervals: [1_000] })
    .toEqual({ status: 'confirmed', paid: true, payment: 'paid' });
  await pool.end();
}

/** Books over HTTP, and opens the payment in the profile. */
async function openPayment(page: Page, startsAt: string) {
  await openAccount(page.request);
  await bookByApi(page.request, startsAt);
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
}

test.describe('a browser that closes', () => {
  test('right after the approval has still paid', async ({ page, context, freeDay, expectRefusal }) => {
    expectRefusal('ERR_FAILED');
    await openPayment(page, freeDay.startsAt('17:30'));
    for (const call of ['**/capture', '/api/process-payment'])
      await page.route(call, (route) => route.abort());
    const orderId = await openWalletDialog(page);
    const lost = untilRequestFails(page);
    await payNow(page);
    await lost;
    await page.close();
    await expectFoundByServer(context.request, orderId);
  });

  test('right after the capture has still paid, even if the wallet’s webhook is lost', async ({
    page,
    context,
    baseURL,
    freeDay,
    expectRefusal,
  }) => {
    expectRefusal('ERR_FAILED');
    await openPayment(page, freeDay.startsAt('17:30'));
    await page.route('/api/process-payment', (route) => route.abort());
    const orderId = await openWalletDialog(page);
    await createTestWallet(baseURL ?? '').fault({ call: 'notice', fault: 'lost', orderId, times: 100 });
    const lost = untilRequestFails(page);
    await payNow(page);
    await lost;
    await page.close();
    await expectFoundByServer(context.request, orderId);
  });
});

test('a payment that could not be recorded is checked again, not charged again', async ({
  page,
  baseURL,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(500);
  await openAccount(page.request);
  await bookOnScreen(page, freeDay, '17:30');
  await page.route(
    '/api/process-payment',
    (route) => route.fulfill({ status: 500, json: { code: 'internal' } }),
    { times: 1 },
  );
  const orderId = await openWalletDialog(page);
  await createTestWallet(baseURL ?? '').fault({ call: 'notice', fault: 'lost', orderId, times: 100 });
  await payNow(page);
  await expect(toastIn(page)).toContainText('Pago completado');
  await expect(toastIn(page)).toContainText('Error al actualizar el estado de pago');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Tu pago está por confirmar' })).toBeFocused();
  await expect(main).toContainText(`contacta con soporte: ${clinicContact().phone}.`);
  await expect(main.getByRole('button', { name: 'Pagar ahora' })).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Comprobar otra vez' }).click();
  await expect(toastIn(page)).toContainText('¡Pago procesado correctamente!');
  await expect(page).toHaveURL('/dashboard');
});

test('a payment under review keeps the hold, and cannot be paid again', async ({
  page,
  baseURL,
  freeDay,
}) => {
  await openAccount(page.request);
  await bookOnScreen(page, freeDay, '10:30');
  const wallet = createTestWallet(baseURL ?? '');
  const orderId = await openWalletDialog(page);
  await wallet.fault({ call: 'capture', fault: 'pending', orderId });
  await payNow(page);
  await expect(toastIn(page)).toContainText('Estamos comprobando tu pago');
  await expect(page.getByRole('heading', { name: 'Tu pago está en revisión' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Pagar ahora' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ver mis citas' }).click();
  const card = page.getByRole('region', { name: 'Próximas' }).getByRole('listitem');
  await expect(card).toContainText('Pago en revisión');
  await expect(card).toContainText(
    /Falta que se confirme el pago: te la guardamos hasta el .+ a las \d\d:\d\d/,
  );
  await expect(card.getByRole('button', { name: 'Pagar' })).toHaveCount(0);
  const { id } = await onlyAppointment(page.request);
  const [capture] = await wallet.captures(`appointment:${id}`);
  await wallet.decide(capture?.id ?? '', 'COMPLETED');
  await expect.poll(async () => (await onlyAppointment(page.request)).paid).toBe(true);
  await visit(page, '/dashboard');
  await expect(card).toContainText('Pagada');
});

test('a payment for a cancelled hold is refunded, and the patient is notified', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(402);
  const email = `${newPerson().username}@example.org`;
  await openAccount(page.request, { email });
  await bookOnScreen(page, freeDay, '12:00');
  await openWalletDialog(page);
  const { id } = await onlyAppointment(page.request);
  expect((await page.request.delete(`/api/appointments/${id}`)).status()).toBe(200);
  await payNow(page);
  await expect(toastIn(page)).toContainText('Error al actualizar el estado de pago');
  await expect(page.getByRole('heading', { name: 'Tu reserva está cancelada' })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText('Te lo devolvemos entero.');
  for (const words of ['No se ha cobrado nada', 'Comprobar otra vez', 'Pagar ahora'])
    await expect(main).not.toContainText(words);
  await expectAccessible(page);
  await expect.poll(() => subjectsTo(page.request, email)).toContain('Te devolvemos tu pago');
  await page.getByRole('link', { name: 'Ver mis citas' }).click();
  const gone = page.getByRole('region', { name: 'Historial' }).getByRole('listitem');
  await expect(gone).toContainText(/Devolución en curso|Devuelta/);
  await expect.poll(async () => (await onlyAppointment(page.request)).payment).toBe('returned');
});

test('a hold that has ended cannot be paid, and the wallet’s dialog does not open', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(409);
  await openAccount(page.request);
  await bookOnScreen(page, freeDay, '12:00');
  const { id } = await onlyAppointment(page.request);
  await page.request.delete(`/api/appointments/${id}`);
  await pressWallet(page);
  const dialog = paymentDialog(page);
  await expect(dialog.getByRole('alert')).toContainText('La reserva ha caducado o está cancelada.');
  await expect(dialog.getByRole('button', { name: 'Pagar con PayPal' })).toHaveCount(0);
  await expect(walletDialog(page)).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByRole('heading', { name: 'Tu reserva está cancelada' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('No se ha cobrado nada.');
  await page.getByRole('button', { name: 'Elegir otra hora' }).click();
  await expect(page.getByRole('heading', { name: 'Reservar Consulta' })).toBeVisible();
});

test('a payment from the profile passes all checks with the wallet’s dialog open and after paying; another window cannot pay it again', async ({
  page,
  context,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(409);
  await openAccount(page.request);
  await bookByApi(page.request, freeDay.startsAt('16:00'));
  const other = await context.newPage();
  for (const window of [page, other]) {
    await visit(window, '/dashboard');
    await window.getByRole('button', { name: 'Pagar', exact: true }).click();
  }
  await other.setViewportSize({ width: 360, height: 740 });
  await openWalletDialog(other);
  await expectScreenSound(other);
  await payNow(other);
  await expect(other.getByRole('listitem').filter({ hasText: 'Pagada' })).toBeVisible();
  await expect(toastIn(other)).toContainText('¡Pago procesado correctamente!');
  await expectScreenSound(other);
  await pressWallet(page);
  await expect(paymentDialog(page).getByRole('alert')).toContainText('Esto ya está pagado');
  await expect(walletDialog(page)).toHaveCount(0);
  await paymentDialog(page).getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByRole('region', { name: 'Próximas' }).getByRole('listitem')).toContainText('Pagada');
});

test('each failure before the wallet’s dialog opens can be retried; nothing interrupts the single capture', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal('ERR_FAILED');
  await openAccount(page.request);
  const failing = async (address: string, act: () => Promise<void>) => {
    await page.route(address, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await act();
    await failed;
  };
  const alert = paymentDialog(page).getByRole('alert');
  const tryAgain = alert.getByRole('button', { name: 'Volver a intentar' });

  await test.step('payment configuration', async () => {
    await failing('/api/payments/config', () => bookOnScreen(page, freeDay, '17:30'));
    await expect(alert).toContainText('No hemos podido cargar el pago');
    await expectAccessible(page);
  });
  await test.step('the wallet’s script', async () => {
    await failing('**/sdk.js?*', () => tryAgain.click());
    await expect(alert).toContainText('No hemos podido cargar el pago');
    await tryAgain.click();
  });
  for (const { what, address, title, text } of [
    {
      what: 'the wallet',
      address: '**/v2/checkout/orders',
      title: 'Error en PayPal',
      text: 'Ha ocurrido un error con PayPal. Por favor, inténtalo de nuevo.',
    },
    {
      what: 'the order that is to be reported',
      address: '/api/payments/orders',
      title: 'No hemos podido empezar el pago',
      text: 'No se ha cobrado nada.',
    },
  ])
    await test.step(what, async () => {
      await failing(address, () => pressWallet(page));
      await expect(alert).toContainText(title);
      await expect(alert).toContainText(text);
      await expect(walletDialog(page)).toHaveCount(0);
    });
  await test.step('during the capture', () => expectUninterrupted(page));
});

/** Pays, and checks that the dialog cannot be closed during the capture. */
async function expectUninterrupted(page: Page) {
  const { promise: mayCapture, resolve: capture } = Promise.withResolvers<void>();
  await page.route('**/capture', (route) => mayCapture.then(() => route.continue()));
  await openWalletDialog(page);
  await payNow(page);
  const dialog = paymentDialog(page);
  await expect(dialog.getByRole('status').filter({ hasText: 'Terminando el pago.' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Cerrar' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  capture();
  await expect(toastIn(page)).toContainText('¡Pago procesado correctamente!');
}
