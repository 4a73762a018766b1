import type { NoticeHeaders } from '../wallet/wallet.server.ts';

const minute = 60_000;

/** The wallet retries an unconfirmed notice for three days (PayPal); one more day for clocks and queues. */
const oldestMs = 4 * 24 * 60 * minute;
/** Tolerance for clock differences. */
const earliestMs = 10 * minute;

/** Formats used by the wallet (PayPal: 'SHA256withRSA', a UUID, base64 of 256 bytes), without other characters. */
const headerShapes: readonly [name: keyof NoticeHeaders, shape: RegExp][] = [
  ['paypal-auth-algo', /^[A-Za-z0-9-]{1,40}$/],
  ['paypal-transmission-id', /^[A-Za-z0-9-]{8,64}$/],
  ['paypal-transmission-sig', /^[A-Za-z0-9+/_=-]{16,1024}$/],
];

/**
 * Whether a request can be a notice at all; checked first, because verification costs a call to the wallet.
 * @param certHosts allowed certificate hosts, including subdomains
 */
export function isPlausibleNotice(headers: NoticeHeaders, certHosts: readonly string[], now: Date): boolean {
  const haveShape = headerShapes.every(([name, shape]) => shape.test(headers[name]));
  const age = now.getTime() - Date.parse(headers['paypal-transmission-time']);
  return (
    haveShape && age <= oldestMs && age >= -earliestMs && isHostedBy(headers['paypal-cert-url'], certHosts)
  );
}

function isHostedBy(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}
