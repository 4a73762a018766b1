import { describe, expect, test } from 'vitest';
import { parseCommand } from './parse-command.ts';

/** A Saturday. */
const today = '2026-11-28';
const parse = (line: string) => parseCommand(line, today);
const daysOf = (line: string) => parse(line).moments.map(({ day }) => day);

describe('parseCommand', () => {
  test('reads action, name, day and hour', () => {
    expect(parse('nueva cita Laia martes 16')).toEqual({
      isBooking: true,
      name: 'Laia',
      // The next Tuesday that is a 16th is far away, so the hour is the likelier reading.
      moments: [{ day: '2026-12-01', time: '16:00' }, { day: '2027-02-16' }],
    });
    expect(parse('cita con Laia Puig mañana a las 10:30')).toEqual({
      isBooking: true,
      name: 'Laia Puig',
      moments: [{ day: '2026-11-29', time: '10:30' }],
    });
    expect(parse('dar hora a Pau, 3 de mayo, 10.30')).toEqual({
      isBooking: true,
      name: 'Pau',
      moments: [{ day: '2027-05-03', time: '10:30' }],
    });
  });

  test('reads a weekday and a number as a date only if that date is near', () => {
    expect(parse('martes 15').moments).toEqual([{ day: '2026-12-15' }]);
    expect(parse('mar 15').moments).toEqual([{ day: '2026-12-15' }]);
    expect(parse('martes 16 a las 10').moments).toEqual([{ day: '2027-02-16', time: '10:00' }]);
    expect(daysOf('martes 40')).toEqual(['2026-12-01']);
  });

  test.each([
    ['hoy', '2026-11-28'],
    ['mañana', '2026-11-29'],
    ['pasado mañana', '2026-11-30'],
    ['ayer', '2026-11-27'],
    ['martes', '2026-12-01'],
    ['el próximo sábado', '2026-12-05'],
    ['jueves que viene', '2026-12-03'],
    ['3 de mayo', '2027-05-03'],
    ['3 may', '2027-05-03'],
    ['28 de noviembre', '2026-11-28'],
    ['27 de noviembre de 2026', '2026-11-27'],
    ['miércoles 16 de diciembre', '2026-12-16'],
    ['3/5', '2027-05-03'],
    ['3/5/28', '2028-05-03'],
    ['2026-12-09', '2026-12-09'],
    ['el 9', '2026-12-09'],
    ['día 28', '2026-11-28'],
    ['29 de febrero', '2028-02-29'],
  ])('reads %j as %s', (line, day) => {
    expect(parse(line)).toEqual({ isBooking: false, name: '', moments: [{ day }] });
  });

  test.each([
    ['mañana a las 5', '17:00'],
    ['mañana a las 9 de la tarde', '21:00'],
    ['mañana a las 7 de la mañana', '07:00'],
    ['mañana a las 10 y media', '10:30'],
    ['mañana 17h', '17:00'],
    ['mañana por la mañana a las 9 y cuarto', '09:15'],
    ['cita mañana 10', '10:00'],
    ['cita mañana a las 12', '12:00'],
  ])('reads the hour of %j as %s', (line, time) => {
    expect(parse(line).moments).toEqual([{ day: '2026-11-29', time }]);
  });

  test('ignores accents and upper case', () => {
    expect(parse('NUEVA CITA LAIA MIERCOLES 9 DE DICIEMBRE')).toEqual({
      isBooking: true,
      name: 'LAIA',
      moments: [{ day: '2026-12-09' }],
    });
    expect(daysOf('SÁBADO')).toEqual(daysOf('sabado'));
    expect(daysOf('MAÑANA')).toEqual(daysOf('manana'));
  });

  test.each([
    ['nueva ci', { isBooking: true, name: '', moments: [] }],
    ['nueva cita lai', { isBooking: true, name: 'lai', moments: [] }],
    ['nueva cita Laia el', { isBooking: true, name: 'Laia', moments: [] }],
    ['nueva cita Laia el mart', { isBooking: true, name: 'Laia', moments: [{ day: '2026-12-01' }] }],
    ['3 de', { isBooking: false, name: '3', moments: [] }],
    ['', { isBooking: false, name: '', moments: [] }],
  ])('understands the half-typed %j', (line, command) => {
    expect(parse(line)).toEqual(command);
  });

  test('takes unknown words and impossible dates as a name', () => {
    expect(parse('xyz')).toEqual({ isBooking: false, name: 'xyz', moments: [] });
    expect(parse('31 de febrero')).toEqual({ isBooking: false, name: '31 de febrero', moments: [] });
    expect(parse('600 100 200')).toEqual({ isBooking: false, name: '600 100 200', moments: [] });
    expect(parse('nueva cita a las 25')).toMatchObject({ moments: [] });
  });

  test('keeps names that begin like a day or a month', () => {
    expect(parse('cita Mar Domènech')).toEqual({ isBooking: true, name: 'Mar Domènech', moments: [] });
    expect(parse('cita Sabater martes')).toMatchObject({ name: 'Sabater', moments: [{ day: '2026-12-01' }] });
    expect(parse('Marta de la Font')).toMatchObject({ name: 'Marta de la Font', moments: [] });
    expect(parse('Abril Soler')).toMatchObject({ name: 'Abril Soler', moments: [] });
  });
});
