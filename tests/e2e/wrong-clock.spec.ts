import type { Page } from '@playwright/test';
import { expect, test, toastIn, visit, withMotion } from './app.ts';
import { bookOnScreen, openWalletDialog, payLater, paymentDialog, payNow } from './paying.ts';
import { openAccount } from './people.ts';

test.use(withMotion);

const hourMs = 3_600_000;
const notice = 'La fecha de tu dispositivo no es correcta.';

/** Shifts the device's clock. `performance.now()` stays correct, as on a real device. */
const setDeviceOff = (page: Page, ms: number) =>
  page.addInitScript((offset) => {
    const RealDate = Date;
    class WrongDate extends RealDate {
      constructor(...given: unknown[]) {
        // Cast: Date has separate overloads for one and for several arguments.
        super(...((given.length === 0 ? [RealDate.now() + offset] : given) as [number]));
      }
      static override now(): number {
        return RealDate.now() + offset;
      }
    }
    globalThis.Date = WrongDate as DateConstructor;
  }, ms);

for (const [name, hours] of [
  ['45 minutes fast', 0.75],
  ['1 day fast', 24.5],
  ['400 days fast', 9_600],
  ['400 days slow', -9_600],
] as const)
  test(`a device that is ${name} books, pays and finds the appointment in the profile`, async ({
    page,
    freeDay,
  }) => {
    await setDeviceOff(page, hours * hourMs);
    await openAccount(page.request, {});
    await bookOnScreen(page, freeDay, '10:30');
    await expect(paymentDialog(page).getByRole('button', { name: 'Pagar con PayPal' })).toBeVisible();
    await payLater(page);
    await visit(page, '/dashboard');
    const card = page.getByRole('region', { name: 'Próximas' }).getByRole('listitem');
    await card.getByRole('button', { name: 'Pagar' }).click();
    await openWalletDialog(page);
    await payNow(page);
    await expect(toastIn(page)).toContainText('Pago');
    await expect(card).toContainText('Confirmada');
    await visit(page, '/appointments');
    await expect(page.getByText(notice)).toHaveCount(Math.abs(hours) > 24 ? 1 : 0);
  });
