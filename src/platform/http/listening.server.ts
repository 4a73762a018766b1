import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Where an app listens; undefined in tests without a port. */
export function listeningAt({ server }: FastifyInstance): AddressInfo | undefined {
  const address = server.address();
  // Node writes a text where a server listens at a path, which ours never does.
  return typeof address === 'object' && address !== null ? address : undefined;
}
