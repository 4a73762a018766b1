import { globSync, readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveSafetyAnswer } from '#clinic/appointments/safety-answers/service.server.ts';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { listLetters } from '#tests/support/words/letters.ts';

const password = 'casa-de-paper-7';
const start = new Date('2026-11-23T08:00:00Z');
const clock = stoppedClock(start);
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

const root = new URL('..', import.meta.url);

/** All rows of all tables as one text, including jobs; sealed texts stay sealed. */
async function dumpEverything(): Promise<string> {
  const { rows: tables } = await testApp.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await testApp.pool.query<{ row: string }>(
      `select row_to_json(t)::text as row from ${name} t`,
    );
    texts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return texts.join('\n');
}
const findLines = async (...words: string[]) =>
  (await dumpEverything()).split('\n').filter((line) => words.some((word) => line.includes(word)));

const phoneOf = (mark: string) => `+34 600 000 0${String(mark.length).padStart(2, '0')}`;
const birthOf = (mark: string) => `2017-03-${String(mark.length).padStart(2, '0')}`;

/** A person with data in every table. @param mark text that makes the data easy to find */
async function createPersonEverywhere(mark: string, slots: { past: string; gone: string }) {
  clock.set(start);
  const person = await testApp.person({
    fullName: `Ona ${mark}`,
    email: `ona.${mark}@example.org`,
    phone: phoneOf(mark),
    address: `Carrer ${mark} 5`,
  });
  const book = async (date: string, fields: object) => {
    const reply = await person.post('/api/appointments', { professionalId: 1, date, ...fields });
    expect(reply.statusCode).toBe(201);
    return (reply.json() as { id: number }).id;
  };
  const notes = `notes of ${mark}`;
  const visited = await book(slots.past, { type: 'home', address: `Carrer ${mark} 5, Salt`, notes });
  const child = { type: 'child', professionalId: 2, childBirthDate: birthOf(mark), guardian: true, notes };
  const cancelled = await book(slots.gone, child);
  await person.delete(`/api/appointments/${cancelled}`);
  await pay(person.user.id, visited);
  await person.post('/api/password/forgot', { usernameOrEmail: person.user.username });
  return { ...person, visited, cancelled };
}

/** Marks an appointment as paid, as the wallet's job would. */
async function pay(userId: number, id: number): Promise<void> {
  await testApp.pool.query(
    `update appointments set status = 'confirmed', paid = true, hold_expires_at = null where id = $1`,
    [id],
  );
  await testApp.pool.query(
    `insert into payment_ledger (at, step, reference, order_id, payer_user_id, capture_id, cents, currency)
     values ($1, 'verified', $2, $3, $4, $5, 8000, 'EUR')`,
    [clock.now(), `appointment:${id}`, `ORDER-${id}`, userId, `CAPTURE-${id}`],
  );
}

