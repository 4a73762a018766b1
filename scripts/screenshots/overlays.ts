import type { Camera } from './camera.ts';

/** The overlays of a page: the menu, the information dialog with its tabs, cookies, emergencies. */
export async function takeOverlays({ page, isWanted, take }: Camera): Promise<void> {
  const seen = { whole: false };
  const begin = () => page.goto('/', { waitUntil: 'networkidle' });
  if (isWanted('menu')) {
    await begin();
    await page.getByRole('button', { name: /^Menú/ }).click();
    await take('menu', seen);
  }
  if (isWanted('information')) {
    await begin();
    await page.getByRole('banner').locator('~ *').getByRole('button').first().click();
    for (const tab of ['Servicios', 'Regiones', 'Cómo Reservar']) {
      await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
      await take(`information-${tab.toLowerCase().replace(/[^a-z]+/g, '-')}`, seen);
    }
  }
  for (const [screen, name] of [
    ['cookies', 'Cookies'],
    ['emergency', /[Ee]mergencia|[Aa]yuda urgente/],
  ] as const) {
    if (!isWanted(screen)) continue;
    await begin();
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .last()
      .click();
    await page.getByRole('dialog').waitFor();
    await take(screen, seen);
  }
  if (!isWanted('cookie-notice')) return;
  await page.context().addInitScript(() => localStorage.clear());
  await begin();
  await take('cookie-notice', seen);
}
