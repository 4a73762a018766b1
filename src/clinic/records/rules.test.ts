import { expect, test } from 'vitest';
import { areSound, dueOn, gap, isNear, sentencesOf, withoutMarked } from './rules.ts';

const cut = (text: string) => sentencesOf(text).map(({ from, to }) => text.slice(from, to));

test('a note falls into sentences, lines apart, and nothing of it is lost', () => {
  expect(cut('Viene sola. ¿Duerme? No mucho…\nDijo: «Basta.» Y ya')).toEqual([
    ...['Viene sola.', '¿Duerme?', 'No mucho…', 'Dijo: «Basta.»', 'Y ya'],
  ]);
  expect(cut('Sin punto')).toEqual(['Sin punto']);
  expect(cut('  \n\n ')).toEqual([]);
  const text = 'Uno. Dos!  Tres?\n\n- Cuatro\n...Cinco';
  expect(cut(text).join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
});

test('one marked sentence and ten leave the same sign behind', () => {
  const text = 'Uno. Dos. Tres. Cuatro.';
  const [, two, three] = sentencesOf(text);
  const marked = (...passages: (typeof two)[]) =>
    withoutMarked(
      text,
      passages.filter((one) => one !== undefined),
    );
  expect(marked(two)).toBe(`Uno. ${gap} Tres. Cuatro.`);
  expect(marked(two, three)).toBe(`Uno. ${gap} Cuatro.`);
  expect(marked()).toBe(text);
});

test('marks lie in the text, in order and apart', () => {
  const why = 'subjective';
  expect(
    areSound('Hola.', [
      { from: 0, to: 2, why },
      { from: 2, to: 5, why },
    ]),
  ).toBe(true);
  expect(areSound('Hola.', [{ from: 0, to: 6, why }])).toBe(false);
  expect(
    areSound('Hola.', [
      { from: 2, to: 5, why },
      { from: 0, to: 2, why },
    ]),
  ).toBe(false);
});

test('a request is due a month later, on the month’s last day where there is no such day, or three', () => {
  expect(dueOn('2026-11-23', false)).toBe('2026-12-23');
  expect(dueOn('2027-01-31', false)).toBe('2027-02-28');
  expect(dueOn('2026-11-30', true)).toBe('2027-02-28');
  expect([8, 7, 0, -3].map(isNear)).toEqual([false, true, true, true]);
});
