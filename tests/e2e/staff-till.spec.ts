import { randomBytes } from 'node:crypto';
import { expect, expectContrastAtNight, test, toastOf } from './house.ts';
import { expectSound } from './soundness.ts';
import { planDirectly, signInAsDirector, visitPanel } from './staff.ts';

test('the till is opened, cash is taken on a phone, taken back, taken again at a desk, and the till is closed', async ({
  page,
  freeDay,
}) => {
  const name = `Ona ${randomBytes(4).toString('hex')}`;
  await signInAsDirector(page.request);
  await planDirectly(page.request, { fullName: name, startsAt: freeDay.startsAt('12:00') });

  await page.setViewportSize({ width: 390, height: 844 });
  await visitPanel(page, '/staff/caja');
  await page.getByRole('button', { name: 'Abrir la caja' }).click();
  await page.getByLabel('Cuánto hay dentro al empezar, en euros').fill('150');
  await page.getByRole('button', { name: 'Abrir la caja' }).click();
  await expect(page.getByText('Abierta con 150')).toBeVisible();

  const take = async (method: string) => {
    await visitPanel(page, '/staff/agenda');
    await page.getByLabel('Ir a un día').fill(freeDay.day);
    await page.getByRole('button', { name: 'Lista' }).click();
    await page.getByRole('button', { name: `Cobrar: ${name}` }).click();
    await page.getByRole('button', { name: method }).click();
    await expectSound(page, { widths: [390, 768, 1280], lowestPx: 36 });
    await expectContrastAtNight(page);
    await page.getByRole('button', { name: /^Cobrar 65/ }).click();
    await expect(page.getByText(/^Cobrados 65/)).toBeVisible();
  };
  await take('Efectivo');
  await page.getByRole('button', { name: 'Me he equivocado' }).click();
  await page.getByLabel('Por qué se anula').fill('Era otra persona');
  await page.getByRole('button', { name: 'Anular el cobro' }).click();
  await expect(toastOf(page)).toContainText('Cobro anulado');

  await page.setViewportSize({ width: 1280, height: 800 });
  await take('Efectivo');
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('button', { name: `Cobrar: ${name}` })).toHaveCount(0);

  await visitPanel(page, '/staff/caja');
  await expect(page.getByText(/^215/)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar la caja' }).click();
  await page.getByLabel('Cuánto hay contado, en euros').fill('214,50');
  await expect(page.getByText(/Faltan 0,50/)).toBeVisible();
  await expectSound(page, { widths: [390, 768, 1280], lowestPx: 36 });
  await expectContrastAtNight(page);
  await page.getByRole('button', { name: 'Cerrar la caja' }).click();
  await expect(page.getByText(/vuelve a contar o escribe qué ha pasado/i).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Qué ha pasado' }).fill('Falta una moneda');
  await page.getByRole('button', { name: 'Cerrar la caja' }).click();
  await expect(toastOf(page)).toContainText('Caja cerrada');
  await expect(page.getByText('Falta una moneda')).toBeVisible();
});
