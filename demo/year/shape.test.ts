import { randomUUID } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword, toLookalikeKey } from '#clinic/accounts/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { createSecrets } from '#platform/secrets/secrets.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { testKeys } from '#tests/support/app.ts';
import { friday, type PaymentsTestApp, startPaymentsTestApp } from '#tests/support/payments.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { seedDemonstration } from '../../db/seed.ts';
import { guestUsername } from '../guest.ts';
import { yearTables } from './insert.ts';
import { seedYear } from './seed.ts';

type Row = Record<string, unknown>;

/** Columns whose value belongs to the shape of a row; of the others only whether they are filled. */
const values = new Set([
  'status',
  'cancellation',
  'step',
  'way',
  'state',
  'audience',
  'side',
  'instrument',
  'vat',
  'currency',
  'action',
  'actor_kind',
  'actor_role',
  'paid',
  'with_credit',
  'revision',
  'occurrence',
  'part',
  'tries',
  'active',
  'email_verified',
  'payments_of_round',
]);
/** Columns that a person may leave empty. */
const optional = new Set([
  'email',
  'phone',
  'address',
  'language',
  'desk_remark',
  'birth_on',
  'attendance_confirmed_at',
  'for_professional_id',
  'patient_id_of_caller',
  'companion_id',
  'service_id',
  'service_name',
  'series_id',
]);

function shapeOf(row: Row): string {
  const parts = Object.entries(row).flatMap(([column, value]) => {
    if (optional.has(column)) return [];
    if (values.has(column)) return [`${column}=${value}`];
    if (column === 'detail')
      return [
        `detail=${Object.keys(value ?? {})
          .sort()
          .join(' ')}`,
      ];
    return [`${column}${value === null ? ' is null' : ''}`];
  });
  return parts.join(', ');
}

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let owner: pg.Client;
let testApp: PaymentsTestApp;
/** The rows of the year, and the shapes that they have, by table. */
const known = new Map<string, { ids: Set<string>; shapes: Set<string> }>();

const nameOf = (key: string, table: (typeof yearTables)[keyof typeof yearTables]) =>
  key.startsWith('demo') ? `demo.${getTableName(table)}` : getTableName(table);

beforeAll(async () => {
  clone = await cloneDatabase();
  await seedDemonstration({ ownerUrl: clone.url, isDemonstration: true, seedsFamilies: false });
  const year = { ownerUrl: clone.url, clock: stoppedClock(friday), secrets: createSecrets(testKeys) };
  await seedYear({
    ...year,
    installation: async () => 'onyar-0123456789abcdefghijkl',
    accounts: { hashPassword, toLookalikeKey },
  });
  owner = new pg.Client({ connectionString: clone.url });
  await owner.connect();
  for (const [name, rows] of await readTables())
    known.set(name, { ids: new Set(rows.map(keyOf)), shapes: new Set(rows.map(shapeOf)) });
  testApp = await startPaymentsTestApp({}, { url: clone.url });
  await testApp.wallet.fault({ call: 'notice', fault: 'lost', times: 1_000 });
});
afterAll(async () => {
  await testApp.stop();
  await owner.end();
  await clone.drop();
});

async function readTables(): Promise<[string, Row[]][]> {
  const tables: [string, Row[]][] = [];
  for (const [key, table] of Object.entries(yearTables)) {
    const name = nameOf(key, table);
    tables.push([name, (await owner.query(`select * from ${name}`)).rows]);
  }
  return tables;
}

const keyOf = (row: Row): string => JSON.stringify(row.id ?? row);

/** The tables to which the use cases have added rows, and the shapes of these that no row of the year has. */
async function findOtherShapes(): Promise<{ tables: string[]; others: string[] }> {
  const tables: string[] = [];
  const others = (await readTables()).flatMap(([name, rows]) => {
    const { ids, shapes } = known.get(name) ?? { ids: new Set(), shapes: new Set() };
    const added = rows.filter((row) => !ids.has(keyOf(row)));
    if (added.length > 0) tables.push(name);
    return added.filter((row) => !shapes.has(shapeOf(row))).map((row) => `${name}: ${shapeOf(row)}`);
  });
  return { tables, others };
}

async function enter(username: string) {
  const visitor = testApp.visitor();
  expect((await visitor.post('/api/demo/staff-sessions', { username })).statusCode, username).toBe(200);
  return visitor;
}

async function made(reply: Promise<{ statusCode: number; body: string; json(): never }>): Promise<Row> {
  const { statusCode, body } = await reply;
  expect([200, 201, 204], body).toContain(statusCode);
  return body === '' ? {} : JSON.parse(body);
}

