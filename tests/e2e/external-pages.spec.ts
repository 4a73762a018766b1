import { legalNotice } from '#config';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { expect, expectAccessible, test, visit } from './app.ts';
import { expectScreenSound } from './screen-checks.ts';

test('the cookie policy of the demonstration opens a page that says what would be there', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /^Política/ })
    .first()
    .click();
  const policy = await opened;
  await expect(policy.getByRole('heading', { level: 1 })).toHaveText(
    clinicSettings().privacyPages.cookies.name,
  );
  await expect(policy.getByText(/qué guarda la web en el navegador/)).toBeVisible();
  await expectAccessible(policy);
  for (const width of [360, 1280]) {
    await policy.setViewportSize({ width, height: 640 });
    await expectScreenSound(policy);
  }
  await policy.getByRole('link', { name: 'Volver a la web' }).click();
  await expect(policy).toHaveURL('/');
});

test('every link to another site opens in the demonstration', async ({ page, request }) => {
  for (const path of ['/', '/external', '/join-team', '/psychology-services', '/aviso-legal']) {
    await visit(page, path);
    const links = page.locator('a[target=_blank]:not([href*="openstreetmap"])');
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of new Set(addresses))
      expect((await request.get(address)).status(), `${path}: ${address}`).toBe(200);
  }
  expect(legalNotice.ethicsCode.url).toContain('/demo/external/');
});
