import type { Page } from '@playwright/test';
import { clinicContact } from '#platform/clinic-contact.ts';
import { expect, expectAccessible, serverFollowsPageClock, test, toastIn, visit } from './app.ts';
import { chooseDay, chooseTime } from './calendar.ts';
import { codeFor, emailOf, fillRegistration, newPerson, openAccount } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const field = (page: Page) => page.getByLabel('Código de verificación');
const pressVerify = (page: Page) => page.getByRole('button', { name: 'Verificar', exact: true }).click();

const somePhone = () => `+346${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

async function openSecurity(page: Page) {
  await visit(page, '/dashboard#security');
  await expect(page.getByRole('heading', { name: 'Verificación del teléfono' })).toBeVisible();
}

test('a new user types the code from the e-mail and is led to the home page', async ({ page, request }) => {
  const person = newPerson();
  await visit(page, '/auth');
  await fillRegistration(page, person);
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verifica tu cuenta');
  await expect(page.getByRole('main')).toContainText(`Te hemos enviado un código a ${emailOf(person)}`);
  await expect(page.getByRole('button', { name: /^Reenviar código en \d+ s$/ })).toBeDisabled();
  await expectAccessible(page);

  await field(page).fill(await codeFor(request, emailOf(person)));
  await page.keyboard.press('Enter');
  await expect(toastIn(page)).toContainText('¡Verificación exitosa!');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Verificación exitosa!');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL('/');

  // Nothing is left to verify: the page redirects home, and the profile shows it.
  await visit(page, '/verify-email');
  await expect(page).toHaveURL('/');
  await openSecurity(page);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(emailOf(person));
  await expect(page.getByText('Verificado', { exact: true })).toBeVisible();
});

test('distinguishes an empty field, a wrong code, letters and a network error; the button is busy during the request, and each state passes all checks', async ({
  page,
  request,
  expectRefusal,
}) => {
  expectRefusal('ERR_FAILED');
  const person = newPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAccount(page.request, { ...person, email: emailOf(person) });
  await visit(page, '/verify-email');
  await expect(page).toHaveTitle(`Verifica tu correo · ${clinicContact().name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verifica tu cuenta');
  await pressVerify(page);
  await expect(toastIn(page)).toContainText('Código requerido');
  await expect(toastIn(page)).toContainText('Por favor, introduce el código de verificación');
  await expect(field(page)).toBeFocused();
  await expectScreenSound(page);

  await test.step('a network error', () => expectBrokenLine(page));
  await field(page).fill('');
  const code = await codeFor(request, emailOf(person));
  await field(page).pressSequentially(`a${wrong(code).slice(0, 3)} -${wrong(code).slice(3)}99`);
  await expect(field(page)).toHaveValue(wrong(code));
  // Checked at once: typing closes the toast, it must not wait for its timer.
  expect(await toastIn(page).count()).toBe(0);
  await pressVerify(page);
  await expect(toastIn(page)).toContainText('Error de verificación');
  await expect(field(page)).toHaveAccessibleDescription(/El código no es correcto. Te quedan 4 intentos.$/);
  await expectAccessible(page);
  await field(page).fill(code);
  await pressVerify(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Verificación exitosa!');
  await expectScreenSound(page);
});

/** The button is busy during a request that fails, and the typed code stays. */
async function expectBrokenLine(page: Page) {
  const { promise: isTime, resolve: answer } = Promise.withResolvers<void>();
  await page.route('/api/verify-email', (route) => isTime.then(() => route.abort()));
  await field(page).fill('123456');
  await pressVerify(page);
  await expect(page.getByRole('button', { name: 'Verificando...' })).toBeDisabled();
  answer();
  await expect(toastIn(page)).toContainText('Ocurrió un error al verificar tu correo electrónico');
  await expect(field(page)).toHaveValue('123456');
  await expect(page).toHaveURL('/verify-email');
  await page.unroute('/api/verify-email');
}

