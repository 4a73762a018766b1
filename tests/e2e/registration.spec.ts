import type { Page } from '@playwright/test';
import { clinicContact } from '#platform/clinic-contact.ts';
import { expectRefused, expectRefusedAtField, expectSentences } from './account-form.ts';
import { expect, expectAccessible, test, visit } from './app.ts';
import { newPerson, openAccount } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';

async function tryToRegister(page: Page, { username, password } = newPerson()) {
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar contraseña').fill(password);
  await page.getByRole('button', { name: 'Registrarse' }).click();
}

test.beforeEach(({ page }) => visit(page, '/auth'));

test('passes all checks, names every error at its field, and reports passwords that differ', async ({
  page,
}) => {
  await expect(page).toHaveTitle(`Iniciar sesión o registrarse · ${clinicContact().name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta');
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await test.step('the second tab passes all checks; walk.spec.ts covers the first', async () => {
    const desk = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 360, height: 740 });
    await expectScreenSound(page);
    await page.setViewportSize(desk);
  });
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
  for (const name of ['Nombre completo', 'Correo electrónico', 'Teléfono', 'Dirección'])
    await page.getByLabel(`${name} (opcional)`).fill('');
  await page.getByLabel('Nombre de usuario').fill('montse');
  await page.getByLabel('Contraseña', { exact: true }).fill('casa-de-paper-7');
  await expectSentences(page, [['Confirmar contraseña', 'casa-de-paper-8', 'Las contraseñas no coinciden']]);
});

test('shows a taken name and a weak password at their field and other failures in a message; the button is busy during the request', async ({
  page,
  request,
  expectRefusal,
}) => {
  for (const status of [400, 409, 500]) expectRefusal(status);
  await page.getByRole('button', { name: '¿No tienes cuenta? Regístrate' }).click();
  await test.step('a taken user name', async () => {
    const { username } = await openAccount(request);
    await tryToRegister(page, { ...newPerson(), username: username.toUpperCase() });
    const sentence = 'Ese nombre de usuario ya está en uso. Prueba con otro.';
    await expectRefusedAtField(page, 'Nombre de usuario', sentence);
    await expect(page.getByLabel('Confirmar contraseña')).toHaveValue('casa-de-paper-7');
  });
  await test.step('a weak password', async () => {
    await tryToRegister(page, { ...newPerson(), password: '123456' });
    const sentence = 'Esa contraseña es demasiado fácil de adivinar. Elige otra.';
    await expectRefusedAtField(page, 'Contraseña', sentence);
  });
  await test.step('a failure without a message shows the default one', async () => {
    await page.route('/api/register', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
    await tryToRegister(page);
    await expectRefused(page, 'Error al registrarse', 'No se pudo crear la cuenta');
    await page.unroute('/api/register');
  });
  await test.step('the button is busy', async () => {
    const { promise: isTime, resolve: answer } = Promise.withResolvers<void>();
    await page.route('/api/register', (route) => isTime.then(() => route.continue()));
    await tryToRegister(page);
    await expect(page.getByRole('button', { name: 'Registrando...' })).toBeDisabled();
    answer();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a visitor who wants to book from the home page finds sign-in first, as at every address, and registration beside it, without mention of a choice they have not made', async ({
  page,
}) => {
  const isOpen = (name: string) =>
    expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  await isOpen('Iniciar Sesión');
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Reservar Consulta' }).first().click();
  await expect(page).toHaveURL('/auth?redirect=appointments');
  await isOpen('Iniciar Sesión');
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await isOpen('Registrarse');
  await expect(page.getByRole('main')).toContainText(
    'Crea una cuenta, o entra en la tuya, y sigues reservando.',
  );
  await expect(page.getByText(/habías elegido/)).toHaveCount(0);
  await page.reload();
  await isOpen('Iniciar Sesión');
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL('/auth');
  await isOpen('Iniciar Sesión');
});
