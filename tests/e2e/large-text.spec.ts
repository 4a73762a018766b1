import type { Page } from '@playwright/test';
import { addressOf, pageTitles } from '#tests/support/site-pages.ts';
import { expect, test, visit } from './house.ts';
import { sidewaysScroll } from './soundness.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

/**
 * The browser's own setting, from 16 px to 32 (WCAG 2.2, 1.4.4 and 1.4.10). Not a style on the page: media queries in rem go
 * by the setting alone.
 */
async function doubleText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

test('the numbers to call fit their buttons with text twice as large', async ({ page }) => {
  await doubleText(page);
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'SOS, teléfonos de emergencia' }).click();
  const calls = page.getByRole('dialog').getByRole('link', { name: /^Llamar a/ });
  await expect(calls).toHaveCount(5);
  const tooWide = await calls.evaluateAll((links) =>
    links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
  );
  expect(tooWide).toEqual([]);
  expect(await sidewaysScroll(page), 'what scrolls sideways').toEqual([]);
  // Each can be reached and pressed, also the last.
  for (const call of await calls.all()) await call.click({ trial: true });
});

const paths = Object.keys(pageTitles).filter((path) => path !== '/dashboard');

for (const path of paths) {
  test(`${path} with text twice as large does not scroll sideways on a phone`, async ({
    page,
    expectRefusal,
  }) => {
    if (path === '/*') expectRefusal(404);
    await doubleText(page);
    await visit(page, addressOf(path));
    const size = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
    expect(size, 'px of a rem').toBeGreaterThanOrEqual(32);
    expect(await sidewaysScroll(page), 'what scrolls sideways').toEqual([]);
    // Every closed tab, too. From the last one back: tabs within a tab are gone when another one opens.
    const tabs = await page.getByRole('main').getByRole('tab').filter({ visible: true }).all();
    for (const tab of tabs.reverse()) {
      await tab.focus();
      expect(await sidewaysScroll(page), `${await tab.textContent()}: what scrolls sideways`).toEqual([]);
    }
  });
}
