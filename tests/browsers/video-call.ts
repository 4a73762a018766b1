import { type Browser, expect as expectPage, type Page } from '@playwright/test';
import { expect } from 'vitest';
import { names } from '#tests/support/video-call.ts';
import { launchChromium, patienceMs } from './chromium.ts';

/** A camera and a microphone that Chromium invents. */
export const launchWithFakeDevices = (): Promise<Browser> =>
  launchChromium('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream');

/** Enters the room of a link. */
export async function enter(browser: Browser, origin: string, token: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'es-ES',
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patienceMs);
  await context.grantPermissions(['camera', 'microphone']);
  const page = await context.newPage();
  await page.goto(`${origin}/video#${token}`);
  await page.getByRole('button', { name: 'Entrar en la sala' }).click();
  return page;
}

export const letIn = (page: Page) => page.getByRole('button', { name: 'Dejar entrar' }).click();

const countFrames = (page: Page, name: string): Promise<number> =>
  page
    .getByLabel(`Imagen de ${name}`)
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);

/** The picture of another person moves; on failure the error has the text of the page. */
export async function expectToSee(page: Page, name: string): Promise<void> {
  await expectPage(page.getByLabel(`Imagen de ${name}`)).toBeVisible({ timeout: patienceMs });
  const before = await countFrames(page, name);
  await expect
    .poll(() => countFrames(page, name))
    .toBeGreaterThan(before + 5)
    .catch(async (error) => {
      throw new Error(`${error.message}\n${await page.innerText('body')}`);
    });
}

export const expectBothToSee = (therapist: Page, patient: Page) =>
  Promise.all([expectToSee(therapist, names.patient), expectToSee(patient, names.therapist)]);
