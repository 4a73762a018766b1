import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';
import { consentsOfRecord } from './service.server.ts';

const now = new Date('2026-11-23T09:30:00Z');
const clock = stoppedClock(now);
const body = 'Un texto de prueba que dice con calma qué se hace, para qué y quién lo lee. '.repeat(2).trim();

type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let admin: Person;
let reception: Person;
/** `therapist` is professional 1; `colleague` is professional 2 and treats nobody here. */
let therapist: Person;
let colleague: Person;
const texts: Record<string, number> = {};

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  admin = await createStaff(testApp, 'admin');
  reception = await createStaff(testApp, 'reception');
  therapist = await createStaff(testApp, 'professional', 1);
  colleague = await createStaff(testApp, 'professional', 2);
  for (const kind of ['treatment', 'data', 'video', 'minors']) await publish(kind, body);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  clock.set(now);
  await testApp.pool.query('update sessions set locked_at = null, last_seen_at = $1', [now]);
});

async function publish(kind: string, words: string) {
  const reply = await admin.post('/api/staff/consent-texts', { kind, title: `Texto: ${kind}`, body: words });
  expect(reply.statusCode).toBe(201);
  texts[kind] = reply.json().find((one: { kind: string }) => one.kind === kind).id;
}

let families = 0;
/**
 * An eight-year-old with two parents, treated by professional 1. Each family has a visit on a day of its own,
 * so that visits do not overlap.
 */
async function family() {
  const child = await insertPatient(testApp, { name: 'Pol Exemple', birthDate: '2018-03-01' });
  const mother = await insertPatient(testApp, { name: 'Laia Exemple', email: `laia-${child}@example.org` });
  const father = await insertPatient(testApp, { name: 'Jan Exemple', phone: '+34 600 000 001' });
  const rights = { mayBook: true, pays: true, getsNotices: true, mayAskForRecord: true, hasNoContact: false };
  for (const guardianId of [mother, father])
    await reception.post(`/api/staff/people/${child}/guardians`, { guardianId, rights });
  const startsAt = new Date(now.getTime() - ++families * 86_400_000);
  const visit = await insertAppointment(testApp, { patientId: child, professionalId: 1, startsAt });
  return {
    child,
    mother,
    father,
    visit,
    startsAt,
    at: (path = '') => `/api/staff/people/${child}/consents${path}`,
  };
}

