import { randomBytes, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import pg from 'pg';
import { expect, expectContrastInDarkMode, test } from './app.ts';
import { openAccount } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';
import { signInAsDirector, visitPanel } from './staff.ts';
import { appDatabaseUrl } from './worker-app.ts';

/** A person with a chat plan; without a treating professional, management answers. */
async function registerWithChatPlan(request: APIRequestContext) {
  const person = await openAccount(request, { fullName: `Ona ${randomBytes(4).toString('hex')}` });
  const client = new pg.Client({ connectionString: appDatabaseUrl() });
  await client.connect();
  await client.query(
    `insert into user_subscriptions (user_id, patient_id, plan_id, kind, audience, plan_name, price_cents, payments,
       sessions_per_payment, validity_months, starts_at, ends_at, billing_from, created_at)
     select u.id, p.id, 3, 'single', 'adult', 'Intensivo', 83200, 1, '{16}', 12, '2020-01-01', '2099-01-01', '2020-01-01', now()
     from users u join patients p on p.user_id = u.id where u.username = $1`,
    [person.username],
  );
  await client.end();
  return person;
}

async function changePlans(username: string, active: boolean) {
  const client = new pg.Client({ connectionString: appDatabaseUrl() });
  await client.connect();
  await client.query(
    `update user_subscriptions set active = $2 where user_id = (select id from users where username = $1)`,
    [username, active],
  );
  await client.end();
}

/** Creates a past visit. Returns the number of their record. */
async function addVisitWithDirector(username: string): Promise<number> {
  const client = new pg.Client({ connectionString: appDatabaseUrl() });
  await client.connect();
  const { rows } = await client.query(
    `insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, created_at)
     select p.id, u.id, 1, 'office', at, at + interval '1 second', 'confirmed', 6500, now()
     from users u join patients p on p.user_id = u.id, lateral (select now() - interval '950 days' - p.id * interval '1 minute' as at) past
     where u.username = $1 returning patient_id`,
    [username],
  );
  await client.end();
  return rows[0].patient_id;
}

const thread = (page: Page) => page.getByRole('region', { name: 'Mensajes' });
const texts = (page: Page) => thread(page).locator('li p.whitespace-pre-wrap').allTextContents();
async function write(page: Page, label: string, text: string) {
  await page.getByLabel(label).fill(text);
  await page.getByLabel(label).press('Enter');
}

test('two people chat by keyboard; after an outage every message exists once, in order', async ({
  page,
  browser,
  baseURL,
  expectRefusal,
}) => {
  expectRefusal('ERR_INTERNET_DISCONNECTED');
  const { fullName } = await registerWithChatPlan(page.request);
  await page.goto('/chat');
  await expect(page.getByText(/Ahora no lo lee nadie|Estamos en horas de lectura/)).toBeVisible();
  for (const phone of ['112', '024'])
    await expect(page.getByRole('main').getByRole('link', { name: phone }).first()).toHaveAttribute(
      'href',
      `tel:${phone}`,
    );
  await write(page, 'Tu mensaje', 'uno');
  await expect(thread(page).getByText('Entregado')).toBeVisible();
  await expectScreenSound(page, { widths: [360, 390, 768, 1280] });
  await expectContrastInDarkMode(page);

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const desk = await context.newPage();
  await signInAsDirector(desk.request);
  // It is listed in the inbox with other open entries.
  await desk.goto('/staff/bandeja');
  const waiting = desk.getByRole('list', { name: 'Bandeja' }).getByRole('link', { name: fullName });
  await expect(waiting).toContainText(/Chat.*Sin nadie/s);
  await waiting.press('Enter');
  await expect(thread(desk).getByText('uno')).toBeVisible();
  await expect(thread(page).getByText('Leído')).toBeVisible();
  await expectScreenSound(desk, { widths: [360, 390, 768, 1280], lowestPx: 36 });
  await expectContrastInDarkMode(desk);

  // Drafts are stored on the server for their writer, because the browser is shared.
  const kept = desk.waitForResponse(
    (reply) => reply.url().endsWith('/api/staff/drafts') && reply.request().method() === 'POST',
  );
  await desk.getByLabel('Tu respuesta').fill('a medias');
  await kept;
  expect(await desk.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('a medias');
  await desk.reload();
  await expect(desk.getByLabel('Tu respuesta')).toHaveValue('a medias');

  await page.context().setOffline(true);
  await write(page, 'Tu mensaje', 'dos');
  await write(page, 'Tu mensaje', 'tres');
  await expect(thread(page).getByText('Enviando…')).toHaveCount(2);
  await write(desk, 'Tu respuesta', 'te leo');
  await expect(thread(desk).getByText('Entregado')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'Mensaje nuevo' })).toContainText('te leo');
  await expect.poll(() => texts(page)).toEqual(['uno', 'te leo', 'dos', 'tres']);
  await expect.poll(() => texts(desk)).toEqual(['uno', 'te leo', 'dos', 'tres']);
  await context.close();
});

