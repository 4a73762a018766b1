import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { personUrl, tabsFor } from '#clinic/staff/people/screens/person-tabs.ts';
import { routes } from '#platform/paths.ts';
import { expect, test } from './app.ts';
import { fillDay } from './date-fields.ts';
import { bookByApi, newMark, openAccount } from './people.ts';
import { planByApi, planSoonByApi, signInAsDirector, visitPanel } from './staff.ts';

/** Windows of phones, tablets and desks. */
const widths = [360, 1024, 1280, 1366, 1440];

/** Longer than any column, with and without places to wrap. */
const longNames = (mark: string) =>
  [
    'Maria de la Concepció Puigdemont-Castellfollit i Vallgornera de Santa Coloma de Farners',
    'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft Hubert',
    'Jordi Albert Montserrat Puigcerdà de Rocabruna i Sant Climent Sescebes de l’Empordà',
  ].map((name) => `${name} ${mark}`);

const address = 'Carrer de la Mare de Déu dels Desemparats i de Sant Josep Oriol, 1234, 4t 2a, 17001 Girona';

/** A Madrid day some years ahead, where no other test looks. */
const pickDay = () =>
  new Date(Date.now() + (1_000 + (randomBytes(1)[0] ?? 0)) * 86_400_000).toISOString().slice(0, 10);

/**
 * Texts of lists that overlap, that are cut off, or that leave their list. Runs in the page. Each line of text is a
 * box; two boxes of different elements must not overlap by more than 2 px.
 */
const findListFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const isSeen = (element: Element) => element.checkVisibility() && !element.closest('.sr-only');
    for (const row of document.querySelectorAll('main li, main tr')) {
      if (!isSeen(row) || row.querySelector('li')) continue;
      const frame = row.getBoundingClientRect();
      if (frame.right > innerWidth - 12) faults.push(`wider than the page: ${row.textContent?.slice(0, 60)}`);
      const boxes: { box: DOMRect; owner: Element; text: string }[] = [];
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const owner = text.parentElement;
        if (owner === null || !text.textContent?.trim() || !isSeen(owner)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) boxes.push({ box, owner, text: text.textContent });
      }
      for (const { box, text } of boxes)
        if (box.left < frame.left - 2 || box.right > frame.right + 2) faults.push(`outside its row: ${text}`);
      for (const [place, one] of boxes.entries())
        for (const other of boxes.slice(place + 1)) {
          if (one.owner === other.owner) continue;
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          // A line box is taller than its letters.
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (across > 2 && down > 6) faults.push(`overlap: ${one.text} / ${other.text}`);
        }
      for (const part of row.querySelectorAll('*'))
        if (
          isSeen(part) &&
          getComputedStyle(part).overflowX !== 'visible' &&
          part.scrollWidth > part.clientWidth + 1
        )
          faults.push(`cut off: ${part.textContent?.slice(0, 60)}`);
    }
    window.scrollBy(1_000, 0);
    if (window.scrollX > 0) faults.push('the page scrolls sideways');
    window.scrollTo(0, 0);
    return faults;
  });

async function expectListsSound(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 740 : 800 });
    expect(await findListFaults(page), `${what} at ${width} px`).toEqual([]);
  }
}

/** One appointment of each kind and state, of people with long names. */
async function seedStates(request: APIRequestContext, mark: string, day: string) {
  const names = longNames(mark);
  const kinds = ['office', 'video', 'home', 'child'];
  const planned = [];
  for (const [place, type] of kinds.entries()) {
    const person = {
      fullName: names[place % names.length] ?? mark,
      email: `una.direccion.muy.larga.${mark}.${place}@correo-de-una-empresa.example.org`,
      phone: `+34600${String(100_000 + place)}`,
      ...(type === 'child' ? { birthDate: `${new Date().getFullYear() - 8}-02-03` } : {}),
    };
    planned.push(
      await planByApi(request, {
        fullName: person.fullName,
        person,
        type,
        ...(type === 'home' ? { address } : {}),
        startsAt: `${day}T${String(6 + place * 3).padStart(2, '0')}:05:00Z`,
      }),
    );
  }
  const [office, video] = planned;
  const payment = { type: 'appointment', itemId: office?.id, method: 'bizum', cents: office?.price };
  expect((await request.post('/api/staff/payments', { data: payment })).status()).toBe(201);
  const coming = await request.post(`/api/staff/appointments/${video?.id}/coming`, {
    data: { isComing: true },
  });
  expect(coming.status()).toBe(200);
  return planned;
}

