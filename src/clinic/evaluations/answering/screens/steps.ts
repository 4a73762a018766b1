import { routes } from '#platform/paths.ts';

export const stepUrl = (id: number, step: number | 'fin'): string =>
  `${routes.cuestionario}?id=${id}&pregunta=${step}`;

export const stepAfter = (item: number, total: number): number | 'fin' => (item < total ? item + 1 : 'fin');

export function firstUnanswered(answers: readonly (number | null)[]): number | 'fin' {
  const index = answers.indexOf(null);
  return index === -1 ? 'fin' : index + 1;
}
