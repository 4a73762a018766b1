import fastify from 'fastify';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, test } from 'vitest';
import { hashesOfInlineScripts } from '#platform/documents/compose.server.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { sitePaths, staffPaths, unlistedPages } from '#tests/support/words/site-pages.ts';
import { serveSearchEngines } from '../src/site-files/search-engines.ts';

const origin = 'https://onyar.test';

async function ask(path: string) {
  const app = fastify();
  serveSearchEngines(app, origin);
  return app.inject(path);
}

test('every route is in the sitemap in both languages, or excluded for a reason', async () => {
  const reply = await ask('/sitemap.xml');
  expect(reply.headers['content-type']).toContain('application/xml');
  const listed = [...reply.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url));
  expect(listed.every((url) => url.origin === origin && url.search === '')).toBe(true);
  const paths = sitePaths.filter((path) => !(path in unlistedPages));
  const catalan = paths.map((path) => `/ca${path}`.replace(/\/$/, ''));
  expect(listed.map(({ pathname }) => pathname).sort()).toEqual([...paths, ...catalan].sort());
});

test('robots.txt names the sitemap and the excluded paths in both languages', async () => {
  const hidden = [
    '/verify-email',
    '/dashboard',
    '/evaluacion/cuestionario',
    '/evaluacion/resultados',
    '/cita',
    '/video',
    '/invitacion',
    '/firmar',
    '/nueva-contrasena',
    ...staffPaths,
  ];
  const { body, headers } = await ask('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Allow: /api/shared-pictures/',
    'Disallow: /api/',
    'Disallow: /demo/',
    ...[...hidden, ...hidden.map((path) => `/ca${path}`)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]);
});

test('structured data cannot close their own script element, whatever a service is called', () => {
  const facts = { name: '</script><script>alert(1)</script><!--' };
  const meta = pageMeta(() => ({ title: 'A', description: 'B', facts: () => facts }));
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: Meta, meta, loader: () => null, HydrateFallback: Meta },
  ]);
  const hydrationData = { loaderData: { root: { publicUrl: origin, catalogue: {} } } };
  const html = renderToString(createElement(Page, { initialEntries: ['/'], hydrationData }));
  const [, text = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual(facts);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(hashesOfInlineScripts(html)).toHaveLength(1);
});
