import type { z } from 'zod';

/**
 * What is said of a value that does not fit its shape, where the contract says nothing of its own: a sentence for whoever
 * reads it on the screen, instead of zod's words for programmers. Given to `z.config`, it holds for every endpoint.
 */
export function sentenceFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'Hay un dato que aquí no se usa.';
    case 'too_big':
      return tooMuch[issue.origin] ?? 'Hay un número demasiado grande.';
    case 'too_small':
      return tooLittle[issue.origin] ?? 'Hay un número demasiado pequeño.';
    case 'invalid_value':
      return 'Elige una de las opciones.';
    case 'invalid_format':
      return 'Hay un dato que no está bien escrito.';
    default:
      return issue.input === undefined ? 'Falta un dato.' : 'Hay un dato que no es válido.';
  }
}

const tooMuch: Readonly<Record<string, string>> = {
  string: 'Hay un texto demasiado largo.',
  array: 'Hay demasiados datos.',
  object: 'Hay demasiados datos.',
};

const tooLittle: Readonly<Record<string, string>> = {
  string: 'Hay un texto demasiado corto.',
  array: 'Faltan datos.',
  object: 'Faltan datos.',
};
