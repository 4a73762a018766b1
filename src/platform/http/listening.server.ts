import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorCode, errorMessage } from '../errors.ts';

export function listeningAt({ server }: FastifyInstance): AddressInfo | undefined {
  const address = server.address();
  // Node returns a string for servers on a path, which ours never use.
  return typeof address === 'object' && address !== null ? address : undefined;
}

type Setting<Value> = readonly [name: string, value: Value];

/**
 * Rethrows a failed `listen` as one sentence that begins with the setting at fault.
 * @param settings names and values of host and port
 */
export function refuseAddress({ host, port }: { host: Setting<string>; port: Setting<number> }) {
  const [hostName, address] = host;
  const [portName, number] = port;
  return (error: unknown): never => {
    switch (errorCode(error)) {
      case 'EADDRINUSE':
        throw new Error(`${portName}: another process listens on ${number} already`);
      case 'EACCES':
        throw new Error(`${portName}: this user may not listen on ${number}; choose one above 1023`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        throw new Error(`${hostName}: ${address} is no address of this machine`);
    }
    throw new Error(`${hostName}: cannot listen on ${address}, port ${number}: ${errorMessage(error)}`);
  };
}
