import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { createStaff, insertPatient } from '#tests/support/staff.ts';
import { roomTokenOf } from '../room-tokens.server.ts';
import type { RoomRole } from '../terms.ts';

const startsAt = instantOf('2026-12-01', '10:30');
const minutes = (count: number) => new Date(startsAt.getTime() + count * 60_000);
const clock = stoppedClock(minutes(-5));
const relay = { TURN_URLS: 'turn:relay.example.org:3478', TURN_SECRET: 'static-secret-of-the-relay' };

let one: TestApp;
/** A second process over the same database. */
let two: TestApp;
type Staff = Awaited<ReturnType<typeof createStaff>>;
let therapist: Staff;
let reception: Staff;
let appointmentId: number;

beforeAll(async () => {
  one = await startTestApp({ clock, env: { ...relay, LIMIT_FACTOR: '1' } });
  two = await startTestApp({ clock, url: one.url });
  therapist = await createStaff(one, 'professional', 1);
  reception = await createStaff(one, 'reception');
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});

beforeEach(async () => {
  clock.set(minutes(-60));
  await one.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
  await one.pool.query('delete from video_participants; delete from video_signals; delete from appointments');
  const patientId = await insertPatient(one, { name: 'Laia Font', phone: '+34600000031' });
  const companionId = await insertPatient(one, { name: 'Nil Font' });
  const plan = {
    patientId,
    companion: { patientId: companionId },
    professionalId: 1,
    type: 'video',
    startsAt: startsAt.toISOString(),
  };
  const reply = await reception.post('/api/staff/appointments', plan);
  expect(reply.statusCode, reply.body).toBe(201);
  appointmentId = reply.json().id;
  clock.set(minutes(-5));
});

const tokenFor = (role: RoomRole, at = startsAt) =>
  roomTokenOf(one.secrets, { appointmentId, startsAt: at, role });

/** A device of one place, on one of the processes. */
function device(role: RoomRole, app = one, token = tokenFor(role)) {
  const peer = randomUUID();
  const browser = app.visitor();
  const call = (path: string, body: object = {}) =>
    browser.post(`/api/video-room/${path}`, { token, ...body });
  return {
    peer,
    read: () => call('read'),
    enter: (takesOver = false) => call('enter', { peer, takesOver }),
    events: (state = '', after = 0) => call('events', { peer, state, after }),
    signal: (to: string, data = '{}') => call('signals', { peer, to, data }),
    admit: (other: RoomRole) => call('admit', { peer, role: other }),
    saveSafety: (about: RoomRole, location: string, contact: string) =>
      call('safety-answers', { peer, role: about, location, contact }),
    leave: (endsForAll = false) => call('leave', { peer, endsForAll }),
  };
}

describe('the link of a place', () => {
  test('tells times and the professional, and names and telephones only to the therapist', async () => {
    const { names, phones, ...facts } = (await device('patient').read()).json();
    expect(facts).toMatchObject({
      role: 'patient',
      phase: 'open',
      startsAt: startsAt.toISOString(),
      opensAt: minutes(-10).toISOString(),
      hasCompanion: true,
      hasRelay: true,
    });
    expect([names, phones]).toEqual([{ patient: null, companion: null }, []]);
    expect((await device('therapist').read()).json()).toMatchObject({
      names: { patient: 'Laia Font', companion: 'Nil Font' },
      phones: ['+34600000031'],
    });
  });

  test('opens ten minutes before the start and closes fifteen after the end, by the server’s clock', async () => {
    const patient = device('patient');
    clock.set(minutes(-11));
    expect((await patient.read()).json().phase).toBe('early');
    expect((await patient.enter()).json().code).toBe('room_early');
    clock.set(minutes(-10));
    expect((await patient.enter()).statusCode).toBe(200);
    clock.set(minutes(60 + 15));
    expect((await patient.events()).json().code).toBe('room_over');
  });

  test('is refused when forged, moved, cancelled, of another kind or of another appointment', async () => {
    const patient = device('patient');
    expect((await device('patient', one, `${tokenFor('patient').slice(0, -1)}A`).read()).json().code).toBe(
      'room_invalid',
    );
    expect((await device('patient', one, tokenFor('therapist').replace(/^t/, 'p')).read()).json().code).toBe(
      'room_invalid',
    );
    await one.pool.query(
      "update appointments set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'",
    );
    expect((await patient.read()).json().code).toBe('room_moved');
    await one.pool.query(
      "update appointments set starts_at = starts_at - interval '1 day', ends_at = ends_at - interval '1 day', companion_id = null",
    );
    expect((await device('companion').read()).json().code).toBe('room_invalid');
    await one.pool.query("update appointments set status = 'cancelled'");
    expect((await patient.read()).json().code).toBe('room_cancelled');
    await one.pool.query("update appointments set status = 'confirmed', kind = 'office'");
    expect((await patient.read()).json().code).toBe('room_cancelled');
  });
});

