import { expect, test } from 'vitest';
import { type BookingValues, findBookingProblems, spokenProblem } from './booking-check.ts';

const today = '2026-11-20';
const good: BookingValues = {
  type: 'office',
  professionalId: 1,
  date: '2026-11-24',
  time: '12:00',
  address: '',
  notes: '',
  childBirthDate: '',
  guardian: false,
};
const problems = (change: Partial<BookingValues>) => findBookingProblems({ ...good, ...change }, today);
const spoken = (change: Partial<BookingValues>) => spokenProblem(problems(change));

test('accepts a complete form with and without notes', () => {
  expect(problems({})).toEqual({});
  expect(problems({ notes: 'Es mi primera vez' })).toEqual({});
});

test('reports each missing value at its field', () => {
  expect(problems({ type: undefined })).toEqual({ type: 'Por favor selecciona un tipo de consulta' });
  expect(problems({ professionalId: undefined })).toEqual({
    professionalId: 'Por favor selecciona un profesional',
  });
  expect(problems({ date: undefined })).toEqual({ date: 'Por favor selecciona una fecha' });
  expect(problems({ time: undefined })).toEqual({ time: 'Por favor selecciona una hora' });
});

test('requires an existing day that is not past, today included', () => {
  expect(problems({ date: '24/11/2026' })).toEqual({ date: 'Formato de fecha no válido' });
  expect(problems({ date: '2026-11-31' })).toEqual({ date: 'Formato de fecha no válido' });
  expect(problems({ date: '2026-11-19' })).toEqual({
    date: 'Por favor selecciona una fecha válida que no sea anterior a hoy',
  });
  expect(problems({ date: today })).toEqual({});
});

test('requires an address for a home visit only', () => {
  expect(problems({ type: 'home', address: '  ' })).toEqual({
    address: 'Para consultas a domicilio, por favor proporciona una dirección válida',
  });
  expect(problems({ type: 'video', address: '' })).toEqual({});
});

test('requires a child of 4 and a half years at the visit and a guardian', () => {
  const child = { type: 'child', guardian: true } as const;
  expect(problems({ ...child, childBirthDate: '2022-05-24' })).toEqual({});
  expect(problems({ ...child, childBirthDate: '2022-05-25' })).toHaveProperty('childBirthDate');
  expect(problems({ ...child, childBirthDate: '2008-11-24' })).toHaveProperty('childBirthDate');
  expect(problems({ ...child, childBirthDate: '' })).toHaveProperty('childBirthDate');
  expect(problems({ ...child, childBirthDate: '2020-01-01', guardian: false })).toHaveProperty('guardian');
});

test('announces the first problem on submit', () => {
  expect(spoken({ date: undefined, time: undefined })).toBe('La fecha seleccionada no es válida');
  expect(spoken({ time: undefined })).toBe('Por favor, selecciona una hora para tu cita');
  expect(spoken({ professionalId: undefined })).toBe('Por favor, selecciona un profesional para tu consulta');
  expect(spoken({ type: 'home' })).toBe(
    'Para consultas a domicilio, por favor proporciona una dirección válida',
  );
  expect(spoken({ type: 'child' })).toBeUndefined();
});