test('lists with long names and every state neither overlap nor cut anything off at five widths', async ({
  page,
  playwright,
  baseURL,
  freeDay,
}) => {
  await signInAsDirector(page.request);
  const mark = newMark();
  const day = pickDay();
  const planned = await seedStates(page.request, mark, day);
  // Today: one expected, one that has arrived.
  const [first = '', second = ''] = longNames(mark);
  await planSoonByApi(page.request, { fullName: first });
  const soon = await planSoonByApi(page.request, { fullName: second }, 15);
  await page.request.post(`/api/staff/appointments/${soon.id}/attendance`, { data: { status: 'arrived' } });
  // An unpaid held appointment of a user with an account.
  const visitor = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { origin: baseURL ?? '' },
  });
  await openAccount(visitor, { fullName: first, email: `reserva.${mark}@example.org` });
  await bookByApi(visitor, freeDay.startsAt('10:30'));
  await visitor.dispose();

  await visitPanel(page, routes.staff);
  await expect(page.getByRole('listitem').filter({ hasText: first }).first()).toBeVisible();
  // Folded groups too.
  for (const fold of await page.locator('main details:not([open]) > summary').all()) await fold.click();
  await expectListsSound(page, 'Hoy');

  await page.setViewportSize({ width: 1280, height: 800 });
  await visitPanel(page, routes['staff-agenda']);
  await fillDay(page.getByLabel('Ir a un día'), day);
  await page.getByRole('button', { name: 'Lista' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: second })).not.toHaveCount(0);
  await expectListsSound(page, 'the list of the agenda');

  await page.setViewportSize({ width: 1280, height: 800 });
  await visitPanel(page, routes['staff-people']);
  await page.getByLabel('Buscar por nombre, teléfono o correo').fill(mark);
  await expect(
    page.getByRole('list', { name: 'Personas' }).getByRole('link', { name: mark }),
  ).not.toHaveCount(0);
  await expectListsSound(page, 'the list of people');
  const { people } = await (await page.request.get(`/api/staff/people?search=reserva.${mark}`)).json();
  for (const id of [planned[0]?.patient.id, planned[1]?.patient.id, people[0]?.id]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visitPanel(page, personUrl(id ?? 0));
    await expect(page.getByRole('region', { name: 'Citas' }).getByRole('listitem').first()).toBeVisible();
    await expectListsSound(page, 'a record');
  }
  for (const tab of tabsFor('admin')) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visitPanel(page, personUrl(people[0].id, tab));
    await expectListsSound(page, `the tab ${tab} of a record`);
  }

  for (const name of [
    'staff-invoices',
    'staff-audit',
    'staff-till',
    'staff-requests',
    'staff-settings-team',
    'staff-sheets',
    'staff-figures',
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visitPanel(page, routes[name]);
    await expectListsSound(page, routes[name]);
  }
});

const heightOf = async (row: Locator): Promise<number> => (await row.boundingBox())?.height ?? 0;

test('rows of the panel’s lists are 44 to 56 px tall with a pointer, and their targets 44 px by touch', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsDirector(page.request);
  const mark = newMark();
  const day = pickDay();
  const person = { phone: '+34600200300', email: `fila-${mark}@example.org` };
  for (const [place, type] of ['office', 'home', 'video'].entries())
    await planByApi(page.request, {
      fullName: `Fila ${place} ${mark}`,
      person: { ...person, fullName: `Fila ${place} ${mark}` },
      type,
      ...(type === 'home' ? { address } : {}),
      startsAt: `${day}T${String(6 + place * 3).padStart(2, '0')}:25:00Z`,
    });
  const openList = async (where: Page) => {
    await visitPanel(where, routes['staff-agenda']);
    await fillDay(where.getByLabel('Ir a un día'), day);
    await where.getByRole('button', { name: 'Lista' }).click();
    const rows = where.getByRole('main').getByRole('listitem').filter({ hasText: mark });
    await expect(rows).toHaveCount(3);
    return rows;
  };
  const isDense = async (rows: Locator) => {
    for (const row of await rows.all()) {
      const height = await heightOf(row);
      expect(height, await row.innerText()).toBeGreaterThanOrEqual(44);
      expect(height, await row.innerText()).toBeLessThanOrEqual(56);
    }
  };
  await isDense(await openList(page));

  await visitPanel(page, routes['staff-people']);
  await page.getByLabel('Buscar por nombre, teléfono o correo').fill(mark);
  const people = page.getByRole('list', { name: 'Personas' }).getByRole('listitem');
  await expect(people).toHaveCount(3);
  await isDense(people);
  await people.first().getByRole('link', { name: mark }).click();
  const appointments = page.getByRole('region', { name: 'Citas' }).getByRole('listitem');
  await expect(appointments.first()).toBeVisible();
  await isDense(appointments);

  // Hoy: one that has arrived and is unpaid has the most to offer.
  const arrived = await planSoonByApi(page.request, { fullName: `Fila de hoy ${mark}` }, 10);
  const note = { data: { status: 'arrived' } };
  await page.request.post(`/api/staff/appointments/${arrived.id}/attendance`, note);
  await visitPanel(page, routes.staff);
  const today = page.getByRole('region', { name: /^\d+ citas?$/ }).getByRole('listitem');
  // Late in the evening it is tomorrow's; longer names of other tests wrap.
  await isDense(today.filter({ hasText: mark }));

  await visitPanel(page, routes['staff-audit']);
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: mark });
  await expect(lines.first()).toBeVisible();
  await isDense(lines);

  const touch = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    storageState: await page.request.storageState(),
  });
  const phone = await touch.newPage();
  const rows = await openList(phone);
  for (const button of await rows.getByRole('button').all())
    expect(await heightOf(button), await button.innerText()).toBeGreaterThanOrEqual(44);
  await touch.close();
});
