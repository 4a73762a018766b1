import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { languages } from '#platform/language/language.ts';
import { catalanOnly, spanishOnly } from '#tests/support/words/language-words.ts';
import { listScreenTexts } from '#tests/support/words/screen-texts.ts';

const textFiles = (language: string) => globSync(`src/**/*.${language}.{ts,tsx}`).sort();

test('every file of texts exists in every language', () => {
  const [first = [], ...others] = languages.map((language) =>
    textFiles(language).map((file) => file.replace(`.${language}.`, '.')),
  );
  expect(first.length).toBeGreaterThan(2);
  for (const other of others) expect(other).toEqual(first);
});

/** Names of laws, institutions and programs keep their own language. */
const properNames = /Guía de Práctica|Ley Orgánica/g;

const findIn = (language: string, pattern: RegExp) =>
  listScreenTexts([`src/**/*.${language}.{ts,tsx}`])
    .filter(({ text }) => pattern.test(text.replaceAll(properNames, '')))
    .map(({ file, text }) => `${file}: ${text}`);

test('Catalan texts contain no Spanish words, and Spanish ones no Catalan words', () => {
  expect(findIn('ca', spanishOnly)).toEqual([]);
  expect(findIn('es', catalanOnly)).toEqual([]);
});

test('Catalan uses the typographic apostrophe and the middle dot', () => {
  expect(findIn('ca', /\p{L}'\p{L}|l\.l|l•l|l-l/u)).toEqual([]);
});

type Node = { type: string; start: number; [key: string]: unknown };

/** Attributes whose text users see or hear. */
const visible = /^(aria-label|title|label|placeholder|alt|heading|description|busyLabel|hint|question)$/;

const isSentence = (text: string) => /\p{L}{2}/u.test(text);

/** An element in a language of its own, as a name in English. */
function hasLanguage(node: Node): boolean {
  if (node.type !== 'JSXElement') return false;
  const { attributes } = node.openingElement as { attributes: { name?: { name: string }; value?: Node }[] };
  return attributes.some(({ name, value }) => name?.name === 'lang' && value?.type === 'Literal');
}

/** Texts that an expression between tags may give: `{isOngoing && ', hasta ahora'}`. */
function textsOf(expression: Node): string[] {
  const partsOf: Record<string, string[]> = {
    LogicalExpression: ['right'],
    ConditionalExpression: ['consequent', 'alternate'],
  };
  if (expression.type === 'Literal' && typeof expression.value === 'string') return [expression.value];
  if (expression.type === 'TemplateLiteral')
    return (expression.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return (partsOf[expression.type] ?? []).flatMap((name) => textsOf(expression[name] as Node));
}

function collectLiterals(part: unknown, found: string[]): void {
  if (Array.isArray(part)) for (const one of part) collectLiterals(one, found);
  if (typeof part !== 'object' || part === null || !('type' in part)) return;
  const node = part as Node;
  if (/^(Import|TS(Literal|Type))/.test(node.type)) return;
  if (hasLanguage(node)) return;
  if (node.type === 'JSXText' && isSentence(node.value as string)) found.push((node.value as string).trim());
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    for (const child of node.children as Node[])
      if (child.type === 'JSXExpressionContainer')
        found.push(...textsOf(child.expression as Node).filter((text) => isSentence(text)));
  if (node.type === 'JSXAttribute') {
    const { name, value } = node as unknown as { name: { name: string }; value: Node | null };
    if (visible.test(name.name) && value?.type === 'Literal' && isSentence(value.value as string))
      found.push(value.value as string);
  }
  // A string anywhere that reads as Spanish.
  if (node.type === 'Literal' && typeof node.value === 'string' && /[áéíóúñ¿¡]/.test(node.value))
    found.push(node.value);
  for (const value of Object.values(node)) collectLiterals(value, found);
}

/** The catalogue of components, whose readers are developers, and a format that is the same in every language. */
const isCatalogue = (file: string) => /site\/screens\/design(-page\.tsx|\/)/.test(file);
const sameEverywhere = new Set(['hh:mm', 'PDF']);

test('only the server tells the language of the request', () => {
  // Tests use `runInLanguage`: another source would stay for all later test files of the process.
  const users = globSync('{src,demo,tests}/**/*.{ts,tsx}').filter((file) =>
    /\bsetLanguageSource\(/.test(readFileSync(file, 'utf8')),
  );
  expect(users.sort()).toEqual([
    'src/platform/language/language.ts',
    'src/platform/language/request-language.server.ts',
  ]);
});

test('no screen and no letter contains a text of its own', () => {
  const files = globSync(['src/**/*.tsx', 'src/**/letters.server.ts']).filter(
    (file) => !/\.(test|es|ca)\.tsx$/.test(file) && !isCatalogue(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const breaches = files.flatMap((file) => {
    const found: string[] = [];
    collectLiterals(parseSync(file, readFileSync(file, 'utf8')).program, found);
    return found.filter((text) => !sameEverywhere.has(text)).map((text) => `${file}: ${text}`);
  });
  expect(breaches).toEqual([]);
});
