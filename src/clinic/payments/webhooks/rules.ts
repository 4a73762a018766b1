import type { NoticeHeaders } from '../wallet/wallet.server.ts';

const minute = 60_000;

/** The wallet repeats a notice that was not taken for three days (PayPal); a day more for clocks and queues. */
const oldestMs = 4 * 24 * 60 * minute;
/** Two clocks that are looked after differ by less. */
const earliestMs = 10 * minute;

/** As the wallet writes them (PayPal: 'SHA256withRSA', a UUID, base64 of 256 bytes); none of these may hold anything else. */
const shapes: readonly [name: keyof NoticeHeaders, shape: RegExp][] = [
  ['paypal-auth-algo', /^[A-Za-z0-9-]{1,40}$/],
  ['paypal-transmission-id', /^[A-Za-z0-9-]{8,64}$/],
  ['paypal-transmission-sig', /^[A-Za-z0-9+/_=-]{16,1024}$/],
];

/**
 * Whether what came may be a notice of the wallet's at all: asked before the wallet is, since whether it is one costs a call.
 * @param certHosts where the wallet's certificates lie: these hosts, and those below them
 */
export function mayBeNotice(headers: NoticeHeaders, certHosts: readonly string[], now: Date): boolean {
  const haveShape = shapes.every(([name, shape]) => shape.test(headers[name]));
  const age = now.getTime() - Date.parse(headers['paypal-transmission-time']);
  return haveShape && age <= oldestMs && age >= -earliestMs && liesAt(headers['paypal-cert-url'], certHosts);
}

function liesAt(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}
