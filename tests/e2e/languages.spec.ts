import type { Page } from '@playwright/test';
import { type Language, localizePath } from '#platform/language/language.ts';
import { pages, routes } from '#platform/paths.ts';
import { catalanOnly, spanishOnly } from '#tests/support/words/language-words.ts';
import { browserPath, sitePaths } from '#tests/support/words/site-pages.ts';
import { expect, expectAccessible, expectContrastInDarkMode, test, visit } from './app.ts';
import { bookInsteadOfChosen } from './paying.ts';
import { bookByApi, openAccount } from './people.ts';
import { expectFittingWithLargeText, expectScreenSound } from './screen-checks.ts';

/** Texts that a reader sees or hears, except those of elements that name another language. */
const listRenderedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const language = document.documentElement.lang;
    const isForeign = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') !== language;
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.closest('script, style, noscript, template') || isForeign(parent)) continue;
      if (parent?.checkVisibility()) texts.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!isForeign(element)) texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });

/** Names, which do not change with the language: places, streets and institutions; and the wallet's button. */
const properNames =
  /Pagar con PayPal|Clínica Onyar|Carrer de l’Exemple|Plaça [^,]*|Generalitat de Catalunya|Girona y Barcelona|[\w.-]+@[\w.-]+|https?:\S+/g;

const foreign: Record<Language, RegExp> = { es: catalanOnly, ca: spanishOnly };

async function expectOneLanguage(page: Page, language: Language): Promise<void> {
  const texts = await listRenderedTexts(page);
  expect(texts.length).toBeGreaterThan(10);
  expect(
    texts.filter((text) => foreign[language].test(text.replaceAll(properNames, ''))),
    `texts in another language than '${language}'`,
  ).toEqual([]);
}

/** Opens what a page hides behind tabs, and checks each. */
async function expectTabsInOneLanguage(page: Page, language: Language): Promise<void> {
  await expectOneLanguage(page, language);
  const tabs = page.getByRole('main').getByRole('tab').filter({ visible: true });
  // A tab may take others away.
  for (let index = 0; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectOneLanguage(page, language);
  }
}

/** The catalogue of components is in Spanish: its readers are developers. */
const paths = sitePaths.filter((path) => path !== '/demo/design');

/** Pages that show a patient more than a visitor. */
const forPatients = new Set(
  Object.values(pages)
    .filter(({ access }) => access === 'signed-in')
    .map(({ path }): string => path)
    .concat('/appointments', '/plans'),
);

for (const language of ['es', 'ca'] as const) {
  for (const path of paths)
    test(`${localizePath(path, language)} is in one language`, async ({ page, expectRefusal }) => {
      if (path === '/*') expectRefusal(404);
      if (forPatients.has(path)) await openAccount(page.request, { email: 'montse@example.org' });
      await visit(page, localizePath(browserPath(path), language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectTabsInOneLanguage(page, language);
      // The Spanish pages are checked in walk.spec.ts.
      if (language === 'es') return;
      await expectScreenSound(page, { widths: [360] });
      await test.step('dark scheme', () => expectContrastInDarkMode(page));
      await test.step('with text twice as large', () => expectFittingWithLargeText(page));
    });

  test(`a profile with a visit and its dialogs are in one language: ${language}`, async ({
    page,
    freeDay,
  }) => {
    await openAccount(page.request);
    await bookByApi(page.request, freeDay.startsAt('09:00'));
    await visit(page, localizePath(routes.dashboard, language));
    const visitCard = page.getByRole('main').getByText('09:00').first();
    await visitCard.waitFor();
    await expectTabsInOneLanguage(page, language);
    await page.getByRole('tab').first().click();
    const openers = /^(Pagar|Paga|Cambiar|Canvia-la|Cancelar|Anul·la-la)( |$)/;
    const buttons = page.getByRole('main').getByRole('button', { name: openers });
    await expect(buttons.first()).toBeVisible();
    const count = await buttons.count();
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < count; index += 1) {
      await buttons.nth(index).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator(':focus').waitFor();
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectOneLanguage(page, language);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  test(`the frame’s dialogs are in one language: ${language}`, async ({ page }) => {
    await visit(page, localizePath('/', language));
    const openers = page.locator('footer, [data-dock], header').getByRole('button');
    for (const opener of await openers.filter({ visible: true }).all()) {
      await opener.click();
      await expectOneLanguage(page, language);
      await page.keyboard.press('Escape');
    }
  });
}

test('an empty form is refused in the language of its page', async ({ page }) => {
  for (const [path, button] of [
    ['/ca/auth', 'Inicia la sessió'],
    ['/ca/contact', 'Envia'],
  ] as const) {
    await visit(page, path);
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .first()
      .click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectOneLanguage(page, 'ca');
  }
});

test('on a phone a person gets from the Catalan home page to a paid hour', async ({ page, freeDay }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAccount(page.request);
  await bookInsteadOfChosen(page, freeDay.startsAt('09:00'));
  await visit(page, '/ca');
  await page.getByRole('main').getByRole('link', { name: 'Reserva una consulta' }).click();
  await expect(page).toHaveURL(/\/ca\/appointments$/);
  await page.getByRole('button', { name: 'Reserva aquesta hora' }).click();
  const paying = page.getByRole('dialog', { name: 'Paga la teva cita' });
  await expect(paying).toContainText('65,00\u00a0€');
  await expectAccessible(page);
  await expectOneLanguage(page, 'ca');
  // The wallet's own words, which has no Catalan.
  await paying.getByRole('button', { name: 'Pagar con PayPal' }).click();
  await page.getByRole('button', { name: 'Pagar ahora' }).click();
  await expect(page).toHaveURL(/\/ca\/dashboard/);
  await expect(page.getByRole('region', { name: 'Properes' })).toContainText('Pagada');
});
