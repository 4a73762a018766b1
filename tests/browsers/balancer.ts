import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A load balancer: connects to the first instance that responds. */
export async function startBalancer(...origins: string[]): Promise<{ origin: string; close: () => void }> {
  const server = createServer((client) => {
    client.on('error', () => {});
    const tryNext = ([origin, ...others]: string[]) => {
      if (origin === undefined) return void client.destroy();
      const instance = connect(Number(new URL(origin).port), '127.0.0.1');
      let isThere = false;
      instance.on('connect', () => {
        isThere = true;
        client.pipe(instance).pipe(client);
        client.on('close', () => instance.destroy());
      });
      instance.on('error', () => {});
      instance.on('close', () => (isThere ? client.destroy() : tryNext(others)));
    };
    tryNext(origins);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Cast: a server listening on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
