import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { IsTrustedProxy } from './client-address.ts';

/** Hexadecimal, as written by nginx (`$request_id`), HAProxy and UUIDs; prevents log injection. */
const shape = /^(?=(?:-?[0-9a-f]){16})[0-9a-f-]{16,64}$/i;

type Numbered = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/**
 * Unique id of a request across restarts, for searching logs. A trusted proxy's id is reused, so that both logs can
 * be joined; others are ignored.
 */
export function requestIdOf({ headers, socket }: Numbered, trusts: IsTrustedProxy): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && shape.test(given) && trusts(socket.remoteAddress)
    ? given
    : randomUUID();
}
