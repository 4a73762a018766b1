import type { EvaluationOfPerson } from '../api.ts';
import { texts } from './desk-texts.ts';

export const evaluationStateLabels = (): Record<EvaluationOfPerson['state'], string> => texts().states;
