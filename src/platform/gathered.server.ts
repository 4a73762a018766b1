import { setImmediate as endOfTurn } from 'node:timers/promises';

/**
 * Lets questions that are asked at the same time go to the database together: while one statement is under way, the next
 * ones wait and share one. Each is still asked after it came.
 * @param ask answers several, in their order
 * @returns asks one
 */
export function gathered<Question, Answer>(ask: (questions: Question[]) => Promise<Answer[]>) {
  let waiting: Question[] = [];
  let next: Promise<Answer[]> | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  const askAll = async () => {
    await underWay;
    const questions = waiting;
    [waiting, next] = [[], undefined];
    const answers = ask(questions);
    underWay = answers.catch(() => {});
    return answers;
  };
  return async (question: Question): Promise<Answer> => {
    const place = waiting.push(question) - 1;
    next ??= askAll();
    // Cast: as many answers as questions.
    return (await next)[place] as Answer;
  };
}

/**
 * Lets questions of one turn of the event loop go to the database together: what a crowd asks all at once takes one connection
 * of the pool, not each its own, and nobody waits for an earlier question.
 * @param ask answers several, in their order
 * @returns asks one
 */
export function gatheredInTurn<Question, Answer>(ask: (questions: Question[]) => Promise<Answer[]>) {
  let waiting: Question[] = [];
  let answers: Promise<Answer[]> | undefined;

  const askAll = async () => {
    await endOfTurn();
    const questions = waiting;
    [waiting, answers] = [[], undefined];
    return ask(questions);
  };
  return async (question: Question): Promise<Answer> => {
    const place = waiting.push(question) - 1;
    answers ??= askAll();
    // Cast: as many answers as questions.
    return (await answers)[place] as Answer;
  };
}
