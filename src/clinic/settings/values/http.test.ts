import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { receivedLetter } from '#clinic/contact/letters.server.ts';
import { applySettings, clinicSettings, configuredSettings } from '#platform/clinic-settings.ts';
import {
  applyPrivateSettings,
  configuredPrivateSettings,
  privateSettings,
} from '#platform/private-settings.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connected } from '#tests/support/servers/backups.ts';
import { createStaff } from '#tests/support/staff.ts';
import { type SettingsGroup, settingsGroups } from '../terms.ts';

const clock = stoppedClock(new Date('2026-11-28T09:00:00Z'));
let testApp: TestApp;
let director: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
  director = await createStaff(testApp, 'admin');
});
afterAll(async () => {
  await testApp.stop();
  // For other test files of this process.
  applySettings({});
  applyPrivateSettings({});
});
beforeEach(async () => {
  await connected(testApp.url, (owner) => owner.query('truncate clinic_settings'));
  applySettings({});
  applyPrivateSettings({});
});

const show = async (group: SettingsGroup) => (await director.get(`/api/staff/settings/${group}`)).json();
const save = async (group: SettingsGroup, values: object, basedOn?: number | null) =>
  director.post('/api/staff/settings', {
    basedOn: basedOn === undefined ? (await show(group)).version : basedOn,
    draft: { group, values },
  });
const changed = async () => (await testApp.visitor().get('/api/settings')).json();
const fieldsOf = async (group: SettingsGroup, values: object) => {
  const reply = await save(group, values);
  expect(reply.statusCode, reply.body).toBe(400);
  return reply.json().fields;
};

const [danger, suicide, ...others] = configuredSettings.emergencyContacts;
const localHelpline = { name: 'Servicio local', phone: '900 123 456', description: 'De día.' };

describe('POST /api/staff/settings', () => {
  test('changes the emergency numbers of letters and pages at once, and keeps the history', async () => {
    expect(await show('emergency')).toEqual({
      version: null,
      values: { emergencyContacts: [danger, suicide, ...others] },
      history: [],
    });
    expect(await changed()).toEqual({});
    const emergencyContacts = [danger, localHelpline, suicide];
    const saved = await save('emergency', { emergencyContacts });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await changed()).toEqual({ emergencyContacts });
    expect(JSON.stringify(receivedLetter())).toContain('al 900 123 456 si piensas en el suicidio');
    clock.advance(1);
    await save('emergency', { emergencyContacts: [danger, suicide] });
    const { history, values } = await show('emergency');
    expect(values).toEqual({ emergencyContacts: [danger, suicide] });
    expect(history).toMatchObject([
      { savedBy: director.user.username, before: { emergencyContacts }, after: values },
      { before: { emergencyContacts: [danger, suicide, ...others] }, after: { emergencyContacts } },
    ]);
  });

  test('writes one audit entry for each change and none without a change', async () => {
    const values = { emergencyContacts: [suicide, danger] };
    await save('emergency', values);
    await save('emergency', values);
    const { rows } = await testApp.pool.query(
      `select detail from audit_log where action = 'settings.changed' and actor_user_id = $1 order by id desc limit 2`,
      [director.user.id],
    );
    expect(rows[0].detail).toEqual({ group: 'emergency' });
    expect((await show('emergency')).history).toHaveLength(1);
  });

  test('refuses a change based on an earlier version, and keeps the newer one', async () => {
    await save('emergency', { emergencyContacts: [danger, suicide] });
    const late = await save('emergency', { emergencyContacts: [danger, localHelpline] }, null);
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(clinicSettings().emergencyContacts).toEqual([danger, suicide]);
  });

  test('names the field of a wrong emergency number with one sentence', async () => {
    expect(await fieldsOf('emergency', { emergencyContacts: [danger] })).toEqual({
      'draft.values.emergencyContacts': 'Los dos primeros hacen falta siempre.',
    });
    const wrong = { ...localHelpline, phone: 'cero dos cuatro' };
    expect(await fieldsOf('emergency', { emergencyContacts: [danger, suicide, wrong] })).toEqual({
      'draft.values.emergencyContacts.2.phone': expect.stringMatching(/^Escribe el teléfono solo con cifras/),
    });
    expect(await fieldsOf('emergency', { emergencyContacts: [danger, suicide, suicide] })).toEqual({
      'draft.values.emergencyContacts.2.phone': 'Este teléfono ya está en la lista.',
    });
    expect(await changed()).toEqual({});
  });

  test('is for the director only', async () => {
    for (const role of ['reception', 'professional', 'client'] as const) {
      const other = await createStaff(testApp, role);
      const body = {
        basedOn: null,
        draft: { group: 'emergency', values: { emergencyContacts: [suicide, danger] } },
      };
      expect((await other.post('/api/staff/settings', body)).statusCode).toBe(403);
      expect((await other.get('/api/staff/settings/emergency')).statusCode).toBe(403);
      expect((await other.post('/api/staff/settings/preview', { draft: body.draft })).statusCode).toBe(403);
    }
  });
});

