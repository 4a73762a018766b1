import type { Page, Route } from '@playwright/test';
import { expect, test, visit } from './app.ts';
import { chooseDay, chooseTime } from './calendar.ts';
import { openAccount } from './people.ts';

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
