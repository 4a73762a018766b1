import { describe, expect, test } from 'vitest';
import { guessColumns, readState, spareColumns } from './headings.ts';

describe('column headings', () => {
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
  ] as const)('of a file of %s include every known name of %s', (kind, field, names) => {
    for (const name of names.split('|'))
      expect([name, guessColumns(kind, ['Notas', name])]).toEqual([name, { [field]: 1 }]);
  });

  test.each([
    ['the first of two matching columns', ['Móvil', 'Teléfono', 'Nombre'], { phone: 0, firstName: 2 }],
    ['headings with extra signs and spaces', ['  *Last -- name: '], { lastName: 0 }],
    [
      'no headings with further letters or digits',
      ['Nombre2', 'Teléfono 22', 'Nombres', 'Correo de la madre'],
      {},
    ],
    ['no headings of other kinds of files', ['Fecha', 'Saldo', 'Tipo'], {}],
    ['no empty headings', ['', ' - ', 'Correo'], { email: 2 }],
    ['nothing from no headings', [], {}],
  ])('reads %s', (_, heads, columns) => expect(guessColumns('people', heads)).toEqual(columns));

  test('of appointments include those of people', () => {
    const heads = ['PACIENTE', 'Móvil', 'Fecha y hora', 'Psicóloga', 'Otra cosa'];
    const columns = { firstName: 0, phone: 1, date: 2, professional: 3 };
    expect(guessColumns('appointments', heads)).toEqual(columns);
  });
});

const outlook =
  'Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business Phone,Home Phone,Mobile Phone,Birthday,E-mail Address,E-mail Type,E-mail 2 Address,Notes'.split(
    ',',
  );
const google =
  'First Name,Middle Name,Last Name,Phonetic First Name,Nickname,Organization Name,Birthday,Notes,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value'.split(
    ',',
  );
const formerGoogle =
  'Name,Given Name,Additional Name,Family Name,Yomi Name,Birthday,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value'.split(
    ',',
  );

describe('guessColumns', () => {
  test.each([
    ['Outlook', outlook, { firstName: 1, middleName: 2, lastName: 3, phone: 11, email: 13, birthDate: 12 }],
    [
      'Google Contacts',
      google,
      { firstName: 0, middleName: 1, lastName: 2, phone: 11, email: 9, birthDate: 6 },
    ],
    [
      'the former Google Contacts',
      formerGoogle,
      { firstName: 1, middleName: 2, lastName: 3, phone: 9, email: 7, birthDate: 5 },
    ],
    [
      'SimplePractice',
      ['First Name*', 'Last Name*', 'Phone', 'Email'],
      { firstName: 0, lastName: 1, phone: 2, email: 3 },
    ],
    [
      'Cliniko',
      ['First name', 'Last name', 'Phone numbers', 'Date of birth'],
      { firstName: 0, lastName: 1, phone: 2, birthDate: 3 },
    ],
    ['splose', ['First name', 'Last name', 'Phone number 1'], { firstName: 0, lastName: 1, phone: 2 }],
    [
      'Catalan',
      ['Nom', 'Cognoms', 'Telèfon mòbil', 'Adreça electrònica', 'Data de naixement'],
      { firstName: 0, lastName: 1, phone: 2, email: 3, birthDate: 4 },
    ],
    [
      'two surnames',
      ['Nombre', 'Segundo nombre', 'Primer apellido', 'Segundo apellido'],
      { firstName: 0, middleName: 1, lastName: 2, secondLastName: 3 },
    ],
  ])('reads the headings of %s', (_, heads, columns) =>
    expect(guessColumns('people', heads)).toEqual(columns),
  );

  test.each([
    ['phone', 'Teléfono 1|Tel. móvil|Celular|WhatsApp|Phone number 1|Mòbil|Teléfono (móvil)|N.º de teléfono'],
    ['birthDate', 'Fec. Nac.|F. Nac.|Fecha nac.|Data naixement|DOB'],
    ['email', 'E-mail 1|Correo 1|Correu electrònic|E-mail Address'],
    ['secondLastName', '2.º apellido|Apellido 2|Segon cognom|Apellido materno'],
  ] as const)('knows the headings of %s', (field, names) => {
    for (const name of names.split('|'))
      expect([name, guessColumns('people', ['Notas', name])]).toEqual([name, { [field]: 1 }]);
  });

  const sessions = (head: string, ...rows: string[]) => {
    const heads = head.split(';');
    return guessColumns(
      'sessions',
      heads,
      heads.map((_, at) => rows.map((row) => row.split(';')[at] ?? '')),
    );
  };
  test('takes the most specific heading for the remaining sessions', () => {
    expect(sessions('Sesiones;Usadas;Quedan')).toEqual({ total: 0, used: 1, sessions: 2 });
    expect(sessions('Sesiones;Sesiones restantes')).toEqual({ total: 0, sessions: 1 });
    expect(sessions('Total;Disponibles')).toEqual({ total: 0, sessions: 1 });
    expect(sessions('Sesiones contratadas;Consumidas;Pendientes')).toEqual({
      total: 0,
      used: 1,
      sessions: 2,
    });
    expect(sessions('Sessions;Fetes;Queden')).toEqual({ total: 0, used: 1, sessions: 2 });
  });
  test('leaves sessions unset if several columns are possible', () => {
    for (const head of ['Sesiones;Usadas', 'Sesiones;Saldo', 'Quedan;Pendientes', 'Total;Sesiones'])
      expect([head, sessions(head).sessions]).toEqual([head, undefined]);
  });
  test('never takes an amount of money for sessions', () => {
    expect(sessions('Saldo;Sesiones', '120,00 €;4')).toEqual({ sessions: 1 });
    expect(sessions('Saldo', '45,50')).toEqual({});
    expect(sessions('Total;Quedan', '250.00;3')).toEqual({ sessions: 1 });
    expect(sessions('Pendientes;Sesiones', '60 €;3')).toEqual({ sessions: 1 });
  });

  test('finds a column of states by its heading or by its cells', () => {
    for (const name of ['Estado', 'Estat', 'Status', 'Cancelada', 'Anul·lada', 'Asistió', 'No show'])
      expect([name, guessColumns('appointments', ['Fecha', name])]).toEqual([name, { date: 0, status: 1 }]);
    const cells = [
      ['1/12/2026', '2/12/2026'],
      ['Confirmada', 'Cancelada'],
      ['por la tarde', ''],
    ];
    expect(guessColumns('appointments', ['Fecha', 'X', 'Notas'], cells)).toEqual({ date: 0, status: 1 });
    expect(
      guessColumns(
        'appointments',
        ['Fecha', 'X'],
        [['1/12/2026'], ['Cancelada porque sí', 'Otra cosa']].slice(0, 2),
      ),
    ).toMatchObject({ date: 0 });
  });
});

