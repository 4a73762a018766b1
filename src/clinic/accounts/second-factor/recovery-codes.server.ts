import { randomInt } from 'node:crypto';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { recoveryAlphabet, recoveryCodeLength } from './rules.ts';
import { recoveryCodeCount } from './terms.ts';

const purpose = 'second-factor-recovery';

/** Bound to the account: another account's HMAC does not match. */
const claimOf = (userId: number, code: string) => JSON.stringify([userId, code]);

const generateCode = () =>
  Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(
    '',
  );

/** Ten new codes, in their compared form. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, generateCode);

/** The form for copying by hand: 'ABCDE-FGHJK'. */
export const formatRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

export const hmacRecoveryCode = (secrets: Secrets, userId: number, code: string): string =>
  secrets.sign(claimOf(userId, code), purpose);

/** The HMAC that matches a code, made with any of the keys; undefined if none matches. */
export const findMatchingHmac = (
  secrets: Secrets,
  userId: number,
  code: string,
  hmacs: string[],
): string | undefined => hmacs.find((hmac) => secrets.verify(claimOf(userId, code), hmac, purpose));
