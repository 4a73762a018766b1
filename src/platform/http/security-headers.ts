import type { Config } from '../config.server.ts';

/**
 * Browser features that no page uses, except those of the video room (https://www.w3.org/TR/permissions-policy/). Only names that Chromium
 * knows: it logs an error for every other one.
 */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Features that only the video room uses. */
const videoFeatures = ['autoplay', 'camera', 'microphone', 'screen-wake-lock'];

/** `payment` is allowed for this origin and for the wallet's script. */
const permissionsPolicy = ({ PAYPAL_SDK_URL }: Pick<Config, 'PAYPAL_SDK_URL'>): string => {
  const wallet = PAYPAL_SDK_URL === undefined ? [] : [`"${new URL(PAYPAL_SDK_URL).origin}"`];
  const denied = deniedFeatures.map((name) => `${name}=()`);
  return [...denied, `payment=(${['self', ...wallet].join(' ')})`].join(', ');
};

/** The policy of the video room's document: its own features, and no payment. */
export const videoPermissionsPolicy = [
  ...deniedFeatures.map((name) => `${name}=(${videoFeatures.includes(name) ? 'self' : ''})`),
  'payment=()',
].join(', ');

/** Headers of responses to requests that are too malformed for Fastify's hooks. */
export const minimalHeaders = (config: Pick<Config, 'PAYPAL_SDK_URL'>): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': permissionsPolicy(config),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

/**
 * Security headers of every response. Constant, so no plugin computes them per request. Source: OWASP HTTP
 * Headers Cheat Sheet.
 */
export const securityHeaders = (
  config: Pick<Config, 'PUBLIC_URL' | 'PAYPAL_SDK_URL'>,
): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy(config),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  ...(config.PUBLIC_URL.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});

/**
 * The Content-Security-Policy header. Inline styles are allowed because Radix writes them; inline scripts only by hash.
 * @param scriptHashes `'sha256-…'` of the document's inline scripts
 * @param scriptOrigins third-party origins whose scripts, frames, images and requests the document may use
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  scriptOrigins: readonly string[] = [],
): string {
  const directives = {
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
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}
