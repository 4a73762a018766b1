import type { Page } from '@playwright/test';
import { expectRefused, expectSentences } from './account-form.ts';
import { expect, expectAccessible, test, toastOf, visit } from './house.ts';
import { openAccount, somebody } from './people.ts';

async function tryToSignIn(page: Page, { username, password } = somebody()) {
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

test.beforeEach(({ page }) => visit(page, '/auth'));

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
    await expect(password).toHaveAccessibleDescription(/Comprueba que el usuario y la contraseña estén bien/);
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
