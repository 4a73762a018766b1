import { describe, expect, test } from 'vitest';
import {
  compare,
  compareCard,
  findProfessional,
  guessColumns,
  readAudience,
  readDay,
  readKind,
  readTime,
  type Somebody,
  splitDayAndTime,
  tailOf,
} from './rules.ts';

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
});

/** Each of the texts with what is read of it, and with what ought to be. */
const expectEach = <T>(texts: readonly string[], read: (text: string) => T, value: NoInfer<T>) =>
  expect(texts.map((text) => [text, read(text)])).toEqual(texts.map((text) => [text, value]));

test.each([
  ['1990-05-03', ['3/5/1990', '03/05/1990', '03-05-1990', '03.05.1990', '1990-05-03', '1990/5/3']],
  ['2026-12-31', ['31/12/2026', '2026-12-31']],
  ['2028-02-29', ['29/2/2028', '2028-2-29']],
  [null, ['', 'mayo', '3/5/90', '90-05-03', '30/02/2026', '2026-02-30', '1/13/2026', '0/1/2026']],
  [null, ['113/5/1990', '3/115/1990', '3/5/19901', ' 3/5/1990', '3/5/1990 ', '3 5 1990', '/5/1990']],
  [null, ['12026-05-03', '2026-115-03', '2026-05-031', ' 2026-05-03', '2026-05-03 ', '2026 05 03']],
])('the day %s is read of %j', (day, texts) => expectEach(texts, readDay, day));

test.each([
  ['09:00', ['9:00', '09.00 h', '09:00', '9h', '9 h', '9:00h', '9.00  horas', '09:00:00', '9.00.59', '9 H']],
  ['17:30', ['17:30:00', '17.30', '17:30:00 h']],
  ['00:00', ['0:00', '00:00']],
  ['20:05', ['20:05']],
  ['23:59', ['23:59']],
  [null, ['', 'tarde', '24:00', '30:00', '9:60', '9:5', '9:000', '009:00', '9:', ':30', '9;00', 'h']],
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
  ['child', ['child', 'Consulta infantil', 'Niños', 'Niña', 'Menores']],
  ['office', ['office', 'Despacho', 'Presencial', 'Consulta', 'Clínica', 'En el centro', 'Oficina']],
  ['office', ['Adultos', 'Individual']],
  [null, ['submarino', 'Pareja', 'Para casados', '']],
] as const)('a consultation is %s by the words %j', (kind, texts) => expectEach(texts, readKind, kind));

test.each([
  ['child', ['Infantil', 'Niño', 'niñas', 'Menores', 'child', 'Sí', ' si. ']],
  ['adult', ['Adultos', 'ADULTO', 'adult', 'No', 'no.', '', 'No infantil']],
  [null, ['pareja', 'si acaso', 'casi', 'no se sabe', 'bueno']],
] as const)('a package is %s by the words %j', (who, texts) => expectEach(texts, readAudience, who));

test.each([
  ['612000001', ['612000001', '+34 612 000 001', '0034-612-00-00-01', '(34) 612.000.001']],
  [null, ['', '61200000', 'no tiene', '12 345 678 x']],
])('%s is the number of %j', (tail, phones) => {
  expectEach(phones, tailOf, tail);
  expect([tailOf(null), tailOf(undefined)]).toEqual([null, null]);
});

const nobody: Somebody = { tail: null, email: null, birthOn: null };
const [tail, email, birthOn] = ['612000001', 'a@example.org', '1990-01-01'];
const [phone, mail, born] = [{ tail }, { email }, { birthOn }];
const [phone2, mail2, born2] = [{ tail: '612000002' }, { email: 'b@example.org' }, { birthOn: '2015-01-01' }];

test.each([
  ['same', phone, phone],
  ['same', mail, mail],
  ['same', { ...phone, ...mail }, { ...phone, ...mail2 }],
  ['same', { ...phone, ...mail }, { ...phone2, ...mail }],
  ['same', { ...phone, ...born }, phone],
  ['same', born, born],
  ['same', { ...phone, ...born }, { ...phone2, ...born }],
  ['other', { ...phone, ...mail, ...born }, { ...phone, ...mail, ...born2 }],
  ['other', born, born2],
  ['other', phone, phone2],
  ['other', mail, mail2],
  ['other', phone, mail],
  ['other', { ...phone, ...born }, phone2],
  ['unclear', {}, {}],
  ['unclear', phone, {}],
  ['unclear', mail, {}],
  ['unclear', phone, born],
] as const)('two of one name are %s: %j and %j', (how, one, other) => {
  expect(compare({ ...nobody, ...one }, { ...nobody, ...other })).toBe(how);
  expect(compare({ ...nobody, ...other }, { ...nobody, ...one })).toBe(how);
});

test.each([
  ['same', phone, null, phone],
  ['other', phone, null, phone2],
  ['unclear', {}, null, phone],
  ['same', phone, {}, phone],
  ['same', phone, phone2, phone],
  ['unproved', {}, phone, phone],
  ['unproved', {}, mail, mail],
  ['unproved', mail, phone, phone],
  ['unproved', phone, mail, mail],
  ['unproved', phone2, phone, phone],
  ['unproved', {}, {}, phone],
  ['unproved', {}, phone, {}],
  ['other', {}, phone, phone2],
  ['other', {}, mail, mail2],
  ['other', phone, {}, phone2],
  ['other', mail, {}, mail2],
  ['other', born, phone, { ...phone, ...born2 }],
  ['unclear', phone, mail, {}],
  ['unclear', mail, phone, {}],
] as const)('a line is %s to a card of %j whose account claims %j: %j', (how, card, claims, line) => {
  const claimed = claims && { tail: null, email: null, ...claims };
  expect(compareCard({ ...nobody, ...card, claimed }, { ...nobody, ...line })).toBe(how);
});

test.each([
  [7, ['Marta', 'Ejemplo', 'MARTA EJEMPLO', 'Ejemplo, Marta', 'Dra. Marta', 'Sra. Ejemplo']],
  [8, ['Íñigo', 'Dr. inigo', 'Sr. Íñigo Inventado']],
  [null, ['Inventado', 'Marta Inventada', 'Marta Ejemplo Inventado', 'Mar', 'Nadie', 'Dra.', '', 'M']],
])('professional %s is meant by %j', (id, texts) => {
  const team = ['Marta Ejemplo', 'Íñigo Inventado', 'Nil Inventado'].map(
    (name, n) => [n + 7, { name }] as const,
  );
  expectEach(texts, (text) => findProfessional(text, new Map(team)), id);
  expect(findProfessional('Dra.', new Map(team.slice(0, 1)))).toBeNull();
});

test('of two whose names begin alike the shorter is found by the whole of it', () => {
  const alike = new Map([
    [1, { name: 'Marta Ejemplo' }],
    [2, { name: 'Marta Ejemplo Inventada' }],
  ]);
  expectEach(['Marta Ejemplo', 'Dra. Marta Ejemplo'], (text) => findProfessional(text, alike), 1);
  expectEach(['Marta', 'Ejemplo Marta'], (text) => findProfessional(text, alike), null);
  expectEach(['Inventada'], (text) => findProfessional(text, alike), 2);
});
