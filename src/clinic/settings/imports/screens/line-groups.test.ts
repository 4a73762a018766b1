import { expect, test } from 'vitest';
import type { ImportRow } from '../api.ts';
import { groupByReason, sortRows } from './line-groups.ts';

const row = (line: number, changes: Partial<ImportRow> = {}): ImportRow => ({
  line,
  state: 'new',
  what: 'Ona Inventada',
  problems: [],
  notes: [],
  ...changes,
});
const wrong = (line: number, message: string, column: string | null = null) =>
  row(line, { state: 'wrong', problems: [{ column, message }] });

test('groups rows by reason, the most frequent first', () => {
  const rows = [
    row(2),
    wrong(3, 'Está cancelada o anulada.', 'Estado'),
    wrong(4, 'No hay ninguna ficha.'),
    wrong(5, 'No hay ninguna ficha.'),
  ];
  expect(groupByReason(rows).map(({ text, rows: { length } }) => [text, length])).toEqual([
    ['No hay ninguna ficha.', 2],
    ['Estado: Está cancelada o anulada.', 1],
  ]);
});

test('joins reasons that differ only in the value of the file', () => {
  const rows = [wrong(2, '«31/11» no es un día.'), wrong(3, '«32/1» no es un día.'), wrong(4, 'Falta «x».')];
  expect(groupByReason(rows).map(({ text }) => text)).toEqual(['«…» no es un día.', 'Falta «x».']);
});

test('sorts rows that need attention first', () => {
  const rows = [
    row(2),
    row(3, { notes: ['No se guarda: 1'] }),
    row(4, { state: 'present' }),
    wrong(5, 'No.'),
  ];
  expect(sortRows(rows).map(({ line }) => line)).toEqual([5, 4, 3, 2]);
});
