import type { Browser, Page } from 'playwright-core';

export const heights = [640, 740];
export const schemes = ['light', 'dark'] as const;

/** What a small phone shows at once, by day and by night. Old versions of the site are taken by the same words. */
export const phoneScreens = [
  'landing',
  'cookie-notice',
  'menu',
  'emergency',
  'sign-up',
  'booking',
  'paying',
  'held',
  'profile',
  'plans',
  'chat',
  'wellbeing',
] as const;
export type PhoneScreen = (typeof phoneScreens)[number];

/** The picture of a screen in a folder of them. */
export const pictureOf = (screen: PhoneScreen, height: number, scheme: string): string =>
  `${screen}-360x${height}-${scheme}.png`;

/** Each screen at both heights, by day and by night, into a folder. */
export async function takePhones(chrome: Browser, baseURL: string, folder: string): Promise<void> {
  for (const height of heights)
    for (const colorScheme of schemes) {
      const context = await chrome.newContext({
        ...{ baseURL, colorScheme, viewport: { width: 360, height }, isMobile: true, hasTouch: true },
        ...{ locale: 'es-ES', timezoneId: 'Europe/Madrid', reducedMotion: 'reduce' },
      });
      const page = await context.newPage();
      const take = (screen: PhoneScreen) =>
        page.screenshot({ path: `${folder}/${pictureOf(screen, height, colorScheme)}` });
      await takePublic(page, take);
      await takePersonal(page, take, `nuria-${height}-${colorScheme}-${Date.now() % 1e6}`);
      await context.close();
    }
}

type Take = (screen: PhoneScreen) => Promise<unknown>;

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

/** What anybody sees; the question about cookies first, and then answered. */
async function takePublic(page: Page, take: Take): Promise<void> {
  await open(page, '/');
  await take('cookie-notice');
  await page.getByRole('button', { name: 'Rechazar todas' }).click();
  for (const [screen, path] of [
    ['landing', '/'],
    ['plans', '/plans'],
    ['chat', '/chat'],
    ['wellbeing', '/selfcare'],
  ] as const) {
    await open(page, path);
    await take(screen);
  }
  await open(page, '/');
  await page.getByRole('button', { name: /^Menú/ }).click();
  await take('menu');
  await open(page, '/');
  await page
    .getByRole('button', { name: /[Ee]mergencia|[Aa]yuda urgente/ })
    .last()
    .click();
  await page.getByRole('dialog').waitFor();
  await take('emergency');
  await open(page, '/auth?redirect=appointments');
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await take('sign-up');
}

/** A made-up person's hour, from the choice to the profile. */
async function takePersonal(page: Page, take: Take, username: string): Promise<void> {
  const person = { username, password: 'tres gats al balcó', email: `${username}@example.org` };
  await page.request.post('/api/register', { data: person });
  await open(page, '/appointments');
  await page.getByRole('radio', { checked: true, name: /\d\d:\d\d/ }).waitFor({ state: 'attached' });
  await take('booking');
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  const paying = page.getByRole('dialog', { name: /^Paga/ });
  await paying.getByRole('button', { name: /PayPal/ }).waitFor();
  await take('paying');
  await paying.getByRole('button', { name: 'Cancelar' }).click();
  const toProfile = page.getByRole('link', { name: 'Ver mis citas' });
  await toProfile.waitFor();
  await page.waitForLoadState('networkidle');
  await take('held');
  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Cancelar' }).first().waitFor();
  await take('profile');
}
