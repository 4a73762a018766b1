import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mayReceive } from '#clinic/patients/service.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff } from '#tests/support/staff.ts';

// A parent books for a child, then loses the right. Later data of the clinic must not reach the parent.
const start = new Date('2026-11-23T09:30:00Z');
const clock = stoppedClock(start);
const birthDate = '2010-05-06';
const bodyOfText = 'Un texto de prueba que dice con calma qué se hace, para qué y quién lo lee. '
  .repeat(2)
  .trim();

let testApp: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;
let admin: Person;
let reception: Person;
let parent: Person;
let parentRecord: number;
let child: number;
let consentId: number;
let textId: number;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  admin = await createStaff(testApp, 'admin');
  reception = await createStaff(testApp, 'reception');
  const published = await admin.post('/api/staff/consent-texts', {
    kind: 'minors',
    title: 'Atención a menores',
    body: bodyOfText,
  });
  expect(published.statusCode).toBe(201);
  textId = published.json().find(({ kind }: { kind: string }) => kind === 'minors').id;
});
afterAll(() => testApp.stop());

const keepSignedIn = () =>
  testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);

/** The clinic's data, the moved appointment and the call note, each recognizable in an export. */
const secrets = ['Nom Secret', '+34600999888', 'secret@example.org', '2027-02-03T'];
let days = 0;

beforeEach(async () => {
  clock.set(start);
  await keepSignedIn();
  parent = await testApp.person({ email: `mare-${++days}@example.org`, fullName: 'Anna Prova' });
  await testApp.pool.query('update users set email_verified = true where id = $1', [parent.user.id]);
  parentRecord = (await testApp.pool.query('select id from patients where user_id = $1', [parent.user.id]))
    .rows[0].id;
  child = (
    await testApp.pool.query(
      `insert into patients (guardian_id, birth_on, created_at) values ($1, $2, now()) returning id`,
      [parentRecord, birthDate],
    )
  ).rows[0].id;
  await testApp.pool.query(
    `insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, paid, created_at)
     values ($1, $2, 2, 'child', $3::timestamptz, $3::timestamptz + interval '30 minutes', 'confirmed', 5000, true, '2026-11-01')`,
    [child, parent.user.id, new Date(Date.parse('2026-12-01T06:00:00Z') + days * 3_600_000)],
  );
  const signed = await testApp.pool.query(
    `insert into consents (patient_id, signer_id, text_id, text_hash, way, signed_on, at)
     values ($1, $2, $3, 'hash', 'paper', '2026-11-20', now()) returning id`,
    [child, parentRecord, textId],
  );
  consentId = signed.rows[0].id;
  await testApp.pool.query(
    `insert into consent_scans (patient_id, consent_ids, at, entered_by) values ($1, array[$2::int], now(), $3)`,
    [child, consentId, reception.user.id],
  );
  await testApp.pool.query(
    `insert into outbox (channel, recipient, subject, text, kind, user_id, patient_id, created_at, status)
     values ('email', $1, 'Cita', 'La carta que espera', 'appointment.moved', $2, $3, now(), 'queued')`,
    [`mare-${days}@example.org`, parent.user.id, child],
  );
});

async function changeClinicData() {
  await testApp.pool.query(
    `update patients set full_name = 'Nom Secret', phone = '+34600999888', email = 'secret@example.org' where id = $1`,
    [child],
  );
  await testApp.pool.query(
    `update appointments set starts_at = $2::timestamptz, ends_at = $2::timestamptz + interval '30 minutes' where patient_id = $1`,
    [child, new Date(Date.parse('2027-02-03T06:00:00Z') + days * 1_800_000)],
  );
}
const noContact = {
  mayBook: false,
  pays: false,
  getsNotices: false,
  mayAskForRecord: false,
  hasNoContact: true,
};
const guardianPath = () => `/api/staff/people/${child}/guardians/${parentRecord}`;
const accessEndings = [
  [
    'excluded from contact',
    async () => expect((await reception.patch(guardianPath(), noContact)).statusCode).toBe(200),
  ],
  ['removed', async () => expect((await reception.delete(guardianPath())).statusCode).toBeLessThan(300)],
  [
    'the parent of an adult',
    async () => {
      clock.set(new Date('2028-05-06T10:00:00Z'));
      await keepSignedIn();
    },
  ],
  [
    'the guardian of a blocked record',
    () => testApp.pool.query(`update patients set blocked_until = '2041-11-23' where id = $1`, [child]),
  ],
] as const;

