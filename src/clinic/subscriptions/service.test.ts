import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '#clinic/services/tables.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { warnOfFeaturesWithoutPerk, warnOfUnfoundedDiscounts } from './service.server.ts';
import { plans } from './tables.server.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

async function logged(warn = warnOfUnfoundedDiscounts) {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  await warn({ db: testApp.db, log });
  return lines.map((line) => JSON.parse(line));
}

test('logs features of plans on sale for which a holder is given nothing', async () => {
  expect(await logged(warnOfFeaturesWithoutPerk)).toEqual([]);
  const features = [{ text: 'Taller de familias' }, { text: 'Revista digital', perk: 'magazine' as const }];
  await testApp.db.update(plans).set({ features }).where(eq(plans.id, 4));
  expect(await logged(warnOfFeaturesWithoutPerk)).toMatchObject([
    { level: 40, features: [{ plan: 'Enuresis', feature: 'Taller de familias' }] },
  ]);
  await testApp.db.update(plans).set({ active: false }).where(eq(plans.id, 4));
  expect(await logged(warnOfFeaturesWithoutPerk)).toEqual([]);
  await testApp.db.update(plans).set({ active: true }).where(eq(plans.id, 4));
});

test('logs unconfirmed discounts once in one line', async () => {
  const lines = await logged();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: 40,
    officeCents: 6500,
    msg: 'some discounts that the plans announce do not follow from their prices',
  });
  const named = lines[0].unfounded.map(({ plan, offer }: Record<string, string>) => `${plan} ${offer}`);
  expect(named).toContain('Básico landing');
  // 55,25 € and 52 € are 15 and 20 % less than 65 €.
  expect(named).not.toContain('Premium single');
  expect(named).not.toContain('Intensivo single');
});

test('logs nothing for plans off sale, or without an office price to compare', async () => {
  await testApp.db.update(plans).set({ active: false }).where(eq(plans.id, 1));
  const [line] = await logged();
  expect(line.unfounded.map(({ plan }: Record<string, string>) => plan)).not.toContain('Básico');
  await testApp.db.update(plans).set({ active: true });
  await testApp.db.update(services).set({ active: false }).where(eq(services.kind, 'office'));
  expect(await logged()).toEqual([]);
});

test('logs nothing without announced discounts', async () => {
  await testApp.db.update(plans).set({ discountPercent: null });
  expect(await logged()).toEqual([]);
});
