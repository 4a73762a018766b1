import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { startProduct } from '#tests/support/servers/product.ts';
import { findChromium } from './chromium.mjs';
import { chromiumArgs } from './chromium-args.ts';
import { openSitting, widths } from './screenshots/camera.ts';
import { takeJourney } from './screenshots/journey.ts';
import { takePages } from './screenshots/pages.ts';
import { takeWindows } from './screenshots/windows.ts';

/**
 * `npm run screenshots`: the real product on an empty folder, every public page with its tabs and windows, and a made-up
 * person's booking, at three widths. Words after it choose among the screens by
 * their names: `npm run screenshots -- plans contact`.
 */
const folder = 'screenshots';
const wanted = process.argv.slice(2);
const isWanted = (screen: string) => wanted.length === 0 || wanted.some((word) => screen.includes(word));

const dataDir = mkdtempSync(join(tmpdir(), 'onyar-screenshots-'));
const product = await startProduct({ DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArgs,
});
try {
  mkdirSync(folder, { recursive: true });
  for (const width of widths) {
    for (const takeAll of [takePages, takeWindows, takeJourney]) {
      const sitting = await openSitting(browser, product.url, width, folder, isWanted);
      await takeAll(sitting);
      await sitting.page.context().close();
    }
  }
} finally {
  await browser.close();
  await product.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
