import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeOrganization } from '#clinic/organization/service.server.ts';
import { renderIssuedReceipt } from '#clinic/payments/receipts/issued.server.ts';
import { legalNotice } from '#config';
import { clinicContact, configuredContact, setClinicContact } from '#platform/clinic-contact.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { realDetails } from '#tests/support/real-details.ts';
import { connected } from '#tests/support/servers/backups.ts';
import { createStaff } from '#tests/support/staff.ts';
import { pdfText } from '#tests/support/words/pdf.ts';

const clock = stoppedClock(new Date('2026-11-23T09:00:00Z'));
let testApp: TestApp;
let director: Awaited<ReturnType<typeof createStaff>>;
let forgetfulDirector: typeof director;
let client: typeof director;
beforeAll(async () => {
  // Listens on a port, for the wallet's emulator.
  testApp = await startTestApp({ clock, listens: true });
  director = await createStaff(testApp, 'admin');
  forgetfulDirector = await createStaff(testApp, 'reception');
  client = await testApp.person();
});
afterAll(async () => {
  await testApp.stop();
  // Restores the contact details for other test files of this process.
  setClinicContact(configuredContact);
});

const show = async () => (await director.get('/api/staff/launch')).json();
const stateOf = async (name: string) =>
  (await show()).steps.find((step: { name: string }) => step.name === name);
const office = {
  name: 'En el despacho',
  description: 'Una hora cara a cara.',
  priceCents: 7050,
  firstVisitPriceCents: null,
};
const mar = {
  name: 'Mar Puig',
  title: 'Psicóloga sanitaria',
  bio: 'Acompaña a personas adultas.',
  registrationNumber: '12345',
  roomUrl: null,
  kinds: ['office'],
};
const confirmed = { name: 'Ona Vilar', doneOn: '2026-11-20' };
const countAudit = async (action: string) =>
  Number(
    (await testApp.pool.query('select count(*) from audit_log where action = $1', [action])).rows[0].count,
  );

/** Resets the site to the state after a first production start, on every instance. */
async function closeSite() {
  await connected(testApp.url, (owner) =>
    owner.query(
      'truncate launch, launch_confirmations, organization_details, wallet_trials, opening_hours, professionals, services, plans, outbox cascade',
    ),
  );
  await testApp.pool.query('update content_version set version = version + 1');
  await expect.poll(async () => (await testApp.visitor().post('/api/contact', {})).statusCode).toBe(409);
}
beforeEach(closeSite);

