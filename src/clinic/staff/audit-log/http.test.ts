import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { cardOf, staffAs } from '#tests/support/staff.ts';
import type { AuditLine } from './contract.ts';
import { actionInWords } from './terms.ts';

let house: TestApp;
let direction: Awaited<ReturnType<typeof staffAs>>;
let reception: Awaited<ReturnType<typeof staffAs>>;
beforeAll(async () => {
  house = await startTestApp();
  [direction, reception] = [await staffAs(house, 'admin'), await staffAs(house, 'reception')];
});
afterAll(() => house.stop());

const look = async (query = ''): Promise<{ lines: AuditLine[]; hasMore: boolean }> =>
  (await direction.get(`/api/staff/audit${query}`)).json();

test('what the staff have seen is there, by name and role, with whose card it was', async () => {
  const id = await cardOf(house, { name: 'Núria Peña' });
  await reception.get(`/api/staff/people/${id}`);
  const { lines } = await look(`?patientId=${id}`);
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

test('what people do in their own affairs is shown only where it is asked for', async () => {
  const person = await house.person();
  const isTheirs = ({ actorName }: AuditLine) => actorName === person.user.username;
  expect((await look()).lines.filter(isTheirs)).toEqual([]);
  expect((await look('?by=all')).lines.filter(isTheirs)).toMatchObject([{ what: 'Creó su cuenta' }]);
});

test('fifty lines at a look, the newest first, and on from the last one', async () => {
  const id = await cardOf(house, { name: 'Pau Serra' });
  for (let time = 0; time < 52; time++) await reception.get(`/api/staff/people/${id}`);
  const first = await look(`?patientId=${id}`);
  expect([first.lines.length, first.hasMore]).toEqual([50, true]);
  const next = await look(`?patientId=${id}&before=${first.lines.at(-1)?.id}`);
  expect([next.lines.length, next.hasMore]).toEqual([2, false]);
  const ids = [...first.lines, ...next.lines].map((line) => line.id);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
});

test('nobody else reads it', async () => {
  expect((await reception.get('/api/staff/audit')).statusCode).toBe(403);
});

test('every action that is recorded has words', () => {
  const recorded = globSync('src/clinic/**/*.server.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/action: '([a-z_.-]+)'/g)].map(([, action = '']) => action),
  );
  expect(recorded.length).toBeGreaterThan(25);
  expect(recorded.filter((action) => actionInWords(action) === action)).toEqual([]);
});