describe('pages on other sites', () => {
  const { privacyPages, groupSite, expertReportsUrl } = configuredSettings;
  const values = { privacyPages, groupSite, expertReportsUrl };
  const missing = async () =>
    (await director.get('/api/staff/launch'))
      .json()
      .steps.find(({ name }: { name: string }) => name === 'addresses').why;

  test('a real address leaves the list of missing ones', async () => {
    expect(await missing()).toContain(groupSite.name);
    const real = { ...groupSite, url: 'https://www.grup-salut.cat/' };
    expect((await save('pages', { ...values, groupSite: real })).statusCode).toBe(200);
    expect(await missing()).not.toContain(groupSite.name);
    expect(await missing()).toContain(privacyPages.privacy.name);
    expect(await changed()).toMatchObject({ groupSite: real });
  });

  test.each(['http://clinica.cat', 'javascript:alert(1)', 'clinica.cat', ''])(
    'refuses %j with one sentence beside the field',
    async (url) => {
      expect(await fieldsOf('pages', { ...values, groupSite: { ...groupSite, url } })).toEqual({
        'draft.values.groupSite.url': 'Escribe una dirección que empiece por https://',
      });
    },
  );
});

describe('booking rules', () => {
  const { minimumNoticeHours, bookableDaysAhead, holdMinutes } = configuredSettings;
  const { maximumUnpaidHolds, maximumHoldsPerNetwork, holdsRunOutBeforePause } = configuredSettings;
  const values = {
    minimumNoticeHours,
    bookableDaysAhead,
    holdMinutes,
    maximumUnpaidHolds,
    maximumHoldsPerNetwork,
    holdsRunOutBeforePause,
  };
  const book = async (person: Awaited<ReturnType<typeof createStaff>>, date: string) =>
    person.post('/api/appointments', { type: 'office', professionalId: 1, date });

  test('apply to the next booking; a held hour keeps its time to pay', async () => {
    const person = await testApp.person();
    const first = await book(person, '2026-12-01T10:30:00+01:00');
    expect(first.statusCode, first.body).toBe(201);
    const held = first.json().holdExpiresAt;
    expect(Date.parse(held) - clock.now().getTime()).toBe(holdMinutes * 60_000);
    await save('booking', { ...values, holdMinutes: 45, bookableDaysAhead: 10, maximumUnpaidHolds: 2 });
    const second = await book(person, '2026-12-02T10:30:00+01:00');
    expect(Date.parse(second.json().holdExpiresAt) - clock.now().getTime()).toBe(45 * 60_000);
    const { rows } = await testApp.pool.query('select hold_expires_at from appointments where id = $1', [
      first.json().id,
    ]);
    expect(rows[0].hold_expires_at.toISOString()).toBe(new Date(held).toISOString());
    const far = await book(person, '2026-12-15T10:30:00+01:00');
    expect(far.json().message).toMatch(/^Solo se puede reservar con 10 días de antelación/);
    const third = await book(person, '2026-12-03T10:30:00+01:00');
    expect(third.json()).toMatchObject({
      code: 'too_many_holds',
      message: expect.stringMatching(/^Ya tienes 2 reservas pendientes de pago/),
    });
  });

  test.each([
    [{ bookableDaysAhead: 151 }, 'Como máximo, 150.'],
    [{ bookableDaysAhead: 0 }, 'Como mínimo, 1.'],
    [{ bookableDaysAhead: 1 }, 'Como mínimo, 2: se cancela sin coste hasta 24 horas antes.'],
    [{ holdMinutes: null }, 'Escribe un número sin decimales.'],
    [{ holdMinutes: 12.5 }, 'Escribe un número sin decimales.'],
    [{ maximumUnpaidHolds: 0 }, 'Como mínimo, 1.'],
  ])('refuses %j', async (wrong, sentence) => {
    expect(await fieldsOf('booking', { ...values, ...wrong })).toEqual({
      [`draft.values.${Object.keys(wrong)[0]}`]: sentence,
    });
  });
});

