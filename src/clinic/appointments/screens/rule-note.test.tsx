import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isLate, RuleNote } from './rule-note.tsx';

const now = new Date('2027-02-01T09:00:00Z');
const late = '2027-02-02T08:59:00Z';
const early = '2027-02-02T09:00:00Z';

test('an hour is late from a day before it begins, and none that is not known', () => {
  expect([late, early, undefined].map((startsAt) => isLate(startsAt, now))).toEqual([true, false, false]);
  expect(isLate(late, undefined)).toBe(false);
});

test('until the clock is known the rule is said, and the words of a late hour keep their place unsaid', () => {
  for (const byPlan of [false, true]) {
    const markup = renderToStaticMarkup(<RuleNote startsAt={late} byPlan={byPlan} />);
    expect(markup).toMatch(
      /^<div role="status"[^>]*><p aria-hidden="false"[^>]*>Puedes cambiarla, o cancelarla /,
    );
    expect(markup).toMatch(
      /<p aria-hidden="true" class="[^"]*\binvisible\b[^"]*"><strong>Faltan menos de 24 horas/,
    );
  }
});