const readExport = async () => {
  const reply = await parent.get('/api/me/export');
  expect(reply.statusCode, reply.body).toBe(200);
  return { body: reply.body, data: reply.json() };
};

describe.each(accessEndings)('a guardian who is %s', (_, end) => {
  beforeEach(async () => {
    await end();
    await changeClinicData();
  });

  test('exports nothing the clinic entered about the child', async () => {
    const { body } = await readExport();
    for (const secret of [...secrets, birthDate, 'La carta que espera', 'pdfInBase64":"'])
      expect(body, secret).not.toContain(secret);
  });

  test('exports what they booked, paid and signed', async () => {
    const { body, data } = await readExport();
    const found = Object.values(data).flat() as Record<string, unknown>[];
    const booked = found.find((one) => one?.price === 5000 && one?.type === 'child');
    expect(booked).toMatchObject({ paid: true });
    expect(Object.keys(booked ?? {}).sort()).toEqual(
      ['createdAt', 'id', 'notes', 'paid', 'price', 'service', 'type'].sort(),
    );
    expect(body).toContain('Atención a menores');
  });

  test('does not receive a letter that is still queued', async () => {
    const message = { patientId: child, userId: parent.user.id, recipient: `mare-${days}@example.org` };
    expect(await mayReceive(testApp.db, message, clock.now())).toBe(false);
  });

  test('reads the signed text, but neither the name nor the scan', async () => {
    const list = (await parent.get('/api/consents')).json();
    expect(list).toMatchObject([{ id: consentId, patientName: null, hasScan: false, isOwn: false }]);
    expect((await parent.get(`/api/consents/${consentId}/scan`)).statusCode).toBe(404);
  });

  test('sends the clinic a message instead of withdrawing a consent, once', async () => {
    for (const _try of [1, 2]) {
      const reply = await parent.post(`/api/consents/${consentId}/withdrawal`);
      expect([reply.statusCode, reply.json().isWithdrawn]).toEqual([200, false]);
    }
    const { rows } = await testApp.pool.query('select * from consent_withdrawals where consent_id = $1', [
      consentId,
    ]);
    expect(rows).toEqual([]);
    const messages = await testApp.pool.query('select id from contact_messages where user_id = $1', [
      parent.user.id,
    ]);
    expect(messages.rows).toHaveLength(1);
    const read = await reception.get(`/api/staff/contact/${messages.rows[0].id}`);
    expect(read.json().message).toContain(`ficha ${child}`);
  });

  test('can reach the clinic without e-mail and phone too', async () => {
    await testApp.pool.query(
      'update users set email = null, phone = null, email_verified = false where id = $1',
      [parent.user.id],
    );
    expect((await parent.post(`/api/consents/${consentId}/withdrawal`)).statusCode).toBe(200);
  });
});

describe('an entitled guardian', () => {
  test('exports the child with contact details and appointment', async () => {
    await changeClinicData();
    const { body } = await readExport();
    for (const known of [...secrets, birthDate, 'La carta que espera']) expect(body).toContain(known);
  });

  test('exports only name and birth date without the right to ask for the record', async () => {
    await testApp.pool.query('update guardianships set may_ask_for_record = false where patient_id = $1', [
      child,
    ]);
    await changeClinicData();
    const { body } = await readExport();
    expect(body).toContain('Nom Secret');
    expect(body).not.toContain('secret@example.org');
    expect(body).not.toContain('+34600999888');
  });

  test('exports no callback notes about the child', async () => {
    await testApp.pool.query(
      `insert into callbacks (patient_id, reason, sealed_words, at, entered_by) values ($1, 'other', 'x', now(), $2)`,
      [child, reception.user.id],
    );
    const { data } = await readExport();
    const patients = Object.values(data).flat() as Record<string, unknown>[];
    expect(patients.find((one) => one?.who === 'child')).not.toHaveProperty('askedToBeCalled');
  });

  test('withdraws a consent', async () => {
    const reply = await parent.post(`/api/consents/${consentId}/withdrawal`);
    expect([reply.statusCode, reply.json().isWithdrawn]).toEqual([200, true]);
  });
});
