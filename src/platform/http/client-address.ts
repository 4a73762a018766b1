import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Whether an address is one of our own load balancers, whose `X-Forwarded-For` is believed. */
export type Trusts = (address: string | undefined) => boolean;

/**
 * Reads `TRUST_PROXY`.
 * @param list addresses and CIDR blocks, separated by commas; absent: nobody is believed
 * @throws Error that names the part which is neither
 */
export function trustOf(list: string | undefined): Trusts {
  const blocks = new BlockList();
  for (const part of (list ?? '').split(',').flatMap((each) => each.trim() || [])) {
    const [address = '', length] = part.split('/');
    const [family, most] = isIPv4(address) ? (['ipv4', 32] as const) : (['ipv6', 128] as const);
    const isLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= most);
    if (isIP(address) === 0 || !isLength)
      throw new Error(`TRUST_PROXY: ${part} is neither an address nor a CIDR block`);
    blocks.addSubnet(address, Number(length ?? most), family);
  }
  return (address = '') => {
    const [plain = ''] = address.split('%');
    return isIP(plain) !== 0 && blocks.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}

/**
 * The address that a request comes from, for answers that go out before Fastify has a request of its own. As Fastify's
 * `request.ip`: from the socket backwards along `X-Forwarded-For`, as far as each sender is believed.
 * @returns undefined where the connection has gone: a closed socket no longer knows its peer
 */
export function clientAddressOf(request: IncomingMessage, trusts: Trusts): string | undefined {
  let address = request.socket.remoteAddress;
  if (!trusts(address)) return address;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  for (const entry of forwarded.split(',').reverse()) {
    if (entry.trim() === '') continue;
    address = entry.trim();
    if (!trusts(address)) break;
  }
  return address;
}
