import type { Page } from '@playwright/test';
import { personUrl } from '#clinic/staff/people/screens/person-tabs.ts';
import { pages } from '#platform/paths.ts';
import { browserPath, sitePaths } from '#tests/support/words/site-pages.ts';
import { expect, test, visit } from './app.ts';
import { planByApi, signInAsDirector, visitPanel } from './staff.ts';

/** Titles, amounts, hours, days and telephone numbers with an ordinary space, in text that may wrap. */
const findBreakable = (page: Page, checksDays: boolean): Promise<string[]> =>
  page.evaluate((withDays) => {
    const months =
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic';
    const rules = [
      /\b(?:Dra?|Sra?)\. \p{Lu}\S*/gu,
      /\d (?:€|km|minutos)(?![\p{L}\d])/gu,
      /\blas? \d{1,2}:\d\d/g,
      /\+?\b\d{2,3}(?: \d{2,3}){2,4}\b/g,
    ];
    if (withDays)
      rules.push(
        new RegExp(`\\b\\d{1,2} (?:de )?(?:${months})\\b`, 'g'),
        new RegExp(`\\d\\u00a0de (?:${months})\\b`, 'g'),
      );
    const skipped = 'script, style, noscript, textarea, option, code';
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (element.matches(skipped) || !element.checkVisibility()) continue;
      const pieces = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '\n'));
      const text = pieces.join('');
      if (text.trim() === '' || /nowrap|pre$/.test(getComputedStyle(element).whiteSpace)) continue;
      for (const rule of rules)
        for (const part of text.match(rule) ?? []) found.push(`${part} in <${element.localName}> ${text}`);
    }
    return found;
  }, checksDays);

async function expectUnbreakable(page: Page, path: string, checksDays: boolean) {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect.soft(await findBreakable(page, checksDays), path).toEqual([]);
}

test('public pages break no title, amount, hour or telephone number', async ({ page }) => {
  const open = new Set<string>(
    Object.values(pages).flatMap(({ path, access }) => (access === 'public' ? [path] : [])),
  );
  for (const path of sitePaths.filter((each) => open.has(each)))
    await test.step(path, async () => {
      await visit(page, browserPath(path));
      await expectUnbreakable(page, path, false);
    });
});

test('the panel breaks no title, amount, hour, day or telephone number', async ({ page }) => {
  await signInAsDirector(page.request);
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const created = await page.request.post('/api/staff/people', {
    data: { fullName: 'Persona Sin Salto', phone: '612 345 678', birthDate: '1990-05-06' },
  });
  expect(created.status(), await created.text()).toBeLessThan(300);
  const { id } = await created.json();
  await planByApi(page.request, { fullName: 'Persona De La Agenda', startsAt: `${day}T20:35:00Z` });
  const panel = Object.values(pages).flatMap(({ path, access }) => (access === 'staff' ? [path] : []));
  // Once the site is open, the welcome page leads to the settings.
  const paths = panel.filter((path) => path !== pages['staff-welcome'].path);
  const tabs = ['resumen', 'citas', 'documentos', 'dinero', 'datos'] as const;
  for (const path of [...paths, ...tabs.map((tab) => personUrl(id, tab))])
    await test.step(path, async () => {
      await visitPanel(page, path);
      await expectUnbreakable(page, path, true);
    });
});
