import type { Page } from '@playwright/test';
import { createTestWallet } from '#tests/support/servers/wallet.ts';
import { expect, pauseClock, test, toastIn, visit } from './app.ts';
import { chooseDay, type FreeDay } from './calendar.ts';
import { paymentDialog } from './paying.ts';
import { openAccount } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';
import { appUrl } from './worker-app.ts';

/** Opens an account with a plan of eight sessions for six months. */
async function openAccountWithPlan(page: Page): Promise<void> {
  await openAccount(page.request);
  const { id } = await (await page.request.get('/api/user')).json();
  const orderId = await createTestWallet(appUrl() ?? '').pay({
    reference: `subscription:1:single:${id}`,
    value: '520.00',
  });
  const data = {
    type: 'subscription',
    itemId: 1,
    paymentInterval: 'single',
    paymentDetails: { id: orderId },
  };
  expect(await (await page.request.post('/api/process-payment', { data })).json()).toEqual({ success: true });
}

const sessionsLeft = async (page: Page) =>
  (await (await page.request.get('/api/user-subscriptions')).json())[0].sessionsLeft;

const planBox = (page: Page) => page.getByRole('checkbox', { name: 'Usar una sesión de mi plan' });
const confirmed = (page: Page) => page.getByRole('dialog', { name: 'Reserva Confirmada' });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Resumen' });
const send = (page: Page) => page.getByRole('button', { name: 'Reservar Consulta' });

/**
 * Axe waits for timers of the page, whose clock is paused: advances it by milliseconds, much less than the
 * countdown.
 */
async function withTickingClock(page: Page, work: Promise<void>): Promise<void> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  const ticking = async () => {
    while (!isDone) await page.clock.runFor(1);
  };
  await Promise.all([done, ticking()]);
}

async function openForm(page: Page, freeDay: FreeDay, time: string): Promise<void> {
  await visit(page, '/appointments');
  await chooseDay(page, freeDay);
  await page.getByRole('radio', { name: time }).check();
}

test('a session credit pays: the booking is confirmed, the countdown leads to the profile, and cancelling in time returns the credit', async ({
  page,
  freeDay,
}) => {
  await openAccountWithPlan(page);
  await page.clock.install();
  await openForm(page, freeDay, '10:30');
  await expect(planBox(page)).toBeChecked();
  await expect(summary(page)).toContainText(/Te quedan 8 · valen hasta el /);
  await expect(summary(page)).toContainText('Sin coste: una sesión de tu plan');
  await pauseClock(page);
  await send(page).click();

  const dialog = confirmed(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(new RegExp(`^${freeDay.words}, 10:30`));
  await expect(dialog).not.toContainText('Te llevamos a tu perfil en');
  await page.clock.runFor(1_000);
  await expect(dialog).toContainText('Te llevamos a tu perfil en 5 segundos.');
  await expect(dialog.getByRole('status')).toContainText('En 5 segundos te llevamos a tu perfil.');
  await page.clock.runFor(3_000);
  await expect(dialog).toContainText('Te llevamos a tu perfil en 2 segundos.');
  await expect(page).toHaveURL('/appointments');
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL('/dashboard');
  await page.clock.resume();
  await expect(dialog).toBeHidden();
  expect(await sessionsLeft(page)).toBe(7);

  const card = page.getByRole('region', { name: 'Próximas' }).getByRole('listitem');
  for (const words of ['Confirmada', 'Pagada con una sesión de tu plan'])
    await expect(card).toContainText(words);
  await expect(card.getByRole('button', { name: 'Pagar' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog', { name: '¿Cancelar esta cita?' })).toContainText(
    'Te devolvemos la sesión: vuelve a estar en tu plan.',
  );
  await page.getByRole('button', { name: 'Cancelar la cita' }).click();
  await expect(toastIn(page)).toContainText('La sesión vuelve a estar en tu plan.');
  await expect(page.getByRole('region', { name: 'Historial' }).getByRole('listitem')).toContainText(
    'La sesión ha vuelto a tu plan',
  );
  expect(await sessionsLeft(page)).toBe(8);
});

test('Back from the profile shows the hour paid by a session credit, without redirecting', async ({
  page,
  freeDay,
}) => {
  await openAccountWithPlan(page);
  await page.clock.install();
  await openForm(page, freeDay, '12:00');
  await expect(planBox(page)).toBeChecked();
  await send(page).click();
  await confirmed(page).getByRole('link', { name: 'Ir a mi perfil' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tu cita está confirmada' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/appointments');
  await expect(confirmed(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(`${freeDay.words}, 12:00`);
  expect(await sessionsLeft(page)).toBe(7);
});

test('stopping the countdown keeps the page open, and form and dialog pass all checks', async ({
  page,
  freeDay,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAccountWithPlan(page);
  await page.clock.install();
  await openForm(page, freeDay, '09:00');
  await expect(planBox(page)).toBeChecked();
  await expectScreenSound(page);
  await pauseClock(page);
  await send(page).click();
  const stay = confirmed(page).getByRole('button', { name: 'Quedarme aquí' });
  await expect(confirmed(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(confirmed(page)).toContainText('Te llevamos a tu perfil en');
  await withTickingClock(page, expectScreenSound(page));
  await stay.press('Enter');
  await expect(confirmed(page)).toBeHidden();
  // Longer than the countdown.
  await page.clock.runFor(6_500);
  await expect(page.getByRole('heading', { name: 'Tu cita está confirmada' })).toBeFocused();
  await expect(page).toHaveURL('/appointments');
  await expect(page.getByRole('main')).toContainText('La paga una sesión de tu plan');
  await expect(paymentDialog(page)).toHaveCount(0);
  await page.clock.resume();
  await expectScreenSound(page);
});

test('without the session credit the booking is paid as usual, and a home visit does not offer the credit', async ({
  page,
  freeDay,
}) => {
  await openAccountWithPlan(page);
  await openForm(page, freeDay, '17:30');
  await page.getByRole('radio', { name: /Consulta a domicilio/ }).check();
  await expect(planBox(page)).toHaveCount(0);
  await expect(summary(page)).toContainText('80 €');
  await page.getByRole('radio', { name: /Consulta en el despacho/ }).check();
  await planBox(page).uncheck();
  await expect(summary(page)).toContainText('65 €');
  await send(page).click();
  await expect(paymentDialog(page)).toBeVisible();
  expect(await sessionsLeft(page)).toBe(8);
});

test('if the last session credit is used up meanwhile, the form keeps its values and offers payment', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(409);
  await openAccountWithPlan(page);
  await openForm(page, freeDay, '19:00');
  await page.getByLabel('Notas').fill('Prefiero hablar en catalán');
  await page.route(
    '/api/appointments',
    (route) => route.fulfill({ status: 409, json: { code: 'no_credit', message: 'No te quedan sesiones.' } }),
    { times: 1 },
  );
  // The first request is the booking: nothing else requests appointments here.
  await send(page).click();
  const notice = page.getByText('No te quedan sesiones.').last();
  await expect(notice).toBeVisible();
  await summary(page).getByRole('button', { name: 'Pagarla' }).click();
  await expect(send(page)).toBeFocused();
  await expect(planBox(page)).not.toBeChecked();
  await expect(summary(page)).toContainText('65 €');
  await expect(page.getByLabel('Notas')).toHaveValue('Prefiero hablar en catalán');
  await send(page).press('Enter');
  await expect(paymentDialog(page)).toBeVisible();
});
