import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createEvaluationHolder, createTherapist } from '#tests/support/evaluations.ts';
import { runJob } from '#tests/support/jobs.ts';
import { createStaff } from '#tests/support/staff.ts';

const monday = instantOf('2026-11-23', '09:00');
const clock = stoppedClock(monday);
const words = 'He leído tus respuestas con calma. Lo hablamos el jueves.';
type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let holder: Awaited<ReturnType<typeof createEvaluationHolder>>;
let treating: Person;
let colleague: Person;
let reception: Person;
let director: Person;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  holder = await createEvaluationHolder(testApp, monday);
  treating = await createTherapist(testApp, holder.patientId, instantOf('2026-11-16', '09:00'));
  colleague = await createStaff(testApp, 'professional', 2);
  reception = await createStaff(testApp, 'reception');
  director = await createStaff(testApp, 'admin');
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.pool.query('delete from evaluations; delete from outbox');
});

async function handedIn(value: number, instrument: 'phq-9' | 'gad-7' = 'phq-9'): Promise<number> {
  const { id } = (await holder.post('/api/evaluations', { instrument })).json();
  const count = instrument === 'phq-9' ? 9 : 7;
  for (let item = 1; item <= count; item++)
    await holder.patch(`/api/evaluations/${id}/answers/${item}`, { value: item === 9 ? 0 : value });
  expect((await holder.post(`/api/evaluations/${id}/finish`)).statusCode).toBe(200);
  return id;
}
const read = (who: Person, id: number, body: object = {}) =>
  who.post(`/api/staff/evaluations/${id}/read`, body);
const release = (who: Person, id: number, text = words) =>
  who.post(`/api/staff/evaluations/${id}/release`, { words: text });

describe('reading answers', () => {
  test('shows answers and score to the treating therapist, and records the read where the patient can see it', async () => {
    const id = await handedIn(2);
    const reply = await read(treating, id);
    expect(reply.json()).toMatchObject({
      id,
      name: 'Montse Vila Roca',
      answers: [2, 2, 2, 2, 2, 2, 2, 2, 0],
      score: 16,
      band: 'moderately_severe',
      mayRelease: true,
      words: null,
      course: [{ id, score: 16 }],
    });
    const { rows } = await testApp.pool.query(
      `select actor_user_id, patient_id, reason from audit_log where action = 'evaluation.read' and subject = $1`,
      [`evaluation:${id}`],
    );
    expect(rows).toEqual([{ actor_user_id: treating.user.id, patient_id: holder.patientId, reason: null }]);
    const [opening] = (await holder.get('/api/me/access-log')).json();
    expect(opening).toMatchObject({ role: 'professional', opened: 'evaluation' });
  });

  test('requires a reason from management, and refuses reception and other colleagues', async () => {
    const id = await handedIn(1);
    expect((await read(director, id)).json().code).toBe('reason_required');
    expect((await read(director, id, { reason: 'curiosity' })).statusCode).toBe(400);
    expect((await read(director, id, { reason: 'emergency' })).json()).toMatchObject({
      score: 8,
      mayRelease: false,
    });
    expect((await read(reception, id)).statusCode).toBe(403);
    expect((await read(colleague, id)).statusCode).toBe(404);
    expect((await read(holder, id)).statusCode).toBe(403);
    expect((await read(treating, 999_999)).statusCode).toBe(404);
  });

  test('shows reception that an evaluation exists, without its content', async () => {
    const id = await handedIn(3);
    const reply = await reception.get('/api/staff/evaluations');
    expect(reply.json()).toMatchObject([{ id, name: 'Montse Vila Roca', releasedAt: null }]);
    expect(reply.body).not.toMatch(/score|answers|band|words/);
    expect((await colleague.get('/api/staff/evaluations')).json()).toEqual([]);
  });

  test("marks the user's own patients in the list, for managers who treat patients too", async () => {
    const id = await handedIn(1);
    const mine = async (who: Person) => (await who.get('/api/staff/evaluations')).json();
    expect(await mine(treating)).toMatchObject([{ id, isMine: true }]);
    expect(await mine(director)).toMatchObject([{ id, isMine: false }]);
    const { user } = treating;
    await testApp.pool.query(`update users set role = 'admin' where id = $1`, [user.id]);
    expect(await mine(treating)).toMatchObject([{ id, isMine: true }]);
    await testApp.pool.query(`update users set role = 'professional' where id = $1`, [user.id]);
  });
});

