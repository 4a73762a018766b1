import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';

/**
 * A phone, a small old one, one in landscape and a tablet; with the maximum px of bars before the content, demo strip
 * included.
 */
const screens = [
  { width: 360, height: 640, mostBars: 112 },
  { width: 320, height: 568, mostBars: 112 },
  { width: 740, height: 360, mostBars: 112 },
  { width: 768, height: 1024, mostBars: 150 },
];

/**
 * Requirements for every screen with a bottom bar (docs/behaviour.md, Pages): bars leave room, the first heading is
 * visible, and every control and line of text can be scrolled into an uncovered place. Restores the window size.
 */
export async function expectUncoveredContent(page: Page): Promise<void> {
  const opened = page.viewportSize();
  for (const { mostBars, ...screen } of screens) {
    await page.setViewportSize(screen);
    await test.step(`on ${screen.width} × ${screen.height}`, async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      for (const { asked, bars, heading, foot } of await measureBars(page)) {
        expect(bars, `px of bars above the page, ${asked}`).toBeLessThanOrEqual(mostBars);
        expect(heading, `the first heading ends above the bar at the foot, ${asked}`).toBeLessThanOrEqual(
          foot,
        );
      }
      expect(await findCovered(page), 'what lies under something else').toEqual([]);
    });
  }
  if (opened !== null) await page.setViewportSize(opened);
}

/** With the cookie banner in its current state, and after it is answered. */
const measureBars = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const measure = (asked: string) => ({
      asked,
      bars: Math.round(boxOf('main')?.top ?? 0),
      heading: Math.round(boxOf('h1')?.bottom ?? 0),
      foot: Math.round(boxOf('[aria-label="Cookies y emergencias"]')?.top ?? 0),
    });
    const { dataset } = document.documentElement;
    const { cookies } = dataset;
    const seen = [measure('as opened')];
    dataset.cookies = 'decided';
    seen.push(measure('with the cookies decided'));
    if (cookies === undefined) delete dataset.cookies;
    else dataset.cookies = cookies;
    return seen;
  });

/** Hit-tests the centre of each control and line, scrolled into the free area. */
const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dock = document.querySelector('[aria-label="Cookies y emergencias"]') as Element;
    const free = {
      top: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      bottom: dock.getBoundingClientRect().top,
    };
    // Lays out distant parts, which `content-visibility` would skip.
    for (const part of document.querySelectorAll('footer')) part.style.contentVisibility = 'visible';
    /** Text for screen readers, at this width or at all. */
    const isClipped = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).clipPath === 'inset(50%)' || isClipped(part.parentElement));
    const isSeen = (part: Element) =>
      part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      part.closest('dialog, svg') === null &&
      !isClipped(part);

    type Spot = { part: Element; words: string; x: number; y: number };
    const spots: Spot[] = [];
    function addSpot(part: Element, box: DOMRect | undefined, words: string): void {
      if (box === undefined || box.width < 2 || box.height < 2) return;
      spots.push({ part, words, x: box.left + box.width / 2, y: box.top + box.height / 2 });
    }
    for (const part of document.querySelectorAll('a[href], button, input, select, textarea, summary'))
      if (isSeen(part)) addSpot(part, part.getClientRects()[0], part.outerHTML.slice(0, 100));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || parent === null || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) addSpot(parent, box, `'${node.textContent.slice(0, 60)}'`);
    }

    /** A card whose link covers all of it. */
    const isOwnCard = (hit: Element, part: Element) =>
      hit.matches('a') &&
      getComputedStyle(hit, '::after').position === 'absolute' &&
      hit.closest('li, article')?.contains(part);
    /** A hit test looks through the text over a native date field and the slider of a chart, at what they lie on. */
    const isOwnGround = (hit: Element, part: Element) =>
      getComputedStyle(part).pointerEvents === 'none' && part.parentElement?.contains(hit);
    const found = new Set<string>();
    function check({ part, words, x, y }: Spot): void {
      const hit = document.elementFromPoint(x, y - window.scrollY);
      const own = part.closest('label') ?? part;
      if (hit === null || own.contains(hit) || hit.contains(own) || isOwnCard(hit, part)) return;
      if (isOwnGround(hit, part)) return;
      found.add(`${words} under ${hit.outerHTML.slice(0, 100)}`);
    }

    const scrolls = ({ part }: Spot) => part.closest('main, main ~ *') !== null;
    for (const spot of spots.filter((one) => !scrolls(one))) check(spot);
    const halfLine = 12;
    const isFree = ({ y }: Spot) =>
      y - halfLine > window.scrollY + free.top && y + halfLine < window.scrollY + free.bottom;
    let left = spots.filter(scrolls).sort((one, other) => one.y - other.y);
    for (let [first] = left; first !== undefined; [first] = left) {
      window.scrollTo({ top: first.y - free.top - 2 * halfLine, behavior: 'instant' });
      for (const spot of left.filter(isFree)) check(spot);
      if (!isFree(first)) found.add(`${first.words} cannot be brought where nothing covers it`);
      left = left.filter((spot) => spot !== first && !isFree(spot));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  });
