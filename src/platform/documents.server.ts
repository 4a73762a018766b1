import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type * as contexts from './api-context.ts';
import type { AskApi, Site } from './api-context.ts';
import { paintFirst } from './first-paint.ts';
import { contentSecurityPolicy } from './http.server.ts';
import { createPageCache, type KeptDocument } from './page-cache.server.ts';

/** What the documents of one site need. `keptParameters`: query parameters that change a document, with their known values. */
export type DocumentOptions = {
  build: ServerBuild;
  site: Site;
  version: () => number;
  keptParameters: Record<string, readonly string[]>;
  privatePaths: readonly string[];
  /** Paths of the build that this site does not have: they answer as any unknown one. */
  absentPaths?: readonly string[];
  /** Hosts whose script a page may load: pages follow each other in one document, so all of them name it. */
  guests?: readonly string[];
  /** The text of a built stylesheet, by its address. */
  stylesAt: (href: string) => string | undefined;
  /** Shown with 503 where a page cannot be made and none is kept. */
  unavailablePage: string;
};

/** Any path that no route has; all of them share one kept document. */
const unknownPath = '/404';

/**
 * Serves every page: rendered on the server for a visitor whose session is unknown, kept, compressed once.
 * Pages ask our own API in the same process, through `app.inject`.
 */
export function serveDocuments(app: FastifyInstance, options: DocumentOptions): void {
  const { build, site, version, keptParameters } = options;
  const render = createRequestHandler(build, 'production');
  const paths = pathsOf(build, options.absentPaths);
  const ask: AskApi = async (path) => {
    const reply = await app.inject({ url: path, headers: { host: new URL(site.publicUrl).host } });
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${path}`);
    return reply.json();
  };
  const fill = async (key: string): Promise<KeptDocument> => {
    const context = new RouterContextProvider();
    const entry = build.entry.module as unknown as typeof contexts;
    context.set(entry.askApi, ask);
    context.set(entry.site, site);
    const response = await render(new Request(new URL(key, site.publicUrl)), context);
    const isPrivate = options.privatePaths.some((path) => key === path || key.startsWith(`${path}?`));
    const html = paintFirst(await response.text(), options.stylesAt);
    return keep(response.status, html, isPrivate, options.guests);
  };
  const cache = createPageCache(fill, version);
  const keys = keyFinder(paths, keptParameters);

  const unavailable = (request: FastifyRequest, reply: FastifyReply, err?: unknown) => {
    // Without its query: what people type into an address is none of the log's business.
    request.log.warn({ path: request.url.split('?')[0], err }, 'a page could not be made');
    return reply
      .code(503)
      .headers({
        'retry-after': '5',
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      })
      .send(options.unavailablePage);
  };

  app.get('/*', { schema: { hide: true } as object }, (request, reply) => {
    const key = keys(request.url);
    const document = cache.peek(key);
    return document !== undefined
      ? send(request, reply, document)
      : cache.read(key).then(
          (filled) => (filled.status >= 500 ? unavailable(request, reply) : send(request, reply, filled)),
          (error) => unavailable(request, reply, error),
        );
  });
}

/** The paths that have a page here. */
export function pathsOf(build: Pick<ServerBuild, 'routes'>, absent: readonly string[] = []): Set<string> {
  const built = Object.values(build.routes).map((route) => `/${route?.path ?? ''}`);
  return new Set(built.filter((path) => !absent.includes(path)));
}

/** Reduces an address to what its document depends on: a known path and known values of known parameters. */
export function keyFinder(paths: ReadonlySet<string>, parameters: Record<string, readonly string[]>) {
  return (address: string): string => {
    if (paths.has(address)) return address;
    const mark = address.indexOf('?');
    const path = mark === -1 ? address : address.slice(0, mark);
    const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    if (!paths.has(plain)) return unknownPath;
    const given = new URLSearchParams(mark === -1 ? '' : address.slice(mark));
    const known = new URLSearchParams();
    for (const [name, values] of Object.entries(parameters)) {
      const value = given.get(name);
      if (value !== null && values.includes(value)) known.set(name, value);
    }
    return known.size === 0 ? plain : `${plain}?${known}`;
  };
}

function send(request: FastifyRequest, reply: FastifyReply, document: KeptDocument) {
  reply.code(document.status).headers(document.headers);
  // A proxy that compresses anew makes the tag weak and may send several.
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(document.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(document.br);
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(document.gzip);
  return reply.send(document.identity);
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function keep(
  status: number,
  html: string,
  isPrivate: boolean,
  guests?: readonly string[],
): Promise<KeptDocument> {
  const identity = Buffer.from(html);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    compressGzip(identity, { level: 9 }),
  ]);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyText(contentSecurityPolicy(hashesOfInlineScripts(html), guests)),
    'cache-control': isPrivate ? 'no-store' : 'no-cache',
    vary: 'Accept-Encoding',
    etag,
  };
  return { status, etag, headers, identity, gzip: zipped, br };
}

/** `'sha256-…'` for each script that stands in the document itself (CSP level 2 §7.6). */
export function hashesOfInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].map(([, text]) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

const policyText = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