describe('local holidays', () => {
  const listTimes = async (day: string) => {
    const asked = `professionalId=1&type=office&from=${day}&to=${day}`;
    return (await testApp.visitor().get(`/api/availability?${asked}`)).body;
  };

  test('close the day for bookings, and open it again when removed', async () => {
    const open = await listTimes('2026-12-10');
    await save('holidays', { localHolidays: ['2026-12-10'] });
    await expect.poll(() => listTimes('2026-12-10')).not.toBe(open);
    const person = await testApp.person();
    const booking = { type: 'office', professionalId: 1, date: '2026-12-10T10:30:00+01:00' };
    expect((await person.post('/api/appointments', booking)).statusCode).not.toBe(201);
    await save('holidays', { localHolidays: [] });
    await expect.poll(() => listTimes('2026-12-10')).toBe(open);
  });

  test.each([
    [['2026-02-30'], 'draft.values.localHolidays.0', 'Elige un día.'],
    [['2026-12-10', '2026-12-10'], 'draft.values.localHolidays', 'Hay un día repetido.'],
  ])('refuses %j', async (localHolidays, path, sentence) => {
    expect(await fieldsOf('holidays', { localHolidays })).toEqual({ [path]: sentence });
  });
});

describe('texts of the site', () => {
  const { yearsOfExperience, accreditation, inaugurationStamp, advancedTherapies, regions } =
    configuredSettings;
  const values = { yearsOfExperience, accreditation, inaugurationStamp, advancedTherapies, regions };
  const region = { name: 'Andorra', how: 'En línea' };

  test('change in the panel; an empty accreditation is not mentioned', async () => {
    const accredited = { ...values, accreditation: 'COPC, noviembre de 2026', yearsOfExperience: 33 };
    expect((await save('site', accredited)).statusCode).toBe(200);
    expect(await changed()).toEqual(accredited);
    expect(clinicSettings().accreditation).toBe('COPC, noviembre de 2026');
    await save('site', { ...accredited, accreditation: null });
    expect(clinicSettings()).toMatchObject({ accreditation: null, yearsOfExperience: 33 });
  });

  test.each([
    [{ yearsOfExperience: null }, 'yearsOfExperience', 'Escribe un número sin decimales.'],
    [
      { advancedTherapies: { ...advancedTherapies, announcement: '' } },
      'advancedTherapies.announcement',
      'Escribe el anuncio.',
    ],
    [{ regions: { ...regions, now: [] } }, 'regions.now', 'Hace falta al menos un lugar.'],
    [
      { regions: { ...regions, now: [region, region] } },
      'regions.now.1.name',
      'Este lugar ya está en la lista.',
    ],
    [{ regions: { ...regions, soon: ['Francia', 'Francia'] } }, 'regions.soon', 'Hay un lugar repetido.'],
  ])('refuses %j', async (wrong, path, sentence) => {
    expect(await fieldsOf('site', { ...values, ...wrong })).toEqual({ [`draft.values.${path}`]: sentence });
  });
});

