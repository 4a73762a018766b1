import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { color } from '#platform/documents/colors.server.ts';
import { listedPaths, routes } from '#platform/paths.ts';
import { offlinePage } from './offline-page.ts';

/** The web app manifest: https://www.w3.org/TR/appmanifest/. */
const manifest = () =>
  JSON.stringify({
    id: '/',
    name: clinicContact().name,
    short_name: clinicContact().name.split(' ').at(-1),
    description: `Psicología en ${clinic.city} y por videollamada.`,
    lang: 'es',
    start_url: routes.home,
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
      { name: 'Reservar cita', url: routes.appointments },
      { name: 'Cuándo pedir ayuda', url: `${routes.selfcare}#alerts` },
    ],
  });

/** The service worker with the list of cacheable pages, which are those for search engines. */
const worker = [
  `const publicPaths = ${JSON.stringify(listedPaths)};`,
  readFileSync(new URL('../offline-worker/worker.js', import.meta.url), 'utf8'),
].join('\n');

const hidden = { schema: { hide: true } };

export function serveInstallation(app: FastifyInstance): void {
  app.get('/manifest.webmanifest', hidden, (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(manifest()),
  );
  app.get('/help-offline.js', hidden, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  );
  app.get('/sin-conexion', hidden, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(offlinePage()),
  );
}
