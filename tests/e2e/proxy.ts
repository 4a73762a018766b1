import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Uncompressed: with compression, a piece would be as much as the browser can unpack of it. */
const plain = { 'accept-encoding': 'identity' };

type ProxyOptions = {
  /** Responds itself and returns true, or leaves the request to the site. */
  instead?: (outgoing: ServerResponse, incoming: IncomingMessage) => boolean;
  /** How the site's response is passed to the browser. */
  hand?: (reply: IncomingMessage, outgoing: ServerResponse) => unknown;
};

/** A proxy before the site, as nginx would be. The test decides how it fails or slows down. */
export async function startProxy(
  site: string,
  { instead = () => false, hand = (reply, outgoing) => reply.pipe(outgoing) }: ProxyOptions,
) {
  const server = createServer((incoming, outgoing) => {
    if (instead(outgoing, incoming)) return;
    const { method = 'GET', url = '/', headers } = incoming;
    const onward = ask(new URL(url, site), { method, headers: { ...headers, ...plain } }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
      hand(reply, outgoing);
    });
    // Leaving a page aborts its pending downloads.
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

function sendPieces(outgoing: ServerResponse, pieces: readonly Buffer[], everyMs: number) {
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

/**
 * Forty kilobytes, more than the first screen shows. The interval between pieces (sizes in bytes) is longer
 * than two frames.
 */
const slowPieces = { pieces: 80, piece: 500, everyMs: 40 };

/**
 * Delivers documents piece by piece, so that the browser paints partial content, as on a slow line or a busy
 * processor.
 */
export const inPieces: ProxyOptions['hand'] = async (reply, outgoing) => {
  if (!isDocument(reply)) return reply.pipe(outgoing);
  const document = await buffer(reply);
  // Nothing is painted before the body.
  const body = document.indexOf('<body');
  const cuts = Array.from({ length: slowPieces.pieces + 1 }, (_, piece) => body + piece * slowPieces.piece);
  const pieces = [0, ...cuts].map((from, place) => document.subarray(from, cuts[place]));
  sendPieces(outgoing, pieces, slowPieces.everyMs);
};

/** Delivers documents up to the bars, and the rest when `isPainted` resolves: the first paint has no content yet. */
export const barsFirst =
  (isPainted: Promise<void>): ProxyOptions['hand'] =>
  async (reply, outgoing) => {
    if (!isDocument(reply)) return reply.pipe(outgoing);
    const document = await buffer(reply);
    const content = document.indexOf('<main');
    outgoing.write(document.subarray(0, content));
    await isPainted;
    outgoing.end(document.subarray(content));
  };