test('spareColumns lists further phones, mails and states', () => {
  const columns = guessColumns('people', outlook);
  expect(spareColumns('people', outlook, columns)).toEqual({ phone: [9, 10], email: [15] });
  expect(spareColumns('appointments', ['Fecha', 'Estado', 'Cancelada'], { date: 0, status: 1 })).toEqual({
    status: [2],
  });
});

test.each([
  [
    'cancelled',
    'Estado',
    [
      'Cancelada',
      'CANCELADO',
      'Anulada',
      'Cancel·lada',
      'cancelled',
      'Canceled by client',
      'Anul·lat',
      'Cancelada por el paciente',
      'Rechazada',
    ],
  ],
  [
    'missed',
    'Estado',
    [
      'No asistió',
      'No se presentó',
      'no show',
      'No-show',
      'Did not arrive',
      'No assistit',
      'No ha vingut',
      'Ausente',
      'Faltó',
      'No vino',
    ],
  ],
  [
    'keep',
    'Estado',
    [
      '',
      'Confirmada',
      'Pendiente',
      'Programada',
      'scheduled',
      'Confirmat',
      'Pendent',
      'Booked',
      '-',
      'No cancelada',
    ],
  ],
  [
    'unknown',
    'Estado',
    ['Aplazada', 'XYZ', 'En lista de espera', 'Pendiente de cancelar', 'Tentative', 'Reprogramada?'],
  ],
  ['cancelled', 'Cancelada', ['Sí', 'si', 'X', '1', 'true', '12/11/2026', 'yes', 'Cancelada']],
  ['keep', 'Cancelada', ['No', '', '0', 'false', 'no']],
  ['missed', 'Asistió', ['No', '0', 'no', 'false']],
  ['keep', 'Asistencia', ['Sí', '1', '', 'Confirmada']],
  ['missed', 'No show', ['Yes', '1', 'x']],
  ['keep', 'No show', ['No', '', '0']],
] as const)('readState returns %s under the heading %s', (state, heading, texts) =>
  expect(texts.map((text) => [text, readState(heading, text)])).toEqual(texts.map((text) => [text, state])),
);
