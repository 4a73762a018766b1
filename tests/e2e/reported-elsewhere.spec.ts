import type { Page, Route } from '@playwright/test';
import { clinicContact } from '#platform/clinic-contact.ts';
import { expect, test, visit } from './app.ts';
import { chooseDay, chooseTime } from './calendar.ts';
import { bookByApi, openAccount } from './people.ts';
import { planByApi, signInAsDirector, visitPanel } from './staff.ts';

// Bugs that users of similar products reported in public, tried on ours.

/** Replaces every text by an element that shows it, now and after each change, as translators do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const translateBelow = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isOurs = text.parentElement?.closest('font, script, style, option, textarea') === null;
        if (!isOurs || text.data.trim() === '') continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateBelow(document.body);
    new MutationObserver(() => translateBelow(document.body)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });

// https://github.com/xibosignage/xibo/issues/3914, https://github.com/logto-io/logto/pull/9591
test('a page that the browser translates keeps working and shows the current texts', async ({
  page,
  freeDay,
}) => {
  await visit(page, '/appointments');
  const summary = page.getByRole('complementary', { name: 'Resumen' });
  await expect(summary.getByRole('button', { name: 'Reservar Consulta' })).toBeVisible();
  await translate(page);
  await page.getByRole('radio', { name: 'Videollamada' }).check();
  await page.getByRole('radio', { name: 'Fermí Valldoreix' }).check();
  for (const text of ['Videollamada', 'Fermí Valldoreix', '55 €']) await expect(summary).toContainText(text);
  await page.getByRole('radio', { name: 'Consulta en el despacho' }).check();
  await expect(summary).toContainText('65 €');
  await chooseDay(page, freeDay);
  await expect(summary).toContainText(freeDay.words);
  for (const [time, other] of [
    ['16:00', '17:30'],
    ['17:30', '16:00'],
  ] as const) {
    await chooseTime(page, time);
    await expect(summary).toContainText(time);
    await expect(summary).not.toContainText(other);
  }
  await summary.getByRole('button', { name: 'Reservar Consulta' }).click();
  await expect(page).toHaveURL('/auth?redirect=appointments');
  await page.getByRole('tab', { name: 'Iniciar Sesión' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page.getByText('El nombre de usuario debe tener al menos 3 caracteres')).toBeVisible();
});

const withHeaders = (change: (headers: Record<string, string>) => void) => async (route: Route) => {
  const response = await route.fetch();
  const headers = response.headers();
  change(headers);
  await route.fulfill({ response, headers });
};

// https://github.com/shaka-project/shaka-player/issues/191, https://github.com/aws/aws-sdk-go-v2/issues/3409
for (const [name, change] of [
  [
    'removes the Date header',
    (headers) => {
      delete headers.date;
    },
  ],
  [
    'sends responses of three days ago from its cache',
    (headers) => {
      headers.date = new Date(Date.now() - 3 * 86_400_000).toUTCString();
      headers.age = '259200';
    },
  ],
] as const satisfies [string, (headers: Record<string, string>) => void][])
  test(`behind a proxy that ${name}, the booking page knows the time`, async ({ page, freeDay }) => {
    await page.route('/api/**', withHeaders(change));
    await visit(page, '/appointments');
    await chooseDay(page, freeDay);
    await chooseTime(page, '16:00');
    await expect(page.getByText('La fecha de tu dispositivo no es correcta.')).toHaveCount(0);
  });

// https://github.com/react/react/issues/1159, https://github.com/scratchfoundation/scratch-www/pull/9815
test('signs in with what a password manager has filled in without an event', async ({ page, request }) => {
  const { username, password } = await openAccount(request);
  await visit(page, '/auth');
  const main = page.getByRole('main');
  const fill = (label: string, value: string) =>
    main.getByLabel(label, { exact: true }).evaluate((field, text) => {
      // The prototype's setter: React does not notice it, as with the setter of an extension's own world.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    }, value);
  await fill('Nombre de usuario', username);
  await fill('Contraseña', password);
  await main.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL('/dashboard');
});

// https://github.com/nextcloud/server/issues/6006
test('names the space that was copied with a password', async ({ page, request, expectRefusal }) => {
  expectRefusal(401);
  const { username, password } = await openAccount(request);
  await visit(page, '/auth');
  await page.getByLabel('Nombre de usuario').fill(username);
  const field = page.getByLabel('Contraseña', { exact: true });
  await field.fill(`${password} `);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(field).toHaveAccessibleDescription(/empieza o acaba con un espacio/);
});

// https://github.com/itpp-labs/pos-addons/pull/1140, https://github.com/wp-erp/wp-erp/issues/792,
// https://github.com/DFEAGILEDEVOPS/MTC/pull/1164
test('prints a page of the panel without buttons, bars and toasts', async ({ page, freeDay }) => {
  await signInAsDirector(page.request);
  await planByApi(page.request, { fullName: 'Rut Exemple', startsAt: freeDay.startsAt('12:00') });
  await visitPanel(page, '/staff');
  await expect(page.getByRole('button', { name: 'Nueva cita' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Nueva cita', 'Voy tarde', 'Dejar una nota'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Panel' }).filter({ visible: true })).toHaveCount(0);
});

test('prints an own appointment without the cookie bar, and with the number to call', async ({
  page,
  freeDay,
}) => {
  await openAccount(page.request);
  await bookByApi(page.request, freeDay.startsAt('12:00'));
  await visit(page, '/dashboard');
  const appointment = page.getByRole('listitem').filter({ hasText: freeDay.words }).first();
  await expect(appointment).toBeVisible();
  await expect(page.getByText('Usamos cookies necesarias')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(appointment).toBeVisible();
  await expect(page.getByText('Usamos cookies necesarias')).toBeHidden();
  await expect(page.getByRole('button', { name: 'SOS, teléfonos de emergencia' })).toBeHidden();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: clinicContact().phone })).toBeVisible();
  // Dark text: readable also where the browser prints grounds.
  await expect(footer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

// https://github.com/department-of-veterans-affairs/va.gov-team/issues/5955, https://github.com/gambitph/Stackable/issues/3186
test('prints what is folded on screen', async ({ page }) => {
  await visit(page, '/selfcare');
  const folded = page
    .getByRole('main')
    .locator('details:not([open])')
    .filter({ has: page.locator('ol') });
  const steps = folded.locator('ol').first();
  await expect(steps).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(steps).toBeVisible();
});

test('prints the sixteen activities of the guide on at most six sheets, with the numbers to call', async ({
  page,
}) => {
  await visit(page, '/selfcare');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('llama al 112 o al 024')).toBeVisible();
  for (const name of ['Más filtros', 'Ver los pasos', 'Inicia sesión para guardarla'])
    await expect(page.getByText(name).filter({ visible: true })).toHaveCount(0);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(6);
});

/** Logs what polite and assertive regions say, and regions that appear together with their text. */
const recordAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const region = '[role=status], [role=log], [aria-live=polite]';
    const said: string[] = [];
    const unreliable: string[] = [];
    Object.assign(window, { announcements: { said, unreliable } });
    new MutationObserver((changes) => {
      // A region that changes in several places at once is read once.
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          for (const one of [added, ...added.querySelectorAll(region)])
            if (one.matches(region) && one.textContent) unreliable.push(one.textContent);
        }
        const around = (target instanceof Element ? target : target.parentElement)?.closest(region);
        if (around) changed.add(around);
      }
      for (const { textContent } of changed) if (textContent) said.push(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

const readAnnouncements = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { announcements: { said: string[]; unreliable: string[] } }).announcements,
  );

