import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { clinic } from '#config';
import { type Language, languageNames, localizePath } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { bookingScriptsKb, firstViewBudgetsKb, measureFirstView } from '#tests/support/first-view.ts';
import { startProduct } from '#tests/support/servers/product.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { chromiumArgs } from '../../scripts/chromium-args.ts';
import type { Row } from '../report.ts';
import { documentBytes } from './web.ts';

/** Weight of the first document and of the scripts of a first view, in every language that the clinic offers. */
export async function languages(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'onyar-languages-'));
  const product = await startProduct({ DATA_DIR: dataDir });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  // By host name: browsers do not request Brotli from an IP address.
  const origin = product.url.replace('127.0.0.1', 'localhost');
  try {
    const rows: Row[] = [];
    for (const language of clinic.languages) rows.push(...(await weigh(browser, origin, language)));
    return rows;
  } finally {
    await browser.close();
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function weigh(browser: Browser, origin: string, language: Language): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [path, scriptsKb] of [
    [routes.home, firstViewBudgetsKb.scripts],
    [routes.appointments, bookingScriptsKb],
  ] as const) {
    const url = origin + localizePath(path, language);
    const what = `${path}, ${languageNames[language]}`;
    const { scripts } = await measureFirstView(browser, url);
    rows.push(
      {
        what: `kB of JavaScript in the first view of ${what}`,
        value: scripts / 1_000,
        goal: { atMost: scriptsKb },
      },
      {
        what: `kB of the first document of ${what}`,
        value: (await documentBytes(url)) / 1_000,
        goal: { atMost: 45 },
      },
    );
  }
  return rows;
}
