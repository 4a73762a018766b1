import type { Locator, Page } from '@playwright/test';
import { formatDayText } from '#design/fields/date-text.ts';
import { expect } from './app.ts';

/** Whether the focus outline is visible; for a radio hidden in its card, around the card. */
export const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return false;
    const isHidden = getComputedStyle(focused).opacity === '0';
    const { outlineStyle, outlineWidth } = getComputedStyle(
      (isHidden && focused.closest('label')) || focused,
    );
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });

/** Presses Tab or Shift+Tab until the target has the focus, which must be visible at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press(key);
    expect(await isFocusVisible(page), 'the focus is seen').toBe(true);
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
