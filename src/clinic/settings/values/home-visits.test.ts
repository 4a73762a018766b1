import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applySettings, clinicSettings, configuredSettings } from '#platform/clinic-settings.ts';
import { applyPrivateSettings, configuredPrivateSettings } from '#platform/private-settings.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connected } from '#tests/support/servers/backups.ts';
import { createStaff } from '#tests/support/staff.ts';

const clock = stoppedClock(new Date('2026-12-01T09:00:00Z'));
let testApp: TestApp;
let director: Awaited<ReturnType<typeof createStaff>>;
let person: Awaited<ReturnType<TestApp['person']>>;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
  director = await createStaff(testApp, 'admin');
});
const applyConfigured = () => {
  applySettings({});
  applyPrivateSettings({});
};
afterAll(async () => {
  await testApp.stop();
  // For other test files of this process.
  applyConfigured();
});
beforeEach(async () => {
  await connected(testApp.url, (owner) => owner.query('truncate clinic_settings'));
  applyConfigured();
  await testApp.pool.query('delete from appointments');
  person = await testApp.person();
});

const { homeVisits } = configuredSettings;
const { homeAddresses } = configuredPrivateSettings;
const names = homeVisits.bases.map(({ name }) => ({ name }));
const valuesWith = (area: object, addresses: object = {}) => ({
  homeVisits: { ...homeVisits, bases: names, ...area },
  homeAddresses: { ...homeAddresses, ...addresses },
});
const save = async (values: object) => {
  const { version } = (await director.get('/api/staff/settings/homeVisits')).json();
  return director.post('/api/staff/settings', {
    basedOn: version,
    draft: { group: 'homeVisits', values },
  });
};
const saveArea = async (area: object, addresses: object = {}) => {
  const reply = await save(valuesWith(area, addresses));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().values;
};
const fieldsOf = async (values: object) => {
  const reply = await save(values);
  expect(reply.statusCode, reply.body).toBe(400);
  return reply.json().fields;
};
const book = (address: string, time: '12:00' | '16:00' | '19:00' = '12:00') => {
  const date = instantOf('2026-12-15', time).toISOString();
  return person.post('/api/appointments', { type: 'home', professionalId: 1, date, address });
};
const storedTravel = async () =>
  (
    await testApp.pool.query(
      'select travel_before_minutes as before, status from appointments order by starts_at',
    )
  ).rows;

describe('the area of home visits', () => {
  test('grows with the radius, and the suggestions follow', async () => {
    const refused = await book('Rambla 1, Figueres');
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain(`Figueres queda fuera de nuestro radio de ${homeVisits.radiusKm} km`);
    await saveArea({ radiusKm: 60 });
    expect((await book('Rambla 1, Figueres')).statusCode).toBe(201);
    const suggested = (await testApp.visitor().get('/api/municipalities?name=Figueres')).json();
    expect(suggested[0]).toMatchObject({ name: 'Figueres', inReach: true });
  });

  test('shrinks for new bookings only, and each appointment keeps its travel time', async () => {
    await saveArea({ radiusKm: 60 });
    expect((await book('Rambla 1, Figueres')).statusCode).toBe(201);
    await saveArea({ radiusKm: 60, travelMinutes: 30 });
    expect((await book('Rambla 1, Figueres', '19:00')).statusCode).toBe(201);
    await saveArea({ radiusKm: 5 });
    expect((await book('Rambla 1, Figueres', '16:00')).statusCode).toBe(400);
    expect(await storedTravel()).toEqual([
      { before: homeVisits.travelMinutes, status: 'pending' },
      { before: 30, status: 'pending' },
    ]);
  });

  test('has the coordinates of a municipality that is named, and keeps those it has', async () => {
    const saved = await saveArea({ bases: [...names, { name: 'figueres' }] });
    expect(saved.homeVisits.bases.slice(0, -1)).toEqual(homeVisits.bases);
    expect(saved.homeVisits.bases.at(-1)).toEqual({
      name: 'Figueres',
      latitude: expect.closeTo(42.27, 1),
      longitude: expect.closeTo(2.96, 1),
    });
    expect((await book('Rambla 1, Figueres')).statusCode).toBe(201);
  });

  test('reaches only post codes that the clinic visits; the public settings do not list them', async () => {
    await saveArea({ radiusKm: 60 }, { postCodes: ['08'] });
    const refused = await book('Rambla 1, 17600 Figueres');
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('17600')]);
    const changed = (await testApp.visitor().get('/api/settings')).json();
    expect(Object.keys(changed)).toEqual(['homeVisits']);
  });

  test('reaches another process without a restart', async () => {
    await testApp.pool.query(
      `insert into clinic_settings ("group", "values", saved_at, saved_by) values ('homeVisits', $1, now(), $2)`,
      [{ homeVisits: { ...homeVisits, radiusKm: 60 }, homeAddresses }, director.user.id],
    );
    await testApp.pool.query('update content_version set version = version + 1');
    await expect.poll(() => clinicSettings().homeVisits.radiusKm).toBe(60);
    expect((await book('Rambla 1, Figueres')).statusCode).toBe(201);
  });
});

describe('a wrong area', () => {
  const [first] = names;
  const unknown = 'No conocemos este municipio. Elígelo de la lista que sale al escribir.';
  test.each([
    [{ radiusKm: 0 }, 'radiusKm', 'Como mínimo, 1.'],
    [{ travelMinutes: 241 }, 'travelMinutes', 'Como máximo, 240.'],
    [{ bases: [] }, 'bases', 'Hace falta al menos un municipio.'],
    [{ bases: [{ name: '' }] }, 'bases.0.name', 'Escribe un municipio.'],
    [{ bases: [first, { name: 'Villa Inventada' }] }, 'bases.1.name', unknown],
    [{ bases: [first, first] }, 'bases.1.name', 'Este municipio ya está en la lista.'],
  ])('%j is refused beside its field, and nothing is stored', async (wrong, field, sentence) => {
    expect(await fieldsOf(valuesWith(wrong))).toEqual({ [`draft.values.homeVisits.${field}`]: sentence });
    expect((await testApp.visitor().get('/api/settings')).json()).toEqual({});
  });

  test('a post code with letters is refused', async () => {
    expect(await fieldsOf(valuesWith({}, { postCodes: ['17x'] }))).toEqual({
      'draft.values.homeAddresses.postCodes':
        'Escribe en cada línea un código postal, o cómo empieza: de dos a cinco cifras.',
    });
  });
});
