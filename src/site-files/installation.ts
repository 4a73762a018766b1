import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { color } from '#platform/documents/colors.server.ts';
import { type Language, localizePath } from '#platform/language/language.ts';
import { listedPaths, routes } from '#platform/paths.ts';
import { offlinePage } from './offline-page.ts';
import { texts } from './texts.ts';

/** The web app manifest: https://www.w3.org/TR/appmanifest/. */
const manifest = (language: Language) =>
  JSON.stringify({
    id: '/',
    name: clinicContact().name,
    short_name: clinicContact().name.split(' ').at(-1),
    description: texts(language).siteDescription(clinic.city),
    lang: language,
    start_url: localizePath(routes.home, language),
    scope: '/',
    display: 'standalone',
    background_color: color('paper'),
    theme_color: color('river-700'),
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: texts(language).book, url: localizePath(routes.appointments, language) },
      {
        name: texts(language).whenToAskForHelp,
        url: `${localizePath(routes.selfcare, language)}#alerts`,
      },
    ],
  });

const offlinePath = '/sin-conexion';

const inAllLanguages = (paths: readonly string[]) =>
  clinic.languages.flatMap((language) => paths.map((path) => localizePath(path, language)));

/** The service worker with the list of cacheable pages, which are those for search engines. */
const worker = [
  `const publicPaths = ${JSON.stringify(inAllLanguages(listedPaths))};`,
  `const helpPages = ${JSON.stringify(inAllLanguages([offlinePath]))};`,
  readFileSync(new URL('../offline-worker/worker.js', import.meta.url), 'utf8'),
].join('\n');

const hidden = { schema: { hide: true } };

export function serveInstallation(app: FastifyInstance): void {
  for (const language of clinic.languages) {
    app.get(localizePath('/manifest.webmanifest', language), hidden, (_request, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=3600')
        .send(manifest(language)),
    );
    app.get(localizePath(offlinePath, language), hidden, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(offlinePage(language)),
    );
  }
  app.get('/help-offline.js', hidden, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  );
}
