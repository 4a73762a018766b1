import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { LaunchState } from '#clinic/settings/service.server.ts';
import type { Config } from '#platform/config.server.ts';
import type { ContentVersion } from '#platform/documents/content-version.server.ts';
import {
  type FurtherBuilds,
  type RenderPreview,
  type SiteBuild,
  serveDocuments,
} from '#platform/documents/documents.server.ts';
import { allPages, isShownBeforeLaunch, privatePaths, routes } from '#platform/paths.ts';
import type { Clock } from '#platform/time/clock.ts';
import { launchPage } from './short-pages/launch-page.ts';
import { unavailablePageFor } from './short-pages/short-pages.ts';
import { serveInstallation } from './site-files/installation.ts';
import { serveSearchEngines } from './site-files/search-engines.ts';
import { serveWellKnown } from './site-files/well-known.ts';

type PagesDeps = {
  build?: SiteBuild;
  furtherBuilds?: FurtherBuilds;
  config: Config;
  isCopy?: boolean;
  clock: Clock;
  contentVersion: ContentVersion;
};

const publicFolder = fileURLToPath(new URL('../build/client', import.meta.url));

const readStylesheet = (href: string): string | undefined =>
  /^\/assets\/[\w.-]+\.css$/.test(href) ? readFileSync(join(publicFolder, href), 'utf8') : undefined;

/** @returns renders previews of pages; undefined without built pages */
export async function servePages(
  app: FastifyInstance,
  { build, furtherBuilds = {}, config, isCopy = false, clock, contentVersion }: PagesDeps,
  { scriptOrigins, launch }: { scriptOrigins: readonly string[]; launch: () => Promise<LaunchState> },
): Promise<RenderPreview | undefined> {
  if (build === undefined || !existsSync(publicFolder)) return undefined;
  const assets = { root: join(publicFolder, 'assets'), prefix: '/assets/' };
  await app.register(fastifyStatic, {
    ...assets,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    dotfiles: 'ignore',
  });
  await app.register(fastifyStatic, {
    root: publicFolder,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    preCompressed: true,
    maxAge: '1d',
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['assets/**', '**/*.map', '**/*.br', '**/*.gz'],
  });
  serveInstallation(app);
  // The token belongs in the fragment, where it reaches no log. A link typed as a path works too.
  app.get<{ Params: { token: string } }>('/video/:token', { schema: { hide: true } }, (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`${routes.video}#${encodeURIComponent(request.params.token)}`),
  );
  serveWellKnown(app, { publicUrl: config.PUBLIC_URL, clock, publicFolder });
  serveSearchEngines(app, config.PUBLIC_URL);
  return serveDocuments(app, {
    build,
    furtherBuilds,
    site: { demo: config.MODE === 'demo', isCopy, publicUrl: config.PUBLIC_URL },
    version: contentVersion.current,
    pages: allPages.filter(({ access }) => access !== 'demo' || config.MODE === 'demo'),
    privatePaths,
    shellPaths: allPages.filter(({ access }) => access === 'staff').map(({ path }) => path),
    scriptOrigins,
    stylesAt: readStylesheet,
    unavailablePage: unavailablePageFor,
    isOpen: async () => (await launch()).isOpen,
    instead: async (path) => {
      const state = await launch();
      return state.isOpen || isShownBeforeLaunch(path) ? undefined : launchPage(state);
    },
  });
}
