import { dayOfAge } from '#clinic/patients/terms.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { type MarkReason, warnDays } from './terms.ts';

/** Months to answer, normal and extended for complex requests with notice to the person: GDPR, art. 12.3. */
const months = { plain: 1, extended: 3 } as const;

export const dueOn = (receivedOn: Day, isExtended: boolean): Day =>
  dayOfAge(receivedOn, isExtended ? months.extended : months.plain);

/** Whether a request needs attention now. @param daysLeft days until it is due; negative when overdue */
export const isNear = (daysLeft: number): boolean => daysLeft <= warnDays;

/** A passage of a note by offsets; `to` is exclusive. */
export type Passage = { from: number; to: number };
export type Mark = Passage & { why: MarkReason };

/** Splits a note into sentences, without the white space between them. */
export function splitSentences(text: string): Passage[] {
  const found = text.matchAll(/[^\s][^.!?…\n]*(?:[.!?…]+["»”)]*|(?=\n)|$)/gu);
  return [...found].map((match) => ({ from: match.index, to: match.index + match[0].trimEnd().length }));
}

/** Whether marks are inside the text, ordered and disjoint. */
export const areValidMarks = (text: string, marks: readonly Mark[]): boolean =>
  marks.every(({ from, to }, index) => from < to && to <= text.length && from >= (marks[index - 1]?.to ?? 0));

/** Replaces withheld text without revealing its content or length. */
export const omissionMark = '[…]';

/** The note without marked passages. @param marks in order */
export function omitMarked(text: string, marks: readonly Passage[]): string {
  let at = 0;
  let left = '';
  for (const { from, to } of marks) {
    left += text.slice(at, from) + omissionMark;
    at = to;
  }
  // Merges adjacent gaps, so that their number is not revealed.
  return (left + text.slice(at)).replaceAll(/\[…\](?:\s*\[…\])+/gu, omissionMark);
}
