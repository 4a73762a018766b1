import { randomBytes, randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { AgendaAppointment } from '#clinic/appointments/agenda/contract.ts';
import { routes } from '#platform/paths.ts';
import { expect, expectContrastInDarkMode, test, toastIn } from './app.ts';
import type { FreeDay } from './calendar.ts';
import { fillDay } from './date-fields.ts';
import { waitForLetter } from './letters.ts';
import { expectScreenSound } from './screen-checks.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

const newSender = () => {
  const part = randomBytes(4).toString('hex');
  return { name: `Ona ${part}`, email: `ona.${part}@example.org`, phone: `6${randomInt(10 ** 7, 10 ** 8)}` };
};
type Sender = ReturnType<typeof newSender>;

const signInAs = async (browser: Browser, username: string): Promise<Page> => {
  const context = await browser.newContext();
  const reply = await context.request.post('/api/demo/staff-sessions', { data: { username } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return context.newPage();
};

async function sendMessage(page: Page, sender: Sender): Promise<void> {
  const data = { ...sender, subject: 'appointment', message: '¿Tenéis hora por la tarde?', privacy: true };
  expect((await page.request.post('/api/contact', { data })).status()).toBe(201);
}

/** Opens the newest message of a sender. */
async function openMessage(page: Page, { name }: Sender) {
  await visitPanel(page, routes['staff-inbox']);
  await page.getByRole('list', { name: 'Bandeja' }).getByRole('link', { name }).last().click();
  return page.getByRole('article', { name });
}

/** Fills day and hour of the open dialog and books with the director. */
async function book(page: Page, { day }: FreeDay, time: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Nueva cita' });
  await fillDay(dialog.getByLabel('Día', { exact: true }), day);
  await dialog.getByLabel('Hora', { exact: true }).fill(time);
  await dialog.getByRole('button', { name: 'Citar', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function appointmentsOn(page: Page, day: string, name: string): Promise<AgendaAppointment[]> {
  const reply = await page.request.get(`/api/staff/agenda?from=${day}&to=${day}`);
  const { appointments } = (await reply.json()) as { appointments: AgendaAppointment[] };
  return appointments.filter(({ patient }) => patient.name === name);
}

test('a message is given an hour with the person filled in, and answered with a prepared text', async ({
  page,
  freeDay,
}) => {
  const sender = newSender();
  await sendMessage(page, sender);
  await signInAsDirector(page.request);
  const message = await openMessage(page, sender);
  const giveHour = message.getByRole('button', { name: `Dar hora: ${sender.name}` });
  await giveHour.click();
  const dialog = page.getByRole('dialog', { name: 'Nueva cita' });
  await expect(dialog.getByLabel('Nombre y apellidos')).toHaveValue(sender.name);
  await expect(dialog.getByLabel(/^Teléfono/)).toHaveValue(sender.phone);
  await expect(dialog.getByLabel(/^Correo electrónico/)).toHaveValue(sender.email);
  await expectScreenSound(page, { lowestPx: 36 });
  await book(page, freeDay, '10:30');
  await expect(toastIn(page)).toContainText(`Cita con ${sender.name}`);
  await expect(giveHour).toBeFocused();
  // Colleagues see that it is being handled.
  await expect(message).toContainText('Te encargas tú.');
  const [appointment, ...others] = await appointmentsOn(page, freeDay.day, sender.name);
  expect(others).toEqual([]);
  expect(appointment?.startsAt).toBe(freeDay.startsAt('10:30'));

  const answer = message.getByLabel('Tu respuesta');
  await answer.fill('Buenos días. ');
  await message.getByRole('button', { name: 'Insertar un texto' }).click();
  const texts = page.getByRole('dialog', { name: 'Respuestas preparadas' });
  await expect(texts.getByRole('button', { name: /^Proponer una hora/ })).toContainText(
    'Gracias por escribirnos, Ona.',
  );
  await expectScreenSound(page, { lowestPx: 36 });
  await expectContrastInDarkMode(page);
  await texts.getByRole('button', { name: /^Proponer una hora/ }).click();
  await expect(answer).toBeFocused();
  await expect(answer).toHaveValue(/^Buenos días\. Gracias por escribirnos, Ona\. .*el \[día\] a las/);
  // The first gap is selected.
  await page.keyboard.type('martes');
  await message.getByRole('button', { name: 'Enviar la respuesta' }).click();
  await expect(message.getByText('Falta rellenar «[hora]».')).toBeVisible();
  await answer.fill(
    (await answer.inputValue()).replace('[hora]', '10:30').replace('[profesional]', 'Nausica'),
  );
  await message.getByRole('button', { name: 'Enviar la respuesta' }).click();
  await expect(toastIn(page)).toContainText('La respuesta está en camino');
  const letter = await waitForLetter(page.request, sender.email, 'Respuesta de Clínica Onyar');
  expect(letter.text).toContain('Podemos darte hora el martes a las 10:30, con Nausica.');

  // The next message of the same person finds the record.
  await sendMessage(page, sender);
  const next = await openMessage(page, sender);
  await next.getByRole('button', { name: `Dar hora: ${sender.name}` }).click();
  await expect(dialog).toContainText(`Con ficha: ${sender.name}`);
  await book(page, freeDay, '12:00');
  const both = await appointmentsOn(page, freeDay.day, sender.name);
  expect(new Set(both.map(({ patient }) => patient.id)).size).toBe(1);
  expect(both).toHaveLength(2);
});

test('relatives who share a mailbox are offered as a choice, and the typed person is kept', async ({
  page,
}) => {
  const sender = newSender();
  await signInAsDirector(page.request);
  const parent = `Marta ${sender.name.slice(4)}`;
  const added = await page.request.post('/api/staff/people', {
    data: { fullName: parent, email: sender.email },
    headers: { 'idempotency-key': randomBytes(12).toString('hex') },
  });
  expect(added.status(), await added.text()).toBe(201);
  await sendMessage(page, sender);
  const message = await openMessage(page, sender);
  await message.getByRole('button', { name: `Dar hora: ${sender.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva cita' });
  await expect(dialog.getByLabel('Nombre y apellidos')).toHaveValue(sender.name);
  await expect(dialog).toContainText('¿Es para alguna de estas personas?');
  await expectScreenSound(page, { lowestPx: 36 });
  await dialog.getByRole('button', { name: parent }).click();
  await expect(dialog).toContainText(`Con ficha: ${parent}`);
  await dialog.getByRole('button', { name: 'Otra persona' }).click();
  await expect(dialog.getByLabel('Nombre y apellidos')).toHaveValue(sender.name);
});

test('a callback is given an hour with name and telephone filled in', async ({ page, freeDay }) => {
  const { name, phone } = newSender();
  await signInAsDirector(page.request);
  const left = await page.request.post('/api/staff/callbacks', {
    data: { name, phone, reason: 'new_hour' },
    headers: { 'idempotency-key': randomBytes(12).toString('hex') },
  });
  expect(left.status(), await left.text()).toBe(201);
  await visitPanel(page, routes.staff);
  await page.getByRole('button', { name: `Dar hora: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva cita' });
  await expect(dialog.getByLabel('Nombre y apellidos')).toHaveValue(name);
  await expect(dialog.getByLabel(/^Teléfono/)).toHaveValue(phone);
  await book(page, freeDay, '16:00');
  expect(await appointmentsOn(page, freeDay.day, name)).toHaveLength(1);
  await expect(page.getByRole('button', { name: `Ya he llamado: ${name}` })).toBeVisible();
});

test('the director edits the prepared texts; reception reads them', async ({
  page,
  browser,
  expectRefusal,
}) => {
  expectRefusal(400);
  const title = `Texto ${randomBytes(4).toString('hex')}`;
  await signInAsDirector(page.request);
  await visitPanel(page, routes['staff-answers']);
  await page.getByRole('button', { name: 'Añadir una respuesta' }).click();
  const form = page.getByRole('region', { name: 'Respuesta nueva' });
  await form.getByLabel('Nombre', { exact: true }).fill(title);
  await form.getByLabel('Texto').fill('Hola, {fecha}. ');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText('«{fecha}» llegaría tal cual.')).toBeVisible();
  await expect(form.getByLabel('Texto')).toBeFocused();
  await expectScreenSound(page, { lowestPx: 36 });
  await expectContrastInDarkMode(page);
  await form.getByLabel('Texto').fill('Hola, ');
  await form.getByRole('button', { name: 'Nombre de la persona' }).click();
  await expect(form.getByLabel('Texto')).toHaveValue('Hola, {nombre}');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(toastIn(page)).toContainText('Respuesta guardada');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectScreenSound(page, { lowestPx: 36 });

  const desk = await signInAs(browser, 'recepcion');
  await visitPanel(desk, routes['staff-answers']);
  await expect(desk.getByRole('heading', { name: title })).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Cambiar/ })).toHaveCount(0);
  await desk.context().close();

  await page.getByRole('button', { name: `Cambiar ${title}` }).click();
  await page.getByRole('button', { name: 'Quitar esta respuesta' }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});
