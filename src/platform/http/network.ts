import { isIPv4, isIPv6 } from 'node:net';

/**
 * What limits count by: an IPv4 address, or the /64 that an IPv6 customer owns (RFC 6177), however it is written.
 * @param address as the socket or a trusted proxy names it; IPv4 inside IPv6 ('::ffff:1.2.3.4') counts as IPv4. Absent
 *   where the connection was reset before the request was looked at: all of those count as one, and nobody reads the answer
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  if (isIPv4(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  // A zone ('%eth0') ends the last group, which does not count.
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
