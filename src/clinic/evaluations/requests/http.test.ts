import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import {
  createEvaluationHolder,
  createTherapist,
  findPatientIdOf,
  givePlan,
} from '#tests/support/evaluations.ts';
import { createStaff } from '#tests/support/staff.ts';

const monday = instantOf('2026-11-23', '09:00');
const clock = stoppedClock(monday);
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  clock.set(monday);
  await testApp.pool.query('delete from evaluations; delete from appointments; delete from outbox');
});

const ask = (who: Awaited<ReturnType<TestApp['person']>>, body: object = { instrument: 'phq-9' }) =>
  who.post('/api/evaluations', body);
const answerAll = async (who: Awaited<ReturnType<TestApp['person']>>, id: number, count: number) => {
  for (let item = 1; item <= count; item++)
    await who.patch(`/api/evaluations/${id}/answers/${item}`, { value: 0 });
  await who.post(`/api/evaluations/${id}/finish`);
};

describe('POST /api/evaluations', () => {
  test('requires an account with an active plan that includes evaluations', async () => {
    expect((await testApp.visitor().post('/api/evaluations', { instrument: 'phq-9' })).statusCode).toBe(401);
    expect((await testApp.visitor().get('/api/evaluations')).statusCode).toBe(401);
    const person = await testApp.person();
    expect((await person.get('/api/evaluations')).json()).toMatchObject({ isHolder: false });
    expect((await ask(person, { instrument: 'phq-9', isAdult: true })).json().code).toBe('no_plan');
    await givePlan(
      testApp,
      { userId: person.user.id, patientId: await findPatientIdOf(testApp, person) },
      monday,
    );
    expect((await ask(person, { instrument: 'phq-9', isAdult: true })).statusCode).toBe(200);
    await testApp.pool.query('delete from evaluations');
    await testApp.pool.query('update user_subscriptions set active = false where user_id = $1', [
      person.user.id,
    ]);
    expect((await ask(person, { instrument: 'phq-9', isAdult: true })).json().code).toBe('no_plan');
  });

  test('returns the open questionnaire on repeated and concurrent requests', async () => {
    const holder = await createEvaluationHolder(testApp, monday);
    const ids = (await Promise.all([1, 2, 3, 4, 5].map(() => ask(holder)))).map((reply) => reply.json().id);
    expect(new Set(ids).size).toBe(1);
    expect((await ask(holder, { instrument: 'gad-7' })).json().id).not.toBe(ids[0]);
  });

  test('requires an adult, by the known birth date or else by declaration', async () => {
    const young = await createEvaluationHolder(testApp, monday, '2008-11-24');
    expect((await ask(young, { instrument: 'phq-9', isAdult: true })).json().code).toBe('too_young');
    // The patient turns 18 on this day.
    await testApp.pool.query(`update patients set birth_on = '2008-11-23' where id = $1`, [young.patientId]);
    expect((await ask(young)).statusCode).toBe(200);
    const unknown = await createEvaluationHolder(testApp, monday, null);
    expect((await ask(unknown)).json().code).toBe('adult_statement_required');
    expect((await ask(unknown, { instrument: 'phq-9', isAdult: true })).statusCode).toBe(200);
  });

  test('refuses another request within two weeks', async () => {
    const holder = await createEvaluationHolder(testApp, monday);
    const { id } = (await ask(holder)).json();
    await answerAll(holder, id, 9);
    const soon = await ask(holder);
    expect([soon.statusCode, soon.json().message]).toEqual([
      409,
      'Podrás repetirlo a partir del 7 de diciembre de 2026.',
    ]);
    clock.set(instantOf('2026-12-07', '08:00'));
    await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
    expect((await ask(holder)).statusCode).toBe(200);
  });

  test.each([
    {},
    { instrument: 'bdi' },
    { instrument: 'phq-9', isAdult: false },
    { instrument: 'phq-9', score: 3 },
  ])('returns 400 for %o', async (body) => {
    const holder = await createEvaluationHolder(testApp, monday);
    expect((await ask(holder, body)).statusCode).toBe(400);
    expect((await testApp.pool.query('select 1 from evaluations')).rowCount).toBe(0);
  });
});

