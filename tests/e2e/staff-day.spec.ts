import { randomBytes } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { clinic } from '#config';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { director } from '#tests/support/servers/director.ts';
import { staffPaths } from '#tests/support/words/site-pages.ts';
import { expect, expectContrastInDarkMode, holdResponses, pauseClock, test, toastIn } from './app.ts';
import type { FreeDay } from './calendar.ts';
import { fillDay } from './date-fields.ts';
import { tabTo, write, writeDay } from './keys.ts';
import { fillSignIn, openAccount } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';
import { planByApi, planSoonByApi, signInAsDirector, visitPanel } from './staff.ts';

const newCallerName = () => `Ona ${randomBytes(4).toString('hex')}`;

test('a visitor who is not signed in is asked to sign in, and then sees the requested page', async ({
  page,
}) => {
  await visitPanel(page, '/staff/agenda');
  await expect(page.getByText('Entra con tu cuenta de la clínica.')).toBeVisible();
  await page.getByRole('link', { name: 'Iniciar Sesión' }).click();
  await fillSignIn(page, director);
  await expect(page).toHaveURL('/staff/agenda');
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
});

test('a patient gets a not-found page for every page of the panel', async ({ page }) => {
  await openAccount(page.request);
  expect(staffPaths).toContain('/staff/agenda');
  for (const path of staffPaths) {
    await visitPanel(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Esta página no existe o ha cambiado de sitio',
    );
    await expect(page.getByRole('navigation', { name: 'Panel' })).toHaveCount(0);
  }
});