// https://github.com/calcom/cal.diy/pull/28776, https://github.com/microsoft/fluentui/issues/11142,
// https://github.com/gpbl/react-day-picker/issues/953
test('tells a screen reader the month, the whole date and how many hours are free', async ({
  page,
  freeDay,
}) => {
  await recordAnnouncements(page);
  await visit(page, '/appointments');
  await chooseDay(page, freeDay);
  await expect
    .poll(async () => (await readAnnouncements(page)).said)
    .toContainEqual(expect.stringMatching(new RegExp(`^${freeDay.words}: \\d horas libres\\.$`)));
  const chosen = page.getByRole('gridcell', { selected: true });
  await expect(chosen).toHaveAccessibleName(new RegExp(`^${freeDay.words}, seleccionado$`));
  await page.getByRole('button', { name: 'Ir al mes siguiente' }).click();
  await expect.poll(async () => (await readAnnouncements(page)).said.at(-1)).toMatch(/^\p{L}+ de \d{4}$/u);
});

// https://github.com/emilkowalski/sonner/issues/306, https://github.com/fkhadra/react-toastify/issues/1291
test('a toast is announced once, in a region that was there before its text', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(401);
  await recordAnnouncements(page);
  await visit(page, '/auth');
  await page.getByLabel('Nombre de usuario').fill('nadie-con-este-nombre');
  await page.getByLabel('Contraseña', { exact: true }).fill('equivocada-7');
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
  const isToast = (text: string) => text.includes('Error al iniciar sesión');
  await expect.poll(async () => (await readAnnouncements(page)).said.filter(isToast)).toHaveLength(1);
  expect((await readAnnouncements(page)).unreliable.filter(isToast)).toEqual([]);
});
