import type { APIRequestContext, Page } from '@playwright/test';
import type { AgendaAppointment } from '#clinic/appointments/agenda/contract.ts';
import { director } from '#tests/support/servers/director.ts';
import { expect } from './house.ts';

/** The direction is there, without a screen; with `page.request` in the page's own browser. */
export async function signInAsDirector(request: APIRequestContext): Promise<void> {
  const { username, password } = director;
  expect((await request.post('/api/login', { data: { username, password } })).status()).toBe(200);
}

/** Opens a page of the clinic's side and waits until it is alive. */
export async function visitPanel(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByRole('status').filter({ hasText: /^Abriendo/ })).toHaveCount(0);
}

/** Plans at the desk without a screen, whenever that is. */
export async function planDirectly(
  request: APIRequestContext,
  fields: { fullName: string; startsAt: string } & Record<string, unknown>,
): Promise<AgendaAppointment> {
  const { fullName, ...place } = fields;
  const reply = await request.post('/api/staff/appointments', {
    data: { person: { fullName }, professionalId: 1, type: 'office', outsideHours: true, ...place },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return reply.json();
}
