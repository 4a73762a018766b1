import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, toastIn, visit } from './app.ts';
import { waitForLetter } from './letters.ts';
import { bookByApi, codeFor, openAccount, type Person } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';

const newAddress = () => `montse.${randomBytes(5).toString('hex')}@example.org`;
const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens the security tab of a newly registered user. */
async function openSecurity(page: Page, fields: Record<string, string> = {}): Promise<Person> {
  const person = await openAccount(page.request, fields);
  await visit(page, '/dashboard');
  await page.getByRole('tab', { name: 'Seguridad' }).click();
  await expect(region(page, 'Sesiones abiertas').getByText('Esta sesión')).toBeVisible();
  return person;
}

test('a user edits their own data in place, and the former e-mail address is notified', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(400);
  const email = newAddress();
  const { password } = await openSecurity(page, { email });
  const code = await codeFor(page.request, email);
  expect((await page.request.post('/api/verify-email', { data: { code } })).status()).toBe(200);
  await page.reload();
  await page.getByRole('tab', { name: 'Seguridad' }).click();
  const data = region(page, 'Tus datos');
  const save = data.getByRole('button', { name: 'Guardar cambios' });
  await expect(save).toBeDisabled();
  await data.getByLabel('Correo electrónico').fill('no-es-un-correo');
  await data.getByLabel('Dirección').fill('Rambla 5');
  // The password is requested once a protected field has changed.
  await expect(data.getByLabel('Tu contraseña')).toHaveValue('');
  await save.click();
  await expect(data.getByLabel('Correo electrónico')).toHaveAccessibleDescription(
    /correo electrónico válido/,
  );
  await expect(data.getByLabel('Tu contraseña')).toHaveAccessibleDescription(/Escribe tu contraseña/);
  await expect(data.getByLabel('Dirección')).toHaveValue('Rambla 5');

  const next = newAddress();
  await data.getByLabel('Correo electrónico').fill(next);
  await expect(data.getByText(`avisaremos también a ${email}`)).toBeVisible();
  await data.getByLabel('Nombre completo').fill('Montse Vila Puig');
  await data.getByLabel('Tu contraseña').fill('not-this-one');
  await save.click();
  await expect(data.getByLabel('Tu contraseña')).toHaveAccessibleDescription(/no es correcta/);
  await data.getByLabel('Tu contraseña').fill(password);
  await save.click();
  await expect(toastIn(page)).toContainText('Datos guardados');
  await expect(page.getByText('Te damos la bienvenida, Montse Vila Puig.')).toBeVisible();
  await expect(data.getByLabel('Tu contraseña')).toHaveCount(0);
  await expect(data.getByText('Sin verificar').first()).toBeVisible();
  await expect(data.getByRole('link', { name: 'Verificar el correo' })).toHaveAttribute(
    'href',
    '/verify-email',
  );
  const { text } = await waitForLetter(page.request, email, 'Tu correo electrónico ha cambiado');
  expect(text).not.toContain(next);
});

