import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { formatEurosExactly } from '#platform/money.ts';
import { planPrices } from '#tests/support/plans/plan-prices.ts';
import { createTestWallet } from '#tests/support/servers/wallet.ts';
import { closeByEscape, expect, expectAccessible, test, toastIn, visit } from './app.ts';
import { fillDay } from './date-fields.ts';
import { openWalletDialog, payNow, pressWallet, walletDialog } from './paying.ts';
import { fillSignIn, newPerson, openAccount, register, signIn } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';
import { appDatabaseUrl } from './worker-app.ts';

const planCard = (page: Page, plan: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) });
const subscribe = (page: Page, plan: string) =>
  page.getByRole('button', { name: `Suscribirme al plan ${plan}`, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Paga tu plan' });
const done = (page: Page) => page.getByRole('dialog', { name: 'Suscripción activada' });
const storedChoice = (page: Page) => page.evaluate(() => sessionStorage.getItem('pendingSubscription'));
const mine = (page: Page, plan: string) => planCard(page, `Plan ${plan}`);
const held = async (request: APIRequestContext) => (await request.get('/api/user-subscriptions')).json();

async function pay(page: Page): Promise<void> {
  await openWalletDialog(page, dialogOf(page));
  await payNow(page);
  await expect(done(page)).toBeVisible();
}

/**
 * Buys over HTTP, at the wallet and the server, what `buys a plan for the price on its card` buys on the
 * page.
 */
async function buyByApi({ request }: BrowserContext, baseURL: string, interval: 'monthly' | 'quarterly') {
  const line = planPrices.find((one) => one.plan === 'Básico' && one.interval === interval);
  if (!line) throw new Error('not on the price list');
  const { id: userId } = await (await request.get('/api/user')).json();
  const reference = `subscription:${line.id}:${interval}:${userId}`;
  const orderId = await createTestWallet(baseURL).pay({ reference, value: (line.cents / 100).toFixed(2) });
  const bought = { type: 'subscription', itemId: line.id, paymentInterval: interval };
  const reply = await request.post('/api/process-payment', {
    data: { ...bought, paymentDetails: { id: orderId } },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Changes in the database what no page can: elapsed time. */
async function updateDatabase(context: BrowserContext, what: string) {
  const { id } = await (await context.request.get('/api/user')).json();
  const pool = new pg.Pool({ connectionString: appDatabaseUrl(), max: 1 });
  await pool.query(`update user_subscriptions set ${what} where user_id = $1`, [id]);
  await pool.end();
}

const purchases = [
  { interval: 'landing', tab: undefined, plan: 'Premium' },
  { interval: 'single', tab: 'Pago único', plan: 'Intensivo' },
  { interval: 'monthly', tab: 'Mensual', plan: 'Básico' },
  { interval: 'quarterly', tab: 'Trimestral', plan: 'Premium' },
] as const;

for (const { interval, tab, plan } of purchases)
  test(`buys a plan for the price on its card: ${interval}`, async ({ page, baseURL }) => {
    const line = planPrices.find((one) => one.plan === plan && one.interval === interval);
    if (!line) throw new Error('not on the price list');
    await openAccount(page.request);
    await visit(page, tab ? '/plans' : '/');
    if (tab) await page.getByRole('tab', { name: tab }).click();
    await subscribe(page, plan).click();
    const dialog = dialogOf(page);
    await expect(dialog).toContainText(formatEurosExactly(line.cents));
    await expect(dialog).toContainText(`${line.sessions} sesiones`);
    if (line.payments > 1) await expect(dialog).toContainText(/Hoy pagas .*Después, .*En total, /);
    await pay(page);
    await expect(toastIn(page)).toContainText('Suscripción activada');
    const { id: userId } = await (await page.request.get('/api/user')).json();
    const taken = await createTestWallet(baseURL as string).captures(
      `subscription:${line.id}:${interval}:${userId}`,
    );
    expect(taken).toMatchObject([
      { status: 'COMPLETED', amount: { currency_code: 'EUR', value: (line.cents / 100).toFixed(2) } },
    ]);
    await expect(page).toHaveURL('/dashboard#subscriptions');
    await expect(page.getByRole('heading', { name: 'Suscripciones', exact: true })).toBeFocused();
    await expect(mine(page, plan)).toContainText('Activa');
    await expect(mine(page, plan)).toContainText(
      line.payments > 1 ? 'Próximo pago' : `Te quedan ${line.sessions} de ${line.sessions} sesiones`,
    );
    await expectAccessible(page);
    if (interval !== 'landing') return;
    // Closing the account now first shows the sessions already paid for.
    await page.getByRole('tab', { name: 'Seguridad' }).click();
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    const closing = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' });
    await expect(closing).toContainText(`Te quedan ${line.sessions} sesiones pagadas`);
    await expectAccessible(page);
  });

test('above 400 € the footer of a phone’s sheet names the total and leads to the wallet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAccount(page.request);
  await visit(page, '/plans');
  await page.getByRole('tab', { name: 'Pago único' }).click();
  await subscribe(page, 'Básico').click();
  const dialog = dialogOf(page);
  const lead = dialog.getByRole('button', { name: /^Ir a pagar 520,00/ });
  await expect(lead).toBeInViewport();
  const wallet = dialog.getByRole('button', { name: 'Pagar con PayPal' });
  await wallet.waitFor();
  await expect(wallet).not.toBeInViewport();
  await lead.click();
  await expect(wallet).toBeInViewport();
  await expect(dialog.getByRole('heading', { name: /^Pagar con/ })).toBeFocused();
});

test('a child’s plan first asks for the child’s data and keeps what was typed', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(400);
  await openAccount(page.request);
  await visit(page, '/plans');
  await subscribe(page, 'Enuresis').press('Enter');
  const child = page.getByRole('dialog', { name: 'Sobre el niño o la niña' });
  const birthDate = child.getByLabel('Fecha de nacimiento');
  await child.getByRole('button', { name: 'Continuar' }).click();
  await expect(birthDate).toBeFocused();
  await expect(child).toContainText('Indica la fecha de nacimiento');
  await expect(child).toContainText('Confirma que eres su madre, su padre o su tutor legal.');
  await expectScreenSound(page);
  await fillDay(birthDate, '2018-05-04');
  await child.getByLabel('Soy su madre, padre o tutor legal').check();
  await page.keyboard.press('Escape');
  await expect(subscribe(page, 'Enuresis')).toBeFocused();

  await subscribe(page, 'Enuresis').press('Enter');
  await expect(birthDate).toHaveValue('04/05/2018');
  const message = 'La terapia infantil empieza más tarde.';
  await page.route('/api/subscription-plans/4/child', (route) =>
    route.fulfill({ status: 400, json: { message, fields: { childBirthDate: message } } }),
  );
  await child.getByRole('button', { name: 'Continuar' }).click();
  await expect(birthDate).toHaveAccessibleDescription(message);
  await page.unrouteAll();
  await child.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialogOf(page)).toContainText('Para quien nació el 4 de mayo de 2018');
  await pay(page);
  await expect(mine(page, 'Enuresis')).toContainText('4 de mayo de 2018');
});

test('a visitor who is not signed in is asked to sign in, and finds the chosen plan again after registering', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await visit(page, '/plans');
  await page.getByRole('tab', { name: 'Mensual' }).click();
  await subscribe(page, 'Premium').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Inicia sesión' });
  await expect(dialog).toHaveAccessibleDescription('Necesitas iniciar sesión para suscribirte');
  await expect(dialog).toContainText(/9 pagos de 80\s€; 12 sesiones en total/);
  await expectScreenSound(page);
  await page.keyboard.press('Escape');
  await expect(subscribe(page, 'Premium')).toBeFocused();
  expect([await storedChoice(page), calls]).toEqual([null, []]);

  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL('/auth?redirect=plans');
  await expect(page.getByText('El plan que habías elegido te espera.')).toBeVisible();
  await register(page);
  await expect(page).toHaveURL('/plans');
  await expect(dialogOf(page)).toContainText(
    /Plan Premium.*Hoy pagas 80,00\s€\. Después, otros 8 pagos iguales\. En total, 720,00\s€\./,
  );
  expect(await storedChoice(page)).toBeNull();
  await closeByEscape(dialogOf(page));
  await expect(page.getByRole('tab', { name: 'Mensual' })).toHaveAttribute('aria-selected', 'true');
  await expect(subscribe(page, 'Premium')).toBeFocused();
  // Once only: a later visit opens nothing by itself.
  await visit(page, '/plans');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('a visitor who chose a package on the home page finds it there again after signing in', async ({
  page,
  request,
}) => {
  const person = await openAccount(request);
  await visit(page, '/');
  await subscribe(page, 'Intensivo').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL('/auth?redirect=home');
  // The payment dialog opens over the welcome, which is then hidden from screen readers.
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/');
  await expect(dialogOf(page)).toContainText(formatEurosExactly(42000));
});

test('a chosen plan is forgotten after half an hour and on sign-out', async ({ page, request }) => {
  const person = await openAccount(request);
  const choose = async () => {
    await visit(page, '/plans');
    await subscribe(page, 'Premium').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Iniciar Sesión' }).click();
    await expect(page).toHaveURL('/auth?redirect=plans');
  };
  await choose();
  await page.evaluate(() => {
    const choice = JSON.parse(sessionStorage.getItem('pendingSubscription') ?? '{}');
    const savedAt = choice.savedAt - 30 * 60_000;
    sessionStorage.setItem('pendingSubscription', JSON.stringify({ ...choice, savedAt }));
  });
  await signIn(page, person);
  await expect(page).toHaveURL('/plans');
  await expect(subscribe(page, 'Premium')).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await storedChoice(page)).toBeNull();

  const signOut = async () => {
    await page.getByRole('button', { name: `Tu cuenta, @${person.username}` }).click();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(toastIn(page)).toContainText('Sesión cerrada');
  };
  await signOut();
  await choose();
  await visit(page, '/auth');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  expect(await storedChoice(page)).not.toBeNull();
  await signOut();
  expect(await storedChoice(page)).toBeNull();
});

test('a plan payment charges nothing if the order cannot be reported or the wallet’s dialog is closed, and can be retried after a decline', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal('ERR_FAILED');
  expectRefusal(422);
  await openAccount(page.request);
  await visit(page, '/plans');
  await page.route('/api/payments/orders', (route) => route.abort('failed'));
  await subscribe(page, 'Básico').click();
  const dialog = dialogOf(page);
  await test.step('the order cannot be reported', async () => {
    await pressWallet(page, dialog);
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('Error en el pago');
    await expect(alert).toContainText('No se pudo procesar el pago. Inténtalo de nuevo.');
    await expect(walletDialog(page)).toHaveCount(0);
    await page.unroute('/api/payments/orders');
  });
  await openWalletDialog(page, dialog);
  await walletDialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toContainText('No se ha cobrado nada y no has comprado ningún plan.');
  expect(await held(page.request)).toEqual([]);
  await openWalletDialog(page, dialog);
  await walletDialog(page).getByRole('button', { name: 'Simular rechazo' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Error en el pago');
  await expectAccessible(page);
  await pay(page);
  await page.getByRole('button', { name: 'Quedarme aquí' }).click();
  await expect(subscribe(page, 'Básico')).toBeFocused();
  expect(await held(page.request)).toHaveLength(1);
});

test('the button is busy while the payment is confirmed, and a payment that could not be recorded can be checked again', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(500);
  await openAccount(page.request);
  await visit(page, '/plans');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('/api/process-payment', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { code: 'internal' } });
  });
  await subscribe(page, 'Básico').click();
  await openWalletDialog(page, dialogOf(page));
  await payNow(page);
  await expect(planCard(page, 'Básico').getByRole('button', { name: 'Procesando...' })).toBeDisabled();
  answer();
  const dialog = page.getByRole('dialog', { name: 'Error al actualizar el estado de pago' });
  await expect(dialog).toContainText('contacta con soporte');
  await expectAccessible(page);
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Comprobar otra vez' }).click();
  await expect(done(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard#subscriptions');
});

test('two windows buy the same plan twice only if the patient pays twice', async ({ page, context }) => {
  await openAccount(page.request);
  const other = await context.newPage();
  for (const window of [page, other]) {
    await visit(window, '/plans');
    await subscribe(window, 'Básico').click();
    await expect(dialogOf(window)).toBeVisible();
  }
  await pay(other);
  expect(await held(page.request)).toHaveLength(1);
  await pay(page);
  const both = await held(page.request);
  expect(both.map(({ sessionsLeft }: { sessionsLeft: number }) => sessionsLeft)).toEqual([8, 8]);
});

test('a patient pays an instalment from the profile, cancels further payments and reactivates the plan', async ({
  page,
  context,
  baseURL,
}) => {
  await openAccount(page.request, { email: `${newPerson().username}@example.org` });
  await buyByApi(context, baseURL ?? '', 'monthly');
  await visit(page, '/dashboard#subscriptions');
  await expect(mine(page, 'Básico')).toContainText('Activa');
  await expect(mine(page, 'Básico').getByRole('button', { name: 'Pagar ahora' })).toHaveCount(0);
  await updateDatabase(context, 'next_billing_on = current_date + 2');
  await page.reload();
  await expect(mine(page, 'Básico')).toContainText('Ya puedes hacer el próximo pago');
  await mine(page, 'Básico').getByRole('button', { name: 'Pagar ahora' }).click();
  await openWalletDialog(page, page.getByRole('dialog', { name: 'Haz tu próximo pago' }));
  await payNow(page);
  await expect(mine(page, 'Básico')).toContainText(/174\s€ en 2 pagos/);
  await expect(mine(page, 'Básico')).toContainText(
    '2 sesiones disponibles ahora; 8 en total, las 2 próximas',
  );

  await mine(page, 'Básico')
    .getByRole('button', { name: /^Administrar Plan/ })
    .click();
  const manage = page.getByRole('dialog', { name: 'Plan Básico' });
  await expect(manage.getByRole('listitem')).toHaveText([/Pago 1\..*87,00\s€/, /Pago 2\..*87,00\s€/]);
  await manage.getByRole('button', { name: 'Cancelar los próximos pagos' }).click();
  const cancelling = page.getByRole('dialog', { name: '¿Cancelar los próximos pagos?' });
  await expect(cancelling).toContainText('Las 2 sesiones que te quedan son tuyas hasta el');
  await cancelling.getByRole('button', { name: 'Cancelar pagos' }).click();
  await expect(manage.getByRole('heading', { name: 'Próximos pagos' })).toBeFocused();
  await expect(manage).toContainText('Los has cancelado');
  await expect(manage.getByRole('button', { name: 'Cancelar los próximos pagos' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(mine(page, 'Básico').getByRole('button', { name: /^Administrar Plan/ })).toBeFocused();
  await expect(mine(page, 'Básico')).toContainText('Has cancelado los próximos pagos.');

  await updateDatabase(context, 'next_billing_on = current_date - 1');
  await page.reload();
  await expect(mine(page, 'Básico')).toContainText('Inactiva');
  await mine(page, 'Básico').getByRole('button', { name: 'Reactivar' }).click();
  await openWalletDialog(page, page.getByRole('dialog', { name: 'Reactiva tu plan' }));
  await payNow(page);
  await expect(toastIn(page)).toContainText('Suscripción activada');
  await expect(mine(page, 'Básico')).toContainText('Activa');
  await expect(mine(page, 'Básico')).toContainText(/261\s€ en 3 pagos/);
});

test('two windows pay the same instalment once', async ({ page, context, baseURL, expectRefusal }) => {
  expectRefusal(409);
  await openAccount(page.request);
  await buyByApi(context, baseURL ?? '', 'quarterly');
  await updateDatabase(context, 'next_billing_on = current_date + 2');
  const other = await context.newPage();
  const dialogIn = (window: Page) => window.getByRole('dialog', { name: 'Haz tu próximo pago' });
  for (const window of [page, other]) {
    await visit(window, '/dashboard#subscriptions');
    await window.getByRole('button', { name: 'Pagar ahora' }).click();
  }
  await openWalletDialog(other, dialogIn(other));
  await payNow(other);
  await expect(toastIn(other)).toContainText('Suscripción activada');
  await pressWallet(page, dialogIn(page));
  await expect(dialogIn(page).getByRole('alert')).toContainText(/pagado|no es posible/);
  await expect(walletDialog(page)).toHaveCount(0);
});

test('subscriptions that fail to load can be requested again', async ({ page, expectRefusal }) => {
  expectRefusal('ERR_FAILED');
  await openAccount(page.request);
  await page.route('/api/user-subscriptions', (route) => route.abort('failed'));
  await visit(page, '/dashboard#subscriptions');
  await expect(page.getByRole('alert')).toContainText('No hemos podido cargar tus suscripciones');
  await expectScreenSound(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect(page.getByText('Todavía no tienes ningún plan')).toBeVisible();
  await expectScreenSound(page);
});