const linkIn = async (kind = 'consent.asked') => {
  const { rows } = await testApp.pool.query(
    'select channel, recipient, subject, text from outbox where kind = $1 order by id desc limit 1',
    [kind],
  );
  return { ...rows[0], token: /#([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '' };
};
const sign = (token: string, textIds: (number | undefined)[], name = 'Laia Exemple Roca') =>
  testApp.visitor().post('/api/consents/sign', { token, name, textIds });
const logged = async (action: string) =>
  (
    await testApp.pool.query(
      'select actor_user_id, patient_id, detail from audit_log where action = $1 order by id desc limit 1',
      [action],
    )
  ).rows[0];

test('warns the therapist about one signature of two, notes the attendance, and logs a written reason', async () => {
  const { child, mother, visit, at } = await family();
  await reception.post(at('/arrangement'), { arrangement: 'both', note: 'Lo dice la madre por teléfono.' });
  const paper = {
    signerId: mother,
    name: 'Laia Exemple Roca',
    signedOn: '2026-11-20',
    seenBy: 'Recepción',
    place: 'Carpeta azul',
  };
  for (const kind of ['minors', 'data'])
    expect((await reception.post(at('/paper'), { ...paper, textIds: [texts[kind]] })).statusCode).toBe(201);
  const fulfilled = () =>
    therapist.post(`/api/staff/appointments/${visit}/attendance`, { status: 'fulfilled' });
  expect((await fulfilled()).json()).toMatchObject({ attendance: { status: 'fulfilled' } });
  const warning = await therapist.get(at(`/warning?appointmentId=${visit}`));
  expect(warning.json()).toMatchObject({
    missing: [
      { kind: 'minors', signed: 1, of: 2 },
      { kind: 'data', signed: 1, of: 2 },
    ],
    arrangement: 'both',
    isMinor: true,
    mayGoOn: false,
    exceptions: [],
  });
  const goOn = (said: object) =>
    therapist.post(at('/exceptions'), { appointmentId: visit, isVideo: false, ...said });
  expect((await goOn({ ground: 'reason', reason: '  ' })).json().fields.reason).toContain('Escribe');
  const reason = 'El padre firma esta tarde; lo ha confirmado por teléfono.';
  expect((await goOn({ ground: 'reason', reason })).json()).toMatchObject({
    mayGoOn: true,
    exceptions: [{ ground: 'reason', reason, missing: 'minors 1/2, data 1/2' }],
  });
  expect(await logged('consent.went-on')).toEqual({
    actor_user_id: therapist.user.id,
    patient_id: child,
    detail: { ground: 'reason', missing: 'minors 1/2, data 1/2', appointment: visit },
  });
  // The reason is sealed; reception sees that consents are missing, but not the reason.
  const { rows } = await testApp.pool.query('select sealed_reason from consent_exceptions');
  expect(JSON.stringify(rows)).not.toContain('padre');
  expect((await reception.get(at(`/warning?appointmentId=${visit}`))).json()).toMatchObject({
    mayGoOn: true,
    exceptions: [{ ground: 'reason', reason: null }],
  });
  expect((await reception.get(at())).body).not.toContain('confirmado por');
});

test('never blocks a conversation with the parents, and asks again for the next appointment', async () => {
  const { child, visit, startsAt, at } = await family();
  const later = new Date(startsAt.getTime() + 2 * 3_600_000);
  const next = await insertAppointment(testApp, { patientId: child, professionalId: 1, startsAt: later });
  const said = { isVideo: false, ground: 'family_only' };
  const grown = await insertPatient(testApp, { name: 'Rut Exemple', birthDate: '1980-01-01' });
  const alone = await admin.post(`/api/staff/people/${grown}/consents/exceptions`, {
    ...said,
    appointmentId: 1,
  });
  expect(alone.json().code).toBe('of_age');
  expect((await therapist.post(at('/exceptions'), { ...said, appointmentId: visit })).statusCode).toBe(200);
  const mayGoOn = async (id: number, who = therapist) =>
    (await who.get(at(`/warning?appointmentId=${id}`))).json().mayGoOn;
  expect([await mayGoOn(visit), await mayGoOn(next), await mayGoOn(next, reception)]).toEqual([
    true,
    false,
    false,
  ]);
  const reason = 'La madre firma al salir.';
  const gone = await reception.post(at('/exceptions'), {
    ...said,
    appointmentId: next,
    ground: 'reason',
    reason,
  });
  expect(gone.json()).toMatchObject({ mayGoOn: true, exceptions: [{ reason }, { ground: 'family_only' }] });
});

test('lists what each patient of a visit of two lacks, and notes that they came', async () => {
  const one = await insertPatient(testApp, { name: 'Rut Exemple', birthDate: '1980-01-01' });
  const other = await insertPatient(testApp, { name: 'Marc Exemple', birthDate: '1981-01-01' });
  const startsAt = new Date(now.getTime() - 600_000);
  const visit = await insertAppointment(testApp, { patientId: one, professionalId: 1, startsAt });
  await testApp.pool.query('update appointments set companion_id = $1 where id = $2', [other, visit]);
  for (const id of [one, other])
    expect(
      (await therapist.get(`/api/staff/people/${id}/consents/warning?appointmentId=${visit}`)).json(),
    ).toMatchObject({ missing: [{ kind: 'treatment' }, { kind: 'data' }] });
  const day = startsAt.toISOString().slice(0, 10);
  const unsigned = async () =>
    (await therapist.get(`/api/staff/agenda?from=${day}&to=${day}`)).json().unsigned.includes(visit);
  const signAll = async (id: number, name: string) => {
    for (const kind of ['treatment', 'data'])
      await reception.post(`/api/staff/people/${id}/consents/paper`, {
        signerId: id,
        textIds: [texts[kind]],
        name,
        signedOn: '2026-11-20',
        seenBy: 'Recepción',
        place: 'Carpeta azul',
      });
  };
  expect(await unsigned()).toBe(true);
  await signAll(one, 'Rut Exemple');
  expect(await unsigned()).toBe(true);
  await signAll(other, 'Marc Exemple');
  expect(await unsigned()).toBe(false);
  const noted = await therapist.post(`/api/staff/appointments/${visit}/attendance`, { status: 'fulfilled' });
  expect(noted.statusCode).toBe(200);
});

describe('by a link', () => {
  test('the signer reads and signs once by name; the server stores text hash, name, way and address', async () => {
    const { child, mother, at } = await family();
    const wish = { signerId: mother, textIds: [texts.minors, texts.data] };
    const asked = await reception.post(at('/requests'), wish);
    expect([asked.statusCode, asked.json().to]).toEqual([201, `laia-${child}@example.org`]);
    const { subject, text, token } = await linkIn();
    expect(`${subject} ${text}`).not.toMatch(/Pol|terapia|psicol|menor/i);
    const read = await testApp.visitor().post('/api/consents/read', { token });
    expect(read.json()).toMatchObject({
      patientName: 'Pol Exemple',
      signerName: 'Laia Exemple',
      isOwn: false,
      isAtDesk: false,
      texts: [{ kind: 'minors', body }, { kind: 'data' }],
    });
    expect((await reception.get(at())).json().kinds[0].marks[0]).toMatchObject({ state: 'asked' });
    expect((await sign(token, [texts.treatment])).statusCode).toBe(400);
    expect((await sign(token, [texts.minors])).json()).toEqual({ signed: 1, isAtDesk: false });
    expect((await sign(token, [texts.data])).json().code).toBe('link_over');
    expect((await testApp.visitor().post('/api/consents/read', { token })).statusCode).toBe(410);
    const { rows } = await testApp.pool.query(
      `select c.*, t.hash from consents c join consent_texts t on t.id = c.text_id where patient_id = $1`,
      [child],
    );
    expect(rows).toMatchObject([
      {
        way: 'link',
        signer_id: mother,
        signed_on: expect.anything(),
        text_hash: rows[0].hash,
        entered_by: null,
      },
    ]);
    const evidence = testApp.secrets.open(rows[0].sealed_evidence, `consents.sealed_evidence:${rows[0].id}`);
    expect(JSON.parse(evidence)).toMatchObject({
      name: 'Laia Exemple Roca',
      address: `laia-${child}@example.org`,
    });
    expect(JSON.stringify(rows)).not.toContain('Laia');
    const { rows: kept } = await testApp.pool.query('select * from consent_requests');
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(await logged('consent.signed')).toMatchObject({ patient_id: child, detail: { way: 'link' } });
  });

  test('goes by SMS without an e-mail address, not to a person without contact, and expires after two weeks', async () => {
    const { child, mother, father, at } = await family();
    const textIds = [texts.minors];
    // The screen names the address before anything is sent.
    const addresses = async () =>
      (await reception.get(at())).json().people.map((one: { sendsTo: string | null }) => one.sendsTo);
    expect(await addresses()).toEqual([`laia-${child}@example.org`, '+34 600 000 001']);
    expect((await therapist.post(at('/requests'), { signerId: father, textIds })).statusCode).toBe(201);
    const sms = await linkIn();
    expect([sms.channel, sms.recipient]).toEqual(['sms', '+34 600 000 001']);
    const rights = {
      mayBook: false,
      pays: false,
      getsNotices: false,
      mayAskForRecord: false,
      hasNoContact: true,
    };
    await reception.patch(`/api/staff/people/${child}/guardians/${mother}`, rights);
    expect((await reception.post(at('/requests'), { signerId: mother, textIds })).json().code).toBe(
      'no_contact',
    );
    expect(await addresses()).toEqual([null, '+34 600 000 001']);
    expect((await reception.post(at('/requests'), { signerId: child, textIds })).json().code).toBe(
      'not_a_signer',
    );
    clock.set(new Date(now.getTime() + 14 * 86_400_000));
    expect((await sign(sms.token, textIds)).statusCode).toBe(410);
  });

  test('a link sent to a wrong address expires when the patient record is corrected, and can be sent again', async () => {
    const { mother, father, at } = await family();
    const textIds = [texts.minors];
    const links: string[] = [];
    for (const signerId of [mother, father]) {
      expect((await reception.post(at('/requests'), { signerId, textIds })).statusCode).toBe(201);
      links.push((await linkIn()).token);
    }
    const stateOf = async (signerId: number) =>
      (await reception.get(at()))
        .json()
        .kinds.find(({ kind }: { kind: string }) => kind === 'minors')
        .marks.find((mark: { signerId: number }) => mark.signerId === signerId).state;
    const read = async (token = '') =>
      (await testApp.visitor().post('/api/consents/read', { token })).statusCode;
    // Other corrections change nothing.
    await reception.patch(`/api/staff/people/${mother}`, { phone: '+34 600 000 021' });
    expect([await stateOf(mother), await read(links[0])]).toEqual(['asked', 200]);
    await reception.patch(`/api/staff/people/${mother}`, { email: `laia.roca-${mother}@example.org` });
    await reception.patch(`/api/staff/people/${father}`, { phone: '+34 600 000 022' });
    for (const [index, signerId] of [mother, father].entries()) {
      const token = links[index] ?? '';
      expect([await stateOf(signerId), await read(token)]).toEqual(['missing', 410]);
      expect((await sign(token, textIds)).json().code).toBe('link_over');
    }
    await reception.post(at('/requests'), { signerId: mother, textIds });
    expect((await sign((await linkIn()).token, textIds)).statusCode).toBe(200);
  });

  test('a person removed from the patient record cannot sign, and concurrent requests sign once', async () => {
    const { child, mother, father, at } = await family();
    const textIds = [texts.minors];
    await reception.post(at('/requests'), { signerId: mother, textIds });
    const { token } = await linkIn();
    const replies = await Promise.all([1, 2, 3, 4].map(() => sign(token, textIds)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410]);
    await reception.post(at('/requests'), { signerId: father, textIds });
    await reception.delete(`/api/staff/people/${child}/guardians/${father}`);
    expect((await sign((await linkIn()).token, textIds)).statusCode).toBe(410);
    await reception.post(at('/requests'), { signerId: mother, textIds });
    const rights = {
      mayBook: false,
      pays: true,
      getsNotices: false,
      mayAskForRecord: false,
      hasNoContact: true,
    };
    await reception.patch(`/api/staff/people/${child}/guardians/${mother}`, rights);
    expect((await sign((await linkIn()).token, textIds)).statusCode).toBe(410);
  });
});

test('signing at the desk locks the session before handing over the device, and it comes back locked', async () => {
  const { child, mother, at } = await family();
  const reply = await reception.post(at('/desk'), { signerId: mother, textIds: [texts.minors] });
  expect(reply.statusCode).toBe(201);
  const { token } = reply.json();
  expect((await reception.get(at())).statusCode).toBe(423);
  // In the browser whose session is locked.
  const read = await reception.post('/api/consents/read', { token });
  expect([read.statusCode, read.json().isAtDesk]).toEqual([200, true]);
  const signed = await reception.post('/api/consents/sign', { token, name: 'Laia', textIds: [texts.minors] });
  expect(signed.json()).toEqual({ signed: 1, isAtDesk: true });
  expect((await reception.get(at())).statusCode).toBe(423);
  const { rows } = await testApp.pool.query('select way, entered_by from consents where patient_id = $1', [
    child,
  ]);
  expect(rows).toEqual([{ way: 'desk', entered_by: reception.user.id }]);
});

describe('scan of a consent document', () => {
  const pdf = (words: string) => Buffer.from(`%PDF-1.4\n% ${words}\ntrailer << >>\n%%EOF\n`);
  const noted = async (files: Buffer[]) => {
    const { mother, at, child } = await family();
    const reply = await reception.post(at('/paper'), {
      signerId: mother,
      textIds: [texts.minors, texts.data],
      name: 'Laia',
      signedOn: '2026-11-20',
      seenBy: 'Recepción',
      place: 'Carpeta',
      files: files.map((file) => file.toString('base64')),
    });
    const mark = reply.json().kinds?.[0].marks[0];
    return { reply, mark, child, mother, scan: at(`/${mark?.consentId}/scan`), at };
  };
  const send = (who: Person, path: string, file: Buffer) =>
    who.post(path, { files: [file.toString('base64')] });

  test('is readable by those who see the consent, is encrypted in the database, and is stored once per document', async () => {
    const words = 'LaFirmaDeLaia';
    const { reply, mark, scan, child, at } = await noted([pdf(words)]);
    expect([reply.statusCode, mark.hasScan]).toEqual([201, true]);
    const read = await therapist.get(scan);
    expect([read.statusCode, read.headers['content-type'], read.headers['content-disposition']]).toEqual([
      ...[200, 'application/pdf'],
      `attachment; filename="consentimiento-${mark.consentId}.pdf"`,
    ]);
    expect(read.rawPayload).toEqual(pdf(words));
    expect(await logged('consent.scan-read')).toMatchObject({ patient_id: child });
    const other = reply.json().kinds[1].marks[0];
    expect((await reception.get(at(`/${other.consentId}/scan`))).rawPayload).toEqual(pdf(words));
    const unknown = await colleague.get('/api/staff/people/999999/consents');
    expect([(await colleague.get(scan)).statusCode, (await colleague.get(scan)).body]).toEqual([
      404,
      unknown.body,
    ]);
    const { rows } = await testApp.pool.query('select * from consent_scans where patient_id = $1', [child]);
    expect(rows).toHaveLength(1);
    const held = JSON.stringify(rows);
    for (const plain of [words, '%PDF', pdf(words).toString('base64'), pdf(words).toString('base64url')])
      expect(held).not.toContain(plain);
    await expect(testApp.pool.query('update consent_scans set consent_ids = $1', [[1]])).rejects.toThrow(
      'permission denied',
    );
  });

  test('converts pictures to a new PDF without metadata, one page each; rejects other files and stores nothing', async () => {
    const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: 'teal' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secreto' } })
      .toBuffer();
    const { mark, scan } = await noted([photo, photo]);
    expect(mark.hasScan).toBe(true);
    const made = (await reception.get(scan)).rawPayload;
    expect(made.subarray(0, 5).toString()).toBe('%PDF-');
    expect(made.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect([photo.includes('Secreto'), made.includes('Secreto')]).toEqual([true, false]);
    const locked = Buffer.from('%PDF-1.4\ntrailer << /Encrypt 1 0 R >>\n%%EOF');
    const large = Buffer.concat([pdf('x'), Buffer.alloc(5_000_000), Buffer.from('%%EOF')]);
    for (const files of [
      [Buffer.from('nada')],
      [locked],
      [large],
      [pdf('a'), photo],
      [photo.subarray(0, 300)],
    ]) {
      const { reply, child } = await noted(files);
      expect(reply.json()).toMatchObject({
        code: 'unreadable_scan',
        fields: { files: expect.stringContaining('PDF') },
      });
      expect(await signaturesOf(child)).toBe(0);
    }
    expect((await noted([photo, photo, photo, photo, photo])).reply.statusCode).toBe(400);
  });

  test('can be added later and replaced; only the director deletes it, and the signature stays', async () => {
    const { scan, at, mother, child } = await noted([]);
    expect((await reception.get(scan)).statusCode).toBe(404);
    expect((await send(reception, scan, pdf('una'))).json().kinds[0].marks[0].hasScan).toBe(true);
    expect((await send(therapist, scan, pdf('otra'))).statusCode).toBe(200);
    expect((await reception.get(scan)).rawPayload).toEqual(pdf('otra'));
    expect(await logged('consent.scanned')).toMatchObject({ detail: { replaces: true } });
    expect((await reception.delete(scan)).statusCode).toBe(403);
    expect((await admin.delete(scan)).json().kinds[0].marks[0]).toMatchObject({
      state: 'signed',
      hasScan: false,
    });
    expect((await admin.delete(scan)).statusCode).toBe(404);
    expect(await signaturesOf(child)).toBe(2);
    await reception.post(at('/requests'), { signerId: mother, textIds: [texts.minors] });
    await sign((await linkIn()).token, [texts.minors]);
    const { rows } = await testApp.pool.query(`select max(id) as id from consents where way = 'link'`);
    expect((await send(reception, at(`/${rows[0].id}/scan`), pdf('x'))).json().code).toBe('not_on_paper');
  });

  test('is part of the signer’s exports, moves with a merged patient record, and is deleted with the record', async () => {
    const person = await testApp.person({ fullName: 'Ona Exemple' });
    const other = await testApp.person();
    const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [person.user.id]);
    const card = await insertPatient(testApp, { name: 'Ona Exemple' });
    const file = pdf('Ona');
    const files = [file.toString('base64')];
    const paper = { ...paperOf(card, 'treatment'), files };
    expect((await reception.post(`/api/staff/people/${card}/consents/paper`, paper)).statusCode).toBe(201);
    const join = { otherId: card, preview: false };
    expect((await admin.post(`/api/staff/people/${rows[0].id}/join`, join)).statusCode).toBe(200);
    const [{ id, hasScan }] = (await person.get('/api/consents')).json();
    expect(hasScan).toBe(true);
    expect((await person.get(`/api/consents/${id}/scan`)).rawPayload).toEqual(file);
    expect((await other.get(`/api/consents/${id}/scan`)).statusCode).toBe(404);
    const { consents } = (await person.get('/api/me/export')).json();
    expect(consents.papers).toMatchObject([{ pdfInBase64: files[0] }]);
    expect(consents.signed[0].paper).toBe(consents.papers[0].paper);
    // The copy of the record embeds it as a file of the PDF.
    const wish = { kind: 'copy', receivedOn: '2026-11-23' };
    const asked = (await reception.post(`/api/staff/people/${rows[0].id}/requests`, wish)).json();
    await reception.post(`/api/staff/requests/${asked.id}/identity`, { how: 'document' });
    const copy = await admin.get(`/api/staff/requests/${asked.id}/record`);
    expect([copy.statusCode, copy.rawPayload.toString('latin1')]).toEqual([
      200,
      expect.stringContaining('/EmbeddedFile'),
    ]);
    await admin.post(`/api/staff/requests/${asked.id}/close`, { outcome: 'withdrawn' });
    // Blocked with the record: the director opens it for a legal reason; after the retention it is deleted.
    await person.delete('/api/me', { password: 'casa-de-paper-7' });
    const blocked = `/api/staff/blocked/${rows[0].id}`;
    const name = `consentimiento-${id}.pdf`;
    expect((await admin.get(`${blocked}/files/${name}`)).json().code).toBe('reason_required');
    await admin.post(`${blocked}/open`, { reason: 'court' });
    expect((await admin.get(blocked)).body).toContain(name);
    expect((await admin.get(`${blocked}/files/${name}`)).rawPayload).toEqual(file);
    expect((await admin.get(`${blocked}/files/consentimiento-0.pdf`)).statusCode).toBe(404);
    await testApp.pool.query(`update patients set blocked_until = '2026-11-21' where id = $1`, [rows[0].id]);
    await runJob(testApp, 'consents.delete-overdue');
    const left = await testApp.pool.query('select 1 from consent_scans where patient_id = $1', [rows[0].id]);
    expect(left.rowCount).toBe(0);
  });
});

describe('consent text', () => {
  test('cannot change once published, not even with the app’s database role; a new version keeps earlier signatures valid', async () => {
    const { mother, at } = await family();
    await reception.post(at('/arrangement'), { arrangement: 'one' });
    const paper = { signerId: mother, name: 'Laia', seenBy: 'Recepción', place: 'Carpeta' };
    await reception.post(at('/paper'), { ...paper, textIds: [texts.minors], signedOn: '2026-11-20' });
    const same = { kind: 'minors', title: 'Texto: minors', body };
    expect((await admin.post('/api/staff/consent-texts', same)).json().code).toBe('same_text');
    await publish('minors', `${body} Y una frase más.`);
    const { kinds, missing } = (await reception.get(at())).json();
    const minors = kinds.find((one: { kind: string }) => one.kind === 'minors');
    expect(minors.marks[0]).toMatchObject({ state: 'signed', isFormerText: true, textOf: '2026-11-23' });
    expect(missing).toEqual([{ kind: 'data', signed: 0, of: 1 }]);
    for (const change of [
      `update consent_texts set body = 'otra cosa'`,
      'delete from consent_texts',
      `update consents set text_hash = 'otra'`,
      `update consents set way = 'link'`,
    ])
      await expect(testApp.pool.query(change)).rejects.toThrow('permission denied');
  });

  test('is published by the director only', async () => {
    const wish = { kind: 'data', title: 'Otro', body };
    expect((await reception.post('/api/staff/consent-texts', wish)).statusCode).toBe(403);
    expect((await reception.get('/api/staff/consent-texts')).json().length).toBeGreaterThanOrEqual(4);
  });
});

describe('who signs', () => {
  test('from 16 on only the patient signs; the parents’ signatures stay on record', async () => {
    const { mother, child, at } = await family();
    await reception.post(at('/arrangement'), { arrangement: 'one' });
    const paper = { signerId: mother, name: 'Laia', seenBy: 'Recepción', place: 'Carpeta' };
    for (const kind of ['minors', 'data'])
      await reception.post(at('/paper'), { ...paper, textIds: [texts[kind]], signedOn: '2026-11-20' });
    expect((await reception.get(at())).json().missing).toEqual([]);
    await testApp.pool.query(`update patients set birth_on = '2010-11-23' where id = $1`, [child]);
    const own = (await reception.get(at())).json();
    expect([own.signers, own.arrangement, own.people.map(({ id }: { id: number }) => id)]).toEqual([
      ...['self', null],
      [child],
    ]);
    expect(own.missing).toEqual([
      { kind: 'treatment', signed: 0, of: 1 },
      { kind: 'data', signed: 0, of: 1 },
    ]);
    expect((await reception.post(at('/arrangement'), { arrangement: 'both' })).json().code).toBe(
      'signs_alone',
    );
    expect(JSON.stringify(own.kinds)).toContain('Laia Exemple');
  });

  test('a parent’s link expires on the child’s 16th birthday in Madrid time', async () => {
    const { child, mother, at } = await family();
    await testApp.pool.query(`update patients set birth_on = '2010-11-24' where id = $1`, [child]);
    const textIds = [texts.minors];
    await reception.post(at('/requests'), { signerId: mother, textIds });
    const { token } = await linkIn();
    const read = async () => (await testApp.visitor().post('/api/consents/read', { token })).statusCode;
    clock.set(new Date('2026-11-23T22:59:59Z'));
    expect(await read()).toBe(200);
    clock.set(new Date('2026-11-23T23:00:00Z'));
    expect([await read(), (await sign(token, textIds)).statusCode]).toEqual([410, 410]);
  });

  test('a link to sign for oneself expires when the patient record says that the patient is a child', async () => {
    const card = await insertPatient(testApp, { name: 'Mar Exemple', email: 'mar@example.org' });
    const wish = { signerId: card, textIds: [texts.treatment] };
    await reception.post(`/api/staff/people/${card}/consents/requests`, wish);
    await testApp.pool.query(`update patients set birth_on = '2016-01-01' where id = $1`, [card]);
    expect((await sign((await linkIn()).token, wish.textIds)).json().code).toBe('link_over');
  });

  test('no number of signatures is enough if the parents disagree', async () => {
    const { mother, father, at } = await family();
    const reply = await reception.post(at('/arrangement'), { arrangement: 'disagreement' });
    expect(reply.json().arrangement).toMatchObject({ arrangement: 'disagreement', note: null });
    for (const signerId of [mother, father])
      await reception.post(at('/paper'), {
        signerId,
        textIds: [texts.minors],
        name: 'Exemple',
        signedOn: '2026-11-20',
        seenBy: 'Recepción',
        place: 'Carpeta',
      });
    const { missing } = (await reception.get(at())).json();
    expect(missing).toContainEqual({ kind: 'minors', signed: 2, of: null });
  });
});

test('a user reads and withdraws their own signatures, gets 404 for those of others, and the record keeps the withdrawal', async () => {
  const person = await testApp.person({ fullName: 'Ona Exemple' });
  const other = await testApp.person();
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [person.user.id]);
  const path = `/api/staff/people/${rows[0].id}/consents`;
  await reception.post(`${path}/requests`, { signerId: rows[0].id, textIds: [texts.treatment, texts.data] });
  await sign((await linkIn()).token, [texts.treatment, texts.data], 'Ona Exemple');
  const mine = (await person.get('/api/consents')).json();
  expect(mine).toMatchObject([
    { kind: expect.anything(), name: 'Ona Exemple', isOwn: true, withdrawnAt: null, body },
    { kind: expect.anything() },
  ]);
  const [{ id }] = mine;
  const foreign = await other.post(`/api/consents/${id}/withdrawal`);
  const unknown = await other.post('/api/consents/999999/withdrawal');
  expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
  expect((await person.post(`/api/consents/${id}/withdrawal`)).statusCode).toBe(200);
  expect((await person.post(`/api/consents/${id}/withdrawal`)).json().code).toBe('already_withdrawn');
  const states = (await reception.get(path)).json();
  expect(states.missing).toHaveLength(1);
  expect(JSON.stringify(states.kinds)).toContain('"state":"withdrawn"');
  const copy = (await person.get('/api/me/export')).json();
  expect(copy.consents.signed).toHaveLength(2);
  expect(copy.consents.signed[0]).toMatchObject({ name: 'Ona Exemple', text: expect.any(String) });
  // A copy of the record also contains what was signed (Ley 41/2002, art. 15.2).
  const { entries } = await consentsOfRecord(testApp, rows[0].id);
  const words = entries.map(({ text }) => text);
  expect(words).toEqual([expect.stringContaining(body), expect.stringContaining(body)]);
  expect(words.filter((text) => /como Ona Exemple; retirado el .*\.$/.test(text))).toHaveLength(1);
  expect(words.filter((text) => /como Ona Exemple\.$/.test(text))).toHaveLength(1);
});

