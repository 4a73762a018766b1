import type { Page } from '@playwright/test';
import { expect, expectAccessible, pauseClock, test, toastIn, visit } from './app.ts';
import { chooseDay, chooseTime, type FreeDay } from './calendar.ts';
import { payLater } from './paying.ts';
import { openAccount, register, signIn } from './people.ts';

const address = 'Carrer Major 5, Salt';
const notes = 'Segundo piso; el timbre no funciona.';
const storedDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('pendingAppointment'));

async function askForHomeVisit(page: Page, freeDay: FreeDay) {
  await fillHomeVisit(page, freeDay);
  await sendForm(page);
}

const sendForm = (page: Page) => page.getByRole('button', { name: 'Reservar Consulta' }).click();

async function fillHomeVisit(page: Page, freeDay: FreeDay) {
  await visit(page, '/appointments');
  await page.getByRole('radio', { name: 'Consulta a domicilio' }).check();
  await chooseDay(page, freeDay);
  await chooseTime(page, '17:30');
  await page.getByLabel('Dirección').fill(address);
  await page.getByLabel('Notas').fill(notes);
}

async function expectHomeVisit(page: Page, { words }: FreeDay) {
  await expect(page.getByRole('radio', { name: 'Consulta a domicilio' })).toBeChecked();
  await expect(page.getByRole('button', { name: `${words}, seleccionado` })).toBeVisible();
  await expect(page.getByRole('radio', { name: '17:30 elegida' })).toBeChecked();
  await expect(page.getByLabel('Dirección')).toHaveValue(address);
  await expect(page.getByLabel('Notas')).toHaveValue(notes);
}

async function expectEmptyForm(page: Page) {
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Consulta en el despacho' })).toBeChecked();
  await expect(page.getByLabel('Notas')).toHaveValue('');
}

test('booking without an account leads to registration and restores the form', async ({ page, freeDay }) => {
  await askForHomeVisit(page, freeDay);
  await expect(toastIn(page)).toContainText('Inicia sesión para continuar');
  await expect(page.getByText('Te llevamos a iniciar sesión')).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL('/auth?redirect=appointments');
  await expect(page.getByText('Lo que habías elegido te espera; la hora aún no es tuya.')).toBeVisible();

  await register(page);
  await expect(page).toHaveURL('/appointments');
  await expect(toastIn(page)).toContainText('Hemos recuperado lo que elegiste');
  await expectHomeVisit(page, freeDay);
  expect(await storedDraft(page)).toBeNull();
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await payLater(page);
  await expect(page.getByRole('main')).toContainText(address);
});

test('redirects after two seconds, unless the person stays; returning without signing in restores the form', async ({
  page,
  freeDay,
}) => {
  await page.clock.install();
  await fillHomeVisit(page, freeDay);
  await test.step('staying', async () => {
    await sendForm(page);
    await page.getByRole('button', { name: 'Quedarme aquí' }).click();
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL('/appointments');
    await expectHomeVisit(page, freeDay);
  });
  await test.step('two seconds', async () => {
    // Paused before the countdown, so that a slow machine uses none of it.
    await pauseClock(page);
    await sendForm(page);
    await expect(page.getByText('Te llevamos a iniciar sesión')).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL('/appointments');
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL('/auth?redirect=appointments');
    await page.clock.resume();
  });
  await page.goBack();
  await expectHomeVisit(page, freeDay);
  expect(await storedDraft(page)).not.toBeNull();
  await sendForm(page);
  await page.getByRole('link', { name: 'Ir ahora' }).click();
  await expect(page).toHaveURL('/auth?redirect=appointments');
});

/** Returns signed in; the session response waits for `answer` while the page is usable. */
async function returnWithSlowSession(page: Page, freeDay: FreeDay) {
  await askForHomeVisit(page, freeDay);
  await page.getByRole('link', { name: 'Ir ahora' }).click();
  await expect(page).toHaveURL('/auth?redirect=appointments');
  await openAccount(page.request);
  const { promise: isTime, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/user', (route) => isTime.then(() => route.continue()));
  await page.goto('/appointments');
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  return {
    async answer() {
      answer();
      await expect(toastIn(page)).toContainText('Hemos recuperado lo que elegiste');
    },
  };
}

test('input made before the draft is restored wins, and the draft fills the rest', async ({
  page,
  freeDay,
}) => {
  const { answer } = await returnWithSlowSession(page, freeDay);
  await page.getByLabel('Notas').fill('Mejor por vídeo.');
  await page.getByRole('radio', { name: 'Videollamada' }).check();
  await answer();
  await expect(page.getByRole('button', { name: `${freeDay.words}, seleccionado` })).toBeVisible();
  await expect(page.getByRole('radio', { name: '17:30 elegida' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Videollamada' })).toBeChecked();
  await expect(page.getByLabel('Notas')).toHaveValue('Mejor por vídeo.');
});

test('an hour selected before the draft is restored is kept', async ({ page, freeDay }) => {
  const { answer } = await returnWithSlowSession(page, freeDay);
  await chooseDay(page, freeDay);
  await chooseTime(page, '12:00');
  await answer();
  await expect(page.getByLabel('Dirección')).toHaveValue(address);
  await expect(page.getByLabel('Notas')).toHaveValue(notes);
  await expect(page.getByRole('button', { name: `${freeDay.words}, seleccionado` })).toBeVisible();
  await expect(page.getByRole('radio', { name: '12:00 elegida' })).toBeChecked();
});

test('a draft older than half an hour is dropped', async ({ page, request, freeDay }) => {
  const person = await openAccount(request);
  await askForHomeVisit(page, freeDay);
  await page.getByRole('link', { name: 'Ir ahora' }).click();
  await expect(page).toHaveURL('/auth?redirect=appointments');
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem('pendingAppointment') ?? '{}');
    sessionStorage.setItem(
      'pendingAppointment',
      JSON.stringify({ ...draft, savedAt: draft.savedAt - 30 * 60_000 }),
    );
  });
  await signIn(page, person);
  await expect(page).toHaveURL('/appointments');
  await expectEmptyForm(page);
  expect(await storedDraft(page)).toBeNull();
});

test('signing out leaves no booking data for the next person', async ({ page, request, freeDay }) => {
  const person = await openAccount(request);
  await askForHomeVisit(page, freeDay);
  await page.getByRole('link', { name: 'Ir ahora' }).click();
  await expect(page).toHaveURL('/auth?redirect=appointments');
  await visit(page, '/auth');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  expect(await storedDraft(page)).not.toBeNull();

  await page.getByRole('button', { name: `Tu cuenta, @${person.username}` }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(toastIn(page)).toContainText('Sesión cerrada');
  expect(await storedDraft(page)).toBeNull();
  await page.getByRole('navigation').getByRole('link', { name: 'Reservar cita' }).click();
  await expectEmptyForm(page);
});
