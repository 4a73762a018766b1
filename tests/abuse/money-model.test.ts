import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, cancel, claim, move } from '#tests/support/money-model/clients.ts';
import { assertClinic } from '#tests/support/money-model/clinic.ts';
import {
  type Command,
  type CourseOfEvents,
  courseOfEvents,
  peopleCount,
} from '#tests/support/money-model/commands.ts';
import { type ModelEnvironment, startModelEnvironment } from '#tests/support/money-model/environment.ts';
import { examples } from '#tests/support/money-model/examples.ts';
import { readFacts } from '#tests/support/money-model/facts.ts';
import { assertMoney, assertReceipts } from '#tests/support/money-model/money.ts';
import { pay, press } from '#tests/support/money-model/payers.ts';
import {
  newRunState,
  pickByNumber,
  type RunState,
  type StateChange,
} from '#tests/support/money-model/run-state.ts';
import { addFault, decidePending, deliverNotices, returnByHand } from '#tests/support/money-model/wallet.ts';
import { resumeAt, runWorker, settleAll } from '#tests/support/money-model/workers.ts';

let environment: ModelEnvironment;
beforeAll(async () => {
  environment = await startModelEnvironment(peopleCount);
});
afterAll(() => environment.stop());

/** `MONEY_SEED` and `MONEY_PATH` (printed by a failure) repeat a run's commands, but not the outcome of races. */
const { SOAK, MONEY_SEED, MONEY_PATH, MONEY_RUNS } = process.env;
const numRuns = Number(MONEY_RUNS ?? (SOAK ? 1_500 : 25));

async function perform(course: RunState, command: Command): Promise<Partial<StateChange>> {
  if (command.do === 'book') return { booked: await book(course, command) };
  if (command.do === 'pay') return { orders: await pay(course, command) };
  await act(course, command);
  return {};
}

async function act(course: RunState, command: Exclude<Command, { do: 'book' | 'pay' }>): Promise<void> {
  const order = 'order' in command ? pickByNumber(course.orders, command.order) : undefined;
  switch (command.do) {
    case 'claim':
      return claim(course, command);
    case 'press':
      return press(course, command.at, order, command.key);
    case 'move':
      return move(course, command);
    case 'cancel':
      return cancel(course, command);
    case 'decide':
      return decidePending(course, command.at, order, command.status === 'COMPLETED');
    case 'return by hand':
      return returnByHand(course, command);
    case 'notices':
      return deliverNotices(course, { ...command, order });
    case 'work':
      return runWorker(course, command);
    case 'take up':
      return resumeAt(course, command.at);
    case 'fault':
      return addFault(course, command);
  }
}

const totals = { runs: 0, booked: 0, orders: 0, verified: 0, rejected: 0, refunded: 0 };

async function runCourse({ steps, ending }: CourseOfEvents): Promise<void> {
  await environment.reset();
  const course = newRunState(environment);
  for (const step of steps) {
    if ('wait' in step) await environment.wait(step.wait);
    else
      for (const news of await Promise.all(step.together.map((command) => perform(course, command)))) {
        course.booked.push(...(news?.booked ?? []));
        course.orders.push(...(news?.orders ?? []));
      }
  }
  await settleAll(course, ending);
  const facts = await readFacts(course);
  assertMoney(course, facts);
  assertReceipts(facts);
  assertClinic(course, facts);
  totals.runs += 1;
  totals.booked += course.booked.length;
  totals.orders += course.orders.length;
  for (const { step } of facts.ledger) if (step in totals) totals[step as keyof typeof totals]++;
}

test(
  'money and appointments agree in the end for any actions of people, wallet and workers in any order',
  async () => {
    await fc.assert(fc.asyncProperty(courseOfEvents, runCourse), {
      numRuns,
      ...(MONEY_PATH ? {} : { examples }),
      ...(MONEY_SEED ? { seed: Number(MONEY_SEED) } : {}),
      ...(MONEY_PATH ? { path: MONEY_PATH } : {}),
      // Time limit for shrinking a failure.
      interruptAfterTimeLimit: SOAK ? 480_000 : 90_000,
    });
    console.log(`money model: ${JSON.stringify(totals)}`);
    // A model that never reaches anything would find nothing.
    if (!MONEY_SEED)
      for (const [what, count] of Object.entries(totals)) expect(count, what).toBeGreaterThan(0);
  },
  SOAK ? 1_260_000 : 120_000,
);
