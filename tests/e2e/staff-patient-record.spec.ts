import { randomBytes } from 'node:crypto';
import { closeByEscape, expect, expectAccessible, expectContrastInDarkMode, test, toastIn } from './app.ts';
import { fillDay } from './date-fields.ts';
import { planByApi, signInAsDirector, visitPanel } from './staff.ts';

const newCallerName = () => `Ona ${randomBytes(4).toString('hex')}`;

test('the director waives a debt with a reason and merges a duplicate patient record', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(400);
  const name = newCallerName();
  await signInAsDirector(page.request);
  const { id, patient } = await planByApi(page.request, {
    fullName: name,
    professionalId: 2,
    minutes: 30,
    startsAt: new Date(Date.now() + 20 * 3_600_000).toISOString(),
  });
  const noted = await page.request.post(`/api/staff/appointments/${id}/attendance`, {
    data: { status: 'cancelled_late' },
  });
  expect(noted.status()).toBe(200);
  const twice = await page.request.post('/api/staff/people', {
    data: { fullName: `${name} Vila`, phone: '600 000 002' },
  });
  expect(twice.status()).toBe(201);

  await visitPanel(page, `/staff/personas?persona=${patient.id}&apartado=dinero`);
  const money = page.getByRole('region', { name: 'Dinero' });
  await expect(money.getByText('Debe 65 €')).toBeVisible();
  await money.getByRole('button', { name: 'No cobrar…' }).press('Enter');
  await money.getByRole('button', { name: 'No cobrar', exact: true }).press('Enter');
  await expect(money.getByText('Elige un motivo.')).toBeVisible();
  await expectAccessible(page);
  await expectContrastInDarkMode(page);
  await money.getByLabel('Por qué no se cobran 65 €').selectOption('Un imprevisto grave');
  await money.getByRole('button', { name: 'No cobrar', exact: true }).press('Enter');
  await expect(toastIn(page)).toContainText('Deuda perdonada: 65 €');
  await expect(money.getByText('no se cobra', { exact: true })).toBeVisible();
  await expect(money.getByText(/^Debe/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Datos', exact: true }).press('Enter');
  // An unfinished correction is restored, for this user and this patient.
  const correction = page.getByRole('dialog', { name: 'Corregir la ficha' });
  const correct = () => page.getByRole('button', { name: 'Corregir', exact: true }).press('Enter');
  await correct();
  const kept = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/staff/drafts') && reply.request().method() === 'POST',
  );
  await correction.getByLabel('Teléfono').fill('600 000 009');
  await kept;
  await page.reload();
  await correct();
  await expect(correction.getByLabel('Teléfono')).toHaveValue('600 000 009');
  await expect(correction.getByText('Lo dejaste a medias')).toBeVisible();
  await closeByEscape(correction);
  await correct();
  await expect(correction.getByLabel('Teléfono')).toHaveValue('');
  // The first refused field has the focus, and what was typed stays.
  await correction.getByLabel('DNI, NIE o pasaporte').fill('12345678A');
  await correction.getByLabel('Correo electrónico').fill('nada');
  await correction.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(correction.getByLabel('DNI, NIE o pasaporte')).toBeFocused();
  await expect(correction.getByLabel('DNI, NIE o pasaporte')).toHaveValue('12345678A');
  await closeByEscape(correction);

  await page.getByRole('button', { name: 'Más', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Unir con otra ficha' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Unir con otra ficha' });
  await dialog.getByRole('button', { name: `${name} Vila` }).press('Enter');
  await expect(dialog.getByText('Así queda la ficha')).toBeVisible();
  await expect(dialog.getByText('600 000 002')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Unir las dos fichas' }).press('Enter');
  await expect(toastIn(page)).toContainText('Fichas unidas');
  await expect(page.getByRole('main').getByRole('link', { name: '600 000 002' }).first()).toBeVisible();

  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(width);
  }
});

