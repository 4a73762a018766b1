import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { createStaff } from '#tests/support/staff.ts';
import type { Recommendation } from '../recommendations/contract.ts';
import type { Assessment } from './contract.ts';
import { consentVersion } from './terms.ts';

const clock = stoppedClock(instantOf('2026-11-23', '21:00'));
let testApp: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(() => clock.set(instantOf('2026-11-23', '21:00')));

const paths = {
  consent: '/api/selfcare/consent',
  said: '/api/selfcare/assessments',
  suggested: '/api/selfcare/recommendations',
};
const fine = {
  mood: 3,
  sleepQuality: 3,
  stressLevel: 3,
  energyLevel: 3,
  answers: { good: '', hard: '' },
};
const giveConsent = async (who: Person) => {
  expect((await who.post(paths.consent, { statement: consentVersion })).statusCode).toBe(201);
  return who;
};
const personWithConsent = async () => giveConsent(await testApp.person());
const checkIn = (who: Person, fields: object = {}) => who.post(paths.said, { ...fine, ...fields });
const listCheckIns = async (who: Person): Promise<Assessment[]> => (await who.get(paths.said)).json();
const listRecommendations = async (who: Person): Promise<Recommendation[]> =>
  (await who.get(paths.suggested)).json();
/** Sets the clock later than any session lasts, and signs in again. */
async function signInLater(who: Person, day: string, time: string) {
  clock.set(instantOf(day, time));
  await who.post('/api/login', { username: who.user.username, password: 'casa-de-paper-7' });
}
async function checkInDaily(who: Person, entries: object[]) {
  for (const [place, fields] of entries.entries()) {
    clock.set(instantOf(`2026-11-${23 - (entries.length - 1 - place)}`, '21:00'));
    expect((await checkIn(who, fields)).statusCode).toBe(201);
  }
}

test('requires a session', async () => {
  const nobody = testApp.visitor();
  for (const path of Object.values(paths)) expect((await nobody.get(path)).statusCode).toBe(401);
  expect((await nobody.post(paths.consent, { statement: consentVersion })).statusCode).toBe(401);
  expect((await nobody.delete(paths.consent)).statusCode).toBe(401);
  expect((await nobody.post(paths.said, fine)).statusCode).toBe(401);
  expect((await nobody.patch(`${paths.suggested}/1`, { saved: true })).statusCode).toBe(401);
});

test('reports an undecryptable day to its user without hiding the others', async () => {
  const person = await personWithConsent();
  await checkInDaily(person, [{ mood: 2 }, { mood: 4 }]);
  const readable = async () => [
    (await listCheckIns(person)).length,
    (await person.get(paths.consent)).json().unreadable,
  ];
  expect(await readable()).toEqual([2, 0]);
  await testApp.pool.query(
    `update user_assessments set sealed_answers = 'lost' || sealed_answers where id = (select min(id) from user_assessments where user_id = $1)`,
    [person.user.id],
  );
  expect(await readable()).toEqual([1, 1]);
});

