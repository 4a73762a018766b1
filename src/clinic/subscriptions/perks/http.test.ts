import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlansHouse, type PlansHouse } from '#tests/support/plans/plans.ts';
import { type PerkName, perkNames } from '../offers.ts';
import { findSubscription } from '../queries.server.ts';
import { list } from '../service.server.ts';
import { holdsPerk, perksOf } from './service.server.ts';

let house: PlansHouse;
beforeAll(async () => {
  house = await openPlansHouse(new Date('2026-11-23T09:00:00Z'));
});
afterAll(() => house.stop());

const doors = [
  { name: 'platform', feature: 'Plataforma de apoyo emocional', url: expect.stringMatching(/^https:/) },
  { name: 'magazine', feature: 'Revista digital', url: expect.stringMatching(/^https:/) },
  { name: 'chat', feature: 'Chat: escríbenos 24/7', url: '/chat' },
  { name: 'evaluation', feature: 'Evaluación psicométrica', url: '/evaluacion' },
];

test('shows a buyer the perks of the plan with working links, in the profile and by e-mail', async () => {
  const person = await house.person({ email: 'perks@example.org' });
  expect((await house.buy(person, 3, undefined, 42_000)).reply.statusCode).toBe(200);
  expect(await house.held(person)).toMatchObject([{ perks: doors }]);
  const [paid] = await house.letters(person, 'subscription.paid');
  for (const { feature, url } of (await house.held(person))[0]?.perks ?? [])
    expect(paid?.text).toMatch(new RegExp(`${feature}.*${url}`, 's'));
});

test("grants a plan's own perks to its holder while it is active", async () => {
  const person = await house.person({});
  const now = house.clock.now();
  expect(await holdsPerk(house.db, person.user.id, 'platform', now)).toBe(false);
  await house.buy(person, 1, undefined, 16_000);
  expect(await holdsPerk(house.db, person.user.id, 'platform', now)).toBe(true);
  expect(await holdsPerk(house.db, person.user.id, 'chat', now)).toBe(false);
  const [held] = await house.held(person);
  const after = new Date(new Date(held?.endDate ?? '').getTime() + 1);
  expect(await holdsPerk(house.db, person.user.id, 'platform', after)).toBe(false);
});

test('hides external URLs from users without a plan', async () => {
  const [url] = (await house.held(await withPlan()))[0]?.perks ?? [];
  const plans = await house.visitor().get('/api/subscription-plans');
  expect(plans.payload).not.toContain(url?.url ?? '');
});

test('grants plans of an older release the current perks, and imported packages none', async () => {
  const person = await withPlan();
  const id = (await house.held(person))[0]?.id ?? 0;
  const held = await findSubscription(house.db, id);
  if (held === undefined) throw new Error('there is no plan');
  const now = house.clock.now();
  const brings = async (row: Partial<typeof held>) =>
    (await perksOf(house.db, [{ ...held, ...row }], now)).get(id)?.map(({ name }) => name);
  expect(await brings({ features: null })).toEqual(['platform']);
  expect(await brings({ features: null, planId: 3 })).toEqual(['platform', 'magazine', 'chat', 'evaluation']);
  expect(await brings({ features: null, planId: null })).toEqual([]);
  expect(await brings({ features: [{ text: 'Pautas' }, { text: 'Revista', perk: 'magazine' }] })).toEqual([
    'magazine',
  ]);
  expect(await brings({ features: [{ text: 'Chat', perk: 'chat' }], planId: null })).toEqual(['chat']);
  expect(await perksOf(house.db, [], now)).toEqual(new Map());
});

test('neither announces nor grants chat and evaluation without a crisis protocol', async () => {
  const person = await house.person({});
  await house.buy(person, 3, undefined, 42_000);
  await house.pool.query('update crisis_protocols set ended_at = now() where ended_at is null');
  const now = house.clock.now();
  const holds = (perk: PerkName) => holdsPerk(house.db, person.user.id, perk, now);
  expect(await Promise.all(perkNames.map(holds))).toEqual([true, true, false, false]);
  const [, , intensive, child] = await list(house.db);
  expect(intensive?.perks.map(({ name }) => name)).toEqual(['platform', 'magazine']);
  // Features without a page are always announced.
  expect(child?.features).toEqual(['Pautas para casa']);
});

async function withPlan() {
  const person = await house.person({});
  await house.buy(person, 1, undefined, 16_000);
  return person;
}
