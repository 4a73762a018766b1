import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type ErrorPage, errorHandler } from '../api/errors.server.ts';
import { refuse } from '../api/refusals.ts';
import { texts } from '../api/texts.ts';
import { validationMessage } from '../api/validation-messages.server.ts';
import type { Config } from '../config.server.ts';
import type { Outages } from '../operations/outages.server.ts';
import { type IsTrustedProxy, parseTrustedProxies } from '../settings/trusted-proxies.ts';
import { closeSilentConnections, disableKeepAliveOnClose } from './closing.server.ts';
import { networkOf } from './network.ts';
import { minimalHeaders, securityHeaders } from './security-headers.ts';
import { respondToUnknownRoutes } from './unknown-routes.server.ts';
import { createVisits, type Visits } from './visits.server.ts';

/** Hexadecimal, as written by nginx (`$request_id`), HAProxy and UUIDs; prevents log injection. */
const requestIdPattern = /^(?=(?:-?[0-9a-f]){16})[0-9a-f-]{16,64}$/i;

type Numbered = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/**
 * Unique id of a request across restarts, for searching logs. A trusted proxy's id is reused, so that both logs can
 * be joined; others are ignored.
 */
function requestIdOf({ headers, socket }: Numbered, trusts: IsTrustedProxy): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && requestIdPattern.test(given) && trusts(socket.remoteAddress)
    ? given
    : randomUUID();
}

/** API calls per minute and network, far above normal use even of a clinic behind one address. */
const callsPerMinute = 600;

const nodeTimeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 60_000,
  // Node checks every 30 s by default, which would triple the limits.
  connectionsCheckingInterval: 2_000,
};
/** Idle sockets are closed after this time, in ms. */
const connectionTimeout = 60_000;

/** Dependencies of the HTTP layer; `missingPage` and `brokenPage` render error pages. */
type HttpDeps = {
  config: Config;
  log: Logger;
  outages: Outages;
  visits?: Visits;
  missingPage?: () => string;
  brokenPage?: ErrorPage;
};

/**
 * Fastify with settings for all routes: size and time limits, JSON only, security headers, rate limits, Spanish error
 * messages. Features add their routes.
 */
export async function createHttp(deps: HttpDeps): Promise<FastifyInstance> {
  const { config, log, outages, visits = createVisits(config), missingPage, brokenPage } = deps;
  z.config({ localeError: validationMessage });
  const trusts = parseTrustedProxies(config.TRUST_PROXY);
  // Typed as Fastify's logger, because pino's type would spread to every use of the app.
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY === undefined ? false : (address) => trusts(address),
    genReqId: (request) => requestIdOf(request, trusts),
    // Far above the size of any form.
    bodyLimit: 64 * 1024,
    serverFactory: (handle) => createServer(nodeTimeLimits, handle).setTimeout(connectionTimeout),
    forceCloseConnections: 'idle',
    // Requests that have arrived are answered even while stopping.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => respondToMalformedUrl(reply, config),
    clientErrorHandler: (error, socket) => respondToRejectedRequest(error, socket, config),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorHandler(outages, brokenPage));
  acceptOnlyJson(app);
  setHeaders(app, config);
  await registerPlugins(app, config);
  if (config.MODE === 'production') warnOfUntrustedProxy(app, trusts, log);
  limitVisits(app, visits);
  respondToUnknownRoutes(app, missingPage);
  disableKeepAliveOnClose(app);
  closeSilentConnections(app);
  return app;
}

function setHeaders(app: FastifyInstance, config: Config): void {
  // Registered before every other hook, so that refusals carry the headers too.
  const headers = securityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Lets support find a failed request in the log. Cached documents are shared and carry no id.
    if (isApi(request) || reply.statusCode >= 400) reply.header('X-Request-Id', request.id);
    if (isApi(request) && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    done();
  });
}

/** Limits pages and files; API calls are counted by their own plugin. */
function limitVisits(app: FastifyInstance, visits: Visits): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const retryAfterSeconds = isApi(request) ? 0 : visits.count(request.ip);
    done(retryAfterSeconds > 0 ? refuse('too_many', { retryAfterSeconds }) : undefined);
  });
}

/**
 * Behind an untrusted proxy all visitors share its address and its limits. Logged once, because visitors can send the
 * header too.
 */
function warnOfUntrustedProxy(app: FastifyInstance, trusts: IsTrustedProxy, log: Logger): void {
  let wasWarned = false;
  app.addHook('onRequest', async ({ headers, socket }) => {
    if (wasWarned || headers['x-forwarded-for'] === undefined || trusts(socket.remoteAddress)) return;
    wasWarned = true;
    log.warn(
      { peer: socket.remoteAddress },
      'X-Forwarded-For comes from an address that TRUST_PROXY does not name; if it is your proxy, all visitors share the limits of one',
    );
  });
}

/** Half of the request timeout: if one event loop turn takes this long, new requests would time out anyway. */
const maxEventLoopDelayMs = 7_500;

/** Registers Fastify's plugins: headers, rate limits, load shedding. */
async function registerPlugins(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(cookie);
  await app.register(rateLimit, {
    max: callsPerMinute * config.LIMIT_FACTOR,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => !isApi(request) || isInternalRequest(request),
    errorResponseBuilder: (_, { ttl }) => refuse('too_many', { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    // The plugin treats an interval without a sample as an infinite delay. With one second it refused everyone after
    // two slow turns (garbage collection, a busy machine).
    sampleInterval: maxEventLoopDelayMs,
    retryAfter: 5,
    exposeStatusRoute: false,
    pressureHandler: () => {
      throw refuse('unavailable', { retryAfterSeconds: 5 });
    },
  });
}

/**
 * Marks requests of our own pages to our API, which are not rate-limited: otherwise exhausting the limit would break
 * pages.
 */
const internalAddress = '0.0.0.0';

/** Options for requests within the process (`app.inject`). No real connection has this address. */
export const internalRequest = { remoteAddress: internalAddress };
const isInternalRequest = ({ socket }: FastifyRequest): boolean => socket.remoteAddress === internalAddress;

/** Checks the matched route, not the URL: '/%61pi/user' is the same route. `/readyz` costs a query too. */
function isApi({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url.startsWith('/api/') || url === '/readyz';
}

/** Responds to URLs so malformed that no hook runs. */
function respondToMalformedUrl(reply: FastifyReply, config: Config): void {
  const { status, message, code } = refuse('invalid', { message: 'Esta dirección no es válida.' });
  reply.code(status).headers(minimalHeaders(config)).send({ message, code });
}

/** Responds to requests that Node rejects: too slow, too long, not HTTP. */
function respondToRejectedRequest(error: Error & { code?: string }, socket: Socket, config: Config): void {
  // The client has disconnected.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = rejectionTexts[error.code ?? ''] ?? [
    '400 Bad Request',
    'La petición no es válida.',
  ];
  const body = JSON.stringify({ message, code: 'invalid' });
  const headers = {
    ...minimalHeaders(config),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable) socket.write([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}

const rejectionTexts: Record<string, readonly [string, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'La petición ha tardado demasiado.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'La petición es demasiado grande.'],
};

const rawBodies = new WeakMap<FastifyRequest, string>();

/** The raw JSON body, for signatures. Empty if there was none. */
export const rawBodyOf = (request: FastifyRequest): string => rawBodies.get(request) ?? '';

/** Accepts JSON only: foreign pages can send text/plain and forms without a preflight. An empty body counts as none. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      rawBodies.set(request, body);
      done(null, JSON.parse(body));
    } catch {
      done(refuse('invalid', { message: texts().badJson }));
    }
  });
}
