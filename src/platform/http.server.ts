import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import underPressure from '@fastify/under-pressure';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Config } from './config.server.ts';
import { answerError } from './errors.server.ts';
import { networkOf } from './network.ts';
import { refuse } from './refusals.ts';
import { sentenceFor } from './wire-sentences.server.ts';

/** Requests a minute from one address; a person's busiest minute is far below, a clinic behind one address too. */
const requestsPerMinute = 600;

/**
 * Fastify with everything that holds for every route: size and time limits, JSON only, security headers,
 * limits per address, Spanish sentences for errors. Features add their routes to it.
 * @param config the process's settings
 */
export async function createHttp({ config, log }: { config: Config; log: Logger }): Promise<FastifyInstance> {
  z.config({ localeError: sentenceFor });
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY ?? false,
    // 64 KiB hold any form of ours many times over.
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    keepAliveTimeout: 60_000,
    // Whoever neither sends nor reads for a minute is let go.
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    // What has reached us is answered, also while we stop.
    return503OnClosing: false,
    // Node looks for connections that are over their time every 30 s; that would make the limits three times as long.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    frameworkErrors: (_error, _request, reply) => answerBrokenAddress(reply),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw refuse('not_found');
  });
  acceptOnlyJson(app);
  await registerPlugins(app, config);
  // A connection that is busy when the process stops would stay open until its keep-alive ends, a minute later.
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  letGoOfSilentConnections(app);
  app.addHook('onSend', async (request, reply) => {
    if (isClosing) reply.header('Connection', 'close');
    if (isApi(request) && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
  return app;
}

/** Whoever has just connected when the process stops has sent a request by then. */
const silentMs = 2_000;

/**
 * Browsers and pools connect ahead of need. Node takes a connection that has not said anything for a busy one, and what
 * would time it out ends with `close()`: without this, such a connection keeps the process from stopping for a minute.
 */
function letGoOfSilentConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, silentMs).unref();
  });
}

/** Fastify's own plugins: headers, limits per address, load shedding, OpenAPI. */
async function registerPlugins(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(cookie);
  await app.register(helmet, headers(config));
  await app.register(rateLimit, {
    max: requestsPerMinute * config.LIMIT_FACTOR,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => !isApi(request),
    errorResponseBuilder: (_, { ttl }) => refuse('too_many', { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
  });
  await app.register(underPressure, {
    // Half of the request timeout: whoever comes later would wait in vain.
    maxEventLoopDelay: 7_500,
    retryAfter: 5,
    exposeStatusRoute: false,
    pressureHandler: () => {
      throw refuse('unavailable', { retryAfterSeconds: 5 });
    },
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Onyar', version: '1' }, servers: [] },
    transform: jsonSchemaTransform,
  });
}

/** Asks the route that was matched, not the address: '/%61pi/user' is the same route. `/readyz` costs a query, too. */
function isApi({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url.startsWith('/api/') || url === '/readyz';
}

/** For addresses so broken that no hook runs. */
function answerBrokenAddress(reply: FastifyReply): void {
  const { status, message, code } = refuse('invalid', { message: 'Esta dirección no es válida.' });
  reply.code(status).headers(barestHeaders).send({ message, code });
}

const barestHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const rawBodies = new WeakMap<FastifyRequest, string>();

/** A JSON body as it came, byte for byte: what a signature was made over. Empty where there was none. */
export const rawBodyOf = (request: FastifyRequest): string => rawBodies.get(request) ?? '';

/** JSON only: text/plain and forms are what a foreign page can send without asking. An empty body is no body. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      rawBodies.set(request, body as string);
      done(null, JSON.parse(body as string));
    } catch {
      done(refuse('invalid', { message: 'El envío no es JSON válido.' }));
    }
  });
}

const headers = (config: Config) => ({
  // For Flash, old Internet Explorers and a filter that browsers have given up: nobody reads them any more.
  xPermittedCrossDomainPolicies: false,
  xDownloadOptions: false,
  xXssProtection: false,
  xFrameOptions: { action: 'deny' as const },
  contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy() },
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  strictTransportSecurity: config.PUBLIC_URL.startsWith('https:') && {
    maxAge: 31_536_000,
    includeSubDomains: true,
  },
});

/**
 * The policy of every answer. Styles may be inline because Radix writes them; scripts never, except by hash.
 * @param scriptHashes `'sha256-…'` of the inline scripts of one document
 * @param guests hosts whose script a document may load, with the frames, pictures and calls that it makes
 */
export const contentSecurityPolicy = (scriptHashes: string[] = [], guests: readonly string[] = []) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scriptHashes, ...guests],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', ...guests],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...guests],
  'frame-src': ["'self'", ...guests],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});
