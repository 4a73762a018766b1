// Draws the icons for installing and the picture that is shown with a shared link. Not part of the build: run it after the mark,
// the noon scene or the clinic's name has changed, and commit what it writes.
//   node scripts/assets/icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { clinic } from '#config';
import { color } from '#platform/documents/colors.server.ts';
import { markDrawing } from '../../src/site-files/mark-drawing.ts';
import { findChromium } from '../chromium.mjs';
import { favicon } from './favicon.ts';
import { icoOf } from './ico.mjs';
import { palettePng } from './palette-png.mjs';

const root = new URL('../../', import.meta.url);
const read = (path, encoding) => readFileSync(new URL(path, root), encoding);
const paper = color('paper');

/** The mark on a ground of paper. `part` is how much of the side it takes; `corner` rounds the ground, in parts of 40. */
const icon = (part, corner) => {
  const scale = (part * 40) / 36;
  const middle = `${20 - 20 * scale} ${20 - 19.6 * scale}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" style="display:block;width:100vw"><rect width="40" height="40" rx="${corner}" fill="${paper}"/><g transform="translate(${middle}) scale(${scale})">${markDrawing}</g></svg>`;
};

// A launcher may cut a maskable icon to the circle of 80 % (W3C manifest, "safe zone"): the mark's corners must lie inside it.
// iOS rounds the touch icon itself, so its ground has no corners.
const icons = [
  ['icon-192', 192, icon(0.8, 9)],
  ['icon-512', 512, icon(0.8, 9)],
  ['maskable-512', 512, icon(0.64, 0)],
  ['apple-touch-icon', 180, icon(0.74, 0)],
];

const font = read('src/design/fonts/bricolage-600-700.woff2', 'base64');
const scene = read('public/scenes/noon-wide.svg', 'base64');
const shared = `<style>
  @font-face { font-family: Bricolage; font-weight: 600 700; src: url(data:font/woff2;base64,${font}) format('woff2'); }
  #scene { position: absolute; width: 1200px; height: 750px; top: -66px; left: 0; }
  #card { position: absolute; left: 48px; bottom: 56px; padding: 36px 48px 38px 40px; border-radius: 22px; background: ${paper};
    display: flex; align-items: center; gap: 28px; color: ${color('ink')}; font: 680 68px/1 Bricolage; letter-spacing: -0.026em; }
  #card svg { width: 104px; height: 104px; }
  #card small { display: block; margin-top: 16px; font: 600 31px/1 Bricolage; letter-spacing: -0.01em; color: ${color('ink-soft')}; }
</style><img id="scene" src="data:image/svg+xml;base64,${scene}"><div id="card"><svg viewBox="2 1 36 37">${markDrawing}</svg><div>${clinic.name}<small>Psicología en ${clinic.city}</small></div></div>`;
const mostBytes = 120_000;

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
async function shoot(width, height, body) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<body style="margin:0;overflow:hidden">${body}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
}
/** The pixels of a PNG, read by the browser that has just drawn it. */
async function pixelsOf(png) {
  const base64 = await page.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas.drawImage(bitmap, 0, 0);
      const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
      const reader = new FileReader();
      reader.readAsDataURL(new Blob([data]));
      await new Promise((done) => reader.addEventListener('load', done));
      return reader.result.split(',')[1];
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(base64, 'base64');
}
function write(path, content) {
  writeFileSync(new URL(path, root), content);
  console.log(`${path} ${content.length} bytes`);
}
try {
  mkdirSync(new URL('public/icons/', root), { recursive: true });
  write('public/favicon.svg', favicon);
  for (const [name, side, drawing] of icons)
    write(`public/icons/${name}.png`, await shoot(side, side, drawing));
  // For whatever asks for it without having read a page: bookmarks, feed readers, link previews.
  const small = [];
  for (const side of [16, 32, 48]) small.push({ side, png: await shoot(side, side, icon(0.88, 9)) });
  write('public/favicon.ico', icoOf(small));
  const png = palettePng(await pixelsOf(await shoot(1200, 630, shared)), 1200, 630);
  if (png.length > mostBytes)
    throw new Error(`og.png weighs ${png.length} bytes, at most ${mostBytes} are allowed`);
  write('public/og.png', png);
} finally {
  await browser.close();
}
