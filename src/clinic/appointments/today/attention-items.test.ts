import { expect, test } from 'vitest';
import type { AgendaAppointment } from '../agenda/contract.ts';
import { listAttentionItems } from './attention-items.ts';

const now = new Date('2026-11-30T07:00:00.000Z');
const visit = (id: number, fields: Partial<AgendaAppointment> = {}) =>
  // Cast: the function reads no other fields of an appointment.
  ({
    id,
    professionalId: 1,
    type: 'office',
    status: 'confirmed',
    attendance: null,
    startsAt: '2026-11-30T09:00:00.000Z',
    endsAt: '2026-11-30T10:00:00.000Z',
    ...fields,
  }) as AgendaAppointment;
const day = (professionalId: number | null) => ({
  professionalId,
  startsAt: '2026-11-30T00:00:00.000Z',
  endsAt: '2026-11-30T09:30:00.000Z',
});
const undecided = (appointments: AgendaAppointment[], absences = [day(1)]) =>
  listAttentionItems({ appointments, absences }, now, '2026-11-30')
    .filter(({ title }) => title.startsWith('En horas cerradas'))
    .flatMap((matter) => matter.appointments.map(({ id }) => id));

test('lists appointments in closed hours that are neither cancelled nor by video', () => {
  const later = { startsAt: '2026-11-30T09:30:00.000Z', endsAt: '2026-11-30T10:30:00.000Z' };
  const others = [
    visit(2, { professionalId: 2 }),
    visit(3, { status: 'cancelled' }),
    visit(4, { type: 'video' }),
    visit(5, later),
  ];
  expect(undecided([visit(1), ...others])).toEqual([1]);
  expect(undecided([visit(1), ...others], [])).toEqual([]);
});

test('lists past appointments without an outcome from any day, and counts those the day shows only once', () => {
  const over = { startsAt: '2026-11-30T06:00:00.000Z', endsAt: '2026-11-30T07:00:00.000Z' };
  const noted = { id: 1, status: 'fulfilled' as const, at: over.endsAt, isByPhone: false, isWaived: false };
  const friday = visit(7, { startsAt: '2026-11-27T09:00:00.000Z', endsAt: '2026-11-27T10:00:00.000Z' });
  const asked = (appointments: AgendaAppointment[]) =>
    listAttentionItems({ appointments, absences: [] }, now, '2026-11-30', {
      over: [friday, visit(8, over)],
      closed: [],
    })
      .filter(({ title }) => title.startsWith('Ya han pasado'))
      .flatMap((matter) => matter.appointments.map(({ id }) => id));
  expect(asked([visit(8, over), visit(9)])).toEqual([7]);
  expect(asked([visit(8, { ...over, attendance: noted })])).toEqual([7]);
  const yesterday = { startsAt: '2026-11-29T09:00:00.000Z', endsAt: '2026-11-29T10:00:00.000Z' };
  expect(asked([visit(6, yesterday)])).toEqual([7, 8, 6]);
});

test('lists appointments in closed hours of later days, and counts those the day shows only once', () => {
  const closed = [visit(1), visit(2, { startsAt: '2026-12-09T09:00:00.000Z' })];
  const matters = listAttentionItems({ appointments: [visit(1)], absences: [day(1)] }, now, '2026-11-30', {
    over: [],
    closed,
  });
  expect(matters[0]?.appointments.map(({ id }) => id)).toEqual([1, 2]);
});

test('accepts video appointments in closed hours unless they were moved there afterwards', () => {
  const moved = visit(2, { type: 'video', movedIntoAbsence: true });
  expect(undecided([visit(1, { type: 'video', movedIntoAbsence: false }), moved])).toEqual([2]);
  expect(undecided([moved], [])).toEqual([]);
});

test('lists the appointments of all professionals when the whole clinic is closed', () => {
  expect(undecided([visit(1), visit(2, { professionalId: 2 })], [day(null)])).toEqual([1, 2]);
});

test('lists unconfirmed appointments up to the next working day and names that day in the title', () => {
  const titles = (days: string[], unsaid: string[] = []) => {
    const on = (day: string, id: number) => visit(id, { startsAt: `${day}T09:00:00.000Z` });
    const matters = listAttentionItems({ appointments: days.map(on), absences: [] }, now, '2026-11-30', {
      unsaid: unsaid.map((day, index) => on(day, 50 + index)),
    });
    return matters.map(({ title, appointments }) => [title, appointments.length]);
  };
  expect(titles(['2026-12-01'])).toEqual([['Mañana: no han dicho que vienen', 1]]);
  expect(titles([], ['2026-12-04'])).toEqual([['El viernes: no han dicho que vienen', 1]]);
  expect(titles(['2026-12-01'], ['2026-12-04'])).toEqual([['Hasta el viernes: no han dicho que vienen', 2]]);
  expect(titles([], ['2026-12-07'])).toEqual([['El 7 de diciembre de 2026: no han dicho que vienen', 1]]);
});

test('says what to do about an appointment after the patient’s 18th birthday', () => {
  const matters = listAttentionItems({ appointments: [], absences: [] }, now, '2026-11-30', {
    comingOfAge: [visit(1)],
  });
  expect(matters[0]?.advice).toContain('apunta en su ficha');
});
