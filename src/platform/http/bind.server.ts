import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint, Received, Reply } from '../api/endpoint.ts';
import { Refusal, refuse } from '../api/refusals.ts';
import { texts } from '../api/texts.ts';
import { type Idempotency, type Remember, rememberNothing } from '../idempotency/idempotency.server.ts';
import { translateTexts } from '../language/clinic-texts.server.ts';
import { storedTextsHeader } from '../language/language.ts';
import { holdsOnlySafeText } from '../text/safe-text.ts';
import { sendWithEtag } from './etag.server.ts';
import { isSameOrigin } from './same-origin.ts';

/** The user of the session. */
export type Viewer = {
  userId: number;
  role: string;
  sessionId: string;
  /** Whether all factors required for their role are verified. */
  isProved: boolean;
  /** Whether the session is locked and must be re-authenticated. */
  isLocked: boolean;
  /** For an API key: separates its idempotency keys from those of its user and other programs. */
  program?: string;
};

/** Input of a handler: the validated request and its user. */
type HandlerInput<E extends Endpoint, Actor> = Received<E> & {
  /** Null on public endpoints. */
  viewer: E['access'] extends 'public' ? null : Viewer;
  /** The viewer as a member of staff, on endpoints restricted to roles; null on all others. */
  actor: E['access'] extends { roles: readonly string[] } ? Actor : null;
  /** For idempotent endpoints; a no-op without a key. */
  remember: Remember;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<E extends Endpoint, Actor> = (asked: HandlerInput<E, Actor>) => Promise<Reply<E>>;

/** Responds to a repeated request. `subjectId` is what the use case remembered. */
type RepeatHandler<E extends Endpoint, Actor> = (
  asked: HandlerInput<E, Actor>,
  subjectId: number | null,
) => Promise<Reply<E>>;

/**
 * Binds an endpoint to a use case; an idempotent one also to a handler for repetitions. `Actor` is the product's type
 * for a member of staff.
 */
export type Bind<Actor = unknown> = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E, Actor>,
  ...show: E extends { idempotent: true } ? [RepeatHandler<E, Actor>] : []
) => void;

const viewers = new WeakMap<FastifyRequest, Viewer | null>();

/**
 * Creates `bind` for an app.
 * @param app Fastify with zod compilers set
 * @param resolveViewer reads the session; runs before the body is parsed
 * @param options publicUrl: origin whose pages may make changes; idempotency: stores keys; gate: throws a refusal for
 * calls not allowed now; resolveKey: authenticates API keys or refuses; resolveActor: the member of staff behind a
 * viewer, asked only on endpoints restricted to roles
 * @returns bind, and the endpoints bound so far (for the access test)
 */
export function createBinder<Actor>(
  app: FastifyInstance,
  resolveViewer: (request: FastifyRequest, reply: FastifyReply, isUse: boolean) => Promise<Viewer | null>,
  {
    publicUrl,
    idempotency,
    gate,
    resolveKey,
    resolveActor,
  }: {
    publicUrl: string;
    idempotency: Idempotency;
    gate: (endpoint: Endpoint) => Promise<void>;
    resolveKey: (key: string, endpoint: Endpoint) => Promise<Viewer>;
    resolveActor: (viewer: Viewer) => Promise<Actor>;
  },
) {
  const endpoints: Endpoint[] = [];
  const bind: Bind<Actor> = <E extends Endpoint>(
    endpoint: E,
    handle: Handler<E, Actor>,
    ...[show]: [RepeatHandler<E, Actor>?]
  ) => {
    if (endpoint.idempotent && endpoint.access === 'public')
      throw new Error(
        `${endpoint.path}: a key belongs to a person, and nobody is known on a public endpoint`,
      );
    endpoints.push(endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.largestBodyBytes === undefined ? {} : { bodyLimit: endpoint.largestBodyBytes }),
      schema: schemaOf(endpoint),
      onRequest: async (request, reply) => {
        // A foreign page cannot make a browser send an API key, so CSRF protection is not needed.
        const key = endpoint.access === 'public' ? undefined : bearerToken(request);
        const isChange = endpoint.method !== 'GET' && endpoint.from !== 'anywhere' && key === undefined;
        if (isChange && !isSameOrigin(request.headers, publicUrl)) throw refuse('foreign_origin');
        await gate(endpoint);
        // Public responses are the same for everyone, so the session is not read.
        if (endpoint.access === 'public') return;
        const viewer =
          key === undefined
            ? await resolveViewer(request, reply, endpoint.asksByItself !== true)
            : await resolveKey(key, endpoint);
        requireAccess(endpoint, viewer);
        viewers.set(request, viewer);
      },
      preValidation: async ({ body, query, params }) => {
        if (![body, query, params].every(holdsOnlySafeText))
          throw refuse('invalid', { message: texts().badCharacters });
      },
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const viewer = viewers.get(request) ?? null;
        const hasActor = typeof endpoint.access === 'object' && viewer !== null;
        // Cast: the endpoint's schemas and `admit` have validated it; Fastify's types do not reflect that.
        const asked = {
          params,
          query,
          body,
          viewer,
          actor: hasActor ? await resolveActor(viewer) : null,
          request,
          reply,
          remember: rememberNothing,
        } as HandlerInput<E, Actor>;
        const answer = await respondOnce(idempotency, { endpoint, handle, show, viewer }, asked);
        if (endpoint.written) return sendWithEtag(request, reply, String(answer));
        // Replies to staff show what the clinic wrote, because staff edit it.
        const keepsStored = hasActor || endpoint.keepsLanguage || storedTextsHeader in request.headers;
        const shown = keepsStored ? answer : translateTexts(answer);
        return reply.code(endpoint.status).send(endpoint.status === 204 ? undefined : shown);
      },
    });
  };
  return { bind, endpoints };
}

