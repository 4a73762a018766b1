import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Language } from '#platform/language/language.ts';
import { freeSlots } from '#tests/support/people.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { startProduct } from '#tests/support/servers/product.ts';
import { startBlockingProxy } from './blocking-proxy.ts';
import type { BrowserSetup, BrowserWindow, OpenedBrowser } from './browser-window.ts';
import { bookPayMoveAndCancel } from './journey.ts';
import { createVisitor } from './visitor.ts';

/** Runs the whole journey in a language, in an app of its own and cleans up. Saves a screenshot of a failure in test-results. */
export async function expectJourney(
  name: string,
  language: Language,
  openBrowser: (sitting: BrowserSetup) => Promise<OpenedBrowser>,
) {
  await using ends = new AsyncDisposableStack();
  // Named so that the next run removes it if this one is killed.
  const folder = mkdtempSync(join(tmpdir(), `onyar-test-${process.pid}-${name}-`));
  ends.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  const { url: databaseUrl, drop } = await cloneDatabase();
  ends.defer(drop);
  const product = await startProduct({ DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl });
  ends.defer(() => product.end('SIGTERM'));
  const outside = await startBlockingProxy();
  ends.defer(outside.close);
  const home = join(folder, 'home');
  mkdirSync(home, { mode: 0o700 });
  const { window, complaints } = await openBrowser({ home, wayOut: outside.port });
  ends.defer(window.close);

  const visitor = createVisitor(window, product.url.replace('127.0.0.1', 'localhost'));
  try {
    await bookPayMoveAndCancel(visitor, {
      day: await findFreeDay(product.url),
      username: `persona-${name}`,
      language,
    });
  } catch (error) {
    await saveScreenshot(`${name}-${language}`, window);
    throw error;
  }
  expect(complaints, 'complaints of the browser').toEqual([]);
  expect(outside.wanted, 'calls to the outside').toEqual([]);
}

/**
 * A day more than a week ahead, so that everything can be moved and refunded; with an app of its own all hours are
 * free.
 */
async function findFreeDay(origin: string): Promise<string> {
  const inAWeek = new Date(Date.now() + 8 * 86_400_000).toISOString();
  const day = (await freeSlots(origin)).find((startsAt) => startsAt > inAWeek);
  if (day === undefined) throw new Error('There is no free day.');
  return day;
}

export async function saveScreenshot(name: string, window: BrowserWindow): Promise<void> {
  const folder = join(import.meta.dirname, '../../test-results/browsers');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), await window.picture());
}
