import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserWindow } from './browser-window.ts';

/** Far above what a start takes: this limit is for what hangs. */
const startSeconds = 180;
/** The same for one answer. A driver that has lost its browser gives none, and nobody else would end the waiting. */
const answerMs = 100_000;

/** A driver has given no answer; its browser may have crashed. */
export class NoAnswer extends Error {}

/**
 * The little of the W3C's WebDriver that a journey needs, asked of a driver on this machine.
 * @param driver its address
 * @param capabilities the browser to start, and how
 * @param openMs how long the browser may take until it is open
 * @throws NoAnswer where it took longer
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

/** @throws Error with the driver's own words; NoAnswer where it says nothing */
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
    throw new NoAnswer(`${method} ${path}: no answer of the driver`, { cause: error });
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
