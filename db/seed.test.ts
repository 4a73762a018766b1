import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#clinic/accounts/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { services } from '#clinic/services/tables.server.ts';
import { planOffers, plans } from '#clinic/subscriptions/tables.server.ts';
import { selfcareActivities, selfcareCategories } from '#clinic/wellbeing/tables.server.ts';
import { planSeeds, professionalSeeds } from '#config';
import { contentVersion } from '#platform/tables.server.ts';
import { startTestApp } from '#tests/support/app.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { createStaff } from '#tests/support/staff.ts';
import { seedDemonstration } from './seed.ts';

let url: string;
let drop: () => Promise<void>;
let client: pg.Client;
beforeAll(async () => {
  ({ url, drop } = await cloneDatabase());
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await drop();
});

test('adds only the plans to a clinic from a release without plans', async () => {
  const db = drizzle(client);
  await db.delete(planOffers);
  await db.delete(plans);
  await db.update(services).set({ priceCents: 7100 });
  const [before] = await db.select().from(contentVersion);

  const keepPassword = async () => {
    throw new Error('nobody is new here');
  };
  await seedDemonstration({ ownerUrl: url, keepPassword });
  expect(await db.$count(plans)).toBe(planSeeds.length);
  expect(await db.$count(planOffers)).toBe(15);
  expect(await db.$count(services)).toBe(4);
  expect(await db.$count(users)).toBe(1);
  expect((await db.select().from(services)).every(({ priceCents }) => priceCents === 7100)).toBe(true);
  const [after] = await db.select().from(contentVersion);
  expect(after?.version).toBe((before?.version ?? 0) + 1);
});

test('adds the wellbeing guide once to a clinic without one and keeps its later changes', async () => {
  const db = drizzle(client);
  await db.delete(selfcareActivities);
  await db.delete(selfcareCategories);
  await seedDemonstration({ ownerUrl: url });
  expect(await db.$count(selfcareCategories)).toBe(4);
  expect(await db.$count(selfcareActivities)).toBe(16);
  await db.update(selfcareActivities).set({ title: 'Otro título' });
  await seedDemonstration({ ownerUrl: url });
  expect(await db.$count(selfcareActivities)).toBe(16);
  expect((await db.select().from(selfcareActivities)).every(({ title }) => title === 'Otro título')).toBe(
    true,
  );
});

test("changes nothing on a second start, not even the clinic's own changes", async () => {
  const db = drizzle(client);
  await db.update(planOffers).set({ priceCents: 12345 });
  await seedDemonstration({ ownerUrl: url });
  expect((await db.select().from(planOffers)).map(({ priceCents }) => priceCents)).toEqual(
    Array(15).fill(12345),
  );
});

test('sets the service kinds of professionals without any from the configuration, once', async () => {
  const db = drizzle(client);
  const kinds = async () =>
    (await db.select().from(professionals).orderBy(professionals.position)).map((each) => each.kinds);
  await db.update(professionals).set({ kinds: null });
  await seedDemonstration({ ownerUrl: url });
  expect(await kinds()).toEqual(professionalSeeds.map((seed) => seed.kinds));
  await db.update(professionals).set({ kinds: ['office'] });
  await seedDemonstration({ ownerUrl: url });
  expect(await kinds()).toEqual(professionalSeeds.map(() => ['office']));
});

test('adds the missing staff to a filled demonstration once, with an account for each professional', async () => {
  const db = drizzle(client);
  const staff = async () =>
    (await db.select().from(users).orderBy(users.id)).map(({ username, role }) => [username, role]);
  expect(await staff()).toEqual([['direccion', 'admin']]);
  for (let start = 0; start < 2; start++)
    await seedDemonstration({ ownerUrl: url, isDemonstration: true, staffPassword: 'river-stone-lantern' });
  expect(await staff()).toEqual([
    ['direccion', 'admin'],
    ['recepcion', 'reception'],
    ['nausica', 'professional'],
    ['fermi', 'professional'],
  ]);
  const tied = await db
    .select({ name: professionals.name, username: users.username })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .orderBy(professionals.position);
  expect(tied.map(({ username }) => username)).toEqual(['nausica', 'fermi']);
});

test('shows an invented patient who turns 18 before the appointment on Hoy in the demonstration', async () => {
  const testApp = await startTestApp({ url });
  const reception = await createStaff(testApp, 'reception');
  const { comingOfAge } = (await reception.get('/api/staff/agenda/undecided')).json();
  expect(comingOfAge.map(({ patient }: { patient: { name: string } }) => patient.name)).toEqual([
    'Nil Inventado Ejemplo',
  ]);
  await testApp.stop();
});