test('opens the site only when all steps are complete, and audits each change', async () => {
  const { isOpen, steps } = await show();
  expect(isOpen).toBe(false);
  expect(steps.filter(({ state }: { state: string }) => state === 'done')).toMatchObject([
    { name: 'wallet' },
  ]);
  const early = await director.post('/api/staff/launch/open');
  expect(early.statusCode).toBe(409);
  expect(early.json()).toMatchObject({
    code: 'not_ready',
    missing: [
      'clinic',
      'addresses',
      'services',
      'team',
      'hours',
      'mail',
      'officer',
      'assessment',
      'processors',
    ],
  });

  expect((await director.post('/api/staff/catalogue/services/office', office)).statusCode).toBe(200);
  expect(await stateOf('services')).toMatchObject({
    state: 'missing',
    why: 'Nadie del equipo ofrece todavía: En el despacho.',
  });
  const added = await director.post('/api/staff/catalogue/professionals', mar);
  expect(added.statusCode).toBe(201);
  const { id } = added.json().team[0];
  const account = await director.post(`/api/staff/catalogue/professionals/${id}/account`, {
    username: 'marpuig',
    email: 'mar@example.org',
  });
  expect(account.json().team).toMatchObject([{ name: 'Mar Puig', username: 'marpuig' }]);
  const week = { professionalId: id, hours: [{ weekday: 2, time: '10:30' }], preview: false };
  expect((await director.post('/api/staff/weekly-hours', week)).statusCode).toBeLessThan(300);
  expect(await stateOf('addresses')).toMatchObject({
    why: expect.stringMatching(/una dirección de ejemplo: Política de privacidad, .*nflow/),
  });
  const confirmStep = async (step: string) =>
    expect((await director.post(`/api/staff/launch/confirmations/${step}`, confirmed)).statusCode).toBe(200);
  for (const step of ['clinic', 'addresses', 'officer', 'assessment', 'processors']) await confirmStep(step);
  // Confirmed example data still block the step.
  expect(await stateOf('clinic')).toMatchObject({
    state: 'missing',
    why: expect.stringMatching(/^Todavía son de ejemplo: Titular, NIF, .* y Mapa\.$/),
  });
  const { taxId, ...withoutTaxId } = realDetails;
  await director.patch('/api/staff/organization', withoutTaxId);
  await confirmStep('clinic');
  expect(await stateOf('clinic')).toMatchObject({ state: 'missing', why: 'Todavía son de ejemplo: NIF.' });
  expect((await director.post('/api/staff/launch/open')).json()).toMatchObject({
    missing: ['clinic', 'mail'],
  });
  await director.patch('/api/staff/organization', { taxId });
  clock.advance(1);
  await confirmStep('clinic');
  await director.post('/api/staff/launch/test-mail');
  expect(await stateOf('mail')).toMatchObject({ state: 'missing' });
  expect((await director.post('/api/staff/launch/open')).json()).toMatchObject({ missing: ['mail'] });
  await testApp.pool.query(`update outbox set status = 'sent' where kind = 'launch.test-mail'`);

  const visitor = testApp.visitor();
  expect((await director.post('/api/staff/launch/open')).json()).toMatchObject({ isOpen: true });
  await expect
    .poll(async () => (await visitor.get('/api/professionals')).json())
    .toMatchObject([{ name: 'Mar Puig', registrationNumber: '12345' }]);
  expect((await visitor.get('/api/services')).json()).toMatchObject([{ type: 'office', price: 7050 }]);
  await expect.poll(async () => (await visitor.post('/api/contact', {})).statusCode).toBe(400);
  const person = await testApp.person();
  const booked = await person.post('/api/appointments', {
    type: 'office',
    professionalId: id,
    date: '2026-12-01T10:30:00+01:00',
  });
  expect(booked.statusCode, booked.body).toBe(201);
  expect(booked.json()).toMatchObject({ price: 7050 });
  // A professional with upcoming appointments cannot leave, nor can the last one.
  const leave = (one: number) =>
    director.post(`/api/staff/catalogue/professionals/${one}/active`, { active: false });
  const listUpcoming = await director.get(`/api/staff/catalogue/professionals/${id}/appointments`);
  expect(listUpcoming.json()).toMatchObject([{ id: booked.json().id, kind: 'office' }]);
  expect((await leave(id)).json()).toMatchObject({ code: 'appointments_to_come', count: 1 });
  await testApp.pool.query(`update appointments set status = 'cancelled', cancellation = 'clinic'`);
  expect((await leave(id)).json()).toMatchObject({ code: 'last_professional' });
  const other = (
    await director.post('/api/staff/catalogue/professionals', { ...mar, name: 'Pau Roca' })
  ).json();
  expect(other.team.map((one: { name: string }) => one.name)).toEqual(['Mar Puig', 'Pau Roca']);
  // A former professional cannot be booked, even on an instance that has not been notified.
  const asked = `professionalId=${other.team[1].id}&type=office&from=2026-12-15&to=2026-12-15`;
  await expect.poll(async () => (await visitor.get(`/api/availability?${asked}`)).statusCode).toBe(200);
  const isActive = (active: boolean) =>
    testApp.pool.query('update professionals set active = $1 where id = $2', [active, id]);
  await isActive(false);
  const late = await person.post('/api/appointments', {
    type: 'office',
    professionalId: id,
    date: '2026-12-15T10:30:00+01:00',
  });
  expect(late.json()).toMatchObject({ code: 'slot_taken' });
  await isActive(true);
  expect((await leave(id)).json()).toMatchObject({
    team: [{ name: 'Pau Roca' }],
    former: [{ name: 'Mar Puig' }],
  });
  const back = await director.post(`/api/staff/catalogue/professionals/${id}/active`, { active: true });
  expect(back.json()).toMatchObject({ former: [], team: [{ username: 'marpuig' }, {}] });
  for (const action of ['professional.left', 'professional.returned'])
    expect(await countAudit(action)).toBe(1);
  expect(await countAudit('launch.opened')).toBe(1);
  expect(await countAudit('launch.confirmed')).toBe(7);
});

