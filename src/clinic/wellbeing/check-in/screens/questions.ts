import type { Scores } from '../../terms.ts';
import { texts } from './texts.ts';

/** In the order of the form. */
const questionNames = [
  'mood',
  'sleepQuality',
  'stressLevel',
  'energyLevel',
] as const satisfies (keyof Scores)[];

/** Questions in order, with a label for each mark. */
export const listQuestions = () => questionNames.map((name) => ({ name, ...texts().questions[name] }));
export type Question = ReturnType<typeof listQuestions>[number];
