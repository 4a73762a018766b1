import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type * as contexts from '../api/context.ts';
import type { AskApi, Site } from '../api/context.ts';
import { shortReference } from '../api/reference.ts';
import { matchesEtag } from '../http/etag.server.ts';
import { internalRequest } from '../http/http.server.ts';
import { looksLikeFile } from '../http/unknown-routes.server.ts';
import {
  currentLanguage,
  defaultLanguage,
  delocalizePath,
  type Language,
  languages,
  localizePath,
} from '../language/language.ts';
import { runInLanguage } from '../language/request-language.server.ts';
import { type CachedDocument, createPageCache, RenderQueueFull } from './cache.server.ts';
import { composeDocument } from './compose.server.ts';
import { deferScripts, normalizeStylesheetUrl } from './defer-scripts.server.ts';
import { createDocumentKeys, unknownPath } from './keys.ts';

/** The built pages with the exports of `entry.server.tsx`; `askApi` and `site` are looked up by identity. */
export type SiteBuild = ServerBuild & { entry: { module: typeof contexts } };

export type FurtherBuilds = Readonly<Partial<Record<Language, SiteBuild>>>;

export type DocumentOptions = {
  build: SiteBuild;
  /** The pages in further languages; `build` is in the default one. */
  furtherBuilds?: FurtherBuilds;
  site: Omit<Site, 'isOpen'>;
  version: () => number;
  pages: readonly { path: string; keptBy?: Readonly<Record<string, readonly string[]>>; usesCamera?: true }[];
  privatePaths: readonly string[];
  /** Pages that show nothing before hydration; their scripts are not deferred. */
  shellPaths: readonly string[];
  /** Third-party origins whose scripts pages may load. Every page lists them: client navigation keeps the first document's policy. */
  scriptOrigins?: readonly string[];
  stylesAt: (href: string) => string | undefined;
  /** Shown with 503 if a page fails and none is cached; includes the reference under which the cause is logged. */
  unavailablePage: (reference?: string) => string;
  isOpen: () => Promise<boolean>;
  /** Replacement for a page, such as before launch; undefined for the page itself. */
  instead: (path: string) => Promise<string | undefined>;
};

/**
 * Serves every page. Documents are rendered for an anonymous visitor, cached and compressed once. After the process listens, it
 * renders the pages that nobody has requested yet, so that all of them survive an outage.
 * @returns renders a page with replies of the API that replace the real ones, for a preview: not cached and without scripts
 */
export function serveDocuments(app: FastifyInstance, options: DocumentOptions): RenderPreview {
  const served = languages.filter((one) => one === defaultLanguage || options.furtherBuilds?.[one]);
  const { keyOf, all } = createDocumentKeys(options.pages, served);
  const renderer = createRenderer(app, options);
  const cache = createPageCache(renderer.makeDocument, options.version);
  fillInBackground(app, (stop) => cache.fill(all, stop));

  const mayLog = createThrottle(logIntervalMs);
  const unavailable = (request: FastifyRequest, reply: FastifyReply, err: unknown) => {
    // The cache key instead of the URL: user input must not be logged.
    const page = keyOf(request.url);
    const reference =
      !(err instanceof RenderQueueFull) && mayLog(page) ? shortReference(request.id) : undefined;
    if (reference !== undefined) request.log.warn({ page, reference, err }, 'a page could not be rendered');
    return reply
      .code(503)
      .headers({
        'retry-after': '5',
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      })
      .send(options.unavailablePage(reference));
  };

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const key = keyOf(request.url);
    if (isUnknown(key) && looksLikeFile(request.url)) return reply.callNotFound();
    const document = cache.peek(key);
    if (document !== undefined) return send(request, reply, document);
    return cache.read(key).then(
      (rendered) => send(request, reply, rendered),
      (error) => unavailable(request, reply, error),
    );
  };
  // Pages have their own limit (`visits.server.ts`).
  const routeOptions = { schema: { hide: true }, config: { rateLimit: false as const } };
  // One route per page, so that another method on its path is answered with 405.
  for (const { path } of options.pages)
    for (const language of served) app.get(localizePath(path, language), routeOptions, answer);
  app.get('/*', routeOptions, answer);
  return (path, replies) =>
    cache.runQueued(async () => removeScripts((await renderer.renderPage(path, replies)).html));
}

/** The page's path in the default language. */
const pathOfKey = (key: string) => delocalizePath(key.split('?')[0] ?? '').path;

