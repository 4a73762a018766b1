import { test as base, expect, expectAccessible, visit } from './app.ts';
import { startProxy } from './proxy.ts';
import { appUrl } from './worker-app.ts';

/** A proxy that can return errors or drop connections while the visitor is online. */
async function startGate(site: string) {
  let mood: 'well' | 'ill' | 'away' = 'well';
  const proxy = await startProxy(site, {
    instead: (outgoing) => {
      if (mood === 'away') outgoing.destroy();
      if (mood === 'ill') outgoing.writeHead(502).end('<h1>Bad gateway</h1>');
      return mood !== 'well';
    },
  });
  return {
    ...proxy,
    be: (next: typeof mood) => {
      mood = next;
    },
  };
}

type Gate = Awaited<ReturnType<typeof startGate>>;

const test = base.extend<{ gate: Gate }>({
  gate: async ({ contextOptions: _ }, use) => {
    const gate = await startGate(appUrl() ?? '');
    await use(gate);
    gate.stop();
  },
  baseURL: ({ gate }, use) => use(gate.origin),
});

test.use({ viewport: { width: 360, height: 740 } });

test('an online visitor sees a notice on the cached page when the server fails', async ({ page, gate }) => {
  await visit(page, '/embedded-web');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  await visit(page, '/contact');
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/contact')) !== undefined))
    .toBe(true);
  const note = page.getByText('La web no ha respondido: lees lo último que se guardó.');
  await expect(note).toBeHidden();
  for (const mood of ['ill', 'away'] as const) {
    gate.be(mood);
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
    await expect(note).toBeVisible();
  }
  await expectAccessible(page);
  gate.be('well');
  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  await test.step('client-side navigation removes the notice once the server responds', async () => {
    gate.be('ill');
    await page.goto('/contact');
    await expect(note).toBeVisible();
    gate.be('well');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Aviso legal' })).toBeVisible();
    await expect(note).toBeHidden();
  });
});
