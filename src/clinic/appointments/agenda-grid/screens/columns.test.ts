import { describe, expect, test } from 'vitest';
import type { Agenda } from '../../agenda/contract.ts';
import { columnTexts } from './column-texts.ts';
import { agendaOf, gridColumns, shortProfessionalName, shownAlone, weekInWords } from './columns.ts';

test('names a week by its first and last day without repeating common parts', () => {
  expect(weekInWords('2026-11-25')).toBe('Semana del 23 al 29\u00a0nov\u00a02026');
  expect(weekInWords('2026-12-06')).toBe('Semana del 30\u00a0nov al 6\u00a0dic\u00a02026');
  expect(weekInWords('2027-01-01')).toBe('Semana del 28\u00a0dic\u00a02026 al 3\u00a0ene\u00a02027');
});

const colleague = { id: 1, name: 'Dra. Nausica Riubell', isOpen: false };
const own = { id: 2, name: 'Fermí Valldoreix', isOpen: true };

test('shows a professional their own week until they choose a colleague’s or everyone’s', () => {
  expect(shownAlone([colleague, own], 'week', undefined)).toBe(own);
  expect(shownAlone([colleague, own], 'week', 1)).toBe(colleague);
  expect(shownAlone([colleague], 'week', undefined)).toBe(colleague);
  expect(shownAlone([], 'week', 1)).toBeUndefined();
  expect(shownAlone([colleague, own], 'week', 'all')).toBeUndefined();
});

test('shows everyone’s day until one professional is chosen', () => {
  expect(shownAlone([colleague, own], 'day', undefined)).toBeUndefined();
  expect(shownAlone([colleague, own], 'list', undefined)).toBeUndefined();
  expect(shownAlone([colleague, own], 'day', 2)).toBe(own);
});

describe('gridColumns', () => {
  const agenda: Agenda = {
    professionals: [colleague, own],
    appointments: [],
    hours: [],
    holidays: ['2026-11-25'],
    busy: [{ professionalId: 1, startsAt: '2026-11-28T09:00:00.000Z', endsAt: '2026-11-28T10:00:00.000Z' }],
    unsigned: [],
    absences: [],
  };
  const columnsOf = (view: 'day' | 'week', chosen: typeof own | undefined) =>
    gridColumns({ agenda, view, chosen, day: '2026-11-25', from: '2026-11-23', today: '2026-11-24' });

  test('shows the day of each professional side by side', () => {
    expect(columnsOf('day', undefined).map(({ title }) => title)).toEqual([colleague.name, own.name]);
    expect(columnsOf('day', own).map(({ title }) => title)).toEqual([own.name]);
  });

  test('shows the week of everyone day by day, without an idle weekend day', () => {
    const columns = columnsOf('week', undefined);
    expect(columns.map(({ day, professional }) => `${day.slice(8)}-${professional.id}`).join(' ')).toBe(
      '23-1 23-2 24-1 24-2 25-1 25-2 26-1 26-2 27-1 27-2 28-1 28-2',
    );
    expect(columns[2]).toMatchObject({ title: 'martes 24', isToday: true });
    expect(columns[4]).toMatchObject({ hint: 'Festivo', isToday: false });
  });

  test('keeps a narrow column for an idle weekend day of one professional', () => {
    const idle = columnsOf('week', own).map(({ isIdle }) => isIdle);
    expect(idle).toEqual([false, false, false, false, false, true, true]);
  });
});

test('elides the Catalan article before 1 and 11', () => {
  expect(columnTexts('ca').week('1', '7 febr 2027')).toBe('Setmana de l’1 al 7 febr 2027');
  expect(columnTexts('ca').week('5', '11 gen 2027')).toBe('Setmana del 5 a l’11 gen 2027');
  expect(columnTexts('ca').week('31 maig', '6 juny 2027')).toBe('Setmana del 31 maig al 6 juny 2027');
});

test('shortens the name of a professional unless a colleague has the same first name', () => {
  const team = [colleague, own];
  expect(shortProfessionalName(colleague.name, team)).toBe('Nausica');
  expect(shortProfessionalName(own.name, [own, { ...own, id: 3, name: 'Dr. Fermí Altre' }])).toBe(own.name);
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
