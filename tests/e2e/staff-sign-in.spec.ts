import { Secret, TOTP } from 'otpauth';
import { closeByEscape, expect, expectAccessible, test } from './app.ts';

const staffPassword = 'river-stone-lantern';

test('the demonstration offers one button per role; a locked desk shows nothing and keeps unfinished input', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(400);
  expectRefusal(423);
  await page.goto('/staff');
  const director = page.getByRole('button', { name: 'Entrar como dirección' });
  await expect(director).toBeVisible();
  await expectAccessible(page);
  await director.click();
  const panel = page.getByRole('navigation', { name: 'Panel' });
  await expect(panel).toBeVisible();
  await page.goto('/staff/agenda');
  await page.getByRole('button', { name: 'Bloquear la pantalla' }).click();
  await expect(page.getByRole('heading', { name: 'Pantalla bloqueada' })).toBeVisible();
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expect(panel).toBeHidden();
  await expectAccessible(page);
  // Another page or a reload is locked as well.
  await page.reload();
  await page.getByLabel('Contraseña', { exact: true }).fill('otra-cosa');
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(page.getByText('La contraseña no es correcta.')).toBeVisible();
  await page.getByLabel('Contraseña', { exact: true }).fill(staffPassword);
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(panel).toBeVisible();
  // Another tab locks the desk while the user types: the dialog is hidden, and restored afterwards.
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

test('a wrong clock of the server is named before a code is typed', async ({ page }) => {
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Entrar como recepción' }).click();
  await expect(page.getByRole('navigation', { name: 'Panel' })).toBeVisible();
  let secondFactor = 'needed';
  // Sessions of the demonstration have proved their factor, and the clock of this machine is right.
  await page.route('**/api/staff/me', async (route) => {
    const response = await route.fetch();
    const staff = { ...(await response.json()), secondFactor, isServerClockWrong: true };
    await route.fulfill({ response, json: staff });
  });
  const notice = page.getByText('El reloj del servidor no está en hora: puede que el panel rechace');
  for (const [state, heading] of [
    ['needed', 'Confirma que eres tú'],
    ['none', 'Activa tu segundo paso'],
  ] as const) {
    secondFactor = state;
    await page.reload();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(notice).toBeVisible();
    await expectAccessible(page);
  }
});

test('a draft is stored for its author; a colleague who takes the desk does not see it', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(423);
  const plan = async () => {
    await page.getByRole('button', { name: 'Nueva cita' }).click();
    return page.getByRole('dialog').getByRole('textbox').first();
  };
  const inBrowser = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const lock = async () => {
    expect((await page.request.post('/api/staff/lock')).status()).toBe(200);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('heading', { name: 'Pantalla bloqueada' })).toBeVisible();
  };
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Entrar como recepción' }).click();
  const kept = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/staff/drafts') && reply.request().method() === 'POST',
  );
  await (await plan()).fill('Pau Serra');
  await kept;
  await lock();
  await page.getByRole('button', { name: 'Entrar como Fermí' }).click();
  await expect(page.getByRole('banner')).toContainText('Fermí Valldoreix');
  await page.goBack();
  // Back also passes over the entry of the dialog that was open.
  await expect(page).toHaveURL('about:blank');
  await page.goto('/staff');
  await expect(await plan()).toHaveValue('');
  expect(await inBrowser()).not.toContain('Serra');
  await expect(page.locator('html')).not.toContainText('Pau Serra');
  await closeByEscape(page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Bloquear la pantalla' }).click();
  await page.getByRole('button', { name: 'Recepción Recepción' }).click();
  await page.keyboard.type(staffPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Te espera en «Nueva cita».', { exact: true })).toBeVisible();
  await expect(await plan()).toHaveValue('Pau Serra');
  await expect(page.getByText('Lo dejaste a medias')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('');
});

test('outside the demonstration staff set up a second factor first, and see its recovery codes once', async ({
  page,
}) => {
  // The demonstration requires no second factor: this changes its response to that of a real clinic.
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
  // A virtual passkey then replaces the code.
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasUserVerification: true } as const;
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await page.getByRole('button', { name: 'Tus llaves de acceso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tus llaves de acceso' });
  await dialog.getByLabel('Nombre').fill('mi móvil');
  await expectAccessible(page);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(staffPassword);
  await dialog.getByRole('button', { name: 'Añadir llave' }).click();
  await expect(dialog.getByRole('list', { name: 'Llaves de acceso' })).toContainText('mi móvil');
  await page.reload();
  await page.getByRole('button', { name: 'Usar mi llave de acceso' }).click();
  await expect(page.getByRole('navigation', { name: 'Panel' })).toBeVisible();
  await page.getByRole('button', { name: 'Tus llaves de acceso' }).click();
  await dialog.getByRole('button', { name: 'Quitar: mi móvil' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sí, quitarla' }).click();
  await expect(dialog.getByRole('list', { name: 'Llaves de acceso' })).toBeHidden();
});

test('the sign-in page of the demonstration leads a visitor into the panel, or into a patient’s account', async ({
  page,
  request,
}) => {
  // The invented year contains this account; here it is registered.
  await request.post('/api/register', {
    data: { username: 'clara.demo', password: 'casa-de-paper-7', email: 'clara@example.org' },
  });
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Entrar como paciente' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Entrar como recepción' }).click();
  await expect(page.getByRole('navigation', { name: 'Panel' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Entrar como paciente' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Tu cuenta/ })).toBeVisible();
});
