import type { Locator, Page } from '@playwright/test';
import { formatDayText } from '#design/fields/date-text.ts';
import { expect } from './app.ts';

/** The focused element if its outline is not visible, else null; a radio hidden in its card has it around the card. */
export const focusWithoutOutline = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const isHidden = getComputedStyle(focused).opacity === '0';
    const { outlineStyle, outlineWidth } = getComputedStyle(
      (isHidden && focused.closest('label')) || focused,
    );
    const isVisible = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    if (isVisible && focused !== document.body) return null;
    const dialogs = document.querySelectorAll('[role=dialog], dialog[open]');
    return `${focused.outerHTML.slice(0, 300)}, with ${dialogs.length} open dialogs`;
  });

/** Presses Tab or Shift+Tab until the target has the focus, which must be visible at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press(key);
    expect(await focusWithoutOutline(page), 'the focus without an outline').toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there.');
}

export async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Types a day into a date field. */
export async function writeDay(page: Page, label: string, day: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(formatDayText(day));
  await expect(field).toHaveValue(formatDayText(day));
}
