import puppeteer from 'puppeteer-core';
import { killedWithParent } from '#tests/support/servers/processes.ts';
import { type BrowserSetup, type BrowserWindow, type OpenedBrowser, windowSize } from './browser-window.ts';

/** Disables Firefox's own network requests beyond Puppeteer's profile. */
const noNetworkPreferences = {
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

/** Generous limits, only to detect hangs. */
const startMs = 180_000;
const answerMs = 100_000;

/** Opens headless Firefox via WebDriver BiDi. */
export async function openFirefox(
  program: string,
  { home, wayOut, hasFakeDevices = false }: BrowserSetup,
): Promise<OpenedBrowser> {
  const asUsual = { browser: 'firefox', headless: true, userDataDir: home } as const;
  const { file, args } = killedWithParent(program, await puppeteer.defaultArgs(asUsual));
  const browser = await puppeteer.launch({
    ...asUsual,
    executablePath: file,
    ignoreDefaultArgs: true,
    args,
    // With this variable Firefox crashes on non-local connections.
    env: { ...process.env, MOZ_DISABLE_NONLOCAL_CONNECTIONS: '1', MOZ_CRASHREPORTER_DISABLE: '1' },
    timeout: startMs,
    protocolTimeout: answerMs,
    defaultViewport: windowSize,
    extraPrefsFirefox: {
      ...noNetworkPreferences,
      'media.navigator.streams.fake': hasFakeDevices,
      'media.navigator.permission.disabled': hasFakeDevices,
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
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded', timeout: answerMs })),
    ask: (expression) => page.evaluate(expression),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    typeKeys: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
  return { window, complaints };
}
