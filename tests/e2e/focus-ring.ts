import type { Page } from '@playwright/test';

/** Contrast of the focus ring (WCAG 2.2, 1.4.11) with its background and with a radio card's shade. */
export const ringContrast = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('There is nothing to mix colours on.');
    /** Red, green, blue and opacity of any CSS colour, 0 to 255. */
    const partsOf = (color: string) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const luminanceOf = (color: string) => {
      const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return red * 0.2126 + green * 0.7152 + blue * 0.0722;
    };
    const isSolid = (part: Element) => (partsOf(getComputedStyle(part).backgroundColor)[3] ?? 0) > 230;

    const focused = document.activeElement;
    if (focused === null || focused === document.body) return;
    const isHidden = getComputedStyle(focused).opacity === '0';
    const ringed = (isHidden && focused.closest('label')) || focused;
    const { outlineColor, outlineOffset } = getComputedStyle(ringed);
    // An inset ring lies on the element itself.
    let ground = Number.parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement;
    while (ground !== null && !isSolid(ground)) ground = ground.parentElement;
    const [dark = 0, light = 0] = [
      luminanceOf(outlineColor),
      luminanceOf(getComputedStyle(ground ?? document.documentElement).backgroundColor),
    ].sort((one, other) => one - other);
    return { ratio: (light + 0.05) / (dark + 0.05), what: ringed.outerHTML.slice(0, 120) };
  });

/** Tabs through the whole page. @returns whether the end was reached */
export async function tabThroughPage(page: Page, look: () => Promise<void>): Promise<boolean> {
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return true;
    await look();
  }
  return false;
}
