import { randomBytes } from 'node:crypto';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { expect, expectAccessible, expectContrastInDarkMode, test, toastIn } from './app.ts';
import { fillDay } from './date-fields.ts';
import { expectScreenSound } from './screen-checks.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

test('a data request is noted at the desk, listed on Hoy, fulfilled by erasure and answered in writing', async ({
  page,
  expectRefusal,
}) => {
  // A correction without changes.
  expectRefusal(400);
  const name = `Persona Inventada ${randomBytes(4).toString('hex')}`;
  await signInAsDirector(page.request);
  const created = await page.request.post('/api/staff/people', {
    data: { fullName: name, phone: '600 000 003' },
  });
  const { id } = await created.json();

  // For a child the requester is usually another person, so none is preselected.
  const born = { fullName: `Cría ${name}`, phone: '', birthDate: '2018-03-01' };
  const child = await (await page.request.post('/api/staff/people', { data: born })).json();
  const rights = { mayBook: true, pays: true, getsNotices: true, mayAskForRecord: true, hasNoContact: false };
  const tied = await page.request.post(`/api/staff/people/${child.id}/guardians`, {
    data: { guardianId: id, rights },
  });
  expect(tied.ok(), await tied.text()).toBe(true);
  await visitPanel(page, `/staff/personas?persona=${child.id}&apartado=documentos`);
  await page.getByRole('button', { name: 'Apuntar una solicitud' }).press('Enter');
  const forChild = page.getByRole('dialog', { name: 'Apuntar una solicitud' });
  await expect(forChild.getByLabel('Quién lo pide')).toHaveValue('');
  await forChild.getByRole('button', { name: 'Apuntar la solicitud' }).press('Enter');
  await expect(forChild.getByText('Elige quién lo pide.')).toBeVisible();
  await forChild.getByLabel('Quién lo pide').selectOption(name);
  await expect(forChild.getByText('Elige quién lo pide.')).toBeHidden();

  await visitPanel(page, `/staff/personas?persona=${id}&apartado=documentos`);
  const requests = page.getByRole('region', { name: 'Solicitudes' });
  await requests.getByRole('button', { name: 'Apuntar una solicitud' }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Apuntar una solicitud' });
  await asked.getByLabel('Qué pide').selectOption('Rectificación');
  await asked.getByRole('button', { name: 'Apuntar la solicitud' }).press('Enter');
  await expect(asked.getByText('Di qué hay que corregir.')).toBeVisible();
  await asked.getByLabel('Qué pide').selectOption('Supresión');
  const today = wallTimeOf(new Date()).day;
  await fillDay(asked.getByLabel('Cuándo llegó'), addDays(today, -27));
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Apuntar la solicitud' }).press('Enter');
  await expect(toastIn(page)).toContainText('Solicitud apuntada');

  // The deadline is near.
  await visitPanel(page, '/staff');
  const due = page.getByRole('region', { name: 'Solicitudes con plazo cercano o vencido' });
  await due.getByRole('link', { name: `Supresión · ${name}` }).press('Enter');
  const request = page.getByRole('listitem', { name: `Supresión · ${name}` });
  await request.getByRole('button', { name: 'Identidad comprobada' }).press('Enter');
  await expect(request.getByText(/^Identidad comprobada:/)).toBeVisible();
  await expectScreenSound(page, { lowestPx: 36 });
  await expectContrastInDarkMode(page);
  await request.getByRole('button', { name: 'Suprimir y contestar' }).press('Enter');
  const erasing = page.getByRole('dialog', { name: `Suprimir los datos de ${name}` });
  await expectAccessible(page);
  await erasing.getByRole('button', { name: 'Suprimir', exact: true }).press('Enter');
  await expect(toastIn(page)).toContainText('Suprimido');
  await page.getByLabel('Mostrar').selectOption('Contestadas');
  const answer = request.getByRole('link', { name: 'Respuesta (PDF)' });
  const download = page.waitForEvent('download');
  await answer.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^respuesta-\d+\.pdf$/);
});
