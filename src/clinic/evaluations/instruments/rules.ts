import type { Instrument } from '../terms.ts';
import { type Band, questionnaires } from './terms.ts';

/** 0 to 3 for each item; null when unanswered. */
export type Answers = readonly (number | null)[];

/**
 * Lowest score of each band. PHQ-9: Kroenke, Spitzer, Williams, J Gen Intern Med 2001; 16: 606–613 (5, 10,
 * 15, 20). GAD-7: Spitzer and colleagues, Arch Intern Med 2006; 166: 1092–1097 (5, 10, 15).
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

/** Highest possible score: three for each item. */
export const maxScore = (instrument: Instrument): number => itemCount(instrument) * 3;

export const isComplete = (answers: Answers): boolean => answers.every((value) => value !== null);

/** Sum of the answers; null until all items are answered. */
export const scoreOf = (answers: Answers): number | null =>
  isComplete(answers) ? answers.reduce<number>((sum, value) => sum + (value ?? 0), 0) : null;

/** Published severity band of a score. It is not a diagnosis. */
export const bandOf = (instrument: Instrument, score: number): Band =>
  cutOffs[instrument].find(([from]) => score >= from)?.[1] ?? 'minimal';

/** Whether an answer raises an urgent alert. @param item counted from 1 */
export const isAlarming = (instrument: Instrument, item: number, value: number): boolean =>
  questionnaires[instrument].riskItem === item && value > 0;

/** Stands for an unanswered item. */
const blank = '-';

/**
 * Serializes answers to one character per item, so that the ciphertext length does not reveal how many are answered.
 */
export const writeAnswers = (answers: Answers): string => answers.map((value) => value ?? blank).join('');

export const readAnswers = (text: string): Answers =>
  [...text].map((mark) => (mark === blank ? null : Number(mark)));

export const noAnswers = (instrument: Instrument): Answers =>
  Array.from({ length: itemCount(instrument) }, () => null);
