import { expect, test, toastIn, visit } from './app.ts';
import { chooseDay, chooseTime } from './calendar.ts';
import { bookByApi, openAccount, signIn } from './people.ts';

test('pages request no personal data for a visitor who is not signed in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/appointments', '/auth']) await visit(page, path);
  await page.getByRole('navigation').getByRole('link', { name: 'Reservar cita' }).click();
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  const calls = new Set(asked.filter((path) => path.startsWith('/api/')));
  calls.delete('/api/time');
  // The invented people that a visitor of the demonstration can enter as.
  calls.delete('/api/demo/staff-sessions');
  expect([...calls]).toEqual(['/api/availability']);
});

test('the profile asks a visitor to sign in first, and opens afterwards', async ({ page, request }) => {
  const person = await openAccount(request);
  await visit(page, '/dashboard');
  await expect(page).toHaveURL('/auth?redirect=dashboard');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
});

test('the sign-in page redirects a signed-in user', async ({ page }) => {
  await openAccount(page.request);
  await visit(page, '/auth');
  await expect(page).toHaveURL('/dashboard');
  await visit(page, '/auth?redirect=appointments');
  await expect(page).toHaveURL('/appointments');
});

test('a session that ends during booking keeps what was typed', async ({
  page,
  context,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(401);
  const person = await openAccount(page.request);
  await visit(page, '/appointments');
  await chooseDay(page, freeDay);
  await chooseTime(page, '19:00');
  await page.getByLabel('Notas').fill('Lo que escribí sigue aquí.');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(toastIn(page)).toContainText('Inicia sesión para continuar');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  await expect(page).toHaveURL('/auth?redirect=appointments');

  await page.getByLabel('Nombre de usuario').fill(person.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL('/appointments');
  await expect(page.getByLabel('Notas')).toHaveValue('Lo que escribí sigue aquí.');
  await expect(page.getByRole('radio', { name: '19:00 elegida' })).toBeChecked();
});

test('the profile redirects to the sign-in page after the session has ended', async ({
  page,
  context,
  expectRefusal,
}) => {
  expectRefusal(401);
  await openAccount(page.request);
  await context.clearCookies({ name: 'sid' });
  await visit(page, '/dashboard');
  await expect(page).toHaveURL('/auth?redirect=dashboard');
});

test('the profile asks to sign in again if the session ends while it is open', async ({
  page,
  context,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(401);
  await openAccount(page.request);
  await bookByApi(page.request, freeDay.startsAt('09:00'));
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Cancelar la cita' }).click();
  await expect(page).toHaveURL('/auth?redirect=dashboard');
});
