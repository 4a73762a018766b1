import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { findAxeViolations } from './axe.ts';
import { enter, expectToSee, openDevice, planCall, startCall, withFakeDevices } from './video.ts';

test.use(withFakeDevices);

type Failures = { audio?: string; video?: string };

/** A page whose browser fails to open devices, with names of errors as browsers give them. */
async function openFailing(context: BrowserContext, url: string, failures: Failures): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((errors: Failures) => {
    const native = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const error = (wish?.audio && errors.audio) || (wish?.video && errors.video);
      if (error) throw new DOMException('', error);
      return native(wish);
    };
  }, failures);
  await page.goto(url);
  return page;
}

const cases: [string, Failures, string, string][] = [
  [
    'permission refused',
    { audio: 'NotAllowedError', video: 'NotAllowedError' },
    'El navegador no deja usar la cámara ni el micrófono. Pulsa el icono a la izquierda de la dirección',
    'Entras solo a escuchar: no te verán ni te oirán.',
  ],
  [
    'camera in use',
    { video: 'NotReadableError' },
    'No podemos usar la cámara: quizá hay otro programa o una llamada en marcha.',
    'Entras solo con sonido: te oirán, pero no te verán.',
  ],
  [
    'no camera',
    { video: 'NotFoundError' },
    'No encontramos ninguna cámara.',
    'Entras solo con sonido: te oirán, pero no te verán.',
  ],
  [
    'no microphone',
    { audio: 'NotFoundError' },
    'No encontramos ningún micrófono.',
    'Entras sin micrófono: te verán, pero no te oirán.',
  ],
];

test('each device problem has a sentence, and none prevents entering', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const phone = '+34600000073';
  const { patientUrl, therapistUrl } = await planCall(page, { fullName: 'Berta Salvatella', phone });
  for (const [name, failures, help, consequence] of cases)
    await test.step(name, async () => {
      const failing = await openFailing(context, patientUrl, failures);
      await expect(failing.getByText(help)).toBeVisible();
      await expect(failing.getByText(consequence)).toBeVisible();
      await expect(failing.getByRole('button', { name: 'Entrar en la sala' })).toBeEnabled();
      expect(await findAxeViolations(failing)).toEqual([]);
      await failing.close();
    });

  await test.step('trying again after the camera is free', async () => {
    const failing = await openFailing(context, patientUrl, { video: 'NotReadableError' });
    const camera = failing.getByRole('button', { name: 'Cámara' });
    await expect(camera).toHaveAttribute('aria-pressed', 'false');
    await failing.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'));
    await failing.getByRole('button', { name: 'Volver a probar' }).click();
    await expect(camera).toHaveAttribute('aria-pressed', 'true');
    await expect(failing.getByRole('button', { name: 'Volver a probar' })).toHaveCount(0);
    await failing.close();
  });

  await test.step('a person who only listens is announced, and can speak later', async () => {
    const patient = await openDevice(browser, baseURL, { width: 360, height: 740 });
    await patient.goto(patientUrl);
    for (const name of ['Cámara', 'Micrófono']) await patient.getByRole('button', { name }).click();
    await expect(patient.getByText('Entras solo a escuchar')).toBeVisible();
    await enter(patient);
    await page.context().grantPermissions(['camera', 'microphone']);
    await page.goto(therapistUrl);
    await enter(page);
    await page.getByRole('button', { name: 'Dejar entrar' }).click();
    await expect(page.getByText('Berta Salvatella solo escucha.')).toBeVisible();
    await expectToSee(patient, 'Fermí Valldoreix');
    await patient.getByRole('button', { name: 'Micrófono' }).click();
    await expect(page.getByText('Berta Salvatella tiene la cámara apagada.')).toBeVisible();
    await patient.getByRole('button', { name: 'Cámara' }).click();
    await expectToSee(page, 'Berta Salvatella');
    await expect(page.getByText('Berta Salvatella tiene la cámara apagada.')).toHaveCount(0);
  });
});

test('a permission that is taken back during the call is explained, and the call goes on with sound', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = '+34600000074';
  const links = await planCall(page, { fullName: 'Berta Salvatella', phone });
  await page.context().grantPermissions(['camera', 'microphone']);
  const patient = await openDevice(browser, baseURL, { width: 360, height: 740 });
  await startCall(page, patient, links);
  await expectToSee(page, 'Berta Salvatella');
  // Headless Chromium does not end tracks when a permission changes, so the test fires the event.
  await patient.getByLabel('Tu imagen', { exact: true }).evaluate((video: HTMLVideoElement) => {
    navigator.permissions.query = async () => ({ state: 'denied' }) as PermissionStatus;
    // Cast: the element shows a camera.
    const [camera] = (video.srcObject as MediaStream).getVideoTracks();
    camera?.stop();
    camera?.dispatchEvent(new Event('ended'));
  });
  await expect(patient.getByText('El navegador no deja usar la cámara.')).toBeVisible();
  await expect(page.getByText('Berta Salvatella tiene la cámara apagada.')).toBeVisible();
  await patient.getByRole('button', { name: 'Seguir así' }).click();
  await expect(patient.getByText('El navegador no deja usar la cámara.')).toHaveCount(0);
});

test('a browser that cannot hold a call says so, and offers the telephone', async ({ browser, baseURL }) => {
  const open = async (script: () => void) => {
    const other = await openDevice(browser, baseURL, { width: 360, height: 740 });
    await other.addInitScript(script);
    await other.goto('/video#p1.abcdef.0123456789012345678901');
    return other;
  };
  const insecure = await open(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await expect(
    insecure.getByText('El navegador solo permite la videollamada en una dirección segura.'),
  ).toBeVisible();
  const old = await open(() => void Reflect.deleteProperty(window, 'RTCPeerConnection'));
  await expect(old.getByText('Este navegador no puede hacer videollamadas.')).toBeVisible();
  await expect(old.getByRole('link', { name: /^Llámanos al/ })).toBeVisible();
  expect(await findAxeViolations(old)).toEqual([]);
});
