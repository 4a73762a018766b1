import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';
import { patientFields } from './fields.ts';
import { eraseRecord } from './personal.server.ts';
import { anonymizePatients } from './queries.server.ts';
import { patients } from './tables.server.ts';

/** Columns of the table that describe the row, not the person. A new column is either a field or listed here. */
const rowColumns = ['id', 'user_id', 'guardian_id', 'created_at', 'blocked_until'];
/** Columns whose values are restricted by a check. */
const samples: Record<string, string> = { language: 'ca' };

/** What says whose record it is stays with a locked one. */
const identity = ['birth_on', 'document', 'full_name'];

let testApp: TestApp;
/** Every column that says something about the person, as the database has them, with a value for each. */
let values: Map<string, string>;

beforeAll(async () => {
  testApp = await startTestApp();
  const { rows } = await testApp.pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = 'patients' and is_generated = 'NEVER'`,
  );
  const said = rows.filter(({ name }) => !rowColumns.includes(name));
  values = new Map(
    said.map(({ name, type }) => [name, samples[name] ?? (type === 'date' ? '1984-05-06' : `the ${name}`)]),
  );
});
afterAll(() => testApp.stop());

async function fillRecord(id: number): Promise<void> {
  const assignments = [...values.keys()].map((name, place) => `${name} = $${place + 2}`);
  await testApp.pool.query(`update patients set ${assignments.join(', ')} where id = $1`, [
    id,
    ...values.values(),
  ]);
}
async function readRecord(id: number): Promise<Map<string, string | null>> {
  const columns = [...values.keys()].map((name) => `${name}::text`).join(', ');
  const { rows } = await testApp.pool.query(`select ${columns} from patients where id = $1`, [id]);
  return new Map(Object.entries(rows[0]));
}
/** The columns that still contain what was there before. */
const left = async (id: number) =>
  [...(await readRecord(id))].flatMap(([name, value]) => (value === null ? [] : [name])).sort();
const recordOf = async ({ user }: { user: { id: number } }): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;

test('every column of the table is a field or describes the row', () => {
  const columns = Object.entries(getTableColumns(patients)).filter(([, column]) => !column.generated);
  const fields = columns.filter(([, column]) => !rowColumns.includes(column.name));
  expect(fields.map(([property]) => property).sort()).toEqual([...patientFields].sort());
  expect(fields.map(([, column]) => column.name).sort()).toEqual([...values.keys()].sort());
});

test('the export of a person contains every column of the record', async () => {
  const person = await testApp.person();
  await fillRecord(await recordOf(person));
  const [own] = (await person.get('/api/me/export')).json().patients;
  expect(Object.values(own)).toEqual(expect.arrayContaining([...values.values()]));
});

test("a guardian's export leaves out what may tell one parent how to reach the other", async () => {
  const parent = await testApp.person();
  const child = await insertPatient(testApp, { name: 'Pol' });
  await fillRecord(child);
  await testApp.pool.query("update patients set birth_on = '2020-05-06' where id = $1", [child]);
  await testApp.pool.query(
    `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, created_at)
     values ($1, $2, true, true, true, true, now())`,
    [child, await recordOf(parent)],
  );
  const { patients: exported } = (await parent.get('/api/me/export')).json();
  const [shown] = exported.filter(({ who }: { who: string }) => who === 'child');
  expect(shown).toMatchObject({ phone: 'the phone', document: 'the document', language: 'ca' });
  for (const field of ['address', 'emergencyName', 'emergencyPhone', 'emergencyRelation', 'deskRemark'])
    expect(shown).not.toHaveProperty(field);
});

describe('erasure', () => {
  test('of an account empties every column, of a locked record all but the identity', async () => {
    const person = await testApp.person();
    const id = await recordOf(person);
    await fillRecord(id);
    expect((await person.delete('/api/me', { password: 'casa-de-paper-7' })).statusCode).toBe(200);
    expect(await left(id)).toEqual([]);

    const treated = await testApp.person();
    const lockedId = await recordOf(treated);
    await fillRecord(lockedId);
    await insertAppointment(testApp, {
      patientId: lockedId,
      professionalId: 1,
      startsAt: new Date('2020-01-07T09:00:00Z'),
    });
    expect((await treated.delete('/api/me', { password: 'casa-de-paper-7' })).statusCode).toBe(200);
    expect(await left(lockedId)).toEqual(identity);
  });

  test('of a record without an account empties the same columns and says which', async () => {
    const [free, locked] = [
      await insertPatient(testApp, { name: 'Ona' }),
      await insertPatient(testApp, { name: 'Pol', blockedUntil: '2041-01-01' }),
    ];
    for (const id of [free, locked]) await fillRecord(id);
    const erase = (id: number) => inTransaction(testApp.db, (tx) => eraseRecord(tx, id));
    expect((await erase(free)).deleted).toEqual(['tu ficha de paciente']);
    expect((await erase(locked)).deleted).toHaveLength(values.size - identity.length);
    expect(await left(free)).toEqual([]);
    expect(await left(locked)).toEqual(identity);
  });

  test('after the retention period empties every column', async () => {
    const id = await insertPatient(testApp, { name: 'Ona', blockedUntil: '2020-01-01' });
    await fillRecord(id);
    await inTransaction(testApp.db, (tx) => anonymizePatients(tx, [id]));
    expect(await left(id)).toEqual([]);
  });
});

describe('joining two records', () => {
  let director: Awaited<ReturnType<TestApp['person']>>;
  let stays: number;
  let goes: number;
  beforeAll(async () => {
    director = await createStaff(testApp, 'admin');
  });
  beforeEach(async () => {
    stays = await insertPatient(testApp, { name: 'Ona' });
    goes = await insertPatient(testApp, { name: 'Ona' });
  });

  // A record needs a name or a birth date to be found.
  test.each(['birth_on', 'full_name'])(
    'fills every empty column from the record that goes; only %s is known',
    async (known) => {
      await fillRecord(goes);
      const name = known === 'full_name' ? values.get(known) : null;
      const birth = known === 'birth_on' ? values.get(known) : null;
      await testApp.pool.query('update patients set full_name = $2, birth_on = $3 where id = $1', [
        stays,
        name,
        birth,
      ]);
      const joined = await director.post(`/api/staff/people/${stays}/join`, { otherId: goes });
      expect(joined.statusCode).toBe(200);
      expect(await readRecord(stays)).toEqual(values);
      expect(Object.values(joined.json())).toEqual(expect.arrayContaining([...values.values()]));
    },
  );

  test('keeps every column of the record that stays', async () => {
    await fillRecord(stays);
    await testApp.pool.query(`update patients set phone = '1', email = '2' where id = $1`, [goes]);
    await director.post(`/api/staff/people/${stays}/join`, { otherId: goes });
    expect(await readRecord(stays)).toEqual(values);
  });
});
