import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { measureView, panelScriptsKb } from '#tests/support/first-view.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { chromiumArgs } from '../../scripts/chromium-args.ts';
import { cpuSlowdown, timePress } from '../browser/presses.ts';
import { p95, requireStatus, type Shot, sendAll } from '../load.ts';
import { median, percentile, type Row } from '../report.ts';
import { rounds } from '../rounds.ts';
import { openClinic } from '../seed/clinic.ts';
import { fillWithPeople, fillWithVisits } from './people.ts';

const stored = { people: 10_000, appointments: 50_000, professionals: 8 };
/** Until the deferred requests after the first view have finished. */
const afterwardsMs = 4_000;
/** Number of concurrent staff requests. */
const atOnce = 5;
const perRound = 100;

/**
 * The staff side with two years of data: the duration of its requests, and the time until the agenda is
 * usable.
 */
export async function staff(): Promise<Row[]> {
  // Two professionals come from the demonstration seed.
  const clinic = await openClinic({ professionals: stored.professionals - 2 });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    await fillWithPeople(clinic.client, stored.people);
    await fillWithVisits(clinic.client, stored.appointments);
    const origin = clinic.products[0]?.url as string;
    const director = await signInAs(origin, 'direccion');
    const therapist = await signInAs(origin, 'nausica');
    const { rows } = await clinic.client.query('select max(id) as id from patients');
    const ids = (rows as { id: number }[])[0]?.id ?? 0;
    return [
      ...(await calls(origin, director, ids)),
      ...(await benchReports(origin, director)),
      await call(origin, { what: 'patient search, as a professional', cookie: therapist, path: search }),
      ...(await scripts(browser, origin.replace('127.0.0.1', 'localhost'))),
      ...(await agenda(browser, origin.replace('127.0.0.1', 'localhost'))),
    ];
  } finally {
    await browser.close();
    await clinic.end();
  }
}

/** Signs in without the login page. @returns the Cookie header */
async function signInAs(origin: string, username: string): Promise<string> {
  const reply = await fetch(`${origin}/api/demo/staff-sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username }),
  });
  if (!reply.ok) throw new Error(`${username} cannot sign in: ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
/** Any day of the two years, different in each round. */
const someDay = (index: number) => ((index * 37) % 700) - 620;
const typed = ['ona', 'nuria fe', 'puig serra', 'bosch', 'gente7', '600 1', '4321', 'quim', 'àlex mir', 'zz'];
const search = (index: number) =>
  `/api/staff/people?search=${encodeURIComponent(typed[index % typed.length] as string)}`;

const calls = async (origin: string, cookie: string, ids: number): Promise<Row[]> => {
  const paths: Record<string, (index: number) => string> = {
    'agenda of a day': (index) => `/api/staff/agenda?from=${day(someDay(index))}&to=${day(someDay(index))}`,
    'agenda of a week': (index) =>
      `/api/staff/agenda?from=${day(someDay(index))}&to=${day(someDay(index) + 6)}`,
    'agenda of Hoy': () => `/api/staff/agenda?from=${day(-1)}&to=${day(1)}`,
    'patient list': (index) =>
      `/api/staff/people?page=${1 + (index % 40)}&filter=${['all', 'upcoming', 'children'][index % 3]}`,
    'patient search': search,
    'a record': (index) => `/api/staff/people/${ids - 1 - ((index * 7) % 9_000)}`,
    'appointments of a record': (index) =>
      `/api/staff/people/${ids - 1 - ((index * 7) % 9_000)}/appointments`,
  };
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(paths)) rows.push(await call(origin, { what, cookie, path }));
  return rows;
};

/** Any twelve months of the two years, and the rows behind one figure of a month. */
const benchReports = async (origin: string, cookie: string): Promise<Row[]> => {
  const month = (index: number) => day(someDay(index)).slice(0, 7);
  const before = (text: string) => `${Number(text.slice(0, 4)) - 1}${text.slice(4)}`;
  const following = (text: string) =>
    text.endsWith('12')
      ? `${Number(text.slice(0, 4)) + 1}-01`
      : `${text.slice(0, 5)}${String(Number(text.slice(5)) + 1).padStart(2, '0')}`;
  const names = ['occupancy', 'missed', 'income', 'sessions', 'debts'];
  const paths: Record<string, (index: number) => string> = {
    'reports of a year': (index) =>
      `/api/staff/figures?from=${following(before(month(index)))}&to=${month(index)}`,
    'rows behind a report': (index) =>
      `/api/staff/figures/rows?figure=${names[index % names.length]}&month=${month(index)}`,
    'a professional’s month': (index) => `/api/staff/sheets?month=${month(index)}`,
  };
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(paths))
    rows.push(await call(origin, { what, cookie, path, atMost: 300 }));
  return rows;
};

