import type { Browser, Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { createUdpNetwork, type UdpNetwork } from './udp-network.ts';
import {
  expectPictureToReturn,
  expectToHear,
  expectToSee,
  openDevice,
  planCall,
  startCall,
  withFakeDevices,
} from './video.ts';

test.use(withFakeDevices);

/** A call whose media goes through a network that can lose packets. */
async function startCallThrough(
  network: UdpNetwork,
  therapist: Page,
  { browser, baseURL, phone }: { browser: Browser; baseURL: string | undefined; phone: string },
): Promise<Page> {
  const links = await planCall(therapist, { fullName: 'Berta Salvatella', phone });
  await therapist.context().grantPermissions(['camera', 'microphone']);
  const patient = await openDevice(browser, baseURL, { width: 360, height: 740 });
  await network.attach(therapist);
  await network.attach(patient);
  await startCall(therapist, patient, links);
  await expectToSee(therapist, 'Berta Salvatella');
  await expectToSee(patient, 'Fermí Valldoreix');
  return patient;
}

test('on a network that loses a third of the packets only sound is sent, and the picture comes back by itself', async ({
  page,
  browser,
  baseURL,
}) => {
  const network = createUdpNetwork();
  const patient = await startCallThrough(network, page, { browser, baseURL, phone: '+34600000075' });
  network.lose(0.34);
  await expect(page.getByText('Solo sonido: la conexión es lenta. La imagen vuelve sola.')).toBeVisible();
  await expect(patient.getByText('Solo sonido: la conexión es lenta. Tu imagen vuelve sola.')).toBeVisible();
  network.lose(0);
  await expect(page.getByText('Solo sonido: la conexión es lenta. La imagen vuelve sola.')).toHaveCount(0);
  await expectToSee(page, 'Berta Salvatella');
  network.close();
});

test('with media and signalling cut for twenty seconds both sides say so, and sound and picture come back by themselves', async ({
  page,
  browser,
  baseURL,
  expectRefusal,
}) => {
  expectRefusal('ERR_INTERNET_DISCONNECTED', 'perhaps');
  const network = createUdpNetwork();
  const patient = await startCallThrough(network, page, { browser, baseURL, phone: '+34600000076' });
  const both = [page, patient];
  network.lose(1);
  await patient.context().setOffline(true);
  const cutAt = performance.now();
  for (const each of both) await expect(each.getByText('Volviendo a conectar…')).toBeVisible();
  await expect(patient.getByText('Sin conexión con la clínica. Lo seguimos intentando…')).toBeVisible();
  await expect(patient.getByText('Sin conexión con la clínica: la conversación sigue.')).toHaveCount(0);
  await expect.poll(() => performance.now() - cutAt).toBeGreaterThan(20_000);
  network.lose(0);
  await patient.context().setOffline(false);
  await Promise.all([
    expectPictureToReturn(page, 'Berta Salvatella'),
    expectPictureToReturn(patient, 'Fermí Valldoreix'),
  ]);
  for (const each of both) await expect(each.getByText('Volviendo a conectar…')).toHaveCount(0);
  await expectToHear(page, 'Berta Salvatella');
  await expectToHear(patient, 'Fermí Valldoreix');
  network.close();
});

test('after a minute without a connection both sides get the rule and a telephone number, and the call can still return', async ({
  page,
  browser,
  baseURL,
  expectRefusal,
}) => {
  expectRefusal('ERR_INTERNET_DISCONNECTED', 'perhaps');
  const network = createUdpNetwork();
  const phone = '+34600000078';
  const patient = await startCallThrough(network, page, { browser, baseURL, phone });
  const numbers = [page.locator(`main a[href="tel:${phone}"]`), patient.locator('main a[href^="tel:"]')];
  network.lose(1);
  await patient.context().setOffline(true);
  const cutAt = performance.now();
  for (const each of [page, patient]) await expect(each.getByText('Volviendo a conectar…')).toBeVisible();
  for (const number of numbers) await expect(number).toHaveCount(0);
  for (const number of numbers) await expect(number.first()).toBeVisible({ timeout: 75_000 });
  expect(performance.now() - cutAt).toBeGreaterThan(58_000);
  expect(performance.now() - cutAt).toBeLessThan(80_000);
  network.lose(0);
  await patient.context().setOffline(false);
  await Promise.all([
    expectPictureToReturn(page, 'Berta Salvatella'),
    expectPictureToReturn(patient, 'Fermí Valldoreix'),
  ]);
  for (const number of numbers) await expect(number).toHaveCount(0);
  network.close();
});
