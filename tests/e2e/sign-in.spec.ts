import type { Page } from '@playwright/test';
import { expectRefused, expectSentences } from './account-form.ts';
import { expect, expectAccessible, test, toastIn, visit } from './app.ts';
import { newPerson, openAccount } from './people.ts';

async function tryToSignIn(page: Page, { username, password } = newPerson()) {
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

test.beforeEach(({ page }) => visit(page, '/auth'));

test('shows at its field what is too short or too long', async ({ page }) => {
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

test('responds alike to a wrong password and an unknown name, shows a message for failures and network errors; the button is busy during the request', async ({
  page,
  request,
  expectRefusal,
}) => {
  for (const reason of [401, 500, 'ERR_FAILED'] as const) expectRefusal(reason);
  const person = await openAccount(request);
  const title = 'Error al iniciar sesión';
  const putAway = () => toastIn(page).getByRole('button', { name: 'Cerrar' }).click();
  for (const typed of [{ ...person, password: 'otra-casa-8' }, newPerson()]) {
    await tryToSignIn(page, typed);
    await expectRefused(page, title, 'Credenciales incorrectas. Verifica tu usuario y contraseña.');
    const password = page.getByLabel('Contraseña', { exact: true });
    await expect(password).toHaveAccessibleDescription(/Comprueba que el usuario y la contraseña estén bien/);
    await expect(password).toBeFocused();
    await expect(page.getByLabel('Nombre de usuario')).toHaveValue(typed.username);
    await putAway();
  }
  await test.step('a failure without a message', async () => {
    await page.route('/api/login', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await tryToSignIn(page);
    await expectRefused(page, title, 'Error al iniciar sesión. Por favor, inténtalo de nuevo.');
    await putAway();
  });
  await test.step('a network error is reported at once', async () => {
    await page.route('/api/login', (route) => route.abort(), { times: 1 });
    await tryToSignIn(page);
    await expectRefused(page, title, 'No se pudo conectar con el servidor. Por favor, inténtalo más tarde.');
  });
  await test.step('the button is busy', async () => {
    const { promise: isTime, resolve: answer } = Promise.withResolvers<void>();
    await page.route('/api/login', (route) => isTime.then(() => route.continue()));
    await tryToSignIn(page, person);
    await expect(page.getByRole('button', { name: 'Iniciando sesión...' })).toBeDisabled();
    answer();
    await expect(page).toHaveURL('/dashboard');
  });
});
