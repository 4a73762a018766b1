import type { WorkingBlock } from '#clinic/schedule/contract.ts';
import type { Kind } from '#clinic/services/contract.ts';

/** A block being edited; `kinds` is never null here. */
export type BlockDraft = {
  id: number;
  weekday: number;
  opens: string;
  closes: string;
  kinds: readonly Kind[];
};

type Stored = { weekday: number; opens: string; closes: string; kinds: readonly Kind[] | null };

export const toBlockDrafts = (present: readonly Stored[], offered: readonly Kind[]): BlockDraft[] =>
  present.map(({ kinds, weekday, opens, closes }, id) => ({
    id,
    weekday,
    opens,
    closes,
    kinds: kinds ?? offered,
  }));

/** Blocks as stored, in order; null for all the offered kinds. */
export const toBlocks = (drafts: readonly BlockDraft[], offered: readonly Kind[]): WorkingBlock[] =>
  drafts
    .map(({ weekday, opens, closes, kinds }) => ({
      weekday,
      opens,
      closes,
      kinds: offered.every((kind) => kinds.includes(kind))
        ? null
        : offered.filter((kind) => kinds.includes(kind)),
    }))
    .sort((one, other) => one.weekday - other.weekday || one.opens.localeCompare(other.opens));

/** The next block to fill in: the afternoon of the last one's day, or its morning hours a day later. */
export function nextBlock(drafts: readonly BlockDraft[], offered: readonly Kind[]): BlockDraft {
  const id = Math.max(-1, ...drafts.map((one) => one.id)) + 1;
  const last = drafts.at(-1);
  if (last === undefined) return { id, weekday: 1, opens: '09:00', closes: '14:00', kinds: offered };
  if (last.closes <= '15:00') return { ...last, id, opens: '16:00', closes: '20:00' };
  return { ...last, id, weekday: Math.min(last.weekday + 1, 7), opens: '09:00', closes: '14:00' };
}
