import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { WalletInBrowser } from '#clinic/payments/http.server.ts';
import type { WalletAccess } from '#clinic/payments/service.server.ts';
import type { Config } from '#platform/config.server.ts';
import { listeningAt } from '#platform/http/listening.server.ts';
import type { Clock } from '#platform/time/clock.ts';

/** A wallet for server and browser, and the script origins that pages must allow. */
type WalletSettings = { access: WalletAccess; inBrowser: WalletInBrowser; scriptOrigins: readonly string[] };

/** An unknown order id: the wallet's 404 proves that it accepts our credentials. */
export const noOrder = 'NOSUCHORDER00000';

export function realWallet(config: Config): WalletSettings {
  const { PAYPAL_API_URL, PAYPAL_SDK_URL, PAYPAL_CLIENT_ID, PAYPAL_SECRET } = config;
  const clientId = requireSetting(PAYPAL_CLIENT_ID);
  const sdkUrl = requireSetting(PAYPAL_SDK_URL);
  const apiUrl = requireSetting(PAYPAL_API_URL).replace(/\/$/, '');
  return {
    access: {
      apiUrl: () => apiUrl,
      clientId,
      secret: requireSetting(PAYPAL_SECRET),
      merchantId: requireSetting(config.PAYPAL_MERCHANT_ID),
      webhookId: requireSetting(config.PAYPAL_WEBHOOK_ID),
      certHosts: ['paypal.com', new URL(apiUrl).hostname],
    },
    inBrowser: () => ({ clientId, sdkUrl }),
    scriptOrigins: scriptOriginsOf(sdkUrl),
  };
}

/** For a copy: every call fails as if the wallet did not respond, also in the browser. */
export function withoutWallet({ access, inBrowser }: WalletSettings): WalletSettings {
  const nowhere = 'https://wallet.invalid';
  return {
    access: { ...access, apiUrl: () => nowhere },
    inBrowser: () => ({ ...inBrowser(), clientId: 'copy', sdkUrl: `${nowhere}/sdk.js` }),
    scriptOrigins: [],
  };
}

/** Creates the emulator's tables, before the application uses a role that cannot. */
export async function prepareDemoWallet(ownerUrl: string): Promise<void> {
  const { createTables } = await import('#demo/wallet/schema.ts');
  await createTables(ownerUrl);
}

/** The wallet emulator, served by this process on its own port. */
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

/** Origin of the site, independent of requests. A system-assigned port is known only now. */
function publicOrigin(app: FastifyInstance, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string {
  const url = new URL(PUBLIC_URL);
  const address = listeningAt(app);
  if (url.port === '0' && address !== undefined) url.port = String(address.port);
  return url.origin;
}

/** Origin where this process listens; none in tests without a port, so the wallet is unreachable. */
function originOf(app: FastifyInstance): string {
  const address = listeningAt(app);
  if (address === undefined) return 'http://wallet.invalid';
  const host = address.family === 'IPv6' ? '[::1]' : '127.0.0.1';
  return `http://${host}:${address.port}`;
}

/**
 * PayPal's script loads frames, images and requests from sister hosts. Untested: PayPal was unreachable from the
 * development environment.
 */
function scriptOriginsOf(sdkUrl: string): string[] {
  const { origin, hostname } = new URL(sdkUrl);
  const isPayPal = hostname === 'paypal.com' || hostname.endsWith('.paypal.com');
  return isPayPal ? [origin, 'https://*.paypal.com', 'https://*.paypalobjects.com'] : [origin];
}

function requireSetting(value: string | undefined): string {
  if (value === undefined) throw new Error('a wallet setting is missing, though the settings were checked');
  return value;
}
