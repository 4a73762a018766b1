import type { Endpoint } from '#platform/api/endpoint.ts';

/** Endpoints for staff sign-in, authentication and own account, available before launch. */
const staffAccountPaths = [
  '/api/login',
  '/api/logout',
  '/api/password',
  '/api/me',
  '/api/staff',
  '/api/user',
  '/api/verify',
  '/api/verify-email',
  '/api/resend-verification',
  '/api/demo',
];

/**
 * Whether a request is accepted before launch. Visitors cannot write anything, even through endpoints added later;
 * the wallet's notices are accepted.
 */
export const isAllowedBeforeLaunch = ({
  method,
  path,
  access,
  from,
}: Pick<Endpoint, 'method' | 'path' | 'access' | 'from'>): boolean =>
  method === 'GET' ||
  from === 'anywhere' ||
  (typeof access === 'object' && !access.roles.includes('client')) ||
  // Whole path segments only: '/api/user-subscriptions' is a different one.
  staffAccountPaths.some((beginning) => path === beginning || path.startsWith(`${beginning}/`));
