import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { systemClock } from '#platform/time/clock.ts';
import { demoWallet } from '../notices/keys.ts';
import { WalletError } from './errors.ts';

/** Nine hours, as PayPal's tokens. */
const tokenSeconds = 9 * 60 * 60;

/** Keyed hash with the account's secret; `purpose` keeps a token from passing as a notice's signature. */
export const signature = (purpose: 'token' | 'notice', text: string): string =>
  createHmac('sha256', `${purpose}:${demoWallet.secret}`).update(text).digest('base64url');

/** Equal, told in a time that does not depend on where they differ. */
export function areEqual(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * A token for whoever knows the secret: signed, not stored, so that every instance knows it after any restart. By the
 * machine's clock, because a test that moves the clinic's day must not sign everybody out.
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

/** The clinic's server. @throws WalletError for anybody else */
export function requireServer({ headers }: FastifyRequest): void {
  const [, until = '', proof = ''] =
    /^Bearer A21AA\.(\d{1,12})\.([\w-]{43})$/.exec(headers.authorization ?? '') ?? [];
  const isOver = Number(until) * 1_000 <= systemClock.now().getTime();
  if (until === '' || isOver || !areEqual(proof, signature('token', until)))
    throw new WalletError('INVALID_TOKEN');
}

/** The clinic's server, or its page, which knows the public client id only. @throws WalletError for anybody else */
export function requireServerOrPage(request: FastifyRequest): void {
  if (request.headers['paypal-client-id'] !== demoWallet.clientId) requireServer(request);
}
