import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { startProduct } from '#tests/support/servers/product.ts';
import { findChromium } from './chromium.mjs';
import { chromiumArgs } from './chromium-args.ts';
import { buildRelease, git } from './release-folder.ts';
import { openCamera, widths } from './screenshots/camera.ts';
import { takeComparisons } from './screenshots/comparison.ts';
import { takeJourney } from './screenshots/journey.ts';
import { takeOverlays } from './screenshots/overlays.ts';
import { takePages } from './screenshots/pages.ts';
import { takePanel } from './screenshots/panel.ts';
import { phoneSizes, takePhones, wideSizes } from './screenshots/phones.ts';

/**
 * `npm run screenshots`: starts the demonstration with its invented year on an empty folder and captures every
 * public page with its tabs and dialogs, a new patient's booking, the panel and the pages of a patient of the year,
 * at three widths (the last two also at 1920 px), and the pictures of README.md. Arguments filter the screens by
 * name: `-- plans contact`.
 *
 * `-- --before <commit>`: captures this working copy and that commit on a small phone, in light and dark, and
 * writes sheets that show both side by side, to `screenshots/phones`. The commit is built once in its own
 * folder; its pictures stay in `screenshots/<commit>`. `-- --phones`: only this working copy. `--wide` with
 * either: a tablet and a desktop instead.
 */
const folder = 'screenshots';
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { before: { type: 'string' }, phones: { type: 'boolean' }, wide: { type: 'boolean' } },
});
const isWanted = (screen: string) => wanted.length === 0 || wanted.some((word) => screen.includes(word));
const sizes = options.wide ? wideSizes : phoneSizes;

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArgs,
});
try {
  if (options.before !== undefined) await takeBoth(options.before);
  else if (options.phones) await takeCurrent();
  else await withNewProduct(undefined, takeAll);
} finally {
  await browser.close();
}

async function takeCurrent(): Promise<string> {
  const phones = join(folder, 'phones');
  await withNewProduct(undefined, async (url) => {
    const missing = await takePhones(browser, url, phones, sizes, isWanted);
    if (missing.length > 0) throw new Error(`Screens that were not reached:\n${missing.join('\n')}`);
  });
  return phones;
}

async function takeBoth(commit: string): Promise<void> {
  const before = await takeCommit(git('rev-parse', '--short', commit));
  const after = await takeCurrent();
  await takeComparisons(browser, before, after, sizes);
  console.log(`Side by side: ${after}/sheet-*.png`);
}

/** Captures a commit unless its pictures exist already. Missing screens are reported and skipped. */
async function takeCommit(commit: string): Promise<string> {
  const pictures = join(folder, `${commit}${options.wide ? '-wide' : ''}`);
  if (existsSync(pictures)) return pictures;
  console.log(`Building ${commit} …`);
  const release = buildRelease(commit);
  try {
    await withNewProduct(release.folder, async (url) => {
      for (const line of await takePhones(browser, url, pictures, sizes, () => true)) console.log(line);
    });
  } finally {
    release.remove();
  }
  return pictures;
}

async function takeAll(url: string) {
  mkdirSync(folder, { recursive: true });
  for (const width of widths) {
    for (const takeScreens of [takePages, takeOverlays, takeJourney]) {
      const sitting = await openCamera(browser, url, width, folder, isWanted);
      await takeScreens(sitting);
      await sitting.page.context().close();
    }
  }
  await takePanel(browser, url, folder, isWanted);
}

/**
 * Runs `look` against a new product on an empty folder. @param release folder of another release; default:
 * this one
 */
async function withNewProduct(release: string | undefined, look: (url: string) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'onyar-screenshots-'));
  const product = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: 'year' }, release);
  try {
    await look(product.url);
  } finally {
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
