import { routes } from '#platform/paths.ts';
import { expect, expectAccessible, expectContrastInDarkMode, test } from './app.ts';
import { expectScreenSound } from './screen-checks.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

/** Title, and a button or a sentence, of each page. */
const pages = {
  'staff-settings-clinic': ['Datos de la clínica', 'Cambiar los datos'],
  'staff-settings-services': ['Consultas y precios', 'Añadir una consulta'],
  'staff-settings-plans': ['Planes de sesiones', 'Añadir un plan'],
  'staff-settings-team': ['Equipo y cuentas', 'Añadir a un profesional'],
  'staff-settings-emergency': ['Teléfonos de emergencia', 'Guardar'],
  'staff-settings-booking': ['Reglas de reserva', 'Guardar'],
  'staff-settings-reminders': ['Cancelación y recordatorios', 'Guardar'],
  'staff-settings-home-visits': ['Consultas a domicilio', 'Guardar'],
  'staff-settings-holidays': ['Festivos locales', 'Guardar'],
  'staff-settings-pages': ['Páginas en otras webs', 'Guardar'],
  'staff-settings-site': ['Textos de la web', 'Guardar'],
  'staff-settings-complementary': ['Servicios complementarios', 'Guardar'],
  'staff-settings-video': ['Videollamada', 'Guardar'],
  'staff-settings-perks': ['Ventajas de los planes', 'Guardar'],
  'staff-settings-directory': ['Guía de profesionales', 'Guardar'],
  'staff-settings-sharing': ['Imagen para compartir', 'Guardar'],
  'staff-settings-translations': ['Traducciones', 'No falta ningún texto.'],
  'staff-settings-checks': ['Correo, pagos y copias', 'Enviar un correo de prueba'],
  'staff-settings-privacy': ['Protección de datos', 'Confirmar'],
  'staff-settings-programs': ['Otros programas', 'Crear una clave'],
} as const;

test('every page of the settings opens from the list and from its address, and the former address leads to the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsDirector(page.request);
  await visitPanel(page, routes['staff-welcome']);
  await expect(page).toHaveURL(routes['staff-settings']);
  const list = page.getByRole('list', { name: 'Páginas de ajustes' });
  await expect(list.getByRole('link')).toHaveCount(Object.keys(pages).length + 1);
  // The list fits the window.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800);
  await expectScreenSound(page, { widths: [390, 768, 1280], lowestPx: 36 });
  await expectContrastInDarkMode(page);
  for (const [name, [title, shown]] of Object.entries(pages))
    await test.step(title, async () => {
      await list.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(routes[name as keyof typeof pages]);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.reload();
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: shown }).or(main.getByText(shown)).first()).toBeVisible();
      // The sidebar shows where this is.
      await expect(
        page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Servicios y ajustes' }),
      ).toHaveAttribute('aria-current', 'page');
      await expectScreenSound(page, { widths: [390, 768, 1280], lowestPx: 36 });
      await page.getByRole('main').getByRole('link', { name: 'Servicios y ajustes' }).click();
    });
  // Not a page of the settings alone: the whole team reads it.
  await list.getByRole('link', { name: 'Respuestas preparadas' }).click();
  await expect(page).toHaveURL(routes['staff-answers']);
  await expect(page.getByRole('heading', { level: 1, name: 'Respuestas preparadas' })).toBeVisible();
});

test('an explanation is behind a button and opens on its line', async ({ page }) => {
  await signInAsDirector(page.request);
  await visitPanel(page, routes['staff-settings-plans']);
  const help = page.getByRole('button', { name: 'Ayuda: Planes a la venta' });
  const text = page.getByText(/los ya vendidos conservan su precio/);
  await expect(text).toBeHidden();
  await help.press('Enter');
  await expect(text).toBeVisible();
  await expect(help).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await help.press('Enter');
  await expect(text).toBeHidden();
});
