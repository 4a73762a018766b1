import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertAppointment, insertPatient, setTill } from '#tests/support/staff.ts';

const clock = stoppedClock(new Date('2026-11-20T09:00:00Z'));
const name = 'Zoraida Prova Bloqueada';
const phone = '+34 600 111 999';
let testApp: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;
let reception: Person;
let professional: Person;
let director: Person;
let patientId: number;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  await setTill(testApp, 'opening');
  [reception, professional, director] = await Promise.all([
    createStaff(testApp, 'reception'),
    createStaff(testApp, 'professional', 1),
    createStaff(testApp, 'admin'),
  ]);
  const { pool } = testApp;
  patientId = await insertPatient(testApp, {
    name,
    phone,
    email: 'zoraida@example.org',
    birthDate: '1980-01-02',
  });
  const appointmentId = await insertAppointment(testApp, {
    patientId,
    professionalId: 1,
    startsAt: new Date('2026-11-19T09:00:00Z'),
  });
  await pool.query(`update appointments set address = 'Carrer Zoraida 1', paid = false where id = $1`, [
    appointmentId,
  ]);
  await reception.get(`/api/staff/people/${patientId}`);
  await pool.query(
    `insert into outbox (channel, recipient, subject, text, kind, created_at, status, patient_id)
     values ('email', 'x@example.org', 'x', 'x', 'x', $1, 'failed', $2)`,
    [clock.now(), patientId],
  );
  const paid = await reception.post('/api/staff/payments', {
    type: 'appointment',
    itemId: appointmentId,
    method: 'cash',
    cents: 6_500,
  });
  expect(paid.statusCode).toBe(201);
  const { rows } = await pool.query('select id from receipts where payer_patient_id = $1', [patientId]);
  const noted = await reception.post(`/api/staff/receipts/${rows[0].id}/invoice-recipient`, {
    name,
    taxId: '00000000T',
    address: 'Carrer Zoraida 1, 17001 Girona',
  });
  expect(noted.statusCode).toBe(204);
});
afterAll(() => testApp.stop());

const namePaths = (): [string, () => Promise<{ statusCode: number; body: string }>][] => [
  ['agenda of reception', () => reception.get('/api/staff/agenda?from=2026-11-19&to=2026-11-19')],
  ['agenda of the professional', () => professional.get('/api/staff/agenda?from=2026-11-19&to=2026-11-19')],
  ['audit log', () => director.get('/api/staff/audit')],
  ['invoices', () => reception.get('/api/staff/invoices?which=all')],
  ['failed messages', () => reception.get('/api/staff/messages/failed')],
  ['figures', () => director.get('/api/staff/figures/rows?figure=occupancy&month=2026-11')],
  ['search', () => reception.get('/api/staff/people?search=zoraida')],
];

describe('the name of a locked record', () => {
  test('is in these lists before the record is locked', async () => {
    for (const [list, read] of namePaths()) {
      const { statusCode, body } = await read();
      expect([list, statusCode, body.includes('Zoraida')]).toEqual([list, 200, true]);
    }
  });

  test('is in none of them afterwards, nor are address and phone', async () => {
    await testApp.pool.query(`update patients set blocked_until = '2041-11-20' where id = $1`, [patientId]);
    for (const [list, read] of namePaths()) {
      const { statusCode, body } = await read();
      expect([list, statusCode]).toEqual([list, 200]);
      expect(body, list).not.toContain('Zoraida');
      expect(body, list).not.toContain('600 111 999');
    }
  });
});
