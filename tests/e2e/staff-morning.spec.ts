import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Agenda } from '#clinic/appointments/agenda/contract.ts';
import { addDays, wallTimeOf, weekdayOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { director } from '#tests/support/servers/director.ts';
import { closeByEscape, expect, expectAccessible, test, toastIn } from './app.ts';
import { fillDay } from './date-fields.ts';
import { tabTo, write, writeDay } from './keys.ts';
import { openAccount } from './people.ts';
import { planByApi, planSoonByApi, signInAsDirector, visitPanel } from './staff.ts';

const newCallerName = () => `Ona ${randomBytes(4).toString('hex')}`;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Signs in by the demonstration's role button. Leaves the open page first: it would continue to send requests
 * as the former user and find the desk locked.
 */
async function signInAs(page: Page, username: 'recepcion' | 'fermi', path = '/staff'): Promise<void> {
  await page.goto('about:blank');
  const reply = await page.request.post('/api/demo/staff-sessions', { data: { username } });
  expect(reply.status()).toBe(200);
  await visitPanel(page, path);
}

async function professionalNamed(request: APIRequestContext, name: string): Promise<number> {
  const all: { id: number; name: string }[] = await (await request.get('/api/professionals')).json();
  return all.find((one) => one.name === name)?.id ?? 0;
}

test('reception works a morning by keyboard only: notes arrivals and delays, finds a patient, moves an appointment, locks and unlocks the desk', async ({
  page,
  request,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(409);
  expectRefusal(423, 'perhaps');
  const here = newCallerName();
  const caught = newCallerName();
  await signInAsDirector(request);
  // A colleague's hours: those of the director fill up in a whole run, and an arrival is noted on the day's next hours only.
  const { startsAt } = await planSoonByApi(request, { fullName: here, professionalId: 2 });
  const { id } = await (
    await request.post('/api/staff/people', { data: { fullName: caught, phone: '+34 600 000 004' } })
  ).json();
  const planned = await request.post('/api/staff/appointments', {
    data: { patientId: id, professionalId: 1, type: 'office', startsAt: freeDay.startsAt('10:30') },
  });
  expect(planned.status()).toBe(201);

  await page.goto('/staff');
  const enter = page.getByRole('button', { name: 'Entrar como recepción' });
  await enter.waitFor();
  await press(page, enter);
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();

  // The delay dialog shows the message first and sends nothing by itself.
  await press(page, page.getByRole('button', { name: 'Voy tarde' }));
  const late = page.getByRole('dialog', { name: 'Voy tarde' });
  // Reception chooses whose delay it is, unless only one professional has an appointment in progress.
  await tabTo(page, late.getByRole('combobox', { name: 'Profesional que llega tarde' }));
  await page.keyboard.type('Dra');
  await tabTo(page, late.getByRole('radio').first());
  await page.keyboard.press('Space');
  await expect(late.getByText(/retraso|Hoy ya no viene nadie más/).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(late).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Voy tarde' })).toBeFocused();

  // Finds a patient by name and opens the record with Enter.
  await press(page, page.getByRole('link', { name: 'Personas' }).filter({ visible: true }), 'Shift+Tab');
  await write(page, 'Buscar por nombre, teléfono o correo', caught);
  await expect(page.getByRole('list', { name: 'Personas' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: caught })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('+34 600 000 004');

  await press(page, page.getByRole('link', { name: 'Agenda' }).filter({ visible: true }), 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
  await writeDay(page, 'Ir a un día', wallTimeOf(new Date(startsAt)).day);
  await press(page, page.getByRole('button', { name: 'Lista' }), 'Shift+Tab');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: here });
  await row.getByRole('button', { name: `Ha llegado: ${here}` }).press('Enter');
  await expect(row.locator('strong')).toHaveText('Ha llegado');
  await row.getByRole('button', { name: `Más: ${here}` }).press('Enter');
  await row.getByRole('button', { name: `Deshacer «Ha llegado»: ${here}` }).press('Enter');
  await expect(row.locator('strong')).toHaveText('Confirmada');

  // Moves an appointment with the arrow keys in the day view.
  await page.getByRole('button', { name: 'Día', exact: true }).press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Día anterior' }));
  await writeDay(page, 'Ir a un día', freeDay.day);
  const block = page.getByRole('button', { name: new RegExp(`^${caught}`) });
  await expect(block).toContainText('10:30–11:30');
  await press(page, page.getByRole('button', { name: `Mover: ${caught}, 10:30–11:30` }));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Cambiar la cita de ${caught}` })).toContainText('10:15');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fuera de horario')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(block).toContainText('10:15–11:15');
  await expect(block).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Bloquear la pantalla' }), 'Shift+Tab');
  const field = page.getByLabel('Contraseña', { exact: true });
  await expect(field).toBeFocused();
  await expect(page.getByText(caught).filter({ visible: true })).toHaveCount(0);
  await page.keyboard.type(director.password);
  await page.keyboard.press('Enter');
  await expect(block).toBeVisible();
});

async function press(page: Page, what: Locator, key?: 'Shift+Tab') {
  await tabTo(page, what, key);
  await page.keyboard.press('Enter');
}

test('reception books ninety minutes at 13:15 for two patients, and the appointment is listed for both', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(409);
  const one = newCallerName();
  const other = newCallerName();
  await signInAs(page, 'recepcion', '/staff/agenda');
  await fillDay(page.getByLabel('Ir a un día'), freeDay.day);
  await page.getByRole('button', { name: 'Nueva cita' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva cita' });
  await dialog.getByLabel('Nombre y apellidos').fill(one);
  await dialog.getByLabel('Vienen dos personas').check();
  await dialog.getByRole('group', { name: 'Segunda persona' }).getByLabel('Nombre y apellidos').fill(other);
  await dialog.getByLabel('Hora', { exact: true }).fill('13:15');
  await dialog.getByLabel('Duración').selectOption('90 minutos');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Citar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Citar igualmente' }).click();
  await expect(toastIn(page)).toContainText(`Cita con ${one}`);
  const block = page
    .getByRole('button', { name: new RegExp(`^${one} y ${other}`) })
    .filter({ visible: true });
  await expect(block).toContainText('13:15–14:45');
  await block.click();
  await expect(page.getByRole('dialog', { name: one })).toContainText(`Viene con${other}`);
});

test.describe('on a phone', () => {
  test.use({ ...phone });

  test('reception books for a caller without e-mail; a slot just taken by a colleague loses nothing that was typed', async ({
    page,
    request,
    freeDay,
    expectRefusal,
  }) => {
    expectRefusal(409);
    const name = newCallerName();
    await signInAsDirector(request);
    await signInAs(page, 'recepcion', '/staff/agenda');
    await fillDay(page.getByLabel('Ir a un día'), freeDay.day);
    await page.getByRole('button', { name: 'Libre 12:00, Dra. Nausica Riubell' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva cita' });
    await dialog.getByLabel('Nombre y apellidos').fill(name);
    await dialog.getByLabel('Teléfono (opcional)').fill('600 000 005');
    await planByApi(request, { fullName: newCallerName(), startsAt: freeDay.startsAt('12:00') });
    await dialog.getByRole('button', { name: 'Citar', exact: true }).click();
    // In sight although the form is longer than the screen and its button stays at the end.
    await expect(dialog.getByRole('alert').filter({ hasText: 'No se ha citado' })).toBeInViewport({
      ratio: 1,
    });
    await expect(dialog.getByLabel('Nombre y apellidos')).toHaveValue(name);
    await expect(dialog.getByLabel('Teléfono (opcional)')).toHaveValue('600 000 005');
    await expectAccessible(page);
    await dialog.getByLabel('Hora', { exact: true }).fill('10:30');
    await dialog.getByRole('button', { name: 'Citar', exact: true }).click();
    await expect(toastIn(page)).toContainText(`Cita con ${name}`);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('10:30–11:30');
    await expect(row).toContainText('65 € · por pagar');

    // A voicemail from yesterday: the cancellation counts from when it arrived.
    await row.getByRole('button', { name, exact: true }).click();
    const opened = page.getByRole('dialog', { name });
    await opened.getByRole('button', { name: 'Cancelar la cita' }).click();
    await fillDay(opened.getByLabel('Día del aviso'), addDays(wallTimeOf(new Date()).day, -1));
    await opened.getByRole('button', { name: 'Cancelar la cita' }).click();
    await expect(toastIn(page)).toContainText('Cita cancelada');
    await expect(row).toHaveCount(0);
  });

  test('a series shows its conflicts before it is booked, and again before it moves to another weekday', async ({
    page,
    request,
  }) => {
    const name = newCallerName();
    await signInAsDirector(request);
    const monday = await findQuietMonday(request);
    // Conflicts with the second Monday and the third Wednesday.
    for (const days of [7, 16]) {
      const startsAt = instantOf(addDays(monday, days), '06:20').toISOString();
      await planByApi(request, { fullName: newCallerName(), minutes: 30, startsAt });
    }
    await signInAs(page, 'recepcion', '/staff/agenda');
    await fillDay(page.getByLabel('Ir a un día'), monday);
    await page.getByRole('button', { name: 'Nueva cita' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva cita' });
    await dialog.getByLabel('Nombre y apellidos').fill(name);
    await dialog.getByLabel('Hora', { exact: true }).fill('06:00');
    await dialog.getByLabel('Se repite').selectOption('Cada semana');
    await dialog.getByLabel('Cuántas citas').fill('4');
    await dialog.getByRole('button', { name: 'Ver las fechas' }).click();
    await dialog.getByRole('button', { name: 'Citar también fuera de horario' }).click();
    await expect(dialog.getByText('Se citarán 3 de 4; las marcadas se quedan fuera.')).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toContainText('Hora ocupada');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Citar 3' }).click();
    await expect(toastIn(page)).toContainText('3 citas guardadas');

    await page.getByRole('button', { name, exact: true }).click();
    const opened = page.getByRole('dialog', { name });
    await opened.getByRole('button', { name: 'Cambiar esta y las siguientes' }).click();
    await opened.getByLabel('Día de la semana').selectOption('Miércoles');
    await opened.getByRole('button', { name: 'Ver cómo quedaría' }).click();
    await opened.getByRole('button', { name: 'Cambiar también fuera de horario' }).click();
    await expect(opened.getByText('Cambian 2; una se queda como está.', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await opened.getByRole('button', { name: 'Cambiar 2' }).click();
    await expect(toastIn(page)).toContainText('Serie cambiada');
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    await fillDay(page.getByLabel('Ir a un día'), addDays(monday, 2));
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toContainText(
      '06:00–07:00',
    );
  });

  test('a therapist without reception manages their own appointments and leaves notes about the others', async ({
    page,
    request,
  }) => {
    const own = newCallerName();
    const foreign = newCallerName();
    const waiting = newCallerName();
    await signInAsDirector(request);
    const professionalId = await professionalNamed(request, 'Fermí Valldoreix');
    const { startsAt } = await planSoonByApi(request, { fullName: own, professionalId });
    await planSoonByApi(request, { fullName: foreign });
    await signInAs(page, 'fermi', '/staff/agenda');
    await fillDay(page.getByLabel('Ir a un día'), wallTimeOf(new Date(startsAt)).day);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: own });
    await expect(row).toBeVisible();
    await expect(page.getByText(foreign)).toHaveCount(0);
    await row.getByRole('button', { name: `Ha llegado: ${own}` }).click();
    await expect(row.locator('strong')).toHaveText('Ha llegado');
    await row.getByRole('button', { name: `Cobrar: ${own}` }).click();
    await page.getByRole('button', { name: 'Bizum' }).click();
    await page.getByRole('button', { name: /^Cobrar 65/ }).click();
    await expect(page.getByText(/^Cobrados 65/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(row).toContainText('65 € · pagada');
    // A therapist cannot book for a colleague.
    await page.getByRole('button', { name: 'Nueva cita' }).click();
    const booking = page.getByRole('dialog', { name: 'Nueva cita' });
    await expect(booking.getByLabel('Profesional').getByRole('option')).toHaveText(['Fermí Valldoreix']);
    await closeByEscape(booking);

    await visitPanel(page, '/staff');
    await page.getByRole('button', { name: 'Apuntar una llamada' }).click();
    const note = page.getByRole('dialog', { name: 'Nueva llamada pendiente' });
    await note.getByLabel('Quién espera la llamada').fill(waiting);
    await note.getByLabel('Teléfono').fill('600 000 006');
    await note.getByLabel('Qué quiere').selectOption('Necesita un documento');
    await note.getByRole('button', { name: 'Guardar la llamada' }).click();
    await expect(toastIn(page)).toContainText(`llamar a ${waiting}`);
    await expectAccessible(page);

    await signInAs(page, 'recepcion');
    const done = page.getByRole('button', { name: `Ya he llamado: ${waiting}` });
    await done.click();
    await expect(done).toHaveCount(0);
  });
});

test('reception sends a withheld letter now, from Hoy', async ({ page, request }) => {
  const fullName = newCallerName();
  const email = `${randomBytes(5).toString('hex')}@example.org`;
  await openAccount(request, { fullName, email });
  // Five letters a day reach an unverified address; the sixth is withheld.
  const message = { name: fullName, email, subject: 'other', message: 'Hola', privacy: true };
  for (let count = 0; count < 2; count++)
    expect((await request.post('/api/contact', { data: message })).status()).toBeLessThan(300);
  let current = 'casa-de-paper-7';
  for (let count = 0; count < 4; count++) {
    const next = `paraula-nova-${count}`;
    expect((await request.post('/api/password', { data: { current, next } })).status()).toBe(200);
    current = next;
  }
  const count = async (wanted: string) =>
    ((await (await request.get('/api/demo/outbox')).json()) as { to: string; status: string }[]).filter(
      ({ to, status }) => to === email && status === wanted,
    ).length;
  // Some letters are written by jobs.
  await expect.poll(() => count('suppressed')).toBe(1);
  await signInAs(page, 'recepcion');
  const withheld = page.getByRole('listitem').filter({ hasText: email });
  const heading = page.getByRole('heading', { name: 'Mensajes que no han llegado' });
  await heading.waitFor();
  if (!(await withheld.isVisible())) await heading.click();
  await expect(withheld).toContainText('Retenido: nadie ha verificado esa dirección');
  await expectAccessible(page);
  await withheld.getByRole('button', { name: 'Enviar ahora' }).click();
  await expect(toastIn(page)).toContainText(email);
  await expect(withheld).toHaveCount(0);
  // The code of the registration, and six letters.
  await expect.poll(() => count('sent')).toBe(7);
});

/** A Monday at the start of four weeks without holidays, absences or appointments. */
async function findQuietMonday(request: APIRequestContext): Promise<string> {
  const today = wallTimeOf(new Date()).day;
  const first = addDays(today, 1 - weekdayOf(today));
  for (let weeks = 40; weeks < 90; weeks++) {
    const monday = addDays(first, weeks * 7);
    const reply = await request.get(`/api/staff/agenda?from=${monday}&to=${addDays(monday, 27)}`);
    const { holidays, absences, appointments }: Agenda = await reply.json();
    if (holidays.length + absences.length + appointments.length === 0) return monday;
  }
  throw new Error('The tests have used up the calendar.');
}
