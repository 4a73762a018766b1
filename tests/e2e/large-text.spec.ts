import type { Page } from '@playwright/test';
import { expect, test, toastIn, visit } from './app.ts';
import { doubleText, enlargeText, findSidewaysScroll } from './screen-checks.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('emergency numbers fit their buttons with doubled text', async ({ page }) => {
  await doubleText(page);
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'SOS, teléfonos de emergencia' }).click();
  const calls = page.getByRole('dialog').getByRole('link', { name: /^Llamar a/ });
  await expect(calls).toHaveCount(5);
  const tooWide = await calls.evaluateAll((links) =>
    links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
  );
  expect(tooWide).toEqual([]);
  expect(await findSidewaysScroll(page), 'what scrolls sideways').toEqual([]);
  // Each can be reached and pressed, also the last.
  for (const call of await calls.all()) await call.click({ trial: true });
});

const decided = '{"necessary":true,"analytics":false,"marketing":false}';
const larger = [1.25, 1.5, 2];

async function atEachSize(page: Page, look: () => Promise<void>) {
  for (const times of larger)
    await test.step(`text ${times} times as large`, async () => {
      await enlargeText(page, times);
      const sizeOfRem = () =>
        page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
      await expect.poll(sizeOfRem, 'px of a rem').toBe(16 * times);
      await look();
    });
}

test('the bars cut nothing and leave room with text of 1.25, 1.5 and 2 times the size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  const notice = page.getByRole('region', { name: 'Aviso de cookies' });
  const answers = notice.getByRole('button', { name: /todas$/ });
  await atEachSize(page, async () => {
    expect(await answers.evaluateAll(brokenWithinWords), 'broken within a word').toEqual([]);
    expect(await findBarProblems(page), 'while asked about cookies').toEqual([]);
    const bar = await page.getByLabel('Cookies y emergencias').boundingBox();
    expect(bar?.height, 'px of the bar that asks, of 640').toBeLessThan(370);
  });
  await page.evaluate((choice) => localStorage.setItem('cookieConsent', choice), decided);
  for (const path of ['/', '/contact']) {
    await visit(page, path);
    await atEachSize(page, async () => {
      expect(await findBarProblems(page), path).toEqual([]);
      const main = await page.getByRole('main').boundingBox();
      expect(main?.y, `${path}: where the page begins, of 640 px`).toBeLessThan(340);
    });
  }
});

test('days, hours and buttons do not break within words with doubled text', async ({ page }) => {
  await doubleText(page);
  await visit(page, '/appointments');
  const chosen = page.getByRole('radio', { checked: true, name: /\d\d:\d\d/ });
  await chosen.waitFor({ state: 'attached' });
  await page.getByRole('grid').waitFor();
  for (const parts of [page.getByRole('gridcell').getByRole('button'), page.getByText(/^\d\d:\d\d$/)]) {
    expect(await parts.count()).toBeGreaterThan(5);
    expect(await parts.evaluateAll(onSeveralLines), 'broken within').toEqual([]);
  }
  const take = page.getByRole('button', { name: 'Reservar esta hora' });
  expect((await take.boundingBox())?.height, 'px of the button, of three lines at most').toBeLessThan(200);
  await take.click();
  const notice = toastIn(page).locator(':scope > div').first();
  await expect(notice).toContainText('Inicia sesión para continuar');
  expect(await notice.evaluate(brokenWords), 'broken within a word').toEqual([]);
  await expect(page).toHaveURL(/\/auth/);
  for (const tab of await page.getByRole('main').getByRole('tab').all())
    expect(await tab.evaluate(brokenWords), 'broken within a word').toEqual([]);
});

/** Words of an element that break across lines. */
function brokenWords(part: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue ?? '';
    for (const { 0: word, index } of text.matchAll(/\S+/g)) {
      const place = document.createRange();
      place.setStart(texts.currentNode, index);
      place.setEnd(texts.currentNode, index + word.length);
      if (new Set([...place.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Elements with two words on more than two lines. */
const brokenWithinWords = (parts: Element[]): string[] =>
  parts
    .filter((part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 2;
    })
    .map((part) => part.textContent);

/** Elements whose text, a number or an hour, breaks across lines. */
const onSeveralLines = (parts: Element[]): string[] =>
  parts
    .filter((part) => {
      const words = document.createRange();
      // Without the mark behind a selected one.
      words.selectNodeContents(part.firstChild ?? part);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    })
    .map((part) => part.textContent);

/** Links and buttons of the bars that overflow, leave the window or overlap. */
const findBarProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bars = document.querySelectorAll(
      '[data-bar], [aria-label="Información"], [aria-label="Demostración"]',
    );
    const parts = [...bars].flatMap((bar) => [...bar.querySelectorAll('a, button')]);
    const seen = parts.filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) &&
        // Inline links break like text and accept presses slightly outside.
        part.closest('p') === null &&
        part.closest('dialog, [aria-hidden=true]') === null,
    );
    const wide = document.documentElement.clientWidth;
    const wrong = seen.filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < 0 || right > wide || part.scrollWidth > part.clientWidth + 1;
    });
    const over = seen.filter((part, index) => {
      const one = part.getBoundingClientRect();
      return seen.slice(index + 1).some((other) => {
        const two = other.getBoundingClientRect();
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        return across > 1 && down > 1;
      });
    });
    return [...new Set([...wrong, ...over])].map((part) => part.textContent || part.outerHTML.slice(0, 80));
  });
