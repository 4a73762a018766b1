import { expect, expectAccessible, test, visit } from './house.ts';
import { openAccount, register } from './people.ts';

test('somebody without e-mail and phone is told before booking, and can add one without leaving the form', async ({
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

test('whoever registers with neither reads the same beside the fields', async ({ page }) => {
  await visit(page, '/auth?redirect=appointments');
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  const note = page.getByText('Sin correo ni teléfono no tenemos cómo avisarte');
  await expect(note).toBeVisible();
  const phone = page.getByRole('textbox', { name: 'Teléfono (opcional)' });
  await phone.fill('+34 600 000 000');
  await expect(note).toBeHidden();
  await phone.fill('');
  await expect(note).toBeVisible();
  await register(page);
  await expect(page).toHaveURL('/appointments');
  await expect(page.getByText('No tenemos cómo avisarte')).toHaveCount(0);
});

test('an hour within a day says what cancelling will mean, before it is booked', async ({ page }) => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  // Under a day that the form looks at by itself, whatever day it is today.
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
  await expect(summary).toContainText(
    'Una vez pagada no se puede cambiar, y si la cancelas el importe no se devuelve.',
  );
  await expectAccessible(page);
  await page.unroute('/api/availability?*');
  await show(hours(30));
  await page.reload();
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await expect(summary).not.toContainText('no se devuelve');
});
