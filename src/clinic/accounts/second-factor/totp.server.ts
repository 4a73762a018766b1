import { Secret, TOTP } from 'otpauth';
import { clinicContact } from '#platform/clinic-contact.ts';
import { stepSeconds, stepWindow } from './rules.ts';

/** The defaults of every authenticator app: RFC 6238 with SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label: string) =>
  new TOTP({
    issuer: clinicContact().name,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
  });

/** 160 bits, as long as the hash (RFC 4226, 4), in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

export const uriOf = (secret: string, username: string): string => totpOf(secret, username).toString();

/** The step of a code, if it is accepted now; null otherwise. Compares in constant time. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: stepWindow });
  return delta === null ? null : Math.floor(timestamp / 1_000 / stepSeconds) + delta;
}
