import { Secret, TOTP } from 'otpauth';
import { expect, expectAccessible, test } from './house.ts';

const staffPassword = 'river-stone-lantern';

test('in the demonstration each role is one press away; a locked desk shows nothing and keeps what was begun', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(400);
  expectRefusal(423);
  await page.goto('/staff');
  const direction = page.getByRole('button', { name: 'Entrar como dirección' });
  await expect(direction).toBeVisible();
  await expectAccessible(page);
  await direction.click();
  const panel = page.getByRole('navigation', { name: 'Panel' });
  await expect(panel).toBeVisible();
  await page.goto('/staff/agenda');
  await page.getByRole('button', { name: 'Bloquear la pantalla' }).click();
  await expect(page.getByRole('heading', { name: 'Pantalla bloqueada' })).toBeVisible();
  // Whoever comes back only types.
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expect(panel).toBeHidden();
  await expectAccessible(page);
  // Another page, or the same anew, is locked as well.
  await page.reload();
  await page.getByLabel('Contraseña', { exact: true }).fill('otra-cosa');
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(page.getByText('La contraseña no es correcta.')).toBeVisible();
  await page.getByLabel('Contraseña', { exact: true }).fill(staffPassword);
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(panel).toBeVisible();
  // Another tab locks it in the middle of a sentence: the dialog is unseen, and there again afterwards.
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Nueva cita' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('Pau Serra');
  expect((await page.request.post('/api/staff/lock')).status()).toBe(200);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expect(dialog).toBeHidden();
  await page.keyboard.type(staffPassword);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Pau Serra');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bloquear la pantalla' }).click();
  await page.getByRole('button', { name: 'Entrar como Fermí' }).click();
  await expect(panel).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Fermí Valldoreix');
});

test('outside the demonstration a second factor is set up first, and its codes on paper are shown once', async ({
  page,
}) => {
  // The demonstration asks for none: here its answer is what the clinic's own would be.
  let secondFactor = 'none';
  await page.route('**/api/staff/me', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), secondFactor } });
  });
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Entrar como recepción' }).click();
  await expect(page.getByRole('heading', { name: 'Activa tu segundo paso' })).toBeFocused();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await page.getByRole('button', { name: 'No puedo escanearlo' }).click();
  await expectAccessible(page);
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
  await page
    .getByLabel('Código', { exact: true })
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByRole('heading', { name: 'Guarda tus códigos en papel' })).toBeFocused();
  const paper = await page.getByRole('listitem').filter({ hasText: '-' }).allInnerTexts();
  expect(paper).toHaveLength(10);
  await expectAccessible(page);
  secondFactor = 'needed';
  await page.getByRole('button', { name: 'Ya los he guardado' }).click();
  await expect(page.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Código', { exact: true }).fill(paper[0] ?? '');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('navigation', { name: 'Panel' })).toBeVisible();
});
