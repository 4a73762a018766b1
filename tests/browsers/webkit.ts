import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { end, startWithUs } from '#tests/support/servers/processes.ts';
import { freePort } from '#tests/support/servers/product.ts';
import { type OpenedBrowser, type Sitting, windowSize } from './browser-window.ts';
import { NoAnswer, openSession } from './webdriver.ts';

type Programs = { driver: string; browser: string; display: string };

/** A busy machine takes 12 s, in ms. */
const openMs = 45_000;

/**
 * WebKitGTK's own small browser on a display that nobody sees. Of what went wrong in its pages WebDriver tells nothing, so
 * there are never complaints. On a busy machine it sometimes crashes (SIGSEGV) before its window is there, of which its driver
 * tells nobody (WebKitGTK of Debian 12: once in about ten starts): it is started again, at most three times in all.
 */
export async function openWebKit(
  programs: Programs,
  sitting: Sitting,
  startsLeft = 2,
): Promise<OpenedBrowser> {
  try {
    return await openOnce(programs, sitting);
  } catch (error) {
    if (!(error instanceof NoAnswer) || startsLeft === 0) throw error;
    return openWebKit(programs, sitting, startsLeft - 1);
  }
}

async function openOnce(programs: Programs, { home, wayOut }: Sitting): Promise<OpenedBrowser> {
  const { display, screen } = await openDisplay(programs.display);
  const port = await freePort();
  const driver = startWithUs(programs.driver, [`--port=${port}`], {
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    // No accessibility bus, no graphics card: neither is there.
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  });
  const tidyUp = async () => {
    await end(driver);
    // Whatever of the browser was still on the display goes with it.
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

/** Starts Xvfb, which chooses a free number itself and tells it. */
async function openDisplay(program: string): Promise<{ display: string; screen: ChildProcess }> {
  const { width, height } = windowSize;
  const size = `${width}x${height}x24`;
  const screen = startWithUs(program, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp']);
  // Cast: `startWithUs` makes it a pipe.
  const told = screen.stdio[3] as Readable;
  let number = '';
  for await (const part of told) {
    number += String(part);
    // The line's end comes by itself: an Xvfb that cannot write it, for nobody listens any more, ends.
    if (number.endsWith('\n')) return { display: `:${number.trim()}`, screen };
  }
  throw new Error('Xvfb did not start.');
}
