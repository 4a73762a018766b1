import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages, startTestApp, type TestApp, testKeys } from '#tests/support/app.ts';
import { createChatHolder, originOf } from '#tests/support/chat.ts';
import { type Product, startProduct } from '#tests/support/servers/product.ts';
import { createStaff } from '#tests/support/staff.ts';
import { startBalancer } from './balancer.ts';
import { launchChromium, signedIn } from './chromium.ts';

const offlineMs = 30_000;

let one: TestApp;
let two: Product;
let browser: Browser;
const closings: (() => void)[] = [];

beforeAll(async () => {
  one = await startTestApp({ listens: true, build: await builtPages() });
  two = await startProduct({ DATABASE_URL: one.url, ROLE: 'web', SECRET_KEYS: testKeys });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  for (const close of closings) close();
  await two.end('SIGKILL');
  await one.stop();
});

async function startBalanced(...origins: string[]): Promise<string> {
  const { origin, close } = await startBalancer(...origins);
  closings.push(close);
  return origin;
}

type SignedInPerson = { cookies: Record<string, string> };

async function open({ cookies }: SignedInPerson, origin: string, path: string, width: number) {
  const context = await signedIn(browser, cookies, { origin, width, height: 740 });
  const page = await context.newPage();
  await page.goto(origin + path);
  return { page, context };
}

async function say(page: Page, field: string, text: string) {
  await page.getByLabel(field).fill(text);
  await page.getByLabel(field).press('Enter');
}
const texts = (page: Page) =>
  page.getByRole('region', { name: 'Mensajes' }).locator('li p.whitespace-pre-wrap').allTextContents();

test('two browsers chat through two instances; after a kill and half a minute offline every message exists once, in order', async () => {
  const ona = await createChatHolder(one, { treatedBy: 2 });
  const therapist = await createStaff(one, 'professional', 2);
  const hers = await startBalanced(originOf(one), two.url);
  const theirs = await startBalanced(two.url, originOf(one));
  const { page: person, context } = await open(ona, hers, '/chat', 360);
  const { page: team } = await open(therapist, theirs, `/staff/chat?persona=${ona.patientId}`, 1280);
  const both = (n: number) => [say(person, 'Tu mensaje', `p${n}`), say(team, 'Tu respuesta', `t${n}`)];
  const same = async (count: number) => {
    await expect.poll(async () => (await texts(person)).length).toBe(count);
    await expect.poll(() => texts(team)).toEqual(await texts(person));
  };
  for (const n of [1, 2, 3]) await Promise.all(both(n));
  await same(6);

  await two.end('SIGKILL');
  for (const n of [4, 5]) await Promise.all(both(n));
  await same(10);

  await context.setOffline(true);
  for (const n of [6, 7]) await Promise.all(both(n));
  await delay(offlineMs);
  expect(await texts(person)).toEqual(expect.arrayContaining(['p6', 'p7']));
  expect(await texts(team)).not.toContain('p6');
  await context.setOffline(false);
  await same(14);

  const said = await texts(person);
  for (const side of ['p', 't'])
    expect(said.filter((text) => text.startsWith(side))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((n) => `${side}${n}`),
    );
  await expect.poll(() => person.getByText('Enviando…').count()).toBe(0);
});
