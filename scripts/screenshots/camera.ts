import type { Browser, Page } from 'playwright-core';

export const widths = [
  { name: 'phone', viewport: { width: 360, height: 740 }, isMobile: true },
  { name: 'tablet', viewport: { width: 768, height: 1024 }, isMobile: false },
  { name: 'desk', viewport: { width: 1280, height: 800 }, isMobile: false },
];
export type Width = (typeof widths)[number];

export type Camera = {
  page: Page;
  width: Width;
  /** Whether the arguments select this screen. */
  isWanted: (screen: string) => boolean;
  /** Saves the whole page as `<screen>-<width>.png`, or only the viewport if an overlay covers the page. */
  take: (screen: string, options?: { whole: boolean }) => Promise<void>;
};

/** Opens a browser with the cookie notice already answered: it would cover every picture. */
export async function openCamera(
  chrome: Browser,
  baseURL: string,
  width: Width,
  folder: string,
  isWanted: (screen: string) => boolean,
): Promise<Camera> {
  const { viewport, isMobile } = width;
  const locale = { locale: 'es-ES', timezoneId: 'Europe/Madrid' };
  // Animations would be captured half-way.
  const stillness = { reducedMotion: 'reduce' } as const;
  const context = await chrome.newContext({ baseURL, viewport, isMobile, ...locale, ...stillness });
  await context.addInitScript(() =>
    localStorage.setItem('cookieConsent', '{"necessary":true,"analytics":false,"marketing":false}'),
  );
  const page = await context.newPage();
  const take = async (screen: string, { whole } = { whole: true }) => {
    if (isWanted(screen))
      await page.screenshot({ path: `${folder}/${screen}-${width.name}.png`, fullPage: whole });
  };
  return { page, width, isWanted, take };
}
