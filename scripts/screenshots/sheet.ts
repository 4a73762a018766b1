import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { heights, phoneScreens, pictureOf, schemes } from './phones.ts';

/**
 * Puts the phones of two folders side by side, before and after: a picture for each height by day and by night, into the
 * second folder.
 * @throws Error where neither folder has a screen
 */
export async function takeSheets(chrome: Browser, before: string, after: string): Promise<void> {
  const page = await chrome.newPage({ viewport: { width: 6 * 380, height: 800 } });
  for (const height of heights)
    for (const scheme of schemes) {
      const pairs = phoneScreens.map((screen) => {
        const name = pictureOf(screen, height, scheme);
        return `<figure><figcaption>${screen}</figcaption>${picture(before, name)}${picture(after, name)}</figure>`;
      });
      await page.setContent(`<style>${look}</style><h1>360 × ${height}, ${scheme}: before, after</h1>
<main>${pairs.join('')}</main>`);
      await page.screenshot({ path: join(after, `sheet-360x${height}-${scheme}.png`), fullPage: true });
    }
  await page.close();
}

const look = `body{font:20px system-ui;margin:16px}main{display:grid;grid-template-columns:repeat(3,1fr);gap:24px}
figure{margin:0;display:grid;grid-template-columns:1fr 1fr;gap:8px}figcaption{grid-column:1/-1;font-weight:700}img{width:100%;outline:1px solid}`;

/** In the page itself, since it has no address from which it could load files. */
function picture(folder: string, name: string): string {
  const path = join(folder, name);
  if (!existsSync(path)) throw new Error(`${path} is missing: take it with --into ${folder}`);
  return `<img src="data:image/png;base64,${readFileSync(path).toString('base64')}">`;
}
