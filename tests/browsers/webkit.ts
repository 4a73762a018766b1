import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { end, startKilledWithParent } from '#tests/support/servers/processes.ts';
import { freePort } from '#tests/support/servers/product.ts';
import { type BrowserSetup, type OpenedBrowser, windowSize } from './browser-window.ts';
import { NoResponse, openSession } from './webdriver.ts';

type Programs = { driver: string; browser: string; display: string };

/** A busy machine takes 12 s. */
const openMs = 45_000;

/**
 * Opens WebKitGTK's MiniBrowser on a virtual display. WebDriver does not report page errors, so there are no
 * complaints. On a busy machine it sometimes crashes (SIGSEGV) before its window opens, unnoticed by its driver
 * (WebKitGTK of Debian 12: about one in ten starts), so it is started up to three times.
 */
export async function openWebKit(
  programs: Programs,
  sitting: BrowserSetup,
  startsLeft = 2,
): Promise<OpenedBrowser> {
  try {
    return await openOnce(programs, sitting);
  } catch (error) {
    if (!(error instanceof NoResponse) || startsLeft === 0) throw error;
    return openWebKit(programs, sitting, startsLeft - 1);
  }
}

async function openOnce(programs: Programs, { home, wayOut }: BrowserSetup): Promise<OpenedBrowser> {
  const { display, screen } = await openDisplay(programs.display);
  const port = await freePort();
  const driver = startKilledWithParent(programs.driver, [`--port=${port}`], {
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    // No accessibility bus and no graphics card.
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  });
  const tidyUp = async () => {
    await end(driver);
    // Also ends browser processes left on the display.
    await end(screen);
  };
  try {
    const browser = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      proxy: {
        proxyType: 'manual',
        httpProxy: `127.0.0.1:${wayOut}`,
        sslProxy: `127.0.0.1:${wayOut}`,
        noProxy: ['localhost', '127.0.0.1'],
      },
    };
    const window = await openSession(`http://127.0.0.1:${port}`, browser, openMs);
    const close = () => window.close().finally(tidyUp);
    return { window: { ...window, close }, complaints: [] };
  } catch (error) {
    await tidyUp();
    throw error;
  }
}

/** Starts Xvfb, which chooses and reports a free display number. */
async function openDisplay(program: string): Promise<{ display: string; screen: ChildProcess }> {
  const { width, height } = windowSize;
  const size = `${width}x${height}x24`;
  const screen = startKilledWithParent(program, [
    '-displayfd',
    '3',
    '-screen',
    '0',
    size,
    '-nolisten',
    'tcp',
  ]);
  // Cast: `startKilledWithParent` creates it as a pipe.
  const told = screen.stdio[3] as Readable;
  let number = '';
  for await (const part of told) {
    number += String(part);
    // The stream ends if Xvfb does.
    if (number.endsWith('\n')) return { display: `:${number.trim()}`, screen };
  }
  throw new Error('Xvfb did not start.');
}
