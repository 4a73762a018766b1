import type { parseSync } from 'vite';

type Parsed = ReturnType<typeof parseSync>;

/** Where a type is claimed instead of found: `as X`, `<X>y` and `y!`; `as const` claims nothing. */
export type Cast = { line: number; text: string; hasReason: boolean };

/** The casts of a file. A reason is a comment `Cast: …` in the lines of the cast, or directly above its first. */
export function castsOf({ program, comments }: Parsed, text: string): Cast[] {
  const lineAt = (place: number) => text.slice(0, place).split('\n').length;
  const said = new Map<number, string>();
  for (const { start, end, value } of comments)
    for (let line = lineAt(start); line <= lineAt(end); line++) said.set(line, value);
  const hasReason = (first: number, last: number) => {
    let line = first - 1;
    while (said.has(line)) line--;
    return range(line + 1, last).some((one) => /\bCast: \S/.test(said.get(one) ?? ''));
  };
  const found: Cast[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const inner of Object.values(value)) visit(inner);
    if (!isCast(value)) return;
    const [first, last] = [lineAt(value.start), lineAt(value.end)];
    found.push({
      line: first,
      text: text.slice(value.start, value.end).replace(/\s+/g, ' '),
      hasReason: hasReason(first, last),
    });
  };
  visit(program);
  return found;
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

type Claim = { start: number; end: number };

function isCast(node: object): node is Claim {
  if (!('type' in node)) return false;
  if (node.type === 'TSTypeAssertion' || node.type === 'TSNonNullExpression') return true;
  return node.type === 'TSAsExpression' && !isConst(node);
}

/** `as const` is parsed as a type of that name. */
const isConst = (node: object): boolean =>
  'typeAnnotation' in node && /"typeName":\{[^{}]*"name":"const"/.test(JSON.stringify(node.typeAnnotation));