test('by keyboard only an appointment for a caller without e-mail is booked, found in the agenda, moved and cancelled', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(409);
  const name = newCallerName();
  await signInAsDirector(page.request);
  await visitPanel(page, '/staff');
  await press(page, 'Nueva cita');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await write(page, 'Nombre y apellidos', name);
  await write(page, 'Teléfono (opcional)', '600 000 001');
  await writeDay(page, 'Día', freeDay.day);
  // The preset is the next free slot, which by now may be in the afternoon.
  await write(page, 'Hora', '920');
  await page.keyboard.press('Enter');
  // Outside the usual hours: the dialog says so and keeps what was typed.
  await expect(dialog.getByText('Fuera de horario')).toBeVisible();
  await press(page, 'Citar igualmente');
  await expect(toastIn(page)).toContainText(`Cita con ${name}`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nueva cita' })).toBeFocused();

  const letDialogsCome = await holdResponses(page, /\/agenda-dialogs-[^/]+\.js$/);
  await tabTo(page, page.getByRole('link', { name: 'Agenda' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
  await writeDay(page, 'Ir a un día', freeDay.day);
  const appointment = page.getByRole('button', { name: new RegExp(`^${name}`) }).filter({ visible: true });
  await expect(appointment).toContainText('09:20–10:20');

  await tabTo(page, appointment);
  await page.keyboard.press('Enter');
  // The dialog's script is still loading while the user tabs on: the focus must still return to the pressed
  // element.
  await page.keyboard.press('Tab');
  await expect(appointment).not.toBeFocused();
  letDialogsCome();
  await expect(dialog).toBeVisible();
  await press(page, 'Cambiar la cita');
  await write(page, 'Hora', '1100');
  await page.keyboard.press('Enter');
  await press(page, 'Cambiar igualmente');
  await expect(toastIn(page)).toContainText('Cita cambiada');
  await expect(appointment).toContainText('11:00–12:00');

  await expect(appointment).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'Cancelar la cita');
  await press(page, 'Cancelar la cita');
  await expect(toastIn(page)).toContainText('Cita cancelada');
  await expect(appointment).toHaveCount(0);
  // The row is gone: the focus moves to the next element, not to the top of the page.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the desk reads that an hour is taken before it moves an appointment there', async ({
  page,
  freeDay,
}) => {
  const [name, other] = [newCallerName(), newCallerName()];
  await signInAsDirector(page.request);
  await planByApi(page.request, { fullName: name, startsAt: freeDay.startsAt('09:00') });
  await planByApi(page.request, { fullName: other, startsAt: freeDay.startsAt('12:00') });
  await page.setViewportSize({ width: 360, height: 740 });
  await visitPanel(page, `/staff/agenda?vista=lista&dia=${freeDay.day}`);
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Cambiar la cita' }).click();
  const collision = dialog.getByText(`Choca con la cita de ${other}, 12:00–13:00.`);
  await expect(collision).toHaveCount(0);
  await dialog.getByLabel('Hora', { exact: true }).fill('11:30');
  await expect(collision).toBeInViewport();
  await expectScreenSound(page, { widths: [360, 1280], lowestPx: 36 });
  await dialog.getByLabel('Hora', { exact: true }).fill('10:30');
  await expect(collision).toHaveCount(0);
});

test('a late cancellation is charged where it is cancelled, and the same dialog takes the payment', async ({
  page,
}) => {
  const name = newCallerName();
  await signInAsDirector(page.request);
  const { startsAt } = await planSoonByApi(page.request, { fullName: name, professionalId: 2 });
  await page.setViewportSize({ width: 360, height: 740 });
  await visitPanel(page, `/staff/agenda?vista=lista&dia=${wallTimeOf(new Date(startsAt)).day}`);
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Cancelar la cita' }).click();
  await expect(dialog.getByText(/Si la cancelas, no se cobra\./)).toBeVisible();
  await expectScreenSound(page, { widths: [360, 1280], lowestPx: 36 });
  await dialog.getByRole('button', { name: /^Anotar «Canceló tarde»: debe 65/ }).click();
  await expect(dialog.getByText(/65.+ · se debe/)).toBeVisible();
  await dialog.getByRole('button', { name: `Cobrar: ${name}` }).click();
  await expect(page.getByRole('dialog').getByText('Elige cómo paga.')).toBeVisible();
});

test('a cancellation is confirmed also when the agenda shows it before the response', async ({
  page,
  freeDay,
}) => {
  const name = newCallerName();
  await signInAsDirector(page.request);
  await planByApi(page.request, { fullName: name, startsAt: freeDay.startsAt('09:00') });
  await visitPanel(page, `/staff/agenda?vista=lista&dia=${freeDay.day}`);
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/staff/appointments/*/cancel', async (route) => {
    const response = await route.fetch();
    await isLetGo;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Cancelar la cita' }).click();
  await dialog.getByRole('button', { name: 'Cancelar la cita' }).click();
  await expect(dialog).toHaveCount(0);
  letGo();
  await expect(toastIn(page)).toContainText('Cita cancelada');
});

async function press(page: Page, name: string) {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/**
 * Opens the agenda of a free day and waits until an appointment booked by a colleague appears. Returns how
 * far the page's clock advanced, in ms.
 */
async function expectLiveUpdate(page: Page, { day, startsAt }: FreeDay, stepMs: number) {
  await page.clock.install();
  await signInAsDirector(page.request);
  await visitPanel(page, '/staff/agenda');
  await fillDay(page.getByLabel('Ir a un día'), day);
  await expect(page.getByRole('button', { name: 'Libre 17:30' }).first()).toBeVisible();
  await pauseClock(page);
  const name = newCallerName();
  await planByApi(page.request, { fullName: name, startsAt: startsAt('17:30') });
  const planned = page.getByRole('button', { name: new RegExp(`^${name}`) }).filter({ visible: true });
  let goneMs = 0;
  const isSeen = async () => {
    await page.clock.runFor(stepMs);
    goneMs += stepMs;
    return planned.isVisible();
  };
  // A stream that begins after the clock was paused delivers its first event one second of page time later: a
  // hundred steps.
  await expect.poll(isSeen, { intervals: [20] }).toBe(true);
  return goneMs;
}

test('the agenda shows a colleague’s new appointment through the stream, without polling', async ({
  page,
  freeDay,
}) => {
  const isTold = page.waitForResponse('/api/staff/changes');
  const goneMs = await expectLiveUpdate(page, freeDay, 10);
  expect((await isTold).headers()['content-type']).toBe('text/event-stream');
  // Polling would have taken two seconds of page time.
  expect(goneMs).toBeLessThan(1_500);
});

test('the agenda polls if the stream fails', async ({ page, freeDay, expectRefusal }) => {
  expectRefusal('ERR_FAILED');
  await page.route('/api/staff/changes', (route) => route.abort());
  await expectLiveUpdate(page, freeDay, 1_000);
});

test('a hidden page closes its stream, and reopens it when visible', async ({ page }) => {
  const isStream = (request: Request) => request.url().endsWith('/api/staff/changes');
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await signInAsDirector(page.request);
  const isBegun = page.waitForEvent('response', (response) => isStream(response.request()));
  await visitPanel(page, '/staff/agenda');
  await isBegun;
  const isGone = page.waitForEvent('requestfailed', isStream);
  await look('hidden');
  await isGone;
  const isBack = page.waitForEvent('response', (response) => isStream(response.request()));
  await look('visible');
  expect((await isBack).status()).toBe(200);
});

test('the free slots of a day load without moving the button below them', async ({ page, freeDay }) => {
  await signInAsDirector(page.request);
  await visitPanel(page, '/staff');
  await page.getByRole('button', { name: 'Nueva cita' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva cita' });
  const hours = dialog.getByRole('group', { name: 'Horas libres ese día' }).getByRole('button');
  const placeOfButton = async () => (await dialog.getByRole('button', { name: 'Citar' }).boundingBox())?.y;
  const letCome = await holdResponses(page, /\/api\/staff\/agenda\?/);
  await fillDay(dialog.getByLabel('Día'), freeDay.day);
  await expect(hours).toHaveCount(0);
  const before = await placeOfButton();
  letCome();
  await expect(hours).toHaveCount(clinic.slots.length);
  expect(await placeOfButton()).toBe(before);
});

/** A desktop with a pointer, and a phone. */
const places = [
  { place: 'at a desk', widths: [1280, 1024], lowestPx: 36, use: { viewport: { width: 1280, height: 800 } } },
  {
    place: 'on a phone',
    widths: [390],
    lowestPx: 44,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
];

for (const { place, widths, lowestPx, use } of places)
  test.describe(place, () => {
    test.use({ ...use });
    const expectSoundHere = async (page: Page, what: string) =>
      test.step(what, async () => {
        await expectScreenSound(page, { widths, lowestPx });
        await expectContrastInDarkMode(page);
      });

    test('Hoy, the agenda in its three views and their dialogs pass all checks in both colour schemes', async ({
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
      // After one o'clock: the demonstration may have appointments with her earlier.
      const lunch = new Date(Date.parse(freeDay.startsAt('12:00')) + 75 * 60_000).toISOString();
      await planByApi(page.request, {
        fullName: newCallerName(),
        professionalId: 2,
        minutes: 30,
        startsAt: lunch,
      });
      await visitPanel(page, '/staff');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectSoundHere(page, 'Hoy');
      await page.getByRole('button', { name: 'Nueva cita' }).click();
      await page.getByRole('button', { name: 'Citar' }).click();
      await expect(page.getByText('Escribe el nombre, o busca a la persona.')).toBeVisible();
      await expectSoundHere(page, 'Nueva cita');
      await page.keyboard.press('Escape');

      await visitPanel(page, '/staff/agenda');
      await fillDay(page.getByLabel('Ir a un día'), freeDay.day);
      const appointment = page
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .filter({ visible: true })
        .first();
      for (const view of ['Día', 'Semana', 'Lista']) {
        await page.getByRole('button', { name: view, exact: true }).click();
        await expect(appointment).toBeVisible();
        await expectSoundHere(page, view);
      }
      await appointment.click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectSoundHere(page, 'an appointment');
      for (const task of ['Cambiar la cita', 'Cancelar la cita']) {
        await page.getByRole('button', { name: task, exact: true }).click();
        await expectSoundHere(page, task);
        await page.getByRole('button', { name: 'Volver' }).click();
      }
    });
  });
