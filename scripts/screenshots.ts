import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { startProduct } from '#tests/support/servers/product.ts';
import { findChromium } from './chromium.mjs';
import { chromiumArgs } from './chromium-args.ts';
import { openSitting, widths } from './screenshots/camera.ts';
import { takeJourney } from './screenshots/journey.ts';
import { takePages } from './screenshots/pages.ts';
import { takePhones } from './screenshots/phones.ts';
import { takeSheets } from './screenshots/sheet.ts';
import { takeWindows } from './screenshots/windows.ts';

/**
 * `npm run screenshots`: the real product on an empty folder, every public page with its tabs and windows, and a made-up
 * person's booking, at three widths. Words after it choose among the screens by their names: `-- plans contact`.
 * `-- phones`: twelve screens of a small phone by day and by night, into `screenshots/phones`, or `--into` another folder;
 * with `--url`, of a site that runs already, perhaps an older version. `-- sheet --before <folder>` puts such a folder and
 * `screenshots/phones` side by side.
 */
const folder = 'screenshots';
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, into: { type: 'string' }, before: { type: 'string' } },
});
const phones = options.into ?? join(folder, 'phones');
const isWanted = (screen: string) => wanted.length === 0 || wanted.some((word) => screen.includes(word));

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArgs,
});
try {
  if (wanted[0] === 'sheet') await takeSheets(browser, options.before ?? '', phones);
  else if (options.url) await takePhonesInto(options.url);
  else await ofNewProduct(wanted[0] === 'phones' ? takePhonesInto : takeAll);
} finally {
  await browser.close();
}

async function takePhonesInto(url: string) {
  mkdirSync(phones, { recursive: true });
  await takePhones(browser, url, phones);
}

async function takeAll(url: string) {
  mkdirSync(folder, { recursive: true });
  for (const width of widths) {
    for (const takeScreens of [takePages, takeWindows, takeJourney]) {
      const sitting = await openSitting(browser, url, width, folder, isWanted);
      await takeScreens(sitting);
      await sitting.page.context().close();
    }
  }
}

/** Starts the product of this working copy on an empty folder for as long as it is looked at. */
async function ofNewProduct(look: (url: string) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'onyar-screenshots-'));
  const product = await startProduct({ DATA_DIR: dataDir });
  try {
    await look(product.url);
  } finally {
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
