import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, expectContrastInDarkMode, test, toastIn } from './app.ts';
import { fillDay } from './date-fields.ts';
import { expectScreenSound } from './screen-checks.ts';
import { planByApi, signInAsDirector, visitPanel } from './staff.ts';

/** Pays an appointment and turns a part of the payment into credit of its payer. */
async function refundToCredit(request: APIRequestContext, itemId: number, cents: number) {
  const paid = { type: 'appointment', itemId, method: 'card', cents: 6_500 };
  const taken = await request.post('/api/staff/payments', { data: paid });
  expect(taken.status(), await taken.text()).toBe(201);
  const { receiptId } = await taken.json();
  const wish = { cents, reason: 'Ha durado menos', to: 'credit' };
  const reply = await request.post(`/api/staff/receipts/${receiptId}/return`, { data: wish });
  expect(reply.status(), await reply.text()).toBe(200);
}

test('the till is opened, a cash payment is taken, reversed and taken again, an appointment is partly paid with credit, and the till is closed', async ({
  page,
  freeDay,
}) => {
  const name = `Ona ${randomBytes(4).toString('hex')}`;
  await signInAsDirector(page.request);
  const { patient } = await planByApi(page.request, {
    fullName: name,
    startsAt: freeDay.startsAt('12:00'),
  });

  const open = async () => {
    await visitPanel(page, '/staff/agenda');
    await fillDay(page.getByLabel('Ir a un día'), freeDay.day);
    await page.getByRole('button', { name: 'Lista' }).click();
    await page.getByRole('button', { name: `Cobrar: ${name}` }).click();
  };
  const take = async (method: string) => {
    await open();
    await page.getByRole('button', { name: method }).click();
    await expectScreenSound(page, { widths: [390, 768, 1280], lowestPx: 36 });
    await expectContrastInDarkMode(page);
    await page.getByRole('button', { name: /^Cobrar 65/ }).click();
    await expect(page.getByText(/^Cobrados 65/)).toBeVisible();
  };
  // The till is opened where cash is about to be taken; the form's own button is in sight.
  await page.setViewportSize({ width: 1280, height: 800 });
  await open();
  await page.getByRole('button', { name: 'Efectivo' }).click();
  const openTill = page.getByRole('button', { name: 'Abrir la caja' });
  await openTill.click();
  await page.getByLabel('Cuánto hay contado, en euros').fill('150');
  await expect(openTill).toBeInViewport({ ratio: 1 });
  await openTill.click();
  await expect(page.getByRole('button', { name: /^Cobrar 65/ })).toBeEnabled();
  await visitPanel(page, '/staff/caja');
  await expect(page.getByText('Abierta con 150')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await take('Efectivo');
  await page.getByRole('button', { name: 'Me he equivocado' }).click();
  await page.getByLabel('Por qué se anula').fill('Era otra persona');
  await page.getByRole('button', { name: 'Anular el cobro' }).click();
  await expect(toastIn(page)).toContainText('Cobro anulado');

  await page.setViewportSize({ width: 1280, height: 800 });
  await take('Efectivo');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByRole('button', { name: `Cobrar: ${name}` })).toHaveCount(0);

  // Two more appointments: credit from the first pays a part of the second.
  const later = async (time: string) => {
    const place = { patientId: patient.id, professionalId: 1, type: 'office', outsideHours: true };
    const reply = await page.request.post('/api/staff/appointments', {
      data: { ...place, startsAt: freeDay.startsAt(time) },
    });
    expect(reply.status(), await reply.text()).toBe(201);
    return (await reply.json()).id as number;
  };
  await refundToCredit(page.request, await later('16:00'), 4_000);
  const itemId = await later('17:30');
  const due = async () =>
    (await page.request.get(`/api/staff/payments/due?type=appointment&itemId=${itemId}`)).json();
  await expect.poll(due).toMatchObject({ creditCents: 4_000 });
  await open();
  await page.getByRole('checkbox', { name: /^Usar sus 40/ }).check();
  const rest = page.getByRole('group', { name: /^¿Cómo paga los 25/ });
  await expect(rest.getByRole('button', { name: 'Saldo a favor' })).toHaveCount(0);
  await rest.getByRole('button', { name: 'Tarjeta' }).click();
  await expectScreenSound(page, { widths: [390, 768, 1280], lowestPx: 36 });
  await expectContrastInDarkMode(page);
  await page.getByRole('button', { name: /^Cobrar 25/ }).click();
  await expect(page.getByText(/^Cobrados 25.+ y 40.+ con saldo$/)).toBeVisible();
  await expect(page.getByText(/^Recibos \S+ y \S+\./)).toBeVisible();
  await expectScreenSound(page, { widths: [390, 768, 1280], lowestPx: 36 });
  await expectContrastInDarkMode(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click();
  expect((await due()).code).toBe('already_paid');

  await visitPanel(page, '/staff/caja');
  await expect(page.getByText(/^215/)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar la caja' }).click();
  await page.getByLabel('Cuánto hay contado, en euros').fill('214,50');
  await expect(page.getByText(/Faltan 0,50/)).toBeVisible();
  await expectScreenSound(page, { widths: [390, 768, 1280], lowestPx: 36 });
  await expectContrastInDarkMode(page);
  await page.getByRole('button', { name: 'Cerrar la caja' }).click();
  await expect(page.getByText(/vuelve a contar o escribe qué ha pasado/i).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Qué ha pasado' }).fill('Falta una moneda');
  await page.getByRole('button', { name: 'Cerrar la caja' }).click();
  await expect(toastIn(page)).toContainText('Caja cerrada');
  await expect(page.getByText('Falta una moneda')).toBeVisible();
});
