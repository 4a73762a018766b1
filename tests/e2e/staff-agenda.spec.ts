import { randomBytes } from 'node:crypto';
import type { Locator, Page, Request } from '@playwright/test';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/dates.ts';
import { director } from '#tests/support/servers/director.ts';
import { closeByEscape, expect, expectAccessible, holdResponses, test, toastIn } from './app.ts';
import { expectDay, fillDay } from './date-fields.ts';
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
  await fillDay(page.getByLabel('Ir a un día'), freeDay.day);
  await expect(page.getByRole('status').filter({ hasText: 'Abriendo la agenda…' })).toBeVisible();
  await expect(page.getByText('No hay citas en estos días')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Horas libres' })).toHaveCount(0);
  // The booking dialog already lists the professionals.
  await page.getByRole('button', { name: 'Nueva cita' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva cita' });
  await expect(dialog.getByLabel('Profesional', { exact: true })).toContainText('Dra. Nausica Riubell');
  await expect(dialog.getByText(/, 09:00, con la Dra\.\sNausica Riubell$/)).toBeVisible();
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
  await fillDay(shown, freeDay.day);
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
  await expectDay(shown, freeDay.day);
  await page.getByRole('button', { name: 'Semana siguiente' }).click();
  await page.getByRole('button', { name: 'Bloquear la pantalla' }).click();
  await page.getByLabel('Contraseña', { exact: true }).fill(director.password);
  await page.keyboard.press('Enter');
  await expectDay(shown, addDays(freeDay.day, 7));
  await page.getByRole('button', { name: 'Semana anterior' }).click();
  await inPanel.getByRole('link', { name: 'Personas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible();
  await page.goBack();
  await expectDay(shown, freeDay.day);
  // The menu link opens today in the last view.
  await inPanel.getByRole('link', { name: 'Agenda' }).click();
  await expectDay(shown, wallTimeOf(new Date()).day);
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
  await fillDay(page.getByLabel('Ir a un día'), freeDay.day);
  const block = page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(block).toContainText('09:00–10:00');
  // The block is one hour high, so 1.5 heights are 90 minutes.
  await dragBy(page, block, { heights: 1.5 });
  const dialog = page.getByRole('dialog', { name: `Cambiar la cita de ${name}` });
  await expect(dialog).toContainText(/De \S+ 09:00 a \S+ 10:30/);
  await expect(dialog).toContainText('No tiene correo: avísale por teléfono.');
  await dialog.getByRole('button', { name: 'Volver' }).click();
  await expect(block).toContainText('09:00–10:00');

  await page.getByRole('button', { name: `Mover: ${name}, 09:00–10:00` }).press('Enter');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect(page.getByRole('status').filter({ hasText: name })).toContainText('09:15–10:15');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Fuera de horario');
  await page.keyboard.press('Enter');
  const undo = page.getByRole('status').filter({ hasText: 'Cita cambiada' });
  await expect(undo).toContainText(`${name}: `);
  await expect(block).toContainText('09:15–10:15');
  await expect(block).toBeFocused();
  await expectAccessible(page);
  await undo.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toastIn(page)).toContainText('Cambio deshecho');
  await expect(toastIn(page)).toContainText('Avísale por teléfono.');
  await expect(undo).toHaveCount(0);
  await expect(block).toContainText('09:00–10:00');
});

type Drag = { heights?: number; to?: Locator; isCancelled?: boolean };

/** Drags an element by multiples of its own height, or to another element. Escape cancels before it is dropped. */
async function dragBy(page: Page, element: Locator, { heights, to, isCancelled = false }: Drag) {
  await element.scrollIntoViewIfNeeded();
  const centreOf = async (one: Locator) => {
    const box = await one.boundingBox();
    if (box === null) throw new Error('not on the screen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
  };
  const from = await centreOf(element);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const target = to ? await centreOf(to) : { x: from.x, y: from.y + from.height * (heights ?? 0) };
  await page.mouse.move(target.x, target.y, { steps: 5 });
  if (isCancelled) await page.keyboard.press('Escape');
  await page.mouse.up();
}

test('the agenda refuses a drop on a taken hour with a sentence, and the appointment stays', async ({
  page,
  freeDay,
}) => {
  const [name, inTheWay] = [newCallerName(), newCallerName()];
  await page.setViewportSize({ width: 1280, height: 1200 });
  await signInAsDirector(page.request);
  await planByApi(page.request, { fullName: name, startsAt: freeDay.startsAt('09:00') });
  await planByApi(page.request, { fullName: inTheWay, startsAt: freeDay.startsAt('10:30') });
  await visitPanel(page, `/staff/agenda?vista=dia&dia=${freeDay.day}`);
  const block = page.getByRole('button', { name: new RegExp(`^${name}`) });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  await dragBy(page, block, { to: page.getByRole('button', { name: new RegExp(`^${inTheWay}`) }) });
  await expect(toastIn(page)).toContainText('No se ha cambiado');
  await expect(toastIn(page)).toContainText(`Choca con la cita de ${inTheWay}, 10:30–11:30.`);
  await expect(toastIn(page)).toContainText(new RegExp(`${name} sigue el \\S+ a las 09:00\\.`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(block).toContainText('09:00–10:00');
  expect(sent).toEqual([]);
});

test('the agenda reports an hour taken meanwhile, and the appointment stays', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(409);
  const name = newCallerName();
  await page.setViewportSize({ width: 1280, height: 1200 });
  await signInAsDirector(page.request);
  await planByApi(page.request, { fullName: name, startsAt: freeDay.startsAt('09:00') });
  await visitPanel(page, `/staff/agenda?vista=dia&dia=${freeDay.day}`);
  const block = page.getByRole('button', { name: new RegExp(`^${name}`) });
  await dragBy(page, block, { heights: 1.5 });
  const dialog = page.getByRole('dialog', { name: `Cambiar la cita de ${name}` });
  await expect(dialog).toBeVisible();
  await planByApi(page.request, { fullName: newCallerName(), startsAt: freeDay.startsAt('10:30') });
  await dialog.getByRole('button', { name: 'Cambiar la cita' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toastIn(page)).toContainText('No se ha cambiado');
  await expect(toastIn(page)).toContainText('a las 09:00.');
  await expect(block).toContainText('09:00–10:00');
});

test('the agenda lengthens an appointment by its lower edge unless Escape is pressed, and Ctrl+Z restores the length', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(409, 'perhaps');
  const name = newCallerName();
  await page.setViewportSize({ width: 1280, height: 1200 });
  await signInAsDirector(page.request);
  const { id } = await planByApi(page.request, { fullName: name, startsAt: freeDay.startsAt('09:00') });
  await visitPanel(page, `/staff/agenda?vista=dia&dia=${freeDay.day}`);
  const block = page.getByRole('button', { name: new RegExp(`^${name}`) });
  const { height = 0 } = (await block.boundingBox()) ?? {};
  const handle = page.locator(`[data-length='${id}']`);
  await block.hover();
  const { height: ownHeight = 1 } = (await handle.boundingBox()) ?? {};
  // To another length than the one confirmed below, so that a dialog opened by mistake shows.
  await dragBy(page, handle, { heights: height / ownHeight, isCancelled: true });
  await expect(page.getByRole('status').filter({ hasText: name })).toHaveCount(0);
  await block.hover();
  await dragBy(page, handle, { heights: height / 2 / ownHeight });
  const dialog = page.getByRole('dialog', { name: `Cambiar la cita de ${name}` });
  await expect(dialog).toContainText(/De \S+ 09:00–10:00 a \S+ 09:00–10:30\. El precio no cambia\./);
  await dialog.getByRole('button', { name: 'Cambiar la cita' }).click();
  const anyway = dialog.getByRole('button', { name: 'Cambiar igualmente' });
  const undo = page.getByRole('status').filter({ hasText: 'Cita cambiada' });
  await expect(anyway.or(undo)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(undo).toBeVisible();
  await expect(block).toContainText('09:00–10:30');
  await page.keyboard.press('Control+z');
  await expect(block).toContainText('09:00–10:00');
  await expect(undo).toHaveCount(0);
});

test('the week of the whole team is side by side, and an appointment moves to a colleague', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(409, 'perhaps');
  const name = newCallerName();
  await page.setViewportSize({ width: 1600, height: 1200 });
  await signInAsDirector(page.request);
  await planByApi(page.request, { fullName: name, startsAt: freeDay.startsAt('09:00') });
  await visitPanel(page, `/staff/agenda?vista=semana&dia=${freeDay.day}`);
  await page.getByLabel('De quién').selectOption('Todo el equipo');
  await expect(page).toHaveURL(/&con=todos$/);
  // Each day is a heading over the columns of its professionals.
  await expect(page.getByRole('heading', { level: 3, name: 'Fermí Valldoreix' })).toHaveCount(5);
  await expect(page.getByRole('heading', { level: 2, name: /^lunes \d+$/i })).toHaveCount(1);
  await expectAccessible(page);
  const block = page.getByRole('button', { name: new RegExp(`^${name}`) });
  await page.getByRole('button', { name: `Mover: ${name}, 09:00–10:00` }).press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Cambiar la cita de ${name}` });
  await expect(dialog).toContainText('con Fermí Valldoreix');
  await dialog.getByRole('button', { name: 'Cambiar la cita' }).click();
  const undo = page.getByRole('status').filter({ hasText: 'Cita cambiada' });
  const anyway = dialog.getByRole('button', { name: 'Cambiar igualmente' });
  await expect(anyway.or(undo)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(undo).toContainText('con Fermí Valldoreix');
  await undo.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByLabel('De quién').selectOption('Dra. Nausica Riubell');
  await expect(block).toContainText('09:00–10:00');
});

test('zoom and colours of the agenda are chosen in place and stay after a reload', async ({
  page,
  freeDay,
}) => {
  const name = newCallerName();
  await signInAsDirector(page.request);
  await planByApi(page.request, { fullName: name, startsAt: freeDay.startsAt('09:00') });
  await visitPanel(page, `/staff/agenda?vista=dia&dia=${freeDay.day}`);
  const block = page.getByRole('button', { name: new RegExp(`^${name}`) });
  const heightOf = async () => (await block.boundingBox())?.height ?? 0;
  // What is not paid and not signed stands in the block, in words for screen readers.
  await expect(block).toHaveAccessibleName(/por pagar.*falta firma/);
  const key = page.getByRole('list', { name: 'Colores' });
  await expect(key).toContainText('Domicilio');
  const hour = await heightOf();
  await page.getByLabel('Minutos entre líneas').selectOption('15 min');
  await expect.poll(heightOf).toBe(hour * 2);
  await page.getByLabel('Qué dicen los colores').selectOption('Color: estado');
  await expect(key).toContainText('Ha llegado');
  await expectAccessible(page);
  await page.reload();
  await expect(key).toContainText('Ha llegado');
  await expect.poll(heightOf).toBe(hour * 2);
});

test('a free hour of the agenda is a cell with its begin and end that opens a booking', async ({
  page,
  freeDay,
}) => {
  await signInAsDirector(page.request);
  await visitPanel(page, `/staff/agenda?vista=dia&dia=${freeDay.day}`);
  const cell = page.getByRole('button', { name: 'Libre 09:00–10:00' }).first();
  await cell.click();
  const dialog = page.getByRole('dialog', { name: 'Nueva cita' });
  await expect(dialog.getByLabel('Hora')).toHaveValue('09:00');
});

test('a phone shows the week of one professional at a time, a day beside the next', async ({
  page,
  freeDay,
}) => {
  const name = newCallerName();
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsDirector(page.request);
  await planByApi(page.request, { fullName: name, startsAt: freeDay.startsAt('09:00') });
  await visitPanel(page, `/staff/agenda?vista=semana&con=todos&dia=${freeDay.day}`);
  const who = page.getByLabel('De quién');
  await expect(who.getByRole('option')).not.toContainText(['Todo el equipo']);
  // Names are not cut: the select has a row of its own.
  expect((await who.boundingBox())?.width).toBeGreaterThan(300);
  const block = page.getByRole('button', { name: new RegExp(`^${name}`) });
  // The chosen day is scrolled into view.
  await expect(block).toBeInViewport();
  await expectAccessible(page);
  await block.click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('the agenda prints a day sheet and a week black on white without controls', async ({
  page,
  freeDay,
}) => {
  const name = newCallerName();
  await signInAsDirector(page.request);
  await planByApi(page.request, {
    fullName: name,
    startsAt: freeDay.startsAt('09:00'),
    type: 'home',
    address: 'Carrer Nou 3',
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await visitPanel(page, `/staff/agenda?vista=dia&dia=${freeDay.day}`);
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('09:00–10:00');
  await expect(row).toContainText('Domicilio');
  await expect(row).toContainText('Carrer Nou 3');
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
    formatDay(freeDay.day),
  ]);
  await expect(page.getByRole('navigation', { name: 'Panel' }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  const looks = await row.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor, getComputedStyle(document.body).backgroundColor];
  });
  expect(looks).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Semana', exact: true }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('cell').filter({ hasText: name })).toContainText(`09:00 ${name}, domicilio`);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});
