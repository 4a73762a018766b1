import { devices, type Page } from '@playwright/test';
import { formatDayText } from '#design/fields/date-text.ts';
import { addDays, wallTimeOf, weekdayOf } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/dates.ts';
import { expect, expectAccessible, holdResponses, test } from './app.ts';
import { expectDay, fillDay } from './date-fields.ts';
import { findSidewaysScroll } from './screen-checks.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

// A browser in another language shows its own date fields as mm/dd/yyyy and times as 07:00 PM.
test.use({ locale: 'en-US' });

const today = () => wallTimeOf(new Date()).day;

async function openNewAppointment(page: Page) {
  await signInAsDirector(page.request);
  await visitPanel(page, '/staff/agenda');
  await page.getByRole('button', { name: 'Nueva cita' }).click();
  return page.getByRole('dialog', { name: 'Nueva cita' });
}

test('days and times are typed in short forms and shown as dd/mm/aaaa and 24 hours', async ({ page }) => {
  const dialog = await openNewAppointment(page);
  const day = dialog.getByLabel('Día', { exact: true });
  const time = dialog.getByLabel('Hora', { exact: true });
  await day.fill('3/5/27');
  await day.press('Tab');
  await expectDay(day, '2027-05-03');
  await day.fill('0406');
  await day.blur();
  await expect(day).toHaveValue(/^04\/06\/20\d\d$/);
  await time.fill('930');
  await time.blur();
  await expect(time).toHaveValue('09:30');
  await time.press('ArrowUp');
  await expect(time).toHaveValue('09:35');
  await time.fill('19.05');
  await time.blur();
  await expect(time).toHaveValue('19:05');
});

test('a day in the middle of typing is kept, although the next free hour is proposed meanwhile', async ({
  page,
}) => {
  await signInAsDirector(page.request);
  const sunday = addDays(today(), 7 - (weekdayOf(today()) % 7));
  await visitPanel(page, `/staff/agenda?dia=${sunday}`);
  const letCome = await holdResponses(page, /\/api\/availability\?/);
  const isAsked = page.waitForRequest(/\/api\/availability\?/);
  await page.getByRole('button', { name: 'Nueva cita' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva cita' });
  const day = dialog.getByLabel('Día', { exact: true });
  await expectDay(day, sunday);
  await isAsked;
  await day.fill('3/5/27');
  letCome();
  await expect(dialog.getByRole('button', { name: /^Siguiente libre: / })).toBeVisible();
  await expect(day).toHaveValue('3/5/27');
  await day.press('Tab');
  await expectDay(day, '2027-05-03');
});

test('an unreadable day is explained and kept, and stops the form', async ({ page }) => {
  const dialog = await openNewAppointment(page);
  const day = dialog.getByLabel('Día', { exact: true });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/appointments')) sent.push(request.url());
  });
  await dialog.getByLabel('Nombre y apellidos').fill('Ada Prueba');
  await day.fill('31/2');
  await day.press('Enter');
  await expect(day).toHaveAccessibleDescription(/El 31\/02 no existe\. Revisa el día y el mes\./);
  await expect(day).toHaveValue('31/2');
  await expect(day).toBeFocused();
  await expectAccessible(page);
  expect(sent).toEqual([]);
  await day.fill('pronto');
  await day.blur();
  await expect(day).toHaveAccessibleDescription(/Escribe la fecha así: 26\/11\/2026\./);
});

