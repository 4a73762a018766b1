import fc from 'fast-check';

export const peopleCount = 3;

/** Few, so that they collide. The first is less than a day away, and two are at the same time. */
export const slots = [
  { professionalId: 1, date: '2026-12-11T16:30:00.000Z' },
  { professionalId: 1, date: '2026-12-14T08:00:00.000Z' },
  { professionalId: 2, date: '2026-12-14T08:00:00.000Z' },
  { professionalId: 1, date: '2026-12-15T08:00:00.000Z' },
] as const;

/** Variants of an order; only `exact` buys. */
const orderAmounts = ['exact', 'one cent', 'a cent more', 'dollars', 'two units', 'other payee'] as const;
export type OrderAmount = (typeof orderAmounts)[number];

// Makes counterexamples readable as plain literals.
const plain = { noNullPrototype: true };
// Refers to an item by number, modulo the number of items so far; without items it means nothing.
const which = fc.nat(7);
const at = fc.constantFrom(0 as const, 1 as const);
const who = fc.nat(peopleCount - 1);
const slot = fc.nat(slots.length - 1);
const weighted = (...values: [number, number][]) =>
  fc.oneof(...values.map(([value, weight]) => ({ arbitrary: fc.constant(value), weight })));

/**
 * One step of a payment: the first instance, and how often it is sent; the second time goes to the other
 * instance.
 */
const sending = fc.record({ at, times: weighted([1, 6], [0, 1], [2, 1]) }, plain);
const wish = fc.oneof(
  { arbitrary: fc.constant<OrderAmount>('exact'), weight: 4 },
  { arbitrary: fc.constantFrom(...orderAmounts), weight: 1 },
);

const on = <Name extends string, Fields extends object>(
  name: Name,
  fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> },
) => fc.record({ do: fc.constant(name), ...fields } as never, plain) as fc.Arbitrary<{ do: Name } & Fields>;

const book = on('book', { at, who, slot, kind: fc.constantFrom('office' as const, 'child' as const) });
const pay = on('pay', {
  which,
  wish,
  decline: weighted([0, 6], [1, 1]),
  stubborn: fc.boolean(),
  create: sending,
  report: sending,
  approve: sending,
  capture: sending,
  process: sending,
});
/** Any order for any appointment, by its owner or another user. */
const claim = on('claim', {
  at,
  which,
  order: which,
  how: fc.constantFrom('report' as const, 'process' as const),
  times: weighted([1, 2], [2, 1]),
  stranger: weighted([0, 4], [1, 1]),
});
const press = on('press', { at, order: which, key: fc.constantFrom('approve' as const, 'capture' as const) });
const move = on('move', { at, which, slot, stranger: weighted([0, 8], [1, 1]) });
const cancel = on('cancel', { at, which, stranger: weighted([0, 8], [1, 1]) });
const decide = on('decide', {
  at,
  order: which,
  status: fc.constantFrom('COMPLETED' as const, 'DECLINED' as const),
});
const returnByHand = on('return by hand', { at, order: which });
const notices = on('notices', { at, order: which, backwards: fc.boolean(), times: weighted([1, 1], [2, 1]) });
const work = on('work', {
  at,
  fate: fc.constantFrom('once' as const, 'once' as const, 'twice' as const, 'lost' as const),
});
const resumeJobs = on('take up', { at });
const fault = on('fault', {
  what: fc.constantFrom(
    ...([
      'read error',
      'read slow',
      'verify error',
      'refund error',
      'refund slow',
      'refund hang_after',
    ] as const),
    ...(['refund too_old', 'refund refund_pending', 'capture pending', 'capture declined'] as const),
    ...(['capture hang_after', 'capture error', 'capture slow'] as const),
  ),
  times: fc.integer({ min: 1, max: 3 }),
});

const command = fc.oneof(
  { arbitrary: book, weight: 6 },
  { arbitrary: pay, weight: 8 },
  { arbitrary: claim, weight: 3 },
  { arbitrary: press, weight: 2 },
  { arbitrary: move, weight: 2 },
  { arbitrary: cancel, weight: 3 },
  { arbitrary: decide, weight: 2 },
  { arbitrary: returnByHand, weight: 1 },
  { arbitrary: notices, weight: 3 },
  { arbitrary: work, weight: 3 },
  { arbitrary: resumeJobs, weight: 1 },
  { arbitrary: fault, weight: 2 },
);
export type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;
export type CommandTo<Name extends Command['do']> = Extract<Command, { do: Name }>;

/** Commands that run concurrently, or time that passes between them. */
const step = fc.oneof(
  { arbitrary: fc.record({ together: fc.array(command, { minLength: 1, maxLength: 4 }) }, plain), weight: 6 },
  { arbitrary: fc.record({ wait: fc.constantFrom(0.3, 5, 29, 31, 300, 1500) }, plain), weight: 1 },
);

/** A sequence of steps. `ending`: the wallet's decision about everything still pending at the end. */
export const courseOfEvents = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 14, size: 'max' }),
  ending: fc.constantFrom('yes' as const, 'no' as const),
});
export type CourseOfEvents = typeof courseOfEvents extends fc.Arbitrary<infer One> ? One : never;
