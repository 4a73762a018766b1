import type { CommandTo, CourseOfEvents, Wish } from './commands.ts';

const once = { at: 0 as const, times: 1 };
const never = { at: 0 as const, times: 0 };
const book: CommandTo<'book'> = { do: 'book', at: 0, who: 0, slot: 3, kind: 'office' };
const pay = (wish: Wish, fields: Partial<CommandTo<'pay'>> = {}): CommandTo<'pay'> => ({
  do: 'pay',
  which: 0,
  wish,
  decline: 0,
  stubborn: true,
  create: once,
  report: once,
  approve: once,
  capture: once,
  process: once,
  ...fields,
});
const cancel: CommandTo<'cancel'> = { do: 'cancel', at: 0, which: 0, stranger: 0 };
const inTurn = (...commands: Extract<CourseOfEvents['steps'][number], { together: unknown }>['together']) =>
  commands.map((command) => ({ together: [command] }));

// Courses that have once failed, or that chance comes upon too seldom; every run begins with them.
const courses: CourseOfEvents[] = [
  // Its owner cancels a hold that has run out; the money that comes afterwards must not bring it back.
  {
    steps: [...inTurn(book), { wait: 31 }, ...inTurn(cancel, pay('exact'))],
    ending: 'yes',
  },
  // Two workers try one refund at once; the wallet refuses the one for good and does it for the other.
  {
    steps: inTurn(
      ...[book, pay('exact'), cancel, { do: 'fault', what: 'refund too_old', times: 1 } as const],
      { do: 'work', at: 0, fate: 'twice' } as const,
    ),
    ending: 'yes',
  },
  // Staff give the money of a cancelled appointment back by hand, the wallet thinks about it for a while, and then does not.
  {
    steps: [
      ...inTurn(
        ...[book, pay('exact'), { do: 'fault', what: 'refund refund_pending', times: 1 } as const],
        ...[{ do: 'return by hand', at: 0, order: 0 } as const, cancel],
        { do: 'work', at: 0, fate: 'once' } as const,
      ),
    ],
    ending: 'no',
  },
  // Both captures of one order are given back in the wallet's own screens: each is its own in the ledger.
  {
    steps: inTurn(...[book, pay('two units', { process: never })], {
      do: 'return by hand',
      at: 0,
      order: 0,
    } as const),
    ending: 'yes',
  },
];
export const examples = courses.map((course): [CourseOfEvents] => [course]);
