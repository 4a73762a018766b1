import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, toastOf, visit } from './house.ts';
import { openAccount, somebody } from './people.ts';

/** Fields in the order of the page, what is typed, and the sentence that follows. */
async function expectSentences(page: Page, wrong: [field: string, typed: string, sentence: string][]) {
  for (const [field, typed] of wrong) await page.getByLabel(field, { exact: true }).fill(typed);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Iniciar Sesión|Registrarse)$/ })
    .click();
  for (const [field, typed, sentence] of wrong) {
    const control = page.getByLabel(field, { exact: true });
    await expect(control).toHaveAccessibleDescription(new RegExp(`${sentence}$`));
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveValue(typed);
  }
  await expect(page.getByLabel(wrong[0]?.[0] ?? '', { exact: true })).toBeFocused();
  await expect(toastOf(page)).toHaveCount(0);
}

async function expectRefused(page: Page, title: string, sentence: string) {
  await expect(toastOf(page)).toContainText(title);
  await expect(toastOf(page)).toContainText(sentence);
  await expect(page).toHaveURL('/auth');
}

async function tryToSignIn(page: Page, { username, password } = somebody()) {
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

async function tryToRegister(page: Page, { username, password } = somebody()) {
  await page.getByRole('button', { name: '¿No tienes cuenta? Regístrate' }).click();
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar contraseña').fill(password);
  await page.getByRole('button', { name: 'Registrarse' }).click();
}

test.beforeEach(({ page }) => visit(page, '/auth'));

test.describe('signing in', () => {
  test('names what is too short or too long, at its field', async ({ page }) => {
    await expectSentences(page, [
      ['Nombre de usuario', 'mo', 'El nombre de usuario debe tener al menos 3 caracteres'],
      ['Contraseña', 'cinco', 'La contraseña debe tener al menos 6 caracteres'],
    ]);
    await expectAccessible(page);
    await expectSentences(page, [
      ['Nombre de usuario', 'm'.repeat(61), 'El nombre de usuario es demasiado largo'],
      ['Contraseña', 'x'.repeat(201), 'La contraseña es demasiado larga'],
    ]);
  });

  test('a wrong password and an unknown name are told alike', async ({ page, request, expectRefusal }) => {
    expectRefusal(401);
    const person = await openAccount(request);
    for (const typed of [{ ...person, password: 'otra-casa-8' }, somebody()]) {
      await tryToSignIn(page, typed);
      await expectRefused(
        page,
        'Error al iniciar sesión',
        'Credenciales incorrectas. Verifica tu usuario y contraseña.',
      );
      const password = page.getByLabel('Contraseña', { exact: true });
      await expect(password).toHaveAccessibleDescription(
        /Comprueba que el usuario y la contraseña estén bien/,
      );
      await expect(password).toBeFocused();
      await expect(page.getByLabel('Nombre de usuario')).toHaveValue(typed.username);
      await toastOf(page).getByRole('button', { name: 'Cerrar' }).click();
    }
  });

  test('a failure without words has words all the same', async ({ page, expectRefusal }) => {
    expectRefusal(500);
    await page.route('/api/login', (route) => route.fulfill({ status: 500, body: '' }));
    await tryToSignIn(page);
    await expectRefused(
      page,
      'Error al iniciar sesión',
      'Error al iniciar sesión. Por favor, inténtalo de nuevo.',
    );
  });

  test('without a network it says so at once', async ({ page, expectRefusal }) => {
    expectRefusal('ERR_FAILED');
    await page.route('/api/login', (route) => route.abort());
    await tryToSignIn(page);
    await expectRefused(
      page,
      'Error al iniciar sesión',
      'No se pudo conectar con el servidor. Por favor, inténtalo más tarde.',
    );
  });

  test('the button waits for the answer', async ({ page, request }) => {
    const person = await openAccount(request);
    const { promise: isTime, resolve: answer } = Promise.withResolvers<void>();
    await page.route('/api/login', (route) => isTime.then(() => route.continue()));
    await tryToSignIn(page, person);
    await expect(page.getByRole('button', { name: 'Iniciando sesión...' })).toBeDisabled();
    answer();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('registering', () => {
  test('names everything that is wrong, each at its field', async ({ page }) => {
    await page.getByRole('tab', { name: 'Registrarse' }).click();
    await expectSentences(page, [
      ['Nombre de usuario', 'mo', 'El nombre de usuario debe tener al menos 3 caracteres'],
      ['Nombre completo (opcional)', 'M'.repeat(121), 'El nombre es demasiado largo'],
      ['Correo electrónico (opcional)', 'montse', 'Escribe un correo electrónico válido'],
      ['Teléfono (opcional)', '12', 'Por favor, introduce un número de teléfono válido'],
      ['Dirección (opcional)', 'c'.repeat(201), 'La dirección es demasiado larga'],
      ['Contraseña', 'cinco', 'La contraseña debe tener al menos 6 caracteres'],
      ['Confirmar contraseña', 'cinco', 'La contraseña debe tener al menos 6 caracteres'],
    ]);
    await expectAccessible(page);
  });

  test('two passwords that differ are told apart', async ({ page }) => {
    await page.getByRole('tab', { name: 'Registrarse' }).click();
    await page.getByLabel('Nombre de usuario').fill('montse');
    await page.getByLabel('Contraseña', { exact: true }).fill('casa-de-paper-7');
    await expectSentences(page, [
      ['Confirmar contraseña', 'casa-de-paper-8', 'Las contraseñas no coinciden'],
    ]);
  });

  test('a name that is taken is refused at its field', async ({ page, request, expectRefusal }) => {
    expectRefusal(409);
    const { username } = await openAccount(request);
    await tryToRegister(page, { ...somebody(), username: username.toUpperCase() });
    const sentence = 'Ese nombre de usuario ya está en uso. Prueba con otro.';
    await expectRefused(page, 'Error al registrarse', sentence);
    await expect(page.getByLabel('Nombre de usuario')).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(page.getByLabel('Nombre de usuario')).toBeFocused();
    await expect(page.getByLabel('Confirmar contraseña')).toHaveValue('casa-de-paper-7');
  });

  test('a password that anyone would guess is refused at its field', async ({ page, expectRefusal }) => {
    expectRefusal(400);
    await tryToRegister(page, { ...somebody(), password: '123456' });
    const sentence = 'Esa contraseña es demasiado fácil de adivinar. Elige otra.';
    await expectRefused(page, 'Error al registrarse', sentence);
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription(
      new RegExp(sentence),
    );
  });

  test('without a network nothing is opened, and it says so', async ({ page, expectRefusal }) => {
    expectRefusal('ERR_FAILED');
    await page.route('/api/register', (route) => route.abort());
    await tryToRegister(page);
    await expectRefused(page, 'Error al registrarse', 'No se pudo crear la cuenta');
  });

  test('the button waits for the answer', async ({ page }) => {
    const { promise: isTime, resolve: answer } = Promise.withResolvers<void>();
    await page.route('/api/register', (route) => isTime.then(() => route.continue()));
    await tryToRegister(page);
    await expect(page.getByRole('button', { name: 'Registrando...' })).toBeDisabled();
    answer();
    await expect(page).toHaveURL('/dashboard');
  });
});
