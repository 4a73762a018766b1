import { expect, test, visit } from './app.ts';
import { bookByApi, openAccount } from './people.ts';

// All other cases are tested for `destinationOf` in paths.test.ts.
const foreign = [
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '__proto__',
];

test('redirect parameters never lead to foreign pages', async ({ page }) => {
  await openAccount(page.request);
  // One of them is equal in both encodings.
  for (const value of new Set([...foreign, ...foreign.map(encodeURIComponent)])) {
    await page.goto(`/auth?redirect=${value}`, { waitUntil: 'commit' });
    await expect(page, value).toHaveURL('/dashboard');
  }
});

const script = '<img src=x onerror=alert(1)>';

test('user input is shown as text', async ({ page, freeDay }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await openAccount(page.request, { fullName: script, email: 'montse-script@example.org' });
  await bookByApi(page.request, freeDay.startsAt('09:00'), {
    type: 'home',
    address: `${script}, Girona`,
    notes: script,
  });
  await visit(page, '/dashboard');
  await expect(page.getByText(`Te damos la bienvenida, ${script}.`)).toBeVisible();
  await expect(page.getByText(`${script}, Girona`)).toBeVisible();
  await page.goto('/demo/outbox');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  await visit(page, '/appointments');
  await page.getByLabel('Notas').fill(script);
  await page.getByRole('radio', { name: 'Consulta a domicilio' }).check();
  await page.getByLabel('Dirección').fill(`${script}, Vetusta`);
  await page.getByLabel('Notas').focus();
  await expect(page.getByText('No reconocemos el municipio.')).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