test('a participant sees their own missing consents; the therapist sees those of all', async () => {
  await one.pool.query(
    `insert into consent_texts (kind, version, title, body, hash, published_at)
     select kind::consent_kind, 1, 'Título', 'Texto', 'hash', '2026-11-01' from unnest(array['treatment', 'data', 'video']) kind`,
  );
  const { rows } = await one.pool.query(
    `insert into consents (patient_id, signer_id, text_id, text_hash, way, signed_on, at)
     select a.patient_id, a.patient_id, t.id, 'hash', 'paper', '2026-11-20', now()
     from appointments a, consent_texts t where a.id = $1 returning id`,
    [appointmentId],
  );
  expect(rows).toHaveLength(3);
  const isMissing = async (role: RoomRole) => (await device(role).read()).json().isConsentMissing;
  expect(await isMissing('patient')).toBe(false);
  expect(await isMissing('companion')).toBe(true);
  expect(await isMissing('therapist')).toBe(true);
});

describe('waiting and admitting', () => {
  test('the patient waits until the therapist, on another process, lets them in', async () => {
    const patient = device('patient', two);
    const doctor = device('therapist');
    await patient.enter();
    await doctor.enter();
    const { participants, state } = (await patient.events()).json();
    expect(participants).toEqual([
      { role: 'patient', peer: patient.peer, isAdmitted: false, isSilent: false },
      { role: 'therapist', peer: doctor.peer, isAdmitted: true, isSilent: false },
    ]);
    expect((await patient.signal(doctor.peer)).json().code).toBe('not_admitted');
    expect((await patient.admit('patient')).json().code).toBe('room_invalid');
    const next = patient.events(state);
    expect((await doctor.admit('patient')).statusCode).toBe(204);
    expect((await next).json().participants[0]).toMatchObject({ role: 'patient', isAdmitted: true });
  });

  test('a second device takes over when its user confirms, and the first device learns it', async () => {
    const phone = device('patient');
    const laptop = device('patient');
    await phone.enter();
    expect((await laptop.enter()).json().code).toBe('other_device');
    expect((await laptop.enter(true)).statusCode).toBe(200);
    expect((await phone.events()).json().code).toBe('device_replaced');
    expect((await phone.signal(laptop.peer)).json().code).toBe('device_replaced');
  });

  test('a place whose device has been silent for 45 s is free, and an admitted person stays admitted', async () => {
    const doctor = device('therapist');
    const phone = device('patient');
    await doctor.enter();
    await phone.enter();
    await doctor.admit('patient');
    clock.set(new Date(clock.now().getTime() + 45_000));
    const reloaded = device('patient');
    expect((await reloaded.enter()).statusCode).toBe(200);
    const { participants } = (await reloaded.events()).json();
    expect(participants).toEqual([
      { role: 'patient', peer: reloaded.peer, isAdmitted: true, isSilent: false },
      { role: 'therapist', peer: doctor.peer, isAdmitted: true, isSilent: true },
    ]);
  });

  test('a device that has left stays away, although it asks for events once more', async () => {
    const doctor = device('therapist');
    const patient = device('patient');
    await doctor.enter();
    await patient.enter();
    await patient.leave();
    const places = async () =>
      (await patient.events()).json().participants.map(({ role }: { role: RoomRole }) => role);
    expect(await places()).toEqual(['therapist']);
    expect(await places()).toEqual(['therapist']);
    await patient.enter();
    expect(await places()).toEqual(['patient', 'therapist']);
  });

  test('the therapist ends the call for all, and entering again opens it', async () => {
    const doctor = device('therapist');
    const patient = device('patient');
    await doctor.enter();
    await patient.enter();
    expect((await patient.leave(true)).statusCode).toBe(204);
    expect((await patient.enter()).statusCode).toBe(200);
    await doctor.leave(true);
    expect((await patient.events()).json().code).toBe('room_over');
    expect((await patient.enter()).json().code).toBe('room_over');
    await doctor.enter();
    expect((await patient.enter()).statusCode).toBe(200);
  });
});

