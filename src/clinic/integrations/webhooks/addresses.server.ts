import { lookup as lookUp } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { texts } from './texts.ts';

/** Where messages may be sent. `toThisMachine`: demo mode also allows loopback addresses over plain HTTP. */
export type TargetPolicy = { toThisMachine: boolean };

/** Thrown when a host resolves to a non-public network. */
export class NotPublicError extends Error {}

/** IPv4-compatible IPv6 addresses (RFC 4291, deprecated): some systems route `::127.0.0.1` to 127.0.0.1. */
const ipv4Compatible = ipaddr.IPv6.parseCIDR('::/96');
/** Azure's address of the host; public by range, but it answers only to machines in that cloud. */
const azureHostAddress = '168.63.129.16';

/** Whether an address is on the public internet: not of a private network, this machine or a cloud's metadata service. */
function isPublic(address: string): boolean {
  // Converts IPv4-mapped IPv6 addresses to IPv4.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.match(ipv4Compatible)) return false;
  return parsed.range() === 'unicast' && parsed.toString() !== azureHostAddress;
}

const isAllowed = (address: string, { toThisMachine }: TargetPolicy): boolean =>
  isPublic(address) || (toThisMachine && ipaddr.process(address).range() === 'loopback');

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');
const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * Returns a message for the user if the URL is not allowed, otherwise undefined. Host names are resolved only when
 * sending, because DNS may change.
 */
export function addressProblem(address: string, reach: TargetPolicy): string | undefined {
  const url = new URL(address);
  const host = hostOf(url);
  if (url.username !== '' || url.password !== '') return texts().address.hasUser;
  if (url.hash !== '') return texts().address.hasFragment;
  if (reach.toThisMachine && loopbackHosts.has(host)) return undefined;
  if (url.protocol !== 'https:') return texts().address.notHttps;
  if (isIP(host) !== 0 && !isPublic(host)) return texts().address.isPrivate;
  return undefined;
}

/**
 * DNS lookup that checks the very addresses the connection uses, which prevents DNS rebinding.
 * @throws NotPublicError if any of them is not public
 */
export const publicLookup =
  (reach: TargetPolicy): LookupFunction =>
  (hostname, { all, family }, found) => {
    lookUp(hostname, { all: true, family: family === 4 || family === 6 ? family : 0 }).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => isAllowed(address, reach)))
          found(new NotPublicError(hostname), '', 0);
        else if (all) found(null, addresses);
        else found(null, first.address, first.family);
      },
      (error) => found(error, '', 0),
    );
  };

/** Checks IP address literals, which skip the DNS lookup. @throws NotPublicError */
export function requirePublic(url: URL, reach: TargetPolicy): void {
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isAllowed(host, reach)) throw new NotPublicError(host);
}
