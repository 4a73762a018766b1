import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { createStaff, insertPatient } from '#tests/support/staff.ts';
import type { ImportOutcome, ImportPreview } from './contract.ts';

const monday = new Date('2026-11-23T09:00:00Z');
const clock = stoppedClock(monday);
let testApp: TestApp;
let director: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
  director = await createStaff(testApp, 'admin');
});
afterAll(() => testApp.stop());

const base64 = (text: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(text, encoding).toString('base64');
const preview = async (kind: string, text: string, more: object = {}) => {
  const reply = await director.post('/api/staff/imports/preview', { kind, file: base64(text), ...more });
  expect(reply.statusCode).toBe(200);
  return reply.json() as ImportPreview;
};
const runImport = async (kind: string, file: string, more: object = {}) => {
  const reply = await director.post('/api/staff/imports', { kind, file, ...more });
  expect(reply.statusCode).toBe(201);
  return reply.json() as ImportOutcome;
};
const undo = async (id: number) => (await director.post(`/api/staff/imports/${id}/undo`)).json();
const number = async (statement: string, values: unknown[] = []) =>
  Number((await testApp.pool.query(statement, values)).rows[0].count);
const outbox = () => number('select count(*) from outbox');
/** Row counts of all tables an import may change. */
const everything = async () => {
  const tables = ['patients', 'appointments', 'patient_hours', 'user_subscriptions', 'session_credits'];
  const money = ['payment_ledger', 'receipts', 'outbox', 'reminders'];
  const counts = await Promise.all(
    [...tables, ...money].map((table) => number(`select count(*) from ${table}`)),
  );
  return counts;
};
const messages = ({ rows }: ImportPreview) => rows.map(({ problems }) => problems.map((one) => one.message));

/** Free hours of the director, in order. */
async function freeHours(count: number): Promise<string[]> {
  const hours: string[] = [];
  for (const [from, to] of [
    ['2026-11-24', '2027-01-15'],
    ['2027-01-16', '2027-03-01'],
  ]) {
    const reply = await testApp
      .visitor()
      .get(`/api/availability?professionalId=1&type=office&from=${from}&to=${to}`);
    for (const { date, slots } of reply.json().days)
      for (const { time, free } of slots) if (free) hours.push(`${date} ${time}`);
  }
  expect(hours.length).toBeGreaterThanOrEqual(count);
  return hours.slice(0, count);
}
const spanish = (day: string) => day.split('-').reverse().join('/');
const people = Array.from({ length: 300 }, (_, n) => ({
  first: `Íngrid${n}`,
  last: 'Peñalver Inventada',
  phone: `6${String(10_000_000 + n)}`,
}));

describe('imports', () => {
  test('imports 300 people, 200 appointments and 40 packages without sending messages, and undoes all', async () => {
    const { rows } = await testApp.pool.query('select name from professionals where id = 1');
    const before = await everything();

    // Saved like a spreadsheet on Windows.
    const cards = [
      'Nombre;Apellidos;Teléfono;Correo',
      ...people.map(({ first, last, phone }) => `${first};${last};${phone};`),
    ];
    const first = await runImport('people', base64(cards.join('\r\n'), 'latin1'));
    expect(first).toMatchObject({ counts: { new: 300, present: 0, wrong: 0 }, rejected: null });
    expect(await number(`select count(*) from patients where full_name = 'Íngrid7 Peñalver Inventada'`)).toBe(
      1,
    );

    const hours = await freeHours(200);
    const visits = hours.map((hour, n) => {
      const [day = '', time] = hour.split(' ');
      const { first, last, phone } = people[n] ?? { first: '', last: '', phone: '' };
      return `"${last ? `${first} ${last}` : ''}","+34 ${phone}",${spanish(day)},${time},"${rows[0].name}"`;
    });
    const second = await runImport(
      'appointments',
      base64(`\uFEFF${['Paciente,Móvil,Fecha,Hora,Profesional', ...visits].join('\n')}\n`),
    );
    expect(second.counts).toEqual({ new: 200, present: 0, wrong: 0 });

    const packages = people
      .slice(0, 40)
      .map(({ first, last, phone }) => `${first}\t${last}\t${phone}\t4\tBono 10`);
    const third = await runImport(
      'sessions',
      base64(['Nombre\tApellidos\tTel.\tSesiones que quedan\tBono', ...packages].join('\n')),
    );
    expect(third.counts).toEqual({ new: 40, present: 0, wrong: 0 });

    // Runs every job that might send messages on later days.
    clock.set(new Date('2026-11-24T19:00:00Z'));
    for (const job of ['appointments.remind', 'subscriptions.look-after']) await runJob(testApp, job);
    clock.set(monday);
    const during = await everything();
    expect(during.slice(0, 5).map((count, n) => count - (before[n] ?? 0))).toEqual([300, 200, 200, 40, 40]);
    expect(during.slice(5)).toEqual(before.slice(5));

    for (const { made } of [third, second, first])
      expect(await undo(made.id)).toEqual({ undone: made.rows, left: [] });
    expect(await everything()).toEqual(before);
    const detail = { kind: 'people', undone: 300, left: 0 };
    const { rows: log } = await testApp.pool.query(
      `select action, detail from audit_log where subject = $1 order by id`,
      [`import:${first.made.id}`],
    );
    expect(log).toEqual([
      { action: 'import.made', detail: { kind: 'people', rows: 300 } },
      { action: 'import.undone', detail },
    ]);
  });

  test('imports administrative data and leaves invalid values out with a note', async () => {
    const file = [
      'Nombre;DNI;Idioma;Adreça postal;Contacto de emergencia;Emergency phone;Parentesco',
      'Ona Administrativa;12.345.678-z;Català;Carrer Nou 5;Pol Inventado;600 000 001;hermano',
      'Pau Administratiu;12345678A;;;;;',
    ].join('\n');
    const { made } = await runImport('people', base64(file));
    const { rows } = await testApp.pool.query(
      `select document, language, address, emergency_name, emergency_phone, emergency_relation from patients
       where full_name like '% Administrati%' order by full_name`,
    );
    expect(rows).toMatchObject([
      {
        document: '12345678Z',
        language: 'ca',
        address: 'Carrer Nou 5',
        emergency_name: 'Pol Inventado',
        emergency_phone: '600 000 001',
        emergency_relation: 'hermano',
      },
      { document: null, language: null },
    ]);
    await undo(made.id);
  });

  test('previews the problems of each line without storing anything', async () => {
    await insertPatient(testApp, { name: 'Berta Inventada', phone: '612 000 001' });
    await insertPatient(testApp, { name: 'Pau Sin Datos' });
    const before = await everything();
    const seen = await preview(
      'people',
      [
        'Nombre;Apellidos;Teléfono;Correo;F. nacimiento',
        'Ona;Inventada;612 000 002;ona@example.org;03/05/1990',
        'BERTA;inventada;+34 612000001;;',
        ';;612000003;;',
        'Pau;Sin Datos;612000004;;',
        'Lia;Inventada;61200;;31/02/1990',
        'ona;Inventada;;ONA@example.org;',
        'Roc;Inventada;;roc(arroba)example;2030-01-01',
      ].join('\n'),
    );
    expect(seen).toMatchObject({
      encoding: 'UTF-8',
      separator: ';',
      counts: { new: 1, present: 2, wrong: 4 },
      columns: { firstName: 0, lastName: 1, phone: 2, email: 3, birthDate: 4 },
    });
    expect(seen.rows.map(({ line, state }) => [line, state])).toEqual([
      ...[
        [2, 'new'],
        [3, 'present'],
        [4, 'wrong'],
        [5, 'wrong'],
      ],
      ...[
        [6, 'wrong'],
        [7, 'present'],
        [8, 'wrong'],
      ],
    ]);
    expect(messages(seen)[4]).toEqual([
      '«31/02/1990» no es un día. Escríbelo así: 31/12/1990.',
      'Por favor, introduce un número de teléfono válido',
    ]);
    expect(seen.rows[4]?.problems[1]).toMatchObject({ column: 'Teléfono' });
    expect(messages(seen)[6]).toEqual(['Escribe un correo electrónico válido', 'Ese día aún no ha llegado.']);
    expect(await everything()).toEqual(before);
    expect(await number('select count(*) from imports where made_at > $1', [monday])).toBe(0);
  });

  test('returns rejected rows without formulas, ready to be imported again', async () => {
    const seen = await preview(
      'people',
      'Nombre,Teléfono\n"=HYPERLINK(""http://example.org"")",12\nMar,+34 61\n',
    );
    const [head, formula, phone] = (seen.rejected ?? '').split('\r\n');
    expect(head).toBe('\uFEFFNombre;Teléfono;motivo');
    expect(formula).toMatch(/^"'=HYPERLINK/);
    expect(phone).toMatch(/^Mar;"'\+34 61"/);
    const again = await preview('people', (seen.rejected ?? '').replace('+34 61', '+34 612 000 009'));
    expect(again.counts).toMatchObject({ new: 1, wrong: 1 });
  });

  test('does not link data to an unverified account with the same name and phone', async () => {
    const name = { fullName: 'Vera Suplantada' };
    const stranger = await testApp.person({ ...name, phone: '+34 612 000 071', email: 'vera@example.org' });
    const hours = await freeHours(2);
    const visit = (hour = '') => `${spanish(hour.split(' ')[0] ?? '')};${hour.split(' ')[1]}`;
    const file = (cells: string) => `Nombre;Tel;Correo;F. nacimiento;Fecha;Hora;Profesional\n${cells}`;
    const { rows } = await testApp.pool.query('select name from professionals where id = 1');
    const tryOut = (who: string) =>
      preview('appointments', file(`${who};${visit(hours[0])};${rows[0].name}`));
    for (const who of [
      'Vera Suplantada;612000071;;',
      'Vera Suplantada;;VERA@example.org;',
      'Vera Suplantada;;;',
      'Vera Suplantada;;;01/02/1980',
    ])
      expect(messages(await tryOut(who)), who).toEqual([[expect.stringContaining('no ha comprobado')]]);
    const cards = await preview('people', 'Nombre;Tel\nVera Suplantada;612000071\n');
    expect([cards.counts.present, messages(cards)]).toEqual([
      0,
      [[expect.stringContaining('podría ser de otra persona')]],
    ]);
    // A phone other than the account's belongs to someone else.
    expect((await preview('people', 'Nombre;Tel\nVera Suplantada;612000072\n')).counts.new).toBe(1);
    // Data entered by the clinic identifies a person, as do verified account details.
    const own = `(select id from patients where user_id = ${stranger.user.id})`;
    await testApp.pool.query(`update patients set birth_on = '1980-02-01' where id = ${own}`);
    expect((await tryOut('Vera Suplantada;612000071;;01/02/1980')).counts.new).toBe(1);
    await testApp.pool.query(`update patients set birth_on = null where id = ${own}`);
    await testApp.pool.query('update users set phone_verified = true where id = $1', [stranger.user.id]);
    expect((await tryOut('Vera Suplantada;612000071;;')).counts.new).toBe(1);
    expect((await tryOut('Vera Suplantada;;;')).counts.new).toBe(1);
    await testApp.pool.query('update users set full_name = null where id = $1', [stranger.user.id]);
    await testApp.pool.query(`update patients set full_name = null where id = ${own}`);
  });

  test('distinguishes overlapping, out-of-hours and past appointments, unknown people and unknown kinds', async () => {
    await insertPatient(testApp, { name: 'Nil Inventado', phone: '612 000 011' });
    await insertPatient(testApp, { name: 'Nuria Inventada', email: 'nuria@example.org' });
    const { rows } = await testApp.pool.query('select name from professionals where id = 1');
    const who = rows[0].name;
    const [hour = ''] = await freeHours(1);
    const [day = '', time] = hour.split(' ');
    const file = [
      'Nombre;Tel;Correo;Fecha;Hora;Profesional;Modalidad',
      `Nil Inventado;612000011;;${spanish(day)};${time};${who};presencial`,
      `Núria Inventada;;nuria@example.org;${spanish(day)};${time};${who};presencial`,
      `Nil Inventado;612000011;;${spanish(day)};03:00;${who};presencial`,
      `Nil Inventado;612000011;;20/11/2026;09:00;${who};presencial`,
      `Nil Inventado;612000011;;31/11/2026;25:00;${who};presencial`,
      `Nadie Conocido;612000099;;${spanish(day)};${time};${who};presencial`,
      `Nil Inventado;612000011;;${spanish(day)};${time};Otra Persona;submarino`,
      `Nil Inventado;612000011;;${spanish(day)};${time};${who};a domicilio`,
    ].join('\n');
    const seen = await preview('appointments', file);
    expect(seen.counts).toEqual({ new: 1, present: 0, wrong: 7 });
    expect(messages(seen)).toEqual([
      [],
      ['A esa hora ya hay otra cita con quien atiende.'],
      [`${who} no atiende a esa hora.`],
      ['Esa hora ya ha pasado.'],
      ['«31/11/2026» no es un día. Escríbelo así: 31/12/2026.', 'Falta la hora, escrita así: 17:30.'],
      ['No hay ninguna ficha de esta persona con ese nombre y ese teléfono o correo. Impórtala antes.'],
      [
        'Nadie del equipo es «Otra Persona», o más de una persona.',
        'No sabemos qué consulta es «submarino». Escribe despacho, domicilio, vídeo o infantil.',
      ],
      ['Una visita a domicilio necesita una dirección.'],
    ]);
    expect((await preview('appointments', file, { outsideHours: true })).counts.new).toBe(2);
  });

  test('keeps and lists what has been notified, paid, moved or used since when undoing', async () => {
    const { made: cards } = await runImport(
      'people',
      base64(
        'Nombre;Tel\nAina Una;612000021\nBiel Dos;612000022\nCesc Tres;612000023\nDuna Quatre;612000024',
      ),
    );
    const { rows } = await testApp.pool.query('select name from professionals where id = 1');
    const hours = await freeHours(5);
    const [a, b, c] = hours.map((hour) => hour.replace(' ', ';'));
    const file = `Nombre;Tel;Fecha;Hora;Profesional
Aina Una;612000021;${a};${rows[0].name}
Biel Dos;612000022;${b};${rows[0].name}
Cesc Tres;612000023;${c};${rows[0].name}`;
    const { made: visits } = await runImport('appointments', base64(file), { isTold: true });
    const { made: packages } = await runImport(
      'sessions',
      base64('Nombre;Tel;Sesiones\nAina Una;612000021;3\nBiel Dos;612000022;2'),
    );
    expect((await preview('sessions', 'Nombre;Tel;Sesiones\nAina Una;612000021;3')).counts.present).toBe(1);

    const { rows: ids } = await testApp.pool.query(
      'select subject_id as id from imported_rows where import_id = $1 order by id',
      [visits.id],
    );
    const [paid, moved] = ids.map(({ id }) => id);
    const notices = await testApp.pool.query('select distinct cancellation_hours as hours from appointments');
    expect(notices.rows).toEqual([{ hours: configuredSettings.cancellationHours }]);
    const till = { type: 'appointment', itemId: paid, method: 'card', cents: 6500 };
    const taken = await director.post('/api/staff/payments', till);
    expect([taken.statusCode, taken.body]).toMatchObject([201, expect.anything()]);
    const [day = '', time = ''] = (hours[4] ?? '').split(' ');
    const startsAt = new Date(`${day}T${time}:00+01:00`).toISOString();
    expect((await director.patch(`/api/staff/appointments/${moved}`, { startsAt })).statusCode).toBe(200);
    expect(
      (await director.patch(`/api/staff/people/${await idOf('Duna Quatre')}`, { phone: '612000025' }))
        .statusCode,
    ).toBe(200);

    const [on = '', at = ''] = (hours[3] ?? '').split(' ');
    const planned = await director.post('/api/staff/appointments', {
      patientId: await idOf('Biel Dos'),
      professionalId: 1,
      type: 'office',
      payment: 'session',
      startsAt: new Date(`${on}T${at}:00+01:00`).toISOString(),
    });
    expect([planned.statusCode, planned.json()]).toMatchObject([201, { withCredit: true }]);
    const money = `select count(*) from payment_ledger where reference like '%subscription%' or reference like 'renewal%'`;
    expect(await number(money)).toBe(0);
    const sold = await director.get(`/api/staff/people/${await idOf('Aina Una')}/plans`);
    expect(sold.json()).toMatchObject([{ planId: null, sessionsLeft: 3, nextPaymentCents: null }]);

    expect(await undo(visits.id)).toMatchObject({
      undone: 1,
      left: [{ because: 'paid' }, { what: expect.stringContaining('Biel Dos'), because: 'changed' }],
    });
    expect(await undo(packages.id)).toEqual({
      undone: 1,
      left: [{ what: 'Biel Dos · Sesiones de antes', because: 'used' }],
    });
    expect(await undo(cards.id)).toEqual({
      undone: 1,
      left: [
        { what: 'Aina Una', because: 'used' },
        { what: 'Biel Dos', because: 'used' },
        { what: 'Duna Quatre', because: 'changed' },
      ],
    });
    await testApp.pool.query(`update imports set made_at = made_at - interval '15 days' where id = $1`, [
      cards.id,
    ]);
    expect(await undo(cards.id)).toMatchObject({ code: 'too_late' });
  });

  test('undoes consistently and without errors during concurrent payments, moves and locks', async () => {
    const { rows } = await testApp.pool.query('select name from professionals where id = 1');
    const names = Array.from({ length: 8 }, (_, n) => ({
      name: `Rut${n} Alhora`,
      phone: `6120001${10 + n}`,
    }));
    const cards = names.map(({ name, phone }) => `${name};${phone}`);
    await runImport('people', base64(['Nombre;Tel', ...cards].join('\n')));
    const hours = await freeHours(9);
    const visits = names.map(
      ({ name, phone }, n) => `${name};${phone};${hours[n]?.replace(' ', ';')};${rows[0].name}`,
    );
    const { made } = await runImport(
      'appointments',
      base64(['Nombre;Tel;Fecha;Hora;Profesional', ...visits].join('\n')),
    );
    const { rows: brought } = await testApp.pool.query(
      'select subject_id as id from imported_rows where import_id = $1 order by subject_id',
      [made.id],
    );
    const ids: number[] = brought.map(({ id }) => id);
    const [first = 0, , , fourth = 0] = ids;
    // Another transaction holds the fourth and requests the first after the undo has locked it: a potential deadlock.
    const other = await testApp.pool.connect();
    await other.query('begin');
    await other.query('select from appointments where id = $1 for update', [fourth]);
    const undoing = undo(made.id);
    await expect
      .poll(() =>
        number(`select count(*) from pg_stat_activity
          where wait_event_type = 'Lock' and query like '%undo_import%' and pid <> pg_backend_pid()`),
      )
      .toBe(1);
    const importAgain = await other.query('select from appointments where id = $1 for update', [first]).then(
      () => 'had it',
      ({ code }: { code: string }) => code,
    );
    await other.query('rollback');
    other.release();
    expect(['had it', '40P01']).toContain(importAgain);
    const undone = await undoing;
    expect(undone.undone + undone.left.length).toBe(8);
    const findPresent = async () =>
      (
        await testApp.pool.query('select id from appointments where id = any($1) order by id', [ids])
      ).rows.map(({ id }) => id);
    expect((await findPresent()).length).toBe(undone.left.length);
    expect(undone.left.map(({ because }: { because: string }) => because)).toEqual(
      undone.left.map(() => 'used'),
    );

    const again = names.map(
      ({ name, phone }, n) => `${name};${phone};${hours[n]?.replace(' ', ';')};${rows[0].name}`,
    );
    await undo(made.id);
    const second = await runImport(
      'appointments',
      base64(['Nombre;Tel;Fecha;Hora;Profesional', ...again].join('\n')),
    );
    const { rows: later } = await testApp.pool.query(
      'select subject_id as id from imported_rows where import_id = $1 order by subject_id',
      [second.made.id],
    );
    const paying = later.map(({ id }) =>
      director.post('/api/staff/payments', { type: 'appointment', itemId: id, method: 'card', cents: 6500 }),
    );
    const [end, ...paid] = await Promise.all([undo(second.made.id), ...paying]);
    // Later requests fail with a refusal; earlier ones keep their appointment.
    for (const { statusCode } of paid) expect([201, 404, 409]).toContain(statusCode);
    const taken = later.filter((_, n) => paid[n]?.statusCode === 201).map(({ id }) => id);
    expect(end.undone + end.left.length).toBe(later.length);
    const { rows: kept } = await testApp.pool.query(
      'select id, paid from appointments where id = any($1) order by id',
      [later.map(({ id }) => id)],
    );
    expect(kept).toEqual(taken.map((id) => ({ id, paid: true })));
    // The number of paid ones varies; removes them for the next tests.
    await testApp.pool.query('delete from appointments where id = any($1)', [taken]);
  });

  test('sends reminders for patients imported with notices, and imports once when the response is lost', async () => {
    await insertPatient(testApp, { name: 'Emma Inventada', email: 'emma@example.org' });
    await insertPatient(testApp, { name: 'Fidel Inventat', email: 'fidel@example.org' });
    const { rows } = await testApp.pool.query('select name from professionals where id = 1');
    const [one = '', two = ''] = (await freeHours(2)).map((hour) => hour.replace(' ', ';'));
    const line = (name: string, mail: string, hour: string) =>
      `Nombre;Correo;Fecha;Hora;Profesional\n${name};${mail};${hour};${rows[0].name}`;
    await runImport('appointments', base64(line('Fidel Inventat', 'fidel@example.org', two)));
    const before = await outbox();
    const key = randomUUID();
    const body = {
      kind: 'appointments',
      isTold: true,
      file: base64(line('Emma Inventada', 'emma@example.org', one)),
    };
    const send = () =>
      director.send({
        method: 'POST',
        url: '/api/staff/imports',
        payload: JSON.stringify(body),
        headers: { 'idempotency-key': key, 'content-type': 'application/json' },
      });
    const first = await send();
    const second = await send();
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json().made).toEqual(first.json().made);
    expect(await outbox()).toBe(before);
    clock.set(new Date(`${one.split(';')[0]}T05:00:00Z`));
    await runJob(testApp, 'appointments.remind');
    clock.set(monday);
    const { rows: letters } = await testApp.pool.query(
      `select distinct recipient from outbox where kind = 'appointment.reminder'`,
    );
    expect(letters).toEqual([{ recipient: 'emma@example.org' }]);

    const agenda = await director.get('/api/staff/agenda?from=2026-11-23&to=2026-12-31');
    const marked = agenda.json().appointments.filter(({ isQuiet }: { isQuiet: boolean }) => isQuiet);
    expect(marked).toMatchObject([{ patient: { name: 'Fidel Inventat' } }]);

    // The clinic cancels the quiet appointment: no letter is sent, and reception must call.
    const { rows: quiet } = await testApp.pool.query('select id from appointments where is_quiet');
    const letterCount = await outbox();
    const closed = await director.post('/api/staff/closures', {
      choices: quiet.map(({ id }) => ({ what: 'cancel', appointmentId: id })),
      preview: false,
    });
    expect(closed.json().outcomes).toMatchObject([{ state: 'done', isReached: false }]);
    expect(await outbox()).toBe(letterCount);
    expect((await director.get('/api/staff/calls')).json().calls).toHaveLength(1);
  });

  test('refuses files that are no table, too large or of another type with a message', async () => {
    const send = (body: object, who = director) => who.post('/api/staff/imports/preview', body);
    const people = { kind: 'people' };
    for (const text of ['Nombre;Tel\n"Ona;612', '', `Nombre\n${'x\n'.repeat(2001)}`, 'Nombre\nO\u0000na'])
      expect(
        (await send({ ...people, file: base64(text) })).statusCode,
        text.slice(0, 20),
      ).toBeGreaterThanOrEqual(400);
    expect((await send({ ...people, file: base64('Nombre;Tel\n"Ona;612') })).json().message).toMatch(
      /línea 2/,
    );
    expect((await send({ ...people, file: base64('Nombre\nOna'), columns: { phone: 7 } })).statusCode).toBe(
      400,
    );
    expect((await send({ ...people, file: 'A'.repeat(1_500_000) })).statusCode).toBe(413);
    const nothing = await director.post('/api/staff/imports', { ...people, file: base64('Otra\nOna') });
    expect(nothing.json()).toMatchObject({ code: 'nothing_to_bring' });
    const reception = await createStaff(testApp, 'reception');
    expect((await send({ ...people, file: base64('Nombre\nOna') }, reception)).statusCode).toBe(403);
    expect((await undo(999_999)).code).toBe('not_found');
  });
});

const idOf = async (name: string) =>
  (await testApp.pool.query('select id from patients where full_name = $1', [name])).rows[0].id;

test('imports the same file once for concurrent requests, and refuses overlong headings', async () => {
  await insertPatient(testApp, { name: 'Iu Inventado', phone: '612 000 077' });
  const wish = { kind: 'sessions', file: base64('Nombre;Tel;Sesiones\nIu Inventado;612000077;4\n') };
  const replies = await Promise.all([1, 2, 3].map(() => director.post('/api/staff/imports', wish)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  const long = { kind: 'people', file: base64(`Nombre;${'x'.repeat(201)}\nIu;1\n`) };
  expect((await director.post('/api/staff/imports/preview', long)).json().code).toBe('unreadable');
});

describe('POST /api/staff/imports/preview of appointments', () => {
  beforeAll(() => insertPatient(testApp, { name: 'Estel Inventada', phone: '612 000 081' }));

  /** Rows of one person and one professional. */
  const appointments = async (head: string, rows: string[], more: object = {}) => {
    const { rows: team } = await testApp.pool.query('select name from professionals where id = 1');
    const file = [
      `Paciente;Teléfono;Profesional;${head}`,
      ...rows.map((row) => `Estel Inventada;612000081;${team[0].name};${row}`),
    ].join('\n');
    return preview('appointments', file, { outsideHours: true, ...more });
  };

  test('leaves out cancelled, annulled and missed rows and says why', async () => {
    const states = ['Cancelada', 'No asistió', 'Anul·lada', 'No show', 'Confirmada', ''];
    const seen = await appointments(
      'Fecha;Hora inicio;Estado;Sala',
      states.map((state, n) => `0${n + 1}/02/2027;10:00;${state};Azul`),
    );
    expect(seen.rows.map(({ state }) => state)).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'new', 'new']);
    expect(messages(seen).slice(0, 4)).toEqual([
      ['Está cancelada o anulada.'],
      ['Está apuntado que no vino.'],
      ['Está cancelada o anulada.'],
      ['Está apuntado que no vino.'],
    ]);
    expect(seen.unused).toEqual(['Sala']);
    // There is nothing to correct.
    expect(seen.rejected).toBeNull();
  });
  test('reads a second column of states', async () => {
    const seen = await appointments('Fecha;Hora;Status;Cancelada', [
      '01/02/2027;10:00;booked;Sí',
      '02/02/2027;10:00;cancelled;',
      '03/02/2027;10:00;booked;No',
    ]);
    expect(seen.rows.map(({ state }) => state)).toEqual(['wrong', 'wrong', 'new']);
    expect(seen.unused).toEqual([]);
  });
  test('asks about unknown states and applies the answer', async () => {
    const rows = ['01/02/2027;10:00;Aplazada', '02/02/2027;10:00;Aplazada', '03/02/2027;10:00;__proto__'];
    const seen = await appointments('Fecha;Hora;Estado', rows);
    expect(seen.counts).toEqual({ new: 0, present: 0, wrong: 3 });
    expect(seen.unknownStates).toEqual([
      { text: 'Aplazada', rows: 2, choice: null },
      { text: '__proto__', rows: 1, choice: null },
    ]);
    const states = { Aplazada: 'keep' };
    expect(await appointments('Fecha;Hora;Estado', rows, { states })).toMatchObject({
      counts: { new: 2, wrong: 1 },
      unknownStates: [{ choice: 'keep' }, { choice: null }],
    });
    const left = await appointments('Fecha;Hora;Estado', rows, { states: { Aplazada: 'skip' } });
    expect(messages(left)[0]).toEqual(['Has dicho que este estado no se importa.']);
  });
  test('reads end times and durations with hours, and reports contradictions', async () => {
    const seen = await appointments('Fecha;Hora inicio;Hora fin;Duración', [
      '01/02/2027;10:30;11:20;',
      '02/02/2027;10:30;;1:30',
      '03/02/2027;10:30;;1h',
      '04/02/2027;10:30;11:20;60',
      '05/02/2027;10:30;10:00;',
      '08/02/2027;10:30;pronto;',
      '09/02/2027;10:30;14:00;',
    ]);
    expect(messages(seen)).toEqual([
      [],
      [],
      [],
      ['La duración dice 60 minutos y la hora de fin 50.'],
      ['Acaba antes de empezar.'],
      ['«pronto» no es una hora. Escríbela así: 17:30.'],
      ['Tiene que durar entre 30 y 120 minutos, de 5 en 5.'],
    ]);
    const file = `Paciente;Teléfono;Fecha;Hora inicio;Hora fin;Profesional\nEstel Inventada;612000081;01/02/2027;10:30;11:20;${(await testApp.pool.query('select name from professionals where id = 1')).rows[0].name}`;
    const { made } = await runImport('appointments', base64(file), { outsideHours: true });
    expect(
      await number(
        `select extract(epoch from ends_at - starts_at) / 60 as count from appointments join imported_rows on subject_id = appointments.id where import_id = $1`,
        [made.id],
      ),
    ).toBe(50);
    await undo(made.id);
  });
  test('reports local times skipped or repeated by the clock change', async () => {
    const seen = await appointments('Fecha;Hora', [
      '28/03/2027;02:30',
      '31/10/2027;02:30',
      '28/03/2027;03:00',
      '30/10/2027;02:30',
    ]);
    expect(messages(seen)).toEqual([
      ['Las 02:30 no existen ese día: el reloj pasa de las 02:00 a las 03:00.'],
      ['Las 02:30 se dan dos veces ese día: el reloj vuelve de las 03:00 a las 02:00.'],
      [],
      [],
    ]);
  });
});

describe('POST /api/staff/imports/preview of sessions', () => {
  test('checks that total less used is the remainder', async () => {
    await insertPatient(testApp, { name: 'Sesé Inventada', phone: '612 000 082' });
    const line = (counts: string) =>
      preview('sessions', `Nombre;Tel;Sesiones;Usadas;Quedan\nSesé Inventada;612000082;${counts}`);
    expect((await line('10;4;6')).rows[0]).toMatchObject({
      state: 'new',
      what: expect.stringContaining('6 sesiones'),
    });
    expect((await line('10.0;4.0;6.0')).rows[0]?.state).toBe('new');
    expect(messages(await line('10;4;5'))).toEqual([['No cuadra: 10 menos 4 no son 5.']]);
    const open = await preview('sessions', 'Nombre;Tel;Sesiones;Usadas\nSesé Inventada;612000082;10;4');
    expect([open.columns.sessions, open.rows]).toEqual([undefined, []]);
  });
});

describe('POST /api/staff/imports/preview of people', () => {
  test('reads address books of other programs', async () => {
    const seen = await preview(
      'people',
      'First Name,Middle Name,Last Name,Birthday,E-mail 1 - Value,Phone 1 - Value,Notes\nOriol,Maria,Inventat Prova,1990-05-03,oriol@example.org ::: o@example.org,972 000 112 ::: +34 600 252 526,x',
    );
    expect(seen.rows).toMatchObject([
      {
        state: 'new',
        what: 'Oriol Maria Inventat Prova · +34 600 252 526 · 3 de mayo de 1990',
        notes: ['No se guarda: 972 000 112, o@example.org.'],
      },
    ]);
    expect(seen.unused).toEqual(['Notes']);
    const phones = [
      'Mobile: 600252526',
      '600252526.0',
      '="600252526"',
      '6.00252526E+08',
      'Home: 972000112, Mobile: 600252526',
    ];
    for (const phone of phones) {
      const { rows } = await preview('people', `First name;Phone numbers\nOriola;${phone}`);
      expect([phone, rows[0]?.state, rows[0]?.what]).toEqual([phone, 'new', 'Oriola · 600252526']);
    }
    const home = await preview(
      'people',
      'First Name;Mobile Phone;Home Phone;Birthday\nOriola;;972000112;0/0/00',
    );
    expect(home.rows[0]?.what).toBe('Oriola · 972000112');
  });
  test('joins two surnames and keeps a middle name', async () => {
    const seen = await preview(
      'people',
      'Nombre;Segundo nombre;Primer apellido;Segundo apellido;Tel\nMaria;José;Prova;Inventada;612000091\nPau;;Prova;;612000092',
    );
    expect(seen.rows.map(({ what }) => what)).toEqual([
      'Maria José Prova Inventada · 612000091',
      'Pau Prova · 612000092',
    ]);
  });
  test("asks once whether to turn 'SURNAMES, Name' round", async () => {
    const file = 'Paciente;Tel\n"PROVA GIL, Ana";612000093\n"Prova, Pau";612000094\nMar Prova;612000095';
    const seen = await preview('people', file);
    expect(seen.commaNames).toEqual({ example: 'PROVA GIL, Ana', rows: 2 });
    expect(seen.counts).toEqual({ new: 1, present: 0, wrong: 2 });
    const reversedName = await preview('people', file, { nameOrder: 'turn' });
    expect(reversedName.rows.map(({ what }) => what.split(' · ')[0])).toEqual([
      'Ana PROVA GIL',
      'Pau Prova',
      'Mar Prova',
    ]);
    expect((await preview('people', file, { nameOrder: 'keep' })).rows[0]?.what).toMatch(/^PROVA GIL, Ana/);
  });
  test('marks a person without contact details', async () => {
    const note = ['Sin teléfono ni correo: no habrá forma de avisar a esta persona.'];
    expect(
      (await preview('people', 'Nombre;Tel\nSola Inventada;\nPau Prova;612000096')).rows.map(
        ({ notes }) => notes,
      ),
    ).toEqual([note, []]);
    expect((await preview('people', 'Nombre;Notas\nSola Inventada;x')).rows[0]?.notes).toEqual([]);
  });
});
