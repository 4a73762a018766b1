import type { Config } from '../config.server.ts';

/**
 * What browsers may be asked for by any page of ours and by what it frames: nothing, but for paying with the wallet
 * (https://www.w3.org/TR/permissions-policy/). Only names that Chromium knows: it complains of every other one.
 */
const refusedToAll = [
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
  ],
  ...[
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ],
];

/** `payment` is for us and for the host of the wallet's script; the demonstration's wallet is ourselves. */
export const permissionsPolicy = ({ PAYPAL_SDK_URL }: Pick<Config, 'PAYPAL_SDK_URL'>): string => {
  const wallet = PAYPAL_SDK_URL === undefined ? [] : [`"${new URL(PAYPAL_SDK_URL).origin}"`];
  return [...refusedToAll.map((name) => `${name}=()`), `payment=(${['self', ...wallet].join(' ')})`].join(
    ', ',
  );
};

/** For addresses and requests so broken that no hook runs, and no page is meant. */
export const barestHeaders = (config: Pick<Config, 'PAYPAL_SDK_URL'>) => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': permissionsPolicy(config),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

/** Settings of helmet. */
export const securityHeaders = (config: Pick<Config, 'PUBLIC_URL'>) => ({
  // For Flash, old Internet Explorers and a filter that browsers have given up: nobody reads them any more.
  xPermittedCrossDomainPolicies: false,
  xDownloadOptions: false,
  xXssProtection: false,
  xFrameOptions: { action: 'deny' as const },
  contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy() },
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  strictTransportSecurity: config.PUBLIC_URL.startsWith('https:') && {
    maxAge: 31_536_000,
    includeSubDomains: true,
  },
});

/**
 * The policy of every answer. Styles may be inline because Radix writes them; scripts never, except by hash.
 * @param scriptHashes `'sha256-…'` of the inline scripts of one document
 * @param scriptOrigins third-party origins whose scripts, frames, images and requests the document may use
 */
export const contentSecurityPolicy = (
  scriptHashes: string[] = [],
  scriptOrigins: readonly string[] = [],
) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scriptHashes, ...scriptOrigins],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', ...scriptOrigins],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...scriptOrigins],
  'frame-src': ["'self'", ...scriptOrigins],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});
