import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, toastIn, visit } from './app.ts';
import { chooseDay, chooseTime, type FreeDay } from './calendar.ts';
import { payLater, paymentDialog } from './paying.ts';
import { bookByApi, openAccount } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Reservar Consulta' }).click();

async function fillIn(page: Page, freeDay: FreeDay) {
  await visit(page, '/appointments');
  await chooseDay(page, freeDay);
  await chooseTime(page, '12:00');
  await page.getByLabel('Notas').fill('Lo que escribí sigue aquí.');
}

/** The refusal in toast and page, with all input kept. */
async function expectRefused(page: Page, sentence: string) {
  await expect(toastIn(page)).toContainText('Error al crear la cita');
  await expect(toastIn(page)).toContainText(sentence);
  const summary = page.getByRole('complementary', { name: 'Resumen' });
  await expect(summary).toContainText('No se ha reservado nada');
  await expect(summary).toContainText(sentence);
  await expect(page.getByLabel('Notas')).toHaveValue('Lo que escribí sigue aquí.');
}

test('refuses an hour taken meanwhile and offers another', async ({
  page,
  request,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(409);
  await openAccount(page.request);
  await fillIn(page, freeDay);
  await openAccount(request);
  await bookByApi(request, freeDay.startsAt('12:00'));
  await send(page);

  await expectRefused(page, 'Esa hora acaba de ocuparse. Elige otra, por favor.');
  await expect(page.getByRole('radio', { name: '12:00 ocupada' })).toBeDisabled();
  await expectAccessible(page);
  const offered = page.getByRole('complementary').getByRole('button', { name: /, \d\d:\d\d con / });
  await expect(offered).toHaveCount(3);
  const [words = ''] = (await offered.first().innerText()).split('\n');
  await offered.first().click();
  await send(page);
  await payLater(page);
  await expect(page.getByRole('main')).toContainText(words);
});

test('refuses two places at once, and a fourth unpaid hold', async ({ page, freeDay, expectRefusal }) => {
  expectRefusal(409);
  await openAccount(page.request);
  await bookByApi(page.request, freeDay.startsAt('12:00'), { professionalId: 2 });
  await fillIn(page, freeDay);
  await send(page);
  await expectRefused(page, 'Ya tienes otra cita a esa hora.');
  for (const time of ['16:00', '17:30']) await bookByApi(page.request, freeDay.startsAt(time));
  await chooseTime(page, '09:00');
  await send(page);
  await expectRefused(page, 'Ya tienes 3 reservas pendientes de pago.');
  await page.getByRole('link', { name: 'Ver mis citas' }).click();
  await expect(page.getByRole('region', { name: 'Próximas' }).getByRole('listitem')).toHaveCount(3);
});

test('shows texts for a failure and a refusal without message; a retry books; hold and payment are accessible', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  await openAccount(page.request);
  await fillIn(page, freeDay);
  for (const { status, body, sentence } of [
    { status: 500, body: '{"code":"internal"}', sentence: 'No se pudo crear la cita. Inténtalo de nuevo.' },
    {
      status: 400,
      body: '',
      sentence: 'Verifica que todos los campos estén correctamente completados.',
    },
  ]) {
    expectRefusal(status);
    await page.route('/api/appointments', (route) => route.fulfill({ status, body }), { times: 1 });
    await send(page);
    await expectRefused(page, sentence);
  }
  await send(page);
  await expect(paymentDialog(page)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(paymentDialog(page).getByRole('button', { name: 'Pagar con PayPal' })).toBeVisible();
  await expectScreenSound(page);
  await payLater(page);
  await expectScreenSound(page);
});
