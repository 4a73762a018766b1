import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './app.ts';

/** Heights by width: phones, a tablet, desktops. */
const windows: Readonly<Record<number, number>> = {
  320: 740,
  360: 740,
  390: 844,
  768: 1024,
  1024: 768,
  1280: 800,
};

/**
 * Checks for every screen in every state: all axe rules once in the current window, and what depends on the
 * width at each width. Restores the window. walk.spec.ts applies it to every page as it opens.
 * @param options lowestPx: minimum height of buttons and fields; 36 in the staff panel with a pointer
 */
export async function expectScreenSound(
  page: Page,
  { widths = [360, 768, 1280], lowestPx = 44 }: { widths?: readonly number[]; lowestPx?: number } = {},
): Promise<void> {
  await expectAccessible(page);
  const opened = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: windows[width] ?? 800 });
    await test.step(`at ${width} px`, () => expectFitting(page, lowestPx));
  }
  if (opened !== null) await page.setViewportSize(opened);
}

/** The checks that depend on the width; they are fast. */
async function expectFitting(page: Page, lowestPx: number): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await findSidewaysScroll(page), 'what scrolls sideways').toEqual([]);
  expect(await listAnimations(page), 'movements').toEqual([]);
  expect(await findSmallTargets(page, lowestPx), 'targets that are too small').toEqual([]);
  expect(await findLongLines(page), 'lines in which the eye gets lost').toEqual([]);
}

/**
 * Changes the browser's font size setting from its default of 16 px (WCAG 2.2, 1.4.4 and 1.4.10). Not a style
 * on the page: media queries in rem follow the setting only.
 */
export async function enlargeText(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const fontSizes = { standard: Math.round(16 * times), fixed: Math.round(13 * times) };
  await devtools.send('Page.setFontSizes', { fontSizes });
}
export const doubleText = (page: Page): Promise<void> => enlargeText(page, 2);

/** With text twice as large nothing scrolls sideways on a phone, whichever tab has the focus. */
export async function expectFittingWithLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await doubleText(page);
  const sizeOfRem = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  await expect.poll(sizeOfRem, 'px of a rem').toBeGreaterThanOrEqual(32);
  expect(await findSidewaysScroll(page), 'what scrolls sideways').toEqual([]);
  // Closed tabs too. In reverse order: nested tabs disappear when another tab opens.
  const tabs = await page.getByRole('main').getByRole('tab').filter({ visible: true }).all();
  for (const tab of tabs.reverse()) {
    await tab.focus();
    expect(await findSidewaysScroll(page), `${await tab.textContent()}: what scrolls sideways`).toEqual([]);
  }
}

/**
 * Elements that scroll sideways, and the page itself. The page is tested by scrolling, because the scrollbar
 * gutter falsifies its width.
 */
export const findSidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.scrollBy(1_000, 0);
    const isPage = window.scrollX > 0;
    window.scrollBy(-1_000, 0);
    const parts = [...document.body.querySelectorAll('*')].filter(
      (part) =>
        part.scrollWidth > part.clientWidth &&
        ['auto', 'scroll'].includes(getComputedStyle(part).overflowX) &&
        // They scroll on purpose: the tabs of a patient record, with the current one in view, and the agenda's days.
        !part.matches('[data-scrolling-row], [data-sheet]'),
    );
    return [...(isPage ? ['the page'] : []), ...parts.map((part) => part.outerHTML.slice(0, 120))];
  });

export const listAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => `${(animation.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80)}`),
  );

/**
 * Targets smaller than 24 px (WCAG 2.2, 2.5.8; links inside a sentence are exempt), and buttons and fields
 * lower than `lowestPx`. A radio or a checkbox counts with its label.
 */
const findSmallTargets = (page: Page, lowestPx: number): Promise<string[]> =>
  page.evaluate((lowest) => {
    const all = document.querySelectorAll('a[href], button, input, textarea, select, [role="option"]');
    const isInSentence = (element: Element) => getComputedStyle(element).display === 'inline';
    return [...all]
      .filter((element) => element.checkVisibility() && !isInSentence(element))
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ element, box }) => {
        // Some are for the keyboard only, over a part that takes the presses.
        const isMain = element.localName !== 'a' && getComputedStyle(element).pointerEvents !== 'none';
        return Math.min(box.width, box.height) < 24 || (isMain && box.height < lowest);
      })
      .map(({ element, box }) => `${box.width}×${box.height}: ${element.outerHTML.slice(0, 120)}`);
  }, lowestPx);

/** For running text, which is text of more than one line. */
const maxLineLength = 68;

/** Text blocks with longer lines. Phones are skipped: their lines are never that long. */
const findLongLines = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const blocks = new Map<Element, Map<number, number>>();
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display.startsWith('inline') && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    const seen = document.querySelector('[role=dialog], dialog[open]') ?? document.querySelector('main');
    const texts = document.createTreeWalker(seen ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null && innerWidth > 600; text = texts.nextNode()) {
      const { parentElement: parent, textContent } = text;
      if (parent === null || !parent.checkVisibility() || parent.matches('.sr-only, .sr-only *')) continue;
      const block = blockOf(parent);
      const lines = blocks.get(block) ?? new Map<number, number>();
      blocks.set(block, lines);
      for (const { index, 0: word } of (textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // A word broken across lines, such as a URL, belongs to no single line.
        if (range.getClientRects().length !== 1) continue;
        const { top, bottom } = range.getBoundingClientRect();
        // One line may contain two font sizes.
        const line = Math.round((top + bottom) / 16);
        lines.set(line, (lines.get(line) ?? -1) + word.length + 1);
      }
    }
    return [...blocks].flatMap(([block, lines]) => {
      const longest = Math.max(...lines.values());
      return lines.size > 1 && longest > most ? `${longest}: ${block.textContent?.slice(0, 80)}` : [];
    });
  }, maxLineLength);
