import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff } from '#tests/support/staff.ts';
import type { AnswerTemplate } from './contract.ts';
import { findUnknownPlaceholder, maxTemplates } from './terms.ts';

const path = '/api/staff/answer-templates';
const proposal = { name: 'Proponer hora', text: 'Hola, {nombre}: el [día] a las [hora].' };

let testApp: TestApp;
type Staff = Awaited<ReturnType<typeof createStaff>>;
let direction: Staff;
let reception: Staff;
let therapist: Staff;
let defaults: AnswerTemplate[];

beforeAll(async () => {
  testApp = await startTestApp();
  direction = await createStaff(testApp, 'admin');
  reception = await createStaff(testApp, 'reception');
  therapist = await createStaff(testApp, 'professional', 1);
  defaults = await list(direction);
});
afterAll(() => testApp.stop());
beforeEach(() => testApp.pool.query('delete from answer_templates; delete from rate_limits'));

const list = async (who: Staff): Promise<AnswerTemplate[]> => (await who.get(path)).json();
const add = (fields: object = {}, who = direction) => who.post(path, { ...proposal, ...fields });

test('an installation starts with Spanish texts that use known placeholders', () => {
  expect(defaults.length).toBeGreaterThanOrEqual(6);
  expect(defaults.length).toBeLessThan(maxTemplates);
  for (const { text } of defaults) expect(findUnknownPlaceholder(text), text).toBeUndefined();
});

describe('GET /api/staff/answer-templates', () => {
  test('lists the texts by name to reception and therapists', async () => {
    await add({ name: 'Último' });
    await add({ name: 'Árbol' });
    await add({ name: 'Bosque' });
    for (const who of [reception, therapist])
      expect((await list(who)).map(({ name }) => name)).toEqual(['Árbol', 'Bosque', 'Último']);
  });
});

describe('changes', () => {
  test('are made by the director and logged by name', async () => {
    const added = await add();
    expect(added.statusCode).toBe(201);
    const [{ id }] = added.json();
    expect(added.json()).toEqual([{ id, ...proposal }]);
    const changed = await direction.patch(`${path}/${id}`, { name: 'Dar hora', text: 'El [día].\nSí.' });
    expect(changed.json()).toEqual([{ id, name: 'Dar hora', text: 'El [día].\nSí.' }]);
    expect((await direction.delete(`${path}/${id}`)).json()).toEqual([]);
    expect((await direction.delete(`${path}/${id}`)).json()).toEqual([]);
    const { rows } = await testApp.pool.query(
      'select action, detail from audit_log where subject = $1 order by id',
      [`answer-template:${id}`],
    );
    expect(rows).toEqual([
      { action: 'answer-template.added', detail: { name: 'Proponer hora' } },
      { action: 'answer-template.changed', detail: { name: 'Dar hora' } },
      { action: 'answer-template.removed', detail: { name: 'Dar hora' } },
    ]);
  });

  test('return 403 to reception and therapists', async () => {
    const [{ id }] = (await add()).json();
    for (const who of [reception, therapist]) {
      expect((await add({ name: 'Otra' }, who)).statusCode).toBe(403);
      expect((await who.patch(`${path}/${id}`, proposal)).statusCode).toBe(403);
      expect((await who.delete(`${path}/${id}`)).statusCode).toBe(403);
    }
    expect(await list(reception)).toEqual([{ id, ...proposal }]);
  });

  test('refuse a second text with the same name', async () => {
    await add();
    const [, other] = (await add({ name: 'Otra' }))
      .json()
      .toSorted((one: AnswerTemplate, two: AnswerTemplate) => one.id - two.id);
    for (const refused of [await add(), await direction.patch(`${path}/${other.id}`, proposal)]) {
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fields).toEqual({ name: 'Ya hay una respuesta con este nombre.' });
    }
  });

  test('refuse a placeholder that would reach the person as it is written', async () => {
    const refused = await add({ text: 'Hola, {nombre}: el {fecha}.' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.text).toContain('«{fecha}»');
    expect((await add({ name: ' ', text: '' })).json().fields).toEqual({
      name: 'Ponle un nombre corto.',
      text: 'Escribe el texto.',
    });
  });

  test(`refuse more than ${maxTemplates} texts, also at once`, async () => {
    await testApp.pool.query(
      `insert into answer_templates (name, text) select 'N' || n, 'Texto' from generate_series(2, $1) n`,
      [maxTemplates],
    );
    const replies = await Promise.all([add({ name: 'Una' }), add({ name: 'Dos' })]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('too_many_templates');
  });
});
