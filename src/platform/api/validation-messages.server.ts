import type { z } from 'zod';

/**
 * Default Spanish message for a validation issue without a message in the contract. Passed to `z.config`, so it
 * applies to every endpoint.
 */
export function validationMessage(issue: z.core.$ZodRawIssue): string {
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
