import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Access, Endpoint, Received, Reply } from './endpoint.ts';
import { refuse } from './refusals.ts';
import { holdsOnlySafeText } from './safe-text.ts';
import { isSameOrigin } from './same-origin.ts';

/** Who is asking, as the session says. */
export type Viewer = { userId: number; role: string; sessionId: string };

/** What a handler gets: the checked request, and who asks (nobody on public endpoints). */
export type Asked<E extends Endpoint> = Received<E> & {
  viewer: E['access'] extends 'public' ? null : Viewer;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Binds an endpoint of a contract to a use case. */
export type Bind = <E extends Endpoint>(endpoint: E, handle: (asked: Asked<E>) => Promise<Reply<E>>) => void;

const viewers = new WeakMap<FastifyRequest, Viewer | null>();

/**
 * Makes `bind` for one app.
 * @param app Fastify with zod compilers set
 * @param resolveViewer reads the session; runs before the body is looked at
 * @param publicUrl where people find the site; its pages alone may change anything
 * @returns bind, and the endpoints bound so far (for the access test)
 */
export function createBinder(
  app: FastifyInstance,
  resolveViewer: (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | null>,
  publicUrl: string,
) {
  const endpoints: Endpoint[] = [];
  const bind: Bind = (endpoint, handle) => {
    endpoints.push(endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      onRequest: async (request, reply) => {
        const isChange = endpoint.method !== 'GET' && endpoint.from !== 'anywhere';
        if (isChange && !isSameOrigin(request.headers, publicUrl)) throw refuse('foreign_origin');
        // A public answer is the same for everybody: it needs no session, and asks for none.
        const viewer = endpoint.access === 'public' ? null : await resolveViewer(request, reply);
        admit(endpoint.access, viewer);
        viewers.set(request, viewer);
      },
      preValidation: async ({ body, query, params }) => {
        if (![body, query, params].every(holdsOnlySafeText))
          throw refuse('invalid', { message: 'Hay caracteres que no podemos aceptar.' });
      },
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const asked = { params, query, body, viewer: viewers.get(request) ?? null, request, reply };
        const answer = await handle(asked as unknown as Asked<typeof endpoint>);
        return reply.code(endpoint.status).send(endpoint.status === 204 ? undefined : answer);
      },
    });
  };
  return { bind, endpoints };
}

/** @throws Refusal 401 without a session, 403 without the role */
function admit(access: Access, viewer: Viewer | null): void {
  if (access === 'public') return;
  if (viewer === null) throw refuse('sign_in_required');
  if (access !== 'signed-in' && !access.roles.includes(viewer.role)) throw refuse('not_allowed');
}

/** How every refusal looks; loose, because some bring facts for the screen along (`alternatives`). */
const problem = z.looseObject({ message: z.string(), code: z.string() });

/** Fastify's schema: what validates the request, strips the reply to its allow-list, and documents both. */
function schemaOf({ summary, access, params, query, body, status, reply, refusals = {} }: Endpoint) {
  const statuses = Object.values(refusals).map((refusal) => refusal.status);
  const common = [400, 429, 503, ...(access === 'public' ? [] : [401])];
  const refused = Object.fromEntries([...new Set([...statuses, ...common])].map((code) => [code, problem]));
  return {
    summary,
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { ...refused, ...(reply ? { [status]: reply } : {}) },
  };
}
