import type { Browser, Page } from '@playwright/test';
import { expect as expectPage } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testKeys } from '#tests/support/app.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { type Product, startProduct } from '#tests/support/servers/product.ts';
import { planCall } from '#tests/support/video-call.ts';
import { startBalancer } from './balancer.ts';
import { enter, expectBothToSee, launchWithFakeDevices, letIn } from './video-call.ts';

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let one: Product;
let two: Product;
let browser: Browser;
let therapist: Page;
let patient: Page;
const closings: (() => void)[] = [];

const start = (more: Record<string, string>) =>
  startProduct({ DATABASE_URL: clone.url, SECRET_KEYS: testKeys, ...more });

beforeAll(async () => {
  clone = await cloneDatabase();
  one = await start({});
  two = await start({ ROLE: 'web' });
  browser = await launchWithFakeDevices();
});
afterAll(async () => {
  await browser.close();
  for (const close of closings) close();
  await Promise.all([one.end('SIGKILL'), two.end('SIGKILL')]);
  await clone.drop();
});

async function startBalanced(...products: Product[]): Promise<string> {
  const { origin, close } = await startBalancer(...products.map(({ url }) => url));
  closings.push(close);
  return origin;
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'Entrar en la sala' }).click();
}

test('two people whose signals go through different processes see each other', async () => {
  const tokens = await planCall(one.url);
  patient = await enter(browser, await startBalanced(two, one), tokens.patient);
  therapist = await enter(browser, await startBalanced(one, two), tokens.therapist);
  await letIn(therapist);
  await expectBothToSee(therapist, patient);
});

test('when one of the processes is killed the call goes on, and signals go through the other one', async () => {
  await two.end('SIGKILL');
  await expectBothToSee(therapist, patient);
  // A new connection, which needs signals in both directions.
  await reload(patient);
  await expectBothToSee(therapist, patient);
});

test('while no process serves the conversation goes on, and after a restart signals do too', async () => {
  const { port } = new URL(one.url);
  await one.end('SIGTERM');
  const notice = 'Sin conexión con la clínica: la conversación sigue.';
  for (const page of [therapist, patient])
    await expectPage(page.getByText(notice)).toBeVisible({ timeout: 60_000 });
  await expectBothToSee(therapist, patient);
  one = await start({ PORT: port });
  for (const page of [therapist, patient])
    await expectPage(page.getByText(notice)).toHaveCount(0, { timeout: 60_000 });
  await expectBothToSee(therapist, patient);
  await reload(therapist);
  await expectBothToSee(therapist, patient);
  expect(await therapist.getByText('Volviendo a conectar…').count()).toBe(0);
});
