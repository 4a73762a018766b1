import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { startProduct } from '#tests/support/servers/product.ts';
import { productionServices } from '#tests/support/servers/production.ts';

test('pages of the demonstration return 404 in production', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'onyar-production-'));
  const clone = await cloneDatabase();
  const product = await startProduct({
    ...productionServices,
    MODE: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: clone.url,
  });
  try {
    const unknown = await fetch(`${product.url}/no-existe`);
    expect(unknown.status).toBe(404);
    const html = await unknown.text();
    expect(html).toContain('Page Not Found');
    expect(html).not.toContain('Demostración: los pagos');
    for (const path of [
      '/demo/design',
      '/demo/design/',
      '/demo/design?x=1',
      '/demo/outbox',
      '/demo/external/cookies',
      '/demo/wallet',
    ]) {
      const reply = await fetch(`${product.url}${path}`);
      expect(reply.status, path).toBe(404);
      expect(await reply.text(), path).toBe(html);
    }
    expect((await fetch(`${product.url}/plans`)).status).toBe(200);
  } finally {
    await product.end('SIGTERM');
    await clone.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
