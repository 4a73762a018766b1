import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visits } from '../http/visits.server.ts';
import { isKnown } from '../http/written.server.ts';
import type { CachedDocument, WholeHeaders } from './cache.server.ts';
import { condenseIfLasting } from './compose.server.ts';

/** The document that is kept for an address, if any. */
type FindCached = (address: string) => CachedDocument | undefined;

/** Answers with a document by way of Fastify: 304 where the client has it already. */
export function send(request: FastifyRequest, reply: FastifyReply, document: CachedDocument) {
  reply.code(document.status).headers(document.headers);
  if (isKnown(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  const { coding, body } = codedFor(request.headers['accept-encoding'], document);
  if (coding !== undefined) reply.header('content-encoding', coding);
  return reply.send(body);
}

/** Notes what such an answer said, so that the next one needs no Fastify. For its `onResponse`. */
export const rememberHeaders = (kept: FindCached) => async (request: FastifyRequest, reply: FastifyReply) => {
  const document = kept(request.url);
  if (document === undefined || reply.statusCode !== document.status) return;
  document.wholeHeaders ??= wholeHeaders(headersOf(reply), document);
  smallerForTheNext(reply.getHeader('content-encoding'), document);
};

/** Behind an answer in Brotli: for programs that take no such thing it is not worth the work. */
function smallerForTheNext(coding: unknown, document: CachedDocument) {
  if (coding === 'br') condenseIfLasting(document);
}

/** Answers for `answerFirst`: documents that have been sent before, to whoever does not ask whether they have changed. */
export const cachedAnswers =
  (kept: FindCached, visits: Pick<Visits, 'admits'>) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || headers['if-none-match'] !== undefined) return false;
    const document = kept(url);
    // Whoever has worn the limit out is told by the long way.
    if (document?.wholeHeaders === undefined || !visits.admits(request)) return false;
    const { coding = 'identity', body } = codedFor(headers['accept-encoding'], document);
    response.writeHead(document.status, document.wholeHeaders[coding]);
    response.end(body);
    smallerForTheNext(coding, document);
    return true;
  };

/** Every header of an answer in each coding. */
function wholeHeaders(said: string[], { identity, gzip, br }: CachedDocument): WholeHeaders {
  const lengthOf = (body: Buffer) => ['content-length', String(body.length)];
  return {
    identity: [...said, ...lengthOf(identity)],
    gzip: [...said, 'content-encoding', 'gzip', ...lengthOf(gzip)],
    br: [...said, 'content-encoding', 'br', ...lengthOf(br)],
  };
}

/** What an answer said besides how its body was written. */
export function headersOf(reply: FastifyReply): string[] {
  const ofOneAnswer = new Set([
    'content-encoding',
    'content-length',
    'connection',
    'date',
    'transfer-encoding',
    'x-request-id',
  ]);
  return Object.entries(reply.getHeaders())
    .filter(([name, value]) => value !== undefined && !ofOneAnswer.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
}

/** The body as this client can read it. */
function codedFor(accepted = '', document: CachedDocument): { coding?: 'br' | 'gzip'; body: Buffer } {
  if (accepted.includes('br')) return { coding: 'br', body: document.br };
  return accepted.includes('gzip') ? { coding: 'gzip', body: document.gzip } : { body: document.identity };
}
