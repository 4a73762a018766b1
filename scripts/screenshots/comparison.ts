import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { pictureOf, type Size, schemes } from './phones.ts';
import { comparedScreens } from './walk.ts';

/**
 * Places the pictures of two folders side by side, before and after: one sheet per size and colour scheme,
 * written into the second folder. A missing picture leaves its place empty.
 */
export async function takeComparisons(
  chrome: Browser,
  before: string,
  after: string,
  sizes: readonly Size[],
): Promise<void> {
  const page = await chrome.newPage({ viewport: { width: 6 * 380, height: 800 } });
  for (const size of sizes)
    for (const scheme of schemes) {
      const name = `${size.width}x${size.height}-${scheme}`;
      const pairs = comparedScreens.map((screen) => {
        const file = pictureOf(screen, size, scheme);
        return `<figure><figcaption>${screen}</figcaption>${picture(before, file)}${picture(after, file)}</figure>`;
      });
      await page.setContent(`<style>${comparisonStyles}</style><h1>${name}: before, after</h1>
<main style="--pairs:${size.width < 480 ? 3 : 1}">${pairs.join('')}</main>`);
      await page.screenshot({ path: join(after, `sheet-${name}.png`), fullPage: true });
    }
  await page.close();
}

const comparisonStyles = `body{font:20px system-ui;margin:16px}main{display:grid;grid-template-columns:repeat(var(--pairs),1fr);gap:24px}
figure{margin:0;display:grid;grid-template-columns:1fr 1fr;gap:8px;align-items:start}figcaption{grid-column:1/-1;font-weight:700}
img{width:100%;outline:1px solid}`;

/** Inlined as data, because the page has no address from which it could load files. */
function picture(folder: string, name: string): string {
  const path = join(folder, name);
  return existsSync(path)
    ? `<img src="data:image/png;base64,${readFileSync(path).toString('base64')}">`
    : '<p>not reached</p>';
}
