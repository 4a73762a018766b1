import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Answers a request at once, or leaves it (false) to the routes. */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const shortcuts = new WeakMap<object, Shortcut>();

/**
 * The server beneath Fastify (its `serverFactory`): what has a shortcut goes there first.
 * @param options Node's, with the time limits that Fastify leaves to whoever makes the server; connectionTimeout: whoever
 *   neither sends nor reads for so many milliseconds is let go
 */
export function serverWithShortcut(
  handle: Handler,
  { connectionTimeout, ...options }: ServerOptions & { connectionTimeout: number },
): Server {
  const server = createServer(options, (request, response) => {
    if (!shortcuts.get(server)?.(request, response)) handle(request, response);
  });
  return server.setTimeout(connectionTimeout);
}

/**
 * Lets answers that are ready in memory go out before Fastify makes a request, a reply and its hooks for them: for a kept
 * document those cost three times as much as sending it. While the app stops, every request goes the long way, which ends
 * the connection. Several are asked one after the other.
 */
export function answerFirst(app: FastifyInstance, shortcut: Shortcut): void {
  const earlier = shortcuts.get(app.server);
  shortcuts.set(
    app.server,
    earlier ? (request, response) => earlier(request, response) || shortcut(request, response) : shortcut,
  );
  app.addHook('preClose', async () => void shortcuts.delete(app.server));
}
