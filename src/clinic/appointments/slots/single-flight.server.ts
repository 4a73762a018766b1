import { Refusal } from '#platform/api/refusals.ts';
import { isDatabaseAway } from '#platform/postgres/database.server.ts';

/** Who asks for what. Whether at home: its way there and back is booked with it, so it may fail where others do not. */
type Asker = { slot: string; userId: number; isHome: boolean };

/** How an attempt ended: with the slot, because somebody else has it, for a reason that meets everybody, or one of its own. */
type End = 'booked' | 'slot_taken' | 'own_reason' | { meetsAll: unknown };

/** An attempt at a slot. Whoever has one ends it, or the others wait for ever. */
export type SlotAttempt = { booked: () => void; failed: (error: unknown) => void };

/**
 * Lets requests for one slot wait for each other inside this process. The database alone decides who gets a slot; this
 * only spares it the crowd: whoever waited while the slot went to somebody else is told so without asking again.
 */
export function createSlotSingleFlight() {
  const attempts = new Map<string, Asker & { end: Promise<End> }>();

  return {
    /**
     * Waits until nobody else tries for the slot.
     * @returns the asker's attempt; undefined where somebody has got the slot meanwhile
     * @throws what the one ahead met, where it would meet everybody: the database is away
     */
    async enter(asker: Asker): Promise<SlotAttempt | undefined> {
      const { slot } = asker;
      for (let ahead = attempts.get(slot); ahead !== undefined; ahead = attempts.get(slot)) {
        const end = await ahead.end;
        if (typeof end === 'object') throw end.meetsAll;
        // Somebody's own second press is told "you have it already" by the constraint, so it asks for itself.
        if (ahead.userId !== asker.userId && isGone(end, ahead, asker)) return undefined;
        // Whoever is over stands in nobody's way.
        if (attempts.get(slot) === ahead) attempts.delete(slot);
      }
      const { promise: end, resolve } = Promise.withResolvers<End>();
      const own = { ...asker, end };
      attempts.set(slot, own);
      const leave = (how: End) => {
        if (attempts.get(slot) === own) attempts.delete(slot);
        resolve(how);
      };
      return { booked: () => leave('booked'), failed: (error) => leave(endOf(error)) };
    },
  };
}

function endOf(error: unknown): End {
  if (isDatabaseAway(error)) return { meetsAll: error };
  return error instanceof Refusal && error.code === 'slot_taken' ? 'slot_taken' : 'own_reason';
}

/** Whoever has the slot has it before everybody; a refusal says nothing of a visit of the other sort. */
const isGone = (end: End, ahead: Asker, asker: Asker): boolean =>
  end === 'booked' || (end === 'slot_taken' && ahead.isHome === asker.isHome);
