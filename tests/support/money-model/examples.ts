import type { CommandTo, CourseOfEvents, OrderAmount } from './commands.ts';

const once = { at: 0 as const, times: 1 };
const never = { at: 0 as const, times: 0 };
const book: CommandTo<'book'> = { do: 'book', at: 0, who: 0, slot: 3, kind: 'office' };
const pay = (wish: OrderAmount, fields: Partial<CommandTo<'pay'>> = {}): CommandTo<'pay'> => ({
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

// Sequences that once failed, or that random generation rarely finds. Every run starts with them.
const courses: CourseOfEvents[] = [
  // The owner cancels an expired hold; a later payment must not revive it.
  {
    steps: [...inTurn(book), { wait: 31 }, ...inTurn(cancel, pay('exact'))],
    ending: 'yes',
  },
  // Two workers try the same refund at once; the wallet refuses one of them permanently and performs the
  // other.
  {
    steps: inTurn(
      ...[book, pay('exact'), cancel, { do: 'fault', what: 'refund too_old', times: 1 } as const],
      { do: 'work', at: 0, fate: 'twice' } as const,
    ),
    ending: 'yes',
  },
  // Staff refund a cancelled appointment by hand; the wallet keeps the refund pending for a while, then
  // rejects it.
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
  // Both captures of one order are refunded in the wallet's panel: each has its own ledger lines.
  {
    steps: inTurn(...[book, pay('two units', { process: never })], {
      do: 'return by hand',
      at: 0,
      order: 0,
    } as const),
    ending: 'yes',
  },
  // A refund in the wallet's panel is noticed: the confirmed appointment becomes unpaid, and a second payment goes back.
  {
    steps: inTurn(
      ...[book, pay('exact'), { do: 'return by hand', at: 0, order: 0 } as const],
      ...[{ do: 'notices', at: 0, order: 0, backwards: false, times: 1 } as const, pay('exact')],
    ),
    ending: 'yes',
  },
];
export const examples = courses.map((course): [CourseOfEvents] => [course]);
