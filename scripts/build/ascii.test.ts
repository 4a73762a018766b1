import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inAscii } from './ascii.mjs';

test.each([
  '"comillas ’ y €, también ñ"',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a program.
  '`${1 + 1} € \\’ \\\\’ \\n…`',
  '/^[Ā-ž’]+$/u.exec("Ș ā’ ž")?.[0] ?? "nada"',
  '/👋|…/u.exec("dice 👋")[0]',
  '/[👋💿]/u.test("💿") + "👋".length',
  '(() => { const ā = 1; return ā + 1; })()',
])('%s means the same in ASCII', (code) => {
  const written = inAscii(code);
  expect(written).toMatch(/^[\0-\x7f]*$/);
  expect(runInThisContext(written)).toBe(runInThisContext(code));
});
