import { expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import { ResponseLost } from './lost-response.ts';
import { userChanged } from './open-request.ts';
import { automaticRetryMs, type Doubt, RetryAbandoned, retryUntilKnown } from './retry-until-known.ts';

const noNetwork = new TypeError('Failed to fetch');
const refused = (status: number) => new ApiError(status, '{}');

/** A request with its page state and a fake clock that advances with pauses. */
function tab(hears: (sent: number) => unknown, { isLost = false, givesUp = false } = {}) {
  const leaving = new AbortController();
  const doubts: Doubt[] = [];
  const now = { ms: 0, sent: 0, isSeen: true, isOpen: true, closed: 0 };
  let goOn = () => {};
  let mayGoOn = () => true;
  const outcome = retryUntilKnown({
    send: async () => {
      await Promise.resolve();
      const answer = hears(++now.sent);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    isLost,
    givesUp,
    signal: leaving.signal,
    now: () => now.ms,
    isSeen: () => now.isSeen,
    request: { isOpen: () => now.isOpen, close: () => void now.closed++ },
    onDoubt: (doubt) => doubts.push(doubt),
    goOn: (may, signal) =>
      new Promise((resolve) => {
        mayGoOn = may;
        goOn = resolve;
        signal.addEventListener('abort', () => resolve());
      }),
    pause: async (ms) => {
      now.ms += ms;
    },
  }).catch((error: unknown) => error);
  const isWaiting = () => expect.poll(() => doubts.at(-1)).toMatch(/waiting|held-off/);
  return {
    now,
    doubts,
    outcome,
    leaving,
    isWaiting,
    press: () => goOn(),
    online: () => mayGoOn() && goOn(),
  };
}

const lateDone = (sent: number) => (sent <= 5 ? noNetwork : 'done');

test('continues automatically when the network returns soon and the page is visible', async () => {
  const asked = tab(lateDone);
  await asked.isWaiting();
  asked.online();
  expect([await asked.outcome, asked.now.sent, asked.now.closed]).toEqual(['done', 6, 1]);
  expect(asked.doubts).toEqual(['asking', 'waiting', 'asking']);
});

test('sends nothing without a press hours later or with its dialog closed', async () => {
  for (const change of [{ ms: automaticRetryMs + 10_000 }, { isSeen: false }, { ms: -1 }]) {
    const asked = tab(lateDone);
    await asked.isWaiting();
    Object.assign(asked.now, change);
    asked.online();
    await Promise.resolve();
    expect(asked.now.sent).toBe(5);
    asked.press();
    expect([await asked.outcome, asked.now.sent]).toEqual(['done', 6]);
  }
});

test('abandons the request and its key when the page is left', async () => {
  const asked = tab(lateDone);
  await asked.isWaiting();
  asked.leaving.abort();
  expect(await asked.outcome).toBeInstanceOf(RetryAbandoned);
  expect([asked.now.sent, asked.now.closed]).toEqual([5, 0]);
});

test('ignores everything after sign-out, even a response under way', async () => {
  const asked = tab(() => {
    asked.leaving.abort(userChanged);
    return 'done';
  });
  expect(await asked.outcome).toBeInstanceOf(RetryAbandoned);
  expect(asked.now.closed).toBe(0);
});

test('stops automatic retries after the computer slept', async () => {
  const asked = tab((sent) => {
    asked.now.ms += 2 * 60 * 60_000;
    return lateDone(sent);
  });
  await asked.isWaiting();
  expect(asked.now.sent).toBe(1);
});

test('says after half an hour that the outcome is unknown, and sends nothing', async () => {
  const asked = tab(lateDone);
  await asked.isWaiting();
  asked.now.isOpen = false;
  asked.press();
  const outcome = await asked.outcome;
  expect(outcome).toBeInstanceOf(ResponseLost);
  expect([outcome instanceof RetryAbandoned, asked.now.sent]).toEqual([false, 5]);
});

test('distinguishes a responding server from a silent one', async () => {
  const asked = tab((sent) => (sent === 1 ? noNetwork : refused(429)));
  await asked.isWaiting();
  expect(asked.doubts).toEqual(['asking', 'held-off']);
});

test('keeps a lost request open after session expiry, and closes others', async () => {
  const lost = tab((sent) => (sent === 1 ? noNetwork : refused(401)));
  expect([await lost.outcome, lost.now.closed]).toEqual([expect.objectContaining({ status: 401 }), 0]);
  const first = tab(() => refused(401));
  expect([await first.outcome, first.now.closed]).toEqual([expect.objectContaining({ status: 401 }), 1]);
});
