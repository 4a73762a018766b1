import { describe, expect, test } from 'vitest';
import { createSlotSingleFlight } from './single-flight.server.ts';

type Outcome = { booked: number } | { refused: 'slot_taken' | 'already_booked' };
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A crowd of people at one slot; `attempt` is what the database would say to each that gets through to it. */
async function crowd(users: number[], attempt: (userId: number) => Promise<Outcome>) {
  const turns = createSlotSingleFlight<Outcome>((error) => (error as Error).message === 'database away');
  const asked: number[] = [];
  let searches = 0;
  const refuse = async () => new Error(`search ${++searches}`);
  const results = await Promise.allSettled(
    users.map((userId) =>
      turns.take(
        { slot: 'a', userId, isHome: false },
        async () => {
          asked.push(userId);
          await pause();
          return attempt(userId);
        },
        refuse,
      ),
    ),
  );
  return { results, asked, searches };
}

test('one of a crowd reaches the database; the others share one refusal', async () => {
  const { results, asked, searches } = await crowd([1, 2, 3, 4, 5], async (userId) => ({ booked: userId }));
  expect(asked).toEqual([1]);
  expect(searches).toBe(1);
  expect(
    results.map((result) =>
      result.status === 'fulfilled' && 'booked' in result.value ? 'booked' : 'refused',
    ),
  ).toEqual(['booked', 'refused', 'refused', 'refused', 'refused']);
});

test('when the first fails for a reason of their own, the next one tries', async () => {
  const { results, asked } = await crowd([1, 2, 3], async (userId) => {
    if (userId === 1) throw new Error('three holds already');
    return { booked: userId };
  });
  expect(asked).toEqual([1, 2]);
  expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(results[1]).toMatchObject({ value: { booked: 2 } });
});

test('a person’s own second press asks for itself, so that it is told “you have it already”', async () => {
  let calls = 0;
  const { results } = await crowd([1, 1], async () =>
    ++calls === 1 ? { booked: 1 } : { refused: 'already_booked' },
  );
  expect(results).toMatchObject([{ value: { booked: 1 } }, { value: { refused: 'already_booked' } }]);
});

test('whoever comes after the crowd has gone asks anew', async () => {
  const turns = createSlotSingleFlight<Outcome>((error) => (error as Error).message === 'database away');
  const never = async () => new Error('never');
  for (const userId of [1, 2])
    expect(
      await turns.take({ slot: 'a', userId, isHome: false }, async () => ({ booked: userId }), never),
    ).toEqual({
      booked: userId,
    });
});

test('when the database is away the whole crowd is told at once, instead of trying in turn', async () => {
  const { results, asked } = await crowd([1, 2, 3], async () => {
    throw new Error('database away');
  });
  expect(asked).toEqual([1]);
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
});

describe('a home visit and one in the office at the same hour', () => {
  type Asker = { userId: number; isHome: boolean };
  const home = (userId: number) => ({ userId, isHome: true });
  const office = (userId: number) => ({ userId, isHome: false });

  async function together(askers: Asker[], attempt: (asker: Asker) => Outcome) {
    const turns = createSlotSingleFlight<Outcome>(() => false);
    const asked: number[] = [];
    const results = await Promise.all(
      askers.map((asker) =>
        turns.take(
          { slot: 'a', ...asker },
          async () => {
            asked.push(asker.userId);
            await pause();
            return attempt(asker);
          },
          async () => new Error(`what is free for ${asker.isHome ? 'home' : 'office'}`),
        ),
      ),
    );
    return { asked, told: results.map((one) => ('booked' in one ? 'booked' : String(one.refused))) };
  }

  test('share no refusal: the hour may be free for one and its way taken for the other', async () => {
    const { asked, told } = await together([home(1), office(2), home(3), office(4)], ({ userId, isHome }) =>
      isHome ? { refused: 'slot_taken' } : { booked: userId },
    );
    expect(asked).toEqual([1, 2]);
    expect(told).toEqual([
      'Error: what is free for home',
      'booked',
      'Error: what is free for home',
      'Error: what is free for office',
    ]);
  });

  test('share a booking: whoever has the hour has it before both, and each is told what else is free for them', async () => {
    const { asked, told } = await together([office(1), home(2), office(3)], ({ userId }) => ({
      booked: userId,
    }));
    expect(asked).toEqual([1]);
    expect(told).toEqual(['booked', 'Error: what is free for home', 'Error: what is free for office']);
  });
});
