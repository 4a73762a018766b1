import puppeteer from 'puppeteer-core';
import { type BrowserWindow, windowSize } from './browser-window.ts';

/** What Firefox asks the world for by itself, beyond what Puppeteer's own profile turns off. */
const stayAtHome = {
  'app.normandy.enabled': false,
  'browser.region.network.url': '',
  'browser.region.update.enabled': false,
  'browser.search.serpEventTelemetryCategorization.enabled': false,
  'dom.push.connection.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
};

/**
 * A Firefox with a profile of its own, spoken to by WebDriver BiDi.
 * @param wayOut the proxy for everything that is not on this machine
 * @returns the window, and what went wrong in its pages: errors, warnings on the console
 */
export async function openFirefox(executablePath: string, wayOut: number) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, MOZ_DISABLE_NONLOCAL_CONNECTIONS: '1' },
    // The journey's own limits are for what hangs.
    timeout: 0,
    protocolTimeout: 0,
    defaultViewport: windowSize,
    extraPrefsFirefox: {
      ...stayAtHome,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': wayOut,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': wayOut,
    },
  });
  const complaints: string[] = [];
  const page = await browser.newPage();
  page.on('pageerror', (error) => complaints.push(`page: ${error}`));
  page.on('console', (message) => {
    if (['warn', 'error', 'assert'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  const window: BrowserWindow = {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 0 })),
    ask: (question, ...args) => page.evaluate(question, ...args),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    typeKeys: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
  return { window, complaints: complaints as readonly string[] };
}
