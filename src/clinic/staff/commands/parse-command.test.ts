import { describe, expect, test } from 'vitest';
import { dateWords } from '#platform/time/date-words.ts';
import { dayNames } from './day-names.ts';
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

  test('reads action, name, day and hour in Catalan', () => {
    expect(parse('cita nova Laia dimarts 16')).toEqual({
      isBooking: true,
      name: 'Laia',
      moments: [{ day: '2026-12-01', time: '16:00' }, { day: '2027-02-16' }],
    });
    expect(parse('nova cita amb Laia Puig demà a les 10:30')).toEqual({
      isBooking: true,
      name: 'Laia Puig',
      moments: [{ day: '2026-11-29', time: '10:30' }],
    });
    expect(parse('donar hora a Pau, 3 de maig, 10.30')).toEqual({
      isBooking: true,
      name: 'Pau',
      moments: [{ day: '2027-05-03', time: '10:30' }],
    });
    expect(parse('dimarts 15').moments).toEqual([{ day: '2026-12-15' }]);
    expect(parse('dt 15').moments).toEqual([{ day: '2026-12-15' }]);
  });

  test.each([
    ['avui', '2026-11-28'],
    ['demà', '2026-11-29'],
    ['demà passat', '2026-11-30'],
    ['ahir', '2026-11-27'],
    ['dimarts', '2026-12-01'],
    ['dimecres', '2026-12-02'],
    ['el proper dissabte', '2026-12-05'],
    ['dijous que ve', '2026-12-03'],
    ['dilluns vinent', '2026-11-30'],
    ['3 de maig', '2027-05-03'],
    ['3 mai', '2027-05-03'],
    ['1 d’abril', '2027-04-01'],
    ["l'11 d'octubre de 2027", '2027-10-11'],
    ['l’11', '2026-12-11'],
    ['8 de març', '2027-03-08'],
    ['8 març', '2027-03-08'],
    ['8 DE MARC', '2027-03-08'],
    ['dimecres 16 de desembre', '2026-12-16'],
    ['dia 28', '2026-11-28'],
  ])('reads the Catalan %j as %s', (line, day) => {
    expect(parse(line)).toEqual({ isBooking: false, name: '', moments: [{ day }] });
  });

  test.each([
    ['demà a les 5', '17:00'],
    ['demà a les 9 del vespre', '21:00'],
    ['demà a les 7 del matí', '07:00'],
    ['demà a les 10 i mitja', '10:30'],
    ['demà al matí a les 9 i quart', '09:15'],
    ['demà a la tarda a les 4', '16:00'],
    ['cita demà 10', '10:00'],
  ])('reads the hour of the Catalan %j as %s', (line, time) => {
    expect(parse(line).moments).toEqual([{ day: '2026-11-29', time }]);
  });

  test.each([
    ['nova ci', { isBooking: true, name: '', moments: [] }],
    ['cita nova lai', { isBooking: true, name: 'lai', moments: [] }],
    ['cita nova per a Laia el', { isBooking: true, name: 'Laia', moments: [] }],
    ['cita nova Laia el dimar', { isBooking: true, name: 'Laia', moments: [{ day: '2026-12-01' }] }],
    ['cita Marc demà', { isBooking: true, name: 'Marc', moments: [{ day: '2026-11-29' }] }],
    [
      'cita demà a les 10 Marc Soler',
      { name: 'Marc Soler', moments: [{ day: '2026-11-29', time: '10:00' }] },
    ],
    ['Dima Petrov', { isBooking: false, name: 'Dima Petrov', moments: [] }],
  ])('understands %j', (line, command) => {
    expect(parse(line)).toMatchObject(command);
  });

  test('knows the names of days and months that dates are written with', () => {
    for (const language of ['es', 'ca'] as const)
      expect(dateWords(language)).toMatchObject(dayNames[language]);
  });
});
