import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Availability } from '#clinic/appointments/contract.ts';
import { isWorkday } from '#clinic/appointments/slots/screens/madrid-days.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { expect, serverFollowsPageClock, test, visit, withMotion } from './app.ts';
import { bookInsteadOfChosen, paymentDialog } from './paying.ts';
import { emailOf, newPerson } from './people.ts';

test.use(withMotion);

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });

/** Goal of the clinic: from the home page to a held slot, without an account. */
const maxTaps = 9;
const maxSwipes = 1;

/**
 * Simulates a thumb: scrolls no further than needed to bring the target between the bars, then taps it.
 * Typing is not a tap; the keyboard's own key moves between fields.
 */
function createThumb(page: Page) {
  let taps = 0;
  let swipes = 0;
  return {
    async tap(target: Locator) {
      await expect(target).toBeVisible();
      swipes += await target.evaluate(scrollBetweenBars);
      await expect(target).toBeInViewport({ ratio: 1 });
      await target.tap();
      taps++;
    },
    async typeOn(label: string, text: string) {
      const field = page.getByLabel(label, { exact: true });
      for (let stop = 0; stop < 6; stop++) {
        if (await field.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(field).toBeFocused();
      await page.keyboard.insertText(text);
    },
    effort: () => ({ taps, swipes: Math.round(swipes * 100) / 100 }),
  };
}

/** Scrolls as little as possible. Returns the distance as a share of the screen height. */
function scrollBetweenBars(target: Element): number {
  const box = target.getBoundingClientRect();
  const isInDialog = target.closest('dialog, [role="dialog"]') !== null;
  const edge = (selector: string) => (isInDialog ? null : document.querySelector(selector));
  const top = edge('header')?.getBoundingClientRect().bottom ?? 0;
  const bottom = edge('[aria-label="Cookies y emergencias"]')?.getBoundingClientRect().top ?? innerHeight;
  const isInBar = target.closest('header, [aria-label="Cookies y emergencias"]') !== null;
  const distance = isInBar ? 0 : Math.max(0, box.bottom - bottom) - Math.max(0, top - box.top);
  window.scrollBy({ top: distance, behavior: 'instant' });
  return Math.abs(distance) / innerHeight;
}

type Thumb = ReturnType<typeof createThumb>;

async function register(page: Page, { tap, typeOn }: Thumb) {
  const person = newPerson();
  await expect(page).toHaveURL('/auth?redirect=appointments');
  await tap(page.getByRole('tab', { name: 'Registrarse' }));
  await tap(page.getByLabel('Nombre de usuario'));
  await page.keyboard.insertText(person.username);
  await typeOn('Nombre completo (opcional)', person.fullName);
  await typeOn('Correo electrónico (opcional)', emailOf(person));
  await typeOn('Contraseña', person.password);
  await typeOn('Confirmar contraseña', person.password);
  await tap(page.getByRole('main').getByRole('button', { name: 'Registrarse', exact: true }));
  await tap(page.getByRole('link', { name: 'Más tarde' }));
  await expect(page).toHaveURL('/appointments');
}

async function expectHeldWithLittleEffort(page: Page, { effort }: Thumb) {
  await expect(paymentDialog(page)).toBeVisible();
  const held = await (await page.request.get('/api/appointments')).json();
  expect(held).toMatchObject([{ status: 'pending' }]);
  const { taps, swipes } = effort();
  test.info().annotations.push({ type: 'effort', description: `${taps} taps, ${swipes} swipes` });
  expect(taps, 'taps').toBeLessThanOrEqual(maxTaps);
  expect(swipes, 'swipes').toBeLessThanOrEqual(maxSwipes);
}

const takeFoundButton = (page: Page) => page.getByRole('button', { name: 'Reservar esta hora' });

/** Takes the slot proposed by the booking page, once it is shown. */
async function bookFoundHour(page: Page, { tap }: Thumb) {
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await tap(takeFoundButton(page));
}

test('from the home page a new patient holds a slot with at most nine taps and one swipe', async ({
  page,
  freeDay,
}) => {
  const thumb = createThumb(page);
  await bookInsteadOfChosen(page, freeDay.startsAt('09:00'));
  await visit(page, '/');
  await thumb.tap(page.getByRole('main').getByRole('link', { name: 'Reservar Consulta' }));
  await register(page, thumb);
  await bookFoundHour(page, thumb);
  await expectHeldWithLittleEffort(page, thumb);
});

test('from one of the next free slots a new patient holds that slot with at most nine taps and one swipe', async ({
  page,
  freeDay,
}) => {
  const thumb = createThumb(page);
  await bookInsteadOfChosen(page, freeDay.startsAt('09:00'));
  await visit(page, '/');
  const hour = page
    .getByRole('main')
    .getByRole('link', { name: /\d\d:\d\d/ })
    .last();
  const time = /\d\d:\d\d/.exec((await hour.textContent()) ?? '')?.[0];
  await thumb.tap(hour);
  await bookFoundHour(page, thumb);
  await register(page, thumb);
  await expect(page.getByRole('region', { name: time })).toBeVisible();
  await bookFoundHour(page, thumb);
  await expectHeldWithLittleEffort(page, thumb);
});

/** Sets this browser's clock to the evening before the first slot the booking page would propose. */
async function setClockToEve(page: Page, request: APIRequestContext) {
  await serverFollowsPageClock(page);
  const today = wallTimeOf(new Date()).day;
  const query = `professionalId=1&type=office&from=${today}&to=${addDays(today, 20)}`;
  const { days } = (await (await request.get(`/api/availability?${query}`)).json()) as Availability;
  // The page proposes nothing for today, and starts searching on the next working day.
  const { date = today } =
    days.find(({ date, slots }) => date > today && isWorkday(date) && slots.some(({ free }) => free)) ?? {};
  await page.clock.setFixedTime(instantOf(addDays(date, -1), '21:00'));
}

const lateNotice = (page: Page) => page.getByText('Faltan menos de 24 horas').filter({ visible: true });

test('the booking button stays in place while slots load, also if the proposed slot is less than 24 hours away, and stays above the bottom bar', async ({
  page,
  request,
}) => {
  await setClockToEve(page, request);
  let letCome = () => {};
  const asked = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/api/availability?*', async (route) => {
    await asked;
    await route.continue();
  });
  await visit(page, '/appointments');
  const before = await buttonTops(page);
  await expect(lateNotice(page)).toHaveCount(0);
  letCome();
  await expect(lateNotice(page).first()).toBeVisible();
  expect(await buttonTops(page)).toEqual(before);

  await page.setViewportSize({ width: 360, height: 640 });
  // The cookie notice is in the bar.
  const bar = page.getByRole('complementary', { name: 'Cookies y emergencias' });
  const button = await takeFoundButton(page).boundingBox();
  const foot = await bar.boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
});

/** Vertical position of the button at narrow widths. */
async function buttonTops(page: Page): Promise<number[]> {
  const places: number[] = [];
  for (const width of [320, 360, 412, 740]) {
    await page.setViewportSize({ width, height: 640 });
    const box = await takeFoundButton(page).boundingBox();
    if (box === null) throw new Error(`At ${width} px there is no button to be seen.`);
    places.push(box.y);
  }
  return places;
}
