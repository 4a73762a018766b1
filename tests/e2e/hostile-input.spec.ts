import { expect, test, visit } from './house.ts';
import { bookDirectly, openAccount } from './people.ts';

const foreign = [
  ...['//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'],
  ...['https:evil.example', 'https://evil.example', 'http:/evil.example', '//evil.example/appointments'],
  ...['javascript:alert(1)', 'JavaScript:alert(1)//dashboard', 'data:text/html,<script>alert(1)</script>'],
  ...['appointments@evil.example', 'dashboard/../../evil', 'appointments//evil.example', 'plans?next=//evil'],
  ...['__proto__', 'constructor', 'toString', '<img src=x onerror=alert(1)>'],
];
const values = [
  ...foreign.map(encodeURIComponent),
  ...foreign.map((value) => encodeURIComponent(encodeURIComponent(value))),
  ...foreign,
];

test('no redirect parameter leads away from our own pages', async ({ context, baseURL }) => {
  test.slow();
  expect(values).toHaveLength(60);
  await openAccount(context.request);
  const left = [...values];
  const tryInTurn = async () => {
    const page = await context.newPage();
    for (let value = left.pop(); value !== undefined; value = left.pop()) {
      await page.goto(`${baseURL}/auth?redirect=${value}`, { waitUntil: 'commit' });
      await expect(page, value).toHaveURL('/dashboard');
    }
  };
  await Promise.all(Array.from({ length: 4 }, tryInTurn));
  expect(left).toEqual([]);
});

const script = '<img src=x onerror=alert(1)>';

test('what a person types is shown as text', async ({ page, freeDay }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await openAccount(page.request, { fullName: script, email: 'montse-script@example.org' });
  await bookDirectly(page.request, freeDay.startsAt('09:00'), {
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
