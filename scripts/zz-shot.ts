import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { startProduct } from '#tests/support/product.ts';
import { findChromium } from './chromium.mjs';

const out = '/tmp/screens-shots';
mkdirSync(out, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'onyar-shot-'));
const product = await startProduct({ DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const [width, height] of [[360, 640], [360, 740], [1280, 800]] as const) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'es-ES', timezoneId: 'Europe/Madrid' });
    const page = await context.newPage();
    const name = `p${width}${height}`;
    await page.request.post(`${product.url}/api/register`, { data: { username: name, password: 'casa-de-paper-7', fullName: 'Montse Vila', email: `${name}@example.org` } });
    await page.goto(`${product.url}/appointments`);
    await page.getByRole('radio', { name: 'elegida' }).waitFor();
    await page.getByRole('button', { name: 'Reservar Consulta' }).click();
    await page.getByRole('dialog', { name: 'Paga tu cita' }).getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('heading', { name: /Falta pagar/ }).waitFor();
    await page.waitForTimeout(600);
    const box = await page.getByRole('button', { name: 'Pagar ahora' }).boundingBox();
    console.log(width, height, await page.title(), JSON.stringify(box));
    await page.screenshot({ path: `${out}/held-${width}x${height}.png` });
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('region', { name: 'Próximas' }).getByRole('listitem').waitFor();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${out}/card-${width}x${height}.png` });
    await context.close();
  }
} finally {
  await browser.close();
  await product.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
