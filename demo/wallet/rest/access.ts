import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { systemClock } from '#platform/time/clock.ts';
import { demoWallet } from '../notices/keys.ts';
import { WalletError } from './errors.ts';

/** Nine hours, as for PayPal's tokens. */
const tokenSeconds = 9 * 60 * 60;

/** Keyed hash with the account's secret; `purpose` prevents a token from passing as a notice's signature. */
export const signature = (purpose: 'token' | 'notice', text: string): string =>
  createHmac('sha256', `${purpose}:${demoWallet.secret}`).update(text).digest('base64url');

/** Compares in constant time. */
export function areEqual(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Issues a token that is signed, not stored, so that every instance accepts it after a restart. Uses the
 * system clock, because a test that moves the clinic's clock must not expire tokens.
 * @throws WalletError unless the request is PayPal's token call with our credentials
 */
export function issueToken(request: FastifyRequest, form: string) {
  const expected = `Basic ${Buffer.from(`${demoWallet.clientId}:${demoWallet.secret}`).toString('base64')}`;
  if (!areEqual(request.headers.authorization ?? '', expected)) throw new WalletError('INVALID_CLIENT');
  if (new URLSearchParams(form).get('grant_type') !== 'client_credentials')
    throw new WalletError('INVALID_PARAMETER_VALUE', 'grant_type');
  const until = Math.floor(systemClock.now().getTime() / 1_000) + tokenSeconds;
  return {
    scope: 'openid https://uri.paypal.com/services/payments/payment',
    access_token: `A21AA.${until}.${signature('token', String(until))}`,
    token_type: 'Bearer',
    app_id: 'APP-ONYARDEMO',
    expires_in: tokenSeconds,
  };
}

/** Allows only the clinic's server. @throws WalletError for any other caller */
export function requireServer({ headers }: FastifyRequest): void {
  const [, until = '', proof = ''] =
    /^Bearer A21AA\.(\d{1,12})\.([\w-]{43})$/.exec(headers.authorization ?? '') ?? [];
  const isOver = Number(until) * 1_000 <= systemClock.now().getTime();
  if (until === '' || isOver || !areEqual(proof, signature('token', until)))
    throw new WalletError('INVALID_TOKEN');
}

/**
 * Allows the clinic's server, or its page, which sends only the public client id. @throws WalletError for any
 * other caller
 */
export function requireServerOrPage(request: FastifyRequest): void {
  if (request.headers['paypal-client-id'] !== demoWallet.clientId) requireServer(request);
}
