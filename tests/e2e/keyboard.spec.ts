import type { Page } from '@playwright/test';
import { closeByEscape, expect, test, toastIn, visit } from './app.ts';
import { withPictures } from './browser.ts';
import { ringContrast, tabThroughPage } from './focus-ring.ts';
import { focusWithoutOutline, tabTo, write } from './keys.ts';
import { paymentDialog, walletDialog } from './paying.ts';
import { newPerson, openAccount } from './people.ts';

// The design page requests an image early, and a browser without images logs an error.
test.use(withPictures);

// No mouse in this file: no click, hover or check.

test('a person registers, books and cancels by keyboard alone', async ({ page }) => {
  const person = newPerson();
  await visit(page, '/auth?redirect=appointments');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  // Arrow keys switch between the two.
  await tabTo(page, page.getByRole('tab', { name: 'Iniciar Sesión' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Registrarse' })).toBeFocused();
  await write(page, 'Nombre de usuario', person.username);
  await write(page, 'Contraseña', person.password);
  await write(page, 'Confirmar contraseña', person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/appointments');

  const office = page.getByRole('radio', { name: 'Consulta en el despacho' });
  // The URL changes before the page does.
  await expect(office).toBeVisible();
  await tabTo(page, office);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Consulta a domicilio' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Videollamada' })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'Dra. Nausica Riubell' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Fermí Valldoreix' })).toBeChecked();

  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  const former = await page.getByRole('button', { name: ', seleccionado' }).textContent();
  await tabTo(page, page.getByRole('button', { name: ', seleccionado' }));
  await page.keyboard.press('PageDown');
  const day = page.getByRole('gridcell').getByRole('button').and(page.locator(':focus'));
  do {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusWithoutOutline(page)).toBeNull();
    // Full days are known once the month has loaded; such a day keeps the focus.
    await expect(page.locator('[aria-busy=true]', { has: page.getByRole('grid') })).toHaveCount(0);
  } while (await day.isDisabled());
  const words = (await day.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `${words}, seleccionado` })).toBeFocused();
  expect(await page.getByRole('button', { name: ', seleccionado' }).textContent()).not.toBe(former);

  await tabTo(page, page.getByRole('radio', { name: 'elegida' }));
  const time = await page.getByRole('radio', { name: 'elegida' }).getAttribute('value');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeFocused();
  expect(await page.getByRole('radio', { name: 'elegida' }).getAttribute('value')).not.toBe(time);
  await write(page, 'Notas (opcional)', 'Sin ratón.');
  await tabTo(page, page.getByRole('button', { name: 'Reservar Consulta' }));
  await page.keyboard.press('Enter');

  await expect(paymentDialog(page)).toBeVisible();
  await closeByEscape(paymentDialog(page));
  await expect(page.getByRole('heading', { name: /^Falta pagar: te la guardamos hasta / })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Ver mis citas' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await cancel(page);
});

async function cancel(page: Page) {
  const opener = page.getByRole('button', { name: 'Cancelar' });
  const dialog = page.getByRole('dialog', { name: '¿Cancelar esta cita?' });
  await expect(opener).toBeVisible();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('No has pagado nada');
  await closeByEscape(dialog);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Cancelar la cita' }));
  await page.keyboard.press('Enter');
  await expect(toastIn(page)).toContainText('Cita cancelada');
  await expect(page.getByRole('heading', { name: 'Próximas' })).toBeFocused();
}

test("a person cancels the wallet's dialog and then pays by keyboard alone", async ({ page }) => {
  await openAccount(page.request);
  await visit(page, '/appointments');
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Reservar Consulta' }));
  await page.keyboard.press('Enter');
  const dialog = paymentDialog(page);
  const wallet = dialog.getByRole('button', { name: 'Pagar con PayPal' });
  await expect(wallet).toBeVisible();
  await tabTo(page, wallet);
  await page.keyboard.press('Enter');
  await expect(walletDialog(page)).toBeVisible();
  await closeByEscape(walletDialog(page));
  await expect(walletDialog(page)).toBeHidden();
  await expect(dialog).toContainText('No se ha cobrado nada.');
  await expect(wallet).toBeFocused();
  await page.keyboard.press('Space');
  await walletDialog(page).locator(':focus').waitFor();
  await tabTo(page, walletDialog(page).getByRole('button', { name: 'Pagar ahora' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // The focus returns a moment after the dialog closes; a Tab in between has no visible effect.
  await expect(page.locator(':focus')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: 'Ir ahora' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('region', { name: 'Próximas' }).getByRole('listitem')).toContainText('Pagada');
});

test('Escape closes a dialog as soon as it has the focus, even before its listener is attached', async ({
  page,
}) => {
  await visit(page, '/demo/design');
  const opener = page.getByRole('button', { name: 'Abrir diálogo normal' });
  const dialog = page.getByRole('dialog');
  // On a busy machine document listeners start after the focus; here they never do.
  await page.evaluate(() => {
    const listen = document.addEventListener;
    document.addEventListener = (...[type, ...rest]: Parameters<typeof listen>) => {
      if (type !== 'keydown') Reflect.apply(listen, document, [type, ...rest]);
    };
  });
  await opener.press('Enter');
  await closeByEscape(dialog);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('menus open, navigate and close by keyboard', async ({ page }) => {
  await visit(page, '/');
  const menu = page.getByRole('button', { name: 'Menú' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Space');
  const links = page.getByRole('navigation').getByRole('link', { name: 'Reservar cita' });
  await tabTo(page, links.last());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/appointments');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const path of ['/', '/appointments', '/auth?redirect=appointments', '/plans', '/chat'])
  test(`on ${path} the ring stands out from what is around it, at every stop, by day and by night`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    const onDark = new Set<boolean>();
    const faint: string[] = [];
    // Each scheme in one pass: switching at every stop would repaint the page a hundred times.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(
        await tabThroughPage(page, async () => {
          const { ratio = 0, what } = (await ringContrast(page)) ?? {};
          if (ratio < 3) faint.push(`${colorScheme}, ${ratio.toFixed(2)}: ${what}`);
          onDark.add(await page.evaluate(() => document.activeElement?.closest('[data-ground]') != null));
        }),
        'every stop was seen',
      ).toBe(true);
    }
    expect(onDark, 'stops on dark ground and others').toEqual(new Set([true, false]));
    expect(faint).toEqual([]);
  });

test('the page does not scroll while the focus is in its bars', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    // From elsewhere: releasing a focused element would scroll the page.
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo({ top: 500, behavior: 'instant' });
    });
    const bars = page
      .getByRole('banner')
      .or(page.getByRole('complementary', { name: 'Cookies y emergencias' }))
      .locator('a, button')
      .filter({ visible: true });
    expect(await bars.count()).toBeGreaterThan(4);
    for (const control of await bars.all()) {
      await control.focus();
      expect(await page.evaluate(() => window.scrollY), `${width} px`).toBe(500);
    }
  }
});