describe('where a person is and whom to call', () => {
  const location = 'Carrer de la Riera 4, Salt';
  const contact = 'mi hermana, 600 000 077';
  const countRows = async () =>
    (await one.pool.query('select count(*)::int from video_safety_answers')).rows[0].count;
  const enterAll = async () => {
    const [doctor, patient, companion] = [device('therapist'), device('patient', two), device('companion')];
    for (const each of [doctor, patient, companion]) await each.enter();
    return { doctor, patient, companion };
  };

  test('is shown to the therapist and to the person, also while they wait, and is stored sealed', async () => {
    const { doctor, patient, companion } = await enterAll();
    const { state } = (await doctor.events()).json();
    const next = doctor.events(state);
    expect((await patient.saveSafety('patient', location, contact)).statusCode).toBe(204);
    const answer = { role: 'patient', location, contact };
    expect((await next).json().safetyAnswers).toEqual([answer]);
    expect((await patient.events()).json().safetyAnswers).toEqual([answer]);
    expect((await companion.events()).json().safetyAnswers).toEqual([]);
    const { rows } = await one.pool.query('select * from video_safety_answers');
    expect(JSON.stringify(rows)).not.toMatch(/Riera|hermana/);
  });

  test('can be changed, emptied, and noted by the therapist, but by no other person', async () => {
    const { doctor, patient, companion } = await enterAll();
    await patient.saveSafety('patient', location, '');
    expect((await companion.saveSafety('patient', 'En otro sitio', '')).json().code).toBe('room_invalid');
    expect((await device('patient').saveSafety('patient', '', '')).json().code).toBe('device_replaced');
    expect((await doctor.saveSafety('patient', location, contact)).statusCode).toBe(204);
    expect((await patient.events()).json().safetyAnswers).toEqual([{ role: 'patient', location, contact }]);
    await patient.saveSafety('patient', ' ', '');
    expect(await countRows()).toBe(0);
    expect((await patient.saveSafety('patient', 'x'.repeat(201), '')).statusCode).toBe(400);
  });

  test('is deleted when the therapist ends the call', async () => {
    const { doctor, patient, companion } = await enterAll();
    await patient.saveSafety('patient', location, contact);
    await companion.saveSafety('companion', location, contact);
    await doctor.leave();
    expect(await countRows()).toBe(2);
    await doctor.enter();
    await doctor.leave(true);
    expect(await countRows()).toBe(0);
  });

  test('is deleted when the room closes although the call was not ended, and when the appointment moves', async () => {
    const { patient } = await enterAll();
    const sweep = () => runJob(one, 'appointments.delete-safety-answers');
    await patient.saveSafety('patient', location, contact);
    clock.set(minutes(60 + 14));
    await sweep();
    expect(await countRows()).toBe(1);
    clock.set(minutes(60 + 15));
    await sweep();
    expect(await countRows()).toBe(0);
    clock.set(minutes(-5));
    await patient.saveSafety('patient', location, contact);
    await one.pool.query(
      "update appointments set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'",
    );
    await sweep();
    expect(await countRows()).toBe(0);
  });

  test('is in no archive and no replica', async () => {
    const { rows } = await one.pool.query(
      "select relname from pg_class where relpersistence = 'u' and relkind = 'r' order by 1",
    );
    expect(rows.map(({ relname }) => relname)).toEqual(['video_safety_answers', 'video_signals']);
  });
});

