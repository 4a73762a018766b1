import { randomBytes } from 'node:crypto';
import type { Request } from '@playwright/test';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/spanish-dates.ts';
import { director } from '#tests/support/servers/director.ts';
import { closeByEscape, expect, expectAccessible, holdResponses, test, toastIn } from './app.ts';
import { planByApi, signInAsDirector, visitPanel } from './staff.ts';

const newCallerName = () => `Ona ${randomBytes(4).toString('hex')}`;

const isAgendaRequest = (from: string, to: string) => (request: Request) =>
  request.url().endsWith(`/api/staff/agenda?from=${from}&to=${to}`);

test('navigating to the agenda requests its day while its script is still loading', async ({ page }) => {
  await signInAsDirector(page.request);
  const script = /\/agenda-page-[^/]+\.js$/;
  const letGo = await holdResponses(page, script);
  await visitPanel(page, '/staff');
  const { day } = wallTimeOf(new Date());
  const isScriptAsked = page.waitForRequest(script);
  const isDayAsked = page.waitForRequest(isAgendaRequest(day, day));
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Agenda' }).click();
  await isScriptAsked;
  await isDayAsked;
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
});

test('the agenda preloads the days beside it, and never shows a loading day as empty', async ({
  page,
  freeDay,
}) => {
  await signInAsDirector(page.request);
  await planByApi(page.request, { fullName: newCallerName(), startsAt: freeDay.startsAt('09:00') });
  const { day } = wallTimeOf(new Date());
  const areBeside = [
    isAgendaRequest(addDays(day, 1), addDays(day, 1)),
    isAgendaRequest(addDays(day, -1), addDays(day, -1)),
  ].map((request) => page.waitForRequest(request));
  await visitPanel(page, '/staff/agenda');
  await Promise.all(areBeside);

  const letGo = await holdResponses(page, new RegExp(`/api/staff/agenda\\?from=${freeDay.day}&`));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Ir a un día').fill(freeDay.day);
  await expect(page.getByRole('status').filter({ hasText: 'Abriendo la agenda…' })).toBeVisible();
  await expect(page.getByText('No hay citas en estos días')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Horas libres' })).toHaveCount(0);
  // The booking dialog already lists the professionals.
  await page.getByRole('button', { name: 'Nueva cita' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva cita' });
  await expect(dialog.getByLabel('Profesional', { exact: true })).toContainText('Dra. Nausica Riubell');
  await expect(dialog.getByText(/, 09:00, con Dra\. Nausica Riubell$/)).toBeVisible();
  await closeByEscape(dialog);
  letGo();
  await expect(page.getByRole('listitem').filter({ hasText: '09:00–10:00' }).first()).toBeVisible();
});

test('the agenda restores its day and view after a reload, a locked screen and Back, and keeps the view for the next visit', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(423, 'perhaps');
  const name = newCallerName();
  await signInAsDirector(page.request);
  await planByApi(page.request, { fullName: name, startsAt: freeDay.startsAt('09:00') });
  const planned = page.getByRole('button', { name: new RegExp(`^${name}`) });
  const week = page.getByRole('button', { name: 'Semana', exact: true });
  const shown = page.getByLabel('Ir a un día');
  const inPanel = page.getByRole('navigation', { name: 'Panel' });
  await visitPanel(page, '/staff/agenda');
  await shown.fill(freeDay.day);
  await week.click();
  await expect(planned).toBeVisible();
  await page.getByLabel('De quién').selectOption('Fermí Valldoreix');
  await expect(planned).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`\\?vista=semana&dia=${freeDay.day}&con=\\d+$`));
  // The request starts from the document for the day in the URL; nothing is requested for today.
  const isAsked = page.waitForRequest(isAgendaRequest(freeDay.day, freeDay.day));
  await page.reload();
  await isAsked;
  await expect(page.getByLabel('De quién').getByRole('option', { selected: true })).toHaveText(
    'Fermí Valldoreix',
  );
  await expect(shown).toHaveValue(freeDay.day);
  await page.getByRole('button', { name: 'Semana siguiente' }).click();
  await page.getByRole('button', { name: 'Bloquear la pantalla' }).click();
  await page.getByLabel('Contraseña', { exact: true }).fill(director.password);
  await page.keyboard.press('Enter');
  await expect(shown).toHaveValue(addDays(freeDay.day, 7));
  await page.getByRole('button', { name: 'Semana anterior' }).click();
  await inPanel.getByRole('link', { name: 'Personas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible();
  await page.goBack();
  await expect(shown).toHaveValue(freeDay.day);
  // The menu link opens today in the last view.
  await inPanel.getByRole('link', { name: 'Agenda' }).click();
  await expect(shown).toHaveValue(wallTimeOf(new Date()).day);
  await expect(week).toHaveAttribute('aria-pressed', 'true');
});

test('the agenda moves an appointment by pointer or arrow keys only after a confirmation that shows the change', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(409);
  const name = newCallerName();
  await page.setViewportSize({ width: 1280, height: 1200 });
  await signInAsDirector(page.request);
  await planByApi(page.request, { fullName: name, startsAt: freeDay.startsAt('09:00') });
  await visitPanel(page, '/staff/agenda');
  await page.getByLabel('Ir a un día').fill(freeDay.day);
  const block = page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(block).toContainText('09:00–10:00');
  const box = (await block.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The block is one hour high, so 1.5 heights are 90 minutes.
  await page.mouse.move(x, y + box.height * 1.5, { steps: 5 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: `Cambiar la cita de ${name}` });
  await expect(dialog).toContainText(/De \S+ 09:00 a \S+ 10:30/);
  await expect(dialog).toContainText('No tiene correo: avísale por teléfono.');
  await dialog.getByRole('button', { name: 'Dejarla como está' }).click();
  await expect(block).toContainText('09:00–10:00');

  await page.getByRole('button', { name: `Mover: ${name}, 09:00–10:00` }).press('Enter');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect(page.getByRole('status').filter({ hasText: name })).toContainText('09:15–10:15');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Fuera de horario');
  await page.keyboard.press('Enter');
  await expect(toastIn(page)).toContainText('Cita cambiada');
  await expect(block).toContainText('09:15–10:15');
  await expect(block).toBeFocused();
});

test('the agenda prints its list black on white without controls', async ({ page, freeDay }) => {
  const name = newCallerName();
  await signInAsDirector(page.request);
  await planByApi(page.request, {
    fullName: name,
    startsAt: freeDay.startsAt('09:00'),
    type: 'home',
    address: 'Carrer Nou 3',
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await visitPanel(page, '/staff/agenda');
  await page.getByLabel('Ir a un día').fill(freeDay.day);
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('09:00–10:00');
  await expect(row).toContainText('Domicilio');
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    new RegExp(formatDay(freeDay.day)),
  ]);
  await expect(page.getByRole('navigation', { name: 'Panel' }).filter({ visible: true })).toHaveCount(0);
  // Only names remain as buttons, also for appointments with a colleague that day.
  const names = page.getByRole('listitem').getByRole('button').filter({ visible: true });
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(await names.count());
  const looks = await row.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor, getComputedStyle(document.body).backgroundColor];
  });
  expect(looks).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
});
