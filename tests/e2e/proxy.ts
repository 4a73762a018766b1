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

/** Forty kilobytes, more than what a screen shows at first; each piece (in bytes) comes later than two pictures of the screen. */
const slowly = { pieces: 80, piece: 500, everyMs: 40 };

/** Hands documents on a piece at a time, so that a browser paints what it has: as on a slow line, or with a busy processor. */
export const byPieces: Answer['hand'] = async (reply, outgoing) => {
  if (!reply.headers['content-type']?.startsWith('text/html')) return reply.pipe(outgoing);
  const document = await buffer(reply);
  // Before its body there is nothing to paint.
  let sent = document.indexOf('<body');
  const end = sent + slowly.pieces * slowly.piece;
  outgoing.write(document.subarray(0, sent));
  const handOn = () => {
    if (sent >= end) return outgoing.end(document.subarray(sent));
    outgoing.write(document.subarray(sent, sent + slowly.piece));
    sent += slowly.piece;
  };
  const line = setInterval(handOn, slowly.everyMs);
  outgoing.once('close', () => clearInterval(line));
};

/** Documents as far as the bars, and a while later the rest: as where a line pauses just before the content. */
export const barsFirst: Answer['hand'] = async (reply, outgoing) => {
  if (!reply.headers['content-type']?.startsWith('text/html')) return reply.pipe(outgoing);
  const document = await buffer(reply);
  const end = document.indexOf('<main');
  outgoing.write(document.subarray(0, end));
  const line = setInterval(() => outgoing.end(document.subarray(end)), 20 * slowly.everyMs);
  outgoing.once('finish', () => clearInterval(line));
  outgoing.once('close', () => clearInterval(line));
};
