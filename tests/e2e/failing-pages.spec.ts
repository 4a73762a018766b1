import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import { expect, test, visit } from './app.ts';
import { newPerson } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

const failure = 'Esta página no se ha podido mostrar';

test('a page that throws shows what is stored, a retry and the phone numbers within the layout', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal('TypeError');
  const reports: unknown[] = [];
  await page.route('/api/browser-errors', (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await page.route('/api/availability?*', (route) => route.fulfill({ json: { days: null } }));
  await visit(page, '/appointments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure);
  const main = page.getByRole('main');
  await expect(main).toContainText('Tus citas, tus pagos y tus mensajes siguen guardados.');
  await expect(main.getByRole('link', { name: '112', exact: true })).toHaveAttribute('href', 'tel:112');
  await expect(main.getByRole('link', { name: `Llamar al ${clinicContact().phone}` })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText(/Application Error|TypeError|\bat \w+ \(/)).toHaveCount(0);
  await expectScreenSound(page);
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toMatchObject({ name: 'TypeError', page: '/appointments' });

  await page.unroute('/api/availability?*');
  await main.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda tu Consulta');
});

for (const json of [null, {}, [], { otherKeys: 1 }])
  test(`${JSON.stringify(json)} as a reply shows the failure and retry of its own part of the page`, async ({
    page,
  }) => {
    await page.route('/api/availability?*', (route) => route.fulfill({ json }));
    await visit(page, '/appointments');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda tu Consulta');
    const notice = page.getByRole('alert').filter({ hasText: 'No hemos podido consultar las horas libres' });
    await expect(notice).toBeVisible();
    await page.unroute('/api/availability?*');
    await notice.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /^\d\d:\d\d/ }).first()).toBeVisible();
  });

test('a list of the panel with an unexpected reply shows its own failure; a page that throws keeps the frame', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal('TypeError');
  await page.route('/api/browser-errors', (route) => route.fulfill({ status: 204 }));
  await signInAsDirector(page.request);
  await page.route('/api/staff/people?*', (route) => route.fulfill({ json: {} }));
  await visitPanel(page, routes['staff-people']);
  const main = page.getByRole('main');
  await expect(main.getByText('No hemos podido abrir la lista')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Volver a intentar/ })).toBeVisible();

  await page.route('/api/staff/people?*', (route) =>
    route.fulfill({ json: { people: null, total: 1, page: 1, pages: 1 } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure);
  await expect(main).toContainText('Lo que habíais guardado sigue guardado, y los borradores también.');
  await expect(main.getByRole('link', { name: 'Ir a Hoy' })).toHaveAttribute('href', routes.staff);
  await expect(page.getByRole('navigation', { name: 'Panel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  await expect(page.getByText(/Application Error|TypeError|\bat \w+ \(/)).toHaveCount(0);
  await expectScreenSound(page, { lowestPx: 36 });

  await page.unroute('/api/staff/people?*');
  await main.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personas');
});

test('a stored draft with invalid values is dropped', async ({ page }) => {
  await page.addInitScript(() => {
    const draft = {
      type: 'office',
      professionalId: 1,
      date: '31-12-2026',
      time: '09:00',
      address: '',
      notes: '',
      childBirthDate: '',
      guardian: false,
    };
    for (const key of ['pendingAppointment', 'pending-appointment', 'appointment', 'draft'])
      sessionStorage.setItem(key, JSON.stringify({ ...draft, version: 1, savedAt: Date.now() }));
  });
  await visit(page, '/appointments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda tu Consulta');
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
});

test('sign-in with all cookies blocked explains the reason, shows the phone number and keeps the typed values', async ({
  page,
  request,
}) => {
  const person = newPerson();
  await request.post('/api/register', { data: person });
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.route('/api/login', async (route) => {
    const reply = await route.fetch();
    const headers = { ...reply.headers() };
    delete headers['set-cookie'];
    await route.fulfill({ response: reply, headers });
  });
  await visit(page, '/auth');
  const main = page.getByRole('main');
  await main.getByLabel('Nombre de usuario').fill(person.username);
  await main.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(main.getByRole('alert')).toContainText('Tu navegador no guarda las cookies de esta web');
  await expect(main.getByRole('alert').getByRole('link', { name: clinicContact().phone })).toBeVisible();
  await expect(page.getByText('¡Bienvenido!')).toHaveCount(0);
  await expect(main.getByLabel('Nombre de usuario')).toHaveValue(person.username);
});

test('registration suggests a correction for a mistyped e-mail domain and applies it with one press', async ({
  page,
}) => {
  await visit(page, '/auth');
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'Registrarse' }).click();
  const email = main.getByLabel(/Correo electrónico/);
  await email.fill('ana@gmail.con');
  await email.blur();
  await main.getByRole('button', { name: 'ana@gmail.com' }).click();
  await expect(email).toHaveValue('ana@gmail.com');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, words] of [
    ['/auth', 'Para entrar o crear una cuenta hace falta JavaScript'],
    ['/appointments', 'Para reservar aquí hace falta JavaScript'],
    ['/contact', 'Para enviar este formulario hace falta JavaScript'],
    ['/chat', 'Para escribir en el chat hace falta JavaScript'],
  ] as const)
    test(`${path} says what needs JavaScript, with phone and e-mail`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(words)).toBeVisible();
      await expect(
        main.getByRole('link', { name: clinicContact().phone }).filter({ visible: true }).first(),
      ).toBeVisible();
      await expect(
        main.getByRole('link', { name: clinicContact().email }).filter({ visible: true }).first(),
      ).toBeVisible();
    });
});