describe('GET /api/me/export', () => {
  test('returns all data of the user with notes decrypted, and no data of others', async () => {
    const ona = await createPersonEverywhere('Vilamala', {
      past: '2026-11-30T08:00:00.000Z',
      gone: '2026-11-30T09:30:00.000Z',
    });
    const other = await createPersonEverywhere('Puigdevalls', {
      past: '2026-12-01T08:00:00.000Z',
      gone: '2026-12-01T09:30:00.000Z',
    });
    const reply = await ona.get('/api/me/export');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('application/json');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="mis-datos.json"');
    expect(reply.headers['cache-control']).toBe('no-store');
    const file = reply.json();
    expect(file.account).toMatchObject({
      username: ona.user.username,
      fullName: 'Ona Vilamala',
      email: 'ona.Vilamala@example.org',
      sessions: [{ device: 'Otro dispositivo' }],
      consents: [{ statement: expect.stringContaining('16 años') }],
    });
    expect(file.patients).toMatchObject([
      { who: 'self', fullName: 'Ona Vilamala' },
      { who: 'child', birthDate: birthOf('Vilamala') },
    ]);
    expect(file.appointments).toMatchObject([
      {
        type: 'home',
        status: 'confirmed',
        address: 'Carrer Vilamala 5, Salt',
        notes: 'notes of Vilamala',
        cancellationHours: configuredSettings.cancellationHours,
      },
      { type: 'child', status: 'cancelled', childBirthDate: birthOf('Vilamala'), notes: 'notes of Vilamala' },
    ]);
    expect(file.payments.ledger).toMatchObject([{ step: 'verified', cents: 8000 }]);
    expect(file.messages.length).toBeGreaterThan(1);
    expect(file.activity.map(({ action }: { action: string }) => action)).toContain('account.registered');
    expect(reply.body).not.toContain('Puigdevalls');
    expect((await other.get('/api/me/export')).body).not.toContain('Vilamala');
  });

  test('contains no secrets: no hashes, no sealed texts, no valid links', async () => {
    const ona = await testApp.person();
    await ona.post('/api/password/forgot', { usernameOrEmail: ona.user.username });
    await runJob(testApp, 'accounts.send-recovery-links', { userIds: [ona.user.id] });
    const [letter] = (await listLetters(testApp, ona.user.id)).filter(
      ({ kind }) => kind === 'account.recovery',
    );
    expect(letter?.text).toContain('#token=');
    const { body } = await ona.get('/api/me/export');
    expect(body).toContain(letter?.subject);
    expect(body).not.toMatch(/token=|passwordHash|tokenHash|idHash|codeHmac|sealedNotes|argon2id/);
  });
});