test('an appointment is booked from the patient record with its free slots in view, then moved and cancelled', async ({
  page,
  freeDay,
}) => {
  const name = newCallerName();
  await signInAsDirector(page.request);
  const { patient } = await planByApi(page.request, {
    fullName: name,
    professionalId: 2,
    type: 'video',
    startsAt: freeDay.startsAt('09:00'),
  });
  await visitPanel(page, `/staff/personas?persona=${patient.id}&apartado=citas`);
  const hours = page.getByRole('region', { name: 'Citas' });
  await page.getByRole('button', { name: 'Nueva cita' }).press('Enter');
  const booking = page.getByRole('dialog', { name: 'Nueva cita' });
  await expect(booking).toContainText(name);
  // Defaults: the last professional and kind of this patient.
  await expect(booking.getByLabel('Tipo de consulta', { exact: true })).toHaveValue('video');
  await expect(booking.getByLabel('Profesional', { exact: true })).toHaveValue('2');
  await fillDay(booking.getByLabel('Día', { exact: true }), freeDay.day);
  await booking.getByLabel('Profesional', { exact: true }).selectOption('1');
  const free = booking.getByRole('group', { name: 'Horas libres ese día' });
  await expect(free.getByRole('button', { name: '09:00' })).toBeVisible();
  await free.getByRole('button', { name: '12:00' }).press('Enter');
  await expect(booking.getByLabel('Hora', { exact: true })).toHaveValue('12:00');
  await expectAccessible(page);
  await expectContrastInDarkMode(page);
  await booking.getByRole('button', { name: 'Citar', exact: true }).press('Enter');
  await expect(toastIn(page)).toContainText(`Cita con ${name}`);
  await expect(booking).toBeHidden();

  await hours.getByRole('button', { name: /12:00–13:00$/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('link', { name: 'Abrir la ficha' })).toHaveCount(0);
  await dialog.getByRole('button', { name: `Ha dicho que viene: ${name}` }).press('Enter');
  await expect(dialog.getByText('Ha dicho que viene', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cambiar la cita' }).press('Enter');
  await dialog.getByRole('button', { name: '16:00' }).press('Enter');
  await dialog.getByRole('button', { name: 'Cambiar la cita' }).press('Enter');
  await expect(hours.getByRole('button', { name: /16:00–17:00$/ })).toBeVisible();
  await hours.getByRole('button', { name: /16:00–17:00$/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Cancelar la cita' }).press('Enter');
  await dialog.getByRole('button', { name: 'Cancelar la cita' }).press('Enter');
  await expect(hours.getByText('Cancelada', { exact: true })).toBeVisible();
});

test('from fourteen on the patient record asks who receives notifications, and stores the answer', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(409);
  await signInAsDirector(page.request);
  const today = new Date();
  const birthDate = `${today.getFullYear() - 15}-01-02`;
  const name = newCallerName();
  const child = await page.request.post('/api/staff/people', { data: { fullName: name, birthDate } });
  const { id } = await child.json();
  await visitPanel(page, `/staff/personas?persona=${id}`);
  const notices = page.getByRole('region', { name: 'Quién recibe los avisos' });
  await expect(notices.getByText('Ha cumplido 14 años.')).toBeVisible();
  await expectAccessible(page);
  await notices.getByLabel(`${name}, en persona`).uncheck();
  await notices.getByRole('button', { name: 'Guardar la respuesta' }).press('Enter');
  await expect(notices.getByText('Alguien tiene que recibir los avisos', { exact: false })).toBeVisible();
  await notices.getByLabel(`${name}, en persona`).check();
  await notices.getByRole('button', { name: 'Guardar la respuesta' }).press('Enter');
  await expect(notices.getByText('Ha cumplido')).toHaveCount(0);
  await expect(notices.getByText(`${name}.`)).toBeVisible();
});

test('a call-back note is left, marked as done, and restored', async ({ page }) => {
  const name = newCallerName();
  await signInAsDirector(page.request);
  await visitPanel(page, '/staff');
  await page.getByRole('button', { name: 'Apuntar una llamada' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nueva llamada pendiente' });
  await dialog.getByLabel('Quién espera la llamada').fill(name);
  await dialog.getByRole('button', { name: 'Guardar la llamada' }).press('Enter');
  await expect(dialog.getByText('Elige qué quiere.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Teléfono').fill('600 000 003');
  await dialog.getByLabel('Qué quiere').selectOption('Necesita un documento');
  await dialog.getByRole('button', { name: 'Guardar la llamada' }).press('Enter');
  await expect(toastIn(page)).toContainText(`llamar a ${name}`);
  await page.getByRole('button', { name: `Ya he llamado: ${name}` }).press('Enter');
  await page.getByRole('button', { name: `Deshacer la llamada: ${name}` }).press('Enter');
  await expect(page.getByRole('button', { name: `Ya he llamado: ${name}` })).toBeVisible();
  await expectAccessible(page);
  // Removes the note before the next test reads the day.
  await page.getByRole('button', { name: `Ya he llamado: ${name}` }).press('Enter');
  await expect(page.getByRole('button', { name: `Deshacer la llamada: ${name}` })).toBeVisible();
});

test('an hour of the week is limited to one kind of consultation, and the week shows it', async ({
  page,
}) => {
  await signInAsDirector(page.request);
  await visitPanel(page, '/staff/horario');
  const week = page.getByRole('region', { name: 'Cada semana' });
  await week.getByText('Domicilio', { exact: true }).click();
  await week.getByRole('button', { name: /^lunes/i }).press('Enter');
  await expect(week.getByRole('checkbox', { name: 'lunes, 09:00' })).not.toBeChecked();
  await week.getByText('Todo', { exact: true }).click();
  await expect(week.getByRole('checkbox', { name: 'lunes, 09:00, solo una parte' })).toBeVisible();
  await expect(week.getByText('El guion indica', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expectContrastInDarkMode(page);
  // Not saved, so that the hours of other tests stay the same.
  await page.reload();
  await expect(week.getByRole('checkbox', { name: 'lunes, 09:00', exact: true })).toBeChecked();
});
