import { describe, expect, test } from 'vitest';
import { refusing } from '#platform/api/refusals.ts';
import { refusals } from '../contract.ts';
import { createSlotSingleFlight } from './single-flight.server.ts';

const refuse = refusing(refusals);
const databaseAway = Object.assign(new Error('database away'), { code: 'ECONNREFUSED' });
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

type Asker = { userId: number; isHome: boolean };
const home = (userId: number) => ({ userId, isHome: true });
const office = (userId: number) => ({ userId, isHome: false });

/** Concurrent requests for one slot; `answer` stands for the database's response. */
async function crowd(askers: Asker[], answer: (asker: Asker) => void) {
  const attempts = createSlotSingleFlight();
  const asked: number[] = [];
  const told = await Promise.all(
    askers.map(async (asker) => {
      try {
        const attempt = await attempts.enter({ slot: 'a', ...asker });
        if (attempt === undefined) return 'gone';
        asked.push(asker.userId);
        await pause();
        try {
          answer(asker);
          attempt.booked();
          return 'booked';
        } catch (error) {
          attempt.failed(error);
          throw error;
        }
      } catch (error) {
        return (error as Error).message;
      }
    }),
  );
  return { asked, told };
}

const booked = () => undefined;
const taken = 'Esa hora acaba de ocuparse. Elige otra, por favor.';

test('lets one request reach the database and reports the slot as gone to the others', async () => {
  const { asked, told } = await crowd([1, 2, 3, 4, 5].map(office), booked);
  expect(asked).toEqual([1]);
  expect(told).toEqual(['booked', 'gone', 'gone', 'gone', 'gone']);
});

test('lets the next request try when the first fails for its own reason', async () => {
  const { asked, told } = await crowd([1, 2, 3].map(office), ({ userId }) => {
    if (userId === 1) throw new Error('three holds already');
  });
  expect(asked).toEqual([1, 2]);
  expect(told).toEqual(['three holds already', 'booked', 'gone']);
});

test('lets a user’s second request try itself, which returns already_booked', async () => {
  let calls = 0;
  const { told } = await crowd([office(1), office(1)], () => {
    if (++calls === 2) throw refuse('already_booked');
  });
  expect(told).toEqual(['booked', 'Ya tienes otra cita a esa hora.']);
});

test('lets a request try after the earlier ones have ended', async () => {
  const attempts = createSlotSingleFlight();
  for (const userId of [1, 2]) {
    const attempt = await attempts.enter({ slot: 'a', ...office(userId) });
    expect(attempt).toBeDefined();
    attempt?.booked();
  }
});

test('fails all waiting requests at once when the database is unreachable', async () => {
  const { asked, told } = await crowd([1, 2, 3].map(office), () => {
    throw databaseAway;
  });
  expect(asked).toEqual([1]);
  expect(told).toEqual(['database away', 'database away', 'database away']);
});

describe('home and office requests for the same hour', () => {
  test('do not share a refusal, because travel times may block only the home visit', async () => {
    const askers = [home(1), office(2), home(3), office(4)];
    const { asked, told } = await crowd(askers, ({ isHome }) => {
      if (isHome) throw refuse('slot_taken');
    });
    expect(asked).toEqual([1, 2]);
    expect(told).toEqual([taken, 'booked', 'gone', 'gone']);
  });

  test('share a booking, which takes the hour for both', async () => {
    const { asked, told } = await crowd([office(1), home(2), office(3)], booked);
    expect(asked).toEqual([1]);
    expect(told).toEqual(['booked', 'gone', 'gone']);
  });
});
