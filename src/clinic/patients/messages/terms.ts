import { texts } from './texts.ts';

/** Label of a message kind, with a fallback for unknown kinds. */
export function kindInWords(kind: string): string {
  const labels: Readonly<Record<string, string>> = texts().kinds;
  return labels[kind] ?? texts().otherKind;
}
