import { expect, test, toastIn } from './app.ts';
import { expectScreenSound } from './screen-checks.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

test('blocks of hours are added, limited to a kind, checked for appointments and saved', async ({ page }) => {
  await signInAsDirector(page.request);
  // Answered here: stored blocks would change the free hours that other tests look at.
  const sent: { preview: boolean; blocks: unknown[] }[] = [];
  await page.route('**/api/staff/working-blocks', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { hit: [] } });
  });
  await visitPanel(page, '/staff/horario');
  const add = page.getByRole('button', { name: 'Añadir un tramo' });
  await add.click();
  await add.click();
  const morning = page.getByRole('group', { name: 'Tramo: lunes, de 09:00 a 14:00' });
  await morning.getByLabel('Día').selectOption('Sábado');
  await page.getByRole('button', { name: 'Quitar el tramo: lunes, de 16:00 a 20:00' }).click();
  const saturday = page.getByRole('group', { name: 'Tramo: sábado, de 09:00 a 14:00' });
  await saturday.getByLabel('A', { exact: true }).fill('13:30');
  await page
    .getByRole('group', { name: 'Tramo: sábado, de 09:00 a 13:30' })
    .getByLabel('Domicilio')
    .uncheck();
  await expectScreenSound(page, { widths: [1280, 360], lowestPx: 32 });
  await page.getByRole('button', { name: 'Guardar los tramos' }).click();
  await expect(toastIn(page)).toContainText('Tramos guardados');
  const blocks = [{ weekday: 6, opens: '09:00', closes: '13:30', kinds: ['office', 'video'] }];
  expect(sent.map(({ preview, blocks: of }) => ({ preview, blocks: of }))).toEqual([
    { preview: true, blocks },
    { preview: false, blocks },
  ]);
});
