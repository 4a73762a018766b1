import { expect, test } from 'vitest';
import type { Agenda } from '../../agenda/contract.ts';
import { agendaOf, weekInWords, whoseWeek } from './columns.ts';

test('names a week by its first and last day without repeating common parts', () => {
  expect(weekInWords('2026-11-25')).toBe('Semana del 23 al 29 nov 2026');
  expect(weekInWords('2026-12-06')).toBe('Semana del 30 nov al 6 dic 2026');
  expect(weekInWords('2027-01-01')).toBe('Semana del 28 dic 2026 al 3 ene 2027');
});

test('shows a professional their own week until they choose a colleague’s', () => {
  const colleague = { id: 1, name: 'Dra. Nausica Riubell', isOpen: false };
  const own = { id: 2, name: 'Fermí Valldoreix', isOpen: true };
  expect(whoseWeek([colleague, own], undefined)).toBe(own);
  expect(whoseWeek([colleague, own], 1)).toBe(colleague);
  expect(whoseWeek([colleague], undefined)).toBe(colleague);
  expect(whoseWeek([], 1)).toBeUndefined();
});

test('keeps one professional’s hours and closures of the whole clinic in a week', () => {
  const at = { startsAt: '2026-11-24T08:00:00.000Z', endsAt: '2026-11-24T09:00:00.000Z' };
  const agenda: Agenda = {
    professionals: [],
    appointments: [],
    hours: [],
    holidays: [],
    busy: [1, 2].map((professionalId) => ({ professionalId, ...at })),
    unsigned: [],
    absences: [null, 1, 2].map((professionalId) => ({ professionalId, ...at })),
  };
  const { busy, absences } = agendaOf(agenda, 1);
  expect(busy).toEqual([{ professionalId: 1, ...at }]);
  expect(absences.map(({ professionalId }) => professionalId)).toEqual([null, 1]);
});
