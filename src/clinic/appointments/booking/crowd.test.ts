import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { statementsOf } from '#tests/support/statements.ts';

const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ clock });
});
afterAll(() => house.stop());

const crowd = 30;

/** All at once, each with a key of their own, as our pages send it. */
async function rush(people: Awaited<ReturnType<TestApp['person']>>[], date: string) {
  const payload = JSON.stringify({ type: 'office', date, professionalId: 1 });
  return Promise.all(
    people.map((person) =>
      person.send({
        method: 'POST',
        url: '/api/appointments',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        payload,
      }),
    ),
  );
}

test('thirty at one hour cost the database little more than one booking does', async () => {
  const people = await Promise.all(Array.from({ length: crowd }, () => house.person()));
  await rush(people.slice(0, 1), '2026-12-02T08:00:00.000Z');
  const { answer, statements } = await statementsOf(() => rush(people, '2026-12-01T08:00:00.000Z'));
  expect(answer.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const losers = answer.filter(({ statusCode }) => statusCode === 409);
  expect(losers).toHaveLength(crowd - 1);
  // Whoever may be told, has three other hours; all of them the same, from one search.
  expect(new Set(losers.map(({ body }) => body)).size).toBe(1);
  expect(losers[0]?.json().alternatives).toHaveLength(3);
  // A booking's own are fourteen. Sessions, keys and refusals go together; on a busy machine a crowd comes in several turns.
  expect(statements.length, statements.join('\n')).toBeLessThan(14 + crowd);
});

test('each of a crowd is somebody: the one whose session has ended is nobody, the others are themselves', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => house.person()));
  await people[2]?.post('/api/logout', {});
  const replies = await Promise.all(people.map((person) => person.get('/api/user')));
  expect(
    replies.map((reply) => (reply.statusCode === 200 ? reply.json().username : reply.statusCode)),
  ).toEqual(people.map(({ user }, index) => (index === 2 ? 401 : user.username)));
});
