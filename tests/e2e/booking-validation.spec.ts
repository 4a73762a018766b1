import type { Page } from '@playwright/test';
import { expect, expectAccessible, serverFollowsPageClock, test, toastIn, visit } from './app.ts';
import { formatDayText } from './calendar.ts';
import { fillDay } from './date-fields.ts';
import { openAccount } from './people.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Reservar Consulta' }).click();
const choose = (page: Page, kind: string) => page.getByRole('radio', { name: kind }).check();
const hourIsChosen = (page: Page) => expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
const notes = 'Lo que escribí sigue aquí.';

test.beforeEach(async ({ page }) => {
  await openAccount(page.request);
  await visit(page, '/appointments');
  await hourIsChosen(page);
  await page.getByLabel('Notas').fill(notes);
});
test.afterEach(({ page }) => expect(page.getByLabel('Notas')).toHaveValue(notes));

test('child therapy requires the birth date and a guardian', async ({ page }) => {
  await choose(page, 'Terapia infantil');
  // The only professional offering it is selected; others are not listed.
  await expect(page.getByRole('radio', { name: 'Fermí Valldoreix' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Dra. Nausica Riubell' })).toHaveCount(0);
  const birth = page.getByLabel('Fecha de nacimiento');
  const guardian = page.getByRole('checkbox', { name: 'Soy su madre, padre o tutor legal' });
  await send(page);
  await expect(birth).toHaveAccessibleDescription(/Indica la fecha de nacimiento del niño o de la niña./);
  await expect(birth).toBeFocused();
  await expect(guardian).toHaveAccessibleDescription(
    /Confirma que eres su madre, su padre o su tutor legal./,
  );
  await expectAccessible(page);

  await guardian.check();
  const year = new Date().getFullYear();
  await fillDay(birth, `${year - 3}-01-01`);
  await send(page);
  await expect(birth).toHaveAccessibleDescription(/La terapia infantil es a partir de 4 años y medio./);
  await fillDay(birth, `${year - 19}-01-01`);
  await send(page);
  await expect(birth).toHaveAccessibleDescription(/La terapia infantil es para menores de 18 años./);
  await expect(guardian).toBeChecked();
});

test('nothing can be sent without free hours or without a day, and retrying helps', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal('ERR_FAILED');
  await page.route('/api/availability?*', (route) => route.abort());
  await page.getByRole('radio', { name: 'Fermí Valldoreix' }).check();
  const failed = page.getByRole('alert').filter({ hasText: 'No hemos podido consultar las horas libres' });
  await expect(failed).toBeVisible();
  await send(page);
  await expect(toastIn(page)).toContainText('Por favor, selecciona una hora para tu cita');
  await expect(page.getByText('Por favor selecciona una hora')).toBeVisible();

  await page.unroute('/api/availability?*');
  await failed.getByRole('button', { name: 'Volver a intentar' }).click();
  await hourIsChosen(page);
  await expect(page.getByText('Por favor selecciona una hora')).toBeHidden();

  await page.route('/api/availability?*', (route) => route.abort());
  await page.reload();
  const failedAtAll = page.getByText('No hemos podido consultar las horas libres');
  await expect(failedAtAll.filter({ visible: true })).toHaveCount(1);
  await test.step('a phone shows the failure in its first screen and promises nothing', async () => {
    const desk = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(failedAtAll.first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Te proponemos la primera hora libre')).toHaveCount(0);
    await page.setViewportSize(desk);
  });
  await page.getByLabel('Notas').fill(notes);
  await send(page);
  await expect(toastIn(page)).toContainText('La fecha seleccionada no es válida');
  await expect(page.getByText('Por favor selecciona una fecha')).toBeVisible();
  await expect(page.getByText('Por favor selecciona una hora')).toBeVisible();
});

test('weekends and past days cannot be selected', async ({ page }) => {
  // The 15th of the month after next, in the middle of a month.
  const today = new Date(Date.now() + 60 * 86_400_000).toISOString().replace(/-\d\dT.*/, '-15');
  await serverFollowsPageClock(page);
  await page.clock.setFixedTime(new Date(`${today}T10:00:00Z`));
  await page.reload();
  await hourIsChosen(page);
  await page.getByLabel('Notas').fill(notes);
  const weekend = page.getByRole('grid').getByRole('button', { name: /sábado|domingo/ });
  expect(await weekend.count()).toBeGreaterThan(7);
  for (const day of await weekend.all()) await expect(day).toBeDisabled();
  for (let date = 1; date < 15; date++) {
    const gone = formatDayText(`${today.slice(0, 8)}${String(date).padStart(2, '0')}`);
    await expect(page.getByRole('button', { name: gone })).toBeDisabled();
  }
  await expect(page.getByRole('button', { name: 'Ir al mes anterior' })).toBeDisabled();
});
