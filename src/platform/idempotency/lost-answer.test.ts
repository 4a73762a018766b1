import { expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import { AnswerLost, isAnswerLost, pausesMs, untilAnswered } from './lost-answer.ts';

const refused = (status: number, problem: object = {}) => new ApiError(status, JSON.stringify(problem));
const noNetwork = new TypeError('Failed to fetch');

/** Sends, and hears one answer after the other; the last one for good. */
async function hear(answers: unknown[], isLost = false) {
  const waited: number[] = [];
  let lost = 0;
  let sent = 0;
  const send = async () => {
    const answer = answers[Math.min(sent++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const outcome = await untilAnswered(send, { isLost, onLost: () => void lost++ }, async (ms) =>
    waited.push(ms),
  ).catch((error) => error);
  return { outcome, sent, lost, waited };
}

test('a broken network, half an answer and a proxy’s word leave open what became of a request', () => {
  for (const error of [
    noNetwork,
    new SyntaxError('Unexpected end'),
    ...[408, 500, 502, 503, 504].map((status) => refused(status)),
  ])
    expect(isAnswerLost(error), String(error)).toBe(true);
  expect(isAnswerLost(new ApiError(502, '<html>Bad Gateway</html>'))).toBe(true);
});

test('a refusal is an answer, and so is our own word that nothing was kept', () => {
  for (const status of [400, 401, 402, 404, 409, 422, 429]) expect(isAnswerLost(refused(status))).toBe(false);
  expect(isAnswerLost(refused(500, { code: 'internal' }))).toBe(false);
});

test('what is answered at once is sent once', async () => {
  expect(await hear(['booked'])).toEqual({ outcome: 'booked', sent: 1, lost: 0, waited: [] });
  expect(await hear([refused(409)])).toMatchObject({ outcome: { status: 409 }, sent: 1, lost: 0 });
});

test('a lost answer is asked for again, and the person is told once that it was lost', async () => {
  expect(await hear([noNetwork, refused(502), 'booked'])).toEqual({
    outcome: 'booked',
    sent: 3,
    lost: 1,
    waited: [500, 1_500],
  });
  expect(await hear([noNetwork, refused(409)])).toMatchObject({ outcome: { status: 409 }, sent: 2 });
});

test('once it was lost, a limit or a failure says nothing of the first request', async () => {
  expect(await hear([noNetwork, refused(429), refused(500, { code: 'internal' }), 'booked'])).toMatchObject({
    outcome: 'booked',
    sent: 4,
  });
  expect(await hear([refused(429), 'booked'], true)).toMatchObject({ outcome: 'booked', lost: 0 });
});

test('a limit of a feature’s own is final, also after a lost answer', async () => {
  const refusal = refused(429, { code: 'holds_ran_out', message: 'Llámanos.' });
  expect(await hear([noNetwork, refusal])).toMatchObject({ outcome: refusal, sent: 2 });
  expect(await hear([noNetwork, refused(429, { code: 'too_many' }), 'booked'])).toMatchObject({ sent: 3 });
});

test('who is asked to wait waits as long; where that is long, the person decides', async () => {
  const wait = (seconds: string) => new ApiError(429, '{"code":"too_many"}', seconds);
  expect(await hear([noNetwork, wait('9'), 'booked'])).toMatchObject({
    outcome: 'booked',
    waited: [500, 9_000],
  });
  const long = wait('3600');
  expect(await hear([noNetwork, long, 'booked'])).toMatchObject({ outcome: { last: long }, sent: 2 });
});

test('without any answer it ends, and the person decides', async () => {
  const { outcome, sent, waited } = await hear([noNetwork]);
  expect(outcome).toBeInstanceOf(AnswerLost);
  expect([sent, waited]).toEqual([pausesMs.length + 1, [...pausesMs]]);
});
