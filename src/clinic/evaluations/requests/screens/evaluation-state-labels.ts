import type { EvaluationOfPerson } from '../api.ts';

export const evaluationStateLabels: Record<EvaluationOfPerson['state'], string> = {
  sent: 'Por responder',
  begun: 'A medias',
  answered: 'Por leer',
  released: 'Compartido',
};
