import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type * as contexts from './api-context.ts';
import type { AskApi, Site } from './api-context.ts';
import { composeDocument } from './compose-document.server.ts';
import { keptAnswers, rememberHeaders, send } from './document-answers.server.ts';
import { paintFirst } from './first-paint.ts';
import { createPageCache, type KeptDocument } from './page-cache.server.ts';
import { answerFirst } from './shortcut.server.ts';

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
    return composeDocument(response.status, html, isPrivate, options.guests);
  };
  const cache = createPageCache(fill, version);
  const keys = keyFinder(paths, keptParameters);
  // An unknown path may be a file's or a call's: the routes know.
  const kept = (address: string) => {
    const key = keys(address);
    return key === unknownPath ? undefined : cache.peek(key);
  };

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

  const routeOptions = { schema: { hide: true } as object, onResponse: rememberHeaders(kept) };
  app.get('/*', routeOptions, (request, reply) => {
    const key = keys(request.url);
    const document = cache.peek(key);
    return document !== undefined
      ? send(request, reply, document)
      : cache.read(key).then(
          (filled) => (filled.status >= 500 ? unavailable(request, reply) : send(request, reply, filled)),
          (error) => unavailable(request, reply, error),
        );
  });
  answerFirst(app, keptAnswers(kept));
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
