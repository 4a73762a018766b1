import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchPerTurn } from './batching.server.ts';

test('batches the questions of one turn and returns each its own answer', async () => {
  const asked: number[][] = [];
  const ask = batchPerTurn(async (questions: number[]) => {
    asked.push(questions);
    return questions.map((question) => question * 10);
  });
  const late = Promise.resolve().then(() => ask(3));
  expect(await Promise.all([ask(1), ask(2), late, ask(1)])).toEqual([10, 20, 30, 10]);
  expect(asked).toHaveLength(1);
  expect(await ask(4)).toBe(40);
  expect(asked).toHaveLength(2);
});

test('neither waits for nor fails with a batch of an earlier turn', async () => {
  const { promise: never, reject } = Promise.withResolvers<string[]>();
  let turns = 0;
  const ask = batchPerTurn((questions: string[]) => (turns++ === 0 ? never : Promise.resolve(questions)));
  const failing = Promise.allSettled([ask('a'), ask('b')]);
  await endOfTurn();
  await endOfTurn();
  expect(await ask('c')).toBe('c');
  reject(new Error('away'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('d')).toBe('d');
});
