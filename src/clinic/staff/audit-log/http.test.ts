import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertPatient } from '#tests/support/staff.ts';
import { actionLabel } from './action-texts.ts';
import type { AuditLine } from './contract.ts';

let testApp: TestApp;
let director: Awaited<ReturnType<typeof createStaff>>;
let reception: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  testApp = await startTestApp();
  [director, reception] = [await createStaff(testApp, 'admin'), await createStaff(testApp, 'reception')];
});
afterAll(() => testApp.stop());

const readAudit = async (query = ''): Promise<{ lines: AuditLine[]; hasMore: boolean }> =>
  (await director.get(`/api/staff/audit${query}`)).json();

test('shows accesses of staff with name, role and patient', async () => {
  const id = await insertPatient(testApp, { name: 'Núria Peña' });
  await reception.get(`/api/staff/people/${id}`);
  const { lines } = await readAudit(`?patientId=${id}`);
  expect(lines).toMatchObject([
    {
      what: 'Abrió una ficha',
      actorKind: 'person',
      actorName: reception.user.username,
      role: 'reception',
      patient: { id, name: 'Núria Peña' },
    },
  ]);
});

test("shows users' actions on their own data only on request", async () => {
  const person = await testApp.person();
  const isTheirs = ({ actorName }: AuditLine) => actorName === person.user.username;
  expect((await readAudit()).lines.filter(isTheirs)).toEqual([]);
  expect((await readAudit('?by=all')).lines.filter(isTheirs)).toMatchObject([{ what: 'Creó su cuenta' }]);
});

test('returns fifty lines per page, newest first, and continues after the last', async () => {
  const id = await insertPatient(testApp, { name: 'Pau Serra' });
  for (let time = 0; time < 52; time++) await reception.get(`/api/staff/people/${id}`);
  const first = await readAudit(`?patientId=${id}`);
  expect([first.lines.length, first.hasMore]).toEqual([50, true]);
  const next = await readAudit(`?patientId=${id}&before=${first.lines.at(-1)?.id}`);
  expect([next.lines.length, next.hasMore]).toEqual([2, false]);
  const ids = [...first.lines, ...next.lines].map((line) => line.id);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
});

test('refuses everyone but managers', async () => {
  expect((await reception.get('/api/staff/audit')).statusCode).toBe(403);
});

test('has a label for every recorded action', () => {
  const recorded = globSync('src/clinic/**/*.server.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/action: '([a-z_.-]+)'/g)].map(([, action = '']) => action),
  );
  expect(recorded.length).toBeGreaterThan(25);
  expect(recorded.filter((action) => actionLabel(action) === action)).toEqual([]);
});