const signaturesOf = async (card: number) =>
  (await testApp.pool.query('select 1 from consents where patient_id = $1', [card])).rowCount;
const paperOf = (signerId: number, kind: string) => ({
  signerId,
  textIds: [texts[kind]],
  name: 'Exemple',
  signedOn: '2026-11-20',
  seenBy: 'Recepción',
  place: 'Carpeta',
});

test('closing an account keeps the signatures with the record, and deletes them with it', async () => {
  const person = await testApp.person({ fullName: 'Ona Exemple' });
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [person.user.id]);
  const card = rows[0].id;
  const wish = { signerId: card, textIds: [texts.treatment] };
  await reception.post(`/api/staff/people/${card}/consents/requests`, wish);
  await sign((await linkIn()).token, wish.textIds);
  const { kept } = (await person.delete('/api/me', { password: 'casa-de-paper-7' })).json();
  expect(kept).toContainEqual(expect.objectContaining({ what: expect.stringContaining('consentimientos') }));
  const { rows: locked } = await testApp.pool.query(
    'select blocked_until::text as until from patients where id = $1',
    [card],
  );
  // Fifteen years, not twice fifteen.
  expect(locked).toEqual([{ until: '2041-11-23' }]);
  const left = () => signaturesOf(card);
  await runJob(testApp, 'consents.delete-overdue');
  expect(await left()).toBe(1);
  await testApp.pool.query(`update patients set blocked_until = '2026-11-21' where id = $1`, [card]);
  await runJob(testApp, 'consents.delete-overdue');
  expect(await left()).toBe(0);
});

