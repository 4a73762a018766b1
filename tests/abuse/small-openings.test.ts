import { deflateSync } from 'node:zlib';
import Fastify, { type FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasActiveContent } from '#clinic/consents/scans/active-content.server.ts';
import { addressProblem } from '#clinic/integrations/webhooks/addresses.server.ts';
import {
  createChangeStreams,
  maxPatientStreams,
  maxStreams,
  maxStreamsPerNetwork,
} from '#platform/live/stream.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';

let testApp: TestApp;
const now = new Date('2026-11-23T09:00:00Z');
beforeAll(async () => {
  testApp = await startTestApp({ clock: stoppedClock(now) });
});
afterAll(() => testApp.stop());

describe('live streams', () => {
  async function openStreams() {
    const app = Fastify();
    const streams = createChangeStreams(app, {
      newest: () => '1',
      subscribe: () => () => {},
      stop: async () => {},
    });
    // Cast: a stream only sets the type and one header of the response.
    const reply = { type: () => reply, header: () => reply } as unknown as FastifyReply;
    let userId = 0;
    const begin = (isStaff: boolean, network: string) =>
      streams.begin(reply, { topic: 'chat', heard: undefined, userId: userId++, isStaff, network });
    return { app, begin };
  }

  test('reserve a share for staff when patients use all they can get', async () => {
    const { app, begin } = await openStreams();
    for (let count = 0; count < maxPatientStreams; count++) begin(false, `network ${count % 100}`);
    expect(() => begin(false, 'another network')).toThrow(expect.objectContaining({ code: 'unavailable' }));
    for (let count = maxPatientStreams; count < maxStreams; count++) begin(true, 'the clinic');
    expect(() => begin(true, 'the clinic')).toThrow(expect.objectContaining({ code: 'unavailable' }));
    await app.close();
  });

  test('limit the patients of one network, but not its staff', async () => {
    const { app, begin } = await openStreams();
    for (let count = 0; count < maxStreamsPerNetwork; count++) begin(false, 'one network');
    expect(() => begin(false, 'one network')).toThrow(expect.objectContaining({ code: 'unavailable' }));
    begin(false, 'another network');
    begin(true, 'one network');
    await app.close();
  });

  test('free the place of a stream that ends', async () => {
    const { app, begin } = await openStreams();
    const streams = Array.from({ length: maxStreamsPerNetwork }, () => begin(false, 'one network'));
    streams[0]?.destroy();
    await new Promise((resolve) => setImmediate(resolve));
    begin(false, 'one network');
    await app.close();
  });
});

describe('addressProblem', () => {
  test.each([
    'https://[::127.0.0.1]/',
    'https://[::a9fe:a9fe]/',
    'https://[::10.0.0.1]/',
    'https://[::]/',
    'https://168.63.129.16/',
    'https://[::ffff:168.63.129.16]/',
  ])('rejects %s', (address) => {
    expect(addressProblem(address, { toThisMachine: false })).toBe('Esa dirección es de una red privada');
  });

  test.each(['https://93.184.216.34/', 'https://[2606:2800:220:1::1]/'])('accepts %s', (address) => {
    expect(addressProblem(address, { toThisMachine: false })).toBeUndefined();
  });
});