type Call = { what: string; cookie: string; path: (index: number) => string; atMost?: number };

async function call(origin: string, { what, cookie, path, atMost = 100 }: Call): Promise<Row> {
  const shots = Array.from(
    { length: perRound },
    (_, index): Shot => ({ path: path(index), headers: { cookie } }),
  );
  requireStatus(await sendAll(origin, shots, atOnce), 200);
  const [slowest, middle]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const fired = requireStatus(await sendAll(origin, shots, atOnce), 200);
    slowest.push(p95(fired));
    middle.push(percentile(fired.latenciesMs, 0.5));
  }
  const sides = `p50 ${median(middle).toFixed(1)} ms, ${atOnce} at a time`;
  return { what: `p95 in ms: ${what}`, value: median(slowest), goal: { atMost }, sides };
}

/** The panel keeps an event stream open, so waiting for network idle never ends. */
const untilUsed = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await delay(afterwardsMs);
};

/**
 * The scripts that the browser loads for the panel's day view on a first visit, and for the heaviest staff
 * pages.
 */
async function scripts(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of ['/staff/agenda', '/staff/personas', '/staff/cifras']) {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
    await context.request.post('/api/demo/staff-sessions', { data: { username: 'direccion' } });
    const { scripts } = await measureView(await context.newPage(), `${origin}${path}`, untilUsed);
    await context.close();
    rows.push({
      what: `kB of JavaScript in the first view of ${path}`,
      value: scripts / 1_000,
      goal: { atMost: panelScriptsKb },
    });
  }
  return rows;
}

/**
 * An appointment in the day view; and one on a Friday in the week view, which a day view of all professionals
 * never shows.
 */
const dayEntrySelector = 'main button > span > strong';
const weekEntrySelector = `main div:has(> h2:nth-of-type(7)) > div:nth-last-child(3) ${dayEntrySelector.slice('main '.length)}`;

/** Staff have opened the panel before, so the browser cache is warm. Each round uses a new page. */
async function agenda(browser: Browser, origin: string): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  await context.request.post('/api/demo/staff-sessions', { data: { username: 'direccion' } });
  const [opened, turned, week]: [number[], number[], number[]] = [[], [], []];
  for (let round = -1; round < rounds; round++) {
    const ofDay = await openAgenda(context, 'dia', dayEntrySelector);
    const button = ofDay.page.getByRole('button', { name: 'Semana', exact: true });
    const pressed = await timePress(ofDay.page, weekEntrySelector, () => button.click());
    await ofDay.page.close();
    const ofWeek = await openAgenda(context, 'semana', weekEntrySelector);
    await ofWeek.page.close();
    // The first round fills the browser cache.
    if (round < 0) continue;
    opened.push(ofDay.ms);
    turned.push(pressed);
    week.push(ofWeek.ms);
  }
  await context.close();
  const words = (times: number[]) => `${times.map(Math.round).join(', ')} ms, CPU slowed ${cpuSlowdown}×`;
  const goal = { atMost: 1_000 };
  return [
    {
      what: 'ms from opening the agenda to its first appointment',
      value: median(opened),
      goal,
      sides: words(opened),
    },
    {
      what: 'ms from opening the agenda at a week to its first appointment',
      value: median(week),
      goal,
      sides: words(week),
    },
    {
      what: 'ms from opening the agenda at a day to its week, pressed once the day is shown',
      value: median(opened.map((ms, at) => ms + (turned[at] ?? 0))),
      goal,
      sides: `from the press ${words(turned)}`,
    },
  ];
}

/** @returns the page, and the ms from the navigation to the first frame that shows `waitedFor` */
async function openAgenda(context: BrowserContext, view: 'dia' | 'semana', waitedFor: string) {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(recordFirstSeen, waitedFor);
  await page.goto(`/staff/agenda?vista=${view}`);
  // Cast: set by `recordFirstSeen`.
  return { page, ms: await page.evaluate(() => (window as unknown as { seen: Promise<number> }).seen) };
}

/** Runs in the page. Resolves with the ms from the navigation to the first frame that shows a match. */
function recordFirstSeen(selector: string): void {
  const seen = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  Object.assign(window, { seen });
}
