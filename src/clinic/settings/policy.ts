import type { Endpoint } from '#platform/api/endpoint.ts';

/** Whoever works here signs in, proves who they are and looks after their own account before the site is open, too. */
const ofTheStaff = [
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
 * Whether a call is answered before the site is open. Nothing can be written by a visitor then, whatever call a later feature
 * brings; the wallet's notices are about what has happened.
 */
export const isAnsweredBeforeLaunch = ({
  method,
  path,
  access,
  from,
}: Pick<Endpoint, 'method' | 'path' | 'access' | 'from'>): boolean =>
  method === 'GET' ||
  from === 'anywhere' ||
  (typeof access === 'object' && !access.roles.includes('client')) ||
  // A whole part of the path: what merely begins like one ('/api/user-subscriptions') is another.
  ofTheStaff.some((beginning) => path === beginning || path.startsWith(`${beginning}/`));