/** API key of a program (RFC 6750, section 2.1). */
const bearerToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1];

type BoundCall<E extends Endpoint, Actor> = {
  endpoint: E;
  handle: Handler<E, Actor>;
  show: RepeatHandler<E, Actor> | undefined;
  viewer: Viewer | null;
};

/** Runs the handler, or only responds if the key was used before. */
async function respondOnce<E extends Endpoint, Actor>(
  idempotency: Idempotency,
  { endpoint, handle, show, viewer }: BoundCall<E, Actor>,
  asked: HandlerInput<E, Actor>,
): Promise<unknown> {
  const { params, body, request, reply } = asked;
  const key = request.headers[keyHeader];
  if (show === undefined || viewer === null || typeof key !== 'string') return handle(asked);
  const { userId, program } = viewer;
  const { answer, isRepeated } = await idempotency.run(
    {
      userId,
      key: program === undefined ? key : `${program}:${key}`,
      content: [endpoint.method, endpoint.path, params ?? null, body ?? null],
    },
    {
      effect: (remember) => handle({ ...asked, remember }),
      show: (subjectId) => show(asked, subjectId).catch((error) => hideFailure(error, request)),
    },
  );
  if (isRepeated) reply.header('Idempotent-Replayed', 'true');
  return answer;
}

/** The change is committed, so the error must not say that nothing was saved. */
function hideFailure(error: Error, request: FastifyRequest): never {
  if (error instanceof Refusal) throw error;
  request.log.error({ err: error }, 'the answer to a repeated request cannot be made');
  throw refuse('unavailable', { retryAfterSeconds: 5 });
}

const keyHeader = 'idempotency-key';
/** A UUID has 36 characters; below 16 keys could be guessed or collide, above 128 they have no use. */
const keyHeaders = z.looseObject({
  [keyHeader]: z
    .string()
    .regex(/^[\w-]{16,128}$/, texts().badRequestKey)
    .optional(),
});

/**
 * @throws Refusal 401 without a session, 403 without the role or before staff have verified the second factor (own
 * data included: a thief with the password alone could change the e-mail address), 423 while the session is locked
 */
function requireAccess({ access, beforeProof }: Endpoint, viewer: Viewer | null): void {
  if (access === 'public') return;
  if (viewer === null) throw refuse('sign_in_required');
  if (access !== 'signed-in' && !access.roles.includes(viewer.role)) throw refuse('not_allowed');
  if (beforeProof) return;
  if (viewer.isLocked) throw refuse('locked');
  if (!viewer.isProved) throw refuse('second_factor_needed');
}

const accessStatuses = ({ access, beforeProof }: Pick<Endpoint, 'access' | 'beforeProof'>) =>
  access === 'public'
    ? []
    : [401, ...(access === 'signed-in' && beforeProof ? [] : [403]), ...(beforeProof ? [] : [423])];

/** Schema of refusals; loose, because some contain facts for the screen (`alternatives`). */
const problem = z.looseObject({ message: z.string(), code: z.string() });

/** Fastify schema: validates requests and strips replies to their allow-list. */
function schemaOf({ access, idempotent, beforeProof, ...shapes }: Endpoint) {
  const { params, query, body, status, reply, refusals = {} } = shapes;
  const statuses = Object.values(refusals).map((refusal) => refusal.status);
  const common = [400, 429, 503, ...accessStatuses({ access, beforeProof }), ...(idempotent ? [422] : [])];
  const refused = Object.fromEntries([...new Set([...statuses, ...common])].map((code) => [code, problem]));
  return {
    ...(idempotent ? { headers: keyHeaders } : {}),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { ...refused, ...(reply ? { [status]: reply } : {}) },
  };
}
