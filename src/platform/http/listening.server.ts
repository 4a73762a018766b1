import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export function listeningAt({ server }: FastifyInstance): AddressInfo | undefined {
  const address = server.address();
  // Node returns a string for servers on a path, which ours never use.
  return typeof address === 'object' && address !== null ? address : undefined;
}
