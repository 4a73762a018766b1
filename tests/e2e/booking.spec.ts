import type { Availability } from '#clinic/appointments/contract.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { addDays } from '#platform/time/calendar-days.ts';
import { expect, expectAccessible, test, toastIn, visit, withMotion } from './app.ts';
import { chooseDay, chooseTime } from './calendar.ts';
import { payLater } from './paying.ts';
import { openAccount, register, signIn } from './people.ts';

test.use(withMotion);

test('a new person books from the front page, moves the appointment and cancels it', async ({
  page,
  freeDay,
}) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Reservar Consulta' }).click();
  await expect(page).toHaveURL('/auth?redirect=appointments');
  await register(page);
  await expect(page).toHaveURL('/appointments');
  await expect(toastIn(page)).toContainText('¡Registro completado!');

  await page.getByRole('radio', { name: 'Videollamada' }).check();
  await page.getByRole('radio', { name: 'Fermí Valldoreix' }).check();
  await chooseDay(page, freeDay);
  // Arrow keys continue from the day clicked.
  await page.keyboard.press('ArrowUp');
  const before = page.getByRole('gridcell').filter({ has: page.locator(':focus') });
  await expect(before).toHaveAttribute('data-day', /^\d{4}-\d\d-\d\d$/);
  expect((await before.getAttribute('data-day')) ?? '').not.toBe(freeDay.day);
  await chooseTime(page, '16:00');
  await page.getByLabel('Notas').fill('Prefiero empezar hablando del trabajo.');
  const summary = page.getByRole('complementary', { name: 'Resumen' });
  for (const words of [freeDay.words, '16:00', 'Videollamada', 'Fermí Valldoreix', '55 €'])
    await expect(summary).toContainText(words);
  await summary.getByRole('button', { name: 'Reservar Consulta' }).click();

  await payLater(page);
  await expect(page.getByRole('main')).toContainText(`${freeDay.words}, 16:00`);
  await expect(page.getByText(/Falta pagar: te la guardamos hasta las \d\d:\d\d/)).toBeVisible();
  await expect(
    page.getByText(new RegExp(`Quedan (${clinicSettings().holdMinutes}|29) minutos`)).first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Ver mis citas' }).click();

  await expect(page).toHaveURL('/dashboard');
  const upcoming = page.getByRole('region', { name: 'Próximas' });
  const history = page.getByRole('region', { name: 'Historial' });
  const words = ['Videollamada', 'Pendiente', 'Con Fermí Valldoreix', '55 €', 'Sin pagar', 'hora peninsular'];
  for (const word of words) await expect(upcoming.getByRole('listitem')).toContainText(word);
  await expect(upcoming.getByRole('listitem')).toContainText(`${freeDay.words}, 16:00`);
  await expect(history).toContainText('Aquí quedarán tus citas pasadas');

  await upcoming.getByRole('button', { name: 'Cambiar' }).click();
  const moving = page.getByRole('dialog', { name: 'Cambiar la cita' });
  await expect(moving).toContainText(`Ahora: ${freeDay.words}, 16:00`);
  await expect(moving.getByRole('radio', { name: '16:00 tu hora' })).toBeDisabled();
  // Nothing is preselected.
  await expect(moving.getByRole('radio', { name: '17:30 libre' })).toBeEnabled();
  await expect(moving.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(moving.getByRole('button', { name: 'Cambiar la cita' })).toBeDisabled();
  await chooseTime(moving, '17:30');
  await expect(moving).toContainText(`Después: ${freeDay.words}, 17:30`);
  await moving.getByRole('button', { name: 'Cambiar la cita' }).click();
  await expect(toastIn(page)).toContainText('Cita cambiada');
  await expect(upcoming.getByRole('listitem')).toContainText(`${freeDay.words}, 17:30`);

  await upcoming.getByRole('button', { name: 'Cancelar' }).click();
  const cancelling = page.getByRole('dialog', { name: '¿Cancelar esta cita?' });
  await expect(cancelling).toContainText('No has pagado nada, así que no se cobra ni se devuelve nada.');
  await cancelling.getByRole('button', { name: 'Cancelar la cita' }).click();
  await expect(toastIn(page)).toContainText('Cita cancelada');
  await expect(upcoming).toContainText('No tienes ninguna cita próxima');
  await expect(history.getByRole('listitem')).toContainText('Cancelada');
  await expect(history.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

test('signs out and in again through the account menu', async ({ page }) => {
  await visit(page, '/auth');
  const person = await register(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(`Te damos la bienvenida, ${person.fullName}.`)).toBeVisible();

  await page.getByRole('button', { name: `Tu cuenta, @${person.username}` }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(toastIn(page)).toContainText('Sesión cerrada');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/auth?redirect=dashboard');

  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: `Tu cuenta, @${person.username}` }).click();
  await expect(page.getByText(`@${person.username}`, { exact: true })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Mi Perfil', exact: true }),
  ).toHaveAttribute('href', '/dashboard');
});

test('a signed-in person goes directly from the front page to booking', async ({ page }) => {
  await openAccount(page.request);
  await visit(page, '/plans');
  await page.getByRole('link', { name: `${clinicContact().name}, inicio` }).click();
  await page.getByRole('main').getByRole('link', { name: 'Reservar Consulta' }).click();
  await expect(page).toHaveURL('/appointments');
});

test('on a small phone an hour of the front page is held with two presses', async ({ page }) => {
  await openAccount(page.request);
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  const hours = page.getByRole('list', { name: 'Próximas horas libres' }).getByRole('link');
  const hour = hours.last();
  const [, day = '', time = ''] =
    /^Reservar el (.+) a las (.+)$/.exec((await hour.getAttribute('aria-label')) ?? '') ?? [];
  await expect(
    page.getByText(new RegExp(`^Próxima: ((hoy|mañana), )?${day},? a las\\s\\d\\d:\\d\\d$`)),
  ).toBeVisible();
  await hour.click();
  await expect(page).toHaveURL('/appointments');
  const found = page.getByRole('region', { name: new RegExp(`, ${time}$`) });
  await expect(found).toContainText(`Consulta en el despacho, con la Dra. Nausica Riubell. 65 €`);
  await expect(found.getByRole('heading')).toContainText(day.replace(/^\S+ /, ' '));
  await found.getByRole('button', { name: 'Reservar esta hora' }).click();
  await payLater(page);
  await expect(page.getByRole('main')).toContainText(`, ${time}`);
});

test('the front page finds the first hour within two weeks if none is sooner', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/availability?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(`${searchParams.get('from')} ${searchParams.get('to')}`);
    const reply = await route.fetch();
    const { days }: Availability = await reply.json();
    const taken = days.map(({ date, slots }) => ({
      date,
      slots: slots.map((slot) => ({ ...slot, free: false })),
    }));
    await route.fulfill({ response: reply, json: asked.length === 1 ? { days: taken } : { days } });
  });
  await visit(page, '/');
  await expect(page.getByRole('list', { name: 'Próximas horas libres' })).toBeVisible();
  const [soon, later] = asked.map((days) => days.split(' '));
  expect(asked).toHaveLength(2);
  expect(later).toEqual([addDays(soon?.[1] ?? '', 1), addDays(soon?.[1] ?? '', 12)]);
});

test('on a small phone the result of taking the found hour is shown where it was pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/appointments');
  const found = page.getByRole('region', { name: /, \d\d:\d\d$/ });
  await found.getByRole('button', { name: 'Reservar esta hora' }).click();
  await expect(found).toContainText('Te llevamos a iniciar sesión');
  // Kinds that need more than an hour are not offered this way.
  await found.getByRole('button', { name: /Quedarme|Cancelar|Seguir aquí/ }).click();
  await page.getByRole('radio', { name: 'Terapia infantil' }).check();
  await expect(found).toBeHidden();
});