test('a user may request another code after a minute, and the server enforces the limit', async ({
  page,
  request,
  expectRefusal,
}) => {
  expectRefusal(500);
  const person = newPerson();
  await serverFollowsPageClock(page);
  await page.clock.install();
  await openAccount(page.request, { ...person, email: emailOf(person) });
  // The page's clock runs ahead of the server's. This returns the server's response after its own minute.
  await page.route('/api/resend-verification', async (route) => {
    const reply = await route.fetch();
    expect((await reply.json()).message).toContain('segundos antes de pedir otro código');
    await route.fulfill({ response: reply, json: { success: true, message: '' } });
  });
  await visit(page, '/verify-email');
  await expect(page.getByRole('button', { name: /^Reenviar código en/ })).toBeDisabled();
  await page.clock.runFor(61_000);
  await page.getByRole('button', { name: 'Reenviar código', exact: true }).click();
  await expect(toastIn(page)).toContainText('Código reenviado');
  await expect(toastIn(page)).toContainText('Hemos enviado un nuevo código a tu correo electrónico');
  // The countdown restarts with the time given by the server.
  await expect(page.getByRole('button', { name: /^Reenviar código en/ })).toBeDisabled();
  await page.unroute('/api/resend-verification');
  await page.clock.runFor(61_000);
  await page.route('/api/resend-verification', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Reenviar código', exact: true }).click();
  await expect(toastIn(page)).toContainText('Ocurrió un error al reenviar el código');
  await page.unroute('/api/resend-verification');
  await page.clock.runFor(61_000);
  await page.getByRole('button', { name: 'Reenviar código', exact: true }).click();
  await expect(toastIn(page)).toContainText('antes de pedir otro código');
  await field(page).fill(await codeFor(request, emailOf(person)));
  await pressVerify(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Verificación exitosa!');
});

test('"Más tarde" and a successful verification both return to the booking with the chosen values', async ({
  page,
  request,
  freeDay,
}) => {
  const person = newPerson();
  await visit(page, '/appointments');
  await chooseDay(page, freeDay);
  await chooseTime(page, '12:00');
  await page.getByLabel('Notas').fill('Segundo piso.');
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(page).toHaveURL('/auth?redirect=appointments');
  await fillRegistration(page, person);
  await expect(page).toHaveURL('/verify-email?redirect=appointments');
  await expect(page.getByRole('link', { name: 'Más tarde' })).toHaveAttribute('href', '/appointments');
  await field(page).fill(await codeFor(request, emailOf(person)));
  await pressVerify(page);
  await page.getByRole('link', { name: 'Seguir reservando' }).click();
  await expect(page).toHaveURL('/appointments');
  await expect(toastIn(page)).toContainText('Hemos recuperado lo que elegiste');
  await expect(page.getByLabel('Notas')).toHaveValue('Segundo piso.');
  await expect(page.getByRole('radio', { name: '12:00 elegida' })).toBeChecked();
});

test('a visitor signs in first and returns; "Más tarde" is beside "Verificar" and as large, and the profile shows a reminder', async ({
  page,
  request,
}) => {
  const person = newPerson();
  await page.setViewportSize({ width: 360, height: 640 });
  await openAccount(request, { ...person, email: emailOf(person) });
  await visit(page, '/verify-email');
  await expect(page).toHaveURL('/auth?redirect=verify-email');
  await page.getByLabel('Nombre de usuario').fill(person.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByRole('link', { name: 'Más tarde' })).toHaveAttribute('href', '/dashboard');
  await test.step('as large, and without scrolling', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const verify = await page.getByRole('button', { name: 'Verificar', exact: true }).boundingBox();
    const later = await page.getByRole('link', { name: 'Más tarde' }).boundingBox();
    expect(later).toMatchObject({ y: verify?.y, width: verify?.width, height: verify?.height });
    await expect(page.getByText('Para reservar no hace falta')).toBeInViewport();
  });
  await page.getByRole('link', { name: 've a la pestaña Seguridad de tu perfil' }).click();
  await expect(page.getByRole('tab', { name: 'Seguridad' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Verificar el correo' }).click();
  await expect(page).toHaveURL('/verify-email');

  await visit(page, '/dashboard');
  await expect(page.getByText(`Tu correo, ${emailOf(person)}, está sin verificar.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'verifícalo con un código' }).click();
  await expect(page).toHaveURL('/verify-email');
});

test('an account without e-mail has nothing to verify, and the page says where to add an address', async ({
  page,
}) => {
  await openAccount(page.request);
  await visit(page, '/verify-email');
  await expect(page.getByText('Tu cuenta no tiene correo electrónico')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir a Seguridad' }).click();
  await expect(page).toHaveURL('/dashboard#security');
});

test('a phone is verified with the code from the SMS, and each step passes all checks', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const phone = somePhone();
  const { password } = await openAccount(page.request, { phone: '12 34 56 78 9' });
  await openSecurity(page);
  const number = page.getByLabel('Teléfono móvil');
  await expect(number).toHaveValue('12 34 56 78 9');
  await expectAccessible(page);
  await number.fill('600 000');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(toastIn(page)).toContainText('Número inválido');
  await expect(number).toHaveAccessibleDescription(/Por favor, introduce un número de teléfono válido$/);
  await expectScreenSound(page);
  await number.fill('972 000 112');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(toastIn(page)).toContainText('Error al enviar código');
  await expect(number).toHaveAccessibleDescription(/móviles españoles/);

  await number.fill(phone.replace('+34', ''));
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(toastIn(page)).toContainText('Código enviado');
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('El SMS puede tardar hasta 2 minutos.')).toBeVisible();
  const button = page.getByRole('button', { name: 'Verificar', exact: true });
  await expect(button).toBeDisabled();
  await expectScreenSound(page);
  const code = await codeFor(request, phone);
  await field(page).fill(code.slice(0, 5));
  await expect(button).toBeDisabled();
  await field(page).fill(wrong(code));
  await button.click();
  await expect(toastIn(page)).toContainText('Código incorrecto');
  await field(page).fill(code);
  await button.click();
  await expect(toastIn(page)).toContainText('Teléfono verificado');
  await expect(page.getByRole('main')).toContainText(phone);
  await expect(page.getByRole('button', { name: 'Cambiar número' })).toBeVisible();
  await expectScreenSound(page);

  await page.reload();
  await expect(page.getByRole('main').getByText('Teléfono verificado')).toBeVisible();
  // A new number is entered where the password is required, then verified here.
  const another = somePhone();
  const data = page.getByRole('region', { name: 'Tus datos' });
  await page.getByRole('button', { name: 'Cambiar número' }).click();
  await expect(data.getByLabel('Teléfono')).toBeFocused();
  await data.getByLabel('Teléfono').fill(another);
  await data.getByLabel('Tu contraseña').fill(password);
  await data.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(number).toHaveValue(another);
});

test('a network error loses neither number nor code; a user returning from the SMS finds the code field', async ({
  page,
  request,
  expectRefusal,
}) => {
  expectRefusal('ERR_FAILED');
  const phone = somePhone();
  await openAccount(page.request);
  await openSecurity(page);
  await page.route('/api/verify/send-code', (route) => route.abort());
  await page.getByLabel('Teléfono móvil').fill(phone);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(toastIn(page)).toContainText('Ha ocurrido un error al enviar el código');
  await expect(page.getByLabel('Teléfono móvil')).toHaveValue(phone);
  await page.unroute('/api/verify/send-code');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(field(page)).toBeVisible();
  await page.route('/api/verify/check-code', (route) => route.abort());
  await field(page).fill('123456');
  await pressVerify(page);
  await expect(toastIn(page)).toContainText('Ha ocurrido un error al verificar el código');
  await expect(field(page)).toHaveValue('123456');
  await page.unroute('/api/verify/check-code');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verificación del teléfono' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reenviar código en/ })).toBeDisabled();
  await field(page).fill(await codeFor(request, phone));
  await pressVerify(page);
  await expect(page.getByText('Si hay un cambio de última hora')).toContainText(phone);
  await expect(toastIn(page)).toContainText('Teléfono verificado');
});
