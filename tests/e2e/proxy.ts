import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Or a piece of a document would be as much as the browser can unpack of it. */
const plain = { 'accept-encoding': 'identity' };

type Answer = {
  /** Answers a request itself, or leaves it to the site. */
  instead?: (outgoing: ServerResponse, incoming: IncomingMessage) => boolean;
  /** How the site's answer reaches the browser. */
  hand?: (reply: IncomingMessage, outgoing: ServerResponse) => unknown;
};

/** A proxy before the site, as nginx would be; what lies between a browser and us is up to the journey. */
export async function startProxy(
  site: string,
  { instead = () => false, hand = (reply, outgoing) => reply.pipe(outgoing) }: Answer,
) {
  const server = createServer((incoming, outgoing) => {
    if (instead(outgoing, incoming)) return;
    const { method = 'GET', url = '/', headers } = incoming;
    const onward = ask(new URL(url, site), { method, headers: { ...headers, ...plain } }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
      hand(reply, outgoing);
    });
    // Whoever leaves a page leaves its files half read.
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The first piece at once, then one after the other, the rest last. */
function handOn(outgoing: ServerResponse, pieces: readonly Buffer[], everyMs: number) {
  const [first, ...others] = pieces;
  outgoing.write(first);
  const handNext = () => {
    const piece = others.shift();
    if (others.length > 0) return outgoing.write(piece);
    clearInterval(line);
    outgoing.end(piece);
  };
  const line = setInterval(handNext, everyMs);
  outgoing.once('close', () => clearInterval(line));
}

const isDocument = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html');

/** Forty kilobytes, more than what a screen shows at first; each piece (in bytes) comes later than two pictures of the screen. */
const slowly = { pieces: 80, piece: 500, everyMs: 40 };

/** Hands documents on a piece at a time, so that a browser paints what it has: as on a slow line, or with a busy processor. */
export const byPieces: Answer['hand'] = async (reply, outgoing) => {
  if (!isDocument(reply)) return reply.pipe(outgoing);
  const document = await buffer(reply);
  // Before its body there is nothing to paint.
  const body = document.indexOf('<body');
  const cuts = Array.from({ length: slowly.pieces + 1 }, (_, piece) => body + piece * slowly.piece);
  const pieces = [0, ...cuts].map((from, place) => document.subarray(from, cuts[place]));
  handOn(outgoing, pieces, slowly.everyMs);
};

/** Many pictures of the screen long, also on a busy machine. */
const pauseMs = 800;

/** Hands documents on as far as the bars, and the rest after a pause: there is no content yet when the browser paints. */
export const barsFirst: Answer['hand'] = async (reply, outgoing) => {
  if (!isDocument(reply)) return reply.pipe(outgoing);
  const document = await buffer(reply);
  const content = document.indexOf('<main');
  handOn(outgoing, [document.subarray(0, content), document.subarray(content)], pauseMs);
};
