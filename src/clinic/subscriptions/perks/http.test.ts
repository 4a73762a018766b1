import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PlansTestApp, startPlansTestApp } from '#tests/support/plans/plans.ts';
import { type PerkName, perkNames } from '../offers.ts';
import { findSubscription } from '../queries.server.ts';
import { listPlansForSale } from '../service.server.ts';
import { holdsPerk, perksOf } from './service.server.ts';

let testApp: PlansTestApp;
beforeAll(async () => {
  testApp = await startPlansTestApp(new Date('2026-11-23T09:00:00Z'));
});
afterAll(() => testApp.stop());

const perkLinks = [
  {
    name: 'platform',
    feature: 'Plataforma de apoyo emocional',
    url: expect.stringMatching(/^\/demo\/external\//),
  },
  { name: 'magazine', feature: 'Revista digital', url: expect.stringMatching(/^\/demo\/external\//) },
  { name: 'chat', feature: 'Chat: escríbenos 24/7', url: '/chat' },
  { name: 'evaluation', feature: 'Evaluación psicométrica', url: '/evaluacion' },
];

test('shows a buyer the perks of the plan with working links, in the profile and by e-mail', async () => {
  const person = await testApp.person({ email: 'perks@example.org' });
  expect((await testApp.buy(person, 3, undefined, 42_000)).reply.statusCode).toBe(200);
  expect(await testApp.held(person)).toMatchObject([{ perks: perkLinks }]);
  const [paid] = await testApp.letters(person, 'subscription.paid');
  for (const { feature, url } of (await testApp.held(person))[0]?.perks ?? [])
    expect(paid?.text).toMatch(new RegExp(`${feature}.*${url}`, 's'));
});

test.each([
  [4, 25_000, 'Pautas para casa', false],
  [5, 140_000, 'Pautas para casa y para la escuela', true],
])(
  'gives a buyer of the child plan %d its guide, in the profile and by e-mail',
  async (planId, cents, feature, isForSchool) => {
    const person = await testApp.person({ email: `guides-${planId}@example.org` });
    const child = { childBirthDate: '2018-05-04', guardian: true };
    const told = await person.post(`/api/subscription-plans/${planId}/child`, child);
    expect(told.statusCode, told.body).toBeLessThan(300);
    expect((await testApp.buy(person, planId, 'single', cents)).reply.statusCode).toBe(200);
    const [guide] = (await testApp.held(person))[0]?.perks ?? [];
    expect(guide).toMatchObject({ feature, url: null });
    expect(guide?.paragraphs.join(' ').includes('En la escuela')).toBe(isForSchool);
    const [paid] = await testApp.letters(person, 'subscription.paid');
    for (const paragraph of guide?.paragraphs ?? ['missing']) expect(paid?.text).toContain(paragraph);
  },
);

test("grants a plan's own perks to its holder while it is active", async () => {
  const person = await testApp.person({});
  const now = testApp.clock.now();
  expect(await holdsPerk(testApp.db, person.user.id, 'platform', now)).toBe(false);
  await testApp.buy(person, 1, undefined, 16_000);
  expect(await holdsPerk(testApp.db, person.user.id, 'platform', now)).toBe(true);
  expect(await holdsPerk(testApp.db, person.user.id, 'chat', now)).toBe(false);
  const [held] = await testApp.held(person);
  const after = new Date(new Date(held?.endDate ?? '').getTime() + 1);
  expect(await holdsPerk(testApp.db, person.user.id, 'platform', after)).toBe(false);
});

test('hides external URLs from users without a plan', async () => {
  const [url] = (await testApp.held(await withPlan()))[0]?.perks ?? [];
  const plans = await testApp.visitor().get('/api/subscription-plans');
  expect(plans.payload).not.toContain(url?.url ?? '');
});

test('grants plans of an older release the current perks, and imported packages none', async () => {
  const person = await withPlan();
  const id = (await testApp.held(person))[0]?.id ?? 0;
  const held = await findSubscription(testApp.db, id);
  if (held === undefined) throw new Error('there is no plan');
  const now = testApp.clock.now();
  const brings = async (row: Partial<typeof held>) =>
    (await perksOf(testApp.db, [{ ...held, ...row }], now)).get(id)?.map(({ name }) => name);
  expect(await brings({ features: null })).toEqual(['platform']);
  expect(await brings({ features: null, planId: 3 })).toEqual(['platform', 'magazine', 'chat', 'evaluation']);
  expect(await brings({ features: null, planId: null })).toEqual([]);
  expect(await brings({ features: [{ text: 'Pautas' }, { text: 'Revista', perk: 'magazine' }] })).toEqual([
    'magazine',
  ]);
  expect(await brings({ features: [{ text: 'Chat', perk: 'chat' }], planId: null })).toEqual(['chat']);
  expect(await perksOf(testApp.db, [], now)).toEqual(new Map());
});

test('neither announces nor grants chat and evaluation without a crisis protocol', async () => {
  const person = await testApp.person({});
  await testApp.buy(person, 3, undefined, 42_000);
  await testApp.pool.query('update crisis_protocols set ended_at = now() where ended_at is null');
  const now = testApp.clock.now();
  const holds = (perk: PerkName) => holdsPerk(testApp.db, person.user.id, perk, now);
  expect(await Promise.all(perkNames.map(holds))).toEqual([true, true, false, false, false, false]);
  const [, , intensive, child] = await listPlansForSale(testApp.db);
  expect(intensive?.perks.map(({ name }) => name)).toEqual(['platform', 'magazine']);
  expect(child?.features).toEqual(['Pautas para casa']);
});

async function withPlan() {
  const person = await testApp.person({});
  await testApp.buy(person, 1, undefined, 16_000);
  return person;
}