describe('signals', () => {
  const join = async () => {
    const doctor = device('therapist');
    const patient = device('patient', two);
    await doctor.enter();
    await patient.enter();
    await doctor.admit('patient');
    return { doctor, patient, state: (await patient.events()).json().state };
  };

  test('reach the other device over two processes, in order, until it has them', async () => {
    const { doctor, patient, state } = await join();
    const waiting = patient.events(state);
    await doctor.signal(patient.peer, '{"description":1}');
    const first = (await waiting).json().signals;
    expect(first).toEqual([{ id: expect.any(Number), from: doctor.peer, data: '{"description":1}' }]);
    await doctor.signal(patient.peer, '{"candidate":2}');
    // A lost response: the same call again.
    expect((await patient.events(state)).json().signals).toHaveLength(2);
    const { signals } = (await patient.events(state, first[0].id)).json();
    expect(signals.map(({ data }: { data: string }) => data)).toEqual(['{"candidate":2}']);
    expect((await one.pool.query('select data from video_signals')).rows).toHaveLength(1);
    await patient.leave();
    expect((await one.pool.query('select data from video_signals')).rows).toEqual([]);
  });

  test('are refused to devices outside the room, when too large, and beyond fifty a second', async () => {
    const { doctor, patient } = await join();
    expect((await doctor.signal(randomUUID())).json().code).toBe('not_admitted');
    expect((await doctor.signal(patient.peer, 'x'.repeat(16_001))).statusCode).toBe(400);
    const replies = await Promise.all(Array.from({ length: 70 }, () => doctor.signal(patient.peer)));
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect((await one.pool.query('select count(*)::int from video_signals')).rows[0].count).toBe(
      70 - refused.length,
    );
  });
});

test('relay credentials last ten minutes and name the device', async () => {
  const patient = device('patient');
  const { iceServers } = (await patient.enter()).json();
  const expiry = Math.floor(clock.now().getTime() / 1_000) + 600;
  expect(iceServers).toEqual([
    {
      urls: [relay.TURN_URLS],
      username: `${expiry}:${patient.peer}`,
      credential: expect.stringMatching(/^[\w+/]{27}=$/),
    },
  ]);
  expect((await device('patient', two).enter(true)).json().iceServers).toEqual([]);
});

test('staff see who waits and who was there; only the therapist gets a link', async () => {
  await device('patient').enter();
  await one.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
  await one.pool.query('update professionals set room_url = null where id = 1');
  const path = `/api/staff/appointments/${appointmentId}/room`;
  expect((await therapist.get(path)).json()).toMatchObject({
    url: `http://onyar.test/video#${tokenFor('therapist')}`,
    opensAt: minutes(-10).toISOString(),
    waiting: ['patient'],
    visits: [{ role: 'patient', joinedAt: clock.now().toISOString(), leftAt: null }],
  });
  expect((await reception.get(path)).json()).toMatchObject({ url: null, waiting: ['patient'] });
  const colleague = await createStaff(one, 'professional', 2);
  expect((await colleague.get(path)).json().code).toBe('not_found');
});

test('the agenda tells when therapist and patient were both in the room', async () => {
  const visit = async () => {
    await one.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
    const { appointments } = (await therapist.get('/api/staff/agenda?from=2026-12-01&to=2026-12-01')).json();
    return appointments[0].videoVisit;
  };
  const doctor = device('therapist');
  const patient = device('patient');
  await doctor.enter();
  await patient.enter();
  expect(await visit()).toBeNull();
  clock.set(minutes(2));
  await doctor.admit('patient');
  clock.set(minutes(51));
  await patient.events();
  await patient.leave();
  clock.set(minutes(53));
  await doctor.leave(true);
  expect(await visit()).toEqual({ from: minutes(2).toISOString(), to: minutes(51).toISOString() });
});

test('messages to patient and companion have a link of their own', async () => {
  await one.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
  await one.pool.query('update professionals set room_url = null where id = 1; delete from outbox');
  await one.pool.query("update patients set phone = '+34600000032' where full_name = 'Nil Font'");
  const reply = await reception.post(`/api/staff/appointments/${appointmentId}/room-link`);
  expect(reply.statusCode, reply.body).toBe(200);
  const { rows } = await one.pool.query('select recipient, text from outbox order by recipient');
  expect(rows).toEqual([
    { recipient: '+34600000031', text: expect.stringContaining(`/video#${tokenFor('patient')}`) },
    { recipient: '+34600000032', text: expect.stringContaining(`/video#${tokenFor('companion')}`) },
  ]);
});