describe('DELETE /api/me', () => {
  test('erases the identity everywhere except in the record of past visits, for fifteen years', async () => {
    const ona = await createPersonEverywhere('Casademont', {
      past: '2026-12-02T08:00:00.000Z',
      gone: '2026-12-02T09:30:00.000Z',
    });
    const { rows: names } = await testApp.pool.query('select username from users where id = $1', [
      ona.user.id,
    ]);
    clock.set(new Date('2026-12-03T08:00:00Z'));
    await ona.post('/api/login', { username: names[0].username, password });
    const reply = await ona.delete('/api/me', { password });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      success: true,
      deleted: expect.arrayContaining(['tus sesiones', 'los mensajes que te hemos enviado']),
      kept: [
        { why: expect.stringContaining('Llei 21/2000'), until: '2041-12-03' },
        { what: expect.stringContaining('pagos'), until: null },
        { what: expect.stringContaining('registro'), until: null },
      ],
    });

    const [goodbye, ...rest] = await listLetters(testApp, ona.user.id);
    expect(rest).toEqual([]);
    expect(goodbye).toMatchObject({
      recipient: 'ona.Casademont@example.org',
      subject: 'Tu cuenta está eliminada',
    });
    expect(goodbye?.text).toContain('hasta el 3 de diciembre de 2041 (Llei 21/2000');

    const left = await findLines(
      'Casademont',
      names[0].username,
      phoneOf('Casademont'),
      birthOf('Casademont'),
    );
    const places = left.map((line) => line.split(' ')[0]);
    expect(places.sort()).toEqual(['public.appointments', 'public.outbox', 'public.patients']);
    const { rows } = await testApp.pool.query(
      'select id, sealed_notes is null as wiped from appointments where booked_by = $1 order by id',
      [ona.user.id],
    );
    expect(rows).toEqual([
      { id: ona.visited, wiped: false },
      { id: ona.cancelled, wiped: true },
    ]);
  });

  test('the farewell e-mail is deleted a day after it was sent', async () => {
    clock.set(new Date('2026-12-05T08:00:00Z'));
    const tidy = () => runJob(testApp, 'accounts.tidy');
    await tidy();
    // Not sent yet, so it is not deleted.
    expect((await findLines('Casademont')).some((line) => line.startsWith('public.outbox'))).toBe(true);
    await testApp.pool.query(`update outbox set status = 'sent' where kind = 'account.goodbye'`);
    await tidy();
    expect((await findLines('Casademont')).some((line) => line.startsWith('public.outbox'))).toBe(false);
  });

  test('the record loses addresses after five years and everything after fifteen, not a day earlier', async () => {
    const at = async (day: string) => {
      clock.set(new Date(`${day}T02:41:00Z`));
      await runJob(testApp, 'appointments.delete-overdue-records');
      return (await findLines('Casademont')).map((line) => line.split(' ')[0]).sort();
    };
    expect(await at('2031-12-03')).toEqual(['public.appointments', 'public.patients']);
    expect(await at('2031-12-04')).toEqual(['public.patients']);
    const sealed = () =>
      testApp.pool.query(
        `select 1 from appointments a join users u on u.id = a.booked_by
         where u.closed_at is not null and a.sealed_notes is not null`,
      );
    expect(await at('2041-12-03')).toEqual(['public.patients']);
    expect((await sealed()).rowCount).toBe(1);
    expect(await at('2041-12-04')).toEqual([]);
    expect((await sealed()).rowCount).toBe(0);
    // A second run changes nothing, and the data of others stay.
    expect(await at('2041-12-04')).toEqual([]);
    expect(await findLines('Vilamala')).not.toEqual([]);
    clock.set(start);
  });

  test('data written by a concurrent booking are deleted the following night', async () => {
    const person = await testApp.person();
    const wish = { type: 'home', professionalId: 1, date: '2026-12-14T08:00:00.000Z' };
    const booked = { ...wish, address: 'Carrer Fontanella 5, Salt', notes: 'late' };
    expect((await person.post('/api/appointments', booked)).statusCode).toBe(201);
    // As if the booking had arrived a moment later.
    await testApp.pool.query('update users set closed_at = $2 where id = $1', [person.user.id, start]);
    await testApp.pool.query('delete from outbox where user_id = $1', [person.user.id]);
    expect(await findLines('Fontanella')).toHaveLength(1);
    await runJob(testApp, 'appointments.delete-overdue-records');
    expect(await findLines('Fontanella')).toEqual([]);
  });

  test('a user without visits leaves no data behind', async () => {
    const email = 'marta.mai@example.org';
    const marta = await testApp.person({ fullName: 'Marta Maixenc', email });
    await marta.post('/api/appointments', {
      type: 'office',
      professionalId: 1,
      date: '2026-12-09T08:00:00.000Z',
      notes: 'Maixenc',
    });
    const { kept } = (await marta.delete('/api/me', { password })).json();
    expect(kept).toMatchObject([{ what: expect.stringContaining('registro'), until: null }]);
    expect((await findLines('Maixenc', 'marta.mai')).map((line) => line.split(' ')[0])).toEqual([
      'public.outbox',
    ]);
    // The unpaid slot is free for others.
    const other = await testApp.person();
    const again = { type: 'office', professionalId: 1, date: '2026-12-09T08:00:00.000Z' };
    expect((await other.post('/api/appointments', again)).statusCode).toBe(201);
  });

  test('ends all sessions, allows no sign-in and sends no links afterwards; the user name is free again', async () => {
    const gone = await testApp.person();
    const { username } = gone.user;
    const elsewhere = testApp.visitor();
    await elsewhere.post('/api/login', { username, password });
    await gone.delete('/api/me', { password });
    expect(Object.keys(gone.cookies)).toEqual(['device']);
    expect((await elsewhere.get('/api/user')).statusCode).toBe(401);
    for (const name of [username, `cerrada-${gone.user.id}`, `CERRADA-${gone.user.id}`])
      expect((await testApp.visitor().post('/api/login', { username: name, password })).statusCode).toBe(401);
    // A session opened by a concurrent sign-in.
    await testApp.pool.query(
      'insert into sessions (id_hash, user_id, created_at, last_seen_at) values ($1, $2, $3, $3)',
      [hashToken('late'), gone.user.id, clock.now()],
    );
    const late = testApp.visitor();
    late.cookies.sid = 'late';
    expect((await late.get('/api/user')).statusCode).toBe(401);
    const reply = await testApp.visitor().post('/api/register', { username, password });
    expect(reply.statusCode).toBe(201);
    expect(reply.json().id).not.toBe(gone.user.id);
  });

  test('is refused before a confirmed visit, and while a payment is under review', async () => {
    const person = await testApp.person();
    const reply = await person.post('/api/appointments', {
      type: 'office',
      professionalId: 1,
      date: '2026-12-10T08:00:00.000Z',
    });
    const { id } = reply.json();
    await testApp.pool.query(
      `insert into payment_ledger (at, step, reference, order_id, payer_user_id, capture_id, cents, currency)
       values ($1, 'pending', $2, 'O', $3, 'C-PENDING', 6500, 'EUR')`,
      [clock.now(), `appointment:${id}`, person.user.id],
    );
    const checking = await person.delete('/api/me', { password });
    expect([checking.statusCode, checking.json().code]).toEqual([409, 'open_appointments']);
    expect(checking.json().message).toContain('pago tuyo en revisión');
    await pay(person.user.id, id);
    const confirmed = await person.delete('/api/me', { password });
    expect([confirmed.statusCode, confirmed.json().code]).toEqual([409, 'open_appointments']);
    expect(confirmed.json().message).toContain('Cancélalas primero');
    expect((await person.get('/api/user')).statusCode).toBe(200);
    await person.delete(`/api/appointments/${id}`);
    expect((await person.delete('/api/me', { password })).statusCode).toBe(200);
  });

  test('is refused while a plan payment is under review', async () => {
    const person = await testApp.person();
    const entry = (step: string) =>
      testApp.pool.query(
        `insert into payment_ledger (at, step, reference, order_id, payer_user_id, capture_id, cents, currency)
         values ($1, $2, $3, 'O-PLAN', $4, 'C-PLAN', 52000, 'EUR')`,
        [clock.now(), step, `subscription:1:single:${person.user.id}`, person.user.id],
      );
    await entry('pending');
    await testApp.pool.query(
      `insert into wallet_orders (order_id, reference, payer_user_id, reported_at, next_look_at)
       values ('O-PLAN', $1, $2, $3, $3)`,
      [`subscription:1:single:${person.user.id}`, person.user.id, clock.now()],
    );
    const checking = await person.delete('/api/me', { password });
    expect([checking.statusCode, checking.json().code]).toEqual([409, 'open_appointments']);
    expect(checking.json().message).toContain('pago tuyo en revisión');
    // An order abandoned after a month without a decision does not block the account forever.
    await testApp.pool.query(`update wallet_orders set state = 'abandoned' where order_id = 'O-PLAN'`);
    expect((await person.delete('/api/me', { password })).statusCode).toBe(200);
  });

  test('requires the password; staff accounts are closed by the clinic', async () => {
    const person = await testApp.person();
    const wrong = await person.delete('/api/me', { password: 'otra-cosa' });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      { password: 'La contraseña no es correcta.' },
    ]);
    expect((await person.delete('/api/me')).statusCode).toBe(400);
    expect((await person.get('/api/user')).statusCode).toBe(200);
    await testApp.pool.query(`update users set role = 'reception' where id = $1`, [person.user.id]);
    expect((await person.delete('/api/me', { password })).json().code).toBe('staff_account');
  });

  test('runs once for five concurrent requests', async () => {
    const person = await testApp.person();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => person.delete('/api/me', { password })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await listLetters(testApp, person.user.id)).toHaveLength(1);
  });
});

