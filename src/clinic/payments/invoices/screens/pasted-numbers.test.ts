import { expect, test } from 'vitest';
import { assignPasted } from './pasted-numbers.ts';

const rows = [
  { receiptId: 1, receipt: '2026/000001', cents: 6_500 },
  { receiptId: 2, receipt: '2026/000002', cents: 8_000 },
  { receiptId: 3, receipt: '2026/000003', cents: -1_000 },
];
const numbersOf = (text: string) => assignPasted(text, rows).assigned.map(({ number }) => number);

test('assigns a column in the order of the receipts; an empty line skips one', () => {
  expect(numbersOf('101\n102\n103\n')).toEqual(['101', '102', '103']);
  expect(numbersOf('101\r\n\r\n103')).toEqual(['101', null, '103']);
  expect(numbersOf('101')).toEqual(['101', null, null]);
  expect(numbersOf('  ')).toEqual([null, null, null]);
});

test('assigns a line that names a receipt to it, in any order', () => {
  expect(numbersOf('2026/000003\tF/9\n2026/000001\tF/7')).toEqual(['F/7', null, 'F/9']);
  expect(numbersOf('F/8;2026/000002\nF/7')).toEqual(['F/7', 'F/8', null]);
});

test('reports an amount that is not the receipt’s, whatever its sign', () => {
  const problems = assignPasted('101\t65,00 €\n102\t65,00\n103\t10,00', rows).assigned;
  expect(problems.map(({ number, problem }) => [number, problem])).toEqual([
    ['101', null],
    ['102', 'El importe pegado es 65,00'],
    ['103', null],
  ]);
});

test('counts lines beyond the receipts', () => {
  expect(assignPasted('1\n2\n3\n4\n5', rows).surplus).toBe(2);
});
