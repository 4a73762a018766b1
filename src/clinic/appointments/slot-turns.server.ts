/** How an attempt at a slot ended. */
type Outcome = { booked: unknown } | { refused: string };

type Attempt<O> = { userId: number; outcome: Promise<O>; refusal?: Promise<Error> };

/**
 * Lets requests for one slot wait for each other inside this process. The database alone decides who gets a slot; this
 * only spares it the crowd: whoever waited while the slot went to somebody else is told so without asking again, and
 * the whole crowd shares one search for alternatives. The answer is true, since it was found after they had asked.
 * @param failsForAll whether an error would meet everybody: then the crowd shares it too, instead of waiting in turn
 */
export function createSlotTurns<O extends Outcome>(failsForAll: (error: unknown) => boolean) {
  const attempts = new Map<string, Attempt<O>>();

  return {
    /**
     * @param attempt books; run at most once for the caller
     * @param refuse makes the refusal for a crowd that came too late
     * @throws whatever `attempt` throws
     */
    async take(
      { slot, userId }: { slot: string; userId: number },
      attempt: () => Promise<O>,
      refuse: () => Promise<Error>,
    ): Promise<O | { refused: Error }> {
      for (let ahead = attempts.get(slot); ahead !== undefined; ahead = attempts.get(slot)) {
        const outcome = await ahead.outcome.catch((error) => {
          if (failsForAll(error)) throw error;
          return undefined;
        });
        // Somebody's own second press is told "you have it already" by the constraint, so it asks for itself.
        if (outcome !== undefined && isGone(outcome) && ahead.userId !== userId)
          return { refused: await shared(ahead, refuse) };
        leave(slot, ahead);
      }
      const own: Attempt<O> = { userId, outcome: attempt() };
      attempts.set(slot, own);
      const outcome = await own.outcome.finally(() => leave(slot, own));
      const isTaken = 'refused' in outcome && outcome.refused === 'slot_taken';
      return isTaken ? { refused: await shared(own, refuse) } : outcome;
    },
  };

  /** Whoever is over stands in nobody's way. */
  function leave(slot: string, attempt: Attempt<O>): void {
    if (attempts.get(slot) === attempt) attempts.delete(slot);
  }

  function shared(attempt: Attempt<O>, refuse: () => Promise<Error>): Promise<Error> {
    attempt.refusal ??= refuse();
    return attempt.refusal;
  }
}

const isGone = (outcome: Outcome): boolean => 'booked' in outcome || outcome.refused === 'slot_taken';
