import { setTimeout as delay } from 'node:timers/promises';
import { send } from './client.ts';

/**
 * A reception screen that stays open on one process: receives change events and reconnects after a broken
 * connection.
 */
export async function openListener(origin: string) {
  const { status, cookie } = await signIn(origin);
  if (cookie === '') throw new Error(`the reception cannot enter: ${status}`);
  const heardAt: number[] = [];
  const leaving = new AbortController();
  const listening = (async () => {
    while (!leaving.signal.aborted) {
      await hear().catch(() => {});
      await delay(200);
    }
  })();
  async function hear() {
    const reply = await fetch(`${origin}/api/staff/changes`, { headers: { cookie }, signal: leaving.signal });
    if (!reply.ok || reply.body === null) return;
    for await (const chunk of reply.body.pipeThrough(new TextDecoderStream()))
      if (chunk.includes('event: change')) heardAt.push(performance.now());
  }
  return {
    heardAt,
    async stop() {
      leaving.abort();
      await listening;
    },
  };
}

async function signIn(origin: string) {
  const reply = await fetch(`${origin}/api/demo/staff-sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username: 'recepcion' }),
  });
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { status: reply.status, cookie };
}

export const isReady = async (port: number): Promise<boolean> =>
  (await send(`http://127.0.0.1:${port}/readyz`)).status === 200;
