import type { FastifyInstance } from 'fastify';
import { clinic } from '#config';
import { localizePath } from '#platform/language/language.ts';
import { listedPaths, privatePaths } from '#platform/paths.ts';
import { sharedPicturePath } from '#platform/shared-picture.ts';

const hidden = { schema: { hide: true } };

/**
 * Serves sitemap and robots.txt: https://www.sitemaps.org/protocol.html and RFC 9309. No `lastmod`, because page
 * changes are not tracked and an invented date is worse than none.
 * @param publicUrl where people find this installation
 */
export function serveSearchEngines(app: FastifyInstance, publicUrl: string): void {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const alternatesOf = (path: string) =>
    clinic.languages.length < 2
      ? ''
      : clinic.languages
          .map(
            (language) =>
              `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(localizePath(path, language))}"/>`,
          )
          .join('');
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listedPaths.flatMap((path) =>
      clinic.languages.map(
        (language) => `<url><loc>${absolute(localizePath(path, language))}</loc>${alternatesOf(path)}</url>`,
      ),
    ),
    '</urlset>\n',
  ].join('\n');
  const robots = [
    'User-agent: *',
    'Allow: /',
    // Networks show this picture beside a shared link.
    `Allow: ${sharedPicturePath}`,
    ...['/api/', '/demo/'].map((path) => `Disallow: ${path}`),
    ...clinic.languages.flatMap((language) =>
      privatePaths.map((path) => `Disallow: ${localizePath(path, language)}`),
    ),
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
