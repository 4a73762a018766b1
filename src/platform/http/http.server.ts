import { createServer } from 'node:http';
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
import { type BrokenPage, errorAnswers } from '../api/errors.server.ts';
import { refuse } from '../api/refusals.ts';
import { sentenceFor } from '../api/wire-sentences.server.ts';
import type { Config } from '../config.server.ts';
import type { Outages } from '../operations/outages.server.ts';
import { type Trusts, trustOf } from './client-address.ts';
import { endConnectionsOnClose, letGoOfSilentConnections } from './closing.server.ts';
import { networkOf } from './network.ts';
import { requestIdOf } from './request-id.ts';
import { minimalHeaders, securityHeaders } from './security-headers.ts';
import { answerUnknownRoutes } from './unknown-routes.server.ts';
import { createVisits, type Visits } from './visits.server.ts';

/** Calls a minute from one network; a person's busiest minute is far below, a clinic behind one address too. */
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

/** What the process hands in: its settings, its log, and what is shown for a file that is not there, or where we have failed. */
type HttpDeps = {
  config: Config;
  log: Logger;
  outages: Outages;
  visits?: Visits;
  missingPage?: () => string;
  brokenPage?: BrokenPage;
};

/**
 * Fastify with everything that holds for every route: size and time limits, JSON only, security headers,
 * limits per address, Spanish sentences for errors. Features add their routes to it.
 */
export async function createHttp(deps: HttpDeps): Promise<FastifyInstance> {
  const { config, log, outages, visits = createVisits(config), missingPage, brokenPage } = deps;
  z.config({ localeError: sentenceFor });
  const trusts = trustOf(config.TRUST_PROXY);
  // By Fastify's own type: pino's would go into the type of the app, and of everything that takes one.
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY === undefined ? false : (address) => trusts(address),
    genReqId: (request) => requestIdOf(request, trusts),
    // 64 KiB hold any form of ours many times over.
    bodyLimit: 64 * 1024,
    serverFactory: (handle) => createServer(nodeTimeLimits, handle).setTimeout(connectionTimeout),
    forceCloseConnections: 'idle',
    // What has reached us is answered, also while we stop.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => answerBrokenAddress(reply, config),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, config),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorAnswers(outages, brokenPage));
  acceptOnlyJson(app);
  setHeaders(app, config);
  await registerPlugins(app, config);
  if (config.MODE === 'production') noticeUnknownProxy(app, trusts, log);
  limitVisits(app, visits);
  answerUnknownRoutes(app, missingPage);
  endConnectionsOnClose(app);
  letGoOfSilentConnections(app);
  return app;
}

/** Headers of every reply, whatever the route. */
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
 * Behind a proxy that is not believed every visitor has the proxy's address, and shares one network's limits. Said once: a
 * visitor may send the header, too.
 */
function noticeUnknownProxy(app: FastifyInstance, trusts: Trusts, log: Logger): void {
  let isTold = false;
  app.addHook('onRequest', async ({ headers, socket }) => {
    if (isTold || headers['x-forwarded-for'] === undefined || trusts(socket.remoteAddress)) return;
    isTold = true;
    log.warn(
      { peer: socket.remoteAddress },
      'X-Forwarded-For comes from an address that TRUST_PROXY does not name; if it is your proxy, all visitors share the limits of one',
    );
  });
}

/** Half of the request timeout: where a turn of the event loop takes this long, whoever comes now would wait in vain. */
const hopelessMs = 7_500;

/** Fastify's own plugins: headers, limits per address, load shedding. */
async function registerPlugins(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(cookie);
  await app.register(rateLimit, {
    max: callsPerMinute * config.LIMIT_FACTOR,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => !isApi(request) || isAskedInside(request),
    errorResponseBuilder: (_, { ttl }) => refuse('too_many', { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: hopelessMs,
    // The plugin calls a look without a sample between infinitely late. Looking each second, it turned everybody away for a
    // second after two turns of a second: a collection of garbage, a machine that had other work.
    sampleInterval: hopelessMs,
    retryAfter: 5,
    exposeStatusRoute: false,
    pressureHandler: () => {
      throw refuse('unavailable', { retryAfterSeconds: 5 });
    },
  });
}

/** Our own pages ask our own API for what they show; counted, whoever wore the limit out would take the pages with it. */
const insideAddress = '0.0.0.0';

/** How a request is made in the same process (`app.inject`). No connection can come from that address. */
export const askedInside = { remoteAddress: insideAddress };
const isAskedInside = ({ socket }: FastifyRequest): boolean => socket.remoteAddress === insideAddress;

/** Asks the route that was matched, not the address: '/%61pi/user' is the same route. `/readyz` costs a query, too. */
function isApi({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url.startsWith('/api/') || url === '/readyz';
}

/** For addresses so broken that no hook runs. */
function answerBrokenAddress(reply: FastifyReply, config: Config): void {
  const { status, message, code } = refuse('invalid', { message: 'Esta dirección no es válida.' });
  reply.code(status).headers(minimalHeaders(config)).send({ message, code });
}

/** What Node gives up on before there is a request: too slow, too long, no HTTP at all. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket, config: Config): void {
  // Whoever has cut the connection hears nothing any more.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = brokenRequests[error.code ?? ''] ?? [
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

const brokenRequests: Record<string, readonly [string, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'La petición ha tardado demasiado.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'La petición es demasiado grande.'],
};

const rawBodies = new WeakMap<FastifyRequest, string>();

/** A JSON body as it came, byte for byte: what a signature was made over. Empty where there was none. */
export const rawBodyOf = (request: FastifyRequest): string => rawBodies.get(request) ?? '';

/** JSON only: text/plain and forms are what a foreign page can send without asking. An empty body is no body. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      rawBodies.set(request, body);
      done(null, JSON.parse(body));
    } catch {
      done(refuse('invalid', { message: 'El envío no es JSON válido.' }));
    }
  });
}
