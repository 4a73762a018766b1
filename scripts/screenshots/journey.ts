import type { Page } from 'playwright-core';
import type { Camera } from './camera.ts';
import { takeReadmePicture } from './readme-pictures.ts';

/** An invented patient's journey: account, booking, payment, the profile and its tabs. */
export async function takeJourney({ page, width, isWanted, take }: Camera): Promise<void> {
  const screens = [
    'sign-in',
    'booking',
    'paying',
    'held',
    'profile',
    'subscriptions',
    'security',
    'verify-email',
  ];
  if (!screens.some(isWanted)) return;
  await register(page, `vera-${width.name}`, take);
  await page.getByRole('heading', { name: 'Agenda tu Consulta' }).waitFor();
  await page.getByRole('radio', { checked: true, name: /\d\d:\d\d/ }).waitFor();
  await take('booking');
  if (width.name === 'desk' && isWanted('booking')) await takeBookingPicture(page);
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  const paying = page.getByRole('dialog', { name: /^Paga/ });
  await paying.getByRole('button', { name: /PayPal/ }).waitFor();
  await take('paying');
  await paying.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('link', { name: 'Ver mis citas' }).waitFor();
  await take('held');
  await page.getByRole('link', { name: 'Ver mis citas' }).click();
  await page.getByRole('button', { name: 'Cancelar' }).first().waitFor();
  await take('profile');
  for (const [screen, tab] of [
    ['subscriptions', 'Suscripciones'],
    ['security', 'Seguridad'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.waitForLoadState('networkidle');
    await take(screen);
  }
}

async function register(page: Page, username: string, take: Camera['take']): Promise<void> {
  await page.goto('/auth?redirect=appointments', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Correo electrónico').fill(`${username}@example.org`);
  for (const label of ['Contraseña', 'Confirmar contraseña'])
    await page.getByLabel(label, { exact: true }).fill('tres gats al balcó');
  await take('sign-in');
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await page.getByRole('link', { name: 'Más tarde' }).waitFor();
  await take('verify-email');
  await page.getByRole('link', { name: 'Más tarde' }).click();
}

/** Captures the slot selection below the drawing of windows, which shows the product best. */
async function takeBookingPicture(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Cerrar' })
    .click({ timeout: 2_000 })
    .catch(() => {});
  await page.getByRole('radio', { name: /10:30/ }).scrollIntoViewIfNeeded();
  await takeReadmePicture(page, 'booking');
}