test('a calendar opens over a dialog and works by keyboard: arrows, pages, Home, End, Enter and Escape', async ({
  page,
}) => {
  const dialog = await openNewAppointment(page);
  const day = dialog.getByLabel('Día', { exact: true });
  const opener = dialog
    .getByRole('button', { name: 'Abrir el calendario' })
    .and(page.locator(`[aria-describedby="${await day.getAttribute('id')}-label"]`));
  const calendar = page.getByRole('dialog', { name: 'Elige un día' });
  const focused = calendar.locator('td button:focus');
  const expectFocusOn = (expected: string) =>
    expect(focused).toHaveAccessibleName(new RegExp(`\\b${formatDay(expected)}`));
  // A Wednesday.
  const begin = '2027-03-10';
  await fillDay(day, begin);
  await expect(opener).toHaveAccessibleDescription('Día');
  await opener.press('Enter');
  await expectFocusOn(begin);
  // Hidden from screen readers: the name of each day contains its weekday.
  await expect(calendar.locator('th').first()).toHaveText('lu');
  await expectAccessible(page);
  for (const [key, expected] of [
    ['ArrowRight', '2027-03-11'],
    ['ArrowLeft', '2027-03-10'],
    ['ArrowDown', '2027-03-17'],
    ['ArrowUp', '2027-03-10'],
    ['Home', '2027-03-08'],
    ['End', '2027-03-14'],
    ['PageDown', '2027-04-14'],
    ['PageUp', '2027-03-14'],
    ['Shift+PageDown', '2028-03-14'],
    ['Shift+PageUp', '2027-03-14'],
  ] as const) {
    await page.keyboard.press(key);
    await expectFocusOn(expected);
  }
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(opener).toBeFocused();
  await expectDay(day, begin);

  await page.keyboard.press('Enter');
  await expectFocusOn(begin);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
  await expectDay(day, '2027-03-17');
  await opener.press('Enter');
  await calendar.getByRole('button', { name: 'Hoy', exact: true }).click();
  await expectDay(day, today());
});

test('the calendar marks today, has menus for distant days and keeps to the limits of its field', async ({
  page,
}) => {
  await signInAsDirector(page.request);
  await visitPanel(page, '/staff/caja');
  const day = page.getByLabel('Día', { exact: true });
  await page.getByRole('button', { name: 'Abrir el calendario' }).click();
  const calendar = page.getByRole('dialog', { name: 'Elige un día' });
  await expect(calendar.getByRole('button', { name: /^Hoy, / })).toBeFocused();
  await expect(calendar.getByRole('button', { name: 'Ir al mes siguiente' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await calendar.getByLabel('Año', { exact: true }).selectOption(String(Number(today().slice(0, 4)) - 1));
  await calendar.getByLabel('Mes', { exact: true }).selectOption('marzo');
  await calendar.getByRole('button', { name: / 3 de marzo de / }).click();
  await expectDay(day, `${Number(today().slice(0, 4)) - 1}-03-03`);

  const tomorrow = addDays(today(), 1);
  await fillDay(day, tomorrow);
  await day.blur();
  await expect(day).toHaveAccessibleDescription('Elige un día hasta hoy.');
  await expectDay(day, tomorrow);
});

test('a calendar that cannot be loaded leaves the field to be typed', async ({ page, expectRefusal }) => {
  expectRefusal('ERR_FAILED');
  await page.route('**/assets/calendar-popover-*.js', (route) => route.abort());
  await signInAsDirector(page.request);
  await visitPanel(page, '/staff/caja');
  await page.getByRole('button', { name: 'Abrir el calendario' }).click();
  await expect(page.getByRole('alert')).toHaveText('El calendario no se ha podido abrir. Escribe la fecha.');
  await page.unroute('**/assets/calendar-popover-*.js');
  await page.getByRole('button', { name: 'Abrir el calendario' }).click();
  await expect(page.getByRole('dialog', { name: 'Elige un día' })).toBeVisible();
});

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('the device’s own pickers open, and the text is dd/mm/aaaa and 24 hours', async ({ page }) => {
    await signInAsDirector(page.request);
    await visitPanel(page, '/staff/agenda');
    const shown = page.getByLabel('Ir a un día');
    await expect(shown).toHaveAttribute('type', 'date');
    // A Monday.
    const monday = addDays(today(), 15 - weekdayOf(today()));
    await fillDay(shown, monday);
    await expect(page.getByText(formatDayText(monday), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`dia=${monday}`));
    await page.getByRole('button', { name: 'Nueva cita' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva cita' });
    const time = dialog.getByLabel('Hora', { exact: true });
    await expect(time).toHaveAttribute('type', 'time');
    await time.fill('19:05');
    await expect(dialog.getByText('19:05', { exact: true })).toBeVisible();
    await expectAccessible(page);
    expect(await findSidewaysScroll(page)).toEqual([]);
  });
});
