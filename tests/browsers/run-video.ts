import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { startProduct } from '#tests/support/servers/product.ts';
import { planCall } from '#tests/support/video-call.ts';
import { startBlockingProxy } from './blocking-proxy.ts';
import type { BrowserSetup, BrowserWindow, OpenedBrowser } from './browser-window.ts';
import { saveScreenshot } from './run-journey.ts';
import { enter, launchWithFakeDevices } from './video-call.ts';
import { createVisitor, type Visitor } from './visitor.ts';

type Room = { visitor: Visitor; window: BrowserWindow; therapist: Page };

/**
 * A video appointment in an app of its own: the therapist is inside with Chromium, the patient opens the link with another
 * browser.
 */
export async function expectRoom(
  name: string,
  openBrowser: (setup: BrowserSetup) => Promise<OpenedBrowser>,
  check: (room: Room) => Promise<void>,
) {
  await using ends = new AsyncDisposableStack();
  // Named so that the next run removes it if this one is killed.
  const folder = mkdtempSync(join(tmpdir(), `onyar-test-${process.pid}-video-${name}-`));
  ends.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  const { url: databaseUrl, drop } = await cloneDatabase();
  ends.defer(drop);
  const product = await startProduct({ DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl });
  ends.defer(() => product.end('SIGTERM'));
  const outside = await startBlockingProxy();
  ends.defer(outside.close);
  const chromium = await launchWithFakeDevices();
  ends.defer(() => chromium.close());
  const home = join(folder, 'home');
  mkdirSync(home, { mode: 0o700 });
  const origin = product.url.replace('127.0.0.1', 'localhost');
  const tokens = await planCall(product.url);
  const therapist = await enter(chromium, origin, tokens.therapist);
  const { window } = await openBrowser({ home, wayOut: outside.port, hasFakeDevices: true });
  ends.defer(window.close);
  await window.open(`${origin}/video#${tokens.patient}`);
  try {
    await check({ visitor: createVisitor(window, origin), window, therapist });
  } catch (error) {
    await saveScreenshot(`video-${name}`, window);
    throw error;
  }
}
