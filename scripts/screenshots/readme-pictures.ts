import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Saves the window as a small WebP picture for README.md. */
export async function takeReadmePicture(page: Page, name: 'booking' | 'agenda' | 'record'): Promise<void> {
  const picture = await page.screenshot();
  await sharp(picture).webp({ quality: 82 }).toFile(`docs/${name}.webp`);
}
