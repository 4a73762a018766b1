import { expect, test } from './app.ts';
import { findAxeViolations } from './axe.ts';
import { visitPanel } from './staff.ts';
import { enter, expectToSee, openDevice, planNow, waitForLink, withFakeDevices } from './video.ts';

test.use(withFakeDevices);

test('therapist, patient and companion see and hear each other, also after a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/auth');
  await page.request.post('/api/demo/staff-sessions', { data: { username: 'recepcion' } });
  const [phone, companionPhone] = ['+34600000071', '+34600000072'];
  const { id } = await planNow(page.request, {
    person: { fullName: 'Berta Salvatella', phone },
    companion: { person: { fullName: 'Roc Salvatella', phone: companionPhone } },
  });
  await page.request.post(`/api/staff/appointments/${id}/room-link`);

  const patient = await openDevice(browser, baseURL, { width: 360, height: 740 });
  await patient.goto(await waitForLink(page.request, phone));
  await expect(patient.getByRole('heading', { level: 1 })).toHaveText(/^Videollamada con/);
  expect(await findAxeViolations(patient)).toEqual([]);
  await enter(patient);
  await expect(patient.getByRole('heading', { name: /^Enseguida te deja entrar/ })).toBeVisible();

  const location = 'Carrer de la Riera 4, Salt';
  await patient.getByLabel('¿Dónde estás ahora?').fill(location);
  await patient.getByRole('button', { name: 'Guardar' }).click();
  await expect(patient.getByText('Guardado. Puedes cambiarlo cuando quieras.')).toBeVisible();
  const contact = 'Mi hermana, 600 000 077';
  await patient.getByLabel(/^¿A quién llamamos/).fill(contact);
  expect(await findAxeViolations(patient)).toEqual([]);

  await page.request.post('/api/demo/staff-sessions', { data: { username: 'fermi' } });
  const { url } = await (await page.request.get(`/api/staff/appointments/${id}/room`)).json();
  await visitPanel(page, '/staff');
  await expect(page.getByRole('link', { name: 'Entrar: Berta Salvatella' })).toHaveAttribute('href', url);
  await page.context().grantPermissions(['camera', 'microphone']);
  await page.goto(url);
  await enter(page);
  await page.getByRole('button', { name: 'Dejar entrar' }).click();
  await expectToSee(page, 'Berta Salvatella');
  await expectToSee(patient, 'Fermí Valldoreix');
  expect(await findAxeViolations(page)).toEqual([]);

  await test.step('the therapist sees where the patient is and whom to call', async () => {
    await expect(page.getByText('Berta Salvatella ha escrito dónde está')).toBeVisible();
    await page.getByRole('button', { name: 'Teléfono' }).click();
    await expect(page.getByLabel('¿Dónde está ahora?').first()).toHaveValue(location);
    // What was typed but not saved while waiting is still there in the call.
    await expect(patient.getByLabel(/^¿A quién llamamos/)).toHaveValue(contact);
    await patient.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByLabel(/^¿A quién llamamos/).first()).toHaveValue(contact);
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await patient.getByRole('button', { name: 'Cerrar' }).click();
  });

  await test.step('a companion joins', async () => {
    const companion = await openDevice(browser, baseURL, { width: 768, height: 1024 });
    await companion.goto(await waitForLink(page.request, companionPhone));
    await enter(companion);
    await page.getByRole('button', { name: 'Dejar entrar' }).click();
    await expectToSee(companion, 'Paciente');
    await expectToSee(patient, 'Acompañante');
    await companion.getByRole('button', { name: 'Salida rápida' }).click();
    await companion.waitForURL('about:blank');
    await expect(page.getByLabel('Imagen de Roc Salvatella')).toHaveCount(0);
  });

  await test.step('the camera is switched off and on', async () => {
    await patient.getByRole('button', { name: 'Cámara' }).click();
    await expect(patient.getByRole('button', { name: 'Cámara' })).toHaveAttribute('aria-pressed', 'false');
    await patient.getByRole('button', { name: 'Cámara' }).click();
    await expectToSee(page, 'Berta Salvatella');
  });

  await test.step('the patient reloads', async () => {
    await patient.reload();
    await enter(patient);
    await expectToSee(patient, 'Fermí Valldoreix');
    await expectToSee(page, 'Berta Salvatella');
  });

  await test.step('the patient leaves with the camera off, and is back with one press', async () => {
    const tracks = await patient
      .getByLabel('Tu imagen', { exact: true })
      // Cast: the element shows a camera.
      .evaluateHandle((video: HTMLVideoElement) => (video.srcObject as MediaStream).getTracks());
    await patient.getByRole('button', { name: 'Cámara' }).click();
    await expect(page.getByText('Berta Salvatella tiene la cámara apagada.')).toBeVisible();
    await patient.getByRole('button', { name: 'Salir' }).click();
    await expect(patient.getByRole('heading', { name: 'Has salido' })).toBeVisible();
    expect(await tracks.evaluate((all) => all.map(({ readyState }) => readyState))).toEqual([
      'ended',
      'ended',
    ]);
    await expect(page.getByText('Aún no hay nadie en la sala.')).toBeVisible();
    await patient.getByRole('button', { name: 'Volver a entrar' }).click();
    await expect(page.getByText('Berta Salvatella tiene la cámara apagada.')).toBeVisible();
    await expectToSee(patient, 'Fermí Valldoreix');
    await expect(patient.getByRole('button', { name: 'Cámara' })).toHaveAttribute('aria-pressed', 'false');
    await patient.getByRole('button', { name: 'Cámara' }).click();
    await expectToSee(page, 'Berta Salvatella');
  });

  await test.step('the therapist ends the call', async () => {
    await page.getByRole('button', { name: 'Salir' }).click();
    await page.getByRole('button', { name: 'Terminar para todos' }).click();
    for (const each of [page, patient])
      await expect(each.getByRole('heading', { name: 'La videollamada ha terminado' })).toBeVisible();
  });
});

test('camera and microphone are allowed in the room’s document only', async ({ request }) => {
  const policy = async (path: string) => (await request.get(path)).headers()['permissions-policy'];
  expect(await policy('/video')).toContain('camera=(self), ');
  expect(await policy('/video')).toContain('payment=()');
  for (const path of ['/', '/appointments', '/cita']) expect(await policy(path)).toContain('camera=(), ');
  const moved = await request.get('/video/p1.abcdef.0123456789012345678901', { maxRedirects: 0 });
  expect(moved.headers().location).toBe('/video#p1.abcdef.0123456789012345678901');
});

test('a link that leads nowhere says so, also after an hour and a reload, and offers the telephone', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(404);
  await page.clock.install();
  await page.goto('/video#p1.abcdef.0123456789012345678901');
  await expect(page.getByRole('heading', { name: 'No podemos abrir la sala' })).toBeVisible();
  await expect(page.getByText('Este enlace no lleva a ninguna sala')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Llámanos al/ })).toBeVisible();
  // The tab still has the token, which is not in the address any more.
  await page.clock.fastForward('01:00:00');
  await page.reload();
  await expect(page.getByText('Este enlace no lleva a ninguna sala')).toBeVisible();
});
