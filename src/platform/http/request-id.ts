import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Trusts } from './client-address.ts';

/** Hexadecimal digits, as nginx (`$request_id`), HAProxy and every UUID write them: nothing else fits into a log by its shape. */
const shape = /^(?=(?:-?[0-9a-f]){16})[0-9a-f-]{16,64}$/i;

type Numbered = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/**
 * The number of a request. Unlike a counter it means one request for ever: the log of yesterday is searched for it. Our own
 * proxy's is taken on, so that its log and ours can be laid side by side; nobody else's.
 */
export function requestIdOf({ headers, socket }: Numbered, trusts: Trusts): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && shape.test(given) && trusts(socket.remoteAddress)
    ? given
    : randomUUID();
}
