import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const source = readFileSync(new URL('worker.js', import.meta.url), 'utf8');
const origin = 'https://onyar.test';
const page = (text: string) =>
  new Response(`<!DOCTYPE html><html lang="es"><body>${text}</body></html>`, {
    headers: {
      'content-type': 'text/html',
      'content-encoding': 'br',
      'content-security-policy': "script-src 'self'",
    },
  });

/** A response with the type that browsers give to same-origin responses. */
class FromOurServer extends Response {
  override get type() {
    return 'basic' as const;
  }
  override clone(): FromOurServer {
    const { body, status, headers } = super.clone();
    return new FromOurServer(body, { status, headers });
  }
}

/** The subset of the Cache API that the worker uses. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const nameOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href;
  return {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (request: string) => store.get(nameOf(request))?.clone(),
        put: async (request: string, response: Response) => void store.set(nameOf(request), response),
        delete: async (request: string) => store.delete(nameOf(request)),
        keys: async () => [...store.keys()],
      };
    },
  };
}

let answer: (url: string) => Promise<Response>;
let visit: (path: string) => Promise<{ status: number; text: string; headers: Headers }>;

beforeEach(() => {
  const listeners: Record<string, (event: unknown) => void> = {};
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      listeners[name] = listener;
    },
  };
  const fetched = async (request: string | { url: string }) => {
    const response = await answer(typeof request === 'string' ? new URL(request, origin).href : request.url);
    return new FromOurServer(response.body, response);
  };
  const world = {
    self,
    caches: createCaches(),
    fetch: fetched,
    Response,
    Headers,
    URL,
    Set,
    Promise,
    Object,
    Error,
  };
  runInContext(
    `const publicPaths = ['/contact']; const helpPages = ['/sin-conexion', '/ca/sin-conexion'];\n${source}`,
    createContext(world),
  );
  visit = async (path) => {
    const pending: Promise<unknown>[] = [];
    let shown: Promise<Response> | undefined;
    listeners.fetch?.({
      request: { method: 'GET', mode: 'navigate', url: `${origin}${path}` },
      respondWith: (response: Promise<Response>) => {
        shown = response;
      },
      waitUntil: (work: Promise<unknown>) => void pending.push(work),
    });
    const response = (await shown) as Response;
    await Promise.all(pending);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  answer = async (url) => {
    if (url.endsWith('/ca/sin-conexion')) return page('els telèfons');
    return page(url.endsWith('/sin-conexion') ? 'los teléfonos' : 'Contacto');
  };
});

const ill = (status: number) => async () => new Response('Volvemos enseguida', { status });

test("shows the server's response unmarked while the server works", async () => {
  const { status, text } = await visit('/contact');
  expect([status, text]).toEqual([200, expect.stringContaining('<html lang="es"><body>Contacto')]);
});

test.each([500, 502, 503, 504])(
  'shows the cached page, marked, when the server answers %i',
  async (status) => {
    await visit('/contact');
    answer = ill(status);
    const shown = await visit('/contact');
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('<html data-kept="yes" lang="es"><body>Contacto');
    expect(shown.headers.get('content-encoding')).toBeNull();
    expect(shown.headers.get('content-security-policy')).toBe("script-src 'self'");
  },
);

test('shows the cached page when the server does not respond, and the emergency numbers for unseen pages', async () => {
  await visit('/contact');
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect((await visit('/contact')).text).toContain('data-kept="yes"');
  expect((await visit('/plans')).text).toContain('los teléfonos');
  expect((await visit('/ca/plans')).text).toContain('els telèfons');
  expect((await visit('/cartas')).text).toContain('los teléfonos');
});

test("shows a failing server's response for an unseen page without caching it", async () => {
  await visit('/contact');
  answer = ill(503);
  const shown = await visit('/plans');
  expect([shown.status, shown.text]).toEqual([503, 'Volvemos enseguida']);
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  // Nor does it replace the emergency numbers.
  expect((await visit('/plans')).text).toContain('los teléfonos');
});

test('shows a 404 as such, not an old page', async () => {
  await visit('/contact');
  answer = ill(404);
  expect((await visit('/contact')).status).toBe(404);
});
