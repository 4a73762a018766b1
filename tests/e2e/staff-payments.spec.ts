import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectContrastInDarkMode, test, toastIn } from './app.ts';
import { fillDay } from './date-fields.ts';
import { openAccount } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

const widths = [360, 768, 1280];

async function checkDialog(page: Page): Promise<void> {
  await expectScreenSound(page, { widths, lowestPx: 36 });
  await expectContrastInDarkMode(page);
}

/** A person with an account and unpaid appointments on a day. Returns the patient's id. */
async function planThree(
  page: Page,
  request: APIRequestContext,
  { name, freeDay }: { name: string; freeDay: { startsAt: (time: string) => string } },
): Promise<number> {
  await openAccount(request, { fullName: name });
  await signInAsDirector(page.request);
  const found = await (await page.request.get(`/api/staff/people?search=${encodeURIComponent(name)}`)).json();
  const patientId: number = found.people[0].id;
  for (const time of ['12:00', '16:00', '17:30']) {
    const place = { patientId, professionalId: 1, type: 'office', outsideHours: true };
    const data = { ...place, startsAt: freeDay.startsAt(time) };
    const reply = await page.request.post('/api/staff/appointments', { data });
    expect(reply.status(), await reply.text()).toBe(201);
  }
  return patientId;
}