test('drafts survive a reload, former holders read but cannot write, and sign-out removes unsent text', async ({
  page,
}) => {
  const person = await registerWithChatPlan(page.request);
  await page.goto('/chat');
  await page.getByLabel('Tu mensaje').fill('a medias');
  await page.route('**/api/chat/messages', (route) => route.abort('failed'));
  await page.reload();
  await expect(page.getByLabel('Tu mensaje')).toHaveValue('a medias');
  await page.unroute('**/api/chat/messages');
  await page.getByLabel('Tu mensaje').press('Enter');
  await expect(thread(page).getByText('Entregado')).toBeVisible();
  await changePlans(person.username, false);
  await page.reload();
  await expect(page.getByText('Tu plan no incluye ahora el chat')).toBeVisible();
  await expect(thread(page)).toContainText('a medias');
  await expect(page.getByLabel('Tu mensaje')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Puedes escribir');
  await changePlans(person.username, true);
  await page.reload();
  await page.getByLabel('Tu mensaje').fill('otra cosa');
  await page.getByRole('button', { name: /^Tu cuenta/ }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('otra cosa');
});

test('a therapist takes a message into a session note, and the earlier draft is kept', async ({
  page,
  browser,
  baseURL,
}) => {
  const { username } = await registerWithChatPlan(page.request);
  const patientId = await addVisitWithDirector(username);
  const id = randomUUID();
  await page.request.post('/api/chat/messages', { data: { id, text: 'Hoy he salido a andar.' } });
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 800 } });
  const desk = await context.newPage();
  await desk.request.post('/api/demo/staff-sessions', { data: { username: 'nausica' } });
  await visitPanel(desk, `/staff/personas?persona=${patientId}`);
  const note = desk.getByRole('dialog', { name: 'Nota de sesión' });
  await desk.getByRole('button', { name: 'Escribir nota' }).click();
  const kept = desk.waitForResponse(
    (reply) => reply.url().endsWith('/api/staff/drafts') && reply.request().method() === 'POST',
  );
  await note.getByLabel('Nota', { exact: true }).fill('A medias.');
  await kept;
  await visitPanel(desk, `/staff/chat?persona=${patientId}`);
  await expectScreenSound(desk, { widths: [390, 1280], lowestPx: 36 });
  await desk.getByRole('link', { name: 'Llevar a una nota' }).press('Enter');
  await expect(note.getByLabel('Nota', { exact: true })).toHaveValue(
    /^A medias\.\n\nMensaje del chat, .*:\n«Hoy he salido a andar\.»$/,
  );
  await note.getByRole('button', { name: 'Guardar la nota' }).click();
  await expect(desk.getByRole('region', { name: 'Mis notas de sesión' })).toContainText(
    '«Hoy he salido a andar.»',
  );
  await expect(desk).toHaveURL(`/staff/personas?persona=${patientId}&apartado=historia`);
  await context.close();
});
