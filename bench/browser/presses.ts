import type { Browser, BrowserContext, Page } from 'playwright-core';
import { median, type Row } from '../report.ts';
import { rounds } from '../rounds.ts';

/** CPU slowdown that simulates a cheap phone. */
export const cpuSlowdown = 4;

/**
 * Time from a press to the response: a slot, and 'Reservar Consulta'. Each round uses a new user in a new
 * browser.
 */
export async function presses(browser: Browser, origin: string): Promise<Row[]> {
  const [slot, dialog]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const times = await measurePresses(browser, origin, round);
    slot.push(times.slot);
    dialog.push(times.dialog);
  }
  const words = (times: number[]) => `${times.map(Math.round).join(', ')} ms, CPU slowed ${cpuSlowdown}×`;
  return [
    {
      what: 'ms from pressing a slot to its highlight',
      value: median(slot),
      goal: { atMost: 100 },
      sides: words(slot),
    },
    {
      what: 'ms from Reservar to the payment dialog',
      value: median(dialog),
      goal: { atMost: 400 },
      sides: words(dialog),
    },
  ];
}

/** Runs `work` as a new signed-in user in a browser context of its own. */
export async function withSignedInPage<Result>(
  browser: Browser,
  { origin, name }: { origin: string; name: string },
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  });
  try {
    const data = {
      username: `${name}-${Date.now()}`,
      password: 'casa-de-paper-7',
      fullName: 'Montse Vila',
    };
    const reply = await context.request.post('/api/register', {
      data: { ...data, email: 'montse@example.org' },
    });
    if (reply.status() !== 201) throw new Error(`registration: ${reply.status()}`);
    return await work(context);
  } finally {
    await context.close();
  }
}

const measurePresses = (browser: Browser, origin: string, round: number) =>
  withSignedInPage(browser, { origin, name: `banco-${round}` }, async (context) => {
    const page = await context.newPage();
    await page.goto('/appointments', { waitUntil: 'networkidle' });
    await openUnusedDay(page, round);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const free = page.getByRole('radio', { name: / libre$/ }).last();
    const value = await free.getAttribute('value');
    const slot = await timePress(page, `label[data-state=chosen]:has(input[value="${value}"])`, () =>
      free.click(),
    );
    const book = page.getByRole('button', { name: 'Reservar Consulta' }).last();
    const dialog = await timePress(page, '[role=dialog]', () => book.click());
    return { slot, dialog };
  });

/** Opens a day that no other round has used: the next month in the calendar, one day per round. */
export async function openUnusedDay(page: Page, round: number): Promise<void> {
  await page.getByRole('radio', { name: / elegida$/ }).waitFor();
  await page.getByRole('button', { name: 'Ir al mes siguiente' }).click();
  const days = page.getByRole('gridcell').locator('button:enabled');
  await days.nth(round).click();
  await page
    .getByRole('radio', { name: / libre$/ })
    .nth(1)
    .waitFor();
}

/**
 * Time from the press, as stamped by the browser, to the first frame drawn after `selector` matches, in the
 * page's own clock. Transitions may still be running: the response is visible, not finished.
 */
export async function timePress(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => {
    const timed = new Promise<number>((resolve) => {
      let pressedAt: number | undefined;
      addEventListener('pointerdown', (event) => (pressedAt ??= event.timeStamp), {
        capture: true,
        once: true,
      });
      const observer = new MutationObserver(() => {
        if (pressedAt === undefined || document.querySelector(wanted) === null) return;
        observer.disconnect();
        // A task queued in the frame's callbacks runs after the frame has been drawn.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - (pressedAt as number))));
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
    Object.assign(window, { timed });
  }, selector);
  await press();
  return page.evaluate(() => (window as unknown as { timed: Promise<number> }).timed);
}
