import fc from 'fast-check';

export const peopleCount = 3;

/** Plans bought in the model: a short package, a monthly plan and a child's plan. Cents per payment. */
export const offers = [
  { planId: 1, interval: undefined, cents: 16_000 },
  { planId: 2, interval: 'monthly', cents: 8_000 },
  { planId: 4, interval: 'single', cents: 25_000 },
] as const;

/** Days from now: some too near for a refund, some beyond the plan's end. */
export const daysAhead = [1, 2, 3, 20, 33] as const;

const plain = { noNullPrototype: true };
// Refers to an item by number, modulo the number of items so far; without items it means nothing.
const which = fc.nat(7);
const at = fc.constantFrom(0 as const, 1 as const);
const who = fc.nat(peopleCount - 1);
const hour = fc.record({ day: fc.nat(daysAhead.length - 1), time: fc.nat(5) }, plain);
const withWeight = <T>(usual: T, other: T, weight = 5) =>
  fc.oneof({ arbitrary: fc.constant(usual), weight }, { arbitrary: fc.constant(other), weight: 1 });

const on = <Name extends string, Fields extends object>(
  name: Name,
  fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> },
) => fc.record({ do: fc.constant(name), ...fields } as never, plain) as fc.Arbitrary<{ do: Name } & Fields>;

const kind = fc.oneof(
  { arbitrary: fc.constant('office' as const), weight: 5 },
  {
    arbitrary: fc.constantFrom('video' as const, 'child' as const, 'child' as const, 'home' as const),
    weight: 3,
  },
);
const buy = on('buy', { who, offer: fc.nat(offers.length - 1), times: withWeight(1, 2) });
const renew = on('renew', { who, which, times: withWeight(1, 2) });
const book = on('book', { at, who, kind, hour, useCredit: withWeight(true, false) });
const cancel = on('cancel', { at, which, times: withWeight(1, 2) });
const move = on('move', { at, which, hour });
const maintainPlans = on('look after', { at });

const command = fc.oneof(
  { arbitrary: book, weight: 8 },
  { arbitrary: cancel, weight: 4 },
  { arbitrary: buy, weight: 3 },
  { arbitrary: move, weight: 2 },
  { arbitrary: renew, weight: 2 },
  { arbitrary: maintainPlans, weight: 1 },
);

type ValueOf<A> = A extends fc.Arbitrary<infer Value> ? Value : never;
export type Command = ValueOf<typeof command>;
export type CommandOf<Name extends Command['do']> = Extract<Command, { do: Name }>;

/** In hours: past the refund limit, overnight, to the next payment, and past the short package's end. */
const wait = fc.oneof(
  { arbitrary: fc.constantFrom(1, 14, 26, 24 * 8), weight: 4 },
  { arbitrary: fc.constantFrom(24 * 27, 24 * 45), weight: 1 },
);
export type Step = { together: Command[] } | { wait: number };
const together = (maxLength: number) =>
  fc.record({ together: fc.array(command, { minLength: 1, maxLength }) }, plain);
const alone = fc.record({ together: fc.tuple(book) }, plain);

/** Every user starts with session credits; otherwise most runs would consist of refusals. */
const initialPurchases = fc.tuple(
  ...Array.from({ length: peopleCount }, (_, person) =>
    on('buy', { who: fc.constant(person), offer: withWeight(0, 2, 2), times: withWeight(1, 2) }),
  ),
);

export const courseOfEvents: fc.Arbitrary<Step[]> = fc
  .tuple(
    initialPurchases,
    fc.array(
      fc.oneof(
        { arbitrary: together(6), weight: 5 },
        { arbitrary: alone, weight: 3 },
        { arbitrary: fc.record({ wait }, plain), weight: 2 },
      ),
      { minLength: 6, maxLength: 20 },
    ),
  )
  .map(([first, steps]) => [{ together: first }, ...steps] as Step[]);
