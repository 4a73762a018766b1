import { expect, test } from 'vitest';
import { areValidMarks, dueOn, isNear, omissionMark, omitMarked, splitSentences } from './rules.ts';

const cut = (text: string) => splitSentences(text).map(({ from, to }) => text.slice(from, to));

test('splits a note into sentences and lines without losing text', () => {
  expect(cut('Viene sola. ¿Duerme? No mucho…\nDijo: «Basta.» Y ya')).toEqual([
    ...['Viene sola.', '¿Duerme?', 'No mucho…', 'Dijo: «Basta.»', 'Y ya'],
  ]);
  expect(cut('Sin punto')).toEqual(['Sin punto']);
  expect(cut('  \n\n ')).toEqual([]);
  const text = 'Uno. Dos!  Tres?\n\n- Cuatro\n...Cinco';
  expect(cut(text).join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
});

test('leaves the same gap for one marked sentence as for ten', () => {
  const text = 'Uno. Dos. Tres. Cuatro.';
  const [, two, three] = splitSentences(text);
  const marked = (...passages: (typeof two)[]) =>
    omitMarked(
      text,
      passages.filter((one) => one !== undefined),
    );
  expect(marked(two)).toBe(`Uno. ${omissionMark} Tres. Cuatro.`);
  expect(marked(two, three)).toBe(`Uno. ${omissionMark} Cuatro.`);
  expect(marked()).toBe(text);
});

test('accepts marks only inside the text, ordered and disjoint', () => {
  const why = 'subjective';
  expect(
    areValidMarks('Hola.', [
      { from: 0, to: 2, why },
      { from: 2, to: 5, why },
    ]),
  ).toBe(true);
  expect(areValidMarks('Hola.', [{ from: 0, to: 6, why }])).toBe(false);
  expect(
    areValidMarks('Hola.', [
      { from: 2, to: 5, why },
      { from: 0, to: 2, why },
    ]),
  ).toBe(false);
});

test('is due a month later (or three), on the last day if the month is shorter', () => {
  expect(dueOn('2026-11-23', false)).toBe('2026-12-23');
  expect(dueOn('2027-01-31', false)).toBe('2027-02-28');
  expect(dueOn('2026-11-30', true)).toBe('2027-02-28');
  expect([8, 7, 0, -3].map(isNear)).toEqual([false, true, true, true]);
});
