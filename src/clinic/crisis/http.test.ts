import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff } from '#tests/support/staff.ts';
import { requireProtocol } from './service.server.ts';

const clock = stoppedClock(new Date('2026-11-23T09:00:00Z'));
let testApp: TestApp;
let direction: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
  direction = await createStaff(testApp, 'admin');
});
afterAll(() => testApp.stop());

const path = '/api/staff/crisis-protocol';
const protocol = {
  responders: 'La profesional de guardia.',
  hours: 'De lunes a viernes.\nFuera, nadie.',
  steps: '1. Llamar. 2. Avisar.',
};
const perksOnSale = async () => {
  const plans: { features: string[]; perks: { name: string }[] }[] = (
    await testApp.visitor().get('/api/subscription-plans')
  ).json();
  return plans.flatMap(({ perks }) => perks.map(({ name }) => name));
};
const contentVersion = async () =>
  Number((await testApp.pool.query('select version from content_version')).rows[0].version);
const traces = async () =>
  (
    await testApp.pool.query(`select action from audit_log where action like 'crisis-protocol.%' order by id`)
  ).rows.map(({ action }) => action);

beforeEach(async () => {
  expect((await direction.post(path, protocol)).statusCode).toBe(200);
});

describe('/api/staff/crisis-protocol', () => {
  test('lets management sign in its own name and all staff read', async () => {
    const reception = await createStaff(testApp, 'reception');
    const { signed } = (await reception.get(path)).json();
    expect(signed).toMatchObject({ ...protocol, signedAt: '2026-11-23T09:00:00.000Z' });
    expect(signed.signedBy).not.toBe('');
    expect((await reception.post(path, protocol)).statusCode).toBe(403);
    expect((await reception.delete(path)).statusCode).toBe(403);
  });

  test('closes dependent features, hides them from the plans and rebuilds pages on withdrawal', async () => {
    expect(await perksOnSale()).toEqual(
      expect.arrayContaining(['chat', 'evaluation', 'platform', 'magazine']),
    );
    await requireProtocol(testApp.db);
    const before = await contentVersion();
    expect((await direction.delete(path)).json()).toEqual({ signed: null });
    await expect(requireProtocol(testApp.db)).rejects.toMatchObject({ code: 'crisis_protocol_missing' });
    const left = await perksOnSale();
    expect(left).toEqual(expect.arrayContaining(['platform', 'magazine']));
    expect(left).not.toEqual(expect.arrayContaining(['chat']));
    expect(left).not.toEqual(expect.arrayContaining(['evaluation']));
    expect(await contentVersion()).toBeGreaterThan(before);
  });

  test('omits lines of hidden features from the plans', async () => {
    await direction.delete(path);
    const plans: { features: string[] }[] = (await testApp.visitor().get('/api/subscription-plans')).json();
    expect(plans.flatMap(({ features }) => features).join()).not.toMatch(/chat|evaluación/i);
  });

  test('changes and records nothing on a second withdrawal', async () => {
    await direction.delete(path);
    const before = await traces();
    expect((await direction.delete(path)).statusCode).toBe(200);
    expect(await traces()).toEqual(before);
    expect(before.at(-1)).toBe('crisis-protocol.withdrawn');
  });

  test('keeps one protocol in force and the former ones stored after concurrent signatures', async () => {
    const count = async () =>
      (
        await testApp.pool.query(
          'select count(*)::int, count(*) filter (where ended_at is null)::int as holding from crisis_protocols',
        )
      ).rows[0];
    const { count: before } = await count();
    const replies = await Promise.all(
      [1, 2, 3].map((n) => direction.post(path, { ...protocol, steps: `Paso ${n}` })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await count()).toEqual({ count: before + 3, holding: 1 });
  });

  test.each([
    ['an answer that is missing', { responders: ' ', hours: protocol.hours, steps: protocol.steps }],
    ['a line too many', { ...protocol, signedBy: 1 }],
    ['a book', { ...protocol, steps: 'a'.repeat(2_001) }],
  ])('returns 400 for %s and keeps the current protocol', async (_, body) => {
    const reply = await direction.post(path, body);
    expect(reply.statusCode).toBe(400);
    expect((await direction.get(path)).json().signed).toMatchObject(protocol);
  });
});
