import type { APIRequestContext, Page } from '@playwright/test';
import type { AgendaAppointment } from '#clinic/appointments/agenda/contract.ts';
import { director } from '#tests/support/servers/director.ts';
import { expect } from './app.ts';

/** Signs in as the director over HTTP; with `page.request` on the page itself. */
export async function signInAsDirector(request: APIRequestContext): Promise<void> {
  const { username, password } = director;
  expect((await request.post('/api/login', { data: { username, password } })).status()).toBe(200);
}

/** Opens a page of the panel and waits until it is hydrated and loaded. */
export async function visitPanel(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByRole('status').filter({ hasText: /^Abriendo/ })).toHaveCount(0);
}

type Planned = { fullName: string } & Record<string, unknown>;

/** Books as staff over HTTP, at any time. */
export async function planByApi(
  request: APIRequestContext,
  fields: Planned & { startsAt: string },
): Promise<AgendaAppointment> {
  const reply = await requestAppointment(request, fields);
  expect(reply.status(), await reply.text()).toBe(201);
  return reply.json();
}

/**
 * Books half an hour as soon as the therapist is free, at least this many minutes from now; late in the
 * evening that is tomorrow. Other tests and the demonstration also have appointments today, and the tests run
 * at any time of day.
 */
export async function planSoonByApi(
  request: APIRequestContext,
  fields: Planned,
  minutes = 45,
): Promise<AgendaAppointment> {
  const startsAt = new Date(Math.ceil(Date.now() / 300_000) * 300_000 + minutes * 60_000).toISOString();
  const reply = await requestAppointment(request, { minutes: 30, ...fields, startsAt });
  if (reply.status() === 409 && minutes < 300) return planSoonByApi(request, fields, minutes + 15);
  expect(reply.status(), await reply.text()).toBe(201);
  return reply.json();
}

const requestAppointment = (request: APIRequestContext, { fullName, ...place }: Planned) =>
  request.post('/api/staff/appointments', {
    data: { person: { fullName }, professionalId: 1, type: 'office', outsideHours: true, ...place },
  });
