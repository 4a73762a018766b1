import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectContrastInDarkMode, test, toastIn } from './app.ts';
import { expectScreenSound } from './screen-checks.ts';
import { planByApi, signInAsDirector, visitPanel } from './staff.ts';

const widths = [360, 768, 1280];

async function checkDialog(page: Page): Promise<void> {
  await expectScreenSound(page, { widths, lowestPx: 36 });
  await expectContrastInDarkMode(page);
}

test('several appointments are paid together, in two ways, undone, and paid with a plan sold for them', async ({
  page,
  freeDay,
}) => {
  const name = `Ona ${randomBytes(4).toString('hex')}`;
  await signInAsDirector(page.request);
  const { patient } = await planByApi(page.request, {
    fullName: name,
    startsAt: freeDay.startsAt('12:00'),
  });
  for (const time of ['16:00', '17:30']) {
    const place = { patientId: patient.id, professionalId: 1, type: 'office', outsideHours: true };
    const data = { ...place, startsAt: freeDay.startsAt(time) };
    expect((await page.request.post('/api/staff/appointments', { data })).status()).toBe(201);
  }

  // From the appointment's own dialog to several ones.
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitPanel(page, '/staff/agenda');
  await page.getByLabel('Ir a un día').fill(freeDay.day);
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
    .getByRole('button', { name: 'Efectivo' })
    .click();
  await checkDialog(page);
  await dialog.getByRole('button', { name: /^Cobrar 80.+ en efectivo y 50.+ con tarjeta$/ }).click();
  await expect(dialog.getByText(/^Cobradas 2 citas: 80.+ en efectivo y 50.+ con tarjeta$/)).toBeVisible();
  await checkDialog(page);
  await dialog.getByRole('button', { name: 'Me he equivocado' }).click();
  await dialog.getByLabel('Por qué se anula').fill('Quiere un plan');
  await checkDialog(page);
  await dialog.getByRole('button', { name: 'Anular los cobros' }).click();
  await expect(toastIn(page)).toContainText('Cobros anulados');

  // On the record: a plan is sold, and pays for all three.
  await page.setViewportSize({ width: 360, height: 740 });
  await visitPanel(page, `/staff/personas?persona=${patient.id}`);
  await expect(page.getByRole('button', { name: 'Cobrar varias' })).toBeVisible();
  await page.getByRole('button', { name: 'Vender un plan' }).click();
  await dialog.getByLabel('Qué plan').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Tarjeta' }).click();
  await dialog.getByRole('button', { name: /^Cobrar .+ con tarjeta$/ }).click();
  await expect(dialog.getByText('Tiene 3 citas sin pagar.')).toBeVisible();
  await checkDialog(page);
  await dialog.getByRole('button', { name: 'Pagarlas con el plan' }).click();
  await expect(hours.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await checkDialog(page);
  await dialog.getByRole('button', { name: 'Pagar con 3 sesiones' }).click();
  await expect(toastIn(page)).toContainText('3 citas pagadas con su plan');
  await expect(page.getByRole('button', { name: 'Cobrar varias' })).toHaveCount(0);
});
