import type { Locator, Page } from '@playwright/test';
import { expect } from './house.ts';

/** Whether an outline shows where the focus is; a radio hidden in its card shows it around the card. */
export const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return false;
    // The button of a date's field, to which the browser draws its own ring: then the field has the focus only within.
    if (focused.matches('[type=date]:not(:focus), [type=time]:not(:focus)')) return true;
    const isHidden = getComputedStyle(focused).opacity === '0';
    const { outlineStyle, outlineWidth } = getComputedStyle(
      (isHidden && focused.closest('label')) || focused,
    );
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });

/** Presses Tab, or Shift+Tab, until something has the focus, which must be seen at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press(key);
    expect(await isFocusSeen(page), 'the focus is seen').toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there.');
}

/** Goes to a field and types into it. */
export async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Types a day into a field for dates, in the order that the browser's own language has for them. */
export async function writeDay(page: Page, label: string, day: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await tabTo(page, field);
  const [year, month, date] = day.split('-');
  await page.keyboard.type('01022030');
  const beginsWithMonth = (await field.inputValue()) === '2030-01-02';
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await page.keyboard.type(beginsWithMonth ? `${month}${date}${year}` : `${date}${month}${year}`);
  await expect(field).toHaveValue(day);
}
