import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startProduct } from '#tests/support/product.ts';
import { findChromium } from './chromium.mjs';

/** `npm run screenshots`: the real product on an empty folder, a made-up person, every screen at two widths. */
const folder = 'screenshots';
const readmePicture = 'docs/booking.png';
const widths = [
  { name: 'phone', viewport: { width: 360, height: 740 }, isMobile: true },
  { name: 'desk', viewport: { width: 1280, height: 800 }, isMobile: false },
];

const dataDir = mkdtempSync(join(tmpdir(), 'onyar-screenshots-'));
const product = await startProduct({ DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  mkdirSync(folder, { recursive: true });
  for (const width of widths) await takeAll(browser, width);
} finally {
  await browser.close();
  await product.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

async function takeAll(
  chrome: Browser,
  { name, viewport, isMobile }: (typeof widths)[number],
): Promise<void> {
  const context = await chrome.newContext({
    baseURL: product.url,
    viewport,
    isMobile,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  });
  // Somebody who has been here before: the notice about cookies would lie over every picture.
  await context.addInitScript(() =>
    localStorage.setItem('cookieConsent', '{"necessary":true,"analytics":false,"marketing":false}'),
  );
  const page = await context.newPage();
  const take = (screen: string) =>
    page.screenshot({ path: `${folder}/${screen}-${name}.png`, fullPage: true });
  for (const [path, screen] of [
    ['/', 'landing'],
    ['/auth', 'sign-in'],
    ['/plans', 'plans'],
    ['/no-existe', 'not-found'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await take(screen);
  }
  await register(page, `vera-${name}`);
  await page.getByRole('heading', { name: 'Agenda tu Consulta' }).waitFor();
  await page.getByRole('radio', { checked: true, name: /\d\d:\d\d/ }).waitFor();
  await take('booking');
  if (name === 'desk') await pictureForReadme(page);
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
  await context.close();
}

async function register(page: Page, username: string): Promise<void> {
  await page.goto('/auth?redirect=appointments', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await page.getByLabel('Nombre de usuario').fill(username);
  for (const label of ['Contraseña', 'Confirmar contraseña'])
    await page.getByLabel(label, { exact: true }).fill('tres gats al balcó');
  await page.getByRole('button', { name: 'Registrarse' }).click();
}

/** The hour is chosen where the windows are: that part of the page is what the product looks like. */
async function pictureForReadme(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('radio', { name: /10:30/ }).scrollIntoViewIfNeeded();
  mkdirSync('docs', { recursive: true });
  await page.screenshot({ path: readmePicture });
}