test("refuses visitors' writes before opening, while staff can work", async () => {
  const answered = testApp.endpoints.filter(({ method, access, from, path }) => {
    const clientsSee = typeof access === 'object' && access.roles.includes('client');
    const staffSees =
      (typeof access === 'object' && !clientsSee) ||
      path.startsWith('/api/staff/') ||
      path.startsWith('/api/demo/');
    return method !== 'GET' && from !== 'anywhere' && !staffSees;
  });
  const visitor = testApp.visitor();
  const refused: string[] = [];
  for (const { method, path } of answered) {
    const url = path.replace(/:\w+/g, '999999');
    const reply = await visitor.send({
      method,
      url,
      payload: {},
      headers: { 'content-type': 'application/json' },
    });
    if (reply.json().code === 'not_open_yet') refused.push(path);
  }
  for (const path of [
    '/api/register',
    '/api/invitations/accept',
    '/api/appointments',
    '/api/process-payment',
    '/api/contact',
  ])
    expect(refused).toContain(path);
  const own = answered.map(({ path }) => path).filter((path) => !refused.includes(path));
  const ofAnAccount = /^\/api\/(login|logout|password|me|user|verify|verify-email|resend-verification)(\/|$)/;
  expect(own.filter((path) => !ofAnAccount.test(path))).toEqual([]);
});

test('refuses professionals for kinds not offered, and a price of zero', async () => {
  const post = (url: string, body: object) => director.post(url, body);
  const refused = await post('/api/staff/catalogue/professionals', mar);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'kind_not_offered' });
  for (const wrong of [
    { priceCents: 0 },
    { priceCents: 65.5 },
    { priceCents: 500_001 },
    { name: '' },
    { description: 'x'.repeat(301) },
    { extra: 1 },
  ])
    expect((await post('/api/staff/catalogue/services/office', { ...office, ...wrong })).statusCode).toBe(
      400,
    );
  expect((await post('/api/staff/catalogue/services/couples', office)).statusCode).toBe(400);
  const tooEarly = { ...confirmed, doneOn: '2026-11-24' };
  expect((await post('/api/staff/launch/confirmations/officer', tooEarly)).statusCode).toBe(400);
  expect((await post('/api/staff/launch/confirmations/wallet', confirmed)).statusCode).toBe(400);
  for (const far of ['0000-01-01', '9999-12-31'])
    expect(
      [
        await post('/api/staff/launch/confirmations/officer', { ...confirmed, doneOn: far }),
        await post('/api/staff/launch/date', { opensOn: far }),
      ].map(({ statusCode }) => statusCode),
    ).toEqual([400, 400]);
  // A first-visit price that no booking charges is refused.
  const ofChildren = { ...office, firstVisitPriceCents: 7060 };
  expect((await post('/api/staff/catalogue/services/office', ofChildren)).json().fields).toHaveProperty(
    'firstVisitPriceCents',
  );
  expect((await post('/api/staff/catalogue/services/child', ofChildren)).statusCode).toBe(200);
  const cheaper = { ...office, firstVisitPriceCents: 7040 };
  expect((await post('/api/staff/catalogue/services/child', cheaper)).json().fields).toHaveProperty(
    'firstVisitPriceCents',
  );
});

test('withdraws a kind: no new bookings, existing ones stay, and one kind always remains', async () => {
  const offer = (kind: string) =>
    director.post(`/api/staff/catalogue/services/${kind}`, { ...office, name: kind });
  const withdraw = (kind: string) =>
    director.send({ method: 'DELETE', url: `/api/staff/catalogue/services/${kind}` });
  await offer('office');
  expect((await withdraw('office')).json()).toMatchObject({ code: 'last_kind' });
  await offer('video');
  await director.post('/api/staff/catalogue/professionals', { ...mar, kinds: ['office', 'video'] });
  const reply = await withdraw('video');
  expect(reply.json()).toMatchObject({ team: [{ kinds: ['office'] }] });
  const ofVideo = ({ kind }: { kind: string }) => kind === 'video';
  expect(reply.json().services.find(ofVideo)).toMatchObject({ name: 'video', priceCents: null, booked: 0 });
  expect((await testApp.visitor().get('/api/services')).json()).toMatchObject([{ type: 'office' }]);
  expect((await withdraw('video')).json()).toMatchObject({ code: 'kind_not_offered' });
  expect((await offer('video')).json().services.find(ofVideo)).toMatchObject({ priceCents: 7050 });
  expect(await countAudit('service.withdrawn')).toBe(1);
});

