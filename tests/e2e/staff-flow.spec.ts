import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import pg from 'pg';
import type { AgendaAppointment } from '#clinic/appointments/agenda/contract.ts';
import { routes } from '#platform/paths.ts';
import { pdfText } from '#tests/support/words/pdf.ts';
import {
  expect,
  expectAccessible,
  expectContrastInDarkMode,
  holdResponses,
  test,
  toastBesideDialog,
  toastIn,
} from './app.ts';
import { expectScreenSound } from './screen-checks.ts';
import { planSoonByApi, signInAsDirector, visitPanel } from './staff.ts';
import { appDatabaseUrl } from './worker-app.ts';

/** The middle name has letters only, because initials come from letters. */
const newName = () =>
  `Ona ${randomBytes(4)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')} Puig`;
const hourMs = 3_600_000;

async function signInAsReception(page: Page): Promise<void> {
  const reply = await page.request.post('/api/demo/staff-sessions', { data: { username: 'recepcion' } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

async function addPerson(page: Page, fields: object): Promise<{ id: number }> {
  const reply = await page.request.post('/api/staff/people', { data: fields });
  expect(reply.status(), await reply.text()).toBe(201);
  return reply.json();
}

/** Books an appointment and moves it to a past day, which no screen can do. */
async function planInPast(page: Page, fullName: string): Promise<AgendaAppointment> {
  const planned = await planSoonByApi(page.request, { fullName });
  const client = new pg.Client({ connectionString: appDatabaseUrl() });
  await client.connect();
  await client.query(
    `update appointments set starts_at = at, ends_at = at + interval '30 minutes'
     from (select date_trunc('day', now()) - $2 * interval '1 hour' as at) past where id = $1`,
    [planned.id, 9_000 + randomBytes(2).readUInt16BE()],
  );
  await client.end();
  return planned;
}

test('an invitation and a questionnaire are sent only after a confirmation that shows the address', async ({
  page,
}) => {
  await signInAsDirector(page.request);
  const email = `ona-${randomBytes(4).toString('hex')}@example.org`;
  const { id } = await addPerson(page, { fullName: newName(), email });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /invitation|evaluations/.test(request.url())) sent.push(request.url());
  });
  // Whether a questionnaire may be sent depends on a signed protocol, an account and the care team.
  await page.route(`**/api/staff/people/${id}/evaluations`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { evaluations: [], maySend: true, isAgeKnown: true, accountEmail: email } })
      : route.fulfill({ status: 201, json: { id: 1, isTold: true } }),
  );
  await visitPanel(page, `${routes['staff-people']}?persona=${id}&apartado=datos`);

  await page.getByRole('button', { name: 'Invitar' }).press('Enter');
  const invitation = page.getByRole('dialog', { name: '¿Enviar la invitación?' });
  await expect(invitation.getByText(email)).toBeVisible();
  await expectScreenSound(page, { widths: [360, 1280], lowestPx: 36 });
  await expectContrastInDarkMode(page);
  await invitation.getByRole('button', { name: 'Volver' }).press('Enter');
  await expect(invitation).toHaveCount(0);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Invitar' }).press('Enter');
  await invitation.getByRole('button', { name: 'Enviar la invitación' }).press('Enter');
  await expect(toastIn(page)).toContainText(`A ${email}.`);
  expect(sent).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Invitar otra vez' })).toBeFocused();

  await visitPanel(page, `${routes['staff-people']}?persona=${id}&apartado=cuestionarios`);
  await page.getByRole('button', { name: 'Enviar PHQ-9' }).press('Enter');
  const questionnaire = page.getByRole('dialog', { name: '¿Enviar el PHQ-9?' });
  await expect(questionnaire.getByText(email)).toBeVisible();
  await expectAccessible(page);
  expect(sent).toHaveLength(1);
  await questionnaire.getByRole('button', { name: 'Enviar', exact: true }).press('Enter');
  await expect(toastIn(page)).toContainText('PHQ-9 enviado');
  expect(sent).toHaveLength(2);
});

