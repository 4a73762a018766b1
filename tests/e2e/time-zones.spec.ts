import type { APIRequestContext, Page } from '@playwright/test';
import type { Availability } from '#clinic/appointments/contract.ts';
import { addDays, type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { expect, expectAccessible, serverFollowsPageClock, test, visit } from './app.ts';
import { chooseDay, chooseTime } from './calendar.ts';
import { payLater, paymentDialog } from './paying.ts';
import { openAccount } from './people.ts';

/** The first day with a free hour of the director after a day without one. */
async function firstDayWithHours(request: APIRequestContext): Promise<Day> {
  const today = wallTimeOf(new Date()).day;
  const query = `professionalId=1&type=office&from=${addDays(today, 2)}&to=${addDays(today, 20)}`;
  const { days } = (await (await request.get(`/api/availability?${query}`)).json()) as Availability;
  const hasHours = (day: Availability['days'][number] | undefined) => day?.slots.some(({ free }) => free);
  const found = days.find((day, index) => index > 0 && hasHours(day) && !hasHours(days[index - 1]));
  expect(found).toBeDefined();
  return found?.date ?? today;
}

/** Opens a page at a time in Madrid on the day before one with free hours. */
async function openOnTheEve(page: Page, request: APIRequestContext, path: string, time: string) {
  await serverFollowsPageClock(page);
  await page.clock.setFixedTime(instantOf(addDays(await firstDayWithHours(request), -1), time));
  await visit(page, path);
}

const nextHours = (page: Page) => page.getByText(/^Próxima: /);
const markedToday = (page: Page) => page.getByRole('grid').getByRole('button', { name: /^Hoy, / });

test.describe('in Madrid', () => {
  test('just after midnight, the next hours are tomorrow and the calendar marks today', async ({
    page,
    request,
  }) => {
    await openOnTheEve(page, request, '/', '00:30');
    await expect(nextHours(page)).toHaveText(/^Próxima: mañana, /);
    await visit(page, '/appointments');
    await expect(markedToday(page)).toHaveCount(1);
  });
});

test('while hours of today are left, the front page names the first of them', async ({ page, request }) => {
  await serverFollowsPageClock(page);
  await page.clock.setFixedTime(instantOf(await firstDayWithHours(request), '00:10'));
  await visit(page, '/');
  await expect(nextHours(page)).toHaveText(/^Próxima: hoy, /);
});

test.describe('in the Canary Islands', () => {
  test.use({ timezoneId: 'Atlantic/Canary' });

  test('while it is still yesterday there, near days are written out and no day is called today', async ({
    page,
    request,
  }) => {
    await openOnTheEve(page, request, '/', '00:30');
    await expect(nextHours(page)).toHaveText(
      /^Próxima: (lunes|martes|miércoles|jueves|viernes|sábado)\s\d+ a\slas\s/,
    );
    await visit(page, '/appointments');
    await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
    await expect(page.getByRole('complementary', { name: 'Resumen' })).not.toContainText(/mañana,/i);
    await expect(markedToday(page)).toHaveCount(0);
  });

  test('at noon, the next hours are tomorrow as in Madrid', async ({ page, request }) => {
    await openOnTheEve(page, request, '/', '12:00');
    await expect(nextHours(page)).toHaveText(/^Próxima: mañana, /);
    await visit(page, '/appointments');
    await expect(markedToday(page)).toHaveCount(1);
  });
});

/** Chooses a video call at 16:00 in Madrid. */
async function chooseVideo(page: Page, freeDay: Parameters<typeof chooseDay>[1]) {
  await openAccount(page.request);
  await visit(page, '/appointments');
  await page.getByRole('radio', { name: 'Videollamada' }).check();
  await chooseDay(page, freeDay);
  await chooseTime(page, '16:00');
}

for (const [timezoneId, time, note] of [
  ['Atlantic/Canary', '15:00', '1 hora menos'],
  ['America/Mexico_City', '0[89]:00', '[78] horas menos'],
] as const)
  test.describe(`a video call seen from ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: { width: 360, height: 740 } });

    test("shows the visitor's own time from the choice of the hour to the profile", async ({
      page,
      freeDay,
    }) => {
      const zone = new RegExp(`16:00\\s*\\(hora peninsular; ${time} en tu hora local\\)`);
      const hours = page.getByText(new RegExp(`^En tu hora local, ${note} que en la península\\.$`));
      await chooseVideo(page, freeDay);
      await expect(hours).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Resumen' })).toContainText(zone);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Reservar Consulta' }).click();
      await expect(paymentDialog(page)).toHaveAccessibleDescription(zone);
      await payLater(page);
      await expect(page.getByRole('main')).toContainText(zone);
      await page.getByRole('link', { name: 'Ver mis citas' }).click();
      const card = page.getByRole('region', { name: 'Próximas' }).getByRole('listitem');
      await expect(card).toContainText(zone);
      await card.getByRole('button', { name: 'Cancelar' }).click();
      await expect(page.getByRole('dialog', { name: '¿Cancelar esta cita?' })).toContainText(zone);
    });

    test('names no other time for a consultation at the office', async ({ page, freeDay }) => {
      await openAccount(page.request);
      await visit(page, '/appointments');
      await chooseDay(page, freeDay);
      const summary = page.getByRole('complementary', { name: 'Resumen' });
      await expect(summary).toContainText(freeDay.words);
      await expect(page.getByRole('main')).not.toContainText(/hora local|peninsular/i);
    });
  });

test('a video call seen from Madrid names only the zone', async ({ page, freeDay }) => {
  await chooseVideo(page, freeDay);
  const summary = page.getByRole('complementary', { name: 'Resumen' });
  await expect(summary).toContainText(/16:00\s*\(hora peninsular\)/);
  await expect(page.getByRole('main')).not.toContainText('hora local');
});