const single = {
  kind: 'single',
  priceCents: 52_000,
  payments: 1,
  sessionsPerPayment: [8],
  validityMonths: 6,
};
const monthly = {
  kind: 'monthly',
  priceCents: 8700,
  payments: 6,
  sessionsPerPayment: [1, 1, 2],
  validityMonths: 6,
};
const plan = {
  name: 'Acompañar',
  description: 'Para empezar con calma.',
  discountPercent: 10,
  features: ['Pautas para casa'],
  perks: ['chat'],
  active: true,
  offers: [single, monthly],
};

test('puts plans on sale, shows them on the site, and flags a discount that is none', async () => {
  await director.post('/api/staff/catalogue/services/office', { ...office, priceCents: 6500 });
  const added = await director.post('/api/staff/catalogue/plans', { audience: 'adult', plan });
  expect(added.statusCode, added.body).toBe(201);
  expect(added.json()).toMatchObject([
    { id: 1, perks: ['chat'], offers: [{ sessions: 8, actualPercent: 0 }, { actualPercent: -0.4 }] },
  ]);
  const listed = async () => (await testApp.visitor().get('/api/subscription-plans')).json();
  expect(await listed()).toMatchObject([{ name: 'Acompañar', monthlyPrice: 8700, discountPercent: 10 }]);
  const change = (fields: object) => director.patch('/api/staff/catalogue/plans/1', { ...plan, ...fields });
  expect((await change({ offers: [{ ...single, priceCents: 46_800 }] })).json()).toMatchObject([
    { offers: [{ actualPercent: null }] },
  ]);
  expect(await listed()).toMatchObject([{ monthlyPrice: null, offers: [{ price: 46_800 }] }]);
  await change({ active: false });
  expect(await listed()).toEqual([]);
  const next = await director.post('/api/staff/catalogue/plans', {
    audience: 'child',
    plan: { ...plan, offers: [single] },
  });
  expect(next.json()).toMatchObject([
    { id: 1, active: false },
    { id: 2, audience: 'child' },
  ]);
  expect((await director.patch('/api/staff/catalogue/plans/999999', plan)).statusCode).toBe(404);
  for (const wrong of [
    { offers: [] },
    { offers: [single, single] },
    { offers: [{ ...single, payments: 2 }] },
    { offers: [{ ...single, sessionsPerPayment: [4, 4] }] },
    { offers: [{ ...monthly, payments: 1 }] },
    { offers: [{ ...monthly, validityMonths: 5 }] },
    { offers: [{ ...single, priceCents: 520.5 }] },
    { offers: [{ ...single, sessionsPerPayment: [0] }] },
    { offers: [{ ...single, kind: 'yearly' }] },
    { perks: ['massage'] },
    { discountPercent: 0 },
    { name: '' },
    { audience: 'child' },
  ])
    expect((await change(wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
  const monthlyForChildren = { audience: 'child', plan: { ...plan, offers: [monthly] } };
  expect((await director.post('/api/staff/catalogue/plans', monthlyForChildren)).statusCode).toBe(400);
  expect([await countAudit('plan.added'), await countAudit('plan.changed')]).toEqual([2, 2]);
});

test('applies changed clinic details to pages, letters and new receipts, not to earlier ones', async () => {
  const receipt = {
    series: '2026',
    number: 7,
    issuedAt: new Date('2026-11-22T10:00:00Z'),
    method: 'cash' as const,
    captureId: 'C-7',
    refundId: null,
    payerUserId: null,
    payerName: 'Maria Núñez',
    cents: 6_500,
    concept: 'Consulta de psicología',
    language: 'es' as const,
    vat: 'exempt' as const,
    vatPercent: 0,
  };
  clock.advance(1);
  const change = (changes: object) => director.patch('/api/staff/organization', changes);
  await director.post('/api/staff/launch/confirmations/clinic', confirmed);
  clock.advance(1);
  const changesBefore = await countAudit('organization.changed');
  const phone = '+34 972 000 999';
  const moved = { holder: 'Ona Vilar Psicologia, S. L. P.', phone, address: 'Plaça del Vi, 3, 17004 Girona' };
  expect((await change(moved)).json()).toMatchObject({ ...moved, name: clinicContact().name });
  // Effective at once; omitted fields are unchanged, and repeating it is no change.
  expect((await testApp.visitor().get('/api/organization')).json()).toMatchObject({
    ...moved,
    taxId: legalNotice.taxId,
    isInvented: true,
    lastRevision: '23 de noviembre de 2026',
  });
  expect(clinicContact().phone).toBe(phone);
  expect((await change(moved)).statusCode).toBe(200);
  expect(await countAudit('organization.changed')).toBe(changesBefore + 1);
  await director.post('/api/staff/launch/test-mail');
  const { rows } = await testApp.pool.query(`select text from outbox where kind = 'launch.test-mail'`);
  expect(rows[0].text).toContain(phone);

  const before = pdfText((await renderIssuedReceipt(testApp.db, receipt)).content);
  expect(before).toContain(legalNotice.holder);
  expect(before).not.toContain(phone);
  const after = await renderIssuedReceipt(testApp.db, { ...receipt, issuedAt: clock.now() });
  for (const words of Object.values(moved)) expect(pdfText(after.content)).toContain(words);

  // The confirmation applied to the former details.
  expect(await stateOf('clinic')).toMatchObject({ state: 'missing' });
  // Written as by another instance.
  await testApp.pool.query(
    `insert into organization_details (holds_from, name, address, phone, email, map_url, holder, tax_id, register,
       centre_authorisation, college, degree, is_invented, last_revision)
     select holds_from, name, address, '+34 972 000 555', email, map_url, holder, tax_id, register, centre_authorisation,
       college, degree, is_invented, last_revision from organization_details order by id desc limit 1`,
  );
  await testApp.pool.query('update content_version set version = version + 1');
  await expect.poll(() => clinicContact().phone).toBe('+34 972 000 555');
  await expect(testApp.pool.query('delete from organization_details')).rejects.toThrow('permission denied');
});

test('marks the data as invented until no detail is an example', async () => {
  const deps = { db: testApp.db, clock, isDemonstration: false, mailDomain: undefined };
  const actor = { kind: 'person', userId: director.user.id, role: 'admin', professionalId: null } as const;
  const { phone, ...others } = realDetails;
  expect(await changeOrganization(deps, actor, others)).toMatchObject({ isInvented: true });
  expect(await changeOrganization(deps, actor, { phone })).toMatchObject({ isInvented: false });
});

test.each([
  [{ phone: '972 000 112' }, { phone: 'Escribe el teléfono con su prefijo, como +34 y nueve cifras.' }],
  [{ email: 'hola' }, { email: 'Escribe un correo electrónico válido' }],
  [{ mapUrl: 'http://mapa.example' }, { mapUrl: 'Escribe una dirección que empiece por https://' }],
  [{ holder: ' ' }, { holder: 'Escribe quién es titular: la sociedad, o la persona.' }],
  [{ address: 'Una\nDos' }, { address: 'Escríbelo en una sola línea' }],
])('returns a field error for %j', async (changes, fields) => {
  const reply = await director.patch('/api/staff/organization', changes);
  expect([reply.statusCode, reply.json().fields]).toEqual([400, fields]);
});

test('opens one trial order in our name, even if the response is lost, without ledger entries', async () => {
  const attempt = async () => {
    expect((await director.post('/api/staff/launch/test-order')).statusCode).toBe(200);
    return stateOf('order');
  };
  const orders = async () => (await testApp.pool.query('select status from demo.wallet_orders')).rows;
  expect(await stateOf('order')).toMatchObject({ state: 'advised' });
  expect(await attempt()).toMatchObject({
    state: 'done',
    why: expect.stringContaining('No se ha cobrado nada'),
  });
  expect(await orders()).toMatchObject([{ status: 'CREATED' }]);
  // The order was created but the response lost: the next trial finds it.
  const noDelivery = { call: 'create', fault: 'hang_after', times: 2, milliseconds: 1 };
  expect((await testApp.visitor().post('/demo/wallet/faults', noDelivery)).statusCode).toBe(201);
  expect(await attempt()).toMatchObject({ state: 'advised', why: expect.stringContaining('No llegó') });
  expect(await attempt()).toMatchObject({ state: 'done' });
  expect(await orders()).toMatchObject([{ status: 'CREATED' }, { status: 'CREATED' }]);
  for (const table of ['payment_ledger', 'wallet_orders'])
    expect((await testApp.pool.query(`select 1 from ${table}`)).rows).toEqual([]);
  expect(await countAudit('launch.wallet-tried')).toBe(3);
});

test('re-encodes pictures small, without metadata and with a hashed URL; refuses bombs and non-pictures', async () => {
  await director.post('/api/staff/catalogue/services/office', office);
  const { id } = (await director.post('/api/staff/catalogue/professionals', mar)).json().team[0];
  const path = `/api/staff/catalogue/professionals/${id}/picture`;
  const send = (file: Buffer) => director.post(path, { file: file.toString('base64') });
  const plain = sharp({ create: { width: 1200, height: 900, channels: 3, background: 'teal' } });
  const photo = await plain
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Secreto' } })
    .toBuffer();
  expect(photo.includes('Secreto')).toBe(true);

  expect((await send(photo)).statusCode).toBe(200);
  const shown = async () => (await testApp.visitor().get('/api/professionals')).json()[0].imageUrl;
  const url = await shown();
  const reply = await testApp.visitor().get(url);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 560 });
  expect(reply.rawPayload.length).toBeLessThan(40_000);
  expect(reply.rawPayload.includes('Secreto')).toBe(false);

  const bomb = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: 'black' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const file of [bomb, drawing, Buffer.from('nada'), photo.subarray(0, 400)])
    expect((await send(file)).json()).toMatchObject({ code: 'unreadable_picture' });
  expect(await shown()).toBe(url);

  expect((await send(await plain.negate().png().toBuffer())).statusCode).toBe(200);
  expect(await shown()).not.toBe(url);
  expect((await testApp.visitor().get(url)).statusCode).toBe(404);
  expect((await director.delete(path)).json().team[0].imageUrl).toBeNull();
  expect((await testApp.pool.query('select 1 from professional_pictures')).rows).toEqual([]);
  expect(await countAudit('professional.picture-changed')).toBe(2);
});

