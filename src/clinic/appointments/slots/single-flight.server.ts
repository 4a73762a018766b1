/** How an attempt at a slot ended. */
type Outcome = { booked: unknown } | { refused: string };

/** Who asks for what. Whether at home: its way there and back is booked with it, so it may fail where others do not. */
type Asker = { userId: number; isHome: boolean };

/** `refusals`: for those who want a visit at home, and for the others. */
type Attempt<O> = Asker & { outcome: Promise<O>; refusals: Map<boolean, Promise<Error>> };

/**
 * Lets requests for one slot wait for each other inside this process. The database alone decides who gets a slot; this
 * only spares it the crowd: whoever waited while the slot went to somebody else is told so without asking again, and
 * the whole crowd shares one search for alternatives for each of the two: at home, and elsewhere. The answer is true, since it
 * was found after they had asked.
 * @param failsForAll whether an error would meet everybody: then the crowd shares it too, instead of waiting in turn
 */
export function createSlotSingleFlight<O extends Outcome>(failsForAll: (error: unknown) => boolean) {
  const attempts = new Map<string, Attempt<O>>();

  return {
    /**
     * @param attempt books; run at most once for the caller
     * @param refuse makes the refusal for a crowd that came too late
     * @throws whatever `attempt` throws
     */
    async take(
      { slot, ...asker }: Asker & { slot: string },
      attempt: () => Promise<O>,
      refuse: () => Promise<Error>,
    ): Promise<O | { refused: Error }> {
      for (let ahead = attempts.get(slot); ahead !== undefined; ahead = attempts.get(slot)) {
        const outcome = await ahead.outcome.catch((error) => {
          if (failsForAll(error)) throw error;
          return undefined;
        });
        // Somebody's own second press is told "you have it already" by the constraint, so it asks for itself.
        if (outcome !== undefined && ahead.userId !== asker.userId && isGone(outcome, ahead, asker))
          return { refused: await shared(ahead, asker, refuse) };
        leave(slot, ahead);
      }
      const own: Attempt<O> = { ...asker, outcome: attempt(), refusals: new Map() };
      attempts.set(slot, own);
      const outcome = await own.outcome.finally(() => leave(slot, own));
      const isTaken = 'refused' in outcome && outcome.refused === 'slot_taken';
      return isTaken ? { refused: await shared(own, asker, refuse) } : outcome;
    },
  };

  /** Whoever is over stands in nobody's way. */
  function leave(slot: string, attempt: Attempt<O>): void {
    if (attempts.get(slot) === attempt) attempts.delete(slot);
  }

  function shared({ refusals }: Attempt<O>, { isHome }: Asker, refuse: () => Promise<Error>): Promise<Error> {
    const known = refusals.get(isHome) ?? refuse();
    refusals.set(isHome, known);
    return known;
  }
}

/** Whoever has the slot has it before everybody; a refusal says nothing of a visit of the other sort. */
const isGone = (outcome: Outcome, ahead: Asker, asker: Asker): boolean =>
  'booked' in outcome || (outcome.refused === 'slot_taken' && ahead.isHome === asker.isHome);
