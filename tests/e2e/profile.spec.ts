import type { Page } from '@playwright/test';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { professionalSeeds } from '#config';
import { formatDate } from '#platform/time/dates.ts';
import { expect, expectAccessible, serverFollowsPageClock, test, visit } from './app.ts';
import { bookInsteadOfChosen, payLater, paymentDialog } from './paying.ts';
import { openAccount } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** An appointment in wire format; the values below deliberately violate the contract. */
const storedAppointment = (
  fields: Omit<Partial<Record<keyof Appointment, unknown>>, 'id'> & { id: number },
) => ({
  userId: 1,
  type: 'office',
  date: hoursFromNow(-500),
  professionalId: 1,
  professionalName: professionalSeeds[0].name,
  status: 'confirmed',
  address: null,
  notes: null,
  price: 6500,
  paid: false,
  withCredit: false,
  cancellationHours: 24,
  payment: 'none',
  supplementKept: 0,
  createdAt: hoursFromNow(-1_000),
  holdExpiresAt: null,
  roomUrl: null,
  attendanceConfirmed: false,
  ...fields,
});

async function openProfileWith(page: Page, appointments: ReturnType<typeof storedAppointment>[]) {
  await openAccount(page.request);
  await page.route('/api/appointments', (route) => route.fulfill({ json: appointments }));
  await visit(page, '/dashboard');
  const region = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(region('Próximas').or(region('Historial')).first()).toBeVisible();
  return { upcoming: region('Próximas'), history: region('Historial') };
}