describe('releasing a result', () => {
  test('hides the result from the patient until it is released', async () => {
    const id = await handedIn(2);
    expect((await holder.get('/api/evaluation-results')).json()).toEqual([]);
    expect((await holder.get(`/api/evaluations/${id}/pdf`)).statusCode).toBe(404);
    expect((await holder.get('/api/evaluations')).body).not.toMatch(/score|band/);
    expect((await release(treating, id)).statusCode).toBe(204);
    expect((await holder.get('/api/evaluation-results')).json()).toMatchObject([
      { id, score: 16, band: 'moderately_severe', words },
    ]);
    const { rows } = await testApp.pool.query(
      `select subject, text from outbox where kind = 'evaluation.released'`,
    );
    expect(rows).toHaveLength(1);
    for (const word of ['calma. Lo hablamos', 'resultado', 'cuestionario', '16'])
      expect(`${rows[0].subject} ${rows[0].text}`).not.toContain(word);
  });

  test('allows the treating therapist to release it once, with a comment', async () => {
    const id = await handedIn(0);
    expect((await release(director, id)).statusCode).toBe(403);
    expect((await release(colleague, id)).statusCode).toBe(404);
    expect((await release(reception, id)).statusCode).toBe(403);
    for (const text of ['', '   ', 'x'.repeat(2_001)])
      expect((await release(treating, id, text)).statusCode).toBe(400);
    expect((await release(treating, id)).statusCode).toBe(204);
    expect((await release(treating, id, 'otra cosa')).json().code).toBe('released');
    expect((await holder.get('/api/evaluation-results')).json()).toMatchObject([{ words }]);
  });

  test('refuses a questionnaire that is not finished', async () => {
    const { id } = (await holder.post('/api/evaluations', { instrument: 'gad-7' })).json();
    expect((await release(treating, id)).json().code).toBe('not_finished');
  });

  test('seals the comment to its row', async () => {
    const one = await handedIn(1);
    const other = await handedIn(1, 'gad-7');
    await release(treating, one);
    await release(treating, other, 'Otras palabras.');
    const { rows } = await testApp.pool.query('select id, sealed_words as text from evaluations order by id');
    expect(JSON.stringify(rows)).not.toMatch(/calma|palabras/);
    await testApp.pool.query('update evaluations set sealed_words = $2 where id = $1', [
      rows[1].id,
      rows[0].text,
    ]);
    const results = (await holder.get('/api/evaluation-results')).json();
    expect(results.map((each: { words: string }) => each.words)).toEqual([
      words,
      'No se puede leer este texto ahora.',
    ]);
  });

  test('shows one notice for an undecryptable result and keeps the others, for patient and therapist', async () => {
    const one = await handedIn(1);
    await release(treating, one);
    clock.set(instantOf('2026-12-10', '09:00'));
    await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
    const other = await handedIn(2);
    await release(treating, other);
    await testApp.pool.query(
      `update evaluations set sealed_answers = 'v1.' || repeat('A', 60) where id = $1`,
      [one],
    );
    expect((await holder.get('/api/evaluation-results')).json()).toMatchObject([
      { id: one, score: null, band: null, words },
      { id: other, score: 16 },
    ]);
    expect((await holder.get(`/api/evaluations/${one}/pdf`)).json().code).toBe('unreadable');
    expect((await holder.get(`/api/evaluations/${other}/pdf`)).statusCode).toBe(200);
    expect((await read(treating, other)).json().course).toMatchObject([{ score: null }, { score: 16 }]);
    expect((await read(treating, one)).json()).toMatchObject({ isReadable: false, mayRelease: false });
    clock.set(monday);
    await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
  });

  test('serves the PDF to the patient alone, byte-identical each time', async () => {
    const id = await handedIn(1);
    await release(treating, id);
    const file = () => holder.get(`/api/evaluations/${id}/pdf`);
    const reply = await file();
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(reply.headers['content-disposition']).toBe('attachment; filename="resultado-2026-11-23.pdf"');
    expect(reply.rawPayload.equals((await file()).rawPayload)).toBe(true);
    const other = await createEvaluationHolder(testApp, monday);
    expect((await other.get(`/api/evaluations/${id}/pdf`)).statusCode).toBe(404);
    expect((await testApp.visitor().get(`/api/evaluations/${id}/pdf`)).statusCode).toBe(401);
    expect((await other.get('/api/evaluation-results')).json()).toEqual([]);
    expect((await testApp.visitor().get('/api/evaluation-results')).statusCode).toBe(401);
  });
});

describe('retention', () => {
  const password = 'casa-de-paper-7';

  test('exports questions and answers as text, and results only once released', async () => {
    const id = await handedIn(3);
    const before = (await holder.get('/api/me/export')).json().evaluations;
    expect(before).toMatchObject([
      {
        questionnaire: 'PHQ-9',
        result: null,
        answers: expect.arrayContaining([expect.objectContaining({ answer: 'Casi cada día' })]),
      },
    ]);
    await release(treating, id);
    expect((await holder.get('/api/me/export')).json().evaluations[0].result).toBe(words);
  });

  test('keeps finished evaluations locked for fifteen years and deletes unfinished ones at once', async () => {
    const leaving = await createEvaluationHolder(testApp, monday);
    const open = (await leaving.post('/api/evaluations', { instrument: 'gad-7' })).json().id;
    const { id } = (await leaving.post('/api/evaluations', { instrument: 'phq-9' })).json();
    for (let item = 1; item <= 9; item++)
      await leaving.patch(`/api/evaluations/${id}/answers/${item}`, { value: 0 });
    await leaving.post(`/api/evaluations/${id}/finish`);
    const reply = await leaving.delete('/api/me', { password });
    expect(reply.json().kept).toContainEqual(
      expect.objectContaining({ what: expect.stringContaining('cuestionarios'), until: '2041-11-23' }),
    );
    const left = async () =>
      (await testApp.pool.query('select id from evaluations where id = any($1)', [[open, id]])).rows.map(
        (row) => row.id,
      );
    expect(await left()).toEqual([id]);
    expect((await read(treating, id)).statusCode).toBe(404);
    for (const [day, expected] of [
      ['2041-11-23', [id]],
      ['2041-11-24', []],
    ] as const) {
      clock.set(instantOf(day, '02:11'));
      await runJob(testApp, 'evaluations.delete-overdue');
      expect(await left()).toEqual(expected);
    }
    clock.set(monday);
  });
});
