import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { Page } from '@playwright/test';

/** Between two browsers: their media goes through sockets of this process, which can lose packets. */
export type UdpNetwork = {
  /** Must be called before the page opens a call. */
  attach: (page: Page) => Promise<void>;
  /** Share of packets lost from now on, 0 to 1. */
  lose: (share: number) => void;
  close: () => void;
};

const hostCandidate = /candidate:(\S+) (\d) (udp|tcp) (\d+) (\S+) (\d+) typ host/gi;

/**
 * Rewrites the candidates in the signals, so that each browser knows the other only by a socket of ours. Packets that
 * reach the socket of one browser are sent on to it from the socket of their sender.
 */
export function createUdpNetwork(): UdpNetwork {
  const sockets = new Map<string, Promise<Socket>>();
  let lossShare = 0;
  // Pseudo-random numbers, the same in each run (constants of "Numerical Recipes").
  let seed = 1;
  const isLost = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32 < lossShare;
  };

  const socketFor = (address: string, port: number): Promise<Socket> => {
    const key = `${address}:${port}`;
    const known = sockets.get(key);
    if (known !== undefined) return known;
    const opening = open(address, port);
    sockets.set(key, opening);
    return opening;
  };

  async function open(address: string, port: number): Promise<Socket> {
    const socket = createSocket('udp4');
    socket.on('message', async (packet, from) => {
      if (isLost()) return;
      const own = await socketFor(from.address, from.port);
      own.send(packet, port, address, () => {});
    });
    socket.on('error', () => {});
    socket.bind(0, address);
    await once(socket, 'listening');
    return socket;
  }

  async function rewrite(signal: string): Promise<string> {
    let written = signal;
    for (const [whole, foundation, component, protocol, priority, address, port] of signal.matchAll(
      hostCandidate,
    )) {
      // A candidate for TCP would pass by our sockets; no browser listens at port 9.
      const isUdp = protocol?.toLowerCase() === 'udp' && !address?.includes(':');
      const proxy = isUdp ? (await socketFor(String(address), Number(port))).address().port : 9;
      written = written.replace(
        whole,
        `candidate:${foundation} ${component} ${protocol} ${priority} ${address} ${proxy} typ host`,
      );
    }
    return written;
  }

  return {
    async attach(page) {
      await page.route('/api/video-room/signals', async (route) => {
        const body = route.request().postDataJSON();
        await route.fallback({ postData: { ...body, data: await rewrite(body.data) } });
      });
    },
    lose(share) {
      lossShare = share;
    },
    close() {
      for (const socket of sockets.values()) void socket.then((opened) => opened.close());
    },
  };
}
