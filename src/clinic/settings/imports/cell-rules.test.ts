import { expect, test } from 'vitest';
import {
  readAudience,
  readDay,
  readKind,
  readLanguage,
  readMinutes,
  readTime,
  splitDayAndTime,
} from './cell-rules.ts';

const expectEach = <T>(texts: readonly string[], read: (text: string) => T, value: NoInfer<T>) =>
  expect(texts.map((text) => [text, read(text)])).toEqual(texts.map((text) => [text, value]));

test.each([
  ['1990-05-03', ['3/5/1990', '03/05/1990', '03-05-1990', '03.05.1990', '1990-05-03', '1990/5/3']],
  ['1990-05-03', ['1990-05-03 00:00:00', '3/5/1990 0:00', '1990-05-03T00:00:00.000Z', '32996', '32996.0']],
  [
    '1990-05-03',
    ['3 de mayo de 1990', '3 de maig de 1990', '3 May 1990', 'May 3, 1990', '3-may-1990', '3rd of May 1990'],
  ],
  ['1990-04-01', ["1 d'abril de 1990", '1 d’abril del 1990', '1 de ABRIL de 1990', '1 apr 1990']],
  ['1985-08-15', ['15 ago 1985', '15 d’agost de 1985', 'August 15th, 1985']],
  [null, ['3 de mayo', '31 de febrero de 1990', '3 de brumario de 1990', '99999', '1990', '3 1990 mayo']],
  ['2026-12-31', ['31/12/2026', '2026-12-31']],
  ['2028-02-29', ['29/2/2028', '2028-2-29']],
  [
    null,
    ['', 'mayo', '3/5/90', '90-05-03', '30/02/2026', '31/02/1990', '2026-02-30', '1/13/2026', '0/1/2026'],
  ],
  [null, ['113/5/1990', '3/115/1990', '3/5/19901', ' 3/5/1990', '3/5/1990 ', '3 5 1990', '/5/1990']],
  [null, ['12026-05-03', '2026-115-03', '2026-05-031', ' 2026-05-03', '2026-05-03 ', '2026 05 03']],
])('readDay returns %s for %j', (day, texts) => expectEach(texts, readDay, day));

test.each([
  ['09:00', ['9:00', '09.00 h', '09:00', '9h', '9 h', '9:00h', '9.00  horas', '09:00:00', '9.00.59', '9 H']],
  ['17:30', ['17:30:00', '17.30', '17.30 h', '17:30:00 h']],
  ['00:00', ['0:00', '00:00']],
  ['20:05', ['20:05', '8:05 PM', '8:05 p. m.', '08:05pm']],
  ['10:30', ['0.4375', '0,4375', '10:30 AM', '10:30:00 a.m.']],
  ['00:30', ['12:30 AM', '0.30']],
  [null, ['13:00 PM', '0:30 AM', '1.4375']],
  ['23:59', ['23:59']],
  [
    null,
    ['', 'tarde', '24:00', '25:00', '30:00', '9:60', '9:5', '9:000', '009:00', '9:', ':30', '9;00', 'h'],
  ],
  [
    null,
    [
      'a las 9:00',
      '9:00 a',
      '9:00 hh',
      '9 oras',
      '9:00 h a',
      '9:00:0',
      '9:00:000',
      '9:00;00',
      '9:aa',
      'a:00',
    ],
  ],
])('readTime returns %s for %j', (time, texts) => expectEach(texts, readTime, time));

test.each([
  ['01/12/2026 10:30', '01/12/2026', '10:30'],
  ['2026-12-01T10:30', '2026-12-01', '10:30'],
  ['01/12/2026 \t 10:30  h', '01/12/2026', '10:30 h'],
  ['46357.4375', '46357', '0.4375'],
  ['1 de diciembre de 2026 a las 10:30', '1 de diciembre de 2026', '10:30'],
  ['12/01/2026, 10:30 AM', '12/01/2026', '10:30 AM'],
  ['01/12/2026', '01/12/2026', ''],
  ['', '', ''],
])('splits «%s» into the day «%s» and the rest «%s»', (text, day, rest) =>
  expect(splitDayAndTime(text)).toEqual([day, rest]),
);

test.each([
  [
    'video',
    [
      'video',
      'Videollamada',
      'Consulta online',
      'On-line',
      'Telemática',
      'Por Zoom',
      'A distancia',
      'No presencial',
    ],
  ],
  ['home', ['HOME', 'A domicilio', 'Visita domiciliaria', 'En casa', 'Consulta en casa']],
  ['child', ['child', 'Consulta infantil', 'Terapia infantil', 'Niños', 'Niña', 'Menores']],
  ['office', ['office', 'Despacho', 'Presencial', 'Consulta', 'Clínica', 'En el centro', 'Oficina']],
  ['office', ['Adultos', 'Individual']],
  [null, ['submarino', 'Pareja', 'Para casados', '']],
] as const)('readKind returns %s for %j', (kind, texts) => expectEach(texts, readKind, kind));

test.each([
  ['child', ['Infantil', 'Niño', 'niñas', 'Menores', 'child', 'Sí', ' si. ']],
  ['adult', ['Adultos', 'ADULTO', 'adult', 'No', 'no.', '', 'No infantil']],
  [null, ['pareja', 'si acaso', 'casi', 'no se sabe', 'bueno']],
] as const)('readAudience returns %s for %j', (who, texts) => expectEach(texts, readAudience, who));

test.each([
  [50, ['50', '50 min', "50'", '50 minutos', '50.0', '0:50', '00:50:00', '50m']],
  [60, ['1h', '1 h', '1 hora', '60', '01:00', '1:00:00', '1 hour']],
  [90, ['1:30', '1h30', '1 h 30 min', '1,5 h', '1.5h', '90 minuts', '1 hora y 30 minutos']],
  [null, ['', 'larga', '1:60', 'h', '-50', '50 horitas']],
])('readMinutes returns %s for %j', (minutes, texts) => expectEach(texts, readMinutes, minutes));

test.each([
  ['ca', ['Català', 'catalán', 'CA', 'valencià']],
  ['es', ['Castellano', 'español', 'castellà', 'Spanish', 'es']],
  ['en', ['Inglés', 'anglès', 'English']],
  ['other', ['Darija', 'francès']],
] as const)('readLanguage returns %s for %j', (language, texts) => expectEach(texts, readLanguage, language));
