import { Refusal } from '#platform/api/refusals.ts';
import { isDatabaseUnreachable } from '#platform/postgres/database.server.ts';

/** `isHome`: its travel times are booked as well, so it may fail where others do not. */
type SlotRequest = { slot: string; userId: number; isHome: boolean };

/** Outcome of an attempt: booked; taken; a failure that affects everyone; or one of its own. */
type AttemptEnd = 'booked' | 'slot_taken' | 'own_reason' | { meetsAll: unknown };

/** Must be ended by `booked` or `failed`, or the others wait forever. */
export type SlotAttempt = { booked: () => void; failed: (error: unknown) => void };

/**
 * Serializes requests for one slot within this process. The database alone decides who gets it; this only
 * spares it the crowd: requests that waited while the slot was booked are refused without a query.
 */
export function createSlotSingleFlight() {
  const attempts = new Map<string, SlotRequest & { end: Promise<AttemptEnd> }>();

  return {
    /**
     * Waits until no other attempt at the slot is running.
     * @returns the attempt; undefined if the slot was taken meanwhile
     * @throws the previous attempt's error if it affects everyone: the database is unreachable
     */
    async enter(asker: SlotRequest): Promise<SlotAttempt | undefined> {
      const { slot } = asker;
      for (let ahead = attempts.get(slot); ahead !== undefined; ahead = attempts.get(slot)) {
        const end = await ahead.end;
        if (typeof end === 'object') throw end.meetsAll;
        // A user's second request tries itself, so that the constraint answers `already_booked`.
        if (ahead.userId !== asker.userId && isGone(end, ahead, asker)) return undefined;
        // An ended attempt no longer blocks the slot.
        if (attempts.get(slot) === ahead) attempts.delete(slot);
      }
      const { promise: end, resolve } = Promise.withResolvers<AttemptEnd>();
      const own = { ...asker, end };
      attempts.set(slot, own);
      const leave = (how: AttemptEnd) => {
        if (attempts.get(slot) === own) attempts.delete(slot);
        resolve(how);
      };
      return { booked: () => leave('booked'), failed: (error) => leave(classifyError(error)) };
    },
  };
}

function classifyError(error: unknown): AttemptEnd {
  if (isDatabaseUnreachable(error)) return { meetsAll: error };
  return error instanceof Refusal && error.code === 'slot_taken' ? 'slot_taken' : 'own_reason';
}

/** A booking affects every waiting request; a refusal only those of the same sort, home or not. */
const isGone = (end: AttemptEnd, ahead: SlotRequest, asker: SlotRequest): boolean =>
  end === 'booked' || (end === 'slot_taken' && ahead.isHome === asker.isHome);