describe('sending a questionnaire to a patient', () => {
  const send = (
    who: Awaited<ReturnType<TestApp['person']>>,
    id: number,
    body: object = { instrument: 'gad-7' },
  ) => who.post(`/api/staff/people/${id}/evaluations`, body);

  test('lets the treating therapist send one, and keeps the e-mail free of its subject', async () => {
    const person = await createEvaluationHolder(testApp, monday);
    const treating = await createTherapist(testApp, person.patientId, instantOf('2026-11-16', '09:00'));
    expect((await send(treating, person.patientId)).statusCode).toBe(201);
    expect((await send(treating, person.patientId)).json().code).toBe('already_open');
    const { rows } = await testApp.pool.query(
      `select subject, text, recipient from outbox where kind = 'evaluation.sent'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].text).toContain('/auth?redirect=evaluacion');
    for (const word of ['cuestionario', 'ánimo', 'ansiedad', 'GAD', 'valuación', 'Vila'])
      expect(`${rows[0].subject} ${rows[0].text}`.replace(/https?:\S+/g, '')).not.toContain(word);
    expect((await person.get('/api/evaluations')).json().evaluations).toMatchObject([
      { instrument: 'gad-7', isSent: true, state: 'sent' },
    ]);
  });

  test('reports to the sender whether an e-mail is sent, before and after', async () => {
    const person = await createEvaluationHolder(testApp, monday);
    const treating = await createTherapist(testApp, person.patientId, instantOf('2026-11-16', '09:00'));
    const address = async (who: Awaited<ReturnType<TestApp['person']>>) =>
      (await who.get(`/api/staff/people/${person.patientId}/evaluations`)).json().accountEmail;
    const { rows } = await testApp.pool.query('select email from users where id = $1', [person.user.id]);
    expect(rows[0].email).toContain('@');
    expect(await address(treating)).toBe(rows[0].email);
    expect(await address(await createStaff(testApp, 'reception'))).toBeNull();
    expect((await send(treating, person.patientId)).json().isTold).toBe(true);
    await testApp.pool.query('update users set email = null where id = $1', [person.user.id]);
    // The address on the record gets no letter.
    await testApp.pool.query('update patients set email = $2 where id = $1', [
      person.patientId,
      'ficha@example.org',
    ]);
    expect(await address(treating)).toBeNull();
    const other = await treating.post(`/api/staff/people/${person.patientId}/evaluations`, {
      instrument: 'phq-9',
    });
    expect([other.statusCode, other.json().isTold]).toEqual([201, false]);
  });

  test('refuses other colleagues, reception, managers who do not treat the patient, and patients without an account', async () => {
    const person = await createEvaluationHolder(testApp, monday);
    await createTherapist(testApp, person.patientId, instantOf('2026-11-16', '09:00'));
    const colleague = await createStaff(testApp, 'professional', 2);
    expect((await send(colleague, person.patientId)).statusCode).toBe(404);
    expect((await send(await createStaff(testApp, 'reception'), person.patientId)).statusCode).toBe(403);
    expect((await send(await createStaff(testApp, 'admin'), person.patientId)).statusCode).toBe(403);
    const { rows } = await testApp.pool.query(
      `insert into patients (full_name, birth_on, created_at) values ('Ona Ferrer', '1980-01-01', now()) returning id`,
    );
    const treating = await createTherapist(testApp, rows[0].id, instantOf('2026-11-16', '10:30'));
    expect((await send(treating, rows[0].id)).json().code).toBe('no_account');
  });

  test('shows reception that a questionnaire exists', async () => {
    const person = await createEvaluationHolder(testApp, monday);
    await ask(person);
    const reply = await (await createStaff(testApp, 'reception')).get(
      `/api/staff/people/${person.patientId}/evaluations`,
    );
    expect(reply.json()).toMatchObject({
      maySend: false,
      evaluations: [{ instrument: 'phq-9', state: 'sent' }],
    });
  });
});

describe('evaluations without a signed crisis protocol', () => {
  test('refuses requests, sending and answers, and keeps finished questionnaires readable', async () => {
    const holder = await createEvaluationHolder(testApp, monday);
    const treating = await createTherapist(testApp, holder.patientId, instantOf('2026-11-16', '09:00'));
    const { id } = (await ask(holder)).json();
    const director = await createStaff(testApp, 'admin');
    expect((await director.delete('/api/staff/crisis-protocol')).statusCode).toBe(200);
    const refused = [
      await ask(holder, { instrument: 'gad-7' }),
      // Item 9, which raises the alert, is never refused: see alerts/http.test.ts.
      await holder.patch(`/api/evaluations/${id}/answers/8`, { value: 1 }),
      await holder.post(`/api/evaluations/${id}/finish`),
      await treating.post(`/api/staff/people/${holder.patientId}/evaluations`, { instrument: 'gad-7' }),
    ];
    for (const reply of refused) expect(reply.json().code).toBe('crisis_protocol_missing');
    expect((await holder.get('/api/evaluations')).json()).toMatchObject({ isOpen: false });
    expect((await holder.get(`/api/evaluations/${id}`)).statusCode).toBe(200);
    const protocol = {
      responders: 'Quien atiende a la persona.',
      hours: 'A las horas de la clínica.',
      steps: 'Llamar.',
    };
    expect((await director.post('/api/staff/crisis-protocol', protocol)).statusCode).toBe(200);
    expect((await holder.patch(`/api/evaluations/${id}/answers/1`, { value: 1 })).statusCode).toBe(200);
  });
});
