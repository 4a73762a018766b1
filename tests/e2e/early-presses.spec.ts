import type { Locator, Page } from '@playwright/test';
import { expect, test, toastIn, withMotion } from './app.ts';
import { chooseDay, chooseTime } from './calendar.ts';
import { waitForLetter } from './letters.ts';
import { paymentDialog } from './paying.ts';
import { emailOf, newPerson, openAccount } from './people.ts';

test.use(withMotion);

/** Opens a page whose scripts load only on `comeAlive`; it must not be loaded twice. */
async function openBeforeHydration(page: Page, path: string) {
  const { promise: isTime, resolve: release } = Promise.withResolvers<void>();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.route('**/assets/*.js', (route) => isTime.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return {
    async comeAlive() {
      release();
      // Hidden from screen readers behind an open dialog.
      const signIn = page
        .locator('header')
        .getByRole('link', { name: 'Iniciar Sesión', includeHidden: true });
      await expect(signIn.or(accountButton(page))).toBeVisible();
    },
    expectNotReloaded: () => expect(documents, 'documents').toBe(1),
  };
}

const accountButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Tu cuenta/ });

/** Presses a control before hydration and checks its pending style. */
async function pressEarly(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toHaveAttribute('aria-busy', 'true');
}

function countCalls(page: Page, path: string, method: string): object[] {
  const bodies: object[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() === method)
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' });
const readConsent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null') as unknown);

for (const [answer, allowed] of [
  ['Aceptar todas', true],
  ['Rechazar todas', false],
] as const) {
  test(`'${answer}' counts before the scripts are here, and after them`, async ({ page }) => {
    const counted: string[] = [];
    page.on('console', (message) => counted.push(message.text()));
    const { comeAlive, expectNotReloaded } = await openBeforeHydration(page, '/');
    await cookieNotice(page).getByRole('button', { name: answer }).click();
    await expect(cookieNotice(page)).toBeHidden();
    const choice = { necessary: true, analytics: allowed, marketing: allowed };
    expect(await readConsent(page)).toEqual(choice);
    await comeAlive();
    await expect(cookieNotice(page)).toHaveCount(0);
    expect(await readConsent(page)).toEqual(choice);
    await expect.poll(() => counted).toEqual(allowed ? ['Análisis de visitas: empieza'] : []);
    expectNotReloaded();
  });
}

test('without storage an early cookie choice applies to the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const { comeAlive } = await openBeforeHydration(page, '/');
  await cookieNotice(page).getByRole('button', { name: 'Rechazar todas' }).click();
  await comeAlive();
  await expect(cookieNotice(page)).toHaveCount(0);
});

test('the cookie dialog opens at once, and what is saved in it early is kept', async ({ page }) => {
  const { comeAlive, expectNotReloaded } = await openBeforeHydration(page, '/plans');
  await cookieNotice(page).getByRole('button', { name: 'Configurar' }).click();
  const settings = page.getByRole('dialog', { name: 'Preferencias de cookies' });
  await settings.getByRole('switch', { name: 'Marketing' }).check();
  await pressEarly(settings.getByRole('button', { name: 'Guardar preferencias' }));
  await comeAlive();
  await expect(settings).toBeHidden();
  await expect(toastIn(page)).toContainText('Preferencias de cookies guardadas');
  expect(await readConsent(page)).toEqual({ necessary: true, analytics: false, marketing: true });
  expectNotReloaded();
});

test('a menu pressed early, even twice, is open after hydration', async ({ page }) => {
  const { comeAlive } = await openBeforeHydration(page, '/');
  const menu = page.getByRole('button', { name: 'Menú' });
  await pressEarly(menu);
  await pressEarly(menu);
  await comeAlive();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Bienestar' }).last()).toBeVisible();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('links and emergency numbers need no scripts', async ({ page }) => {
  await openBeforeHydration(page, '/');
  await page.getByRole('button', { name: 'SOS, teléfonos de emergencia' }).click();
  const emergencies = page.getByRole('dialog', { name: 'Teléfonos de emergencia' });
  await expect(emergencies).toBeVisible();
  await emergencies.getByRole('button', { name: 'Cerrar' }).click();
  await expect(emergencies).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Reservar Consulta' }).click();
  await expect(page).toHaveURL('/auth?redirect=appointments');
});

test('the information dialog opened early is filled after hydration', async ({ page }) => {
  const { comeAlive } = await openBeforeHydration(page, '/plans');
  await page.getByRole('button', { name: 'Servicios, regiones y cómo reservar' }).click();
  const about = page.getByRole('dialog', { name: /^Qué hacemos en/ });
  await expect(about).toBeVisible();
  await comeAlive();
  await expect(about.getByRole('tab', { name: 'Servicios' })).toBeVisible();
});

for (const how of ['its button', 'Enter'] as const) {
  test(`signing in, sent early with ${how}, is sent once and nothing typed is lost`, async ({
    page,
    request,
  }) => {
    const person = await openAccount(request);
    const sent = countCalls(page, '/api/login', 'POST');
    const { comeAlive, expectNotReloaded } = await openBeforeHydration(page, '/auth');
    const password = page.getByLabel('Contraseña', { exact: true });
    const button = page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' });
    await page.getByLabel('Nombre de usuario').fill(person.username);
    await password.fill(person.password);
    if (how === 'Enter') await password.press('Enter');
    else for (let press = 0; press < 3; press++) await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await comeAlive();
    await expect(page).toHaveURL('/dashboard');
    await expect(accountButton(page)).toBeVisible();
    expect(sent).toEqual([{ username: person.username, password: person.password }]);
    expectNotReloaded();
  });
}

