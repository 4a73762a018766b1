import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { pdfText } from '#tests/support/words/pdf.ts';
import {
  closeByEscape,
  expect,
  expectAccessible,
  pauseClock,
  test,
  toastIn,
  visit,
  withMotion,
} from './app.ts';
import {
  bookOnScreen,
  openWalletDialog,
  payLater,
  paymentDialog,
  payNow,
  pressWallet,
  walletDialog,
} from './paying.ts';
import { bookByApi, newPerson, openAccount } from './people.ts';

test.use(withMotion);

/** The receipt of the only payment: a PDF with its number and the patient's name. */
async function expectReceipt(page: Page, fullName: string) {
  const link = page.getByRole('link', { name: 'Recibo (PDF)' });
  const coming = page.waitForEvent('download');
  await link.click();
  const download = await coming;
  const [receipt] = await (await page.request.get('/api/receipts')).json();
  await expect(link).toHaveAccessibleName(`Recibo (PDF) ${receipt.number}`);
  expect(download.suggestedFilename()).toBe(`recibo-${receipt.number.replace('/', '-')}.pdf`);
  const file = readFileSync(await download.path());
  expect(file.toString('latin1', 0, 5)).toBe('%PDF-');
  const text = pdfText(file);
  for (const words of [`N.º ${receipt.number}`, fullName, 'Este recibo no es una factura'])
    expect(text).toContain(words);
  await expectAccessible(page);
}

test('a patient books and pays, sees the confirmed appointment and downloads the receipt as a PDF with number and name', async ({
  page,
  freeDay,
}) => {
  const email = `${newPerson().username}@example.org`;
  const { fullName } = await openAccount(page.request, { email });
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('/sdk.js') && scripts.push(request.url()));
  await bookOnScreen(page, freeDay, '10:30');

  const dialog = paymentDialog(page);
  await expect(dialog).toHaveAccessibleDescription(new RegExp(`^${freeDay.words}, 10:30`));
  for (const words of [
    'Consulta en el despacho con la Dra. Nausica Riubell',
    /Te guardamos la hora hasta (las|el .+ a las) \d\d:\d\d\./,
    /Total a pagar:\s?65,00\s€/,
    'IVA incluido',
  ])
    await expect(dialog).toContainText(words);
  await expect(dialog).not.toContainText('exento de IVA');
  await expect(dialog.getByRole('heading', { name: 'Pagar con PayPal' })).toBeVisible();
  await openWalletDialog(page);
  await expect(walletDialog(page)).toContainText(/65,00\s€/);
  await expect(walletDialog(page)).toContainText('Servicio de consulta psicológica');
  await payNow(page);

  await expect(toastIn(page)).toContainText('Pago completado');
  await expect(toastIn(page)).toContainText('Tu pago se ha procesado correctamente.');
  await expect(dialog).toBeHidden();
  await expect(toastIn(page)).toContainText('¡Pago procesado correctamente!');
  await expect(page).toHaveURL('/dashboard');
  const card = page.getByRole('region', { name: 'Próximas' }).getByRole('listitem');
  for (const words of ['Confirmada', 'Pagada']) await expect(card).toContainText(words);
  await expect(card.getByRole('button', { name: 'Pagar' })).toHaveCount(0);
  const outbox = await (await page.request.get('/api/demo/outbox')).json();
  const subjects = outbox.filter(({ to }: { to: string }) => to === email);
  expect(subjects.map(({ subject }: { subject: string }) => subject)).toContain(
    `Cita confirmada: ${freeDay.words}`,
  );
  expect(scripts).toHaveLength(1);
  await test.step('the receipt', () => expectReceipt(page, fullName));
});