describe('complementary services', () => {
  const { platform, magazine } = configuredSettings.complementaryServices;
  const renamed = { ...platform, name: 'Calma', url: 'https://calma.cat/' };

  test('change name and address in the panel', async () => {
    const complementaryServices = { platform: renamed, magazine };
    expect((await save('complementary', { complementaryServices })).statusCode).toBe(200);
    expect(await changed()).toEqual({ complementaryServices });
    const { history } = await show('complementary');
    expect(history).toMatchObject([{ before: { complementaryServices: { platform } } }]);
  });

  test.each([
    [{ url: 'http://calma.cat' }, 'url', 'Escribe una dirección que empiece por https://'],
    [{ name: '' }, 'name', 'Escribe cómo se llama.'],
    [{ kind: ' ' }, 'kind', 'Escribe qué es.'],
  ])('refuses %j', async (wrong, field, sentence) => {
    const complementaryServices = { platform: { ...renamed, ...wrong }, magazine };
    expect(await fieldsOf('complementary', { complementaryServices })).toEqual({
      [`draft.values.complementaryServices.platform.${field}`]: sentence,
    });
  });
});

describe('plan perks', () => {
  const { perkAddresses } = configuredPrivateSettings;
  const listAnnounced = async (): Promise<string[]> =>
    (await testApp.visitor().get('/api/subscription-plans'))
      .json()
      .flatMap(({ perks }: { perks: { name: string }[] }) => perks.map(({ name }) => name));

  test('plans stop announcing a perk whose address is removed', async () => {
    expect(await listAnnounced()).toContain('magazine');
    expect((await save('perks', { perkAddresses: { ...perkAddresses, magazine: null } })).statusCode).toBe(
      200,
    );
    expect(await listAnnounced()).not.toContain('magazine');
    expect(await listAnnounced()).toContain('platform');
  });

  test('stay out of the public settings', async () => {
    const secret = 'https://calma.cat/entrada-de-los-planes';
    await save('perks', { perkAddresses: { ...perkAddresses, platform: secret } });
    expect(privateSettings().perkAddresses.platform).toBe(secret);
    expect(await changed()).toEqual({});
    expect((await testApp.visitor().get('/api/settings')).body).not.toContain(secret);
  });

  test.each([
    [{ platform: 'calma.cat' }, 'platform', 'Escribe una dirección que empiece por https://'],
    [{ homeGuide: ['a'.repeat(601)] }, 'homeGuide', 'Cada línea, con 600 letras como máximo.'],
    [{ schoolGuide: Array(31).fill('Un párrafo.') }, 'schoolGuide', 'Caben 30 párrafos.'],
  ])('refuses %j', async (wrong, field, sentence) => {
    expect(await fieldsOf('perks', { perkAddresses: { ...perkAddresses, ...wrong } })).toEqual({
      [`draft.values.perkAddresses.${field}`]: sentence,
    });
  });
});

describe('directory of professionals', () => {
  const { directory } = configuredSettings;

  test('changes fee, countries and registration site', async () => {
    const reach = [{ launch: 'Ahora', countries: ['España', 'Andorra'] }];
    const values = { ...directory, monthlyFeeCents: 1_250, reach };
    expect((await save('directory', { directory: values })).statusCode).toBe(200);
    expect(await changed()).toEqual({ directory: values });
    expect(clinicSettings().directory).toEqual(values);
  });

  test.each([
    [{ monthlyFeeCents: null }, 'monthlyFeeCents', 'Escribe un precio.'],
    [{ registrationUrl: '' }, 'registrationUrl', 'Escribe una dirección que empiece por https://'],
    [{ reach: [] }, 'reach', 'Hace falta al menos un país.'],
    [{ reach: [{ launch: '2027', countries: [] }] }, 'reach.0.countries', 'Escribe un país en cada línea.'],
    [
      {
        reach: [
          { launch: 'Ahora', countries: ['España'] },
          { launch: '2027', countries: ['Francia', 'España'] },
        ],
      },
      'reach.1.countries',
      'España está más de una vez.',
    ],
  ])('refuses %j', async (wrong, path, sentence) => {
    expect(await fieldsOf('directory', { directory: { ...directory, ...wrong } })).toMatchObject({
      [`draft.values.directory.${path}`]: sentence,
    });
  });
});