test('signatures of a patient record without account are blocked with the record and deleted at the end of its retention', async () => {
  const asked = await insertPatient(testApp, { name: 'Nil Exemple' });
  const former = await insertPatient(testApp, { name: 'Mar Exemple' });
  for (const card of [asked, former])
    await reception.post(`/api/staff/people/${card}/consents/paper`, paperOf(card, 'treatment'));
  const wish = { kind: 'erasure', receivedOn: '2026-11-23' };
  const { id } = (await reception.post(`/api/staff/people/${asked}/requests`, wish)).json();
  await reception.post(`/api/staff/requests/${id}/identity`, { how: 'document' });
  const { kept } = (await admin.post(`/api/staff/requests/${id}/erase`)).json();
  expect(kept).toContainEqual(
    expect.objectContaining({ what: expect.stringContaining('consentimientos'), until: '2041-11-23' }),
  );
  await runJob(testApp, 'consents.delete-overdue');
  expect([await signaturesOf(asked), await signaturesOf(former)]).toEqual([1, 1]);
  // Discharged by all their therapists more than fifteen years ago.
  await insertAppointment(testApp, {
    patientId: former,
    professionalId: 1,
    startsAt: new Date('2010-03-01T09:00:00Z'),
  });
  await testApp.pool.query(
    `insert into discharges (patient_id, professional_id, discharged_on, at, entered_by) values ($1, 1, '2011-11-21', $2, $3)`,
    [former, now, admin.user.id],
  );
  await runJob(testApp, 'consents.delete-overdue');
  expect([await signaturesOf(asked), await signaturesOf(former)]).toEqual([1, 0]);
});

