import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ruleBelow } from '../booking/screens/privacy-note.tsx';
import { isLate, LateNote } from './late-note.tsx';

const now = new Date('2027-02-01T09:00:00Z');
const [late, early] = ['2027-02-02T08:59:00Z', '2027-02-02T09:00:00Z'];

test('whether an hour may still be changed is said once: above the button where not, else below it', () => {
  expect([late, early, undefined].map((startsAt) => isLate(startsAt, now))).toEqual([true, false, false]);
  expect(isLate(late, undefined)).toBe(false);
  for (const byPlan of [false, true]) {
    expect(ruleBelow({ byPlan, startsAt: late }, now)).toBeUndefined();
    for (const startsAt of [early, undefined])
      expect(ruleBelow({ byPlan, startsAt }, now)).toMatch(
        /^Puedes cambiarla, o cancelarla .+ 24 horas antes/,
      );
  }
});

test('the region that tells of a late hour is in the tree before it has words', () => {
  const markup = renderToStaticMarkup(<LateNote startsAt={late} byPlan={false} />);
  expect(markup).toBe('<div role="status" class="empty:absolute"></div>');
});
