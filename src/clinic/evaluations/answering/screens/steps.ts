import { routes } from '#platform/paths.ts';

/** Address of a step: a question by its number, or the end. */
export const stepAt = (id: number, step: number | 'fin'): string =>
  `${routes.cuestionario}?id=${id}&pregunta=${step}`;

/** The step after a question. */
export const stepAfter = (item: number, total: number): number | 'fin' => (item < total ? item + 1 : 'fin');

/** The first question without an answer; the end where all have one. */
export function nextOpen(answers: readonly (number | null)[]): number | 'fin' {
  const index = answers.indexOf(null);
  return index === -1 ? 'fin' : index + 1;
}