test('the search for people keeps focus and text while results arrive, and says its order', async ({
  page,
}) => {
  await signInAsReception(page);
  const name = newName();
  await addPerson(page, { fullName: name });
  await visitPanel(page, routes['staff-people']);
  await expect(page.getByRole('status').filter({ hasText: 'por su próxima cita' })).toBeVisible();
  const field = page.getByLabel('Buscar por nombre, teléfono o correo');
  const letSearchAnswer = await holdResponses(page, /search=/);
  await field.focus();
  await page.keyboard.type(name.slice(0, 7));
  await page.waitForRequest(/search=/);
  await page.keyboard.type(name.slice(7));
  await expect(field).toBeFocused();
  const wholeName = page.waitForResponse((reply) => reply.url().includes(name.split(' ').at(-1) ?? name));
  letSearchAnswer();
  await wholeName;
  await expect(page.getByRole('list', { name: 'Personas' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('every row of reception’s inbox leads to what reception can do', async ({ page }) => {
  await signInAsReception(page);
  const name = newName();
  const { id: patientId } = await addPerson(page, { fullName: name });
  const at = new Date(Date.now() - hourMs).toISOString();
  const dueAt = new Date(Date.now() + hourMs).toISOString();
  const common = { patientId, name, dueAt };
  const thread = { unread: 1, waitingSince: at, lastAt: at, owner: 'Dra. Laia Mas', mayRead: false };
  const answered = { id: 7, instrument: 'phq-9', finishedAt: at, releasedAt: null, isMine: false };
  await page.route('**/api/staff/chat/threads', (route) =>
    route.fulfill({ json: [{ ...common, ...thread }] }),
  );
  await page.route('**/api/staff/evaluations', (route) =>
    route.fulfill({ json: [{ ...common, ...answered, owner: null }] }),
  );
  await visitPanel(page, routes['staff-inbox']);
  const rows = page.getByRole('list', { name: 'Bandeja' }).getByRole('listitem').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await expect(row.getByRole('link')).toHaveCount(1);

  await rows.filter({ hasText: 'Chat' }).getByRole('link').press('Enter');
  await expect(page.getByText('Lo lee y contesta la Dra. Laia Mas.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir la ficha' })).toBeVisible();
  await expectScreenSound(page, { widths: [360, 1280], lowestPx: 36 });
  await expectContrastInDarkMode(page);
  await page.getByRole('button', { name: `Dar hora: ${name}` }).press('Enter');
  const booking = page.getByRole('dialog', { name: 'Nueva cita' });
  await expect(booking.getByText(name)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(booking).toHaveCount(0);

  await visitPanel(page, routes['staff-inbox']);
  await rows.filter({ hasText: 'Cuestionario' }).getByRole('link').press('Enter');
  await expect(page.getByText('Todavía no tiene terapeuta: lo lee dirección.')).toBeVisible();
  await expectScreenSound(page, { widths: [360, 1280], lowestPx: 36 });
  await page.getByRole('link', { name: 'Abrir la ficha' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('questionnaires are grouped, and long groups have pages', async ({ page }) => {
  await signInAsReception(page);
  const at = (index: number) => new Date(Date.now() - index * 24 * hourMs).toISOString();
  const all = Array.from({ length: 47 }, (_, index) => ({
    id: index + 1,
    patientId: index + 1,
    name: `Ona ${index + 1}`,
    instrument: 'gad-7',
    finishedAt: at(index),
    dueAt: at(index),
    releasedAt: index < 2 ? null : at(index - 1),
    owner: 'Dra. Laia Mas',
    isMine: false,
  }));
  await page.route('**/api/staff/evaluations', (route) => route.fulfill({ json: all }));
  await visitPanel(page, routes['staff-evaluations']);
  const unread = page.getByRole('region', { name: 'Por leer' });
  const released = page.getByRole('region', { name: 'Compartidos' });
  await expect(unread.getByRole('listitem')).toHaveCount(2);
  await expect(released.getByRole('listitem')).toHaveCount(20);
  await expectScreenSound(page, { widths: [360, 1280], lowestPx: 36 });
  await released.getByRole('button', { name: 'Siguientes' }).press('Enter');
  await released.getByRole('button', { name: 'Siguientes' }).press('Enter');
  await expect(released.getByText('41 a 45 de 45')).toBeVisible();
  await expect(released.getByRole('listitem')).toHaveCount(5);
  await expect(released.getByRole('link', { name: 'Ona 47' })).toBeVisible();
});

test('an attendance certificate is made in two presses, and its public page confirms number, day and initials only', async ({
  page,
}) => {
  await signInAsDirector(page.request);
  const fullName = newName();
  const [first = '', middle = '', last = ''] = fullName.split(' ');
  const { id, patient } = await planInPast(page, fullName);
  const noted = await page.request.post(`/api/staff/appointments/${id}/attendance`, {
    data: { status: 'fulfilled' },
  });
  expect(noted.ok(), await noted.text()).toBe(true);
  await visitPanel(page, `${routes['staff-people']}?persona=${patient.id}&apartado=citas`);
  await page
    .getByRole('region', { name: 'Citas' })
    .getByRole('button', { name: /^\d/ })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: fullName });
  await dialog.getByRole('button', { name: 'Justificante de asistencia' }).press('Enter');
  await expect(dialog.getByText(/Por correo se envía a \S+@|No tenemos ningún correo/)).toBeVisible();
  await expectScreenSound(page, { widths: [360, 1280], lowestPx: 36 });
  await expectContrastInDarkMode(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar' }).press('Enter');
  // The message leaves after a few seconds, on a slow machine before the file has arrived.
  await expect(toastBesideDialog(page)).toContainText('Justificante de asistencia descargado');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^asistencia-A-\d{4}-\d{6}\.pdf$/);
  const text = pdfText(readFileSync(await download.path())).replaceAll(/\s+/g, ' ');
  expect(text).toContain(`hace constar que ${fullName} asistió`);
  const [, path = ''] = /(\/verificar\/[0-9A-Z-]+)/.exec(text.replaceAll(' ', '')) ?? [];
  const [, number = ''] = /N\.º (A-\d{4}\/\d{6})/.exec(text) ?? [];

  const visitor = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const publicPage = await visitor?.newPage();
  if (visitor === undefined || publicPage === undefined) throw new Error('the browser is closed');
  await publicPage.goto(path);
  await expect(publicPage.getByRole('heading', { level: 1 })).toHaveText(
    'El justificante de asistencia es auténtico',
  );
  const facts = await publicPage.locator('dt, dd').allTextContents();
  const initials = [first, middle, last]
    .map((word) => `${word.match(/\p{L}/u)?.[0]?.toUpperCase()}.`)
    .join(' ');
  expect(facts).toEqual([
    'Número',
    number,
    'Día',
    expect.stringMatching(/ de \d{4}$/),
    'Iniciales',
    initials,
  ]);
  await expect(publicPage.locator('body')).not.toContainText(last);
  await expectAccessible(publicPage);
  await publicPage.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(publicPage);
  await visitor.close();
});

test('the desk enters a video appointment and sends its link again', async ({ page }) => {
  await signInAsDirector(page.request);
  const fullName = newName();
  const email = `ona-${randomBytes(4).toString('hex')}@example.org`;
  const { patient } = await planSoonByApi(page.request, {
    fullName,
    person: { fullName, email },
    type: 'video',
  });
  await visitPanel(page, `${routes['staff-people']}?persona=${patient.id}&apartado=citas`);
  await page
    .getByRole('region', { name: 'Citas' })
    .getByRole('button', { name: /^\d/ })
    .first()
    .press('Enter');
  const video = page.getByRole('dialog', { name: fullName }).getByRole('region', { name: 'Videollamada' });
  const enter = video.getByRole('link', { name: 'Entrar' });
  await expect(enter).toHaveAttribute('href', /^https:\/\//);
  await expect(enter).toHaveAttribute('target', '_blank');
  await expect(video.getByText(`El enlace va a ${email}.`)).toBeVisible();
  await expectScreenSound(page, { widths: [360, 1280], lowestPx: 36 });
  await expectContrastInDarkMode(page);
  await video.getByRole('button', { name: 'Enviar el enlace otra vez' }).press('Enter');
  await expect(toastBesideDialog(page)).toContainText('Enlace en camino');
  await expect(toastBesideDialog(page)).toContainText(email);
});

test('a note that makes a debt says so, and undoing it names it', async ({ page }) => {
  await signInAsDirector(page.request);
  const fullName = newName();
  const { patient } = await planInPast(page, fullName);
  await visitPanel(page, `${routes['staff-people']}?persona=${patient.id}&apartado=citas`);
  await page
    .getByRole('region', { name: 'Citas' })
    .getByRole('button', { name: /^\d/ })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: fullName });
  await dialog.getByRole('button', { name: `Más: ${fullName}` }).press('Enter');
  await dialog.getByRole('button', { name: `No ha venido: ${fullName}` }).press('Enter');
  await expect(toastBesideDialog(page)).toContainText('Anotado: «No ha venido»');
  await expect(toastBesideDialog(page)).toContainText(/Debe \d+\s€\./);
  await expect(dialog.getByRole('button', { name: `Cobrar: ${fullName}` })).toBeVisible();
  await dialog.getByRole('button', { name: `Más: ${fullName}` }).press('Enter');
  await dialog.getByRole('button', { name: `Deshacer «No ha venido»: ${fullName}` }).press('Enter');
  await expect(toastBesideDialog(page)).toContainText('Deshecho: «No ha venido»');
  await expect(toastBesideDialog(page)).toContainText(fullName);
  await expect(dialog.getByText('¿Cómo acabó?')).toBeVisible();
});
