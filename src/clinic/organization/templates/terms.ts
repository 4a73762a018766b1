import { fold } from '#platform/text/fold.ts';

/** A longer list would need a search. */
export const maxTemplates = 30;
export const maxNameLength = 60;
/** Fits into a message of the chat and of the inbox, with room for the writer's own words. */
export const maxTextLength = 1_500;

/** Placeholders that a template may contain, written between braces: '{nombre}'. */
export const placeholders = [
  'nombre',
  'teléfono',
  'correo',
  'dirección',
  'horario',
  'reservas',
  'clínica',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** '{Telefono}' is accepted for '{teléfono}'. */
export const parsePlaceholder = (typed: string): Placeholder | undefined =>
  placeholders.find((each) => fold(each) === fold(typed));

const inBraces = /\{([^{}]*)\}/g;

/** The first part of a template that would reach the recipient with its braces; undefined if there is none. */
export function findUnknownPlaceholder(text: string): string | undefined {
  const rest = text.replaceAll(inBraces, (match, typed) => (parsePlaceholder(typed) ? '' : match));
  return /\{[^{}]*\}|[{}]/.exec(rest)?.[0];
}
