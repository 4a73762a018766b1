import { describe, expect, test } from 'vitest';
import { guessColumns, readAudience, readDay, readKind, readTime, splitDayAndTime } from './cell-rules.ts';

describe('the headings of a file', () => {
  test.each([
    ['people', 'firstName', 'Nombre|NOMBRE COMPLETO|Nombre y apellidos|Paciente|Cliente|Persona|Name'],
    ['people', 'lastName', 'Apellidos|Apellido|Primer apellido|Cognoms|Last name|Surname'],
    ['people', 'phone', 'Teléfono|Teléfono móvil|Móvil|Tel.|Tlf.|Tfno.|Telèfon|Phone|Mobile'],
    ['people', 'email', 'Correo|Correo electrónico|Email|E-mail|Mail|Correu'],
    [
      'people',
      'birthDate',
      'Fecha de nacimiento|Fecha nacimiento|Nacimiento|F. nacimiento|Data de naixement',
    ],
    ['appointments', 'date', 'Fecha|Día|Fecha cita|Fecha de la cita|Data|Fecha y hora|Inicio|Date'],
    ['appointments', 'time', 'Hora|Hora inicio|Hora de inicio|Hora cita|Time'],
    ['appointments', 'minutes', 'Duración|Minutos|Duración (minutos)|Min.|Durada'],
    ['appointments', 'professional', 'Profesional|Terapeuta|Psicólogo|Psicóloga|Especialista|Doctor|Agenda'],
    ['appointments', 'type', 'Tipo|Modalidad|Tipo de consulta|Tipo de cita|Servicio|Tratamiento'],
    ['appointments', 'address', 'Dirección|Domicilio|Adreça|Address'],
    ['sessions', 'sessions', 'Sesiones|Sesiones que quedan|Sesiones restantes|Quedan|Restantes|Saldo'],
    ['sessions', 'until', 'Valen hasta|Caducidad|Caduca|Hasta|Válido hasta|Fecha de caducidad|Vencimiento'],
    ['sessions', 'name', 'Nombre del bono|Bono|Plan|Paquete|Concepto'],
    ['sessions', 'audience', 'Adultos o infantil|Para|Infantil|Adulto o infantil|Tipo|Tipo de bono'],
  ] as const)('in a file of %s, %s is known by each of its names', (kind, field, names) => {
    for (const name of names.split('|'))
      expect([name, guessColumns(kind, ['Notas', name])]).toEqual([name, { [field]: 1 }]);
  });

  test.each([
    ['the first of two that fit is read', ['Móvil', 'Teléfono', 'Nombre'], { phone: 0, firstName: 2 }],
    ['signs and spaces around and between count for nothing', ['  *Last -- name: '], { lastName: 0 }],
    ['letters and figures count', ['Nombre2', 'Teléfono 2', 'Nombres', 'Correo de la madre'], {}],
    ['what another kind of file is asked for is not read', ['Fecha', 'Saldo', 'Tipo'], {}],
    ['an empty one means nothing', ['', ' - ', 'Correo'], { email: 2 }],
    ['none are read of none', [], {}],
  ])('%s', (_, heads, columns) => expect(guessColumns('people', heads)).toEqual(columns));

  test('of a file of appointments are those of a person as well', () => {
    const heads = ['PACIENTE', 'Móvil', 'Fecha y hora', 'Psicóloga', 'Otra cosa'];
    const columns = { firstName: 0, phone: 1, date: 2, professional: 3 };
    expect(guessColumns('appointments', heads)).toEqual(columns);
  });
});

/** Each of the texts with what is read of it, and with what ought to be. */
const expectEach = <T>(texts: readonly string[], read: (text: string) => T, value: NoInfer<T>) =>
  expect(texts.map((text) => [text, read(text)])).toEqual(texts.map((text) => [text, value]));

test.each([
  ['1990-05-03', ['3/5/1990', '03/05/1990', '03-05-1990', '03.05.1990', '1990-05-03', '1990/5/3']],
  ['2026-12-31', ['31/12/2026', '2026-12-31']],
  ['2028-02-29', ['29/2/2028', '2028-2-29']],
  [
    null,
    ['', 'mayo', '3/5/90', '90-05-03', '30/02/2026', '31/02/1990', '2026-02-30', '1/13/2026', '0/1/2026'],
  ],
  [null, ['113/5/1990', '3/115/1990', '3/5/19901', ' 3/5/1990', '3/5/1990 ', '3 5 1990', '/5/1990']],
  [null, ['12026-05-03', '2026-115-03', '2026-05-031', ' 2026-05-03', '2026-05-03 ', '2026 05 03']],
])('the day %s is read of %j', (day, texts) => expectEach(texts, readDay, day));

test.each([
  ['09:00', ['9:00', '09.00 h', '09:00', '9h', '9 h', '9:00h', '9.00  horas', '09:00:00', '9.00.59', '9 H']],
  ['17:30', ['17:30:00', '17.30', '17.30 h', '17:30:00 h']],
  ['00:00', ['0:00', '00:00']],
  ['20:05', ['20:05']],
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
])('the time %s is read of %j', (time, texts) => expectEach(texts, readTime, time));

test.each([
  ['01/12/2026 10:30', '01/12/2026', '10:30'],
  ['2026-12-01T10:30', '2026-12-01', '10:30'],
  ['01/12/2026 \t 10:30  h', '01/12/2026', '10:30 h'],
  ['01/12/2026', '01/12/2026', ''],
  ['', '', ''],
])('«%s» begins with the day «%s» and goes on with «%s»', (text, day, rest) =>
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
] as const)('a consultation is %s by the words %j', (kind, texts) => expectEach(texts, readKind, kind));

test.each([
  ['child', ['Infantil', 'Niño', 'niñas', 'Menores', 'child', 'Sí', ' si. ']],
  ['adult', ['Adultos', 'ADULTO', 'adult', 'No', 'no.', '', 'No infantil']],
  [null, ['pareja', 'si acaso', 'casi', 'no se sabe', 'bueno']],
] as const)('a package is %s by the words %j', (who, texts) => expectEach(texts, readAudience, who));
