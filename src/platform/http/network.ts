import { isIPv4, isIPv6 } from 'node:net';

/**
 * Key for rate limits: an IPv4 address, or the /64 of an IPv6 customer (RFC 6177), in canonical form.
 * @param address from the socket or a trusted proxy; IPv4-mapped IPv6 ('::ffff:1.2.3.4') counts as IPv4. Undefined if
 * the connection was reset; those share one key
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  if (isIPv4(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  // A zone ('%eth0') is part of the last group, which is ignored.
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
