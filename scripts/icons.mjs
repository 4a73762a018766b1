// Draws the installed site's icons from the favicon: node scripts/icons.mjs. Run it again when the mark changes.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';

const mark = readFileSync('public/favicon.svg', 'utf8');
// A phone cuts a maskable icon to its own shape: what matters stays within the inner 80 % of its width.
const icons = [
  { name: 'app-180', size: 180, share: 1.06 },
  { name: 'app-192', size: 192, share: 1 },
  { name: 'app-512', size: 512, share: 1 },
  { name: 'app-maskable-512', size: 512, share: 0.78 },
];

mkdirSync('public/icons', { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { name, size, share } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const isWhole = share !== 1;
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;overflow:hidden${isWhole ? ';background:#fbfbf9' : ''}}svg{width:${size * share}px;height:${size * share}px;flex:none}</style>${mark}`,
  );
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: !isWhole });
  await page.close();
}
await browser.close();
