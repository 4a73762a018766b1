import { randomInt } from 'node:crypto';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { recoveryAlphabet, recoveryCodeLength } from './rules.ts';
import { recoveryCodeCount } from './terms.ts';

const purpose = 'second-factor-recovery';

/** Bound to the account: another's row proves nothing. */
const claimOf = (userId: number, code: string) => JSON.stringify([userId, code]);

const oneCode = () =>
  Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(
    '',
  );

/** Ten new codes, as they are compared. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, oneCode);

/** As people copy it: 'ABCDE-FGHJK'. */
export const asWritten = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

export const hmacOf = (secrets: Secrets, userId: number, code: string): string =>
  secrets.sign(claimOf(userId, code), purpose);

/** The row that a code stands in, whichever key made it; undefined where it is none of these. */
export const rowOf = (secrets: Secrets, userId: number, code: string, hmacs: string[]): string | undefined =>
  hmacs.find((hmac) => secrets.verify(claimOf(userId, code), hmac, purpose));
