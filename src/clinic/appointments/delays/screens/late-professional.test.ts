import { describe, expect, test } from 'vitest';
import type { Agenda } from '../../agenda/contract.ts';
import { findLateProfessional } from './late-professional.ts';

const now = new Date('2026-12-01T10:10:00.000Z');
const professional = (id: number, isOpen = true) => ({ id, name: `Professional ${id}`, isOpen });
const visit = (professionalId: number, fields: Partial<Agenda['appointments'][number]> = {}) =>
  // Cast: the function reads no other fields.
  ({
    professionalId,
    status: 'confirmed',
    attendance: null,
    startsAt: '2026-12-01T10:00:00.000Z',
    endsAt: '2026-12-01T11:00:00.000Z',
    ...fields,
  }) as Agenda['appointments'][number];
const noted = (status: 'arrived' | 'no_show') => ({
  id: 1,
  status,
  at: '2026-12-01T10:00:00.000Z',
  isByPhone: false,
  isWaived: false,
});

describe('findLateProfessional', () => {
  const professionals = [professional(1), professional(2)];

  test('chooses none of several professionals while no appointment is in progress', () => {
    const later = visit(1, { startsAt: '2026-12-01T10:30:00.000Z' });
    expect(findLateProfessional({ professionals, appointments: [later] }, now)).toBeUndefined();
  });

  test('chooses the only professional with an appointment in progress', () => {
    expect(findLateProfessional({ professionals, appointments: [visit(2)] }, now)).toBe(2);
    expect(findLateProfessional({ professionals, appointments: [visit(1), visit(2)] }, now)).toBeUndefined();
  });

  test('ignores cancelled and missed appointments', () => {
    const missed = visit(1, { attendance: noted('no_show') });
    const cancelled = visit(1, { status: 'cancelled' });
    const arrived = visit(2, { attendance: noted('arrived') });
    expect(findLateProfessional({ professionals, appointments: [missed, cancelled, arrived] }, now)).toBe(2);
  });

  test('chooses the only professional the user may plan for', () => {
    const own = [professional(1, false), professional(2)];
    expect(findLateProfessional({ professionals: own, appointments: [visit(1)] }, now)).toBe(2);
  });
});