test('the profile shows records of the former system like all others', async ({ page }) => {
  const { upcoming, history } = await openProfileWith(page, [
    storedAppointment({ id: 1, type: '1', status: 'pendiente', date: hoursFromNow(100) }),
    storedAppointment({
      id: 2,
      type: '2',
      status: 'Confirmada',
      date: hoursFromNow(200),
      address: 'Rambla 5, Salt',
    }),
    storedAppointment({ id: 3, type: '3', status: 'confirmada', date: hoursFromNow(300) }),
    storedAppointment({ id: 4, type: '1', status: 'CANCELADA', date: hoursFromNow(400) }),
    storedAppointment({ id: 5, date: 'el martes por la tarde' }),
    storedAppointment({ id: 6, date: null }),
    storedAppointment({ id: 7, date: hoursFromNow(-50) }),
  ]);
  await expect(upcoming).toHaveCount(3);
  for (const [place, words] of [
    ['Consulta en el despacho', 'Pendiente'],
    ['Consulta a domicilio', 'Confirmada', 'Rambla 5, Salt'],
    ['Videollamada', 'Confirmada', '(hora peninsular)'],
  ].entries())
    for (const word of words) await expect(upcoming.nth(place)).toContainText(word);

  await expect(history).toHaveCount(4);
  await expect(history.nth(0)).toContainText('Cancelada');
  await expect(history.nth(1)).toContainText(formatDate(hoursFromNow(-50)));
  await expect(history.nth(2)).toContainText('Fecha inválida, Hora inválida');
  await expect(history.nth(3)).toContainText('Fecha no disponible, Hora no disponible');
  await expect(history.nth(3)).not.toContainText('ene');
  await expect(history.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

test('the cancel dialog states the refund by payment and time left', async ({ page }) => {
  const { upcoming } = await openProfileWith(page, [
    storedAppointment({ id: 1, date: hoursFromNow(20), paid: true, payment: 'paid' }),
    storedAppointment({ id: 2, date: hoursFromNow(30), paid: true, payment: 'paid' }),
    storedAppointment({ id: 3, date: hoursFromNow(40), status: 'pending' }),
    storedAppointment({ id: 4, date: hoursFromNow(50), status: 'pending', payment: 'checking' }),
  ]);
  const description = page.getByRole('dialog', { name: '¿Cancelar esta cita?' });
  const saysFirst = async (place: number, words: string | RegExp) => {
    await upcoming.nth(place).getByRole('button', { name: 'Cancelar' }).click();
    await expect(description).toHaveAccessibleDescription(words);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(description).toBeHidden();
  };
  await saysFirst(0, /^No se devuelve el importe\. ?Faltan menos de 24 horas\./);
  await saysFirst(1, /^Te devolvemos 65\s€, el importe completo\. ?Faltan más de 24 horas\.$/);
  await saysFirst(
    2,
    /^Lo pagado se devuelve entero hasta 24 horas antes .+ ?No has pagado nada, así que no se cobra ni se devuelve nada\.$/,
  );
  await saysFirst(3, /^Tu pago está en revisión\. ?Si llega después de cancelar, te lo devolvemos entero\.$/);
  await expect(upcoming.nth(0).getByRole('button', { name: 'Cambiar' })).toHaveCount(0);
  await expect(upcoming.nth(1).getByRole('button', { name: 'Cambiar' })).toBeVisible();
});

test('an outage does not redirect to the sign-in page, and a retry opens the profile', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(503);
  const { fullName } = await openAccount(page.request);
  const outage = (times: number) =>
    page.route('/api/user', (route) => route.fulfill({ status: 503, json: { message: 'Vuelve luego.' } }), {
      times,
    });
  await outage(2);
  await page.goto('/dashboard');
  const notice = page.getByRole('alert').filter({ hasText: 'No hemos podido comprobar tu sesión' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  const corner = page.getByRole('banner');
  await expect(corner.getByRole('link', { name: 'Iniciar Sesión' })).toHaveCount(0);
  await expect(corner.getByRole('button', { name: /^Tu cuenta/ })).toHaveCount(0);
  await expectScreenSound(page);
  const again = page.getByRole('button', { name: 'Volver a intentar' });
  await again.click();
  await expect(notice).toBeVisible();
  await again.click();
  await expect(page.getByText(`Te damos la bienvenida, ${fullName}.`)).toBeVisible();
  await expect(corner.getByRole('button', { name: /^Tu cuenta/ })).toBeVisible();
});

test('booking during an outage says that nothing was sent, and works once the session can be checked', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(503);
  await openAccount(page.request);
  await page.route('/api/user', (route) => route.fulfill({ status: 503, json: {} }));
  await bookInsteadOfChosen(page, freeDay.startsAt('12:00'));
  await page.goto('/');
  const book = page.getByRole('main').getByRole('link', { name: 'Reservar Consulta' });
  await expect(book).toHaveAttribute('href', '/appointments');
  await book.click();
  await expect(page).toHaveURL('/appointments');
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  // Without a known user a booking with a lost response could not be found again, so none is sent.
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(page.getByRole('main')).toContainText('no se ha enviado nada');
  expect(await (await page.request.get('/api/appointments')).json()).toEqual([]);
  await page.unroute('/api/user');
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await payLater(page);
});

/** Books a slot held for 110 seconds; afterwards the server reports that it was not paid. */
async function bookBriefHold(page: Page) {
  await openAccount(page.request);
  await serverFollowsPageClock(page);
  await page.clock.install();
  let hold = storedAppointment({ id: 1, status: 'pending', date: hoursFromNow(200) });
  let isOver = false;
  await page.route('/api/appointments', (route) => {
    if (route.request().method() !== 'POST')
      return route.fulfill({ json: [isOver ? { ...hold, status: 'cancelled', holdExpiresAt: null } : hold] });
    // From the press on, so that a slow machine does not shorten the hold.
    hold = { ...hold, holdExpiresAt: new Date(Date.now() + 110_000).toISOString() };
    return route.fulfill({ status: 201, json: hold });
  });
  await visit(page, '/appointments');
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(paymentDialog(page)).toBeVisible();
  return async () => {
    isOver = true;
    await page.clock.runFor(62_000);
  };
}

test('an expired hold is announced to the second and offers another slot', async ({ page }) => {
  const letItEnd = await bookBriefHold(page);
  await payLater(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Quedan 2 minutos.');
  await page.clock.runFor(51_000);
  await expect(main).toContainText('Queda 1 minuto.');
  await letItEnd();

  await expect(page.getByRole('heading', { name: 'Tu reserva ha caducado' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'El tiempo ha pasado' })).toBeAttached();
  await expect(main).toContainText('No se ha cobrado nada.');
  for (const words of ['Falta pagar', 'Pagar ahora', 'Reservar otra'])
    await expect(main).not.toContainText(words);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Elegir otra hora' }).click();
  await expect(page.getByRole('heading', { name: 'Reservar Consulta' })).toBeVisible();
});

test('a hold that expires while its payment dialog is open cannot be paid any more', async ({ page }) => {
  const letItEnd = await bookBriefHold(page);
  const dialog = paymentDialog(page);
  await expect(dialog.getByRole('button', { name: 'Pagar con PayPal' })).toBeVisible();
  await page.clock.runFor(51_000);
  await letItEnd();
  await expect(dialog.getByRole('alert')).toContainText('La reserva ha caducado o está cancelada.');
  await expect(dialog.getByRole('button', { name: 'Pagar con PayPal' })).toHaveCount(0);
  await expect(dialog).not.toContainText('Te guardamos la hora');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByRole('heading', { name: 'Tu reserva ha caducado' })).toBeVisible();
});

test('the profile names the payment state of each appointment, offers payment only where allowed, and shows the room of a confirmed video appointment', async ({
  page,
}) => {
  const roomUrl = professionalSeeds[0].roomUrl;
  const hold = { status: 'pending', holdExpiresAt: hoursFromNow(0.3) };
  const { upcoming, history } = await openProfileWith(page, [
    storedAppointment({ id: 1, date: hoursFromNow(100), ...hold }),
    storedAppointment({
      id: 2,
      date: hoursFromNow(101),
      ...hold,
      payment: 'checking',
      holdExpiresAt: hoursFromNow(26),
    }),
    storedAppointment({ id: 3, date: hoursFromNow(102), paid: true, payment: 'paid' }),
    storedAppointment({
      id: 4,
      date: hoursFromNow(104),
      status: 'cancelled',
      paid: true,
      payment: 'returning',
    }),
    storedAppointment({
      id: 5,
      date: hoursFromNow(103),
      status: 'cancelled',
      paid: true,
      payment: 'returned',
    }),
    storedAppointment({ id: 6, date: hoursFromNow(102), status: 'cancelled' }),
    storedAppointment({ id: 7, type: 'video', date: hoursFromNow(2), paid: true, payment: 'paid', roomUrl }),
    storedAppointment({ id: 8, type: 'video', date: hoursFromNow(110), status: 'pending' }),
  ]);
  await expect(upcoming.nth(0)).toContainText('Pagada');
  const room = page.getByRole('link', { name: 'Entrar en la videollamada' });
  await expect(room).toHaveCount(1);
  await expect(room).toHaveAttribute('href', roomUrl);
  await expect(room).toHaveAttribute('target', '_blank');
  for (const [place, words] of ['Pagada', 'Sin pagar', 'Pago en revisión', 'Pagada'].entries())
    await expect(upcoming.nth(place)).toContainText(`· ${words}`);
  for (const [place, words] of ['Devolución en curso', 'Devuelta', 'Sin pagar'].entries())
    await expect(history.nth(place)).toContainText(`· ${words}`);
  await expect(upcoming.nth(1)).toContainText(/Falta pagar: te la guardamos hasta (las|el) /);
  await expect(upcoming.nth(2)).toContainText(
    `Falta que se confirme el pago: te la guardamos hasta el ${formatDate(hoursFromNow(26))}, a las `,
  );
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toHaveCount(1);
  await expect(upcoming.nth(1).getByRole('button', { name: 'Pagar', exact: true })).toBeVisible();
});