describe('consent to check-ins', () => {
  test('is required before anything is stored', async () => {
    const person = await testApp.person();
    expect((await person.get(paths.consent)).json()).toEqual({ givenAt: null, unreadable: 0 });
    const reply = await checkIn(person);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'consent_required']);
    expect(await listCheckIns(person)).toEqual([]);
    await giveConsent(person);
    expect((await person.get(paths.consent)).json()).toEqual({
      givenAt: '2026-11-23T20:00:00.000Z',
      unreadable: 0,
    });
    expect((await checkIn(person)).statusCode).toBe(201);
  });

  test('applies to the wording shown and no other', async () => {
    const person = await testApp.person();
    for (const body of [{}, { statement: '2020-01' }, { statement: consentVersion, more: true }, undefined])
      expect((await person.post(paths.consent, body)).statusCode).toBe(400);
    expect((await person.get(paths.consent)).json()).toEqual({ givenAt: null, unreadable: 0 });
  });

  test('withdrawn deletes all data at once; the audit log keeps only that it was given and withdrawn', async () => {
    const person = await personWithConsent();
    const other = await personWithConsent();
    await checkIn(person, { mood: 1 });
    await checkIn(other, { mood: 2 });
    expect((await person.delete(paths.consent)).statusCode).toBe(204);
    expect((await person.delete(paths.consent)).statusCode).toBe(204);
    expect(await listCheckIns(person)).toEqual([]);
    expect(await listRecommendations(person)).toEqual([]);
    const { rows } = await testApp.pool.query(
      `select (select count(*)::int from user_assessments where user_id = $1) as said,
              (select count(*)::int from user_recommendations where user_id = $1) as suggested,
              (select count(*)::int from check_in_consents where user_id = $1) as consents`,
      [person.user.id],
    );
    expect(rows).toEqual([{ said: 0, suggested: 0, consents: 0 }]);
    expect((await checkIn(person)).json().code).toBe('consent_required');
    expect(await listCheckIns(other)).toHaveLength(1);
    const { rows: log } = await testApp.pool.query(
      `select action, detail from audit_log where actor_user_id = $1 and action like 'check-ins%' order by id`,
      [person.user.id],
    );
    expect(log).toEqual([
      { action: 'check-ins.consented', detail: { statement: consentVersion } },
      { action: 'check-ins.withdrawn', detail: null },
    ]);
  });

  test('is rate-limited', async () => {
    const strict = await startTestApp({ clock, url: testApp.url, env: { LIMIT_FACTOR: '1' } });
    const person = await strict.person();
    for (let time = 0; time < 10; time++) {
      expect((await person.post(paths.consent, { statement: consentVersion })).statusCode).toBe(201);
      await person.delete(paths.consent);
    }
    expect((await person.post(paths.consent, { statement: consentVersion })).statusCode).toBe(429);
    await strict.stop();
  });

  test('withdrawn during a check-in leaves no data behind', async () => {
    const person = await personWithConsent();
    await Promise.all([checkIn(person), person.delete(paths.consent), checkIn(person), checkIn(person)]);
    expect(await listCheckIns(person)).toEqual([]);
  });
});

