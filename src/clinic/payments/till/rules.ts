import type { TillStep } from '../terms.ts';

/** What follows from the last count: money in and out since, and what was taken away. */
export type SinceCount = { countedCents: number; cashCents: number; withdrawnCents: number };

/** What should lie in the till. */
export const expectedOf = ({ countedCents, cashCents, withdrawnCents }: SinceCount): number =>
  countedCents + cashCents - withdrawnCents;

type Wish = { step: TillStep; cents: number; note: string | null };

/**
 * Why something cannot be written of the till; undefined where it can. What does not come out right needs a note: it is not
 * hidden, and nobody has to make it come out right.
 */
export function whyNot(
  { step, cents, note }: Wish,
  { isOpen, expectedCents, isFirst }: { isOpen: boolean; expectedCents: number; isFirst: boolean },
): 'till_open' | 'till_closed' | 'note_needed' | 'too_much' | undefined {
  if (step === 'opening') {
    if (isOpen) return 'till_open';
    // The very first float comes from nowhere.
    return isFirst || cents === expectedCents || note !== null ? undefined : 'note_needed';
  }
  if (!isOpen) return 'till_closed';
  if (step === 'withdrawal') return cents < 1 || cents > expectedCents ? 'too_much' : undefined;
  return cents === expectedCents || note !== null ? undefined : 'note_needed';
}
