import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type * as contexts from '../api/context.ts';
import type { AskApi, Site } from '../api/context.ts';
import { referenceOf } from '../api/reference.ts';
import { askedInside } from '../http/http.server.ts';
import { answerFirst } from '../http/shortcut.server.ts';
import { looksLikeFile } from '../http/unknown-routes.server.ts';
import type { Visits } from '../http/visits.server.ts';
import { cachedAnswers, rememberHeaders, send } from './answers.server.ts';
import { type CachedDocument, createPageCache, TooBusy } from './cache.server.ts';
import { composeDocument, condenseIfLasting } from './compose.server.ts';
import { documentKeys, unknownPath } from './keys.ts';
import { paintFirst, startAtOnce } from './paint/first-paint.ts';

/** The built pages, with what `entry.server.tsx` passes on: `askApi` and `site` are looked up in it by their identity. */
export type SiteBuild = ServerBuild & { entry: { module: typeof contexts } };

/** What the documents of one site need. */
export type DocumentOptions = {
  build: SiteBuild;
  site: Omit<Site, 'isOpen'>;
  version: () => number;
  /** The pages that this site has, each with what its document depends on (`paths.ts`). */
  pages: readonly { path: string; keptBy?: Readonly<Record<string, readonly string[]>> }[];
  privatePaths: readonly string[];
  /** Pages of which a document shows nothing before its scripts are here: nothing waits for its first paint; what asks for their data. */
  shells: { paths: readonly string[]; early: string };
  /** Hosts whose script a page may load: pages follow each other in one document, so all of them name it. */
  guests?: readonly string[];
  /** The text of a built stylesheet, by its address. */
  stylesAt: (href: string) => string | undefined;
  /** Shown with 503 where a page cannot be made and none is kept; with what can be said on the telephone, where the log says why. */
  unavailablePage: (reference?: string) => string;
  visits: Visits;
  /** Whether the site is open, for the pages that are there before it is. */
  isOpen: () => Promise<boolean>;
  /** What stands in the place of a page just now; undefined for the page itself. */
  instead: (path: string) => Promise<string | undefined>;
};

/**
 * Serves every page: rendered on the server for a visitor whose session is unknown, kept, compressed once.
 * Once the process listens, those that nobody has asked for are made as well, so that an outage hides none of them.
 */
export function serveDocuments(app: FastifyInstance, options: DocumentOptions): void {
  const { keyOf, all } = documentKeys(options.pages);
  const cache = createPageCache(documentMaker(app, options), options.version);
  const calm = onceAfter(othersAfterMs);
  keepAllReady(app, async (stop) => {
    await cache.fill([frontPage], stop);
    await calm(stop);
    await cache.fill(all, stop);
    // Somebody always asks for the front page: nobody has to meet it large first.
    const front = cache.peek(frontPage);
    if (front !== undefined) condenseIfLasting(front);
  });
  // An unknown path may be a file's or a call's: the routes know.
  const kept = (address: string) => {
    const key = keyOf(address);
    return key === unknownPath ? undefined : cache.peek(key);
  };

  const mayTell = onceIn(tellAgainMs);
  const unavailable = (request: FastifyRequest, reply: FastifyReply, err: unknown) => {
    // By its key, not by its address: what people type is none of the log's business.
    const page = keyOf(request.url);
    const reference = !(err instanceof TooBusy) && mayTell(page) ? referenceOf(request.id) : undefined;
    if (reference !== undefined) request.log.warn({ page, reference, err }, 'a page could not be made');
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
    if (key === unknownPath && looksLikeFile(request.url)) return reply.callNotFound();
    const document = cache.peek(key);
    return document !== undefined
      ? send(request, reply, document)
      : cache.read(key).then(
          (filled) => send(request, reply, filled),
          (error) => unavailable(request, reply, error),
        );
  };
  const routeOptions = { schema: { hide: true }, onResponse: rememberHeaders(kept) };
  // Each by its name, so that the router knows which addresses are pages: another method there is 405.
  for (const { path } of options.pages) app.get(path, routeOptions, answer);
  app.get('/*', routeOptions, answer);
  answerFirst(app, cachedAnswers(kept, options.visits));
}

/** A page that cannot be made is told again after this long, however many ask for it: an outage has a line of its own. */
const tellAgainMs = 10 * 60_000;

/** Whether something may be said again; the keys are few. */
function onceIn(ms: number): (key: string) => boolean {
  const toldAt = new Map<string, number>();
  return (key) => {
    const isDue = performance.now() - (toldAt.get(key) ?? Number.NEGATIVE_INFINITY) >= ms;
    if (isDue) toldAt.set(key, performance.now());
    return isDue;
  };
}

/** Renders documents. Pages ask our own API in the same process, through `app.inject`. */
function documentMaker(app: FastifyInstance, options: DocumentOptions) {
  const { build, site } = options;
  const render = createRequestHandler(build, 'production');
  const headers = { host: new URL(site.publicUrl).host };
  const ask: AskApi = async (path) => {
    const reply = await app.inject({ ...askedInside, url: path, headers });
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${path}`);
    return reply.json();
  };
  return async (key: string): Promise<CachedDocument> => {
    const isOneOf = (paths: readonly string[]) =>
      paths.some((path) => key === path || key.startsWith(`${path}?`));
    const isPrivate = isOneOf(options.privatePaths);
    const instead = await options.instead(new URL(key, site.publicUrl).pathname);
    if (instead !== undefined) return composeDocument(key === unknownPath ? 404 : 200, instead, isPrivate);
    const context = new RouterContextProvider();
    let failure: unknown;
    // Cast: it answers as `ask` does, whatever is asked.
    const asking = ((path) =>
      ask(path).catch((error) => {
        failure ??= error;
        throw error;
      })) as AskApi;
    context.set(build.entry.module.askApi, asking);
    context.set(build.entry.module.site, { ...site, isOpen: await options.isOpen() });
    const response = await render(new Request(new URL(key, site.publicUrl)), context);
    // What the router makes of a failure says nothing of it.
    if (response.status >= 500) throw failure ?? new Error(`the router answered ${response.status}`);
    const rendered = await response.text();
    const html = isOneOf(options.shells.paths)
      ? startAtOnce(rendered, options.shells.early)
      : paintFirst(rendered, options.stylesAt);
    return composeDocument(response.status, html, isPrivate, options.guests);
  };
}

const frontPage = '/';

/**
 * Whoever comes in the first seconds after a start meets a process that compiles what it runs, and waits for each page anyway:
 * the pages that nobody has asked for are made once that is over.
 */
const othersAfterMs = 10_000;

/** Waits until so long after its making, and from then on not at all. @returns rejects when told to stop */
function onceAfter(ms: number): (stop: AbortSignal) => Promise<void> {
  const until = performance.now() + ms;
  return async (signal) => {
    const rest = until - performance.now();
    if (rest > 0) await delay(rest, undefined, { signal, ref: false });
  };
}

/** Often enough that after a change of content, or an outage at the start, the pages are whole before the next outage. */
const fillEveryMs = 5_000;

/** Fills the cache in the background while the process listens; nobody waits for it. */
function keepAllReady(app: FastifyInstance, fill: (stop: AbortSignal) => Promise<void>): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const work = async () => {
    while (!closing.signal.aborted) {
      // What fails is tried again; whoever asks for that page meanwhile is told, and the log with them.
      await fill(closing.signal).catch(() => {});
      await delay(fillEveryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  };
  app.addHook('onListen', async () => void work());
}
