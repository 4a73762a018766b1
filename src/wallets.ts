import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { WalletInBrowser } from '#clinic/payments/http.server.ts';
import type { WalletAccess } from '#clinic/payments/service.server.ts';
import type { Config } from '#platform/config.server.ts';
import { listeningAt } from '#platform/http/listening.server.ts';
import type { Clock } from '#platform/time/clock.ts';

/** A wallet as the app knows it: for our server, for the browser, and the hosts that pages must allow. */
type WalletSettings = { access: WalletAccess; inBrowser: WalletInBrowser; scriptOrigins: readonly string[] };

/** The wallet says that it knows no such order, once it has taken our name and password. */
export const noOrder = 'NOSUCHORDER00000';

/** The wallet of the settings; production does not start without them. */
export function realWallet(config: Config): WalletSettings {
  const { PAYPAL_API_URL, PAYPAL_SDK_URL, PAYPAL_CLIENT_ID, PAYPAL_SECRET } = config;
  const clientId = required(PAYPAL_CLIENT_ID);
  const sdkUrl = required(PAYPAL_SDK_URL);
  const apiUrl = required(PAYPAL_API_URL).replace(/\/$/, '');
  return {
    access: {
      apiUrl: () => apiUrl,
      clientId,
      secret: required(PAYPAL_SECRET),
      merchantId: required(config.PAYPAL_MERCHANT_ID),
      webhookId: required(config.PAYPAL_WEBHOOK_ID),
      certHosts: ['paypal.com', new URL(apiUrl).hostname],
    },
    inBrowser: () => ({ clientId, sdkUrl }),
    scriptOrigins: scriptOriginsOf(sdkUrl),
  };
}

/** Makes the emulator's tables, before the application works with a role that may make none. */
export async function prepareDemoWallet(ownerUrl: string): Promise<void> {
  const { createTables } = await import('#demo/wallet/schema.ts');
  await createTables(ownerUrl);
}

/** The emulator, served by this very process; it is reached at whatever port that listens on. */
export async function demoWallet(
  app: FastifyInstance,
  { pool, clock, log, config }: { pool: Pool; clock: Clock; log: Logger; config: Config },
): Promise<WalletSettings> {
  const { serveWallet } = await import('#demo/wallet/wallet.ts');
  const { demoWallet: keys } = await import('#demo/wallet/notices/keys.ts');
  await serveWallet(app, { pool, clock, log, publicDemo: config.DEMO_PUBLIC, publicUrl: config.PUBLIC_URL });
  const { path, clientId, certUrl, ...secrets } = keys;
  const certHosts = [new URL(certUrl).hostname];
  return {
    access: { ...secrets, clientId, certHosts, apiUrl: () => `${originOf(app)}${path}` },
    inBrowser: () => {
      const apiUrl = `${publicOrigin(app, config)}${path}`;
      return { clientId, sdkUrl: `${apiUrl}/sdk.js`, apiUrl };
    },
    scriptOrigins: [],
  };
}

/** Where people find the site, whatever a request says of it. A port that was left to the system is known only now. */
function publicOrigin(app: FastifyInstance, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string {
  const url = new URL(PUBLIC_URL);
  const address = listeningAt(app);
  if (url.port === '0' && address !== undefined) url.port = String(address.port);
  return url.origin;
}

/** Where this process listens, as itself sees it; nowhere in tests without a port, and then the wallet is away. */
function originOf(app: FastifyInstance): string {
  const address = listeningAt(app);
  if (address === undefined) return 'http://wallet.invalid';
  const host = address.family === 'IPv6' ? '[::1]' : '127.0.0.1';
  return `http://${host}:${address.port}`;
}

/** PayPal's script brings frames, pictures and calls from sister hosts. Not tried: no way to it from where this was written. */
function scriptOriginsOf(sdkUrl: string): string[] {
  const { origin, hostname } = new URL(sdkUrl);
  const isPayPal = hostname === 'paypal.com' || hostname.endsWith('.paypal.com');
  return isPayPal ? [origin, 'https://*.paypal.com', 'https://*.paypalobjects.com'] : [origin];
}

function required(value: string | undefined): string {
  if (value === undefined) throw new Error('a wallet setting is missing, though the settings were checked');
  return value;
}
