import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { answerFirst } from '../http/shortcut.server.ts';
import type { Visits } from '../http/visits.server.ts';
import { headersOf } from './answers.server.ts';

type KeptFile = { headers: string[]; body: Buffer };

/**
 * Keeps the files of the build in memory once they have been sent: a page loads some forty of them, and to look for one on the
 * disk, through a folder of hundreds, costs ten times as much as sending it. Their content never changes under their names.
 * @param options folder: where the files are; prefix: where their addresses begin; visits: who has worn the limit out is told
 *   by the long way
 */
export function keepFiles(
  app: FastifyInstance,
  { folder, prefix, visits }: { folder: string; prefix: string; visits: Pick<Visits, 'admits'> },
): void {
  const kept = new Map<string, KeptFile>();
  app.addHook('onResponse', async (request, reply) => {
    const { url, method, headers } = request;
    if (reply.statusCode !== 200 || method !== 'GET' || kept.has(url)) return;
    const name = url.startsWith(prefix) ? url.slice(prefix.length) : '';
    if (!/^[\w-][\w.-]*$/.test(name) || !isPlain(headers)) return;
    const coding = reply.getHeader('content-encoding');
    const isSmall = coding === 'br';
    if (coding !== undefined && !isSmall) return;
    const body = await readFile(join(folder, `${name}${isSmall ? '.br' : ''}`)).catch(() => undefined);
    // Whatever was not this very file goes the long way for ever.
    if (body === undefined || Number(reply.getHeader('content-length')) !== body.length) return;
    const written = [...(isSmall ? ['content-encoding', 'br'] : []), 'content-length', String(body.length)];
    kept.set(url, { headers: [...headersOf(reply), ...written], body });
  });
  answerFirst(app, (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || !isPlain(headers)) return false;
    const file = kept.get(url);
    if (file === undefined || !visits.admits(request)) return false;
    response.writeHead(200, file.headers);
    response.end(file.body);
    return true;
  });
}

/** As every browser asks that has nothing of the file yet: it takes Brotli, and the whole of it. */
const isPlain = (headers: IncomingHttpHeaders): boolean =>
  /^[a-z, ]*\bbr\b[a-z, ]*$/.test(headers['accept-encoding'] ?? '') &&
  !conditions.some((name) => headers[name] !== undefined);

const conditions = [
  'range',
  'if-range',
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
];