test('closing an account deletes its addresses from unused links for a child', async () => {
  const { child } = await family();
  const parent = await testApp.person({ fullName: 'Iris Exemple' });
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [parent.user.id]);
  const rights = { mayBook: true, pays: true, getsNotices: true, mayAskForRecord: true, hasNoContact: false };
  await reception.post(`/api/staff/people/${child}/guardians`, { guardianId: rows[0].id, rights });
  const wish = { signerId: rows[0].id, textIds: [texts.minors] };
  expect((await reception.post(`/api/staff/people/${child}/consents/requests`, wish)).statusCode).toBe(201);
  await parent.delete('/api/me', { password: 'casa-de-paper-7' });
  const { rowCount } = await testApp.pool.query('select 1 from consent_requests where signer_id = $1', [
    rows[0].id,
  ]);
  expect(rowCount).toBe(0);
});

test('merging patient records moves their signatures', async () => {
  const one = await insertPatient(testApp, { name: 'Rita Exemple', email: 'rita@example.org' });
  const other = await insertPatient(testApp, { name: 'Rita Exemple Roca' });
  const wish = { signerId: one, textIds: [texts.data] };
  await reception.post(`/api/staff/people/${one}/consents/requests`, wish);
  await sign((await linkIn()).token, wish.textIds);
  expect(
    (await admin.post(`/api/staff/people/${other}/join`, { otherId: one, preview: false })).statusCode,
  ).toBe(200);
  const { missing } = (await reception.get(`/api/staff/people/${other}/consents`)).json();
  expect(missing).toEqual([{ kind: 'treatment', signed: 0, of: 1 }]);
});

