import { expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import { AskingEnded, askUntilKnown, type Doubt, freshMs } from './ask-until-known.ts';
import { AnswerLost } from './lost-answer.ts';
import { personGone } from './open-request.ts';

const noNetwork = new TypeError('Failed to fetch');
const refused = (status: number) => new ApiError(status, '{}');

/** A request, the tab that it was pressed in, and a clock that runs with the pauses. */
function tab(hears: (sent: number) => unknown, { isLost = false, givesUp = false } = {}) {
  const leaving = new AbortController();
  const doubts: Doubt[] = [];
  const now = { ms: 0, sent: 0, isSeen: true, isOpen: true, closed: 0 };
  let goOn = () => {};
  let mayGoOn = () => true;
  const outcome = askUntilKnown({
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
    /** The network is back. */
    online: () => mayGoOn() && goOn(),
  };
}

/** Nothing is heard of the first five, then that it is done. */
const lateDone = (sent: number) => (sent <= 5 ? noNetwork : 'done');

test('the network is back soon and the person sees it: it goes on by itself', async () => {
  const asked = tab(lateDone);
  await asked.isWaiting();
  asked.online();
  expect([await asked.outcome, asked.now.sent, asked.now.closed]).toEqual(['done', 6, 1]);
  expect(asked.doubts).toEqual(['asking', 'waiting', 'asking']);
});

test('hours later, or with its dialog closed, nothing goes out but by a press', async () => {
  for (const change of [{ ms: freshMs + 10_000 }, { isSeen: false }, { ms: -1 }]) {
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

test('whoever leaves the page leaves the request, with its key', async () => {
  const asked = tab(lateDone);
  await asked.isWaiting();
  asked.leaving.abort();
  expect(await asked.outcome).toBeInstanceOf(AskingEnded);
  expect([asked.now.sent, asked.now.closed]).toEqual([5, 0]);
});

test('whoever signs out hears nothing more, not even the answer that is under way', async () => {
  const asked = tab(() => {
    asked.leaving.abort(personGone);
    return 'done';
  });
  expect(await asked.outcome).toBeInstanceOf(AskingEnded);
  expect(asked.now.closed).toBe(0);
});

test('a computer that slept between two questions asks no more by itself', async () => {
  const asked = tab((sent) => {
    asked.now.ms += 2 * 60 * 60_000;
    return lateDone(sent);
  });
  await asked.isWaiting();
  expect(asked.now.sent).toBe(1);
});

test('half an hour later a press says that nobody knows, and sends nothing', async () => {
  const asked = tab(lateDone);
  await asked.isWaiting();
  asked.now.isOpen = false;
  asked.press();
  const outcome = await asked.outcome;
  expect(outcome).toBeInstanceOf(AnswerLost);
  expect([outcome instanceof AskingEnded, asked.now.sent]).toEqual([false, 5]);
});

test('a server that answers is not told as one that does not', async () => {
  const asked = tab((sent) => (sent === 1 ? noNetwork : refused(429)));
  await asked.isWaiting();
  expect(asked.doubts).toEqual(['asking', 'held-off']);
});

test('a session that is over leaves open what was lost before, and closes what was not', async () => {
  const lost = tab((sent) => (sent === 1 ? noNetwork : refused(401)));
  expect([await lost.outcome, lost.now.closed]).toEqual([expect.objectContaining({ status: 401 }), 0]);
  const first = tab(() => refused(401));
  expect([await first.outcome, first.now.closed]).toEqual([expect.objectContaining({ status: 401 }), 1]);
});