test('lets a manager reset a colleague by e-mail only, never themselves, and audits it', async () => {
  const { username } = forgetfulDirector.user;
  const reset = (name: string) =>
    director.post(`/api/staff/colleagues/${name}/reset`, { password: 'casa-de-paper-7' });
  await testApp.pool.query('update users set email = null where id = $1', [forgetfulDirector.user.id]);
  expect((await reset(username)).json().code).toBe('no_mail');
  await testApp.pool.query(
    `update users set email = 'perdido@example.org', email_verified = true where id = $1`,
    [forgetfulDirector.user.id],
  );
  expect((await reset(director.user.username)).json().code).toBe('own_account');
  expect((await reset(client.user.username)).json().code).toBe('not_found');
  expect((await forgetfulDirector.get('/api/staff/people')).statusCode).toBe(200);

  expect((await reset(username)).json()).toEqual({ success: true });
  expect((await forgetfulDirector.get('/api/staff/people')).statusCode).toBe(401);
  const { rows } = await testApp.pool.query(
    `select text from outbox where recipient = 'perdido@example.org' order by id desc limit 1`,
  );
  expect(rows[0].text).toContain('/nueva-contrasena#token=');
  const { rows: trail } = await testApp.pool.query(
    `select actor_user_id as actor, subject from audit_log where action = 'staff.reset' order by id desc limit 1`,
  );
  expect(trail).toEqual([{ actor: director.user.id, subject: `user:${forgetfulDirector.user.id}` }]);
  const { colleagues } = (await director.get('/api/staff/colleagues')).json();
  expect(colleagues.filter(({ isMe }: { isMe: boolean }) => isMe)).toMatchObject([
    { username: director.user.username },
  ]);
});
