import { clinic } from '#config';
import { chooseTime } from './calendar.ts';
import { expect, test, toastOf, visit } from './house.ts';
import { bookOnScreen, openSheet, payLater, paymentDialog, payNow } from './paying.ts';
import { bookDirectly, codeFor, openAccount } from './people.ts';
import { expectSound } from './soundness.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the front page, with its menu open', async ({ page }) => {
  await visit(page, '/');
  await expect(page).toHaveTitle(`${clinic.name} · Psicología en Girona y por videollamada`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un lugar tranquilo para volver a ti');
  await page.getByRole('button', { name: 'Menú' }).click();
  await expectSound(page);
});

test('the sign-in page, both tabs', async ({ page }) => {
  await visit(page, '/auth');
  await expect(page).toHaveTitle(`Iniciar sesión o registrarse · ${clinic.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta');
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await expectSound(page);
});

test('the booking page, each kind', async ({ page }) => {
  await openAccount(page.request);
  await visit(page, '/appointments');
  await expect(page).toHaveTitle(`Agenda tu Consulta · ${clinic.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda tu Consulta');
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await expectSound(page);
  await page.getByRole('radio', { name: 'Terapia infantil' }).check();
  await expectSound(page);
  await page.getByRole('radio', { name: 'Consulta a domicilio' }).check();
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(toastOf(page)).toBeVisible();
  await page.getByLabel('Dirección').fill('Carrer Major 5, Sal');
  await expect(page.getByRole('listbox', { name: 'Municipios' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('option', { name: /^Salt/ }).click();
});

test('the hour held, and over it the payment', async ({ page, freeDay }) => {
  await openAccount(page.request);
  await bookOnScreen(page, freeDay, '19:00');
  await expect(paymentDialog(page).getByRole('button', { name: 'Pagar con PayPal' })).toBeVisible();
  await expectSound(page);
  await payLater(page);
  await expectSound(page);
});

test('a payment from the profile, with the wallet’s sheet open', async ({ page, freeDay }) => {
  await openAccount(page.request);
  await bookDirectly(page.request, freeDay.startsAt('12:00'));
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await openSheet(page);
  await expectSound(page);
  await payNow(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Pagada' })).toBeVisible();
  await expect(toastOf(page)).toContainText('¡Pago procesado correctamente!');
  await expectSound(page);
});

test('the profile of somebody new, each tab and the account menu', async ({ page }) => {
  const { username } = await openAccount(page.request, { email: 'montse@example.org' });
  await visit(page, '/dashboard');
  await expect(page).toHaveTitle(`Mi Perfil · ${clinic.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi Perfil');
  await expect(page.getByText('No tienes ninguna cita próxima')).toBeVisible();
  for (const [tab, heading] of [
    ['Suscripciones', 'Suscripciones'],
    ['Seguridad', 'Tu cuenta'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expectSound(page);
  }
  await page.getByRole('button', { name: `Tu cuenta, @${username}` }).click();
  await expectSound(page);
});

test('the page for the code, empty, refused and done', async ({ page }) => {
  const email = 'montse-codi@example.org';
  await openAccount(page.request, { email });
  await visit(page, '/verify-email');
  await expect(page).toHaveTitle(`Verifica tu correo · ${clinic.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verifica tu cuenta');
  await page.getByRole('button', { name: 'Verificar', exact: true }).click();
  await expect(toastOf(page)).toContainText('Código requerido');
  await expectSound(page);
  await page.getByLabel('Código de verificación').fill(await codeFor(page.request, email));
  await page.getByRole('button', { name: 'Verificar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Verificación exitosa!');
  await expectSound(page);
});

test('the phone, step by step', async ({ page }) => {
  const phone = '+34611110360';
  await openAccount(page.request);
  await visit(page, '/dashboard#security');
  await page.getByLabel('Teléfono móvil').fill('600');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(toastOf(page)).toContainText('Número inválido');
  await expectSound(page);
  await page.getByLabel('Teléfono móvil').fill(phone);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByLabel('Código de verificación')).toBeFocused();
  await expectSound(page);
  await page.getByLabel('Código de verificación').fill(await codeFor(page.request, phone));
  await page.getByRole('button', { name: 'Verificar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cambiar número' })).toBeVisible();
  await expectSound(page);
});

test('the profile with appointments and both dialogs', async ({ page, freeDay }) => {
  await openAccount(page.request);
  await bookDirectly(page.request, freeDay.startsAt('10:30'), { type: 'video' });
  const gone = await bookDirectly(page.request, freeDay.startsAt('16:00'));
  await page.request.delete(`/api/appointments/${gone}`);
  await visit(page, '/dashboard');
  await expect(page.getByRole('region', { name: 'Historial' }).getByRole('listitem')).toHaveCount(1);
  await expectSound(page);
  await page.getByRole('button', { name: 'Cambiar' }).click();
  await chooseTime(page.getByRole('dialog'), '17:30');
  await expectSound(page);
  await page.getByRole('button', { name: 'Dejarla como está' }).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog', { name: '¿Cancelar esta cita?' })).toBeVisible();
  await expectSound(page);
});

test('the demonstration’s messages', async ({ page, request, freeDay }) => {
  await openAccount(request, { email: 'montse-mensajes@example.org' });
  await bookDirectly(request, freeDay.startsAt('09:00'));
  await visit(page, '/');
  await page.getByRole('button', { name: 'Demostración: los pagos y los mensajes son simulados' }).click();
  await page.getByRole('link', { name: 'Ver mensajes' }).click();
  await expect(page).toHaveURL('/demo/outbox');
  await expect(page).toHaveTitle('Mensajes de la demostración');
  const message = page.getByRole('article').filter({ hasText: freeDay.words }).first();
  await expect(message).toBeVisible();
  await expectSound(page);
  // The worker looks once a second; the page does not change by itself.
  await expect(async () => {
    await page.reload();
    expect(await message.innerText()).toContain('Enviado');
  }).toPass();
  await message.getByRole('link', { name: 'Ver el correo con su aspecto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(freeDay.words);
  await expect(page.getByRole('row', { name: /^Cuándo/ })).toContainText('09:00');
  await expectSound(page);
});