describe('hasActiveContent', () => {
  const pdf = (...objects: (string | Buffer)[]) =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      ...objects.map((one) => Buffer.from(one)),
      Buffer.from('\n%%EOF'),
    ]);
  const objectStream = (dictionary: string, body: Buffer) =>
    Buffer.concat([
      Buffer.from(`4 0 obj << /Type /ObjStm ${dictionary} /N 1 /First 4 >> stream\n`),
      body,
      Buffer.from('\nendstream endobj'),
    ]);
  const script = '1 0 << /S /JavaScript /JS (app.alert) >>';

  test.each<[string, Buffer]>([
    ['a script', pdf(script)],
    ['a script under an escaped name', pdf('<< /S /J#61vaScript /J#53 (x) >>')],
    ['a launch action', pdf('<< /S /Launch /F (cmd.exe) >>')],
    ['an embedded file', pdf('<< /Type /EmbeddedFile >> stream\nx\nendstream')],
    ['a list of embedded files', pdf('<< /Names << /EmbeddedFiles 3 0 R >> >>')],
    ['rich media', pdf('<< /Subtype /RichMedia >>')],
    ['an XFA form', pdf('<< /AcroForm << /XFA 3 0 R >> >>')],
    ['an action that sends the form', pdf('<< /S /SubmitForm >>')],
    ['a script in an object stream', pdf(objectStream('/Filter /FlateDecode', deflateSync(script)))],
    [
      'a script in an object stream under escaped names',
      pdf(objectStream('/Fi#6cter /#46lateDecode', deflateSync(script))),
    ],
    [
      'an object stream that hides behind another filter',
      pdf(objectStream('/Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from('00'))),
    ],
    [
      'an object stream that cannot be read',
      pdf(objectStream('/Filter /FlateDecode', Buffer.from('nonsense'))),
    ],
    [
      'a script in an object stream whose filter stands elsewhere',
      pdf(objectStream('/Filter 5 0 R', deflateSync(script)), '5 0 obj /FlateDecode endobj'),
    ],
    [
      'a script in an object stream with a string that looks like its start',
      pdf(objectStream('/Filter /FlateDecode /Note (5 0 obj)', deflateSync(script))),
    ],
    [
      'a script in an object stream with a long dictionary',
      pdf(objectStream(`/Filter /FlateDecode /Note (${'x'.repeat(5_000)})`, deflateSync(script))),
    ],
    [
      'a script in an object stream after a carriage return',
      pdf(
        '4 0 obj << /Type /ObjStm /Filter /FlateDecode /N 1 /First 4 >> stream\r',
        deflateSync(script),
        '\nendstream endobj',
      ),
    ],
    [
      'a script in an object stream without a type',
      pdf(
        '4 0 obj << /Filter /FlateDecode /N 1 /First 4 >> stream\n',
        deflateSync(script),
        '\nendstream endobj',
      ),
    ],
    [
      'object streams that inflate to too much together',
      pdf(
        ...Array.from({ length: 3 }, () =>
          objectStream('/Filter /FlateDecode', deflateSync(Buffer.alloc(9_000_000, ' '))),
        ),
      ),
    ],
    [
      'an object stream that inflates to too much',
      pdf(objectStream('/Filter /FlateDecode', deflateSync(Buffer.alloc(30_000_000)))),
    ],
  ])('finds %s', async (_, file) => {
    expect(await hasActiveContent(file)).toBe(true);
  });

  test.each<[string, Buffer]>([
    ['text about JavaScript', pdf('BT (JavaScript, Launch and XFA) Tj ET')],
    ['a page that opens at its top', pdf('<< /Type /Catalog /OpenAction [3 0 R /XYZ null null null] >>')],
    [
      'an ordinary object stream',
      pdf(objectStream('/Filter /FlateDecode', deflateSync('1 0 << /Type /Page >>'))),
    ],
    [
      'a cross-reference stream beside an object stream',
      pdf(
        '9 0 obj << /Type /XRef /Filter /FlateDecode /DecodeParms << /Predictor 12 >> >> stream\n',
        deflateSync('0000'),
        '\nendstream endobj\n',
        objectStream('/Filter /FlateDecode', deflateSync('1 0 << /Type /Page >>')),
      ),
    ],
    [
      'a page of pixels that inflates to much',
      pdf(
        '7 0 obj << /Subtype /Image /Filter /FlateDecode >> stream\n',
        deflateSync(Buffer.alloc(30_000_000)),
        '\nendstream endobj',
      ),
    ],
    [
      'an image',
      pdf('<< /Subtype /Image /Filter /DCTDecode >> stream\n', Buffer.alloc(100_000, 0xaf), '\nendstream'),
    ],
  ])('accepts %s', async (_, file) => {
    expect(await hasActiveContent(file)).toBe(false);
  });
});

describe('POST /api/staff/people/:id/notes', () => {
  let therapist: Awaited<ReturnType<typeof createStaff>>;
  let patientId: number;
  beforeAll(async () => {
    therapist = await createStaff(testApp, 'professional', 1);
    patientId = await insertPatient(testApp, { name: 'Ona Exemple' });
    await insertAppointment(testApp, {
      patientId,
      professionalId: 1,
      startsAt: new Date('2026-11-20T09:00:00Z'),
    });
  });

  test.each([
    ['1000-01-01', 400],
    ['1969-12-31', 400],
    ['1970-01-01', 201],
    ['2026-11-23', 201],
    ['2026-11-24', 400],
  ])('responds to a session on %s with %i', async (sessionOn, status) => {
    const note = { sessionOn, text: 'Una nota.' };
    const reply = await therapist.post(`/api/staff/people/${patientId}/notes`, note);
    const wrongFields = Object.keys(reply.json().fields ?? {});
    expect([reply.statusCode, wrongFields]).toEqual([status, status === 400 ? ['sessionOn'] : []]);
  });
});

test('POST /api/staff/people/:id/notes rejects a session before the patient’s birth', async () => {
  const therapist = await createStaff(testApp, 'professional', 1);
  const patientId = await insertPatient(testApp, { name: 'Nina Exemple' });
  await testApp.pool.query(`update patients set birth_on = '2015-05-06' where id = $1`, [patientId]);
  await insertAppointment(testApp, {
    patientId,
    professionalId: 1,
    startsAt: new Date('2026-11-20T10:00:00Z'),
  });
  const write = (sessionOn: string) =>
    therapist.post(`/api/staff/people/${patientId}/notes`, { sessionOn, text: 'Una nota.' });
  const early = await write('2015-05-05');
  expect([early.statusCode, Object.keys(early.json().fields ?? {})]).toEqual([400, ['sessionOn']]);
  expect((await write('2015-05-06')).statusCode).toBe(201);
});

describe('names that JavaScript objects have themselves', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%s is accepted as a name at registration and at the desk',
    async (name) => {
      const account = await testApp.visitor().post('/api/register', {
        username: newName(),
        password: 'casa-de-paper-7',
        fullName: name,
      });
      expect([account.statusCode, account.json().fullName ?? name]).toEqual([201, name]);
      const reception = await createStaff(testApp, 'reception');
      const card = await reception.post('/api/staff/people', { fullName: name, phone: '600 000 001' });
      expect(card.statusCode, card.body).toBe(201);
      const { id } = card.json();
      expect((await reception.get(`/api/staff/people/${id}`)).json()).toMatchObject({ name });
    },
  );
});