describe('completeness of personal data', () => {
  /** Columns that link a row to a person without a foreign key. */
  const personal = /^(user_id|.*_user_id|booked_by|patient_id|guardian_id|client_id|actor.*)$/;
  /** Tables that refer to people but need no `personal.server.ts`, with the reason. */
  const exceptions: Record<string, string> = {
    wallet_returns:
      'records which staff member decided about refunded money; the payer is in the ledger only',
    api_keys: 'programs admitted by the director; a record of their work',
    webhook_endpoints: 'programs notified by webhooks; a record of their work',
    webhook_deliveries: 'whether programs have been told; what they are told names nobody',
    professionals: 'what the clinic says of who works there; the clinic closes accounts of staff',
    opening_hours: 'when a professional works, as the clinic’s pages show it',
    working_blocks: 'when a professional works, as the clinic’s pages show it',
    absences: 'when a professional is away',
    extra_hours: 'when a professional works',
    crisis_protocols: 'signed by the director; a record of their work',
    consent_texts: 'texts to sign, published by the director; a record of their work',
    launch: 'the director who opened the site',
    wallet_trials: 'trial orders of the director; a record of their work',
    professional_pictures: 'pictures on the public site; removed by the director',
    shared_pictures: 'pictures for shared links, and who of the staff uploaded them',
    clinic_translations: 'translations of the clinic’s texts, and who of the staff saved them',
    clinic_settings: 'values of the clinic’s configuration, and who of the staff saved them',
    organization_details: 'who the clinic is, and who of the staff wrote it down',
    launch_confirmations: 'confirmations of the director; a record of their work',
    imports: 'imports by the director; a record of their work',
    imported_rows: 'numbers of what an import made; once its card is emptied they lead to nobody',
    briefings: 'which letters a professional has had',
    callback_entries: 'that somebody called; they go with their callback',
    calendar_feeds: 'the address of a professional’s calendar',
    evaluation_alert_outcomes:
      'what the care team did about an alert; handed out with the record, deleted with its evaluation',
    drafts: 'what staff have half written; it goes with their session, the same day',
    professional_shares: 'who of the staff wrote down what part was agreed; the books keep it',
    till_events: 'who of the staff counted the till; the books keep it',
    credit_accounts:
      'told in an export as what is left of it; the books keep it, and it names nobody once the card is forgotten',
    second_factors: 'only staff have one',
    second_factor_recovery_codes: 'only staff have any',
  };

  test('every table that refers to a person has a part in the export and in the erasure', async () => {
    const tables = new Map<string, { table: PgTable; exported: string }>();
    for (const file of globSync('src/{clinic/*,platform}/tables.server.ts', { cwd: root }))
      for (const [exported, table] of Object.entries(await import(new URL(file, root).href)))
        if (is(table, PgTable)) tables.set(getTableName(table), { table, exported });
    expect(tables.size).toBeGreaterThan(12);

    // A table that references a table with personal data refers to the person as well.
    const known = new Set(['users', 'patients']);
    for (let before = 0; before !== known.size; ) {
      before = known.size;
      for (const [name, { table }] of tables) {
        const { foreignKeys } = getTableConfig(table);
        const refers = foreignKeys.some((key) => known.has(getTableName(key.reference().foreignTable)));
        const says = Object.values(getTableColumns(table)).some((column) => personal.test(column.name));
        if (refers || says) known.add(name);
      }
    }
    const words = globSync('src/{clinic/*,platform/*}/personal.server.ts', { cwd: root }).map((file) =>
      readFileSync(new URL(file, root), 'utf8'),
    );
    const forgotten = [...known].filter((name) => {
      const used = new RegExp(`\\(${tables.get(name)?.exported}[,)]`);
      return !(name in exceptions) && !words.some((text) => used.test(text));
    });
    expect(forgotten).toEqual([]);
    expect(known.size).toBeGreaterThan(8);
  });
});

test('the export has where a person is during a video call, and erasure deletes it', async () => {
  const ona = await createPersonEverywhere('Riumors', {
    past: '2026-12-07T08:00:00.000Z',
    gone: '2026-12-07T09:30:00.000Z',
  });
  const place = {
    appointmentId: ona.visited,
    startsAt: new Date('2026-12-07T08:00:00Z'),
    role: 'patient',
  } as const;
  const answer = { location: 'Carrer Riumors 9', contact: 'Mi hermana' };
  await saveSafetyAnswer(testApp.db, testApp.secrets, place, answer);
  expect(await findLines(answer.location)).toEqual([]);
  const { appointments } = (await ona.get('/api/me/export')).json();
  expect(appointments[0].videoSafetyAnswers).toMatchObject([{ role: 'patient', ...answer }]);
  clock.set(new Date('2026-12-07T08:30:00Z'));
  await ona.post('/api/login', { username: ona.user.username, password });
  expect((await ona.delete('/api/me', { password })).statusCode).toBe(200);
  const { rows } = await testApp.pool.query('select * from video_safety_answers');
  expect(rows).toEqual([]);
  clock.set(start);
});
