import { expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import { isResponseLost, pausesMs, ResponseLost, retryUntilResponse } from './lost-response.ts';

const refused = (status: number, problem: object = {}) => new ApiError(status, JSON.stringify(problem));
const noNetwork = new TypeError('Failed to fetch');

async function hear(answers: unknown[], isLost = false) {
  const waited: number[] = [];
  let lost = 0;
  let sent = 0;
  const send = async () => {
    const answer = answers[Math.min(sent++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const outcome = await retryUntilResponse(send, { isLost, onLost: () => void lost++ }, async (ms) =>
    waited.push(ms),
  ).catch((error) => error);
  return { outcome, sent, lost, waited };
}

test('treats network failures, partial responses and proxy errors as unknown outcomes', () => {
  for (const error of [
    noNetwork,
    new SyntaxError('Unexpected end'),
    ...[408, 500, 502, 503, 504].map((status) => refused(status)),
  ])
    expect(isResponseLost(error), String(error)).toBe(true);
  expect(isResponseLost(new ApiError(502, '<html>Bad Gateway</html>'))).toBe(true);
});

test('treats refusals and our own internal error as known outcomes', () => {
  for (const status of [400, 401, 402, 404, 409, 422, 429])
    expect(isResponseLost(refused(status))).toBe(false);
  expect(isResponseLost(refused(500, { code: 'internal' }))).toBe(false);
});

test('sends once when answered at once', async () => {
  expect(await hear(['booked'])).toEqual({ outcome: 'booked', sent: 1, lost: 0, waited: [] });
  expect(await hear([refused(409)])).toMatchObject({ outcome: { status: 409 }, sent: 1, lost: 0 });
});

test('repeats after a lost response and reports the loss once', async () => {
  expect(await hear([noNetwork, refused(502), 'booked'])).toEqual({
    outcome: 'booked',
    sent: 3,
    lost: 1,
    waited: [500, 1_500],
  });
  expect(await hear([noNetwork, refused(409)])).toMatchObject({ outcome: { status: 409 }, sent: 2 });
});

test('ignores rate limits and failures after a lost response, because they say nothing about the first request', async () => {
  expect(await hear([noNetwork, refused(429), refused(500, { code: 'internal' }), 'booked'])).toMatchObject({
    outcome: 'booked',
    sent: 4,
  });
  expect(await hear([refused(429), 'booked'], true)).toMatchObject({ outcome: 'booked', lost: 0 });
});

test("treats a feature's own limit as final, even after a lost response", async () => {
  const refusal = refused(429, { code: 'holds_ran_out', message: 'Llámanos.' });
  expect(await hear([noNetwork, refusal])).toMatchObject({ outcome: refusal, sent: 2 });
  expect(await hear([noNetwork, refused(429, { code: 'too_many' }), 'booked'])).toMatchObject({ sent: 3 });
});

test('waits as long as requested, and leaves long waits to the user', async () => {
  const wait = (seconds: string) => new ApiError(429, '{"code":"too_many"}', seconds);
  expect(await hear([noNetwork, wait('9'), 'booked'])).toMatchObject({
    outcome: 'booked',
    waited: [500, 9_000],
  });
  const long = wait('3600');
  expect(await hear([noNetwork, long, 'booked'])).toMatchObject({ outcome: { last: long }, sent: 2 });
});

test('stops without any response, and leaves it to the user', async () => {
  const { outcome, sent, waited } = await hear([noNetwork]);
  expect(outcome).toBeInstanceOf(ResponseLost);
  expect([sent, waited]).toEqual([pausesMs.length + 1, [...pausesMs]]);
});
