import type { StepName } from '../terms.ts';
import { texts } from './texts.ts';

export const stepTitles = (): Readonly<Record<StepName, string>> => texts().steps;
