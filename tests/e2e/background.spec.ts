import type { Page } from '@playwright/test';
import { scenes } from '#clinic/site/screens/background/scenes.ts';
import { expect, holdResponses, pauseClock, test, visit, withMotion } from './app.ts';
import { withPictures } from './browser.ts';

test.use({ ...withMotion, ...withPictures });

const caption = (page: Page, index: number) =>
  page.getByText(scenes[index % scenes.length]?.caption ?? '', { exact: true });

const readShownPictures = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll('[aria-hidden=true] > picture')];
    const onTop = pictures.find((picture) => getComputedStyle(picture).zIndex === '10');
    return onTop && getComputedStyle(onTop).opacity === '1' ? pictures.indexOf(onTop) : undefined;
  });

const stripOf = (turn: number) =>
  new RegExp(`^[^?]*${(scenes[turn]?.strip.wide ?? '').replace('.svg', '')}[a-z-]*\\.svg$`);

/** Whether a scene's picture has loaded and the page knows it. */
const picture = (page: Page, index: number) =>
  page
    .locator('picture img')
    .nth(index)
    .evaluate(async (img: HTMLImageElement) => {
      if (img.complete) await img.decode();
      return img.complete;
    });

const otherPictures = (page: Page) =>
  expect
    .poll(() =>
      page.locator('picture img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).complete)),
    )
    .toEqual(scenes.map(() => true));

/** Opens the front page; once the other pictures have loaded, only the test advances the clock. */
async function visitWithPausedClock(page: Page) {
  await page.clock.install();
  await visit(page, '/');
  await otherPictures(page);
  await pauseClock(page);
}

test('rotates three scenes every ten seconds with captions, and stays paused on the next page', async ({
  page,
  request,
}) => {
  expect(scenes).toHaveLength(3);
  const html = await (await request.get('/')).text();
  expect(html).toContain(scenes[0]?.wide);
  for (const { wide, tall } of scenes.slice(1)) {
    expect(html).not.toContain(wide);
    expect(html).not.toContain(tall);
  }
  await visitWithPausedClock(page);
  await expect(caption(page, 0)).toBeVisible();
  for (const turn of [1, 2, 3]) {
    await page.clock.runFor(10_000);
    await expect(caption(page, turn)).toBeVisible();
    await expect.poll(() => readShownPictures(page)).toBe(turn % 3);
  }
  await page.getByRole('button', { name: 'Pausar el fondo' }).click();
  await page.clock.runFor(60_000);
  await expect(caption(page, 0)).toBeVisible();
  // One picture arrives halfway, the last never: neither delays the others, and missing ones are not shown.
  const [letCome] = await Promise.all([1, 2].map((turn) => holdResponses(page, stripOf(turn))));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suscripciones' }).click();
  await expect(page).toHaveURL('/plans');
  await page.getByRole('button', { name: 'Reanudar el fondo' }).press('Enter');
  await page.clock.runFor(5_000);
  letCome?.();
  await expect.poll(() => picture(page, 1)).toBe(true);
  await page.clock.runFor(5_000);
  await expect(caption(page, 1)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(caption(page, 0)).toBeVisible();
});

test('shows one still scene and loads no others with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await visit(page, '/');
  await page.clock.runFor(60_000);
  await expect(caption(page, 0)).toBeVisible();
  await expect(page.locator('picture')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Pausar el fondo' })).toBeHidden();
});

test('skips a picture that does not load', async ({ page, expectRefusal }) => {
  expectRefusal('ERR_FAILED');
  await page.route(`**${scenes[1]?.wide}`, (route) => route.abort());
  await visitWithPausedClock(page);
  await page.clock.runFor(10_000);
  await expect(caption(page, 2)).toBeVisible();
});

test('the strip of inner pages is at most 72 px high, and keeps its height while a visitor decides', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/plans');
  const heightOfStrip = () =>
    page.evaluate(() => {
      const main = document.querySelector('main')?.getBoundingClientRect().top ?? Number.NaN;
      const sheet = document.querySelector('main h1')?.closest('.bg-paper')?.getBoundingClientRect().top;
      return Math.round((sheet ?? Number.NaN) - main);
    });
  const first = await heightOfStrip();
  expect(first).toBeLessThanOrEqual(72);
  await page.getByRole('button', { name: 'Rechazar todas' }).click();
  await expect(page.getByRole('button', { name: 'Rechazar todas' })).toBeHidden();
  expect(await heightOfStrip()).toBe(first);
});

test('the caption of the front page stands under its sheet, beside the subject of the picture', async ({
  page,
}) => {
  for (const [width, height] of [
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    const sheet = await page
      .locator('main section', { has: page.locator('h1') })
      .locator('> div')
      .first()
      .boundingBox();
    const text = await caption(page, 0).boundingBox();
    if (!sheet || !text) throw new Error('Sheet or caption has no box.');
    expect(text.y, `${width} px: below the sheet`).toBeGreaterThanOrEqual(sheet.y + sheet.height);
    expect(text.x + text.width, `${width} px: not right of it`).toBeLessThanOrEqual(sheet.x + sheet.width);
  }
});

test('on inner pages the strip of the scene fills the gap between bars and sheet at every width', async ({
  page,
}) => {
  await visit(page, '/plans');
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const gap = await page.evaluate(() => {
      const scene = document.querySelector('picture img.scene')?.getBoundingClientRect();
      const sheet = document.querySelector('main h1')?.closest('.bg-paper')?.getBoundingClientRect();
      return {
        missingWidth: document.body.clientWidth - (scene?.width ?? 0),
        missingHeight: (sheet?.top ?? Number.NaN) - (scene?.bottom ?? 0),
        top: scene?.top,
      };
    });
    expect(gap.missingWidth, `${width} px`).toBeLessThanOrEqual(0);
    expect(gap.missingHeight, `${width} px`).toBeLessThanOrEqual(0);
    expect(gap.top).toBe(0);
  }
});
