import { BlockList, isIP, isIPv4 } from 'node:net';

/** Whether an address belongs to a load balancer whose `X-Forwarded-For` header is trusted. */
export type IsTrustedProxy = (address: string | undefined) => boolean;

/** Shorter prefixes cover whole parts of the internet, larger than any network of proxies. */
const shortestPrefix = { ipv4: 8, ipv6: 16 };

/** The first block of a valid list that is too wide to consist of proxies, such as 0.0.0.0/0. */
export const widestTrusted = (list: string | undefined): string | undefined =>
  (list ?? '')
    .split(',')
    .map((part) => part.trim())
    .find((part) => {
      const [address = '', length] = part.split('/');
      const shortest = shortestPrefix[isIPv4(address) ? 'ipv4' : 'ipv6'];
      return length !== undefined && Number(length) < shortest;
    });

/**
 * Parses `TRUST_PROXY`.
 * @param list comma-separated addresses and CIDR blocks; undefined trusts no proxy
 * @throws Error naming the invalid part
 */
export function parseTrustedProxies(list: string | undefined): IsTrustedProxy {
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
