import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { isLate, RuleNote } from './rule-note.tsx';

const now = new Date('2027-02-01T09:00:00Z');
const hours = configuredSettings.cancellationHours;
const early = new Date(now.getTime() + hours * 3_600_000).toISOString();
const late = new Date(now.getTime() + hours * 3_600_000 - 60_000).toISOString();

test('isLate is true within the notice, and false for an unknown time', () => {
  expect([late, early, undefined].map((startsAt) => isLate(startsAt, now))).toEqual([true, false, false]);
  expect(isLate(late, undefined)).toBe(false);
});

test('shows the rule and reserves the space of the late notice until the time is known', () => {
  for (const byPlan of [false, true]) {
    const markup = renderToStaticMarkup(<RuleNote startsAt={late} byPlan={byPlan} />);
    expect(markup).toMatch(
      /^<div role="status"[^>]*><p aria-hidden="false"[^>]*>Puedes cambiarla, o cancelarla /,
    );
    expect(markup).toMatch(
      new RegExp(
        `<p aria-hidden="true" class="[^"]*\\binvisible\\b[^"]*"><strong>Faltan menos de ${hours} horas`,
      ),
    );
  }
});
