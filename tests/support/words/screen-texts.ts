import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A visible text: its source file, and the text with whitespace collapsed. */
export type ScreenText = { file: string; text: string };

type Node = { type: string; [key: string]: unknown };

/**
 * All texts in the sources that users may see: strings, templates (with '…' for placeholders) and JSX text.
 * Paths, class names and the like are excluded by position or form.
 */
export const listScreenTexts = (
  patterns: readonly string[] = ['clinic.config.ts', 'src/**/*.{ts,tsx}', 'demo/**/*.ts'],
): ScreenText[] =>
  globSync(patterns)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => {
      const found: string[] = [];
      collect(parseSync(file, readFileSync(file, 'utf8')).program, found);
      return found
        .map((text) => text.replaceAll(/\s+/g, ' ').trim())
        .filter(isReadableText)
        .map((text) => ({ file, text }));
    });

function collect(part: unknown, found: string[]): void {
  if (Array.isArray(part)) for (const one of part) collect(one, found);
  if (typeof part !== 'object' || part === null || !('type' in part)) return;
  const node = part as Node;
  if (isIgnoredNode(node)) return;
  const text = textOf(node);
  if (text !== undefined) found.push(text);
  for (const value of Object.values(node)) collect(value, found);
}

/** Imports, types, and attributes without visible text. */
const isIgnoredNode = (node: Node) =>
  /^(Import|Export(All|Named)Declaration$.*source|TS(Literal|Type))/.test(node.type) ||
  (node.type === 'JSXAttribute' &&
    /^(className|d|viewBox|rel|target)$/.test((node.name as { name: string }).name));

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'JSXText') return node.value as string;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** A sentence, or a word that starts with a capital or contains a Spanish letter or sign. */
const isReadableText = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  !/^(#|\.|\/|node:|@|https?:|[a-z-]+:)/.test(text) &&
  (/^[¡¿]?\p{Lu}/u.test(text) || /[áéíóúñ¿¡]/.test(text) || /\p{Ll} \p{Ll}/u.test(text));
