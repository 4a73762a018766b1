import { reaches } from '#clinic/patients/terms.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { type MarkReason, warnDays } from './terms.ts';

/** Months to answer, and how many more where the request is not simple and the person is told so: GDPR, art. 12.3. */
const months = { plain: 1, extended: 3 } as const;

/** The last day on which a request may be answered. */
export const dueOn = (receivedOn: Day, isExtended: boolean): Day =>
  reaches(receivedOn, isExtended ? months.extended : months.plain);

/** Whether a request is to be seen to now. @param daysLeft until its last day; negative when it is past */
export const isNear = (daysLeft: number): boolean => daysLeft <= warnDays;

/** A passage of a note, by its place in the text; `to` is where it is over. */
export type Passage = { from: number; to: number };
export type Mark = Passage & { why: MarkReason };

/** The sentences of a note, the blanks and lines between them left out. */
export function sentencesOf(text: string): Passage[] {
  const found = text.matchAll(/[^\s][^.!?…\n]*(?:[.!?…]+["»”)]*|(?=\n)|$)/gu);
  return [...found].map((match) => ({ from: match.index, to: match.index + match[0].trimEnd().length }));
}

/** Whether marks lie in the text, one after the other. */
export const areSound = (text: string, marks: readonly Mark[]): boolean =>
  marks.every(({ from, to }, index) => from < to && to <= text.length && from >= (marks[index - 1]?.to ?? 0));

/** Stands where something was left out; of what and how long it was it says nothing. */
export const gap = '[…]';

/** A note as it is handed over. @param marks in order */
export function withoutMarked(text: string, marks: readonly Passage[]): string {
  let at = 0;
  let left = '';
  for (const { from, to } of marks) {
    left += text.slice(at, from) + gap;
    at = to;
  }
  // Neighbours are one gap: how many there were is nobody's either.
  return (left + text.slice(at)).replaceAll(/\[…\](?:\s*\[…\])+/gu, gap);
}
