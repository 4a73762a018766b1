import { type Placeholder, parsePlaceholder } from './terms.ts';

/** Values by placeholder; null if unknown. */
export type PlaceholderValues = Record<Placeholder, string | null>;

/** Replaces the placeholders. One without a value is left out, with the comma before or after it. */
export function fillTemplate(text: string, values: PlaceholderValues): string {
  const lookUp = (typed: string) => {
    const placeholder = parsePlaceholder(typed);
    return placeholder === undefined ? undefined : values[placeholder];
  };
  return text
    .replaceAll(/^\{([^{}]*)\}[,:]? *(\p{L}?)/gmu, (match, typed, next: string) =>
      lookUp(typed) === null ? next.toLocaleUpperCase('es') : match,
    )
    .replaceAll(/,? *\{([^{}]*)\}/g, (match, typed) => {
      const value = lookUp(typed);
      if (value === undefined) return match;
      return value === null ? '' : match.replace(/\{.*\}/, () => value);
    });
}

/** Gaps that the writer fills by hand: '[día]'. */
export const listGaps = (text: string): string[] => text.match(/\[[^[\]\n]+\]/g) ?? [];

/** The first gap of one of the templates that is still in a text; a person's own brackets are none. */
export const findOpenGap = (text: string, templates: readonly { text: string }[]): string | undefined => {
  const known = new Set(templates.flatMap((template) => listGaps(template.text)));
  return listGaps(text).find((gap) => known.has(gap));
};

/** The first name for a greeting; null for an initial, a user name or an e-mail address. */
export function firstNameOf(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/);
  return /^[\p{Lu}\p{Lo}][\p{L}’'·-]+$/u.test(first) ? first : null;
}
