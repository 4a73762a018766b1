import type { AddressInfo } from 'node:net';
import { builtFurtherPages, builtPages, startTestApp } from './app.ts';

/** Serves the built pages in every language, with the API and the demonstration. */
export async function startSite(env: Record<string, string> = {}) {
  const pages = { build: await builtPages(), furtherBuilds: await builtFurtherPages() };
  const { app, ...rest } = await startTestApp({ env, ...pages, listens: true });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...rest,
    app,
    origin,
    /** Requests over the network, as clients do; compressed bodies arrive decompressed. */
    ask: (path: string, init?: RequestInit) => fetch(origin + path, init),
    read: async (path: string) => (await fetch(origin + path)).text(),
  };
}
