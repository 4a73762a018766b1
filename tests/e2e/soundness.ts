import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './house.ts';

/** What holds for every screen in every state and width. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFitting(page);
}

/** The part of it that changes with every width, and takes no time. */
async function expectFitting(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await sidewaysScroll(page), 'what scrolls sideways').toEqual([]);
  expect(await movements(page), 'movements').toEqual([]);
  expect(await smallTargets(page), 'targets that are too small').toEqual([]);
}

/** What can be scrolled sideways: the page (tried, because the gutter of the scrollbar falsifies its widths), or a part. */
export const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.scrollBy(1_000, 0);
    const isPage = window.scrollX > 0;
    window.scrollBy(-1_000, 0);
    const parts = [...document.body.querySelectorAll('*')].filter(
      (part) =>
        part.scrollWidth > part.clientWidth && ['auto', 'scroll'].includes(getComputedStyle(part).overflowX),
    );
    return [...(isPage ? ['the page'] : []), ...parts.map((part) => part.outerHTML.slice(0, 120))];
  });

/** Transitions and animations under way. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => `${(animation.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80)}`),
  );

/**
 * What can be pressed and is smaller than 24 px (WCAG 2.2, 2.5.8; links inside a sentence are excepted), or, for what the
 * person works with, lower than 44 px. A radio or a checkbox is as large as its label.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = document.querySelectorAll('a[href], button, input, textarea, select, [role="option"]');
    const isInSentence = (element: Element) => getComputedStyle(element).display === 'inline';
    return [...all]
      .filter((element) => element.checkVisibility() && !isInSentence(element))
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ element, box }) => {
        const isMain = element.localName !== 'a';
        return Math.min(box.width, box.height) < 24 || (isMain && box.height < 44);
      })
      .map(({ element, box }) => `${box.width}×${box.height}: ${element.outerHTML.slice(0, 120)}`);
  });