test('a user sees and ends a session in another browser, and a new password ends all others', async ({
  page,
  browser,
  baseURL,
  expectRefusal,
}) => {
  const { username, password } = await openSecurity(page);
  const elsewhere = async (userAgent: string) => {
    const context = await browser.newContext({ baseURL: baseURL as string, userAgent });
    expect((await context.request.post('/api/login', { data: { username, password } })).status()).toBe(200);
    return context;
  };
  const phone = await elsewhere(
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  );
  await visit(page, '/dashboard');
  await page.getByRole('tab', { name: 'Seguridad' }).click();
  const sessions = region(page, 'Sesiones abiertas');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('Esta sesión');
  await sessions.getByRole('button', { name: /^Cerrar la sesión de Chrome en Android/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('heading')).toBeFocused();
  expect((await phone.request.get('/api/user')).status()).toBe(401);

  const other = await elsewhere('Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0');
  const form = region(page, 'Contraseña');
  const change = async (current: string, next: string) => {
    await form.getByLabel('Contraseña actual').fill(current);
    await form.getByLabel('Contraseña nueva').fill(next);
    await form.getByLabel('Confirmar contraseña').fill(next);
    await form.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  };
  expectRefusal(400);
  await change('otra-cosa', 'tres gats al balcó');
  await expect(form.getByLabel('Contraseña actual')).toHaveAccessibleDescription(/no es correcta/);
  await expect(form.getByLabel('Contraseña nueva')).toHaveValue('tres gats al balcó');
  await change(password, 'tres gats al balcó');
  await expect(toastIn(page)).toContainText('Contraseña cambiada');
  await expect(form.getByLabel('Contraseña actual')).toHaveValue('');
  expect((await other.request.get('/api/user')).status()).toBe(401);
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await phone.close();
  await other.close();
});

test('a user downloads their data as a file; after the session ends the page leads to sign-in', async ({
  page,
  context,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(401);
  const email = newAddress();
  const person = await openSecurity(page, { email });
  await bookByApi(page.request, freeDay.startsAt('10:30'), { notes: 'Duermo mal desde otoño.' });
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('mis-datos.json');
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file.account).toMatchObject({ username: person.username, fullName: person.fullName, email });
  expect(file.appointments).toMatchObject([{ type: 'office', notes: 'Duermo mal desde otoño.' }]);
  expect(file.messages.map(({ recipient }: { recipient: string }) => recipient)).toContain(email);

  await context.clearCookies();
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  await expect(page).toHaveURL('/auth?redirect=dashboard');
});

test('a user closes their account with the password and sees what is retained', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(400);
  const email = newAddress();
  const { username, password } = await openSecurity(page, { email });
  await bookByApi(page.request, freeDay.startsAt('12:00'));
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('La historia clínica de tus consultas, bloqueada, durante 15 años');
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: 'Eliminar mi cuenta' });
  await dialog.getByLabel('Tu contraseña').fill('otra-cosa');
  await confirm.click();
  await expect(dialog.getByLabel('Tu contraseña')).toHaveAccessibleDescription(
    'La contraseña no es correcta.',
  );
  await dialog.getByLabel('Tu contraseña').fill(password);
  await confirm.click();
  const done = page.getByRole('dialog', { name: 'Tu cuenta está eliminada' });
  await expect(done).toContainText('Los mensajes que te hemos enviado.');
  await expect(done).toContainText('sin tu nombre');
  await expectAccessible(page);
  await done.getByRole('button', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  expect((await page.request.post('/api/login', { data: { username, password } })).status()).toBe(401);
  const { text } = await waitForLetter(page.request, email, 'Tu cuenta está eliminada');
  expect(text).toContain('Hemos borrado: ');
});

test.describe('at every width', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the security tab and its dialog pass all checks and show errors in view; an account with a confirmed visit cannot be closed', async ({
    page,
    expectRefusal,
  }) => {
    expectRefusal(400);
    expectRefusal(409);
    const { username, password } = await openSecurity(page);
    await page.request.post('/api/login', { data: { username, password } });
    await expectScreenSound(page);
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectScreenSound(page);
    await dialog.getByLabel('Tu contraseña').fill('otra-cosa');
    await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect(dialog.getByText('La contraseña no es correcta.')).toBeInViewport({ ratio: 1 });

    const message =
      'Tienes citas confirmadas. Cancélalas primero desde tu perfil: así se te devuelve lo que corresponda.';
    await page.route('/api/me', (route) =>
      route.fulfill({ status: 409, json: { message, code: 'open_appointments' } }),
    );
    await dialog.getByLabel('Tu contraseña').fill(password);
    await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect(dialog.getByRole('alert')).toContainText(message);
    await expect(dialog.getByLabel('Tu contraseña')).toHaveValue(password);
    await dialog.getByRole('button', { name: 'Conservarla' }).click();
    await expect(region(page, 'Tu cuenta')).toBeVisible();
  });
});
