import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { findAxeViolations } from './axe.ts';
import { ringContrast, tabThroughPage } from './focus-ring.ts';
import { enlargeText, findSidewaysScroll } from './screen-checks.ts';

export const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Saves a picture in the folder of `VIDEO_SHOTS`, if there is one. */
async function shoot(page: Page, state: string, variant: string): Promise<void> {
  const folder = process.env.VIDEO_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}/${state.replaceAll(' ', '-')}-${variant}.png` });
}

/** Buttons without a border. Forced colours remove backgrounds and shadows, so these look like text. */
const findUnframedButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button')]
      .filter((button) => button.checkVisibility() && getComputedStyle(button).borderTopWidth === '0px')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );

/** Tabs through the page, and returns the focus to where it was. */
async function expectClearRings(page: Page, state: string): Promise<void> {
  // Cast: every element that has the focus can receive it again.
  const former = await page.evaluateHandle(() => document.activeElement as HTMLElement | null);
  const ratios: number[] = [];
  const faint: string[] = [];
  await tabThroughPage(page, async () => {
    const { ratio = 0, what = 'no ring' } = (await ringContrast(page)) ?? {};
    ratios.push(ratio);
    if (ratio < 3) faint.push(`${ratio.toFixed(2)}: ${what}`);
  });
  expect.soft(ratios.length, `${state}: stops of the focus`).toBeGreaterThan(0);
  expect.soft(faint, `${state}: focus rings that hardly stand out`).toEqual([]);
  await former.evaluate((element) => element?.focus());
}

/** In every size nothing covers anything else, nothing scrolls sideways, and axe finds no barrier. */
export async function expectToFit(page: Page, state: string): Promise<void> {
  for (const size of sizes)
    await test.step(`${state} at ${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await shoot(page, state, String(size.width));
      expect
        .soft(await findOverlaps(page), `${state} ${size.width}: parts that cover each other`)
        .toEqual([]);
      expect
        .soft(await findSidewaysScroll(page), `${state} ${size.width}: what scrolls sideways`)
        .toEqual([]);
    });
  await test.step(`${state} with large text and forced colours`, async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enlargeText(page, 2);
    await shoot(page, state, 'large-text');
    expect.soft(await findOverlaps(page), `${state}, doubled text: parts that cover each other`).toEqual([]);
    expect.soft(await findSidewaysScroll(page), `${state}, doubled text: what scrolls sideways`).toEqual([]);
    await enlargeText(page, 1);
    await page.emulateMedia({ forcedColors: 'active' });
    await shoot(page, state, 'forced-colours');
    expect
      .soft(await findUnframedButtons(page), `${state}, forced colours: buttons without a frame`)
      .toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await expectClearRings(page, state);
  const found = (await findAxeViolations(page)).flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target}`),
  );
  expect.soft(found, `${state}: barriers`).toEqual([]);
}

/**
 * Pairs of buttons, links, fields and texts of the page that cover each other, as they are visible: a part outside the
 * frame that scrolls it does not count.
 */
const findOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    const intersect = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    // Edges may touch, and rounding takes a pixel.
    const isEmpty = ({ left, top, right, bottom }: Box) => right - left <= 1 || bottom - top <= 1;

    const boxOf = (element: Element): Box => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const own = element.matches('p, h1, h2, label') ? range : element;
      let box: Box = own.getBoundingClientRect();
      for (let frame = element.parentElement; frame; frame = frame.parentElement)
        if (getComputedStyle(frame).overflowY !== 'visible')
          box = intersect(box, frame.getBoundingClientRect());
      return box;
    };

    const parts = [...document.querySelectorAll('main :is(button, a, p, h1, h2, label, input, meter)')]
      .filter((element) => element.checkVisibility() && !element.matches('.sr-only, .sr-only *'))
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => !isEmpty(box));
    const nameOf = ({ element }: { element: Element }) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40);
    const found: string[] = [];
    for (const [index, one] of parts.entries())
      for (const other of parts.slice(index + 1)) {
        if (one.element.contains(other.element) || isEmpty(intersect(one.box, other.box))) continue;
        found.push(`${nameOf(one)} / ${nameOf(other)}`);
      }
    return found;
  });

/** Tops of the call's buttons: one in a single row. */
export const listButtonRows = (page: Page): Promise<number[]> =>
  page
    .getByRole('group', { name: 'Videollamada' })
    .getByRole('button')
    .evaluateAll((buttons) => [
      ...new Set(buttons.map((each) => Math.round(each.getBoundingClientRect().top))),
    ]);
