import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { builtPages, startTestApp, type TestApp } from '#tests/support/app.ts';
import { originOf } from '#tests/support/chat.ts';
import { createEvaluationHolder, createTherapist } from '#tests/support/evaluations.ts';
import { launchChromium, signedIn } from './chromium.ts';

const monday = instantOf('2026-11-23', '09:00');
const clock = stoppedClock(monday);
let testApp: TestApp;
let browser: Browser;
let evaluationHolder: Awaited<ReturnType<typeof createEvaluationHolder>>;
let treating: Awaited<ReturnType<typeof createTherapist>>;

beforeAll(async () => {
  testApp = await startTestApp({ clock, build: await builtPages(), listens: true });
  evaluationHolder = await createEvaluationHolder(testApp, monday);
  treating = await createTherapist(testApp, evaluationHolder.patientId, instantOf('2026-11-16', '09:00'));
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await testApp.stop();
});
beforeEach(() => testApp.pool.query('delete from evaluations'));

/** Opens the ninth question on a phone, and returns what is shown after an alarming answer. */
async function answerLastQuestion() {
  const { id } = (await evaluationHolder.post('/api/evaluations', { instrument: 'phq-9' })).json();
  const origin = originOf(testApp);
  const context = await signedIn(browser, evaluationHolder.cookies, { origin, width: 360, height: 640 });
  const page = await context.newPage();
  await page.clock.setFixedTime(clock.now());
  await page.goto(`${origin}/evaluacion/cuestionario?id=${id}&pregunta=9`);
  await page.getByRole('button', { name: 'Varios días' }).waitFor();
  return { id, page, context, screen: page.getByRole('dialog', { name: 'Gracias por decirlo' }) };
}

test.each([
  [
    ...['a Saturday at 23:00', '2026-11-28', '23:00'],
    /^Ahora no lo lee nadie\. Te leemos el lunes, 30 de noviembre de 2026, a partir de las 09:00\. Hasta entonces, llama al/,
  ],
  [
    ...['a holiday', '2026-12-08', '11:00'],
    /^Ahora no lo lee nadie\. Te leemos mañana, a partir de las 09:00\. Hasta entonces, llama al/,
  ],
  [...['the night before it opens', '2026-11-30', '01:30'], /Te leemos hoy, a partir de las 09:00\. Hasta/],
  [
    ...['a Monday at 09:00', '2026-11-30', '09:00'],
    /^Hemos avisado a la clínica, que está abierta\. Si a las 09:15 nadie se ha hecho cargo, avisamos a la dirección\.$/,
  ],
  [
    ...['a Monday at 19:55', '2026-11-30', '19:55'],
    /Si a las 20:00 nadie se ha hecho cargo, avisamos a la dirección\. A esa hora cerramos: no esperes y llama al/,
  ],
] as [string, string, string, RegExp][])(
  'in the browser, %s, an alarming answer shows whom to call and who reads it when',
  async (_, day, time, words) => {
    clock.set(instantOf(day, time));
    await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
    const { page, screen, context } = await answerLastQuestion();
    await page.getByRole('button', { name: 'Varios días' }).click();
    await expect.poll(() => screen.getByRole('status').innerText()).toMatch(words);
    for (const name of [/024/, /112$/]) expect(await screen.getByRole('link', { name }).count()).not.toBe(0);
    expect((await treating.get('/api/staff/alerts')).json()).toMatchObject([{ acknowledged: null }]);
    await context.close();
  },
);

test('a window in which it is still open, though finished elsewhere, shows the same screen and raises the alert', async () => {
  clock.set(monday);
  await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
  const { id, page, screen, context } = await answerLastQuestion();
  for (let item = 1; item <= 9; item++)
    await evaluationHolder.patch(`/api/evaluations/${id}/answers/${item}`, { value: 0 });
  await evaluationHolder.post(`/api/evaluations/${id}/finish`);
  await page.getByRole('button', { name: 'Varios días' }).click();
  await expect.poll(() => screen.getByRole('status').innerText()).toMatch(/^Hemos avisado a la clínica/);
  expect((await treating.get('/api/staff/alerts')).json()).toMatchObject([{ acknowledged: null }]);
  await screen.getByRole('button', { name: 'Estoy a salvo, seguir' }).click();
  await page.getByRole('heading', { level: 1, name: /^Entregado/ }).waitFor();
  await context.close();
});

test('an answer that failed offline is sent automatically when the network is back', async () => {
  clock.set(monday);
  await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
  const { page, screen, context } = await answerLastQuestion();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Varios días' }).click();
  await expect.poll(() => screen.getByRole('status').innerText()).toMatch(/^No hemos podido avisar/);
  expect((await treating.get('/api/staff/alerts')).json()).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => screen.getByRole('status').innerText()).toMatch(/^Hemos avisado a la clínica/);
  expect((await treating.get('/api/staff/alerts')).json()).toMatchObject([{ acknowledged: null }]);
  await context.close();
});

test('going back does not hide that the answer was not delivered', async () => {
  clock.set(monday);
  await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
  const { page, screen, context } = await answerLastQuestion();
  // Navigates within the page, like a person answering in order.
  await page.getByRole('link', { name: 'Anterior' }).click();
  await page.getByRole('button', { name: 'Nunca' }).click();
  await page.getByText('Pregunta 9 de 9', { exact: true }).waitFor();
  await page.route('**/answers/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Varios días' }).click();
  await expect.poll(() => screen.getByRole('status').innerText()).toMatch(/^No hemos podido avisar/);
  await page.goBack();
  await page.getByText('Pregunta 8 de 9', { exact: true }).waitFor();
  expect(await page.getByText('Hemos avisado a la clínica').count()).toBe(0);
  await context.close();
});
