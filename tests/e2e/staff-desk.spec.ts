import type { Locator, Page } from '@playwright/test';
import { director } from '#tests/support/servers/director.ts';
import { closeByEscape, expect, expectAccessible, test } from './app.ts';

const panel = (page: Page) => page.getByRole('navigation', { name: 'Panel' }).filter({ visible: true });
const field = (page: Page) => page.getByLabel('Contraseña', { exact: true });
const lock = (page: Page) => page.getByRole('button', { name: 'Bloquear la pantalla' });
const nextPerson = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Cambiar de persona' }).getByRole('button', { name });

/** Opens the dialog of a new appointment. Returns its first field. */
async function beginAppointment(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Nueva cita' }).click();
  return page.getByRole('dialog').getByRole('textbox').first();
}

/**
 * Once a colleague has taken the desk, delivers one late response that still names the former user.
 * @returns whether it was delivered
 */
async function delaySessionResponse(page: Page) {
  const late = { isTaken: false, said: false };
  const former = await (await page.request.get('/api/staff/me')).json();
  page.on('response', (reply) => {
    if (reply.url().endsWith('/api/staff/desk/take')) late.isTaken = reply.ok();
  });
  await page.route('**/api/staff/me', async (route) => {
    if (!late.isTaken || late.said) return route.fallback();
    late.said = true;
    await route.fulfill({ json: former });
  });
  return late;
}

test('two colleagues switch at one desk with one press and a password, and neither sees the other’s unfinished input', async ({
  page,
  context,
  expectRefusal,
}) => {
  expectRefusal(400);
  expectRefusal(423);
  // Pending requests of the panel during sign-out.
  expectRefusal(401, 'perhaps');
  let presses = 0;
  const press = async (what: Locator) => {
    presses += 1;
    await what.click();
  };
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Entrar como recepción' }).click();
  await expect(panel(page)).toBeVisible();
  await lock(page).click();
  // No other user has been at this desk today.
  await expect(page.getByRole('button', { name: 'Otra persona' })).toBeVisible();
  await page.getByRole('button', { name: 'Entrar como Fermí' }).click();
  await expect(page.getByRole('banner')).toContainText('Fermí Valldoreix');
  const otherTab = await context.newPage();
  await otherTab.goto('/staff/agenda');
  await expect(otherTab.getByRole('banner')).toContainText('Fermí Valldoreix');

  // The desk locks while text is being typed. Drafts are not stored here, because on a busy machine the
  // autosave might come first.
  await page.route('**/api/staff/drafts', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { success: true } }) : route.fallback(),
  );
  await (await beginAppointment(page)).fill('Pau Serra');
  expect((await page.request.post('/api/staff/lock')).status()).toBe(200);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await press(nextPerson(page, 'Recepción'));
  await expect(page.getByRole('heading', { name: 'Cambiar de persona' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('otra-cosa');
  await page.keyboard.press('Enter');
  await expect(page.getByText('La contraseña no es correcta.')).toBeVisible();
  await field(page).fill(director.password);
  await press(page.getByRole('button', { name: 'Entrar' }).and(page.locator('[type=submit]')));
  expect(presses).toBe(2);
  await expect(page.getByRole('heading', { name: 'Hoy', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Recepción');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(await beginAppointment(page)).toHaveValue('');
  await closeByEscape(page.getByRole('dialog'));
  // The other tab switches as well, without user action.
  await expect(otherTab.getByRole('banner')).toContainText('Recepción');
  await expect(otherTab.getByRole('banner')).not.toContainText('Fermí');
  await otherTab.close();

  // Switching back, on a phone in the dark scheme.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  presses = 0;
  await page.goto('/staff/personas');
  await press(lock(page));
  const late = await delaySessionResponse(page);
  await expect(nextPerson(page, 'Fermí Valldoreix')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await press(nextPerson(page, 'Fermí Valldoreix'));
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(director.password);
  await page.keyboard.press('Enter');
  expect(presses).toBe(2);
  // The panel opens the user's own day, not the former user's page.
  await expect(page.getByRole('heading', { name: 'Hoy', level: 1 })).toBeVisible();
  expect(late.said).toBe(true);
  await page.unroute('**/api/staff/me');
  await expect(await beginAppointment(page)).toHaveValue('');
  await closeByEscape(page.getByRole('dialog'));

  // A user who signs out is no longer listed; the others are.
  await page.getByRole('button', { name: /^Tu sesión/ }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  const waiting = page.getByRole('region', { name: 'Han entrado hoy en este puesto' });
  await expect(waiting.getByRole('button')).toHaveCount(1);
  await expectAccessible(page);
  await waiting.getByRole('button', { name: 'Recepción' }).click();
  await field(page).fill(director.password);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();

  // A user new to this desk signs in with full credentials, while reception stays listed.
  await lock(page).click();
  await page.getByRole('button', { name: 'Otra persona' }).click();
  await page.getByLabel('Nombre de usuario').fill(director.username);
  await field(page).fill(director.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText(director.fullName);
  await lock(page).click();
  await expect(nextPerson(page, 'Recepción')).toBeVisible();
});
