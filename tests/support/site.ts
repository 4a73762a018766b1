import type { AddressInfo } from 'node:net';
import { builtPages, startTestApp } from './app.ts';

/** The built pages, served as to a browser, with the API and the demonstration beside them. */
export async function startSite(env: Record<string, string> = {}) {
  const { app, ...rest } = await startTestApp({ env, build: await builtPages(), listens: true });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...rest,
    app,
    origin,
    /** Asks over the network, as every client does; what is compressed arrives unpacked. */
    ask: (path: string, init?: RequestInit) => fetch(origin + path, init),
    /** The document as it is served. */
    read: async (path: string) => (await fetch(origin + path)).text(),
  };
}
