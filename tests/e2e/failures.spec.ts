import { expect, expectAccessible, test, toastIn, visit } from './app.ts';
import { chooseTime } from './calendar.ts';
import { bookByApi, openAccount } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';

test('signing out offline keeps the session and says so', async ({ page, expectRefusal }) => {
  expectRefusal('ERR_FAILED');
  const { username } = await openAccount(page.request);
  await visit(page, '/appointments');
  await page.route('/api/logout', (route) => route.abort());
  const corner = page.getByRole('button', { name: `Tu cuenta, @${username}` });
  await corner.click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(toastIn(page)).toContainText('Error al cerrar sesión');
  await expect(corner).toBeVisible();
});

test('appointments that fail to load can be retried; list and dialogs are accessible', async ({
  page,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal('ERR_FAILED');
  await page.setViewportSize({ width: 360, height: 740 });
  await openAccount(page.request);
  await bookByApi(page.request, freeDay.startsAt('10:30'), { type: 'video' });
  const gone = await bookByApi(page.request, freeDay.startsAt('16:00'));
  await page.request.delete(`/api/appointments/${gone}`);
  await page.route('/api/appointments', (route) => route.abort(), { times: 1 });
  await visit(page, '/dashboard');
  await expect(page.getByRole('alert')).toContainText('No hemos podido cargar tus citas');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect(page.getByRole('region', { name: 'Próximas' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Historial' }).getByRole('listitem')).toHaveCount(1);
  await expectScreenSound(page);
  await page.getByRole('button', { name: 'Cambiar' }).click();
  await chooseTime(page.getByRole('dialog'), '17:30');
  await expectScreenSound(page);
  await page.getByRole('button', { name: 'Dejarla como está' }).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog', { name: '¿Cancelar esta cita?' })).toBeVisible();
  await expectScreenSound(page);
});

test('moving to an hour taken meanwhile is refused; a failed cancellation changes nothing and can be retried', async ({
  page,
  request,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(409);
  expectRefusal(500);
  await openAccount(page.request);
  await bookByApi(page.request, freeDay.startsAt('09:00'));
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Cambiar' }).click();
  const moving = page.getByRole('dialog', { name: 'Cambiar la cita' });
  await chooseTime(moving, '12:00');
  await openAccount(request);
  await bookByApi(request, freeDay.startsAt('12:00'));
  await moving.getByRole('button', { name: 'Cambiar la cita' }).click();
  await expect(moving.getByRole('alert')).toContainText('No se ha cambiado nada');
  await expect(moving.getByRole('alert')).toContainText('Esa hora acaba de ocuparse.');
  await expect(moving.getByRole('radio', { name: '12:00 ocupada' })).toBeDisabled();
  await expectAccessible(page);
  await moving.getByRole('button', { name: 'Dejarla como está' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `${freeDay.words}, 09:00` })).toBeVisible();

  const failure = { status: 500, json: { code: 'internal' } };
  await page.route('/api/appointments/*', (route) => route.fulfill(failure), { times: 1 });
  await page.getByRole('button', { name: 'Cancelar' }).click();
  const cancelling = page.getByRole('dialog', { name: '¿Cancelar esta cita?' });
  const confirm = cancelling.getByRole('button', { name: 'Cancelar la cita' });
  await confirm.click();
  await expect(cancelling.getByRole('alert')).toContainText('Error al cancelar la cita');
  await expect(cancelling.getByRole('alert')).toContainText('La cita sigue en pie.');
  await expectAccessible(page);
  await confirm.click();
  await expect(page.getByRole('region', { name: 'Historial' }).getByRole('listitem')).toHaveCount(1);
});
