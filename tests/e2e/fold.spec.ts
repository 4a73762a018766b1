import type { Locator, Page } from '@playwright/test';
import { currentCancellationHours } from '#clinic/appointments/rules/cancellation.ts';
import { pages } from '#platform/paths.ts';
import { browserPath } from '#tests/support/words/site-pages.ts';
import { expect, serverFollowsPageClock, test, visit } from './app.ts';
import { withPictures } from './browser.ts';
import { watchShifts } from './layout-shifts.ts';
import { bookByApi, openAccount } from './people.ts';
import { doubleText, findSidewaysScroll } from './screen-checks.ts';

test.use(withPictures);

const decided = '{"necessary":true,"analytics":false,"marketing":false}';
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const smallPhone = { width: 360, height: 640 };

/** Visitors who chose about cookies on an earlier visit; those of `first visits` have not. */
test.beforeEach(async ({ page }, { tags }) => {
  if (tags.includes('@first-visit')) return;
  await page.addInitScript((choice) => localStorage.setItem('cookieConsent', choice), decided);
});

/** Height of the first screen above the bottom bar, in px. */
const readFold = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const dock = document.querySelector('[aria-label="Cookies y emergencias"]')?.getBoundingClientRect();
    return dock !== undefined && dock.height > 0 ? Math.min(dock.top, innerHeight) : innerHeight;
  });

/** The whole element lies in the first screen, without scrolling. */
async function expectAboveFold(page: Page, part: Locator): Promise<void> {
  await part.waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const fold = await readFold(page);
  await expect
    .poll(async () => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    }, `lower edge of ${part}`)
    .toBeLessThanOrEqual(fold);
}

const innerPages = Object.values(pages)
  .filter(({ access, path }) => access === 'public' && path !== '/')
  .map(({ path }) => path);

for (const [size, lowestTop] of [
  // An opening with a line above its heading is lower.
  [desktop, 320],
  [phone, 260],
] as const)
  test(`at ${size.width} px all inner pages have one size of heading, which begins high`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const sizes = new Set<string>();
    for (const path of innerPages) {
      await visit(page, browserPath(path));
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      const { top, fontSize } = await heading.evaluate((h1) => ({
        top: h1.getBoundingClientRect().top,
        fontSize: getComputedStyle(h1).fontSize,
      }));
      expect(top, path).toBeLessThan(lowestTop);
      sizes.add(fontSize);
    }
    expect([...sizes]).toHaveLength(1);
  });

test('the plans show their prices in the first screen of a desktop and of a phone', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/plans');
  const prices = page
    .getByRole('main')
    .getByRole('listitem')
    .getByText(/^\d+\s€$/)
    .filter({ visible: true });
  for (const place of [0, 1, 2]) await expectAboveFold(page, prices.nth(place));
  await page.setViewportSize(phone);
  await visit(page, '/plans');
  await expectAboveFold(page, prices.first());
});

test('on a first visit the question about cookies covers neither the prices nor the buttons', {
  tag: '@first-visit',
}, async ({ page }) => {
  const main = page.getByRole('main');
  const prices = main.getByText(/^\d+\s€$/).filter({ visible: true });
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await visit(page, '/plans');
    await expect(page.getByRole('button', { name: 'Rechazar todas' })).toBeVisible();
    await expectAboveFold(page, prices.first());
  }
  for (const size of [desktop, phone, { width: 360, height: 740 }]) {
    await page.setViewportSize(size);
    await visit(page, '/auth');
    await expectAboveFold(page, main.getByRole('button', { name: 'Iniciar Sesión' }));
    await visit(page, '/external');
    await expectAboveFold(page, main.getByRole('link', { name: /^Abrir / }).first());
  }
});

test('the booking page shows kinds and chosen hour under one heading', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/appointments');
  const main = page.getByRole('main');
  const kinds = main.getByRole('group', { name: 'Tipo de consulta' }).locator('label');
  for (const place of [0, 1, 2, 3]) await expectAboveFold(page, kinds.nth(place));
  await expectAboveFold(page, page.getByRole('complementary', { name: 'Resumen' }).getByText(/^\d\d:\d\d$/));
  const above = await kinds.first().evaluate((kind) => {
    const { top } = kind.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(h1, h2, h3)')].filter((heading) => {
      const { bottom, width } = heading.getBoundingClientRect();
      return bottom < top && width > 1;
    }).length;
  });
  expect(above, 'headings above the kinds').toBe(1);
});

test('a phone sums the choice up once, and its calendar begins with the current week', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/appointments');
  await expectAboveFold(page, page.getByRole('button', { name: 'Reservar esta hora' }));
  await expect(page.getByRole('heading', { name: 'Lo que has elegido' })).toBeHidden();
  const rows = page.getByRole('grid').locator('tbody tr').filter({ visible: true });
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  const lastDay = await rows.first().locator('[data-day]').last().getAttribute('data-day');
  expect(lastDay && lastDay >= today, `${lastDay} is not before ${today}`).toBe(true);
  await page.setViewportSize(desktop);
  await expect(page.getByRole('heading', { name: 'Lo que has elegido' })).toBeVisible();
});

