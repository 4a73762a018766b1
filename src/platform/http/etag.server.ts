import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends serialized JSON with an ETag, or 304 if the client has it. Clients revalidate before each use, so only public data may be
 * sent this way.
 */
export function sendWithEtag({ headers }: FastifyRequest, reply: FastifyReply, json: string): FastifyReply {
  const etag = `"${hash('sha1', json, 'base64url')}"`;
  reply.headers({ etag, 'cache-control': 'no-cache' });
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}

/** Whether `If-None-Match` contains the ETag. Proxies that compress again send it back as a weak one (RFC 9110 §13.1.2). */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
