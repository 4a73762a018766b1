import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { expect, test, visit } from './app.ts';
import { expectScreenSound } from './screen-checks.ts';

const { platform, magazine } = clinicSettings().complementaryServices;

test.describe('at every width', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the URL selects the service and follows the tabs; each opens its site in another tab and links to the plans', async ({
    page,
  }) => {
    await visit(page, '/external?tab=sinapsy');
    await expect(page).toHaveTitle(`Servicios complementarios · ${clinicContact().name}`);
    await expect(page.getByRole('tab', { name: 'sinapsy' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'nflow' }).click();
    await expect(page).toHaveURL('/external?tab=nflow');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'nflow' })).toHaveAttribute('aria-selected', 'true');
    await visit(page, '/external?tab=otra');
    await expect(page.getByRole('tab', { name: 'nflow' })).toHaveAttribute('aria-selected', 'true');
    for (const { name, url } of [platform, magazine]) {
      await page.getByRole('tab', { name }).click();
      const panel = page.getByRole('tabpanel', { name });
      const open = panel.getByRole('link', { name: `Abrir ${name} (se abre en otra pestaña)` });
      await expect(open).toHaveAttribute('href', url);
      await expect(open).toHaveAttribute('target', '_blank');
      await expect(open).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(panel.getByText('Es otra web, con sus propias normas')).toBeVisible();
    }
    // The first one is checked by walk.spec.ts.
    await test.step('the second service is accessible', () => expectScreenSound(page));
    await page.getByRole('link', { name: 'Ver planes' }).click();
    await expect(page).toHaveURL('/plans');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server shows the service of the URL, and both are readable', async ({ page }) => {
    await page.goto('/external?tab=sinapsy');
    await expect(page.getByRole('tab', { name: 'sinapsy' })).toHaveAttribute('aria-selected', 'true');
    for (const { name } of [platform, magazine])
      await expect(page.getByRole('link', { name: `Abrir ${name}` })).toBeVisible();
  });
});