describe('a check-in', () => {
  test('is returned and listed with the fields of its day', async () => {
    const person = await personWithConsent();
    const fields = { ...fine, mood: 4, answers: { good: 'Un paseo', hard: 'La reunión' } };
    const expected = {
      id: expect.any(Number),
      userId: person.user.id,
      date: '2026-11-23T20:00:00.000Z',
      day: '2026-11-23',
      ...fields,
    };
    expect((await checkIn(person, fields)).json()).toEqual(expected);
    expect(await listCheckIns(person)).toEqual([expected]);
  });

  test('is stored once per day in Madrid: a later one replaces it, and a new day starts at midnight', async () => {
    const person = await personWithConsent();
    await checkIn(person, { mood: 1, answers: { good: '', hard: 'mal día' } });
    await signInLater(person, '2026-11-23', '23:59');
    await checkIn(person, { mood: 4 });
    expect(await listCheckIns(person)).toMatchObject([
      { mood: 4, answers: { good: '', hard: '' }, day: '2026-11-23', date: '2026-11-23T22:59:00.000Z' },
    ]);
    await signInLater(person, '2026-11-24', '00:00');
    await checkIn(person, { mood: 2 });
    expect((await listCheckIns(person)).map(({ day, mood }) => [day, mood])).toEqual([
      ['2026-11-24', 2],
      ['2026-11-23', 4],
    ]);
  });

  test('is stored once for five concurrent requests', async () => {
    const person = await personWithConsent();
    const replies = await Promise.all([1, 2, 3, 4, 5].map((mood) => checkIn(person, { mood })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(await listCheckIns(person)).toHaveLength(1);
    expect(await listRecommendations(person)).toHaveLength(1);
  });

  test.each([
    ['no marks', { mood: undefined }],
    ['a mark too low', { mood: 0 }],
    ['a mark too high', { stressLevel: 6 }],
    ['half a mark', { energyLevel: 2.5 }],
    ['a mark in letters', { sleepQuality: '3' }],
    ['no answers', { answers: undefined }],
    ['answers that are none of ours', { answers: { good: '', hard: '', secret: 'x' } }],
    ['an answer too long', { answers: { good: 'x'.repeat(601), hard: '' } }],
    ['an owner', { userId: 1 }],
    ['a day', { date: '2026-11-01T09:00:00.000Z' }],
  ])('is refused with %s', async (_, fields) => {
    const person = await personWithConsent();
    const reply = await checkIn(person, fields);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toMatch(/\p{Ll}/u);
    expect(await listCheckIns(person)).toEqual([]);
  });

  test('is invisible to other users and to the clinic', async () => {
    const person = await personWithConsent();
    await checkIn(person, { answers: { good: '', hard: 'no lo sabe nadie' } });
    const others = [
      await personWithConsent(),
      await createStaff(testApp, 'professional'),
      await createStaff(testApp, 'reception'),
      await createStaff(testApp, 'admin'),
    ];
    for (const other of others) {
      expect((await other.get(paths.said)).json()).toEqual([]);
      expect((await other.get(paths.suggested)).json()).toEqual([]);
    }
  });

  test('is deleted after a year, with its recommendations', async () => {
    const person = await personWithConsent();
    await checkIn(person);
    const [{ id } = { id: 0 }] = await listRecommendations(person);
    await person.patch(`${paths.suggested}/${id}`, { saved: true });
    await signInLater(person, '2027-11-22', '21:00');
    await runJob(testApp, 'wellbeing.forget-check-ins');
    expect(await listCheckIns(person)).toHaveLength(1);
    await signInLater(person, '2027-11-23', '00:30');
    expect(await listCheckIns(person)).toEqual([]);
    await runJob(testApp, 'wellbeing.forget-check-ins');
    const left = `select count(*)::int as count from user_assessments where user_id = $1`;
    expect((await testApp.pool.query(left, [person.user.id])).rows).toEqual([{ count: 0 }]);
    expect(await listRecommendations(person)).toEqual([]);
  });
});

describe('recommendations', () => {
  test('follow from the check-ins, with a reason for each activity', async () => {
    const person = await personWithConsent();
    await checkInDaily(person, [{ sleepQuality: 1 }, { sleepQuality: 2 }, { sleepQuality: 2 }]);
    const [newest, ...older] = await listRecommendations(person);
    expect(older).toEqual([]);
    expect(newest).toMatchObject({ userId: person.user.id, talk: null, viewed: false, saved: false });
    expect(new Set(newest?.activities.map(({ reason }) => reason))).toEqual(
      new Set(['Porque has dormido mal tres noches de las últimas siete.']),
    );
    const known = (await person.get('/api/selfcare/activities')).json() as { id: number; tags: string[] }[];
    for (const { activityId } of newest?.activities ?? [])
      expect(known.find(({ id }) => id === activityId)?.tags).toContain('sueño');
  });

  test('advise talking to someone first after a low week', async () => {
    const person = await personWithConsent();
    await checkInDaily(person, [{ mood: 2 }, { mood: 2 }, { mood: 2 }, { mood: 2 }]);
    expect((await listRecommendations(person))[0]?.talk).toBe(
      'Has marcado el ánimo bajo cuatro de los últimos siete días.',
    );
  });

  test('are visible to their user only; saved ones survive the next check-in', async () => {
    const person = await personWithConsent();
    const other = await personWithConsent();
    await checkIn(person);
    const [first] = await listRecommendations(person);
    const path = `${paths.suggested}/${first?.id}`;
    expect((await person.patch(path, { viewed: true })).json()).toEqual({ ...first, viewed: true });
    expect((await person.patch(path, { saved: true })).json()).toEqual({
      ...first,
      viewed: true,
      saved: true,
    });
    const foreign = await other.patch(path, { saved: false });
    const unknown = await other.patch(`${paths.suggested}/999999`, { saved: false });
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
    await checkIn(person, { mood: 1 });
    expect((await listRecommendations(person)).map(({ id, saved }) => [id === first?.id, saved])).toEqual([
      [false, false],
      [true, true],
    ]);
    await person.patch(path, { saved: false });
    await checkIn(person, { mood: 2 });
    expect(await listRecommendations(person)).toHaveLength(1);
  });

  test.each([{ viewed: false }, { saved: 'yes' }, { talk: null }, { userId: 1 }])(
    'are not changed by %j',
    async (body) => {
      const person = await personWithConsent();
      await checkIn(person);
      const [first] = await listRecommendations(person);
      expect((await person.patch(`${paths.suggested}/${first?.id}`, body)).statusCode).toBe(400);
      expect(await listRecommendations(person)).toEqual([first]);
    },
  );
});

describe('the stored data', () => {
  const words = 'discutí con mi hermana en Llagostera';

  test('contains no readable answers, scores or reasons', async () => {
    const person = await personWithConsent();
    await checkInDaily(person, [
      { sleepQuality: 1 },
      { sleepQuality: 1, answers: { good: words, hard: words } },
    ]);
    const texts: string[] = [];
    for (const table of ['user_assessments', 'user_recommendations', 'audit_log', 'idempotency_keys']) {
      const { rows } = await testApp.pool.query(`select row_to_json(t)::text as row from ${table} t`);
      texts.push(...rows.map(({ row }) => row));
    }
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => /hermana|Llagostera|mood|sleep|"rule"|Porque/.test(text))).toEqual([]);
    expect((await listCheckIns(person))[0]?.answers.good).toBe(words);
  });

  test('cannot be decrypted after being moved to another row', async () => {
    const person = await personWithConsent();
    const other = await personWithConsent();
    await checkIn(person, { answers: { good: words, hard: '' } });
    await checkIn(other, { answers: { good: 'de otra persona', hard: '' } });
    await testApp.pool.query(
      `update user_assessments set sealed_answers = (select sealed_answers from user_assessments where user_id = $2) where user_id = $1`,
      [person.user.id, other.user.id],
    );
    await testApp.pool.query(
      `update user_recommendations set sealed_activities = (select sealed_activities from user_recommendations where user_id = $2) where user_id = $1`,
      [person.user.id, other.user.id],
    );
    expect(await listCheckIns(person)).toEqual([]);
    expect(await listRecommendations(person)).toEqual([]);
    expect((await listCheckIns(other))[0]?.answers.good).toBe('de otra persona');
  });
});

