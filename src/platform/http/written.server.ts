import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends JSON that is written already, with a tag made of it; 304 to whoever has it. It may be kept, but is asked for again
 * before each use: only for what is everybody's.
 */
export function sendWritten({ headers }: FastifyRequest, reply: FastifyReply, json: string): FastifyReply {
  const etag = `"${hash('sha1', json, 'base64url')}"`;
  reply.headers({ etag, 'cache-control': 'no-cache' });
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}

/** Whether `If-None-Match` names a tag. A proxy that compresses anew makes it weak, and there may be several. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
