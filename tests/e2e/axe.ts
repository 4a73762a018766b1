import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

/**
 * Minified and ASCII only, because it is parsed in every document; non-ASCII characters would double its size in
 * transfer.
 */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[^\x20-\x7e\n]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/**
 * axe violations of a document without frames. Injected once per document; axe's Playwright adapter injects it twice
 * per check, which is a third of the cost.
 * @param rules defaults to all
 */
export async function findAxeViolations(page: Page, rules?: readonly string[]): Promise<Axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (named) => {
    // Cast: evaluated just before.
    const { axe } = window as unknown as { axe: typeof Axe };
    // Violations are located by selector; skipping the HTML of every node saves time.
    axe.configure({ noHtml: true });
    const runOnly = named && { runOnly: { type: 'rule' as const, values: [...named] } };
    return (await axe.run(document, { ...runOnly, resultTypes: ['violations'] })).violations;
  }, rules);
}