test('no page loads the wallet’s script before the payment dialog opens', async ({ page, freeDay }) => {
  await openAccount(page.request);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/appointments');
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await bookByApi(page.request, freeDay.startsAt('09:00'));
  await visit(page, '/dashboard');
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeVisible();
  expect(asked.filter((path) => /paypal|wallet|payments/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(paymentDialog(page).getByRole('button', { name: 'Pagar con PayPal' })).toBeVisible();
  expect(asked).toContain('/demo/wallet/sdk.js');
});

test('the cancel button stays in place while the payment dialog loads its parts', async ({
  page,
  freeDay,
}) => {
  await openAccount(page.request);
  const part = Promise.withResolvers<void>();
  await page.route(/invoice-recipient/, async (route) => {
    await part.promise;
    await route.continue();
  });
  await bookOnScreen(page, freeDay, '12:00');
  const cancel = paymentDialog(page).getByRole('button', { name: 'Cancelar' });
  await expect(paymentDialog(page).getByText('Cargando los botones de pago…')).toBeVisible();
  // A trial press waits until the opening dialog has stopped.
  await cancel.click({ trial: true });
  const before = await cancel.boundingBox();
  part.resolve();
  await expect(paymentDialog(page).getByRole('button', { name: 'Pagar con PayPal' })).toBeVisible();
  await cancel.click({ trial: true });
  const after = await cancel.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
});

test('a hold does not expire while the patient is paying; after payment the redirect waits two seconds and can be stopped', async ({
  page,
  freeDay,
}) => {
  await openAccount(page.request);
  await page.clock.install();
  await bookOnScreen(page, freeDay, '10:30');
  await openWalletDialog(page);
  await page.clock.runFor((clinicSettings().holdMinutes + 1) * 60_000);
  await expect(page.getByText('Tu reserva ha caducado')).toHaveCount(0);
  await expect(walletDialog(page)).toBeVisible();
  await pauseClock(page);
  await payNow(page);
  await expect(page.getByText('Te llevamos a tu perfil')).toBeVisible();
  await expect(toastIn(page)).toContainText('Pago completado');
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL('/appointments');
  await page.getByRole('button', { name: 'Quedarme aquí' }).click();
  // The second of two toasts waits until the first has been visible for two seconds.
  await page.clock.runFor(500);
  await expect(toastIn(page)).toContainText('¡Pago procesado correctamente!');
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/appointments');
  await expect(page.getByRole('heading', { name: 'Tu cita está confirmada' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Tu cita está pagada');
  await page.clock.resume();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver mis citas' }).click();
  await expect(page.getByRole('region', { name: 'Próximas' }).getByRole('listitem')).toContainText('Pagada');
});

test('a patient who closes the wallet’s dialog has paid nothing, and pays later from the profile', async ({
  page,
  freeDay,
}) => {
  await openAccount(page.request);
  // Delays content above the button: the button waits for it, so that it never moves under a finger.
  await page.route(/\/assets\/invoice-recipient-.*\.js$/, async (route) => {
    await expect(paymentDialog(page)).toContainText('Total a pagar');
    await expect(paymentDialog(page).getByRole('button', { name: 'Pagar con PayPal' })).toHaveCount(0);
    await route.continue();
  });
  await bookOnScreen(page, freeDay, '12:00');
  await expect(paymentDialog(page).getByRole('button', { name: 'Pagar con PayPal' })).toBeVisible();
  expect(await paymentDialog(page).getByLabel('Soy una empresa').isVisible()).toBe(true);
  // Leaving the last field saves the invoice data without a press; incomplete data is not sent.
  const dialog = paymentDialog(page);
  await dialog.getByLabel('Soy una empresa').check();
  await dialog.getByLabel('Nombre o razón social').fill('Exemple Inventat, SL');
  await dialog.getByLabel('Dirección completa').fill('Carrer Inventat 7, 17001 Girona');
  const told = page.waitForRequest((request) => request.url().endsWith('/api/invoice-recipient'));
  await dialog.getByLabel('NIF o NIE').fill('B-12345674');
  await dialog.getByLabel('NIF o NIE').blur();
  expect((await told).postDataJSON().recipient).toMatchObject({ taxId: 'B-12345674' });
  await expect(dialog.getByText('Guardados: irán en la factura.')).toBeVisible();
  await openWalletDialog(page);
  await walletDialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(
    paymentDialog(page).getByRole('status').filter({ hasText: 'No se ha cobrado nada.' }),
  ).toBeVisible();
  await payLater(page);
  await expect(page.getByText(/Falta pagar: te la guardamos hasta las \d\d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Pagar ahora' }).click();
  await expect(paymentDialog(page)).toBeVisible();
  await closeByEscape(paymentDialog(page));
  await expect(page.getByRole('button', { name: 'Pagar ahora' })).toBeFocused();

  await page.getByRole('link', { name: 'Ver mis citas' }).click();
  const card = page.getByRole('region', { name: 'Próximas' }).getByRole('listitem');
  await expect(card).toContainText('Sin pagar');
  await card.getByRole('button', { name: 'Pagar' }).click();
  await expect(paymentDialog(page)).toContainText(/65,00\s€/);
  await openWalletDialog(page);
  await payNow(page);
  await expect(toastIn(page)).toContainText('Pago completado');
  await expect(toastIn(page)).toContainText('¡Pago procesado correctamente!');
  for (const words of ['Confirmada', 'Pagada']) await expect(card).toContainText(words);
  await expect(page.getByRole('heading', { name: 'Próximas' })).toBeFocused();

  await card.getByRole('button', { name: 'Cancelar' }).click();
  const cancelling = page.getByRole('dialog', { name: '¿Cancelar esta cita?' });
  await expect(cancelling).toContainText(/Te devolvemos 65\s€, el importe completo\./);
  await cancelling.getByRole('button', { name: 'Cancelar la cita' }).click();
  await expect(toastIn(page)).toContainText(/La devolución de 65\s€ está en camino\./);
  const gone = page.getByRole('region', { name: 'Historial' }).getByRole('listitem');
  await expect(gone).toContainText(/Devolución en curso|Devuelta/);
});

test('Escape closes only the wallet’s dialog; a declined payment can be retried at once', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(422);
  await page.setViewportSize({ width: 360, height: 640 });
  await openAccount(page.request);
  await bookOnScreen(page, freeDay, '16:00');
  await test.step('Escape', async () => {
    await openWalletDialog(page);
    await closeByEscape(walletDialog(page));
    await expect(walletDialog(page)).toBeHidden();
    await expect(paymentDialog(page)).toContainText('No se ha cobrado nada.');
    await closeByEscape(paymentDialog(page));
    await expect(paymentDialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Pagar ahora' }).click();
  });
  await openWalletDialog(page);
  await walletDialog(page).getByRole('button', { name: 'Simular rechazo' }).click();
  const alert = paymentDialog(page).getByRole('alert');
  await expect(alert).toContainText('Error en el pago');
  await expect(alert).toContainText(
    'Ha ocurrido un error al procesar tu pago. Por favor, inténtalo de nuevo o contacta con soporte.',
  );
  await expect(alert).toContainText(/No se ha cobrado nada\.\s*Te guardamos la hora hasta las \d\d:\d\d\./);
  await expect(paymentDialog(page).getByText(/Te guardamos la hora/)).toHaveCount(1);
  // On a small phone the refusal pushes the buttons down: the page scrolls them back into view.
  await expect(paymentDialog(page).getByRole('button', { name: 'Pagar con PayPal' })).toBeInViewport({
    ratio: 1,
  });
  // The whole alert is in view, including whether money was taken.
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await openWalletDialog(page);
  await expect(alert).toHaveCount(0);
  await payNow(page);
  await expect(toastIn(page)).toContainText('¡Pago procesado correctamente!');
  await expect(page).toHaveURL('/dashboard');
});

test('a changed price is shown before anything is paid', async ({ page, freeDay, expectRefusal }) => {
  expectRefusal(409);
  await openAccount(page.request);
  const child = { type: 'child', professionalId: 2, childBirthDate: '2019-03-01', guardian: true };
  const first = await bookByApi(page.request, freeDay.startsAt('16:00'), child);
  await bookByApi(page.request, freeDay.startsAt('17:30'), child);
  await visit(page, '/dashboard');
  const second = page.getByRole('listitem').filter({ hasText: '17:30' });
  await second.getByRole('button', { name: 'Pagar', exact: true }).click();
  const dialog = paymentDialog(page);
  await expect(dialog).toContainText(/Total a pagar:\s?50,00\s€/);
  // The other visit becomes the first, which costs more.
  await page.request.delete(`/api/appointments/${first}`);
  await pressWallet(page);
  await expect(dialog.getByRole('alert')).toContainText('El precio ha cambiado');
  await expect(dialog).toContainText(/Total a pagar:\s?60,00\s€/);
  await expect(walletDialog(page)).toHaveCount(0);
  await expectAccessible(page);
  await openWalletDialog(page);
  await expect(walletDialog(page)).toContainText(/60,00\s€/);
  await payNow(page);
  const card = page.getByRole('region', { name: 'Próximas' }).getByRole('listitem');
  await expect(card).toContainText(/60\s€ · Pagada/);
});
