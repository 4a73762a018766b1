import { randomBytes } from 'node:crypto';
import { expect, expectAccessible, test, visit } from './app.ts';
import { waitForLetter } from './letters.ts';
import { newPerson, openAccount, signIn } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';

const newAddress = () => `montse.${randomBytes(5).toString('hex')}@example.org`;
const linkIn = (text: string) => /http\S+\/nueva-contrasena#token=\S+/.exec(text)?.[0] ?? '';

test('a forgotten password is replaced by the e-mailed link, and the new one signs in', async ({
  page,
  request,
  expectRefusal,
}) => {
  const email = newAddress();
  const person = await openAccount(request, { email });
  await visit(page, '/auth');
  await page.getByLabel('Nombre de usuario').fill(person.username);
  await page.getByRole('button', { name: '¿Has olvidado tu contraseña?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Elegir otra contraseña' });
  // The name typed before is prefilled.
  await expect(dialog.getByLabel('Nombre de usuario o correo electrónico')).toHaveValue(person.username);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(dialog.getByText('Mira tu correo')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await expect(page.getByRole('button', { name: '¿Has olvidado tu contraseña?' })).toBeFocused();

  const { text } = await waitForLetter(page.request, email, 'Elige otra contraseña');
  expect(text).toContain(`«${person.username}»`);
  const link = new URL(linkIn(text));
  await visit(page, link.pathname + link.hash);
  await expect(page).toHaveURL('/nueva-contrasena');
  expectRefusal(400);
  await page.getByLabel('Contraseña nueva').fill('tres gats al balcó');
  await page.getByLabel('Confirmar contraseña').fill('tres gats al balco');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByLabel('Confirmar contraseña')).toHaveAccessibleDescription(/no coinciden/);
  for (const label of ['Contraseña nueva', 'Confirmar contraseña'])
    await page.getByLabel(label).fill('123456');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByLabel('Contraseña nueva')).toHaveAccessibleDescription(/demasiado fácil/);
  for (const label of ['Contraseña nueva', 'Confirmar contraseña'])
    await page.getByLabel(label).fill('tres gats al balcó');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();

  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Ya puedes entrar con la nueva.')).toBeVisible();
  await signIn(page, { ...person, password: 'tres gats al balcó' });
  await expect(page).toHaveURL('/dashboard');
  await waitForLetter(page.request, email, 'Tu contraseña ha cambiado');

  // The link is used up.
  expectRefusal(410);
  await visit(page, link.pathname + link.hash);
  for (const label of ['Contraseña nueva', 'Confirmar contraseña'])
    await page.getByLabel(label).fill('una altra paraula');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByText('Este enlace ya no sirve')).toBeVisible();
  await page.getByRole('button', { name: 'Pedir otro enlace' }).click();
  await expect(page.getByRole('dialog', { name: 'Elegir otra contraseña' })).toBeVisible();
});

test('an unknown name gets the same message', async ({ page, expectRefusal }) => {
  expectRefusal(400);
  await visit(page, '/auth');
  await page.getByRole('button', { name: '¿Has olvidado tu contraseña?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(dialog.getByText('Escribe tu nombre de usuario o tu correo')).toBeVisible();
  await dialog.getByLabel('Nombre de usuario o correo electrónico').fill(newPerson().username);
  await dialog.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(dialog.getByText('Si hay una cuenta con esos datos')).toBeVisible();
});

test.describe('at every width', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the page of the link is accessible, and reports a missing link', async ({ page }) => {
    await visit(page, '/nueva-contrasena?token=nadie-lo-tiene');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nueva contraseña');
    await expectScreenSound(page);
    await visit(page, '/nueva-contrasena');
    await expect(page.getByText('Falta el enlace del correo')).toBeVisible();
  });
});
