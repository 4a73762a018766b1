import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { perkAddresses, planSeeds, professionalSeeds } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { builtPages, startTestApp, type TestApp } from '#tests/support/app.ts';

const clock = stoppedClock(new Date('2026-11-23T08:30:00Z'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({
    clock,
    build: await builtPages(),
    env: { PUBLIC_URL: 'https://onyar.test' },
  });
});
afterAll(() => testApp.stop());
const get = (url: string) => testApp.visitor().get(url);

describe('files with well-known names', () => {
  test('favicon.ico contains complete images in three sizes', async () => {
    const { statusCode, headers, rawPayload } = await get('/favicon.ico');
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)$/),
    ]);
    expect([rawPayload.readUInt16LE(0), rawPayload.readUInt16LE(2), rawPayload.readUInt16LE(4)]).toEqual([
      0, 1, 3,
    ]);
    const pictures = [0, 1, 2].map((index) => {
      const [length, offset] = [8, 12].map((at) => rawPayload.readUInt32LE(6 + 16 * index + at)) as [
        number,
        number,
      ];
      const png = rawPayload.subarray(offset, offset + length);
      return [png.toString('latin1', 1, 4), png.readUInt32BE(16), rawPayload.readUInt8(6 + 16 * index)];
    });
    expect(pictures).toEqual([
      ['PNG', 16, 16],
      ['PNG', 32, 32],
      ['PNG', 48, 48],
    ]);
    expect(rawPayload.length).toBeLessThan(8_000);
  });

  test.each(['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])(
    '%s is the iPhone icon',
    async (path) => {
      const reply = await get(path);
      const original = await get('/icons/apple-touch-icon.png');
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png']);
      expect(reply.rawPayload.equals(original.rawPayload)).toBe(true);
      expect(reply.headers['cache-control']).toBe('public, max-age=86400');
    },
  );

  test('security.txt names a contact and never expires (RFC 9116)', async () => {
    const { statusCode, headers, body } = await get('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.split('\n')).toEqual([
      `Contact: mailto:${clinicContact().email}`,
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: es, ca, en',
      'Canonical: https://onyar.test/.well-known/security.txt',
      '',
    ]);
    clock.set(new Date('2027-11-23T08:30:00Z'));
    expect((await get('/.well-known/security.txt')).body).toContain('Expires: 2028-05-21');
  });

  test('change-password leads to the security tab, which asks visitors to sign in first', async () => {
    for (const path of ['/.well-known/change-password', '/.well-known/change-password/']) {
      const { statusCode, headers } = await get(path);
      expect([statusCode, headers.location]).toEqual([302, '/dashboard#security']);
    }
    expect((await get('/dashboard')).statusCode).toBe(200);
  });
});

describe('a missing file', () => {
  test.each([
    ...[
      '/no-hay.png',
      '/assets/index-abc123.js',
      '/assets/nothing',
      '/.env',
      '/.git/config',
      '/wp-login.php',
    ],
    ...['/icons/no.svg?x=1', '/robots.txt/no.txt', '/backup.tar.gz'],
  ])('%s returns a small page without scripts, with the emergency numbers', async (path) => {
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body.length).toBeLessThan(3_000);
    expect(body).toContain('<h1 lang="en">Page Not Found</h1>');
    expect(body).not.toContain('<script');
    for (const number of ['112', '024']) expect(body).toContain(`href="tel:${number}"`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  test('is different from an unknown page, which returns the site’s own not-found page', async () => {
    for (const path of ['/no-existe', '/plans/2', '/v1.0/x'])
      expect((await get(path)).body, path).toContain('Esta página no existe o ha cambiado de sitio');
  });
});

describe('an unsupported method', () => {
  test.each([
    ['POST', '/', 405],
    ['PUT', '/plans', 405],
    ['DELETE', '/plans/?tab=prices', 405],
    ['OPTIONS', '/contact', 405],
    ['POST', '/favicon.svg', 405],
    ['POST', '/sitemap.xml', 405],
    ['DELETE', '/.well-known/security.txt', 405],
    ['POST', '/no-existe', 404],
  ] as const)('%s %s returns %i', async (method, url, status) => {
    const { statusCode, headers } = await testApp.visitor().send({ method, url, payload: 'a=1' });
    expect([statusCode, headers.allow]).toEqual([status, status === 405 ? 'GET, HEAD' : undefined]);
  });
});

test('no script of the pages contains perk guides, addresses of perks or starting values', () => {
  const scripts = globSync('build/**/client/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(scripts.length).toBeGreaterThan(100);
  const hidden = [
    ...perkAddresses.flatMap((perk) => ('url' in perk ? perk.url : perk.paragraphs)),
    ...professionalSeeds.map(({ bio }) => bio),
    ...planSeeds.map(({ description }) => description),
  ];
  expect(hidden.length).toBeGreaterThan(8);
  expect(hidden.filter((text) => scripts.some((script) => script.includes(text)))).toEqual([]);
});
