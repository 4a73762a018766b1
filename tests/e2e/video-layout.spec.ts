import { expect, test } from './app.ts';
import { enter, expectToSee, openDevice, planCall, withFakeDevices } from './video.ts';
import { expectToFit, listButtonRows, sizes } from './video-layout.ts';

test.use(withFakeDevices);

test('nothing covers anything else in the room, on any screen', async ({ page, browser, baseURL }) => {
  const links = await planCall(page, { fullName: 'Berta Salvatella', phone: '+34600000077' });
  await page.context().grantPermissions(['camera', 'microphone']);
  const patient = await openDevice(browser, baseURL, { width: 360, height: 740 });
  await patient.goto(links.patientUrl);
  await expect(patient.getByRole('button', { name: 'Probar el altavoz' })).toBeVisible();
  await expectToFit(patient, 'check');
  await enter(patient);
  await expect(patient.getByRole('heading', { name: /^Enseguida te deja entrar/ })).toBeVisible();
  await expectToFit(patient, 'waiting');

  await page.goto(links.therapistUrl);
  await enter(page);
  await expect(page.getByRole('button', { name: 'Dejar entrar' })).toBeVisible();
  await expectToFit(page, 'somebody waits');
  await page.getByRole('button', { name: 'Dejar entrar' }).click();
  await expectToSee(page, 'Berta Salvatella');
  await expectToSee(patient, 'Fermí Valldoreix');
  await expectToFit(page, 'call of the therapist');
  await expectToFit(patient, 'call');
  for (const size of sizes) {
    await patient.setViewportSize(size);
    expect(await listButtonRows(patient), `rows of buttons at ${size.width}`).toHaveLength(1);
  }

  await test.step('the keyboard opens and closes the telephones, and focus is not lost', async () => {
    const phone = patient.getByRole('button', { name: 'Teléfono' });
    await phone.press('Enter');
    await expect(phone).toHaveAttribute('aria-expanded', 'true');
    await expect(patient.getByRole('region', { name: 'Teléfonos' })).toBeFocused();
    await expectToFit(patient, 'telephones');
    await patient.keyboard.press('Escape');
    await expect(patient.getByRole('region', { name: 'Teléfonos' })).toHaveCount(0);
    await expect(phone).toBeFocused();
  });

  await test.step('leaving asks the therapist, and the question takes the focus', async () => {
    const leave = page.getByRole('button', { name: 'Salir' });
    await leave.press('Enter');
    await expect(page.getByRole('group', { name: 'Terminar' })).toBeFocused();
    await page.getByRole('button', { name: 'Seguir', exact: true }).press('Enter');
    await expect(leave).toBeFocused();
  });

  await test.step('after leaving', async () => {
    await patient.getByRole('button', { name: 'Salir' }).click();
    await expect(patient.getByRole('heading', { name: 'Has salido' })).toBeFocused();
    await expectToFit(patient, 'departed');
  });
});
