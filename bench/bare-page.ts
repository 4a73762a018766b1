import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/**
 * `node bench/bare-page.ts <file> <port>`: a minimal Fastify server with one route that returns the file's
 * gzip bytes from memory.
 */
const [file = '', port = ''] = process.argv.slice(2);
const bytes = readFileSync(file);
const app = Fastify();
app.get('/', (_request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'gzip').send(bytes),
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
