import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserWindow } from './browser-window.ts';

/** Generous limit, only to detect hangs. */
const startSeconds = 180;
/** Limit for a response: a driver that has lost its browser never responds. */
const answerMs = 100_000;

/** The driver did not respond; its browser may have crashed. */
export class NoResponse extends Error {}

/**
 * The subset of W3C WebDriver a journey needs.
 * @param driver its address
 * @param capabilities the browser to start, and how
 * @param openMs maximum time for opening the browser
 * @throws NoResponse if it took longer
 */
export async function openSession(
  driver: string,
  capabilities: object,
  openMs = answerMs,
): Promise<BrowserWindow> {
  await untilReady(driver);
  const asked = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = (await call(`${driver}/session`, 'POST', asked, openMs)) as { sessionId: string };
  const session = `${driver}/session/${sessionId}`;
  const act = (actions: object) => call(`${session}/actions`, 'POST', { actions: [actions] });
  return {
    open: async (url) => void (await call(`${session}/url`, 'POST', { url })),
    ask: (expression) =>
      call(`${session}/execute/sync`, 'POST', { script: `return ${expression}`, args: [] }),
    pressAt: async ({ x, y }) => {
      const button = { button: 0 };
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', origin: 'viewport', x, y, duration: 0 },
          { type: 'pointerDown', ...button },
          { type: 'pointerUp', ...button },
        ],
      });
    },
    typeKeys: async (text) => {
      const strokes = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keyboard', actions: strokes });
    },
    picture: async () => Buffer.from(String(await call(`${session}/screenshot`, 'GET')), 'base64'),
    close: async () => void (await call(session, 'DELETE')),
  };
}

/** @throws Error with the driver's message; NoResponse without a response */
async function call(
  url: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
  limitMs = answerMs,
): Promise<unknown> {
  const path = new URL(url).pathname;
  const reply = await fetch(url, {
    method,
    signal: AbortSignal.timeout(limitMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch((error) => {
    throw new NoResponse(`${method} ${path}: no answer of the driver`, { cause: error });
  });
  const { value } = (await reply.json()) as { value: unknown };
  if (reply.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${path}: ${error}: ${message}`);
}

async function untilReady(driver: string): Promise<void> {
  const giveUpAt = performance.now() + startSeconds * 1000;
  while (performance.now() < giveUpAt) {
    const status = await call(`${driver}/status`, 'GET').catch(() => null);
    if ((status as { ready?: boolean } | null)?.ready) return;
    await delay(50);
  }
  throw new Error(`The driver was not ready after ${startSeconds} seconds.`);
}
