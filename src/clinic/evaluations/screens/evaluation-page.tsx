import { clinic } from '#config';

export const meta = () => [{ title: `Evaluación psicométrica · ${clinic.name}` }];

export default function EvaluationPage() {
  return <h1>Evaluación psicométrica</h1>;
}