test('several appointments are paid together, in two ways, undone, and paid with a plan sold for them', async ({
  page,
  request,
  freeDay,
}) => {
  const name = `Ona ${randomBytes(4).toString('hex')}`;
  const patientId = await planThree(page, request, { name, freeDay });

  // From the appointment's own dialog to several ones.
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitPanel(page, '/staff/agenda');
  await fillDay(page.getByLabel('Ir a un día'), freeDay.day);
  await page.getByRole('button', { name: 'Lista' }).click();
  await page
    .getByRole('button', { name: `Cobrar: ${name}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Tiene otras 2 citas sin pagar.')).toBeVisible();
  await checkDialog(page);
  await dialog.getByRole('button', { name: 'Cobrar varias juntas' }).click();
  const hours = dialog.getByRole('group', { name: 'Qué citas paga' });
  await expect(hours.getByRole('checkbox')).toHaveCount(3);
  await expect(hours.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Todas (3)' }).click();
  await hours.getByRole('checkbox', { name: /17:30/ }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Paga de dos maneras' }).check();
  await dialog.getByLabel('Una parte, en euros').fill('130');
  await expect(dialog.getByText(/^Escribe una cantidad menor que 130/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Cobrar 130/ })).toBeDisabled();
  await dialog.getByLabel('Una parte, en euros').fill('50');
  await dialog
    .getByRole('group', { name: /^¿Cómo paga los 80/ })
    .getByRole('button', { name: 'Bizum' })
    .click();
  await checkDialog(page);
  const takeBoth = dialog.getByRole('button', { name: /^Cobrar 80.+ por Bizum y 50.+ con tarjeta$/ });
  // The long label stays on one line: the explanation moves above the buttons.
  expect((await takeBoth.boundingBox())?.height).toBeLessThan(60);
  await takeBoth.click();
  await expect(dialog.getByText(/^Cobradas 2 citas: 80.+ por Bizum y 50.+ con tarjeta$/)).toBeVisible();
  await checkDialog(page);
  await dialog.getByRole('button', { name: 'Me he equivocado' }).click();
  await dialog.getByLabel('Por qué se anula').fill('Quiere un plan');
  await checkDialog(page);
  await dialog.getByRole('button', { name: 'Anular los cobros' }).click();
  await expect(toastIn(page)).toContainText('Cobros anulados');

  // On the record: a plan is sold, and pays for all three.
  await page.setViewportSize({ width: 360, height: 740 });
  await visitPanel(page, `/staff/personas?persona=${patientId}&apartado=dinero`);
  await expect(page.getByRole('button', { name: 'Cobrar varias' })).toBeVisible();
  await page.getByRole('button', { name: 'Vender un plan' }).click();
  await dialog.getByLabel('Plan').selectOption({ index: 2 });
  await dialog.getByRole('button', { name: 'Tarjeta' }).click();
  await dialog.getByRole('button', { name: /^Cobrar .+ con tarjeta$/ }).click();
  await expect(dialog.getByText('Tiene 3 citas sin pagar.')).toBeVisible();
  await checkDialog(page);
  await dialog.getByRole('button', { name: 'Pagarlas con el plan' }).click();
  await expect(dialog.getByRole('heading', { name: 'Pagar sus citas' })).toBeVisible();
  await expect(hours.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await checkDialog(page);
  await dialog.getByRole('button', { name: 'Pagar con 3 sesiones' }).click();
  await expect(toastIn(page)).toContainText('3 citas pagadas con su plan');
  await expect(page.getByRole('button', { name: 'Cobrar varias' })).toHaveCount(0);
  // After a full refund the sessions that are left still pay for appointments: the desk says how many go.
  await page
    .getByRole('button', { name: /^Devolver/ })
    .first()
    .click();
  await page.getByLabel('Por qué').fill('Se va a otra ciudad');
  const refund = page.getByRole('button', { name: 'Devolver', exact: true });
  await refund.click();
  await expect(page.getByText('Escribe cuántas, por ejemplo 2; 0 si no se retira ninguna.')).toBeVisible();
  await page.getByLabel('Sesiones que se retiran').fill('1');
  await refund.click();
  await expect(page.getByText(/^No activo; se pueden usar hasta el /)).toBeVisible();
});

test('the director gives a discount on an unpaid appointment, and the payment and its receipt show it', async ({
  page,
  request,
  freeDay,
}) => {
  const name = `Pau ${randomBytes(4).toString('hex')}`;
  const patientId = await planThree(page, request, { name, freeDay });
  await page.setViewportSize({ width: 360, height: 740 });
  await visitPanel(page, `/staff/personas?persona=${patientId}&apartado=dinero`);
  const money = page.getByRole('region', { name: 'Dinero' });
  await money.getByRole('button', { name: 'Descuento…' }).first().click();
  await money.getByRole('button', { name: 'Guardar el descuento' }).click();
  await expect(money.getByText(/^Escribe una cantidad, como mucho 65/)).toBeVisible();
  await expect(money.getByText('Elige un motivo.')).toBeVisible();
  await money.getByLabel('Descuento, en euros').fill('15');
  await expect(money.getByText(/^Se le cobran 50/)).toBeVisible();
  await money.getByLabel('Por qué').selectOption('No puede pagar el precio entero');
  await checkDialog(page);
  await money.getByRole('button', { name: 'Guardar el descuento' }).click();
  await expect(toastIn(page)).toContainText('Descuento de 15');
  await expect(
    money.getByText(/Descuento de 15.+ sobre 65.+: No puede pagar el precio entero/),
  ).toBeVisible();
  await checkDialog(page);
  const discounted = money.getByRole('listitem').filter({ hasText: 'Descuento de 15' });
  await discounted.getByRole('button', { name: /^Cobrar/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/\(con un descuento de 15,00.€\)/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Tarjeta' }).click();
  await dialog.getByRole('button', { name: /^Cobrar 50.+ con tarjeta$/ }).click();
  await expect(dialog.getByText(/^Cobrados 50.+ con tarjeta$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(money.getByText(/\(con un descuento de 15,00.€\)/)).toBeVisible();
});

test('a patient without an account buys a plan, and a child names the guardian who pays', async ({
  page,
}) => {
  await signInAsDirector(page.request);
  const create = async (path: string, data: object) => {
    const reply = await page.request.post(path, { data });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const childOf = await create('/api/staff/people', {
    fullName: 'Biel Sense Compte',
    birthDate: '2018-05-04',
  });
  for (const fullName of ['Aina Sense Compte', 'Jan Sense Compte'])
    await create(`/api/staff/people/${childOf.id}/guardians`, {
      person: { fullName },
      rights: {
        mayBook: true,
        pays: fullName.startsWith('Aina'),
        getsNotices: true,
        mayAskForRecord: true,
        hasNoContact: false,
      },
    });
  await page.setViewportSize({ width: 360, height: 740 });
  await visitPanel(page, `/staff/personas?persona=${childOf.id}&apartado=dinero`);
  await page.getByRole('button', { name: 'Vender un plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No tiene cuenta')).toBeVisible();
  await dialog.getByLabel('Plan').selectOption('4 single');
  const payer = dialog.getByRole('combobox', { name: 'Quién paga' });
  await expect(payer.getByRole('option', { selected: true })).toHaveText('Aina Sense Compte');
  await payer.selectOption('Jan Sense Compte');
  await checkDialog(page);
  await dialog.getByRole('button', { name: 'Tarjeta' }).click();
  await dialog.getByRole('button', { name: /^Cobrar .+ con tarjeta$/ }).click();
  await expect(dialog.getByText(/^Cobrados .+ con tarjeta$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByText(/^Quedan \d+ sesiones$/)).toBeVisible();
});

test('a new appointment offers a session only to a patient who has one, and sells a plan otherwise', async ({
  page,
  request,
}) => {
  const name = `Nil ${randomBytes(4).toString('hex')}`;
  await openAccount(request, { fullName: name });
  await signInAsDirector(page.request);
  const found = await (await page.request.get(`/api/staff/people?search=${encodeURIComponent(name)}`)).json();
  await page.setViewportSize({ width: 360, height: 740 });
  await visitPanel(page, `/staff/personas?persona=${found.people[0].id}`);
  await page.getByRole('button', { name: 'Nueva cita' }).click();
  const booking = page.getByRole('dialog', { name: 'Nueva cita' });
  const payment = booking.getByRole('combobox', { name: 'Cómo se paga' });
  await expect(booking.getByText('Después, en la clínica')).toBeVisible();
  await expect(payment).toHaveCount(0);
  await checkDialog(page);
  await booking.getByRole('button', { name: 'Vender un plan' }).click();
  const sale = page.getByRole('dialog', { name: 'Vender un plan' });
  await sale.getByLabel('Plan').selectOption({ index: 1 });
  // What is missing stands beside the button, in sight.
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await expect(sale.getByRole('button', { name: /^Cobrar/ })).toBeDisabled();
    await expect(sale.getByText('Elige cómo paga.')).toBeInViewport({ ratio: 1 });
  }
  await checkDialog(page);
  await sale.getByRole('button', { name: 'Tarjeta' }).click();
  await sale.getByRole('button', { name: /^Cobrar .+ con tarjeta$/ }).click();
  await sale.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(payment).toBeVisible();
  await payment.selectOption('session');
  await expect(payment).toContainText('Con una sesión de su plan (quedan 2)');
  await checkDialog(page);
  await booking.getByLabel('Tipo de consulta').selectOption('home');
  await expect(payment).toHaveCount(0);
});
