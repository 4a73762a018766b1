import type { Instrument } from '../terms.ts';
import { type Band, questionnaires } from './terms.ts';

/** An answer is worth 0 to 3; null where the item is not answered yet. */
export type Answers = readonly (number | null)[];

/**
 * Where each band begins.
 * PHQ-9: Kroenke, Spitzer, Williams, J Gen Intern Med 2001; 16: 606–613 (5, 10, 15, 20).
 * GAD-7: Spitzer and colleagues, Arch Intern Med 2006; 166: 1092–1097 (5, 10, 15).
 */
const cutOffs: Readonly<Record<Instrument, readonly (readonly [from: number, Band])[]>> = {
  'phq-9': [
    [20, 'severe'],
    [15, 'moderately_severe'],
    [10, 'moderate'],
    [5, 'mild'],
  ],
  'gad-7': [
    [15, 'severe'],
    [10, 'moderate'],
    [5, 'mild'],
  ],
};

export const itemCount = (instrument: Instrument): number => questionnaires[instrument].items.length;

/** The highest score there can be: three for each item. */
export const mostOf = (instrument: Instrument): number => itemCount(instrument) * 3;

export const isComplete = (answers: Answers): boolean => answers.every((value) => value !== null);

/** The sum of the answers; null until every item has one. */
export const scoreOf = (answers: Answers): number | null =>
  isComplete(answers) ? answers.reduce<number>((sum, value) => sum + (value ?? 0), 0) : null;

/** The published band of a score. It orders, and says nothing of what somebody has. */
export const bandOf = (instrument: Instrument, score: number): Band =>
  cutOffs[instrument].find(([from]) => score >= from)?.[1] ?? 'minimal';

/** Whether an answer asks for somebody at once. @param item counted from 1 */
export const isAlarming = (instrument: Instrument, item: number, value: number): boolean =>
  questionnaires[instrument].riskItem === item && value > 0;

/** An unanswered item among the digits. */
const blank = '-';

/** Answers as they are sealed: one character an item, so that how many there are shows nothing. */
export const writeAnswers = (answers: Answers): string => answers.map((value) => value ?? blank).join('');

/** What `writeAnswers` has written. */
export const readAnswers = (text: string): Answers =>
  [...text].map((mark) => (mark === blank ? null : Number(mark)));

export const noAnswers = (instrument: Instrument): Answers =>
  Array.from({ length: itemCount(instrument) }, () => null);
