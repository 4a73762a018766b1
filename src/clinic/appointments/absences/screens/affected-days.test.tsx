import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { AffectedPreview } from './absence-form.tsx';

const visit = (id: number, startsAt: string) =>
  // Cast: the list reads no other fields.
  ({
    id,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
    patient: { id, name: `Ona Ferrer ${id}` },
  }) as AgendaAppointment;

test('the affected appointments of a day are listed under one date', () => {
  const hit = [
    visit(1, '2026-12-01T09:00:00.000Z'),
    visit(2, '2026-12-01T11:00:00.000Z'),
    visit(3, '2026-12-02T09:00:00.000Z'),
  ];
  const shown = renderToStaticMarkup(<AffectedPreview hit={hit} />);
  expect(shown.match(/martes, 1 de diciembre de 2026/g)).toHaveLength(1);
  expect(shown.match(/miércoles, 2 de diciembre de 2026/g)).toHaveLength(1);
  expect(shown).toContain('12:00–13:00 · Ona Ferrer 2');
});