test('a tab pressed early opens, and input in the other is kept', async ({ page }) => {
  const { comeAlive } = await openBeforeHydration(page, '/auth');
  await page.getByLabel('Nombre de usuario').fill('montse');
  await pressEarly(page.getByRole('tab', { name: 'Registrarse' }));
  await comeAlive();
  await expect(page.getByLabel('Nombre completo')).toBeVisible();
  await page.getByRole('tab', { name: 'Iniciar Sesión' }).click();
  await expect(page.getByLabel('Nombre de usuario')).toHaveValue('montse');
});

test("'¿Has olvidado tu contraseña?' pressed early uses the typed name", async ({ page }) => {
  const { comeAlive } = await openBeforeHydration(page, '/auth');
  await page.getByLabel('Nombre de usuario').fill('montse');
  await pressEarly(page.getByRole('button', { name: '¿Has olvidado tu contraseña?' }));
  await comeAlive();
  const dialog = page.getByRole('dialog', { name: 'Elegir otra contraseña' });
  await expect(dialog.getByLabel('Nombre de usuario o correo electrónico')).toHaveValue('montse');
});

test('a new password saved early is set once', async ({ page, request }) => {
  const person = newPerson();
  await openAccount(request, { ...person, email: emailOf(person) });
  await request.post('/api/password/forgot', { data: { usernameOrEmail: person.username } });
  const { text } = await waitForLetter(request, emailOf(person), 'Elige otra contraseña');
  const link = new URL(/http\S+\/nueva-contrasena#token=\S+/.exec(text)?.[0] ?? '');
  const sent = countCalls(page, '/api/password/reset', 'POST');
  const { comeAlive, expectNotReloaded } = await openBeforeHydration(page, link.pathname + link.hash);
  for (const label of ['Contraseña nueva', 'Confirmar contraseña'])
    await page.getByLabel(label).fill('tres gats al balcó');
  await pressEarly(page.getByRole('button', { name: 'Guardar la contraseña' }));
  await comeAlive();
  await expect(page.getByText('Ya puedes entrar con la nueva.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expectNotReloaded();
});

test('early input on the booking page is kept and booked', async ({ page, freeDay }) => {
  await openAccount(page.request);
  const booked = countCalls(page, '/api/appointments', 'POST');
  const { comeAlive, expectNotReloaded } = await openBeforeHydration(page, '/appointments');
  await page.getByRole('radio', { name: 'Videollamada' }).check();
  await page.getByRole('radio', { name: 'Fermí Valldoreix' }).check();
  await page.getByLabel('Notas').fill('Prefiero empezar hablando del trabajo.');
  await comeAlive();
  for (const name of ['Videollamada', 'Fermí Valldoreix'])
    await expect(page.getByRole('radio', { name })).toBeChecked();
  const summary = page.getByRole('complementary', { name: 'Resumen' });
  for (const words of ['Videollamada', 'Fermí Valldoreix', '55 €'])
    await expect(summary).toContainText(words);
  await chooseDay(page, freeDay);
  await chooseTime(page, '17:30');
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(paymentDialog(page)).toBeVisible();
  expect(booked).toMatchObject([{ type: 'video', notes: 'Prefiero empezar hablando del trabajo.' }]);
  expectNotReloaded();
});

test('early input wins over the notes of a stored draft', async ({ page }) => {
  await openAccount(page.request);
  await page.addInitScript(() => {
    const texts = { date: '2026-12-01', time: '12:00', address: '', childBirthDate: '' };
    const draft = { ...texts, type: 'video', professionalId: 1, notes: 'Lo de antes.', guardian: false };
    sessionStorage.setItem(
      'pendingAppointment',
      JSON.stringify({ ...draft, version: 1, savedAt: Date.now() }),
    );
  });
  const { comeAlive } = await openBeforeHydration(page, '/appointments');
  await page.getByLabel('Notas').fill('Lo de ahora.');
  await comeAlive();
  await expect(toastIn(page)).toContainText('Hemos recuperado lo que elegiste');
  await expect(page.getByRole('radio', { name: 'Videollamada' })).toBeChecked();
  await expect(page.getByLabel('Notas')).toHaveValue('Lo de ahora.');
});

test('an early press does not book an hour the user has not seen, but loads the hours', async ({ page }) => {
  await openAccount(page.request);
  const booked = countCalls(page, '/api/appointments', 'POST');
  const { comeAlive, expectNotReloaded } = await openBeforeHydration(page, '/appointments');
  await page.getByLabel('Notas').fill('Por la tarde, mejor.');
  await pressEarly(page.getByRole('button', { name: 'Reservar Consulta' }));
  await comeAlive();
  await expect(toastIn(page)).toContainText('Revisa tu reserva');
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await expect(page.getByLabel('Notas')).toHaveValue('Por la tarde, mejor.');
  expect(booked).toEqual([]);
  expectNotReloaded();
});

test('a checkbox keeps its early state: twice is unchecked', async ({ page }) => {
  const { comeAlive } = await openBeforeHydration(page, '/');
  await page.getByRole('button', { name: 'Configurar' }).click();
  const tick = page.getByRole('switch', { name: 'Análisis' });
  await tick.check();
  await tick.uncheck();
  await comeAlive();
  await expect(tick).not.toBeChecked();
});
