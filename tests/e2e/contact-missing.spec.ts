import { expect, expectAccessible, test, toastIn, visit } from './app.ts';
import { openAccount, register } from './people.ts';

test('a person without e-mail and phone is warned before booking, and can add one inside the form', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(400);
  const person = await openAccount(page.request);
  await visit(page, '/appointments');
  await page.getByLabel('Notas').fill('Lo escrito se queda.');
  const summary = page.getByRole('complementary', { name: 'Resumen' });
  await expect(summary).toContainText('No tenemos cómo avisarte');
  await expect(summary.getByRole('button', { name: 'Reservar Consulta' })).toBeEnabled();
  await summary.getByRole('button', { name: 'Añadir correo o teléfono' }).click();
  const contact = page.getByLabel('Correo o teléfono');
  await expect(contact).toBeFocused();
  await contact.press('Enter');
  await expect(contact).toHaveAccessibleDescription(/Escribe un correo o un teléfono/);
  await contact.fill('ona@');
  await page.getByLabel('Tu contraseña').fill(person.password);
  await page.getByLabel('Tu contraseña').press('Enter');
  await expect(contact).toHaveAccessibleDescription(/Escribe un correo electrónico válido/);
  await expectAccessible(page);
  await contact.fill(`${person.username}@example.org`);
  await summary.getByRole('button', { name: 'Guardar' }).click();
  await expect(summary).toContainText('Ya tenemos cómo avisarte');
  await expect(summary).not.toContainText('No tenemos cómo avisarte');
  await expect(page.getByLabel('Notas')).toHaveValue('Lo escrito se queda.');
  const { email } = await (await page.request.get('/api/user')).json();
  expect(email).toBe(`${person.username}@example.org`);
});

test('adding a phone closes and empties the form, which still asks for an e-mail', async ({ page }) => {
  const person = await openAccount(page.request);
  await visit(page, '/appointments');
  const summary = page.getByRole('complementary', { name: 'Resumen' });
  await summary.getByRole('button', { name: 'Añadir correo o teléfono' }).click();
  await page.getByLabel('Correo o teléfono').fill('+34 600 000 000');
  await page.getByLabel('Tu contraseña').fill(person.password);
  await summary.getByRole('button', { name: 'Guardar' }).click();
  await expect(toastIn(page)).toContainText('Teléfono guardado; falta verificarlo');
  await expect(summary).toContainText('Solo podemos llamarte');
  await summary.getByRole('button', { name: 'Añadir correo' }).click();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('');
  await expect(page.getByLabel('Tu contraseña')).toHaveValue('');
});

test('registering without an e-mail shows the same warning beside the fields', async ({ page }) => {
  await visit(page, '/auth?redirect=appointments');
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  const note = page.getByText('Sin correo no te llegan confirmaciones');
  await expect(note).toBeVisible();
  await page.getByRole('textbox', { name: 'Teléfono (opcional)' }).fill('+34 600 000 000');
  await expect(note).toBeVisible();
  const email = page.getByRole('textbox', { name: 'Correo electrónico (opcional)' });
  await email.fill('ona@example.org');
  await expect(note).toBeHidden();
  await email.fill('');
  await expect(note).toBeVisible();
  await register(page);
  await expect(page).toHaveURL('/appointments');
  await expect(page.getByText('No tenemos cómo avisarte')).toHaveCount(0);
});

test('an hour within a day states the cancellation terms before booking', async ({ page }) => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  // Served for the day the form selects by itself, whatever today is.
  const show = (startsAt: string) =>
    page.route('/api/availability?*', (route) =>
      route.fulfill({
        json: { days: [{ date: hours(120).slice(0, 10), slots: [{ time: '12:00', startsAt, free: true }] }] },
      }),
    );
  await openAccount(page.request, { email: 'montse@example.org' });
  await show(hours(20));
  await visit(page, '/appointments');
  const summary = page.getByRole('complementary', { name: 'Resumen' });
  const late = summary.getByText(
    'Faltan menos de 24 horas: ya no se cambia; si la cancelas, no se devuelve.',
  );
  await expect(late).toBeVisible();
  await expectAccessible(page);
  await page.unroute('/api/availability?*');
  await show(hours(30));
  await page.reload();
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await expect(late).toBeHidden();
  await expect(summary.getByText('Puedes cambiarla, o cancelarla con devolución')).toBeVisible();
});
