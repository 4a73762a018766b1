import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { planPrices } from '#tests/support/plans/plan-prices.ts';
import type { Plan } from './contract.ts';
import { planOffers, plans } from './tables.server.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

const listed = async () => (await testApp.visitor().get('/api/subscription-plans')).json() as Plan[];

test('returns the six plans to visitors, adults first', async () => {
  const reply = await testApp.visitor().get('/api/subscription-plans');
  expect(reply.statusCode).toBe(200);
  expect((reply.json() as Plan[]).map(({ id, type, name }) => [id, type, name])).toEqual([
    [1, 'adult', 'Básico'],
    [2, 'adult', 'Premium'],
    [3, 'adult', 'Intensivo'],
    [4, 'child', 'Enuresis'],
    [5, 'child', 'TDAH'],
    [6, 'child', 'Trastornos de Conducta'],
  ]);
});

test('names an adult plan after its package and includes the instalment prices', async () => {
  const [basic, premium, intensive] = await listed();
  expect(basic).toMatchObject({
    price: 16000,
    sessionCount: 2,
    validityMonths: 1,
    monthlyPrice: 8700,
    quarterlyPrice: 25000,
    recommended: false,
    discountPercent: 10,
    features: ['10 % de descuento', 'Plataforma de apoyo emocional'],
  });
  expect(premium).toMatchObject({ price: 30000, sessionCount: 4, validityMonths: 2, recommended: true });
  expect(intensive).toMatchObject({
    price: 42000,
    sessionCount: 6,
    validityMonths: 3,
    perks: [
      { name: 'platform', feature: 'Plataforma de apoyo emocional' },
      { name: 'magazine', feature: 'Revista digital' },
      { name: 'chat', feature: 'Chat: escríbenos 24/7' },
      { name: 'evaluation', feature: 'Evaluación psicométrica' },
    ],
  });
});

test("sells a child's plan as a single payment only", async () => {
  const children = (await listed()).filter(({ type }) => type === 'child');
  expect(children.map(({ offers }) => offers.map(({ interval }) => interval))).toEqual([
    ['single'],
    ['single'],
    ['single'],
  ]);
  expect(children[0]).toMatchObject({
    price: 25000,
    sessionCount: 5,
    validityMonths: 12,
    monthlyPrice: null,
    quarterlyPrice: null,
    discountPercent: null,
    features: ['Pautas para casa'],
  });
});

test('returns the number of payments and the sessions of each', async () => {
  const [basic] = await listed();
  expect(basic?.offers.find(({ interval }) => interval === 'monthly')).toEqual({
    interval: 'monthly',
    price: 8700,
    payments: 6,
    sessionsPerPayment: [1, 1, 2],
    sessions: 8,
    validityMonths: 6,
  });
});

test('matches the price list to the cent', async () => {
  const lines = (await listed()).flatMap(({ id, name, offers }) =>
    offers.map(({ interval, price, payments, sessions, validityMonths }) => ({
      id,
      plan: name,
      interval,
      cents: price,
      payments,
      sessions,
      months: validityMonths,
    })),
  );
  expect(lines).toEqual(planPrices);
});

test('returns a price changed in the database', async () => {
  await testApp.db.update(planOffers).set({ priceCents: 9000 }).where(eq(planOffers.kind, 'monthly'));
  expect((await listed()).map(({ monthlyPrice }) => monthlyPrice)).toEqual([
    9000,
    9000,
    9000,
    null,
    null,
    null,
  ]);
});

test('omits plans off sale, and shows no package price for plans sold only in instalments', async () => {
  await testApp.db.update(plans).set({ active: false }).where(eq(plans.id, 6));
  await testApp.db
    .delete(planOffers)
    .where(and(eq(planOffers.planId, 2), inArray(planOffers.kind, ['landing', 'single'])));
  const all = await listed();
  expect(all.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(all[1]).toMatchObject({ price: null, sessionCount: null, validityMonths: null, monthlyPrice: 9000 });
  await testApp.db.update(plans).set({ active: true });
});

test('refuses in the database a second offer of a kind, and one without price, sessions or end', async () => {
  const [row] = await testApp.db.select().from(planOffers).orderBy(asc(planOffers.planId)).limit(1);
  const good = { ...row, planId: 4, kind: 'landing' as const } as typeof planOffers.$inferInsert;
  for (const bad of [
    { ...good, planId: 1 },
    { ...good, priceCents: 0 },
    { ...good, sessionsPerPayment: [] },
    { ...good, sessionsPerPayment: [1, 0] },
    { ...good, validityMonths: 0 },
    { ...good, payments: 2 },
    { ...good, kind: 'monthly' as const, payments: 1 },
  ])
    await expect(testApp.db.insert(planOffers).values(bad)).rejects.toThrow();
  await expect(testApp.db.update(plans).set({ discountPercent: 0 })).rejects.toThrow();
  await testApp.db.insert(planOffers).values(good);
});
