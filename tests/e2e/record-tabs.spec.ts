import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { personUrl, tabLabels, tabsFor } from '#clinic/staff/people/screens/person-tabs.ts';
import { closeByEscape, expect, expectContrastInDarkMode, test } from './app.ts';
import { expectScreenSound } from './screen-checks.ts';
import { planByApi, planSoonByApi, signInAsDirector, visitPanel } from './staff.ts';

const tabRow = (page: Page) => page.getByRole('navigation', { name: 'Apartados de la ficha' });
const tabLink = (page: Page, name: string) => tabRow(page).getByRole('link', { name, exact: true });
const currentTab = (page: Page) => tabRow(page).locator('[aria-current=page]');

/** A person who cancelled too late and owes it, and has another appointment to come. */
async function insertDebtor(page: Page, startsAt: string): Promise<number> {
  const { id, patient } = await planSoonByApi(page.request, {
    fullName: `Laia ${randomBytes(4).toString('hex')}`,
  });
  const noted = await page.request.post(`/api/staff/appointments/${id}/attendance`, {
    data: { status: 'cancelled_late' },
  });
  expect(noted.status(), await noted.text()).toBe(200);
  const place = { professionalId: 1, type: 'office', outsideHours: true };
  const next = await page.request.post('/api/staff/appointments', {
    data: { ...place, patientId: patient.id, startsAt },
  });
  expect(next.status(), await next.text()).toBe(201);
  return patient.id;
}

test('the tabs of a patient record have addresses, work by keyboard and with Back, and keep what was typed', async ({
  page,
  freeDay,
}) => {
  await signInAsDirector(page.request);
  const id = await insertDebtor(page, freeDay.startsAt('16:00'));
  await visitPanel(page, personUrl(id));
  await expect(currentTab(page)).toHaveText('Resumen');
  await expect(page.getByText('Próxima cita:')).toContainText('16:00');

  // An alert leads to its tab.
  await page.getByRole('list', { name: 'Avisos' }).getByRole('link', { name: 'Debe 65 €' }).press('Enter');
  await expect(page).toHaveURL(personUrl(id, 'dinero'));
  await expect(currentTab(page)).toHaveText('Dinero');
  const money = page.getByRole('region', { name: 'Dinero' });
  await money.getByRole('button', { name: 'No cobrar…' }).press('Enter');
  await money.getByLabel('Por qué no se cobran 65 €').selectOption('Un imprevisto grave');

  await currentTab(page).focus();
  await page.keyboard.press('Tab');
  await expect(tabLink(page, 'Datos')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(personUrl(id, 'datos'));
  await expect(page.getByRole('region', { name: 'Cuenta en la web' })).toBeVisible();
  await expect(money).toBeHidden();
  await page.goBack();
  await expect(currentTab(page)).toHaveText('Dinero');
  await expect(money.getByLabel('Por qué no se cobran 65 €')).toHaveValue('unforeseen');
  await page.goBack();
  await expect(currentTab(page)).toHaveText('Resumen');
  await page.goForward();
  await expect(money).toBeVisible();

  // Merging is behind 'Más', and its dialog returns the focus there.
  const more = page.getByRole('button', { name: 'Más', exact: true });
  await more.press('Enter');
  await page.getByRole('button', { name: 'Unir con otra ficha' }).press('Enter');
  await closeByEscape(page.getByRole('dialog', { name: 'Unir con otra ficha' }));
  await expect(more).toBeFocused();

  // The person owes something, so the payment dialog has it.
  await page.getByRole('button', { name: 'Cobrar', exact: true }).press('Enter');
  const payment = page.getByRole('dialog', { name: /^Cobrar a Laia/ });
  await expect(payment.getByRole('group', { name: 'Qué citas paga' }).getByRole('checkbox')).toHaveCount(2);
  await closeByEscape(payment);
});

test('every tab of a patient record is sound at three widths, and on a phone the current tab is in view', async ({
  page,
  freeDay,
}) => {
  await signInAsDirector(page.request);
  const id = await insertDebtor(page, freeDay.startsAt('16:00'));
  for (const tab of tabsFor('admin')) {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitPanel(page, personUrl(id, tab));
    await expect(currentTab(page)).toHaveText(tabLabels[tab]);
    await expect(currentTab(page)).toBeInViewport({ ratio: 1 });
    await expectScreenSound(page, { lowestPx: 36 });
    await expectContrastInDarkMode(page);
  }
});

test('reception has no history tab, and its first actions are an appointment and a payment', async ({
  page,
  browser,
  baseURL,
  freeDay,
}) => {
  await signInAsDirector(page.request);
  const id = await insertDebtor(page, freeDay.startsAt('16:00'));
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const desk = await context.newPage();
  const reply = await desk.request.post('/api/demo/staff-sessions', { data: { username: 'recepcion' } });
  expect(reply.status()).toBe(200);
  await visitPanel(desk, personUrl(id, 'historia'));
  await expect(currentTab(desk)).toHaveText('Resumen');
  await expect(tabRow(desk).getByRole('link')).toHaveText([
    'Resumen',
    'Citas',
    'Cuestionarios',
    'Documentos',
    'Dinero',
    'Datos',
  ]);
  const actions = desk.getByRole('main').getByRole('button');
  await expect(actions.nth(0)).toHaveText('Nueva cita');
  await expect(actions.nth(1)).toHaveText('Cobrar');
  await expect(desk.getByRole('region', { name: 'Tratamientos' })).toBeVisible();
  await context.close();
});

test('a therapist’s first action is a note; closing it half-written loses nothing', async ({
  page,
  freeDay,
}) => {
  await page.request.post('/api/demo/staff-sessions', { data: { username: 'nausica' } });
  const { patient } = await planByApi(page.request, {
    fullName: `Laia ${randomBytes(4).toString('hex')}`,
    startsAt: freeDay.startsAt('16:00'),
  });
  await visitPanel(page, personUrl(patient.id, 'citas'));
  await expect(page.getByRole('main').getByRole('button').first()).toHaveText('Escribir nota');
  await page.getByRole('button', { name: 'Escribir nota' }).press('Enter');
  const note = page.getByRole('dialog', { name: 'Nota de sesión' });
  const text = note.getByLabel('Nota', { exact: true });
  await text.fill('Hoy ha venido más tranquila.');
  // Closed before the draft is stored by itself.
  await closeByEscape(note);
  await tabLink(page, 'Dinero').press('Enter');
  await page.getByRole('button', { name: 'Seguir con la nota' }).press('Enter');
  await expect(text).toHaveValue('Hoy ha venido más tranquila.');
  await note.getByRole('button', { name: 'Guardar la nota' }).press('Enter');
  await expect(currentTab(page)).toHaveText('Historia');
  await expect(page.getByRole('region', { name: 'Mis notas de sesión' })).toContainText(
    'Hoy ha venido más tranquila.',
  );
  await expect(page.getByRole('button', { name: 'Escribir nota' })).toBeVisible();
});