test('rows of the year have the shape of those that the use cases write', async () => {
  let desk = await enter('recepcion');
  // At the desk: a new patient with an appointment, seen and paid.
  const { id: patientId } = await made(
    desk.post('/api/staff/people', { fullName: 'Aina Contefictici Puigpaper', phone: '+34 972 000 900' }),
  );
  const hour = { professionalId: 1, type: 'office', startsAt: '2027-03-11T07:00:00Z', outsideHours: true };
  const planned = await made(desk.post('/api/staff/appointments', { patientId, ...hour }));
  const other = await made(
    desk.post('/api/staff/appointments', { patientId, ...hour, startsAt: '2027-03-12T06:00:00Z' }),
  );
  await made(
    desk.post(`/api/staff/appointments/${other.id}/cancel`, { by: 'person', noticeAt: friday.toISOString() }),
  );
  const callback = { name: 'Aina Contefictici', phone: '+34 972 000 900', reason: 'talk', patientId };
  const left = await made(desk.post('/api/staff/callbacks', callback));
  await made(desk.post(`/api/staff/callbacks/${left.id}/done`));

  // Online: a booking paid through the wallet and cancelled in time, and one paid by a session of a plan.
  const guest = Object.assign(await enter(guestUsername), { user: { id: 0, username: guestUsername } });
  const date = '2027-03-10T15:00:00.000Z';
  const booked = await testApp.book(guest, date);
  const orderId = await testApp.wallet.pay({ reference: appointmentReference(booked) });
  await made(testApp.report(guest, booked, orderId));
  await made(testApp.pay(guest, booked, orderId));
  await made(guest.delete(`/api/appointments/${booked}`));
  await testApp.sendRefund();
  const byPlan = await testApp.book(guest, '2027-02-10T15:00:00.000Z', { useCredit: true });
  await made(guest.delete(`/api/appointments/${byPlan}`));

  // Care: a questionnaire, a chat and a note.
  const therapist = await enter('nausica');
  const [own] = (
    await owner.query('select p.id from patients p join users u on u.id = p.user_id where u.username = $1', [
      guestUsername,
    ])
  ).rows;
  const sent = await made(therapist.post(`/api/staff/people/${own.id}/evaluations`, { instrument: 'gad-7' }));
  for (const item of [1, 2, 3, 4, 5, 6, 7])
    await made(guest.patch(`/api/evaluations/${sent.id}/answers/${item}`, { value: 1 }));
  await made(guest.post(`/api/evaluations/${sent.id}/finish`));
  await made(therapist.post(`/api/staff/evaluations/${sent.id}/release`, { words: 'Buen resultado.' }));
  await made(guest.post('/api/chat/messages', { id: randomUUID(), text: 'Gracias.' }));
  await made(
    therapist.post(`/api/staff/people/${own.id}/notes`, {
      sessionOn: '2026-12-10',
      text: 'Sesión tranquila.',
    }),
  );

  // The day of the appointment.
  testApp.clock.set(new Date('2027-03-11T08:05:00Z'));
  desk = await enter('recepcion');
  await made(desk.post(`/api/staff/appointments/${planned.id}/attendance`, { status: 'arrived' }));
  const seen = await enter('nausica');
  await made(seen.post(`/api/staff/appointments/${planned.id}/attendance`, { status: 'fulfilled' }));
  await made(
    desk.post('/api/staff/payments', {
      type: 'appointment',
      itemId: planned.id,
      method: 'card',
      cents: 6_500,
    }),
  );
  await made(
    desk.post(`/api/staff/people/${patientId}/consents/paper`, {
      signerId: patientId,
      textIds: [1],
      name: 'Aina Contefictici Puigpaper',
      signedOn: '2027-03-11',
      seenBy: 'Recepción',
      place: 'Archivador de recepción',
      files: [],
    }),
  );
  await made(seen.post(`/api/staff/people/${patientId}/discharges`, { dischargedOn: '2027-03-11' }));

  const { tables, others } = await findOtherShapes();
  expect(others).toEqual([]);
  expect(tables).toEqual(
    expect.arrayContaining([
      'appointments',
      'attendance',
      'audit_log',
      'callbacks',
      'callback_entries',
      'chat_messages',
      'clinical_notes',
      'consents',
      'demo.wallet_captures',
      'demo.wallet_orders',
      'demo.wallet_refunds',
      'discharges',
      'evaluations',
      'patients',
      'payment_ledger',
      'receipts',
      'refunds',
      'session_credits',
      'wallet_orders',
    ]),
  );
});
