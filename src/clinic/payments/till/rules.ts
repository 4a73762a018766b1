import type { TillStep } from '../terms.ts';

/** Last count, and cash movements and withdrawals since. */
export type SinceCount = { countedCents: number; cashCents: number; withdrawnCents: number };

export const expectedOf = ({ countedCents, cashCents, withdrawnCents }: SinceCount): number =>
  countedCents + cashCents - withdrawnCents;

type Wish = { step: TillStep; cents: number; note: string | null };

/**
 * Reason to refuse a till event; undefined if it is allowed. A difference needs a note: it is recorded, and nobody
 * has to hide it.
 */
export function tillRefusal(
  { step, cents, note }: Wish,
  { isOpen, expectedCents, isFirst }: { isOpen: boolean; expectedCents: number; isFirst: boolean },
): 'till_open' | 'till_closed' | 'note_needed' | 'too_much' | undefined {
  if (step === 'opening') {
    if (isOpen) return 'till_open';
    // The first float has no expected amount.
    return isFirst || cents === expectedCents || note !== null ? undefined : 'note_needed';
  }
  if (!isOpen) return 'till_closed';
  if (step === 'withdrawal') return cents < 1 || cents > expectedCents ? 'too_much' : undefined;
  return cents === expectedCents || note !== null ? undefined : 'note_needed';
}