describe('export and erasure', () => {
  test("exports the user's answers and recommendations as text", async () => {
    const person = await personWithConsent();
    const other = await personWithConsent();
    await checkIn(person, { mood: 2, answers: { good: 'Un café', hard: '' } });
    await checkIn(other, { answers: { good: 'de otra persona', hard: '' } });
    await person.post('/api/selfcare/favourites', { activityId: 1 });
    const file = await person.get('/api/me/export');
    expect(file.json().wellbeing).toMatchObject({
      consents: [{ statement: consentVersion }],
      checkIns: [{ mood: 2, answers: { good: 'Un café' } }],
      recommendations: [{ saved: false, activities: [{ reason: 'Porque hoy tienes el ánimo bajo.' }, {}] }],
      favourites: [{ activity: 'Respirar más despacio' }],
    });
    expect(file.body).not.toContain('de otra persona');
  });

  test('deletes everything with the account', async () => {
    const person = await personWithConsent();
    await checkIn(person);
    await person.post('/api/selfcare/favourites', { activityId: 1 });
    expect((await person.delete('/api/me', { password: 'casa-de-paper-7' })).json().deleted).toContain(
      'lo que apuntaste de cómo estabas, y tus actividades favoritas',
    );
    for (const table of [
      'user_assessments',
      'user_recommendations',
      'check_in_consents',
      'user_favourite_activities',
    ])
      expect(
        (
          await testApp.pool.query(`select count(*)::int as n from ${table} where user_id = $1`, [
            person.user.id,
          ])
        ).rows,
      ).toEqual([{ n: 0 }]);
  });
});