for (const size of [{ width: 320, height: 568 }, smallPhone, phone])
  test(`the booking page shifts no layout at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    const shifts = await watchShifts(page);
    await visit(page, '/appointments');
    await expect(page.getByRole('region', { name: /\d\d:\d\d/ })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const { sum, what } = await shifts();
    expect(sum, what).toBeLessThan(0.02);
  });

test('beside an hour that can no longer be cancelled for free stands the first that can', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const shifts = await watchShifts(page);
  // Only the first free hour is too close.
  const soon = new Date(Date.now() + (currentCancellationHours() - 1) * 3_600_000).toISOString();
  let isFirst = true;
  await page.route('**/api/availability?**', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const day of body.days)
      for (const slot of day.slots)
        if (slot.free && isFirst) {
          slot.startsAt = soon;
          isFirst = false;
        }
    isFirst = true;
    await route.fulfill({ response, json: body });
  });
  await visit(page, '/appointments');
  const offer = page.getByRole('region', { name: /\d\d:\d\d/ });
  await expect(offer.getByText('Faltan menos de')).toBeVisible();
  expect(await offer.textContent(), 'a no-break space after the title').toContain('la Dra.\u00a0');
  const refundable = offer.getByRole('button', { name: /^Con devolución/ });
  await expectAboveFold(page, refundable);
  const { sum, what } = await shifts();
  expect(sum, what).toBeLessThan(0.02);
  await refundable.click();
  await expect(offer.getByText('Puedes cambiarla, o cancelarla con devolución')).toBeVisible();
  await expect(refundable).toBeHidden();
});

test('the profile shows day and hour of the next appointment on a small phone', async ({ page, freeDay }) => {
  await openAccount(page.request);
  await bookByApi(page.request, freeDay.startsAt('09:00'));
  await page.setViewportSize(smallPhone);
  await visit(page, '/dashboard');
  await expectAboveFold(page, page.getByRole('main').getByText('09:00').first());
});

test('external services, contact and sign-in begin with what they are for', async ({ page }) => {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await visit(page, '/external');
    await expectAboveFold(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /^Abrir / })
        .first(),
    );
  }
  await page.setViewportSize(desktop);
  await visit(page, '/contact');
  await expectAboveFold(page, page.getByLabel('Tu nombre'));
  await expectAboveFold(page, page.getByRole('region', { name: 'Cuándo estamos' }).getByRole('list'));
  for (const size of [desktop, { width: 360, height: 740 }]) {
    await page.setViewportSize(size);
    await visit(page, '/auth');
    await expectAboveFold(page, page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }));
  }
});

test('the wellbeing guide has its intro on the first tab only', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/selfcare');
  const intro = page.getByText('Cosas pequeñas para los días difíciles');
  await expect(intro).toBeVisible();
  await page.getByRole('tab', { name: 'Alertas' }).click();
  await expect(intro).toBeHidden();
  for (const phoneNumber of ['112', '024'])
    await expectAboveFold(page, page.getByRole('main').getByRole('link', { name: phoneNumber }).first());
});

/** The first action of a page: its own, or the one in the bottom bar. */
const firstActions: readonly (readonly [path: string, action: (page: Page) => Locator])[] = [
  [
    '/',
    (page) =>
      page
        .getByRole('link', { name: /^Reservar (Consulta|cita)$/ })
        .filter({ visible: true })
        .first(),
  ],
  [
    '/plans',
    (page) =>
      page.getByRole('link', { name: 'Reservar cita', exact: true }).filter({ visible: true }).first(),
  ],
  ['/appointments', (page) => page.getByRole('button', { name: 'Reservar esta hora' })],
  ['/auth', (page) => page.getByRole('main').getByRole('tab', { name: 'Iniciar Sesión' })],
];

for (const { name, size, isDoubled } of [
  { name: 'doubled text', size: smallPhone, isDoubled: true },
  { name: '320 × 568', size: { width: 320, height: 568 }, isDoubled: false },
  { name: '740 × 360', size: { width: 740, height: 360 }, isDoubled: false },
])
  test(`heading and first action are in the first screen with ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    if (isDoubled) await doubleText(page);
    for (const [path, findAction] of firstActions) {
      await visit(page, path);
      const main = page.getByRole('main');
      await expectAboveFold(page, main.getByRole('heading', { level: 1 }));
      const action = findAction(page);
      const isInBar = (await action.locator('xpath=ancestor::*[@data-bar]').count()) > 0;
      if (isInBar) await expect(action).toBeInViewport({ ratio: 1 });
      else await expectAboveFold(page, action);
      expect((await main.boundingBox())?.y, `${path}: bars above the page`).toBeLessThanOrEqual(112);
      expect(await findSidewaysScroll(page), path).toEqual([]);
    }
  });

for (const { name, hoursBefore, rule } of [
  { name: 'with a refund', hoursBefore: currentCancellationHours() + 3, rule: /^Puedes cambiarla/ },
  { name: 'without a refund', hoursBefore: currentCancellationHours() - 6, rule: /^Faltan menos de/ },
])
  test(`the proposed hour is in the first screen and moves nothing when it can be cancelled ${name}`, async ({
    page,
    freeDay,
  }) => {
    // Then the free day is the next working day, and nine o'clock is proposed.
    const now = new Date(Date.parse(freeDay.startsAt('09:00')) - hoursBefore * 3_600_000);
    await serverFollowsPageClock(page);
    await page.clock.setFixedTime(now);
    const shifts = await watchShifts(page);
    for (const size of [{ width: 740, height: 360 }, { width: 360, height: 720 }, desktop]) {
      await page.setViewportSize(size);
      await visit(page, '/appointments');
      await expect(page.getByText(rule).filter({ visible: true }).first()).toBeVisible();
      if (size !== desktop)
        await expectAboveFold(page, page.getByRole('button', { name: 'Reservar esta hora' }));
      const { sum, what } = await shifts();
      expect(sum, `${size.width} × ${size.height}: ${what}`).toBeLessThan(0.01);
    }
  });
