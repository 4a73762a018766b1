import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

/**
 * As small as it comes: it is read anew in every document that is held against it. And in ASCII alone, for seventeen letters would
 * make each of the others twice as wide on its way there.
 */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[^\x20-\x7e\n]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/**
 * What axe finds wrong with a document that has no frames: of what is sound nobody needs a list. It is handed to each document
 * once; its own adapter for Playwright does so twice with every question, in full length: a third of the cost.
 * @param rules all of them, unless some are named
 */
export async function askAxe(page: Page, rules?: readonly string[]): Promise<Axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (named) => {
    // Cast: what was evaluated just before.
    const { axe } = window as unknown as { axe: typeof Axe };
    // Where something is wrong is told by its selector: nobody reads the markup, which is written out for every node looked at.
    axe.configure({ noHtml: true });
    const runOnly = named && { runOnly: { type: 'rule' as const, values: [...named] } };
    return (await axe.run(document, { ...runOnly, resultTypes: ['violations'] })).violations;
  }, rules);
}
