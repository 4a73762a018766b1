import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { clinic } from '#config';
import { routes } from '#platform/paths.ts';
import { addDays, weekdayOf } from '#platform/time/calendar-days.ts';
import { dateWords } from '#platform/time/date-words.ts';
import { formatDate, formatDay, formatDayOfWeek } from '#platform/time/dates.ts';
import { closeByEscape, expect, expectAccessible, expectContrastInDarkMode, test, toastIn } from './app.ts';
import { newMark } from './people.ts';
import { planByApi, signInAsDirector, visitPanel } from './staff.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name }).first();
const bookingDialog = (page: Page) => page.getByRole('dialog', { name: 'Nueva cita' });

/** A person with a name that no other test has. */
async function addPerson(request: APIRequestContext) {
  const fullName = `Laia Órdenes ${newMark()}`;
  const reply = await request.post('/api/staff/people', { data: { fullName, phone: '+34600100900' } });
  expect(reply.status(), await reply.text()).toBe(201);
  return { fullName, id: (await reply.json()).id as number };
}

async function search(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
}

test('Ctrl+K finds a person, a day, a page and an action by keyboard, and returns the focus', async ({
  page,
  freeDay,
}) => {
  await signInAsDirector(page.request);
  const { fullName } = await addPerson(page.request);
  await visitPanel(page, routes.staff);
  const newAppointment = page.getByRole('button', { name: 'Nueva cita' });
  await newAppointment.focus();

  await search(page, '');
  await expect(option(page, 'Nueva cita')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Persona nueva')).toHaveAttribute('aria-selected', 'true');
  const activeId = await field(page).getAttribute('aria-activedescendant');
  expect(activeId).toBe(await option(page, 'Persona nueva').getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(palette(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await closeByEscape(palette(page));
  await expect(palette(page)).toHaveCount(0);
  await expect(newAppointment).toBeFocused();

  // Person, day and hour are filled in.
  const date = freeDay.day;
  await search(page, `nueva cita ${fullName} ${formatDay(date)} a las 10:30`);
  await expect(option(page, `Nueva cita con ${fullName}`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(bookingDialog(page)).toContainText(`Con ficha: ${fullName}`);
  await expect(bookingDialog(page)).toContainText(`${formatDate(freeDay.startsAt('10:30'))}, 10:30`, {
    ignoreCase: true,
  });
  await closeByEscape(bookingDialog(page));
  await expect(newAppointment).toBeFocused();

  await search(page, formatDay(date));
  await expect(option(page, /^Agenda: /)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
  await expect(page).toHaveURL(`${routes['staff-agenda']}?dia=${date}`);

  await search(page, 'AJUSTES precios');
  await expect(palette(page).getByRole('option')).toHaveCount(0);
  await expect(palette(page).getByRole('status')).toContainText('No hay nada con estas palabras');
  await field(page).fill('PRECIOS');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Consultas y precios' })).toBeVisible();

  await search(page, fullName);
  await option(page, fullName).click();
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();

  await search(page, 'xyzxyz');
  await page.goBack();
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
});

test('the palette finds only what the role may open', async ({ page }) => {
  await signInAsDirector(page.request);
  const { fullName } = await addPerson(page.request);
  await page.request.post('/api/logout');
  await page.goto(routes.staff);
  await page.getByRole('button', { name: 'Entrar como Fermí' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  await search(page, 'hora');
  await expect(option(page, 'Horario')).toBeVisible();
  for (const words of ['caja', 'cifras', 'protocolo', 'precios', 'persona nueva', fullName]) {
    await field(page).fill(words);
    await expect(palette(page).getByRole('status')).toContainText('No hay nada con estas palabras');
    await expect(palette(page).getByRole('option')).toHaveCount(0);
  }
  await field(page).fill(`cita ${fullName}`);
  await expect(palette(page).getByRole('option')).toHaveCount(1);
  await expect(option(page, `${fullName}, sin ficha todavía`)).toBeVisible();
});

test('on a phone the palette opens from the bar and fits the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsDirector(page.request);
  await visitPanel(page, routes.staff);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(field(page)).toBeFocused();
  const weekday =
    dateWords('es').weekdays[weekdayOf(addDays(new Date().toISOString().slice(0, 10), 3)) - 1] ?? '';
  await page.keyboard.type(weekday);
  await expect(option(page, new RegExp(`^Agenda: ${weekday}`))).toBeInViewport();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expectContrastInDarkMode(page);
  await closeByEscape(palette(page));
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeFocused();
});

/** Sends the desk's bookings to a day that no other test uses. */
async function bookAt(page: Page, startsAt: string) {
  await page.unroute('**/api/staff/appointments');
  await page.route('**/api/staff/appointments', (route) =>
    route.continue({
      postData: JSON.stringify({ ...route.request().postDataJSON(), startsAt }),
    }),
  );
}

test('books a known person with at most three presses from Hoy, Agenda and the record', async ({
  page,
  freeDay,
}) => {
  await signInAsDirector(page.request);
  const { fullName, id } = await addPerson(page.request);
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const expectBooked = async () => {
    await press(bookingDialog(page).getByRole('button', { name: 'Citar', exact: true }));
    await expect(toastIn(page).filter({ hasText: `Cita con ${fullName}` })).toBeVisible();
    expect(presses).toBeLessThanOrEqual(3);
    presses = 0;
  };
  const takeSuggestion = async () => {
    await bookingDialog(page).getByLabel('Nombre').first().fill(fullName);
    await press(bookingDialog(page).getByRole('listitem').getByRole('button', { name: fullName }));
  };

  await visitPanel(page, routes.staff);
  await bookAt(page, freeDay.startsAt('09:00'));
  await press(page.getByRole('button', { name: 'Nueva cita' }));
  await takeSuggestion();
  await expectBooked();

  await visitPanel(page, routes['staff-agenda']);
  await bookAt(page, freeDay.startsAt('10:30'));
  await press(page.getByRole('button', { name: 'Nueva cita' }));
  await takeSuggestion();
  await expectBooked();

  await visitPanel(page, `${routes['staff-people']}?persona=${id}`);
  await bookAt(page, freeDay.startsAt('12:00'));
  await press(page.getByRole('button', { name: 'Nueva cita' }).first());
  await expectBooked();

  // By the palette from any page: opening it is one press, taking the first option another.
  await visitPanel(page, routes['staff-inbox']);
  await bookAt(page, freeDay.startsAt('16:00'));
  presses = 1;
  await search(page, `nueva cita ${fullName}`);
  await press(option(page, `Nueva cita con ${fullName}`));
  await expectBooked();
});

test('a new appointment on a full day proposes the next free hour and says so', async ({ page, freeDay }) => {
  await signInAsDirector(page.request);
  for (const time of clinic.slots)
    await planByApi(page.request, {
      fullName: `Día lleno ${time}`,
      startsAt: freeDay.startsAt(time),
      minutes: clinic.sessionMinutes,
    });
  await visitPanel(page, `${routes['staff-agenda']}?dia=${freeDay.day}&vista=dia`);
  await page.getByRole('button', { name: 'Nueva cita' }).click();
  const dialog = bookingDialog(page);
  const note = dialog.getByText(/Es la siguiente hora libre/);
  await expect(note).toContainText(`el ${formatDayOfWeek(freeDay.day)} no queda ninguna`);
  await expect(note).not.toContainText(formatDate(freeDay.startsAt('09:00')), { ignoreCase: true });
  // An hour chosen in the agenda stays.
  await closeByEscape(dialog);
  await search(page, `nueva cita ${formatDay(freeDay.day)} a las 13:15`);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(`${formatDate(freeDay.startsAt('09:00'))}, 13:15`, { ignoreCase: true });
  // The form offers the next free hour of a full day.
  await dialog.getByRole('button', { name: /^Siguiente libre: / }).click();
  await expect(dialog).not.toContainText(formatDate(freeDay.startsAt('09:00')), { ignoreCase: true });
});