test('returns for a colleague’s patient the same 404 as for an unknown one', async () => {
  const { at, visit, mother } = await family();
  const unknown = await colleague.get('/api/staff/people/999999/consents');
  for (const [method, path, payload] of [
    ['GET', at(), undefined],
    ['GET', at(`/warning?appointmentId=${visit}`), undefined],
    ['POST', at('/arrangement'), { arrangement: 'one' }],
    ['POST', at('/requests'), { signerId: mother, textIds: [texts.minors] }],
    ['POST', at('/desk'), { signerId: mother, textIds: [texts.minors] }],
    ['POST', at('/exceptions'), { appointmentId: visit, isVideo: false, ground: 'family_only' }],
  ] as const) {
    const reply = method === 'GET' ? await colleague.get(path) : await colleague.post(path, payload);
    expect([path, reply.statusCode, reply.body]).toEqual([path, 404, unknown.body]);
  }
});

test('rejects malformed requests with a message for the user', async () => {
  const { at, mother } = await family();
  const paper = {
    signerId: mother,
    textIds: [texts.minors],
    name: 'Laia',
    signedOn: '2026-11-20',
    seenBy: 'Recepción',
    place: 'Carpeta',
  };
  const bad: [string, object][] = [
    ['/arrangement', { arrangement: 'mother' }],
    ['/requests', { signerId: mother, textIds: [] }],
    ['/paper', { ...paper, signedOn: '2026-11-24' }],
    ['/paper', { ...paper, name: '' }],
    ['/paper', { ...paper, valid: true }],
  ];
  for (const [path, wish] of bad) {
    const reply = await reception.post(at(path), wish);
    expect([path, reply.statusCode]).toEqual([path, 400]);
    expect(reply.json().message).toMatch(/[a-z]/);
  }
  expect((await reception.post(at('/paper'), { ...paper, textIds: [999_999] })).json().code).toBe('no_text');
});
