import { expect, test, visit } from './house.ts';
import { codeFor, openAccount } from './people.ts';

for (const width of [360, 1280])
  test(`shot ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const email = `shot-${width}@example.org`;
    await openAccount(page.request, { email, phone: '+34 600 000 001' });
    await visit(page, '/dashboard');
    await page.getByRole('tab', { name: 'Seguridad' }).click();
    const data = page.getByRole('region', { name: 'Tus datos' });
    await expect(data).toBeVisible();
    await data.screenshot({ path: `/tmp/shot-unverified-${width}.png` });
    const code = await codeFor(page.request, email);
    await page.request.post('/api/verify-email', { data: { code } });
    await page.reload();
    await page.getByRole('tab', { name: 'Seguridad' }).click();
    await data.getByLabel('Correo electrónico').fill('otra@example.org');
    await data.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.waitForTimeout(500);
    await data.screenshot({ path: `/tmp/shot-changed-${width}.png` });
  });