describe('picture for shared links', () => {
  const upload = async (file: Buffer) =>
    director.post('/api/staff/settings/shared-picture', { file: file.toString('base64') });
  const photo = (background: string) =>
    sharp({ create: { width: 1_500, height: 1_500, channels: 3, background } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secreto' } })
      .toBuffer();

  test('is stored re-encoded without metadata, and is shown once the settings are saved', async () => {
    const uploaded = await upload(await photo('teal'));
    expect(uploaded.statusCode, uploaded.body).toBe(200);
    const { url } = uploaded.json();
    expect(clinicSettings().sharedPicture.url).toBe(configuredSettings.sharedPicture.url);
    const reply = await testApp.visitor().get(url);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1_200,
      height: 630,
    });
    expect(reply.rawPayload.includes('Secreto')).toBe(false);
    const sharedPicture = { url, alt: 'La fachada de la clínica' };
    expect((await save('sharing', { sharedPicture })).statusCode).toBe(200);
    expect(await changed()).toEqual({ sharedPicture });
  });

  test('an earlier picture stays available for the history', async () => {
    const [first, second] = [await upload(await photo('red')), await upload(await photo('blue'))];
    await save('sharing', { sharedPicture: { url: first.json().url, alt: 'Roja' } });
    await save('sharing', { sharedPicture: { url: second.json().url, alt: 'Azul' } });
    const { history } = await show('sharing');
    expect((await testApp.visitor().get(history[0].before.sharedPicture.url)).statusCode).toBe(200);
  });

  test('refuses files that are no pictures', async () => {
    const refused = await upload(Buffer.from('nada'));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'unreadable_picture']);
  });

  test.each([
    [{ url: 'https://otra.cat/foto.png' }, 'url', 'Elige una imagen.'],
    [{ url: '/api/shared-pictures/../staff' }, 'url', 'Elige una imagen.'],
    [{ alt: '' }, 'alt', 'Escribe qué se ve en la imagen.'],
  ])('refuses %j', async (wrong, field, sentence) => {
    const sharedPicture = { ...configuredSettings.sharedPicture, ...wrong };
    expect(await fieldsOf('sharing', { sharedPicture })).toEqual({
      [`draft.values.sharedPicture.${field}`]: sentence,
    });
  });
});

test('accepts the values of the configuration in every group', async () => {
  for (const group of settingsGroups) {
    const { values } = await show(group);
    expect((await save(group, values)).statusCode, group).toBe(200);
  }
});

describe('another process', () => {
  const saveElsewhere = async (group: string, values: object) => {
    await testApp.pool.query(
      `insert into clinic_settings ("group", "values", saved_at, saved_by) values ($1, $2, now(), $3)`,
      [group, values, director.user.id],
    );
    await testApp.pool.query('update content_version set version = version + 1');
  };

  test('uses a new value without a restart', async () => {
    await saveElsewhere('emergency', { emergencyContacts: [danger, localHelpline] });
    await expect.poll(() => clinicSettings().emergencyContacts[1].phone).toBe('900 123 456');
  });

  test('ignores stored values that do not fit, so that the configuration applies', async () => {
    await saveElsewhere('emergency', { emergencyContacts: [] });
    await saveElsewhere('of-a-later-release', { any: 1 });
    expect(await changed()).toEqual({});
  });
});

test('the history cannot be changed by the app', async () => {
  await expect(testApp.pool.query('delete from clinic_settings')).rejects.toThrow('permission denied');
});
