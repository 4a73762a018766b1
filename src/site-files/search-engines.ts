import type { FastifyInstance } from 'fastify';
import { listedPaths, privatePaths } from '#platform/paths.ts';

const hidden = { schema: { hide: true } };

/**
 * Serves sitemap and robots.txt: https://www.sitemaps.org/protocol.html and RFC 9309. No `lastmod`, because page
 * changes are not tracked and an invented date is worse than none.
 * @param publicUrl where people find this installation
 */
export function serveSearchEngines(app: FastifyInstance, publicUrl: string): void {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedPaths.map((path) => `<url><loc>${absolute(path)}</loc></url>`),
    '</urlset>\n',
  ].join('\n');
  const robots = [
    'User-agent: *',
    'Allow: /',
    ...['/api/', '/demo/', ...privatePaths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute('/sitemap.xml')}\n`,
  ].join('\n');

  app.get('/sitemap.xml', hidden, (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap),
  );
  app.get('/robots.txt', hidden, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );
}