const isUnknown = (key: string) => delocalizePath(key).path === unknownPath;

export type RenderPreview = (path: string, replies: Readonly<Record<string, unknown>>) => Promise<string>;

/** A preview is shown in a frame without scripts. There, links open nothing, because a frame may not open windows. */
const removeScripts = (html: string): string =>
  html
    .replace(/<(script|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<head>', '<head><base target="_blank">');

/** Sends a document in the best coding the client accepts, or 304 if the client has it. */
function send(request: FastifyRequest, reply: FastifyReply, document: CachedDocument) {
  reply.code(document.status).headers(document.headers);
  if (matchesEtag(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(document.br);
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(document.gzip);
  return reply.send(document.identity);
}

/** A failing page is logged once in this time, in ms; the outage itself has its own log line. */
const logIntervalMs = 10 * 60_000;

function createThrottle(ms: number): (key: string) => boolean {
  const loggedAt = new Map<string, number>();
  return (key) => {
    const isDue = performance.now() - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) >= ms;
    if (isDue) loggedAt.set(key, performance.now());
    return isDue;
  };
}

/** Renders documents. Pages ask our own API in the same process, through `app.inject`. */
function createRenderer(app: FastifyInstance, options: DocumentOptions) {
  const { site } = options;
  const renderers = new Map(
    Object.entries({ [defaultLanguage]: options.build, ...options.furtherBuilds }).map(
      ([language, build]) => [
        language,
        { contexts: build.entry.module, render: createRequestHandler(build, 'production') },
      ],
    ),
  );
  const headers = { host: new URL(site.publicUrl).host };
  const ask: AskApi = async (path) => {
    const reply = await app.inject({
      ...internalRequest,
      url: path,
      headers: { ...headers, 'accept-language': currentLanguage() },
    });
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${path}`);
    return reply.json();
  };
  const isOneOf = (paths: readonly string[], key: string) => paths.includes(pathOfKey(key));

  const renderPage = (key: string, replies: Readonly<Record<string, unknown>> = {}) =>
    runInLanguage(delocalizePath(key).language, () => renderInLanguage(key, replies));

  const renderInLanguage = async (key: string, replies: Readonly<Record<string, unknown>>) => {
    const { language } = delocalizePath(key);
    const renderer = renderers.get(language);
    if (renderer === undefined) throw new Error(`there are no pages in ${language}`);
    const context = new RouterContextProvider();
    let failure: unknown;
    // Cast: it has the signature of `ask`.
    const asking = (async (path) =>
      path in replies
        ? replies[path]
        : ask(path).catch((error) => {
            failure ??= error;
            throw error;
          })) as AskApi;
    context.set(renderer.contexts.askApi, asking);
    context.set(renderer.contexts.site, { ...site, isOpen: await options.isOpen() });
    const response = await renderer.render(new Request(new URL(key, site.publicUrl)), context);
    // The router's error response contains no information.
    if (response.status >= 500) throw failure ?? new Error(`the router answered ${response.status}`);
    return { status: response.status, html: await response.text() };
  };

  const makeDocument = async (key: string): Promise<CachedDocument> => {
    const isPrivate = isOneOf(options.privatePaths, key);
    const instead = await runInLanguage(delocalizePath(key).language, () => options.instead(pathOfKey(key)));
    if (instead !== undefined) {
      const composed = await composeDocument(isUnknown(key) ? 404 : 200, instead, isPrivate);
      return { ...composed, isProvisional: true };
    }
    const { status, html } = await renderPage(key);
    const composed = isOneOf(options.shellPaths, key)
      ? normalizeStylesheetUrl(html)
      : deferScripts(html, options.stylesAt);
    const usesCamera = options.pages.some(({ path, usesCamera }) => path === pathOfKey(key) && usesCamera);
    return composeDocument(status, composed, isPrivate, options.scriptOrigins, usesCamera);
  };

  return { renderPage, makeDocument };
}

/** Short enough that all pages are current again before the next outage. */
const fillEveryMs = 5_000;

/** Fills the cache in the background while the process listens. */
function fillInBackground(app: FastifyInstance, fill: (stop: AbortSignal) => Promise<void>): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const work = async () => {
    while (!closing.signal.aborted) {
      // A failed page is retried in the next round; requests for it log the cause.
      await fill(closing.signal).catch(() => {});
      await delay(fillEveryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  };
  app.addHook('onListen', async () => void work());
}
