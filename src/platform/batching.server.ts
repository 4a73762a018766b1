import { setImmediate as endOfTurn } from 'node:timers/promises';

/**
 * Batches concurrent questions: while one statement runs, later ones wait and share the next. Each is asked after it
 * arrived.
 * @param ask answers several, in order
 * @returns asks one
 */
export function batchWhileBusy<Question, Answer>(ask: (questions: Question[]) => Promise<Answer[]>) {
  let waiting: Question[] = [];
  let next: Promise<Answer[]> | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const askAll = async () => {
    await running;
    const questions = waiting;
    [waiting, next] = [[], undefined];
    const answers = ask(questions);
    running = answers.catch(() => {});
    return answers;
  };
  return async (question: Question): Promise<Answer> => {
    const place = waiting.push(question) - 1;
    next ??= askAll();
    // Cast: there are as many answers as questions.
    return (await next)[place] as Answer;
  };
}

/**
 * Batches the questions of one event loop turn, so that a crowd uses one pool connection and nobody waits for an
 * earlier batch.
 * @param ask answers several, in order
 * @returns asks one
 */
export function batchPerTurn<Question, Answer>(ask: (questions: Question[]) => Promise<Answer[]>) {
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
    // Cast: there are as many answers as questions.
    return (await answers)[place] as Answer;
  };
}
